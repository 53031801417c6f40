"""A view in one package of bytes, as every component of the pages reads it (`assets/components/data/package.ts`).

A package is two blocks, then arrays, all of it little-endian:

    host    8 bytes: length of its JSON; the JSON, filled with spaces to a multiple of 8 bytes
    shown   the same; where an array belongs stands {"$array": "uint8", "at": 0, "size": 12}
    arrays  each filled to a multiple of 8 bytes; `at` counts bytes from the end of the block before

`shown` and its arrays are the view: what is drawn, whoever asks. `host` is what the place that mounts it allows there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

_TYPES = ("uint8", "uint16", "float32")


def pack(shown: Mapping[str, Any]) -> bytes:
    """Return a view as bytes, the same for every host.

    Args:
        shown: What is drawn, plain values; arrays of uint8, uint16 or float32 stand in it wherever they belong and
            are sent row by row, without their shape.
    Raises:
        TypeError: If a value is neither plain nor such an array.
    """
    parts: list[bytes] = []
    size = 0

    def reference(value: object) -> dict[str, Any]:
        nonlocal size
        if not (isinstance(value, np.ndarray) and value.dtype.name in _TYPES):
            raise TypeError(f"`shown` must hold plain values and arrays of {', '.join(_TYPES)}, got {value!r:.40}.")
        found = {"$array": value.dtype.name, "at": size, "size": value.size}
        parts.append(_pad(value.tobytes(), b"\0"))
        size += len(parts[-1])
        return found

    block = _block(shown, reference)
    return b"".join([block, *parts])


def with_host(view: bytes, host: Mapping[str, Any]) -> bytes:
    """Return the package that a component is mounted with.

    Args:
        view: What `pack` returned.
        host: What the place allows, plain values: names for export, what can be clicked, how parts are arranged.
    """
    return _block(host) + view


def _block(values: Mapping[str, Any], reference: Callable[[object], Any] | None = None) -> bytes:
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"), default=reference)
    content = _pad(text.encode("utf-8", "surrogatepass"), b" ")
    return len(content).to_bytes(8, "little") + content


def _pad(content: bytes, byte: bytes) -> bytes:
    """Fill content to a multiple of 8 bytes, so that what follows begins where any type can be read from."""
    return content + byte * (-len(content) % 8)

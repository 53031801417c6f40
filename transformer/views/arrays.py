"""Arrays in one package with a header, as the components of the pages read it (`example/payload.js`)."""

from __future__ import annotations

import json
from typing import Any

import numpy as np


class Arrays:
    """The arrays of a package, each on a place that its type can be read from."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._size = 0

    def add(self, array: np.ndarray) -> dict[str, Any]:
        """Add an array and return what stands for it in the header."""
        content = array.tobytes()
        reference = {"$array": array.dtype.name, "at": self._size, "size": array.size}
        padded = content + bytes(-len(content) % 8)
        self._parts.append(padded)
        self._size += len(padded)
        return reference

    def pack(self, header: dict[str, Any]) -> bytes:
        """Return the length of the header as a 32-bit integer (little-endian), from byte 8 it in JSON, the arrays."""
        text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
        text += b" " * (-len(text) % 8)
        return b"".join([len(text).to_bytes(8, "little"), text, *self._parts])

"""JSON as files from elsewhere must have it: no name twice in an object, no depth that ends the program."""

from __future__ import annotations

import json
from typing import Any


def read_json(text: str | bytes, allow_constants: bool = False) -> Any:
    """The value that a JSON text stands for.

    Args:
        text: The JSON, as text or as UTF-8.
        allow_constants: Accept `NaN` and `Infinity`, which are no JSON, but which Python's writer makes.
    Raises:
        ValueError: If this is no JSON, is nested too deeply, or names something twice.
    """
    refuse = None if allow_constants else _refuse_constant
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=refuse)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    # Of two values under one name, another reader may take the one that was not checked.
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for place, name in enumerate(names) if name in names[:place])
        raise ValueError(f"it has {twice[:40]!r} twice")
    return found


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")

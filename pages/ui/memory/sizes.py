"""The bytes of memory that a value holds, so that a store can be bounded by them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np
from torch import Tensor

from transformer.text import Tokenizer

_BYTES_A_LETTER_OF_JSON = 8
"""Bytes that a vocabulary takes in memory for each letter of its JSON: 7.5 to 7.8 measured with 4,000 tokens."""
_NO_PART = (type, ModuleType)
"""Types that are no part of a value: classes and modules are part of the program, whoever refers to them."""

Blocks = dict[tuple[str, int], int]
"""Bytes of each piece of memory, by what it is and where it lies."""


def blocks_of(*values: object, besides: object = None) -> Blocks:
    """Return every piece of memory that values keep alive, each once, however often it is referred to.

    Arrays count with all of the memory they are a view of; a model with its parameters and buffers; functions with
    what they enclose. Memory that two values share has the same key in the answers for both.

    Args:
        *values: Arrays, tensors, models, and whatever Python is made of around them.
        besides: What they may refer to without keeping its memory, as their store.
    """
    found: Blocks = {}
    seen: dict[int, object] = {id(besides): besides}  # the values stay alive here, so that no id is given away again
    left = list(values)
    while left:
        one = left.pop()
        if id(one) in seen or isinstance(one, _NO_PART):
            continue
        seen[id(one)] = one
        key, size, parts = _block(one)
        found[key] = size
        left.extend(parts)
    return found


def _block(value: Any) -> tuple[tuple[str, int], int, list[object]]:
    """Return where a value's own memory lies, its size in bytes, and the values it refers to."""
    if isinstance(value, Tensor):
        storage = value.untyped_storage()
        return ("storage", storage.data_ptr() or id(value)), storage.nbytes(), list(vars(value).values())
    if isinstance(value, np.ndarray):
        if value.base is not None:
            return ("object", id(value)), sys.getsizeof(value), [value.base]
        # An array of objects refers to more than its own bytes.
        return ("object", id(value)), sys.getsizeof(value), value.ravel().tolist() if value.dtype.hasobject else []
    if isinstance(value, Tokenizer):  # most of it lies outside of Python
        return ("object", id(value)), _BYTES_A_LETTER_OF_JSON * len(value.to_json()), []
    return ("object", id(value)), sys.getsizeof(value, 64), _parts(value)


def _parts(value: Any) -> list[object]:
    if isinstance(value, (str, bytes, bytearray, int, float, bool, type(None))):
        return []
    if isinstance(value, memoryview):
        return [value.obj]
    if isinstance(value, Mapping):
        return [*value.keys(), *value.values(), *_attributes(value)]
    if isinstance(value, (list, tuple, set, frozenset)):
        return [*value, *_attributes(value)]
    if isinstance(value, (FunctionType, MethodType, partial)):
        return _enclosed(value)
    return _attributes(value)


def _attributes(value: object) -> list[object]:
    """Return what an object keeps under its names, in its `__dict__` or in slots."""
    slots = [name for kind in type(value).__mro__ for name in _names(getattr(kind, "__slots__", ()))]
    parts: list[object] = [getattr(value, name) for name in slots if not name.startswith("__") and hasattr(value, name)]
    return [*parts, vars(value)] if hasattr(value, "__dict__") else parts


def _names(slots: str | Iterable[str]) -> tuple[str, ...]:
    return (slots,) if isinstance(slots, str) else tuple(slots)


def _enclosed(function: Callable[..., object]) -> list[object]:
    """Return the values that a function carries along; those that its module holds are there without it."""
    if isinstance(function, partial):
        return [function.func, function.args, function.keywords]
    if isinstance(function, MethodType):
        return [function.__self__]
    cells = [cell.cell_contents for cell in function.__closure__ or () if _is_filled(cell)]
    return [*cells, *(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values()]


def _is_filled(cell: Any) -> bool:
    try:
        return cell.cell_contents is not cell
    except ValueError:  # a name that was never given a value
        return False

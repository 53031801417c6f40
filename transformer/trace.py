"""Capture of every intermediate value of a run, with its axis names and token labels, and edits on the way.

A model calls `value = trace("weights", value, "batch head query key")`. A `Trace` records the value and returns
it, perhaps edited; `UNTRACED` returns it untouched. A trace is an argument and never stored on a module, so that
many sessions can run one model at the same time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache

import numpy as np
from torch import Tensor

Tokens = Sequence[Sequence[str]]
"""Tokens of each sequence of a batch."""


@dataclass(frozen=True)
class Traced:
    """One captured value.

    Attributes:
        name: Module path and value, e.g. `decoder.layers.0.cross_attention.weights`.
        tensor: The value, detached.
        axes: Name of each dimension, e.g. `("batch", "head", "query", "key")`.
        labels: Tokens along an axis for each sequence of the batch; only axes that run over tokens.
        start: Position of the first query: above 0 when a cached step computed one row only.
    """

    name: str
    tensor: Tensor
    axes: tuple[str, ...]
    labels: Mapping[str, Tokens]
    start: int = 0

    @property
    def array(self) -> np.ndarray:
        """The value as float32 (masks: bool), on the CPU."""
        tensor = self.tensor.cpu()
        return (tensor.float() if tensor.is_floating_point() else tensor).numpy()

    def tokens(self, axis: str, item: int = 0) -> list[str]:
        """Tokens along `axis` of one sequence of the batch.

        Raises:
            KeyError: If that axis carries no tokens.
        """
        if axis not in self.labels:
            raise KeyError(f"{self.name} has no tokens along {axis!r}; it has them along {list(self.labels)}.")
        return list(self.labels[axis][item])


Edit = Callable[[Traced], Tensor]
"""Gets a value and returns the one to go on with, of the same shape."""


@lru_cache(maxsize=65536)  # every step of a decoding asks the same questions
def _matches(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


class Trace:
    """Records named values of a run.

    Args:
        *patterns: Shell-style patterns of names to keep, e.g. `"*.weights"`. Default: everything.
        edits: For each pattern a function that replaces the values it matches.

    Example:
        trace = Trace("*.weights", edits={"decoder.layers.0.cross_attention.weights": switch_off_head_1})
    """

    def __init__(self, *patterns: str, edits: Mapping[str, Edit] | None = None) -> None:
        self._patterns = patterns
        self.edits = dict(edits or {})
        self._records: dict[str, tuple[Tensor, tuple[str, ...], Mapping[str, str], int]] = {}
        self._tokens: dict[str, Tokens] = {}
        self._scope = ""
        self._sides: Mapping[str, str] = {}
        self._start = 0

    def __bool__(self) -> bool:
        return True

    def __call__(self, name: str, value: Tensor, axes: str) -> Tensor:
        """Record `value` under this scope's `name` and return it, edited where an edit matches."""
        name = self._scope + name
        for pattern, edit in self.edits.items():
            if _matches(name, (pattern,)):
                names = tuple(axes.split())
                edited = edit(Traced(name, value, names, self._labels(names, self._sides), self._start))
                if edited.shape != value.shape:
                    raise ValueError(
                        f"An edit of {name} must return the shape {tuple(value.shape)}, got {tuple(edited.shape)}."
                    )
                value = edited
        if not self._patterns or _matches(name, self._patterns):
            self._records[name] = (value.detach(), tuple(axes.split()), self._sides, self._start)
        return value

    def within(self, scope: str = "", start: int | None = None, **sides: str) -> Trace:
        """The same records, seen from inside a module.

        Args:
            scope: Module path below this one.
            start: Position of the first query, when a cache holds the earlier ones.
            **sides: For each axis the sequence its tokens come from: `source` or `target`.
        """
        inner = Trace.__new__(Trace)
        inner.__dict__.update(self.__dict__)
        inner._scope = f"{self._scope}{scope}." if scope else self._scope
        inner._sides = {**self._sides, **sides}
        inner._start = self._start if start is None else start
        return inner

    def label(self, **tokens: Tokens) -> None:
        """Give the tokens of the `source` and the `target`, for each sequence of the batch."""
        self._tokens.update(tokens)

    def __getitem__(self, name: str) -> Traced:
        if name not in self._records:
            raise KeyError(f"{name} was not captured. Captured: {', '.join(self._records) or 'nothing yet'}.")
        tensor, axes, sides, start = self._records[name]
        return Traced(name, tensor, axes, self._labels(axes, sides), start)

    def __contains__(self, name: str) -> bool:
        return name in self._records

    def __iter__(self) -> Iterator[str]:
        return iter(self._records)

    def __len__(self) -> int:
        return len(self._records)

    def find(self, pattern: str) -> list[Traced]:
        """Captured values whose name matches a shell-style pattern, in the order they were computed."""
        return [self[name] for name in self._records if fnmatchcase(name, pattern)]

    def _labels(self, axes: tuple[str, ...], sides: Mapping[str, str]) -> dict[str, Tokens]:
        return {axis: self._tokens[sides[axis]] for axis in axes if sides.get(axis) in self._tokens}


class _Untraced(Trace):
    """Stands for "no trace": false, and gives every value back; it records nothing."""

    def __bool__(self) -> bool:
        return False

    def __call__(self, name: str, value: Tensor, axes: str) -> Tensor:
        return value

    def within(self, scope: str = "", start: int | None = None, **sides: str) -> _Untraced:
        return self

    def label(self, **tokens: Tokens) -> None:
        return None


UNTRACED = _Untraced()
"""The fast path: models take it in place of a `Trace`."""

"""Capture of every intermediate value of a run, with its axis names and token labels, and edits on the way.

A `Trace` holds the values of a run. A module gets a `TraceScope` of it, which knows the module's path, and calls
`value = trace("weights", value, "batch head query key")`: the value is recorded and returned, perhaps edited. Without
a trace the scope is `UNTRACED`, which returns it untouched. Both are arguments and never stored on a module, so that
many sessions can run one model at the same time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from torch import Tensor

from transformer.errors import LabError, SettingError

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


class _Record(NamedTuple):
    """A recorded value without its tokens, which may be given after the run."""

    tensor: Tensor
    axes: tuple[str, ...]
    sides: Mapping[str, str]
    start: int


class Trace:
    """Named values of a run: records those it is asked for, and edits them on the way.

    Args:
        *patterns: Shell-style patterns of names to record, e.g. `"*.weights"`. Default: everything.
        edits: For each pattern a function that replaces the values it matches.
        record: False records nothing: the trace only edits.
    Raises:
        ValueError: If patterns are given to a trace that records nothing.

    Example:
        trace = Trace("*.weights", edits={"decoder.layers.0.cross_attention.weights": switch_off_head_1})
    """

    def __init__(self, *patterns: str, edits: Mapping[str, Edit] | None = None, record: bool = True) -> None:
        if patterns and not record:
            raise SettingError(
                "record", "be True where patterns are given", got="False", advice="Leave out the patterns."
            )
        self.edits = dict(edits or {})
        self._patterns = patterns or (("*",) if record else ())
        self._records: dict[str, _Record] = {}
        self._tokens: dict[str, Tokens] = {}

    def take(self, name: str, value: Tensor, axes: str, sides: Mapping[str, str], start: int) -> Tensor:
        """Record a value and return it, edited where an edit matches.

        Args:
            name: Module path and value.
            value: Of any shape.
            axes: Name of each dimension, separated by spaces.
            sides: For each axis the sequence its tokens come from: `source` or `target`.
            start: Position of the first query.
        Raises:
            ValueError: If an edit returns another shape.
        """
        names = tuple(axes.split())
        for pattern, edit in self.edits.items():
            if _matches(name, (pattern,)):
                value = _edited(self._traced(name, _Record(value, names, sides, start)), edit)
        if _matches(name, self._patterns):
            self._records[name] = _Record(value.detach(), names, sides, start)
        return value

    def label(self, **tokens: Tokens) -> None:
        """Give the tokens of the `source` and the `target`, for each sequence of the batch."""
        self._tokens.update(tokens)

    def __getitem__(self, name: str) -> Traced:
        if name not in self._records:
            raise KeyError(f"{name} was not captured. Captured: {', '.join(self._records) or 'nothing yet'}.")
        return self._traced(name, self._records[name])

    def __contains__(self, name: str) -> bool:
        return name in self._records

    def __iter__(self) -> Iterator[str]:
        return iter(self._records)

    def __len__(self) -> int:
        return len(self._records)

    def find(self, pattern: str) -> list[Traced]:
        """Captured values whose name matches a shell-style pattern, in the order they were computed."""
        return [self[name] for name in self._records if fnmatchcase(name, pattern)]

    def _traced(self, name: str, record: _Record) -> Traced:
        sides = record.sides
        labels = {axis: self._tokens[sides[axis]] for axis in record.axes if sides.get(axis) in self._tokens}
        return Traced(name, record.tensor, record.axes, labels, record.start)


def _edited(traced: Traced, edit: Edit) -> Tensor:
    edited = edit(traced)
    if edited.shape != traced.tensor.shape:
        raise LabError(
            f"An edit of {traced.name} must return the shape {tuple(traced.tensor.shape)}, got {tuple(edited.shape)}."
        )
    return edited


@dataclass(frozen=True)
class TraceScope:
    """A trace as seen from inside a module.

    Attributes:
        trace: Takes the values; None = nothing is captured and nothing edited.
        path: Of the module, with a dot behind it; empty outside all modules.
        sides: For each axis the sequence its tokens come from: `source` or `target`.
        start: Position of the first query: above 0 when a cache holds the earlier ones.
    """

    trace: Trace | None = None
    path: str = ""
    sides: Mapping[str, str] = field(default_factory=dict)
    start: int = 0

    @property
    def is_active(self) -> bool:
        """Whether there is a trace; without one a module takes its fast path."""
        return self.trace is not None

    def __call__(self, name: str, value: Tensor, axes: str) -> Tensor:
        """Record `value` under this module's `name` and return it, edited where an edit matches."""
        if self.trace is None:
            return value
        return self.trace.take(self.path + name, value, axes, self.sides, self.start)

    def within(self, module: str = "", start: int | None = None, **sides: str) -> TraceScope:
        """The same trace, seen from a module below this one.

        Args:
            module: Path from this module to that one; empty = this one.
            start: Position of the first query. Default: this scope's.
            **sides: For each axis the sequence its tokens come from; axes left out keep theirs.
        """
        if self.trace is None:
            return self
        path = f"{self.path}{module}." if module else self.path
        return TraceScope(self.trace, path, {**self.sides, **sides}, self.start if start is None else start)


UNTRACED = TraceScope()
"""The fast path: what a module gets where there is no trace."""

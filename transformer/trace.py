"""Capture of every intermediate value of a run, with axis names and token labels, and edits of values on the way.

A `Trace` holds the values of a run. Each module receives a `TraceScope`, a trace bound to the module's path, and calls
`value = trace("weights", value, "batch head query key")`, which records the value and returns it, perhaps edited.
Without a trace, the scope is `UNTRACED`, which returns the value unchanged. Both are arguments and never stored on a
module, so that many sessions can run one model at the same time.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from transformer.errors import LabError, SettingError
from transformer.showable import Showable

Tokens = Sequence[Sequence[str]]
"""The tokens of each sequence of a batch."""


@dataclass(frozen=True, repr=False)
class Traced:
    """One captured value.

    Attributes:
        name: Path of the module and name of the value, e.g. `decoder.layers.0.cross_attention.weights`.
        tensor: The value; detached once it is recorded, not while it is edited.
        axes: Name of each dimension, e.g. `("batch", "head", "query", "key")`.
        labels: Tokens of each sequence of the batch, by axis; only for axes that run over tokens.
        start: Position of the first query; above 0 if a cached step computed only the new rows.
    """

    name: str
    tensor: Tensor
    axes: tuple[str, ...]
    labels: Mapping[str, Tokens]
    start: int = 0

    def __repr__(self) -> str:
        return f"Traced({self.name}: {_shape_in_words(self.axes, self.tensor)})"

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return np.array(self.array, dtype=dtype, copy=copy)

    @property
    def array(self) -> np.ndarray:
        """The value as a NumPy array, float32 (masks: bool)."""
        tensor = self.tensor.cpu()
        return (tensor.float() if tensor.is_floating_point() else tensor).numpy()

    def tokens(self, axis: str, item: int = 0) -> list[str]:
        """Return the tokens along `axis` for one sequence of the batch.

        Raises:
            KeyError: If the axis has no tokens.
        """
        if axis not in self.labels:
            raise KeyError(f"{self.name} has no tokens along {axis!r}; it has them along {list(self.labels)}.")
        return list(self.labels[axis][item])


Edit = Callable[[Traced], Tensor]
"""A function that returns the replacement of a value, in the same shape."""


@lru_cache(maxsize=65536)  # every decoding step matches the same names
def _matches(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


@lru_cache(maxsize=256)  # a model has a few dozen
def _names(axes: str) -> tuple[str, ...]:
    return tuple(axes.split())


class _Record(NamedTuple):
    """A recorded value without its tokens, which may be set after the run."""

    tensor: Tensor
    axes: tuple[str, ...]
    sides: Mapping[str, str]
    start: int


def _shape_in_words(axes: Sequence[str], tensor: Tensor) -> str:
    return " × ".join(f"{axis} {size}" for axis, size in zip(axes, tensor.shape, strict=True))


class Trace(Showable):
    """A recorder of the values of a run under their names, which can edit values on the way.

    Args:
        *patterns: Shell-style patterns of the names to record, e.g. `"*.weights"`. Default: every name.
        edits: For each pattern, a function that replaces the matching values.
        record: Whether to record; False only edits.
        note: What else to say to who asks for a value that was not captured.
    Raises:
        SettingError: If patterns are given but nothing is to be recorded.

    Example:
        trace = Trace("*.weights", edits={"decoder.layers.0.cross_attention.weights": switch_off_head_1})
    """

    def __init__(
        self, *patterns: str, edits: Mapping[str, Edit] | None = None, record: bool = True, note: str = ""
    ) -> None:
        if patterns and not record:
            raise SettingError(
                "record", "be True where patterns are given", got="False", advice="Leave out the patterns."
            )
        self.edits, self.note = dict(edits or {}), note
        self._patterns = patterns or (("*",) if record else ())
        self._records: dict[str, _Record] = {}
        self._names: set[str] = set()
        """Names of all values of the run, also of those that are not recorded."""
        self._tokens: dict[str, Tokens] = {}

    def __repr__(self) -> str:
        patterns = ", ".join(map(repr, self._patterns)) or "record=False"
        return f"Trace({patterns}) with {len(self._records)} values"

    def _repr_html_(self) -> str:
        """Return a table of what was captured, for a notebook: name and shape of each value."""
        rows = "".join(
            f"<tr><td><code>{html.escape(name)}</code></td><td>{_shape_in_words(axes, tensor)}</td></tr>"
            for name, (tensor, axes, *_) in self._records.items()
        )
        head = "<tr><th>value</th><th>axes</th></tr>"
        return f"<p>{html.escape(repr(self))}</p>" + (f"<table>{head}{rows}</table>" if rows else "")

    def take(self, name: str, value: Tensor, axes: str, sides: Mapping[str, str], start: int) -> Tensor:
        """Apply the matching edits to a value, record it and return it.

        Args:
            name: Path of the module and name of the value.
            value: The value, of any shape.
            axes: Names of the dimensions, separated by spaces.
            sides: For each axis over tokens, the sequence they come from: `source` or `target`.
            start: Position of the first query.
        Raises:
            LabError: If an edit returns no tensor, or another shape.
        """
        self._names.add(name)
        names = _names(axes)
        for pattern, edit in self.edits.items():
            if _matches(name, (pattern,)):
                value = _apply_edit(self._make_traced(name, _Record(value, names, sides, start)), edit)
        if _matches(name, self._patterns):
            known = value.detach() if value.requires_grad else value
            self._records[name] = _Record(known, names, sides, start)
        return value

    def of_item(self, item: int, tokens: Mapping[str, Sequence[str]]) -> Trace:
        """Return what was recorded of one sequence of the batch, as if it had run alone.

        Args:
            item: Its place in the batch.
            tokens: Its tokens by side, `source` and `target`; what lies beyond them is padding and left out.
        """
        found = Trace(*self._patterns, edits=self.edits, record=bool(self._patterns), note=self.note)
        found._names = self._names
        for name, (tensor, axes, sides, start) in self._records.items():
            for place, axis in enumerate(axes):
                if axis == "batch":
                    tensor = tensor.narrow(place, item, 1)
                elif sides.get(axis) in tokens:
                    tensor = tensor.narrow(place, 0, len(tokens[sides[axis]]))
            found._records[name] = _Record(tensor.clone(), axes, sides, start)  # it holds no other sequence in memory
        found.label(**{side: [list(of_side)] for side, of_side in tokens.items()})
        return found

    def records_only(self, *patterns: str) -> bool:
        """Return True if none but these patterns are recorded."""
        return set(self._patterns) <= set(patterns)

    def join_rows(self, steps: Sequence[Trace]) -> None:
        """Record what consecutive cached steps recorded as one value each, with a row per step, as a full pass does.

        Args:
            steps: Traces of weights or masks, whose last axes are query and key. Keys that came after a row are 0 in it
                (False in masks), since no row attends to a later one.
        """
        self._names |= steps[-1]._names
        for name, last in steps[-1]._records.items():
            if _matches(name, self._patterns):
                keys, rows = last.tensor.shape[-1], [step._records[name].tensor for step in steps]
                rows = [F.pad(row, (0, keys - row.shape[-1])) if row.shape[-1] < keys else row for row in rows]
                self._records[name] = last._replace(tensor=torch.cat(rows, dim=-2), start=0)

    def has_all(self, *patterns: str) -> bool:
        """Return True if each value of the run whose name matches one of these patterns is recorded."""
        return all(name in self._records for name in self._names if _matches(name, patterns))

    def check_names(self) -> None:
        """Check after a whole run that each pattern and each edit met a value: a misspelt one would do nothing.

        Raises:
            LabError: If one met none; the message names what comes nearest to it.
        """
        for pattern, does in [*((one, "captures") for one in self._patterns), *((one, "edits") for one in self.edits)]:
            if not any(_matches(name, (pattern,)) for name in self._names):
                ends = {f"*.{name.split('.')[-1]}" for name in self._names}
                known = ends if "*" in pattern and not pattern.endswith("*") else self._names
                near = ", ".join(get_close_matches(pattern, sorted(known), 3, 0))
                problem = f"The trace {does} {pattern!r}, but no value of this run is called that."
                raise LabError(problem, advice=f"There are {near}." if near else "")

    def label(self, **tokens: Tokens) -> None:
        """Set the tokens of each `source` and each `target` of the batch."""
        self._tokens.update(tokens)

    def __getitem__(self, name: str) -> Traced:
        if name not in self._records:
            held = f"Captured: {', '.join(self._records) or 'nothing yet'}."
            raise KeyError(" ".join(filter(None, [f"{name} was not captured.", self.note, held])))
        return self._make_traced(name, self._records[name])

    def __contains__(self, name: str) -> bool:
        return name in self._records

    def __iter__(self) -> Iterator[str]:
        return iter(self._records)

    def __len__(self) -> int:
        return len(self._records)

    def find(self, pattern: str) -> list[Traced]:
        """Return the captured values whose names match a shell-style pattern, in the order of their computation."""
        return [self[name] for name in self._records if _matches(name, (pattern,))]

    def _make_traced(self, name: str, record: _Record) -> Traced:
        sides = record.sides
        labels = {axis: self._tokens[sides[axis]] for axis in record.axes if sides.get(axis) in self._tokens}
        return Traced(name, record.tensor, record.axes, labels, record.start)


def _apply_edit(traced: Traced, edit: Edit) -> Tensor:
    edited = edit(traced)
    if not isinstance(edited, Tensor):
        raise LabError(f"An edit of {traced.name} must return a tensor, got {type(edited).__name__}.")
    if edited.shape != traced.tensor.shape:
        raise LabError(
            f"An edit of {traced.name} must return the shape {tuple(traced.tensor.shape)}, got {tuple(edited.shape)}."
        )
    if edited.is_floating_point() != traced.tensor.is_floating_point():
        wanted = "numbers" if traced.tensor.is_floating_point() else "truth values, as a mask has them"
        raise LabError(f"An edit of {traced.name} must return {wanted}, got {edited.dtype}.")
    return edited


class TraceScope(NamedTuple):
    """A trace bound to the path of a module.

    Attributes:
        trace: The trace; None = nothing is captured or edited.
        path: Path of the module with a trailing dot; empty outside all modules.
        sides: For each axis over tokens, the sequence they come from: `source` or `target`.
        start: Position of the first query; above 0 if a cache holds the earlier ones.
    """

    trace: Trace | None = None
    path: str = ""
    sides: Mapping[str, str] = MappingProxyType({})
    start: int = 0

    @property
    def is_active(self) -> bool:
        """True if there is a trace; without one, modules take their fast path."""
        return self.trace is not None

    def __call__(self, name: str, value: Tensor, axes: str) -> Tensor:
        """Record `value` as `name` of this module and return it, edited if an edit matches."""
        if self.trace is None:
            return value
        return self.trace.take(self.path + name, value, axes, self.sides, self.start)

    def within(self, module: str = "", start: int | None = None, **sides: str) -> TraceScope:
        """Return the scope of a submodule.

        Args:
            module: Path of the submodule within this module; empty = this module.
            start: Position of the first query. Default: that of this scope.
            **sides: For each axis over tokens, the sequence they come from; other axes keep theirs.
        """
        if self.trace is None:
            return self
        path = f"{self.path}{module}." if module else self.path
        merged = {**self.sides, **sides} if sides else self.sides
        return TraceScope(self.trace, path, merged, self.start if start is None else start)


UNTRACED = TraceScope()
"""The scope without a trace, with which modules take their fast path."""

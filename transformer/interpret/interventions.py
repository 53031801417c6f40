"""What a person may do to attention: switch heads off, hide a token from them, send a row to one token only.

An `Intervention` is a small value that fits in a link. `edits_of` turns any number of them into edits for a `Trace`:

    interventions = parse_all("cross.2.1.off,encoder.1.*.hide.*.4")
    trace = Trace(edits=edits_of(interventions))
    greedy(checkpoint, "attention", trace)

Cells are taken away before the softmax, in the mask, so that what a row has left sums to 1 by itself. To set the
weights to 0 after the softmax and divide by what is left is the same but for rounding; where the hidden cell had all
of the weight, it would divide 0 by 0.

Source: Geva et al. (2023), "Dissecting Recall of Factual Associations", attention knockout: −∞ in cells of the mask.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeVar, get_args

import torch
from torch import Tensor

from transformer.config import LIMITS, TransformerConfig
from transformer.errors import one_of, whole_number
from transformer.interpret.labelled_map import KIND_TITLES, Axis, Kind, LabelledMap
from transformer.interpret.maps import KINDS
from transformer.text.wording import plain_token
from transformer.trace import Edit, Traced

Action = Literal["off", "hide", "only"]
Choice = TypeVar("Choice", bound=str)

EVERY_KIND: tuple[Kind, ...] = get_args(Kind)
MOST = 100
"""Most interventions at once: a link is typed by anyone, and each one costs time in every step."""

_ACTIONS: tuple[Action, ...] = get_args(Action)
_EVERY = "*"
_EXAMPLE = "Write it like cross.2.1.off, cross.2.1.hide.3.5 or cross.2.*.only.*.4."


@dataclass(frozen=True, kw_only=True)
class Intervention:
    """One thing done to attention; everything is counted from 0 here and from 1 in the text form.

    An intervention only ever takes away. Several of them take away all that any of them does, in any order.

    Attributes:
        kind: `encoder`, `cross` or `decoder`.
        layer: Which layer of that stack.
        head: Which head; None = every head of the layer.
        action: `off` = the head's output is 0 (the bias of W_O stays). `hide` = a row gives a column no weight. `only`
            = a row gives one column all of its weight; where the mask blocks that cell, the row stays as it is.
        row: The token that looks; None = every row. Not for `off`.
        column: The token looked at. Not for `off`.
    """

    kind: Kind
    layer: int
    head: int | None = None
    action: Action = "off"
    row: int | None = None
    column: int | None = None

    def __post_init__(self) -> None:
        one_of("kind", self.kind, Kind)
        one_of("action", self.action, Action)
        whole_number("layer", self.layer, 0, LIMITS["num_layers"] - 1)
        if self.head is not None:
            whole_number("head", self.head, 0, LIMITS["num_heads"] - 1)
        if self.action == "off":
            for name in ("row", "column"):
                if getattr(self, name) is not None:
                    raise ValueError(f"`{name}` must be left out of 'off', got {getattr(self, name)!r}. Use 'hide'.")
            return
        if self.row is not None:
            whole_number("row", self.row, 0, LIMITS["max_length"] - 1)
        whole_number("column", self.column, 0, LIMITS["max_length"] - 1)

    def __str__(self) -> str:
        """The text form, which `parse` reads: `cross.2.1.hide.3.5`."""
        parts = [self.kind, str(self.layer + 1), _from_one(self.head), self.action]
        return ".".join(parts if self.action == "off" else [*parts, _from_one(self.row), _from_one(self.column)])

    @property
    def place(self) -> str:
        """The module that it acts on, as a trace names it."""
        stack, attention = KINDS[self.kind]
        return f"{stack}.layers.{self.layer}.{attention}"

    def check(self, config: TransformerConfig, source: int | None = None, target: int | None = None) -> None:
        """Refuse what a model, or one example, has no place for.

        Args:
            config: The model's.
            source: Number of tokens the encoder reads. Default: as many as the model can hold.
            target: Number of tokens the decoder reads. Default: as many as the model can hold.
        Raises:
            ValueError: If the kind, layer, head, row or column isn't there, or if `only` names a cell of the future.
        """
        if self.kind != "encoder" and not config.has_decoder:
            raise ValueError(f"`kind` must be encoder for a model without a decoder, got '{self}'. Leave it out.")
        source, target = (config.max_length if size is None else size for size in (source, target))
        queries, keys = {"encoder": (source, source), "cross": (target, source), "decoder": (target, target)}[self.kind]
        sizes = {"layer": config.num_layers, "head": config.num_heads, "row": queries, "column": keys}
        for name, size in sizes.items():
            index = getattr(self, name)
            if index is not None and index >= size:
                raise ValueError(f"`{name}` must be from 1 to {size} here, got {index + 1} in '{self}'. Change it.")
        row, column = self.row, self.column
        if self.kind == "decoder" and self.action == "only" and row is not None and column is not None and column > row:
            raise ValueError(
                f"`column` must be at most the row ({row + 1}), got {column + 1} in '{self}'. "
                "The mask blocks the future; choose an earlier token."
            )


def parse(text: str) -> Intervention:
    """The intervention that a text form means, the inverse of `str`.

    Args:
        text: `kind.layer.head.action`, then for `hide` and `only` `.row.column`; all counted from 1, `*` = every.
    Raises:
        ValueError: If a part is missing, too much, unknown, not a number or out of range.
    """
    parts = text.strip().split(".")
    action = parts[3] if len(parts) > 3 else ""
    if len(parts) != (4 if action == "off" else 6):
        # A wrong word is the nearer reason than a wrong count.
        for name, value, choices in (("kind", parts[0], EVERY_KIND), ("action", action, _ACTIONS)):
            if value:
                _one_of_in(name, value, choices, text)
        wanted = "4 parts" if action == "off" else "6 parts" if action else "4 or 6 parts"
        raise ValueError(f"An intervention must have {wanted} with dots between, got {_quoted(text)}. {_EXAMPLE}")
    kind = _one_of_in("kind", parts[0], EVERY_KIND, text)
    action = _one_of_in("action", action, _ACTIONS, text)
    row, column = parts[4:] or (_EVERY, _EVERY)
    return Intervention(
        kind=kind,
        layer=_number("layer", parts[1], LIMITS["num_layers"], text),
        head=None if parts[2] == _EVERY else _number("head", parts[2], LIMITS["num_heads"], text),
        action=action,
        row=None if row == _EVERY else _number("row", row, LIMITS["max_length"], text),
        column=None if action == "off" else _number("column", column, LIMITS["max_length"], text),
    )


def parse_all(text: str) -> tuple[Intervention, ...]:
    """Several interventions with commas between, each once; none for an empty text.

    Raises:
        ValueError: If one of them can't be read, or if there are more than `MOST`.
    """
    parts = [part for part in text.split(",") if part.strip()]
    if len(parts) > MOST:
        raise ValueError(f"`text` must have at most {MOST} interventions, got {len(parts):,}. Leave some out.")
    return tuple(dict.fromkeys(parse(part) for part in parts))


def join(interventions: Iterable[Intervention]) -> str:
    """The text form of several, the inverse of `parse_all`."""
    return ",".join(map(str, interventions))


def edits_of(interventions: Iterable[Intervention]) -> dict[str, Edit]:
    """Edits that do all of this to a run: a full pass, or a cached step that computes one row.

    Rows and columns that a run does not have are passed over, see `Intervention.check`. A row that is left with
    nothing gets weights of 0, and so does its output. Cells that the mask blocks stay blocked.

    Args:
        interventions: In any order.
    Returns:
        Trace name → edit, ready for `Trace(edits=…)`: of `….allowed` where cells go, of `….output` where heads go.
    """
    found: dict[str, list[Intervention]] = {}
    for one in interventions:
        found.setdefault(f"{one.place}.{'output' if one.action == 'off' else 'allowed'}", []).append(one)
    return {
        name: partial(_silence if name.endswith(".output") else _take_away, tuple(several))
        for name, several in found.items()
    }


def _silence(interventions: Sequence[Intervention], output: Traced) -> Tensor:
    """The heads' output, `(batch, head, query, d_k)`, with 0 for those switched off."""
    off = torch.zeros(output.tensor.shape[1], dtype=torch.bool, device=output.tensor.device)
    for one in interventions:
        off |= _chosen(one.head, len(off), 0, off.device)
    return output.tensor.masked_fill(off[:, None, None], 0.0)


def _take_away(interventions: Sequence[Intervention], allowed: Traced) -> Tensor:
    """The mask, `(batch, head, query, key)`, less the cells taken away."""
    mask = left = allowed.tensor
    heads, queries, keys = mask.shape[1:]
    for one in interventions:
        # In a cached step the first query stands at `start`.
        rows = _chosen(one.row, queries, allowed.start, mask.device)
        rows = _chosen(one.head, heads, 0, mask.device)[:, None, None] & rows[:, None]  # (head, query, 1)
        columns = _chosen(one.column, keys, 0, mask.device)
        if one.action == "hide":
            left = left & ~(rows & columns)
        else:
            # Asked of the mask itself, so that a hidden cell counts as there: then nothing is left, in any order.
            there = (mask & columns).any(dim=-1, keepdim=True)
            left = left & (columns | ~(rows & there))
    return left


def _chosen(index: int | None, size: int, start: int, device: torch.device) -> Tensor:
    """Boolean `(size,)`: which of the positions from `start` on are meant; None = all."""
    if index is None:
        return torch.ones(size, dtype=torch.bool, device=device)
    return torch.arange(start, start + size, device=device) == index


def describe(intervention: Intervention, maps: LabelledMap | None = None) -> str:
    """What it does, in one short sentence, counted from 1.

    Args:
        intervention: What is done.
        maps: Of its kind; names the tokens.
    """
    heads = "all heads" if intervention.head is None else f"head {intervention.head + 1}"
    where = f"{KIND_TITLES[intervention.kind]}, layer {intervention.layer + 1}, {heads}"
    if intervention.column is None:  # as in "off", and only there
        return f"{where}: switched off."
    hide, column = intervention.action == "hide", _named("column", intervention.column, maps and maps.columns)
    if intervention.row is None:
        return f"{where}: {'no row can look' if hide else 'every row that may looks only'} at {column}."
    row = _named("row", intervention.row, maps and maps.rows)
    return f"{where}: {row} {'can no longer look' if hide else 'looks only'} at {column}."


def _named(name: str, index: int, axis: Axis | None) -> str:
    place = f"{name} {index + 1}"
    if axis is None or index >= len(axis.labels):
        return place
    return f"“{plain_token(axis.labels[index])}” ({place})"


def _from_one(index: int | None) -> str:
    return _EVERY if index is None else str(index + 1)


def _number(name: str, value: str, limit: int, text: str) -> int:
    """A number from 1 in a link, as an index from 0."""
    # ASCII only, and never so long that int() itself gives up.
    if not re.fullmatch("[0-9]{1,6}", value) or not 1 <= int(value) <= limit:
        rule = f"be a whole number from 1 to {limit:,}" + (" or *" if name in ("head", "row") else "")
        raise ValueError(f"`{name}` must {rule}, got {_quoted(value)} in {_quoted(text)}. {_EXAMPLE}")
    return int(value) - 1


def _one_of_in(name: str, value: str, choices: Sequence[Choice], text: str) -> Choice:
    for choice in choices:
        if choice == value:
            return choice
    rule = f"be one of {', '.join(choices)}"
    raise ValueError(f"`{name}` must {rule}, got {_quoted(value)} in {_quoted(text)}. {_EXAMPLE}")


def _quoted(text: str) -> str:
    """What was typed, as text, and not all of it where it is long."""
    return repr(text if len(text) <= 40 else text[:39] + "…")

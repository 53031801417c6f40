"""Interventions in attention: switch heads off, hide a token, or restrict a row to one token.

An `Intervention` is a small value that fits in a link. `edits_of` turns any number of them into edits of a `Trace`:

    interventions = parse_all("cross.2.1.off,encoder.1.*.hide.*.4")
    trace = Trace(edits=edits_of(interventions))
    greedy(checkpoint, "attention", trace)

Cells are removed before the softmax, in the mask, so that the remaining weights of a row sum to 1 without further work.
Setting weights to 0 after the softmax and renormalising would give the same up to rounding, but would divide 0 by 0
where the hidden cell had all the weight.

Source: Geva et al. (2023), "Dissecting Recall of Factual Associations", attention knockout: −∞ in cells of the mask.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import partial
from typing import Literal, TypeVar, get_args

import torch
from torch import Tensor

from transformer.config import LIMITS, TransformerConfig
from transformer.errors import LabError, SettingError, one_of, whole_number
from transformer.maps import KINDS, AttentionMaps, Kind
from transformer.trace import Edit, Traced

Action = Literal["off", "hide", "only"]
Choice = TypeVar("Choice", bound=str)

EVERY_KIND: tuple[Kind, ...] = get_args(Kind)
MOST = 100
"""Most interventions at once, because a link is untrusted and each intervention costs time at every step."""

_ACTIONS: tuple[Action, ...] = get_args(Action)
_EVERY = "*"
_EXAMPLE = "Write it like cross.2.1.off, cross.2.1.hide.3.5 or cross.2.*.only.*.4."


@dataclass(frozen=True, kw_only=True)
class Intervention:
    """One change to attention; indices are counted from 0 here and from 1 in the text form.

    An intervention only removes cells or outputs. Several together remove the union of theirs, in any order.

    Attributes:
        kind: `encoder`, `cross` or `decoder`.
        layer: Layer of that stack; None = all layers, for a token that is hidden from all their heads and rows.
        head: Head of that layer; None = all heads.
        action: `off` sets the head's output to 0 (the bias of W_O stays). `hide` gives a column of a row no weight.
            `only` gives one column all the weight of a row; if the mask blocks that cell, the row stays as it is.
        row: Query token; None = all rows. Not for `off`.
        column: Key token. Not for `off`.
    Raises:
        SettingError: If a value breaks a rule.
    """

    kind: Kind
    layer: int | None
    head: int | None = None
    action: Action = "off"
    row: int | None = None
    column: int | None = None

    def __post_init__(self) -> None:
        one_of("kind", self.kind, Kind)
        one_of("action", self.action, Action)
        if self.layer is not None:
            whole_number("layer", self.layer, 0, LIMITS["num_layers"] - 1)
        elif self.action != "hide" or self.head is not None or self.row is not None:
            advice = "Only a token is hidden in all layers at once: from all heads and rows."
            raise SettingError("layer", "be one layer here", self.layer, advice)
        if self.head is not None:
            whole_number("head", self.head, 0, LIMITS["num_heads"] - 1)
        if self.action == "off":
            for name in ("row", "column"):
                if getattr(self, name) is not None:
                    raise SettingError(name, "be left out of 'off'", getattr(self, name), "Use 'hide'.")
            return
        if self.row is not None:
            whole_number("row", self.row, 0, LIMITS["max_length"] - 1)
        whole_number("column", self.column, 0, LIMITS["max_length"] - 1)

    def __str__(self) -> str:
        """Return the text form that `parse` reads: `cross.2.1.hide.3.5`."""
        parts = [self.kind, _from_one(self.layer), _from_one(self.head), self.action]
        return ".".join(parts if self.action == "off" else [*parts, _from_one(self.row), _from_one(self.column)])

    @property
    def place(self) -> str:
        """Name in a trace of the module that it changes; a pattern of names if it changes all layers."""
        stack, attention = KINDS[self.kind]
        return f"{stack}.layers.{'*' if self.layer is None else self.layer}.{attention}"

    def check(self, config: TransformerConfig, source: int | None = None, target: int | None = None) -> None:
        """Check that a model, or one example, has the place that the intervention names.

        Args:
            config: Config of the model.
            source: Number of source tokens. Default: the model's limit.
            target: Number of tokens that the decoder reads. Default: the model's limit.
        Raises:
            SettingError: If the kind, layer, head, row or column doesn't exist, or if `only` names a future cell that
                the mask blocks.
        """
        if self.kind != "encoder" and not config.has_decoder:
            raise SettingError("kind", "be encoder for a model without a decoder", str(self), "Leave it out.")
        source, target = (config.max_length if size is None else size for size in (source, target))
        queries, keys = {"encoder": (source, source), "cross": (target, source), "decoder": (target, target)}[self.kind]
        sizes = {"layer": config.num_layers, "head": config.num_heads, "row": queries, "column": keys}
        for name, size in sizes.items():
            index = getattr(self, name)
            if index is not None and index >= size:
                raise _beyond(name, index, size, self)
        row, column = self.row, self.column
        is_masked = self.kind == "decoder" and self.action == "only" and config.causal
        if is_masked and row is not None and column is not None and column > row:
            got, advice = f"{column + 1} in '{self}'", "The mask blocks the future; choose an earlier token."
            raise SettingError("column", f"be at most the row ({row + 1})", got=got, advice=advice)


def parse(text: str) -> Intervention:
    """Parse the text form of an intervention, the inverse of `str`.

    Args:
        text: `kind.layer.head.action`, then for `hide` and `only` `.row.column`; counted from 1, `*` = all. The layer
            is `*` only in `kind.*.*.hide.*.column`.
    Raises:
        LabError: If a part is missing, superfluous, unknown, not a number or out of range.
    """
    parts = text.strip().split(".")
    action = parts[3] if len(parts) > 3 else ""
    if len(parts) != (4 if action == "off" else 6):
        # An unknown word is a better explanation than the number of parts, so it is reported first.
        for name, value, choices in (("kind", parts[0], EVERY_KIND), ("action", action, _ACTIONS)):
            if value:
                _one_of_in(name, value, choices, text)
        wanted = "4 parts" if action == "off" else "6 parts" if action else "4 or 6 parts"
        raise LabError(f"An intervention must have {wanted} with dots between, got {_quote(text)}. {_EXAMPLE}")
    kind = _one_of_in("kind", parts[0], EVERY_KIND, text)
    action = _one_of_in("action", action, _ACTIONS, text)
    row, column = parts[4:] or (_EVERY, _EVERY)
    is_everywhere = action == "hide" and {*parts[1:3], row} == {_EVERY}
    return Intervention(
        kind=kind,
        layer=None if is_everywhere else _number("layer", parts[1], LIMITS["num_layers"], text),
        head=None if parts[2] == _EVERY else _number("head", parts[2], LIMITS["num_heads"], text),
        action=action,
        row=None if row == _EVERY else _number("row", row, LIMITS["max_length"], text),
        column=None if action == "off" else _number("column", column, LIMITS["max_length"], text),
    )


def parse_all(text: str) -> tuple[Intervention, ...]:
    """Parse several interventions separated by commas, without duplicates; an empty text has none.

    Raises:
        LabError: If one of them can't be read, or if there are more than `MOST`.
    """
    parts = [part for part in text.split(",") if part.strip()]
    if len(parts) > MOST:
        raise SettingError(
            "text", f"have at most {MOST} interventions", got=f"{len(parts):,}", advice="Leave some out."
        )
    return tuple(dict.fromkeys(parse(part) for part in parts))


def join(interventions: Iterable[Intervention]) -> str:
    """Return the text form of several interventions, the inverse of `parse_all`."""
    return ",".join(map(str, interventions))


def edits_of(interventions: Iterable[Intervention]) -> dict[str, Edit]:
    """Turn interventions into edits of a full pass, or of a cached step that computes one row.

    Rows and columns beyond the run's are ignored, see `Intervention.check`; a head or a layer that the model hasn't is
    an error when it runs. A row without cells gets weights and an
    output of 0. Cells that the mask blocks stay blocked.

    Args:
        interventions: Interventions in any order.
    Returns:
        Trace name, or a pattern of names → edit, ready for `Trace(edits=…)`: `….allowed` to remove cells, `….output` to
        switch heads off.
    """
    several = tuple(interventions)
    # A trace would apply the edit of a pattern and that of a name one after the other, and the second would not see
    # the original mask: where one intervention is for all layers, one edit does all of its kind.
    everywhere = {one.kind: one.place for one in several if one.layer is None}
    found: dict[str, list[Intervention]] = {}
    for one in several:
        place = one.place if one.action == "off" else everywhere.get(one.kind, one.place)
        found.setdefault(f"{place}.{'output' if one.action == 'off' else 'allowed'}", []).append(one)
    return {
        name: partial(_silence if name.endswith(".output") else _take_away, tuple(several))
        for name, several in found.items()
    }


def mark_off(maps: AttentionMaps, interventions: Iterable[Intervention]) -> AttentionMaps:
    """Return the maps with the heads that the interventions switch off marked as such."""
    off = {
        (one.layer, head)
        for one in interventions
        if one.action == "off" and one.kind == maps.kind
        for head in (maps.heads if one.head is None else [str(one.head + 1)])
    }
    return replace(maps, off=frozenset(off))


def _silence(interventions: Sequence[Intervention], output: Traced) -> Tensor:
    """Return the heads' output, `(batch, head, query, d_k)`, with 0 for those switched off."""
    off = torch.zeros(output.tensor.shape[1], dtype=torch.bool, device=output.tensor.device)
    for one in interventions:
        _must_have_head(one, len(off))
        off |= _mask_index(one.head, len(off), 0, off.device)
    return output.tensor.masked_fill(off[:, None, None], 0.0)


def _must_have_head(one: Intervention, heads: int) -> None:
    """Refuse an intervention in a head that the model hasn't: it would change nothing."""
    if one.head is not None and one.head >= heads:
        raise _beyond("head", one.head, heads, one)


def _beyond(name: str, index: int, size: int, one: Intervention) -> SettingError:
    return SettingError(name, f"be from 1 to {size} here", got=f"{index + 1} in '{one}'", advice="Change it.")


def _take_away(interventions: Sequence[Intervention], allowed: Traced) -> Tensor:
    """Return the mask, `(batch, head, query, key)`, without the removed cells."""
    mask = left = allowed.tensor
    heads, queries, keys = mask.shape[1:]
    for one in interventions:
        if not fnmatchcase(allowed.name, f"{one.place}.allowed"):
            continue
        _must_have_head(one, heads)
        # In a cached step, the first query is at position `start`.
        rows = _mask_index(one.row, queries, allowed.start, mask.device)
        rows = _mask_index(one.head, heads, 0, mask.device)[:, None, None] & rows[:, None]  # (head, query, 1)
        columns = _mask_index(one.column, keys, 0, mask.device)
        if one.action == "hide":
            left = left & ~(rows & columns)
        else:
            # Taken from the original mask, so that hidden cells count as present and the order doesn't matter.
            there = (mask & columns).any(dim=-1, keepdim=True)
            left = left & (columns | ~(rows & there))
    return left


def _mask_index(index: int | None, size: int, start: int, device: torch.device) -> Tensor:
    """Return a Boolean mask, `(size,)`, of the chosen positions among those from `start` on; None chooses all."""
    if index is None:
        return torch.ones(size, dtype=torch.bool, device=device)
    return torch.arange(start, start + size, device=device) == index


def _from_one(index: int | None) -> str:
    return _EVERY if index is None else str(index + 1)


def _number(name: str, value: str, limit: int, text: str) -> int:
    """Parse a number counted from 1, as an index from 0."""
    # Only ASCII digits, and few enough that int() can't refuse them.
    if not re.fullmatch("[0-9]{1,6}", value) or not 1 <= int(value) <= limit:
        rule = f"be a whole number from 1 to {limit:,}" + (" or *" if name in ("head", "row") else "")
        raise SettingError(name, rule, got=f"{_quote(value)} in {_quote(text)}", advice=_EXAMPLE)
    return int(value) - 1


def _one_of_in(name: str, value: str, choices: Sequence[Choice], text: str) -> Choice:
    for choice in choices:
        if choice == value:
            return choice
    rule = f"be one of {', '.join(choices)}"
    raise SettingError(name, rule, got=f"{_quote(value)} in {_quote(text)}", advice=_EXAMPLE)


def _quote(text: str) -> str:
    """Return typed text in quotes, shortened if it is long."""
    return repr(text if len(text) <= 40 else text[:39] + "…")

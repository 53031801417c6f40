"""The open parts of an example: kind, layer, head, step and more; and the nearest to a wish that the example has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from transformer.checkpoints import Opening
from transformer.interpret.combined_heads import SUMMARIES
from transformer.interpret.result import Result
from transformer.interpret.roles import ALIGNS, ROLES, WRITES
from transformer.maps import KIND_TITLES, Kind, Place
from transformer.replay.state import Field, ViewState, fields_of

PLACE = ("kind", "layer", "head")
"""Parts that belong together: they name the open head."""
OPENED = (*PLACE, "tokens")
"""All parts that a model opens with."""
_NAMES = {"kinds": "only_kinds", "layers": "only_layers", "roles": "only_roles"}


@dataclass(frozen=True)
class Selection:
    """The open parts of an example.

    Attributes:
        kind: Kind of attention.
        layer: From 0.
        head: Number of the head, from 1, or a summary.
        step: Of the decoding, from 0.
        rows: Rows to compare, from 0.
        tokens: Whether maps are between "pieces" or whole "words".
        mute: Whether special tokens are left out.
        cells: Whether cells of single heads hold "weights", or the "contributions" of each token to what the head adds.
        view: How the open head is shown: "map", "lines", "table", or "everything": all kinds in one map.
        present: Whether the stage fills the screen.
        kinds: Kinds shown in the overview; none chosen shows all. So for `layers` and `roles`.
        layers: From 0.
        roles: On this text; "unclassified" for those without.
        node: The open node of a beam search's tree; −1: its winner. The tree that is shown may lack it.
    """

    kind: Kind
    layer: int
    head: str = "1"
    step: int = 0
    rows: tuple[int, ...] = ()
    tokens: str = "pieces"
    mute: bool = False
    cells: str = "weights"
    view: str = "map"
    present: bool = False
    kinds: tuple[str, ...] = ()
    layers: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()
    node: int = -1

    @property
    def place(self) -> Place:
        """The open head."""
        return Place(self.kind, self.layer, self.head)


PARTS: dict[str, Field] = {field.name: fields_of("")[_NAMES.get(field.name, field.name)] for field in fields(Selection)}
"""Each part of a selection, with what links say of it."""


def has_place(parts: Iterable[str]) -> bool:
    """Return whether kind, layer or head is among these parts."""
    return any(part in parts for part in PLACE)


def read_choices(state: ViewState) -> dict[str, Any]:
    """Return what a link says of a selection, by part; other pages' names for the same count too."""
    chosen = {part: state[field.name] for part, field in PARTS.items() if field.name in state}
    if "lines_by" in state:
        head: Place = state["lines_by"]
        chosen |= {"kind": "cross", "layer": head.layer, "head": head.head, "view": "lines", "tokens": "words"}
    if "mask_kind" in state:
        chosen["kind"] = state["mask_kind"]
    return chosen | ({"step": state["cell_row"]} if "cell_row" in state else {})


def with_opening(chosen: Mapping[str, Any], opening: Opening | None, has_words: bool) -> dict[str, Any]:
    """Return what is chosen; where no place is, with that of the opening.

    A head, its layer and its kind belong together: once one of them is chosen, by a link too, what the model opens with
    no longer counts, so that a link means the same with every model.

    Args:
        chosen: By part.
        opening: What the model's file says is worth opening first; None: nobody measured that.
        has_words: The model cuts words into pieces, so that maps can be between words too.
    """
    if opening is None or has_place(chosen):
        return dict(chosen)
    tokens = {"tokens": "words"} if has_words else {}
    return {**tokens, **chosen, **{part: getattr(opening, part) for part in PLACE}}


def single_head(chosen: Mapping[str, Any], opening: Opening | None, place: Place) -> Place:
    """Return a single head where a summary of several is open: the best one, if the model opened with that summary.

    Args:
        chosen: By part.
        opening: What the model opens with.
        place: What is open.
    """
    if place.number is not None:
        return place
    is_opened = opening and not has_place(chosen) and place == Place(opening.kind, opening.layer, opening.head)
    if not opening or not is_opened:
        return replace(place, head="1")
    return Place(place.kind, opening.single[0], str(opening.single[1] + 1))


def fit_selection(chosen: Mapping[str, Any], result: Result) -> Selection:
    """Return the nearest selection that an example has."""
    found: dict[str, Any] = {name: value for name, value in chosen.items() if name in PARTS}
    options = options_of(result, found.get("kind"))
    kind = found["kind"] if found.get("kind") in options["kind"] else options["kind"][0]
    layers, steps = len(options["layer"]), len(options["step"])
    layer, step = found.get("layer"), found.get("step")
    selection = Selection(
        kind=kind,
        layer=layer if isinstance(layer, int) and 0 <= layer < layers else layers - 1,
        head=found["head"] if found.get("head") in options["head"] else "1",
        step=max(0, min(step, steps - 1)) if isinstance(step, int) else 0,
        rows=tuple(row for row in found.get("rows", ()) if isinstance(row, int) and row >= 0)[: PARTS["rows"].listed],
        tokens=found["tokens"] if found.get("tokens") in options["tokens"] else "pieces",
        mute=found.get("mute") is True,
        cells=found["cells"] if found.get("cells") in options["cells"] else "weights",
        view=found["view"] if found.get("view") in options["view"] else "map",
        present=found.get("present") is True,
        node=found.get("node", -1),
    )
    several = {name: tuple(one for one in found.get(name, ()) if one in options[name]) for name in _NAMES}
    return replace(selection, **several)


def options_of(result: Result, kind: Kind | None = None) -> dict[str, Sequence[Any]]:
    """Return all that can be chosen of an example, by part; layers and heads are those of a kind, usually the first."""
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in result.maps]
    layers, heads = result.maps[kind if kind in kinds else kinds[0]].values.shape[:2]
    rows = max(len(result.maps[kind].rows.labels) for kind in kinds)
    node = PARTS["node"]
    return {
        "kind": kinds,
        "layer": range(layers),
        "head": [*(str(number + 1) for number in range(heads)), *SUMMARIES],
        "step": range(len(result.decoding.steps)),
        "rows": range(rows),
        "tokens": PARTS["tokens"].options,
        "mute": (True, False),
        "cells": PARTS["cells"].options,
        "view": PARTS["view"].options,
        "present": (True, False),
        "kinds": kinds,
        "layers": range(layers),
        "roles": [*ROLES, WRITES, ALIGNS, "unclassified"],
        "node": range(int(node.least), int(node.most) + 1),  # the tree, once it is there, shows which of them it has
    }


def in_link(selection: Selection) -> dict[str, list[str]]:
    """Return what a link says of a selection, by name; kind, layer, head and step always, the rest if not usual."""
    found = {}
    for part, field in PARTS.items():
        value = getattr(selection, part)
        if part in (*PLACE, "step") or value != field.usual:
            found[field.name] = [field.write(one) for one in (value if field.several else (value,))]
    return found

"""What can be chosen of an example, and the nearest to a wish that it has; nothing here knows of a session."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from transformer.interpret import ALIGNS, KIND_TITLES, ROLES, SUMMARIES, Kind, Place, Result

MOST_ROWS = 6
NODES = range(-1, 100_001)
"""Of any tree; whether the one that is shown has such a node is seen when it is there."""
IN_LINK = {"kinds": "only_kinds", "layers": "only_layers", "roles": "only_roles"}
"""Parts that are called otherwise in the link."""
_VIEWS = ("map", "lines", "table", "everything")
_MOST_LISTED, _LONGEST = 64, 32
_TOKENS = ("pieces", "words")
_SWITCHES = ("mute", "present")
_NUMBERED = ("layer", "step", "rows", "layers")
"""Parts whose numbers count from 0 here and from 1 in the link."""


@dataclass(frozen=True)
class Selection:
    """What is chosen of an example.

    Attributes:
        kind: Kind of attention.
        layer: From 0.
        head: Number of the head, from 1, or a summary.
        step: Of the decoding, from 0.
        rows: Rows to compare, from 0.
        tokens: Whether maps are between "pieces" or whole "words".
        mute: Whether special tokens are left out.
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


_SAMPLE = Selection("cross", 0)
PARTS = [field.name for field in fields(Selection)]


def is_list(part: str) -> bool:
    """Whether several values of a part can be chosen."""
    return isinstance(getattr(_SAMPLE, part), tuple)


def plain(part: str, value: object) -> Any:
    """A value from the browser, if it is of the kind that this part has, and small; else None."""
    if not is_list(part):
        return _plain_one(part, value)
    found = [_plain_one(part, one) for one in value[:_MOST_LISTED]] if isinstance(value, list) else [None]
    return None if None in found else tuple(found)


def _plain_one(part: str, value: object) -> int | str | bool | None:
    # By `type`: to Python a switch is a whole number too.
    if part in _SWITCHES:
        return value if type(value) is bool else None
    if part in (*_NUMBERED, "node"):
        return value if type(value) is int and abs(value) < 10**6 else None
    return value if isinstance(value, str) and len(value) <= _LONGEST else None


def fitted(chosen: Mapping[str, Any], result: Result) -> Selection:
    """The nearest selection that this example has."""
    options = options_of(result)
    found: dict[str, Any] = {name: value for name, value in chosen.items() if name in PARTS}
    kind = found["kind"] if found.get("kind") in options["kind"] else options["kind"][0]
    layers, steps = len(options["layer"]), len(options["step"])
    layer, step = found.get("layer"), found.get("step")
    selection = Selection(
        kind=kind,
        layer=layer if isinstance(layer, int) and 0 <= layer < layers else layers - 1,
        head=found["head"] if found.get("head") in options["head"] else "1",
        step=max(0, min(step, steps - 1)) if isinstance(step, int) else 0,
        rows=tuple(row for row in found.get("rows", ()) if isinstance(row, int) and row >= 0)[:MOST_ROWS],
        tokens=found["tokens"] if found.get("tokens") in _TOKENS else "pieces",
        mute=found.get("mute") is True,
        view=found["view"] if found.get("view") in _VIEWS else "map",
        present=found.get("present") is True,
        node=found.get("node", -1),
    )
    several = {name: tuple(one for one in found.get(name, ()) if one in options[name]) for name in IN_LINK}
    return replace(selection, **several)


def options_of(result: Result) -> dict[str, Sequence[Any]]:
    """All that can be chosen of an example, by part."""
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in result.maps]
    layers, heads = result.maps[kinds[0]].values.shape[:2]
    rows = max(len(result.maps[kind].rows.labels) for kind in kinds)
    return {
        "kind": kinds,
        "layer": range(layers),
        "head": [*(str(number + 1) for number in range(heads)), *SUMMARIES],
        "step": range(len(result.decoding.steps)),
        "rows": range(rows),
        "tokens": _TOKENS,
        "mute": (True, False),
        "view": _VIEWS,
        "present": (True, False),
        "kinds": kinds,
        "layers": range(layers),
        "roles": [*ROLES, ALIGNS, "unclassified"],
        "node": NODES,
    }


def out_of_link(part: str, text: str) -> Any:
    """A value of a part as the link has it; None if it can't be one."""
    if part in _NUMBERED:
        # Links of earlier versions name the token too: "3 n → o".
        number = re.match(r"[0-9]{1,6}(?= |$)", text)
        return int(number[0]) - 1 if number else None
    if part == "node":
        return int(text) if re.fullmatch("-?[0-9]{1,6}", text) else None
    return text == "true" if part in _SWITCHES and text in ("true", "false") else text


def into_link(selection: Selection) -> dict[str, list[str]]:
    """What the link says of a selection, by name; kind, layer, head and step always, the rest where it is not usual."""
    found = {}
    for part in PARTS:
        value = getattr(selection, part)
        if part in ("kind", "layer", "head", "step") or value != getattr(_SAMPLE, part):
            values = value if is_list(part) else (value,)
            found[IN_LINK.get(part, part)] = [_text_in_link(part, one) for one in values]
    return found


def _text_in_link(part: str, value: int | str | bool) -> str:
    if part in _SWITCHES:
        return str(value).lower()
    return str(int(value) + 1) if part in _NUMBERED else str(value)

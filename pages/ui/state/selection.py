"""What is chosen of an example: kind, layer, head, step and more, one state for all pages, kept in the link.

On the stage the browser owns it: it draws a choice at once, writes it into the link and tells it to this session when
the user rests. Pages without a stage change it here. Both sides count their changes (`turn`), so that what is older
never moves what is newer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

import streamlit as st

from pages.ui.state.link import tell_unknown
from pages.ui.state.opened import PLACE, is_begun, kept_of_opening, note_begun, single_head, with_opening, without_begun
from transformer.checkpoints import Opening
from transformer.interpret import KIND_TITLES, ROLES, SUMMARIES, Kind, Place, Result

MOST_ROWS = 6
_VIEWS = ("map", "lines", "table", "everything")
_LAST_TURN = 2**53
_MOST_LISTED, _LONGEST = 64, 32
_TOKENS = ("pieces", "words")
_SWITCHES = ("mute", "present")
_IN_LINK = {"kinds": "only_kinds", "layers": "only_layers", "roles": "only_roles"}
_NUMBERED = ("layer", "step", "rows", "layers")
"""Parts whose numbers count from 0 here and from 1 in the link."""
_NODES = range(-1, 100_001)
"""Of any tree; whether the one that is shown has such a node is seen when it is there."""


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


def current_selection(result: Result) -> Selection:
    """What is chosen or else opened with, as far as this example has it; the link wins over what the session knows."""
    chosen, state = _followed(_options(result)), _session()
    selection = _fitted(with_opening(chosen, state.get("opening")), result)
    note_begun(state, chosen, selection.place)
    note_shown(selection)
    return selection


def open_with(opening: Opening | None) -> None:
    """Note what is worth opening first in the model that the page shows; None: nobody measured that."""
    _session()["opening"] = opening


def with_one_head(selection: Selection) -> Selection:
    """The same with a single head; see `single_head`."""
    place = single_head(_session(), selection.place)
    return replace(selection, layer=place.layer, head=place.head)


def open_node() -> int:
    """The open node of a beam search's tree, before there is a result; see `Selection`."""
    return _followed({"node": _NODES}).get("node", -1)


def _followed(options: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """All that is chosen, once the session has taken over what the link asks for of these parts."""
    if is_begun(_session(), {part: _out_of_link(part, text) for part in PLACE for text in _texts_of(part)}):
        _overtake(PLACE)
    chosen = {**_session()["chosen"], **_asked(options)}
    if chosen != _session()["chosen"]:
        _keep(chosen)
    return chosen


def note_shown(selection: Selection | None) -> None:
    """Note what the page shows now, where that differs from what is chosen; None: no example yet."""
    _session()["shown"] = selection


def shown_selection() -> Selection | None:
    """What the page that is open shows; None where it shows no example."""
    return _session().get("shown")


def heads_of(result: Result) -> dict[str, Sequence[Any]]:
    """The kinds, layers and heads that can be chosen, by part."""
    options = _options(result)
    return {part: options[part] for part in ("kind", "layer", "head")}


def usual_selection(result: Result, opening: Opening | None = None) -> Selection:
    """What is shown where nothing was chosen.

    Args:
        result: What there is to choose.
        opening: What the model opens with. Default: what is left out of links, which mean the same for every model.
    """
    return _fitted(with_opening({}, opening), result)


def turn() -> int:
    """How many changes this session knows of."""
    return _session()["turn"]


def select(**parts: Any) -> None:
    """Change what is chosen; for pages whose controls are Streamlit's. The browser then writes it into the link."""
    if all(_session()["chosen"].get(part) == value for part, value in parts.items()):
        return
    state = _session()
    _keep({**state["chosen"], **kept_of_opening(state, parts), **parts})
    _overtake(parts)


def adopt(told: object) -> None:
    """Take over what the browser says is chosen, unless this session knows something newer.

    Args:
        told: `{"turn": …, "selection": {…}}`, from a stranger's browser.
    """
    newest, chosen = (told.get("turn"), told.get("selection")) if isinstance(told, dict) else (None, None)
    if type(newest) is not int or not isinstance(chosen, dict) or not turn() <= newest <= _LAST_TURN:
        return
    parts = {name: _plain(name, chosen.get(name)) for name in _PARTS}
    state = _session()
    told_parts = without_begun(state, parts)
    state["turn"], state["chosen"] = newest, {name: value for name, value in told_parts.items() if value is not None}
    _overtake(_PARTS)


_SAMPLE = Selection("cross", 0)
_PARTS = [field.name for field in fields(Selection)]


def _session() -> dict[str, Any]:
    return st.session_state.setdefault("selection", {"turn": 0, "chosen": {}})


def _keep(chosen: dict[str, Any]) -> None:
    state = _session()
    state["turn"], state["chosen"] = state["turn"] + 1, chosen


def _overtaken() -> dict[str, list[str]]:
    """What the link says of parts that were chosen since, by part: that must not win over what was chosen."""
    return _session().setdefault("overtaken", {})


def _overtake(parts: Iterable[str]) -> None:
    """Note what the link says of these parts: the browser changes it, but Streamlit goes on sending what it knew."""
    _overtaken().update({part: _texts_of(part) for part in parts})


def _texts_of(part: str) -> list[str]:
    """What the link says of a part."""
    return st.query_params.get_all(_name(part))


def _plain(part: str, value: object) -> Any:
    """A value from the browser, if it is of the kind that this part has, and small; else None."""
    if not isinstance(getattr(_SAMPLE, part), tuple):
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


def _fitted(chosen: Mapping[str, Any], result: Result) -> Selection:
    """The nearest selection that this example has."""
    options = _options(result)
    found: dict[str, Any] = {name: value for name, value in chosen.items() if name in _PARTS}
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
    several = {name: tuple(one for one in found.get(name, ()) if one in options[name]) for name in _IN_LINK}
    return replace(selection, **several)


def _options(result: Result) -> dict[str, Sequence[Any]]:
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
        "roles": [*ROLES, "unclassified"],
        "node": _NODES,
    }


def _asked(options: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """What the link asks for of these parts, as far as this example has it; of the rest one sentence is said."""
    found, known_here = {}, _session()["chosen"]
    for part, values_here in options.items():
        name, is_list = _name(part), isinstance(getattr(_SAMPLE, part), tuple)
        texts = _texts_of(part)
        if texts and texts == _overtaken().get(part):
            continue
        _overtaken().pop(part, None)
        if not texts or (is_list and texts == [""]):
            continue
        values = [_out_of_link(part, text) for text in texts]
        before = known_here.get(part)
        if before is not None and values == (list(before) if is_list else [before]):
            continue  # it was taken over before; another model or text may lack it, and then shows the nearest
        known = [value for value in values if value in values_here]
        if len(known) < len(values):
            _tell_once(name, texts)
        if is_list:
            found[part] = tuple(dict.fromkeys(known))
        elif known:
            found[part] = known[-1]
    return found


def _tell_once(name: str, texts: list[str]) -> None:
    told = _session().setdefault("told", {})
    if told.get(name) != texts:
        told[name] = texts
        tell_unknown(name)


def _out_of_link(part: str, text: str) -> Any:
    if part in _NUMBERED:
        # Links of earlier versions name the token too: "3 n → o".
        number = re.match(r"[0-9]{1,6}(?= |$)", text)
        return int(number[0]) - 1 if number else None
    if part == "node":
        return int(text) if re.fullmatch("-?[0-9]{1,6}", text) else None
    return text == "true" if part in _SWITCHES and text in ("true", "false") else text


def _name(part: str) -> str:
    """What a part is called in the link."""
    return _IN_LINK.get(part, part)

"""What is chosen of an example: kind, layer, head, step and more, one state for all pages, kept in the link.

On the stage the browser owns it: it draws a choice at once, writes it into the link and tells it to this session when
the user rests. Pages without a stage change it here. Both sides count their changes (`turn`), so that what is older
never moves what is newer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

import streamlit as st

from pages.ui.state.choices import IN_LINK, NODES, PARTS, Selection, fitted, is_list, options_of, out_of_link, plain
from pages.ui.state.link import tell_unknown
from pages.ui.state.opened import BEGUN, is_begun, kept_of_opening, note_begun, single_head, with_opening, without_begun
from transformer.checkpoints import Opening
from transformer.interpret import Result

_LAST_TURN = 2**53


def current_selection(result: Result) -> Selection:
    """What is chosen or else opened with, as far as this example has it; the link wins over what the session knows."""
    chosen, state = _followed(options_of(result)), _session()
    opening, has_words = state.get("opening"), state.get("has_words", False)
    selection = fitted(with_opening(chosen, opening, has_words), result)
    note_begun(state, chosen, asdict(selection))
    note_shown(selection)
    return selection


def open_with(opening: Opening | None, has_words: bool) -> None:
    """Note what the model that the page shows opens with.

    Args:
        opening: What is worth opening first in it; None: nobody measured that.
        has_words: It cuts words into pieces.
    """
    _session().update(opening=opening, has_words=has_words)


def with_one_head(selection: Selection) -> Selection:
    """The same with a single head; see `single_head`."""
    place = single_head(_session(), selection.place)
    return replace(selection, layer=place.layer, head=place.head)


def open_node() -> int:
    """The open node of a beam search's tree, before there is a result; see `Selection`."""
    return _followed({"node": NODES}).get("node", -1)


def _followed(options: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """All that is chosen, once the session has taken over what the link asks for of these parts."""
    if is_begun(_session(), {part: out_of_link(part, text) for part in BEGUN for text in _texts_of(part)}):
        _overtake(BEGUN)
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
    options = options_of(result)
    return {part: options[part] for part in ("kind", "layer", "head")}


def usual_selection(result: Result, opening: Opening | None = None) -> Selection:
    """What is shown where nothing was chosen.

    Args:
        result: What there is to choose.
        opening: What the model opens with. Default: what is left out of links, which mean the same for every model.
    """
    return fitted(with_opening({}, opening, has_words=False), result)


def is_chosen(part: str) -> bool:
    """Whether the user or the link has chosen this part: what is shown then is not a page's own."""
    return part in _session()["chosen"]


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


def forget_chosen() -> None:
    """Begin anew with what the link asks for; the browser is told by the next turn."""
    state = _session()
    state.update(turn=state["turn"] + 1, chosen={}, overtaken={})
    for key in ("opening", "has_words", "begun", "told"):
        state.pop(key, None)


def adopt(told: object) -> None:
    """Take over what the browser says is chosen, unless this session knows something newer.

    Args:
        told: `{"turn": …, "selection": {…}}`, from a stranger's browser.
    """
    newest, chosen = (told.get("turn"), told.get("selection")) if isinstance(told, dict) else (None, None)
    if type(newest) is not int or not isinstance(chosen, dict) or not turn() <= newest <= _LAST_TURN:
        return
    parts = {name: plain(name, chosen.get(name)) for name in PARTS}
    state = _session()
    told_parts = without_begun(state, parts)
    state["turn"], state["chosen"] = newest, {name: value for name, value in told_parts.items() if value is not None}
    _overtake(PARTS)


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


def _asked(options: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """What the link asks for of these parts, as far as this example has it; of the rest one sentence is said."""
    found, known_here = {}, _session()["chosen"]
    for part, values_here in options.items():
        name, several = _name(part), is_list(part)
        texts = _texts_of(part)
        if texts and texts == _overtaken().get(part):
            continue
        _overtaken().pop(part, None)
        if not texts or (several and texts == [""]):
            continue
        values = [out_of_link(part, text) for text in texts]
        before = known_here.get(part)
        if before is not None and values == (list(before) if several else [before]):
            continue  # it was taken over before; another model or text may lack it, and then shows the nearest
        known = [value for value in values if value in values_here]
        if len(known) < len(values):
            _tell_once(name, texts)
        if several:
            found[part] = tuple(dict.fromkeys(known))
        elif known:
            found[part] = known[-1]
    return found


def _tell_once(name: str, texts: list[str]) -> None:
    told = _session().setdefault("told", {})
    if told.get(name) != texts:
        told[name] = texts
        tell_unknown(name)


def _name(part: str) -> str:
    """What a part is called in the link."""
    return IN_LINK.get(part, part)

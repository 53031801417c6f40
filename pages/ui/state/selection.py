"""The selection of an example: kind, layer, head, step and more, one state for all pages, kept in the link.

On the stage the browser owns it: it draws a choice at once, writes it into the link and tells this session its query
when the user rests. Pages without a stage change it here. Both sides count their changes (`revision`), so that what is
older never moves what is newer. Where nobody chose kind, layer or head, neither link nor session has them: the model
opens with its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.state.link import tell_unknown
from pages.ui.state.session import Choices, session
from transformer.checkpoints import Opening
from transformer.interpret import Result
from transformer.replay import (
    OPENED,
    PARTS,
    Selection,
    ViewState,
    fields_of,
    fit_selection,
    has_place,
    options_of,
    single_head,
    with_opening,
)

_LAST_TURN = 2**53
_SYNC = declare_bundled("follow")


def current_selection(result: Result) -> Selection:
    """Return what is chosen or else opened with, as far as this example has it; the link wins over the session."""
    selection = fit_selection(_with_opening(_take_over_link(options_of(result))), result)
    note_shown(selection)
    return selection


def opening_parts(result: Result) -> dict[str, Any] | None:
    """Return what the model opens with, by part; None where somebody chose a head."""
    if has_place(session().choices.parts):
        return None
    selection = asdict(fit_selection(_with_opening({}), result))
    return {part: selection[part] for part in OPENED}


def _with_opening(chosen: Mapping[str, Any]) -> dict[str, Any]:
    now = session().choices
    return with_opening(chosen, now.opening, now.has_words)


def note_opening(opening: Opening | None, has_words: bool) -> None:
    """Note what the model that the page shows opens with.

    Args:
        opening: What is worth opening first in it; None: nobody measured that.
        has_words: It cuts words into pieces.
    """
    session().choices.opening, session().choices.has_words = opening, has_words


def opening() -> Opening | None:
    """Return what the model that the page shows opens with; see `note_opening`."""
    return session().choices.opening


def chosen_fields() -> dict[str, Any]:
    """Return all that is chosen, by the names that links have for it."""
    return {PARTS[part].name: value for part, value in session().choices.parts.items()}


def with_one_head(selection: Selection) -> Selection:
    """Return the selection with a single head; see `single_head`."""
    place = single_head(session().choices.parts, opening(), selection.place)
    return replace(selection, layer=place.layer, head=place.head)


def open_node() -> int:
    """Return the open node of a beam search's tree, before there is a result; see `Selection`."""
    field = PARTS["node"]
    return _take_over_link({"node": range(int(field.least), int(field.most) + 1)}).get("node", field.usual)


def _take_over_link(options: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """Return all that is chosen, once the session has taken over what the link asks for of these parts."""
    chosen = {**session().choices.parts, **_read_link(options)}
    if chosen != session().choices.parts:
        _keep(chosen)
    return chosen


def note_shown(selection: Selection | None) -> None:
    """Note what the page shows now, which may differ from what is chosen; None: no example yet."""
    session().choices.shown = selection


def shown_selection() -> Selection | None:
    """Return what the page that is open shows; None where it shows no example."""
    return session().choices.shown


def usual_selection(result: Result, opening: Opening | None) -> Selection:
    """Return what is shown where nothing was chosen.

    Args:
        result: What there is to choose.
        opening: What the model opens with.
    """
    return fit_selection(with_opening({}, opening, has_words=False), result)


def is_chosen(part: str) -> bool:
    """Return whether the user or the link has chosen this part: then a page shows that, and nothing of its own."""
    return part in session().choices.parts


def revision() -> int:
    """Return how many changes this session knows of."""
    return session().choices.revision


def select(**parts: Any) -> None:
    """Change what is chosen; for pages whose controls are Streamlit's. The browser then writes it into the link."""
    before = session().choices.parts
    if all(before.get(part) == value for part, value in parts.items()):
        return
    if has_place(parts):  # the rest of the place stays that of the opening
        before = _with_opening(before)
        if before.get("kind") == "encoder" and not is_chosen("kind"):
            del before["kind"]  # where there is one kind only, nobody chooses it: another model has others
    _keep({**before, **parts})
    _supersede(parts)


def forget_choices() -> None:
    """Begin anew with what the link asks for; the browser is told by the next revision."""
    before = session().choices
    session().choices = Choices(revision=before.revision + 1, shown=before.shown)


def adopt_choices(message: object) -> None:
    """Take over what the browser says is chosen, unless this session knows something newer.

    Args:
        message: `{"turn": …, "query": {name: [text, …]}}`, from a stranger's browser.
    """
    newest, query = (message.get("turn"), message.get("query")) if isinstance(message, dict) else (None, None)
    if type(newest) is not int or not isinstance(query, dict) or not revision() <= newest <= _LAST_TURN:
        return
    texts = {name: [text for text in found if isinstance(text, str)] for name, found in query.items()
             if isinstance(found, list)}  # fmt: skip
    given = ViewState.of("", texts).given
    now = session().choices
    now.revision = newest
    now.parts = {part: given[field.name] for part, field in PARTS.items() if field.name in given}
    _supersede(PARTS)


def _keep(chosen: dict[str, Any]) -> None:
    now = session().choices
    now.revision, now.parts = now.revision + 1, chosen


def _supersede(parts: Iterable[str]) -> None:
    """Note what the link says of these parts: the browser changes it, but Streamlit goes on sending what it knew."""
    session().choices.superseded.update({part: _texts_of(part) for part in parts})


def _texts_of(part: str) -> list[str]:
    """Return what the link says of a part."""
    return st.query_params.get_all(PARTS[part].name)


def _read_link(options: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """Return what the link asks for of these parts, as far as this example has it; say one sentence on the rest."""
    choices, known_here, superseded = {}, session().choices.parts, session().choices.superseded
    for part, values_here in options.items():
        field, texts = PARTS[part], _texts_of(part)
        if texts and texts == superseded.get(part):
            continue
        superseded.pop(part, None)
        if not texts or (field.several and texts == [""]):
            continue
        values, wrong = field.read_all(texts)
        before = known_here.get(part)
        if values and not wrong and before == (values if field.several else values[0]):
            continue  # it was taken over before; another model or text may lack it, and then shows the nearest
        known = tuple(value for value in values if value in values_here)
        if wrong or len(known) < len(values) or not values:
            _tell_once(field.name, texts)
        if field.several:
            choices[part] = known
        elif known:
            choices[part] = known[-1]
    return choices


def _tell_once(name: str, texts: list[str]) -> None:
    warned_texts = session().choices.warned_texts
    if warned_texts.get(name) != texts:
        warned_texts[name] = texts
        tell_unknown(name)


def page_state() -> ViewState:
    """Return the state of the page that is open, as far as its widgets are drawn and anything is chosen."""
    page = session().page
    texts = {
        name: _as_in_link(st.session_state[name]) for name in fields_of(page) if st.session_state.get(name) is not None
    }
    return ViewState.of(page, texts).complete(chosen_fields())


def _as_in_link(value: Any) -> list[str]:
    """Return a widget's value as it stands in the link."""
    values = value if isinstance(value, list) else [value]
    return [str(one).lower() if isinstance(one, bool) else str(one) for one in values]


def sync_selection(result: Result, selection: Selection) -> None:
    """Show the browser what this session knows to be chosen, and take over what is chosen there.

    Args:
        result: What the model did: which heads and steps there are.
        selection: What is shown now.
    """

    def adopt_from_browser() -> None:
        adopt_choices(st.session_state["follow"].get("chosen"))

    # Streamlit writes the link anew when the model or the text changes, and where a run knows less of it than the
    # browser: after each run, the browser has to look for its part, and to write it again.
    written = {"link": st.query_params.to_dict(), "run": session().num_runs}
    data = {"turn": revision(), "selection": asdict(selection), "opened": opening_parts(result), **written}
    _SYNC(key="follow", data=data, on_chosen_change=adopt_from_browser)

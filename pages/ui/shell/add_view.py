"""A button on every page that adds what is open there to one's own lecture as a scene, for those who write one."""

import re
from collections.abc import Sequence
from dataclasses import replace
from urllib.parse import urlencode

import streamlit as st

from pages.server.own_lectures import OWN_LECTURES
from pages.ui.shell.glossary import literal
from pages.ui.state.lecture_links import KEY, PAGES
from pages.ui.state.owner import current_owner
from pages.ui.state.selection import shown_selection
from pages.ui.state.session import session
from transformer import LabError
from transformer.lectures import LONGEST, Lecture, scene_of
from transformer.maps import Place
from transformer.replay import PARTS, ViewState, in_link
from transformer.text import clipped, counted, numbered, plain_token
from transformer.views.ideas import PAGES as IDEAS_BY_PAGE

_NO_VIEW = {KEY, "ask", "edit", "present"}
"""Parts of a link that say nothing of what is seen."""
_OF_ONE_HEAD = ("Sentence", "Map", "One head", "Change it")
"""Ideas of which the name of the open head says more than their own."""
_OF_ITSELF, _OF_MODEL = (
    ("Sinusoids", "A shift is a rotation", "Formula or training", "Cheating"),
    ("Break it", "This model"),
)
"""Ideas that show neither the open text nor the open model, and those that show the model whatever it reads."""
_LONGEST_TEXT = 32
_ICON = ":material/playlist_add:"
_NAME = re.compile("[a-z_]{1,32}")


def draw_add_view(title: str) -> None:
    """Draw the button; nothing for those who have no lecture of their own.

    Args:
        title: The name that people have for the page that is open.
    """
    page = session().page
    if page not in PAGES:
        return
    mine = {lecture.id: lecture for lecture in OWN_LECTURES.of_owner(current_owner())}
    if not mine:
        return
    help = "As the next scene of your lecture, in exactly this state. Its words are written on the page Lecture."
    if len(mine) == 1:
        ((id, lecture),) = mine.items()
        st.button(
            "Add this view", key=f"add-view-{id}", icon=_ICON, type="tertiary", on_click=_add,
            args=(page, title, id), help=f"To “{literal(lecture.title)}”. {help}",
        )  # fmt: skip
        return
    titles = dict(zip(mine, numbered(lecture.title for lecture in mine.values())))
    st.menu_button(
        "Add this view", list(mine), format_func=lambda id: f"to “{literal(titles[id])}”", key="add-view",
        icon=_ICON, type="tertiary", on_click=_add, args=(page, title), help=help,
    )  # fmt: skip


def _add(page: str, title: str, id: str = "") -> None:
    chosen = id or st.session_state.get("add-view")
    lecture = OWN_LECTURES.find(chosen) if isinstance(chosen, str) else None
    if lecture is None or OWN_LECTURES.owner_of(lecture.id) != current_owner():
        return
    try:
        changed = with_view(lecture, page, title)
        OWN_LECTURES.keep(changed)
        session().open_scenes[lecture.id] = len(changed.scenes)
    except LabError as error:
        st.toast(literal(str(error)), icon=":material/warning:")
        return
    st.toast(f"Scene {counted(len(changed.scenes))} of “{literal(lecture.title)}”.", icon=":material/check:")


def with_view(lecture: Lecture, page: str, title: str) -> Lecture:
    """Return the lecture with what is open now as its last scene.

    Raises:
        LabError: If the view is too long for a scene.
    """
    state = {name: values for name, values in _view().items() if _NAME.fullmatch(name)}
    view = "?".join(filter(None, [page, urlencode(state, doseq=True)]))
    header = {"title": _name_of_view(ViewState.of(page, state), title), "view": view}
    return replace(lecture, scenes=(*lecture.scenes, scene_of(header, "", "This view")))


def _name_of_view(view: ViewState, title: str) -> str:
    """Return what a view shows, as the title of a scene: its head or its idea, and the text or the model that is read.

    Args:
        view: The view.
        title: The name that people have for its page.
    """
    ideas = IDEAS_BY_PAGE.get(view.page)
    idea = ideas.open(view) if ideas else None
    name = (idea.title or idea.name) if idea else title
    if record := view.given.get("record"):
        return clipped(str(record), LONGEST["title"])
    if name in _OF_ONE_HEAD and "head" in view:
        name = Place(view["kind"], view["layer"], view["head"]).name
    if edits := view.given.get("edits"):
        name = _name_of_edits(",".join(edits).split(","))
    of = "" if name in _OF_ITSELF else _read(view, name)
    return clipped(f"{name}: {of}" if of else name, LONGEST["title"])


def _read(view: ViewState, name: str) -> str:
    """Return what is read in a view: its text, its model, or the task that is learned."""
    if view.page == "train":
        return st.session_state.get("task", "")
    text = view.given.get("text") if name not in _OF_MODEL else ""
    return f"“{clipped(plain_token(str(text)), _LONGEST_TEXT)}”" if text else str(view.given.get("model", ""))


def _name_of_edits(edits: Sequence[str]) -> str:
    """Return what changes of attention do: one head that is off by its name, anything else by their number."""
    if len(edits) == 1 and (off := re.fullmatch(r"((?:encoder|cross|decoder)\.[1-9]\d*\.[1-9]\d*)\.off", edits[0])):
        name = Place.parse(off[1]).name
        return f"Without {name[0].lower()}{name[1:]}"
    return f"Attention with {counted(len(edits))} change{'s' * (len(edits) > 1)}"


def _view() -> dict[str, list[str]]:
    """Return the state of the page as its link has it, even where it is the usual one: another visitor's may differ.

    Until the model has run, what the link asks for stands for what is shown.
    """
    selection = shown_selection()
    of_selection = {field.name for field in PARTS.values()} if selection else set()
    link = {name: st.query_params.get_all(name) for name in st.query_params if name not in _NO_VIEW | of_selection}
    for name in ("record", "model", "text"):  # which one is usual may change
        if value := st.session_state.get(name):
            link[name] = [value]
    if example := session().shown_example:
        link |= {"model": [example[0]], "text": [example[1]]}
    if example and selection:
        link |= {name: values for name, values in in_link(selection).items() if name not in _NO_VIEW}
    return link

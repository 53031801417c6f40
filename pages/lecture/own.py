"""A visitor's own lectures: begin one, open a file, edit, save, share and remove each."""

import tempfile
from functools import partial
from pathlib import Path
from urllib.parse import urljoin

import streamlit as st

from pages.lecture.card import draw_lecture
from pages.server.models import path_of_model
from pages.server.own_lectures import OWN_LECTURES
from pages.server.uploads import upload_problem
from pages.ui.shell.downloads import keep_file
from pages.ui.shell.glossary import literal
from pages.ui.shell.messages import attempt, draw_message, tell
from pages.ui.state.lecture_links import PAGES, address_of
from pages.ui.state.owner import current_owner, is_allowed, is_teacher
from pages.ui.state.session import session
from transformer import LabError, assets_folder
from transformer.inspection import MOST_KILOBYTES, inspect_lecture
from transformer.lectures import Lecture, lecture_of, lecture_text
from transformer.text import clipped, in_a_line, plain_token

_PART, _UPLOAD = "own-lectures", "lecture-open-file"


def draw_own() -> None:
    """Draw the visitor's own lectures, and the ways to begin one."""
    st.header("Your own lectures", anchor=False)
    draw_message(_PART)
    _offer_undo()
    mine = OWN_LECTURES.of_owner(current_owner())
    with st.container(horizontal=True, vertical_alignment="center", key="new-lecture"):
        st.button(
            "New lecture", icon=":material/add:", on_click=_begin,
            help="Begin it, go to any page, choose what should be seen, and press Add this view in its bar.",
        )  # fmt: skip
        with st.popover("Open a file", icon=":material/upload_file:", key=_UPLOAD, on_change="rerun"):
            _draw_upload()
    for lecture in mine:
        draw_lecture(lecture, partial(_draw_own_ways, lecture))
        if missing := missing_in(lecture):
            st.warning(literal(missing))
    for id in OWN_LECTURES.damaged_of(current_owner()):
        st.error(f"A lecture of yours can't be read; its file on the server is damaged: {id}.lecture.md.")
        _draw_remove(id)
    if is_teacher():
        _draw_others()


def missing_in(lecture: Lecture) -> str:
    """Return a sentence on the models of a lecture that are not on this server; empty if all are here."""
    names = {name for scene in lecture.scenes for name in scene.state.get("model", [])}
    lacking = sorted(name for name in names if path_of_model(name) is None)
    if not lacking:
        return ""
    listed = ", ".join(f"“{in_a_line(plain_token(clipped(name, 64)))}”" for name in lacking)
    return f"It shows what is not on this server: {listed}. Such a scene has no picture."


def _begin() -> None:
    def begin() -> None:
        _edit(OWN_LECTURES.add(current_owner(), "My lecture", "A lecture of my own.").id)

    attempt(begin, _PART, "It can't be kept.")


def _edit(id: str) -> None:
    # A button does this: a link leads only half of the way to another state of the same page.
    st.query_params["edit"] = id


def _draw_own_ways(lecture: Lecture) -> None:
    st.button(
        "Edit", icon=":material/edit:", type="tertiary", key=f"edit-{lecture.id}", on_click=_edit, args=(lecture.id,)
    )
    name, mime = f"{lecture.id}.md", "text/markdown"
    st.download_button(
        "Save", keep_file(lambda: lecture_text(lecture).encode("utf-8", "replace"), name, mime), name, mime,
        icon=":material/save:", type="tertiary", on_click="ignore", key=f"save-{lecture.id}",
        help="As a text file: to be changed in any editor, and opened here or on another server.",
    )  # fmt: skip
    if lecture.scenes:
        with st.popover("Share", type="tertiary", icon=":material/link:"):
            st.text("Anyone with this link can give the lecture; only you can change it.")
            st.code(urljoin(st.context.url or "", address_of(lecture, 1)), language=None, wrap_lines=True)
    _draw_remove(lecture.id)


def _draw_remove(id: str) -> None:
    st.button("Remove", icon=":material/delete:", type="tertiary", key=f"remove-{id}", on_click=_remove, args=(id,))


def _draw_upload() -> None:
    uploads = session().lecture_uploads
    upload = st.file_uploader(
        f"A lecture of this program (.md, at most {MOST_KILOBYTES} kB)",
        type="md",
        max_upload_size=1,
        key=f"lecture-file-{uploads}",
    )
    template = assets_folder() / "lectures" / "template.md"
    st.download_button(
        "A template to begin with", keep_file(template.read_bytes, template.name, "text/markdown"), template.name,
        "text/markdown", type="tertiary", icon=":material/download:", on_click="ignore", key="lecture-template",
    )  # fmt: skip
    if upload and (problem := upload_problem(upload.getvalue())):
        st.warning(problem)
    elif upload:
        st.button("Open it", type="primary", on_click=_take, args=(upload.name, upload.getvalue()))


def _take(name: str, content: bytes) -> None:
    """Keep an uploaded lecture, once a process of its own has read it as one."""
    name = in_a_line(plain_token(clipped(name, 60)))
    st.session_state[_UPLOAD] = False  # the open popover would cover the result
    session().lecture_uploads += 1

    def take() -> None:
        if len(content) > MOST_KILOBYTES * 1000:
            raise LabError(f"{name} must have at most {MOST_KILOBYTES} kB.", "Make it shorter.")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "lecture.md"
            path.write_bytes(content)
            lecture = lecture_of(inspect_lecture(path, name), "", name)
        if not lecture.scenes:
            raise LabError(f"{name} holds no scenes.", "Each has a header of its own behind that of the lecture.")
        for number, scene in enumerate(lecture.scenes, start=1):
            if scene.view.page not in PAGES:
                raise LabError(f"{name}, scene {number}, shows the page “{scene.page}”, which this lab does not have.")
        OWN_LECTURES.take(current_owner(), lecture)
        st.toast(f"Opened: “{literal(lecture.title)}”.", icon=":material/check:")

    attempt(take, _PART, f"{name} can't be kept.")


def _remove(id: str) -> None:
    whose = OWN_LECTURES.owner_of(id)
    if not whose:
        return  # the lecture was removed in another tab, a moment ago
    if not is_allowed(whose):
        tell(_PART, "Only its author and the teacher can remove a lecture.")
        return

    def remove() -> None:
        session().removed_lecture = OWN_LECTURES.remove(id)

    attempt(remove, _PART, "It can't be removed.")


def _offer_undo() -> None:
    """Draw a way back from the last removal, of this session or of one before it."""
    last = next(iter(OWN_LECTURES.removed_by(current_owner())), None)
    place = session().removed_lecture or last
    if place is None or not place.exists():
        return
    title = OWN_LECTURES.removed_title(place)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.text(f"Removed: {title or 'a lecture'}.", width="content")
        st.button("Undo", icon=":material/undo:", key="lecture-undo", on_click=_undo, args=(place,))


def _undo(place: Path) -> None:
    session().removed_lecture = None

    def restore() -> None:
        try:
            OWN_LECTURES.restore(place)
        except FileExistsError:
            raise LabError("It is back already.") from None

    attempt(restore, _PART, "It can't be brought back.")


def _draw_others() -> None:
    """Draw the lectures of all others, for the teacher."""
    others = [lecture for lecture in OWN_LECTURES.of_all() if OWN_LECTURES.owner_of(lecture.id) != current_owner()]
    if not others:
        return
    st.header("Lectures of others", anchor=False)
    for lecture in others:
        with st.container(horizontal=True, vertical_alignment="center"):
            st.text(lecture.title, width="content")
            if lecture.scenes:
                st.code(address_of(lecture, 1), language=None)
            _draw_remove(lecture.id)

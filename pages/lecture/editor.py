"""The editor of a lecture: its title, the list of its scenes, and words, notes and question of the one that is open."""

from collections.abc import Callable
from functools import partial
from typing import Any

import streamlit as st

from pages.lecture import changes
from pages.lecture.card import draw_begin, draw_course
from pages.lecture.changes import NOTHING
from pages.lecture.own import missing_in
from pages.lecture.scene_list import draw_scene_list
from pages.server.own_lectures import OWN_LECTURES
from pages.ui.shell.glossary import literal
from pages.ui.shell.messages import draw_message
from pages.ui.state.lecture_links import link_to
from pages.ui.state.owner import is_allowed
from transformer.lectures import (
    KINDS,
    LONGEST,
    LONGEST_ABOUT,
    LONGEST_MINUTES,
    LONGEST_QUESTION,
    Lecture,
    Scene,
    find_spoiler,
)
from transformer.text import counted, sentence_of

_KINDS = [NOTHING, *KINDS]
_GIVEN_AWAY = (
    "Scene {0} shows the answer to this question before it is asked, on the phones of a class too. "
    "Take another text here or there, ask something else, or move this scene before scene {0}."
)


def draw_editor(id: str) -> None:
    """Draw a lecture to be changed; each change is kept at once, and can be undone.

    Args:
        id: The id of the lecture, from the link.
    """
    lecture = OWN_LECTURES.find(id)
    if lecture is None or not is_allowed(OWN_LECTURES.owner_of(id)):
        who = "Only the browser in which a lecture was begun can change it. Open its file to have one of your own."
        st.warning(who if lecture else "There is no lecture with this link; it may have been removed.")
        _draw_way_back()
        return
    changes.note_seen(lecture)
    _draw_ways(lecture)
    draw_message(changes.part_of(0))
    if lacking := missing_in(lecture):
        st.warning(literal(sentence_of(lacking)))
    for column, (part, most) in zip(st.columns(2), LONGEST_ABOUT.items(), strict=True):
        with column:
            act = partial(changes.set_about, id, part)
            _draw_field(part, st.text_input, part.capitalize(), act, value=getattr(lecture, part), max_chars=most)
    if not lecture.scenes:
        st.info("Now go to any page, choose what should be seen, and press **Add this view** in its bar.")
        return
    beside, place = st.columns([2, 3])
    with beside:
        draw_scene_list(lecture)
    number = changes.number_of_open(lecture)
    scene = lecture.scenes[number - 1]
    with place, st.container(key="edit-scene", gap="small"):
        _draw_head(lecture, number, scene)
        draw_message(changes.part_of(number))
        if shown := find_spoiler(lecture.scenes, number):
            st.warning(_GIVEN_AWAY.format(counted(shown)))
        _draw_words(id, number, scene)


def _draw_way_back() -> None:
    st.button("All lectures", icon=":material/arrow_back:", key="edit-close", on_click=st.query_params.clear)


def _draw_ways(lecture: Lecture) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        _draw_way_back()
        if lecture.scenes:
            draw_begin(lecture)
        st.button(
            "Undo", icon=":material/undo:", key="edit-undo", on_click=changes.undo, args=(lecture.id,),
            disabled=not changes.can_undo(lecture.id),
        )  # fmt: skip
        st.caption("Every change is kept at once.")
    draw_course(lecture, is_silent=True)


def _draw_head(lecture: Lecture, number: int, scene: Scene) -> None:
    """Draw the title of a scene, and the way to see it."""
    act = partial(changes.set_scene, lecture.id, number, "title")
    label, most = f"Scene {counted(number)}", LONGEST["title"]
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        _draw_field(f"title-{number}", st.text_input, label, act, value=scene.title, max_chars=most)
        page, query = link_to(lecture, number)
        st.page_link(page, label="Open", icon=":material/visibility:", query_params=query, width="content")


def _draw_words(id: str, number: int, scene: Scene) -> None:
    """Draw the sentences and the question of a scene, and the notes that the lecturer alone reads."""
    _draw_field(
        f"said-{number}", st.text_area, "What is said", partial(changes.set_sentences, id, number),
        value=scene.sentences, max_chars=LONGEST["sentences"], height=100,
        placeholder="One or two sentences for the slide. What follows an empty line is for phones and your notes.",
        help="Emphasis as *this*, code as `this`, links as [this](https://…).",
    )  # fmt: skip
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        _draw_field(
            f"kind-{number}", st.selectbox, "Ask first", partial(changes.set_kind, id, number), options=_KINDS,
            index=_KINDS.index(scene.question.kind if scene.question else NOTHING), format_func=_kind_in_words,
            help="The view waits until somebody predicted; the model itself computes the answer.",
        )  # fmt: skip
        _draw_field(
            f"minutes-{number}", st.number_input, "Minutes", partial(changes.set_scene, id, number, "minutes"),
            value=scene.minutes, min_value=min(0.5, scene.minutes), max_value=LONGEST_MINUTES, step=0.5,
            format="%g", width=140,
        )  # fmt: skip
    if scene.question:
        if scene.lacks:  # told here, for it would be too late while the lecture is given
            st.warning(f"This can't be asked of this view: it shows no {scene.lacks}.")
        for part, label, empty in (
            ("ask", "The question, in your words", "As usual"),
            ("why", "Why the answer is so", "Told once the answer is shown"),
        ):
            act = partial(changes.set_question, id, number, part)
            _draw_field(
                f"{part}-{number}", st.text_input, label, act, value=getattr(scene.question, part),
                max_chars=LONGEST_QUESTION[part], placeholder=empty,
            )  # fmt: skip
    _draw_field(
        f"takeaway-{number}", st.text_input, "To take away", partial(changes.set_scene, id, number, "takeaway"),
        value=scene.takeaway, max_chars=LONGEST["takeaway"], placeholder="Nothing",
        help="One sentence. The last slide shows the first three of a lecture, each with a small picture of its scene.",
    )  # fmt: skip
    with st.expander("Speaker notes"):
        act = partial(changes.set_scene, id, number, "notes")
        _draw_field(
            f"notes-{number}", st.text_area, "Notes", act, value=scene.notes, max_chars=LONGEST["notes"],
            label_visibility="collapsed",
        )  # fmt: skip


def _draw_field(name: str, widget: Callable[..., Any], label: str, act: Callable[[Any], None], **options: Any) -> None:
    """Draw a field that calls `act` with its new value."""
    key = f"edit-{name}-{changes.revision()}"
    widget(label, key=key, on_change=lambda: act(st.session_state[key]), **options)


def _kind_in_words(kind: str) -> str:
    return next((found.title for name, found in KINDS.items() if name == kind), "Nothing is asked")

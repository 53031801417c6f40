"""A lecture that is given: the browser draws it, scene by scene; the notes have a window of their own."""

from typing import Any

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.state.lecture_links import address_of, end_lecture, explore_scene, link_to, note_given
from transformer.lectures import Lecture

_PRESENTATION = declare_bundled("given")
_NOTES = declare_bundled("notes")


def draw_presentation(lecture: Lecture, tag: str) -> None:
    """Draw the lecture from a scene on; views that no picture holds, and all to explore, open as pages of their own.

    Args:
        lecture: The lecture.
        tag: The name of the scene in links; `END` stands behind the last.
    """
    note_given(lecture, tag)
    with st.container(key="given"):
        request = _PRESENTATION(
            key=f"given-{lecture.id}",
            data={**outline_of(lecture), "tag": tag},
            on_explore_change=_nothing,
            on_page_change=_nothing,
            on_close_change=_nothing,
        )
    if request.close:
        end_lecture()
        st.query_params.clear()
        st.rerun()
    if (number := _number(lecture, request.explore)) is not None:
        explore_scene(lecture, number)
    if (number := _number(lecture, request.page)) is not None:
        page, query = link_to(lecture, number)
        st.switch_page(page, query_params=query)


def draw_notes(lecture: Lecture, tag: str) -> None:
    """Draw the lecturer's second window, which follows the first: what to say, what comes next, and the clock.

    Args:
        lecture: The lecture.
        tag: The name in links of the scene at which the window was opened.
    """
    with st.container(key="given"):
        _NOTES(key=f"notes-{lecture.id}", data={**outline_of(lecture), "tag": tag})


def outline_of(lecture: Lecture) -> dict[str, Any]:
    """Return what the browser knows of a lecture before it asks for a scene."""
    scenes = [
        {
            "title": scene.title, "tag": lecture.tag_of(number), "asked": scene.question_id, "minutes": scene.minutes,
            "live": scene.is_live, "link": address_of(lecture, number),
        }
        for number, scene in enumerate(lecture.scenes, start=1)
    ]  # fmt: skip
    takeaways = [{"number": number, "says": scene.takeaway} for number, scene in lecture.takeaways.items()]
    return {
        "id": lecture.id, "title": lecture.title, "scenes": scenes, "numbered": lecture.numbered,
        "takeaways": takeaways,
    }  # fmt: skip


def _number(lecture: Lecture, message: object) -> int | None:
    """Return the number of the scene that a browser means; None if it means none."""
    return message if type(message) is int and 1 <= message <= len(lecture.scenes) else None


def _nothing() -> None:
    """Do nothing: a component that tells something needs a listener."""

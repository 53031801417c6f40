"""A lecture that is given: the browser draws it, scene by scene; the notes have a window of their own."""

from typing import Any

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.state.lecturing import address_of, end_lecture, explore_scene, link_to, note_given
from transformer.lectures import Lecture

_GIVEN = declare_bundled("given")
_NOTES = declare_bundled("notes")


def draw_given(lecture: Lecture, tag: str) -> None:
    """The lecture from a scene on; what no picture holds, and all that one explores, is a page of its own.

    Args:
        lecture: The lecture.
        tag: What links call the scene; `END` is what comes behind the last.
    """
    note_given(lecture, tag)
    with st.container(key="given"):
        told = _GIVEN(
            key=f"given-{lecture.id}",
            data={**outline_of(lecture), "tag": tag},
            on_explore_change=_nothing,
            on_page_change=_nothing,
            on_close_change=_nothing,
        )
    if told.close:
        end_lecture()
        st.query_params.clear()
        st.rerun()
    if (number := _number(lecture, told.explore)) is not None:
        explore_scene(lecture, number)
    if (number := _number(lecture, told.page)) is not None:
        page, query = link_to(lecture, number)
        st.switch_page(page, query_params=query)


def draw_notes(lecture: Lecture, tag: str) -> None:
    """The lecturer's second window: what to say, what comes next, and the clock; it follows the first.

    Args:
        lecture: The lecture.
        tag: What links call the scene at which it was opened.
    """
    with st.container(key="given"):
        _NOTES(key=f"notes-{lecture.id}", data={**outline_of(lecture), "tag": tag})


def outline_of(lecture: Lecture) -> dict[str, Any]:
    """What the browser knows of a lecture before it asks for a scene."""
    scenes = [
        {
            "title": scene.title, "tag": lecture.tag_of(number), "asked": scene.question_id, "minutes": scene.minutes,
            "live": scene.is_live, "link": address_of(lecture, number),
        }
        for number, scene in enumerate(lecture.scenes, start=1)
    ]  # fmt: skip
    return {"id": lecture.id, "title": lecture.title, "scenes": scenes, "numbered": lecture.numbered}


def _number(lecture: Lecture, told: object) -> int | None:
    """Which scene a browser means."""
    return told if type(told) is int and 1 <= told <= len(lecture.scenes) else None


def _nothing() -> None:
    """A component that tells something has to have somebody who hears it."""

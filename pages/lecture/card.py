"""The card of a lecture among others: its title, the ways into it, and how far this browser came."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from pages.lecture.classroom import draw_start
from pages.lecture.packing import make_file
from pages.lecture.presentation import outline_of
from pages.server.bundle import declare_bundled
from pages.ui.example.thumbnails import draw_thumbnail, thumbnail_of_lecture, wait_for_thumbnails
from pages.ui.shell.downloads import keep_file
from pages.ui.shell.glossary import literal
from pages.ui.state.lecture_links import link_to
from transformer.lectures import Lecture
from transformer.text import counted, decimal

_COURSE = declare_bundled("course")


def draw_lecture(lecture: Lecture, draw_more: Callable[[], None] = lambda: None) -> None:
    """Draw title, summary, and a line of ways: begin, go to a scene, start a class, save as a file.

    Args:
        lecture: The lecture; one without scenes has no ways.
        draw_more: Draws further ways at the end of the line.
    """
    with st.container(border=True, key=f"lecture-{lecture.id}", horizontal=True, gap="medium"):
        picture = thumbnail_of_lecture(lecture)
        draw_thumbnail(picture)
        with st.container(gap="xsmall"):
            st.header(literal(lecture.title), anchor=False)
            st.text(lecture.summary)
            with st.container(horizontal=True, vertical_alignment="center"):
                if lecture.scenes:
                    _draw_ways(lecture)
                draw_more()
            draw_course(lecture)
    wait_for_thumbnails([partial(thumbnail_of_lecture, lecture)] if picture is None else [])


def _draw_ways(lecture: Lecture) -> None:
    """Draw the ways into a lecture; what is rarely wanted waits behind a button."""
    draw_begin(lecture)
    scenes, minutes = counted(len(lecture.scenes)), decimal(lecture.minutes, 0)
    words = f"{scenes} scene{'s' * (scenes != '1')}, about {minutes} minute{'s' * (minutes != '1')}"
    st.caption(f"{minutes} min", width="content", help=words)
    draw_start(lecture)
    with st.popover("More", type="tertiary"):
        _draw_file(lecture)
        for number, scene in enumerate(lecture.scenes, start=1):
            page, query = link_to(lecture, number)
            st.page_link(page, label=literal(f"{counted(number)} {scene.title}"), query_params=query)


def _draw_file(lecture: Lecture) -> None:
    name, mime = f"{lecture.id}.html", "text/html"
    st.download_button(
        "One file", keep_file(partial(make_file, lecture), name, mime), name, mime, icon=":material/download:",
        type="tertiary", on_click="ignore", key=f"file-{lecture.id}",
        help="The whole lecture as a page that opens offline, with its pictures and questions. It takes some "
        "seconds to be made the first time.",
    )  # fmt: skip


def draw_begin(lecture: Lecture) -> None:
    """Draw the way to the first scene, as if nobody had rehearsed; `draw_course` on the page hears it pressed."""
    page, query = link_to(lecture, 1)
    with st.container(key=f"begin-{lecture.id}", width="content"):
        st.page_link(page, label="Begin", icon=":material/play_arrow:", query_params=query)


def draw_course(lecture: Lecture, is_silent: bool = False) -> None:
    """Draw how far this browser came, and what it missed: its predictions never leave it.

    Args:
        lecture: The lecture.
        is_silent: Say nothing, and only forget it all once somebody begins anew.
    """
    _COURSE(key=f"course-{lecture.id}", data={**outline_of(lecture), "silent": is_silent})

"""A lecture among others: what it is, the ways into it, and how far this browser came."""

from functools import partial

import streamlit as st

from pages.lecture.classroom import draw_start
from pages.lecture.packed import shipped_file
from pages.server.bundle import declare_bundled
from pages.ui.shell.downloads import kept
from pages.ui.shell.glossary import literal
from pages.ui.state.lecturing import address_of, link_to
from transformer.lectures import Lecture
from transformer.text import counted, decimal

_COURSE = declare_bundled("course")


def draw_lecture(lecture: Lecture) -> None:
    """Title, summary, and a line of ways: begin, go to a scene, take it along."""
    with st.container(border=True, key=f"lecture-{lecture.id}", gap="xsmall"):
        st.header(literal(lecture.title), anchor=False)
        st.text(lecture.summary)
        with st.container(horizontal=True, vertical_alignment="center"):
            page, query = link_to(lecture, 1)
            with st.container(key=f"begin-{lecture.id}", width="content"):
                st.page_link(page, label="Begin", icon=":material/play_arrow:", query_params=query)
            scenes, minutes = counted(len(lecture.scenes)), decimal(lecture.minutes, 0)
            st.caption(f"{scenes} scenes, about {minutes} minutes", width="content")
            with st.popover("All scenes", type="tertiary"):
                for number, scene in enumerate(lecture.scenes, start=1):
                    page, query = link_to(lecture, number)
                    st.page_link(page, label=literal(f"{counted(number)} {scene.title}"), query_params=query)
            draw_start(lecture)
            name, mime = f"{lecture.id}.html", "text/html"
            st.download_button(
                "One file", kept(partial(shipped_file, lecture.id), name, mime), name, mime, icon=":material/download:",
                type="tertiary", on_click="ignore", key=f"file-{lecture.id}",
                help="The whole lecture as a page that opens offline, with its pictures and questions. It takes some "
                "seconds to be made the first time.",
            )  # fmt: skip
        _draw_course(lecture)


def _draw_course(lecture: Lecture) -> None:
    """How far this browser came, and what it missed: what was predicted never leaves it."""
    scenes = []
    for number, scene in enumerate(lecture.scenes, start=1):
        scenes.append({"title": scene.title, "link": address_of(lecture, number), "asked": scene.question_id})
    _COURSE(key=f"course-{lecture.id}", data={"id": lecture.id, "scenes": scenes})

"""The lecturer's notes, in a window of their own: what to say, what comes next, and the clock."""

import time

import streamlit as st

from pages.lecture.classroom import draw_answered
from pages.ui.shell.glossary import literal
from pages.ui.shell.opening import name_tab
from pages.ui.state.asked import posed_in
from pages.ui.state.lecturing import OpenScene
from pages.ui.state.notes_window import lecture_of
from transformer.lectures import to_html
from transformer.text import clock, counted, decimal

_EVERY = 1.0


@st.fragment(run_every=_EVERY)
def draw_notes(secret: str) -> None:
    """Notes of the scene that is open in the lecturer's other window; they follow it.

    Args:
        secret: From the link.
    """
    given = lecture_of(secret)
    if given is None:
        st.info("No lecture is given with this link now. Open a scene, then its notes again.")
        return
    lecture, number = given.scene.lecture, given.scene.number
    name_tab("Notes", given.scene.scene.title)
    planned = sum(scene.minutes for scene in lecture.scenes[:number])
    with st.container(horizontal=True, vertical_alignment="center", gap="large"):
        st.metric("Scene", f"{counted(number)} of {counted(len(lecture.scenes))}", width="content")
        st.metric("Minutes since the first scene", clock(time.time() - given.began), width="content")
        st.metric("Planned to the end of this scene", decimal(planned, 1), width="content")
    draw_answered(given.scene.scene.question_id)
    st.header(literal(given.scene.scene.title), anchor=False)
    _draw_markdown(given.scene.scene.sentences)
    with st.container(border=True, key="notes"):
        st.html(to_html(given.scene.scene.notes) or "<p>There are no notes for this scene.</p>")
        _draw_answer(given.scene)
    if number < len(lecture.scenes):
        following = lecture.scenes[number]
        st.text(f"Next: {following.title}")
        _draw_markdown(following.sentences)


def _draw_answer(given: OpenScene) -> None:
    """What is asked, and what the answer is: whoever lectures knows it before it is shown."""
    answer = posed_in(given) if given.scene.question else None
    if answer and answer.value:
        with st.container(gap=None, key="notes-asked"):
            st.text(f"Asked: {answer.value.ask}")
            st.text(f"Answer: {answer.value.answer}")
            if answer.value.why:
                st.html(answer.value.why)


def _draw_markdown(text: str) -> None:
    if text:
        st.html(to_html(text))

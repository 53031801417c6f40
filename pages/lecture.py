"""Lecture: a path through the pages, scene by scene."""

import streamlit as st

from pages.lecture.card import draw_end, draw_lecture
from pages.lecture.classroom import draw_class
from pages.lecture.editor import draw_editor
from pages.lecture.notes import draw_notes
from pages.lecture.own import draw_own
from pages.ui.shell.opening import open_page
from pages.ui.state.lecturing import end_lecture, lecture_named, lectures

ended = lecture_named(st.query_params.get("ended", ""))
if "ended" in st.query_params:
    end_lecture()
open_page("Lecture", "A path through the lab, scene by scene: press Next, or a clicker.")
if secret := st.query_params.get("notes"):
    draw_notes(secret)
    st.stop()
if edited := st.query_params.get("edit"):
    draw_editor(edited)
    st.stop()
if ended:
    draw_end(ended)
draw_class()
for lecture in lectures().values():
    draw_lecture(lecture)
draw_own()

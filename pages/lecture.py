"""Lecture: a path through the pages, scene by scene."""

import streamlit as st

from pages.lecture.card import draw_lecture
from pages.lecture.classroom import draw_class
from pages.lecture.notes import draw_notes
from pages.ui.shell.opening import open_page
from pages.ui.state.lecturing import end_lecture, lectures

if "ended" in st.query_params:
    end_lecture()
open_page("Lecture", "A path through the lab, scene by scene: press Next, or a clicker.")
if secret := st.query_params.get("notes"):
    draw_notes(secret)
    st.stop()
draw_class()
for lecture in lectures().values():
    draw_lecture(lecture)

"""The page Lecture: a path through the pages, scene by scene."""

import streamlit as st

from pages.lecture.card import draw_lecture
from pages.lecture.classroom import draw_class
from pages.lecture.editor import draw_editor
from pages.lecture.own import draw_own
from pages.lecture.presentation import draw_notes, draw_presentation
from pages.ui.shell.opening import open_page, open_window
from pages.ui.state.lecture_links import GIVE, NOTES, find_linked_scene, lectures
from pages.ui.state.link import tell_unknown
from pages.ui.state.session import session

if given := find_linked_scene(GIVE):
    open_window("Lecture")
    draw_presentation(*given)
    st.stop()
session().given_scene = ""
if noted := find_linked_scene(NOTES):
    open_window("Notes")
    draw_notes(*noted)
    st.stop()
open_page("Lecture", "Lessons, scene by scene.")
for name in {GIVE, NOTES} & set(st.query_params):
    tell_unknown(name)
if edited := st.query_params.get("edit"):
    draw_editor(edited)
    st.stop()
draw_class()
for lecture in lectures().values():
    draw_lecture(lecture)
draw_own()

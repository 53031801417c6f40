"""Models: what is on this server, how good it is, and how to take it along."""

import streamlit as st

from pages import ui

ui.open_page("Models", "The models that came with the program, those that people here share, and your own.")
files = ui.model_files()
alive, ended = ui.unfinished_runs()
ui.draw_runs("Runs in progress", alive)
ui.draw_model_table(files)
chosen = ui.choose_model(files)
ui.offer_undo()
if chosen and not ui.facts_of(chosen).problem:
    ui.draw_model_card(chosen)
ui.draw_runs("Unfinished runs", ended, removable=True)
ui.draw_finished_runs()

st.subheader("Add a model", anchor=False)
upload = st.file_uploader("A checkpoint of this program (.safetensors)", type="safetensors", max_upload_size=64)
if upload and st.button("Add it", type="primary"):
    ui.add_uploaded(upload.name, upload.getvalue())
ui.draw_space()

"""Twins: variants of one model, trained side by side on the same data, compared while they learn."""

import streamlit as st

from pages import ui
from transformer.jobs import Orders

ui.open_page(
    "Twins",
    "Two to five variants of one model learn side by side, one step each in turn, from the same seed and the same "
    "data. What differs in the end is what you changed.",
)

experiment = ui.choose_experiment()
form, live = st.columns([3, 7], gap="large")
with form:
    wish = ui.twins_form(experiment)
    if wish.problem:
        st.warning(wish.problem)
    else:
        st.text(ui.describe_run(wish.specs))
    if st.button(
        "Start training", type="primary", icon=":material/play_arrow:", disabled=not wish.specs, width="stretch"
    ):
        ui.open_twins(ui.start_runs(wish.specs, Orders()))
    folders = ui.find_twins()
with live:
    ui.draw_twins(folders)

"""Twins: variants of one model, trained side by side on the same data, compared while they learn."""

import streamlit as st

from pages import ui
from transformer.runs.jobs import Controls

ui.open_page(
    "Twins",
    "Two to five variants of one model learn side by side, in turn, from the same seed and data. What differs is what "
    "you changed, or luck: try another seed.",
)

experiment = ui.choose_experiment()
form, live = st.columns([3, 7], gap="large")
with form:
    request = ui.twins_form(experiment)
    if request.problem:
        st.warning(request.problem)
    else:
        st.text(ui.describe_run(request.specs))
    start = st.container()
    folders = ui.find_twins()
with start:
    if ui.draw_start(request.specs, folders) is not None:
        ui.open_twins(ui.start_runs(request.specs, Controls()))
with live, st.container(key="opened-runs"):
    ui.draw_twins(folders)
    ui.bring_into_sight("opened-runs", ".".join(folder.id for folder in folders))

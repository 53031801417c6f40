"""Twins: variants of one model, trained side by side on the same data, compared while they learn."""

import streamlit as st

from pages.twins.side_by_side import choose_experiment, draw_twins, find_twins, open_twins, twins_form
from pages.ui.runs.start import draw_forecast, draw_start, start_runs
from pages.ui.shell.into_sight import bring_into_sight
from pages.ui.shell.opening import open_page
from transformer.runs.jobs import Controls

open_page(
    "Twins",
    "Two to five variants of one model learn side by side, in turn, from the same seed and data. What differs is what "
    "you changed, or luck: try another seed.",
)

experiment = choose_experiment()
form, live = st.columns([3, 7], gap="large")
with form:
    request = twins_form(experiment)
    if request.problem:
        st.warning(request.problem)
    else:
        draw_forecast(request.specs)
    start = st.container()
    folders = find_twins()
with start:
    if draw_start(request.specs, folders) is not None:
        open_twins(start_runs(request.specs, Controls()))
with live, st.container(key="opened-runs"):
    draw_twins(folders)
    bring_into_sight("opened-runs", ".".join(folder.id for folder in folders))

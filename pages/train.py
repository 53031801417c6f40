"""Train: a model of one's own, in a process of its own, watched live and played back."""

import streamlit as st

from pages.ui.runs.form import training_form
from pages.ui.runs.runs import draw_run
from pages.ui.runs.start import choose_run, draw_forecast, draw_start, open_run, start_runs
from pages.ui.shell.into_sight import bring_into_sight
from pages.ui.shell.opening import open_page
from pages.ui.state.link import linked
from transformer.runs.jobs import Controls

open_page(
    "Train",
    "Train a Transformer of your own on a task with a right answer, and watch its attention being born. "
    "The first settings take less than a minute on two cores.",
)

form, live = st.columns([3, 7], gap="large")
with form:
    request = training_form()
    specs = [request.spec] if request.spec else []
    if specs:
        draw_forecast(specs, request.files)
    elif request.problem:
        st.warning(request.problem)
    solved = linked(
        st.toggle, "Stop when solved", key="stop_when_solved", help="End as soon as 99 % of fresh sequences are right."
    )
    start = st.container()
    run = choose_run()
with start:
    waits = draw_start(specs, [run] if run else [], paused=True)
    if waits is not None:
        controls = Controls(stop_when_solved=solved, pause_at=0 if waits else None)
        open_run(start_runs(specs, controls, request.files))
with live, st.container(key="opened-run"):
    draw_run(run)
    bring_into_sight("opened-run", run.id if run else "")

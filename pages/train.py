"""Train: a model of one's own, in a process of its own, watched live and played back."""

import streamlit as st

from pages import ui
from transformer.runs.jobs import Controls

ui.open_page(
    "Train",
    "Train a Transformer of your own on a task with a right answer, and watch its attention being born. "
    "The first settings take less than a minute on two cores.",
)

form, live = st.columns([3, 7], gap="large")
with form:
    request = ui.training_form()
    specs = [request.spec] if request.spec else []
    if specs:
        st.text(ui.describe_run(specs))
    elif request.problem:
        st.warning(request.problem)
    solved = ui.linked(
        st.toggle, "Stop when solved", key="stop_when_solved", help="End as soon as 99 % of fresh sequences are right."
    )
    start = st.container()
    run = ui.choose_run()
with start:
    waits = ui.draw_start(specs, [run] if run else [], paused=True)
    if waits is not None:
        controls = Controls(stop_when_solved=solved, pause_at=0 if waits else None)
        ui.open_run(ui.start_runs(specs, controls, request.files))
with live, st.container(key="opened-run"):
    ui.draw_run(run)
    ui.bring_into_sight("opened-run", run.id if run else "")

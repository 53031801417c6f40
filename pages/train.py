"""Train: a model of one's own, in a process of its own, watched live and played back."""

import streamlit as st

from pages import ui
from transformer.runs.jobs import Orders

ui.open_page(
    "Train",
    "Train a Transformer of your own on a task with a right answer, and watch its attention being born. "
    "The first settings take less than a minute on two cores.",
)

form, live = st.columns([3, 7], gap="large")
with form:
    wish = ui.training_form()
    specs = [wish.spec] if wish.spec else []
    if specs:
        st.text(ui.describe_run(specs))
    elif wish.problem:
        st.warning(wish.problem)
    solved = ui.linked(
        st.toggle, "Stop when solved", key="stop_when_solved", help="End as soon as 99 % of fresh sequences are right."
    )
    start = st.container()
    run = ui.choose_run()
with start:
    waits = ui.draw_start(specs, [run] if run else [], paused=True)
    if waits is not None:
        orders = Orders(stop_when_solved=solved, pause_at=0 if waits else None)
        ui.open_run(ui.start_runs(specs, orders, wish.files))
with live, st.container(key="opened-run"):
    ui.draw_run(run)
    ui.bring_into_sight("opened-run", run.id if run else "")

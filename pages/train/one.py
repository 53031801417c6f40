"""The idea Train one: the form for a model of one's own, and the run that is open, live and played back."""

import streamlit as st

from pages.ui.runs.form import training_form
from pages.ui.runs.runs import draw_run
from pages.ui.runs.sample import draw_sample
from pages.ui.runs.start import (
    choose_run,
    draw_forecast,
    draw_start,
    find_requested_runs,
    lay_out_form,
    open_run,
    run_of,
    start_runs,
)
from pages.ui.shell.into_sight import bring_into_sight
from transformer.runs.jobs import Controls


def draw_one() -> None:
    """Draw the form, and the run that the link names; without one, a sample that came with the program."""
    run = run_of(find_requested_runs("run"))
    form, live, is_seen = lay_out_form("Train another", [run] if run else [])
    with form:
        with st.container(key="run-form"):
            request = training_form()
            specs = [request.spec] if request.spec else []
            if request.problem:
                st.warning(request.problem)
            elif is_seen:
                draw_forecast(specs)
            waits = draw_start(specs, [run] if run else [], paused=True)
        choose_run()
    if waits is not None:
        open_run(
            start_runs(
                specs,
                Controls(stop_when_solved=request.stops_when_solved, pause_at=0 if waits else None),
                request.files,
            )
        )
    with live, st.container(key="opened-run"):
        if run:
            draw_run(run)
        else:
            draw_sample(request.spec.task.name if request.spec else "")
        bring_into_sight("opened-run", run.id if run else "")

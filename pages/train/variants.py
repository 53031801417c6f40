"""The idea Compare variants: twins that learn from the same seed and data, side by side."""

import streamlit as st

from pages.train.side_by_side import (
    choose_experiment,
    choose_record,
    draw_twins,
    find_twins,
    open_twins,
    twins_form,
    twins_in,
)
from pages.ui.runs.start import draw_forecast, draw_start, find_requested_runs, lay_out_form, start_runs
from pages.ui.shell.into_sight import bring_into_sight
from transformer.runs.jobs import Controls


def draw_variants() -> None:
    """Draw the form for variants, and the runs that the link names; without them, a record of the program's own."""
    folders = twins_in(find_requested_runs("twins"))
    record = choose_record(is_free=not folders)
    form, live, is_seen = lay_out_form("Train twins", folders or (record.runs if record else []))
    with form:
        request = twins_form(choose_experiment())
        if request.problem:
            st.warning(request.problem)
        elif is_seen:
            draw_forecast(request.specs)
        starts = draw_start(request.specs, folders) is not None
        find_twins()
    if starts:
        open_twins(start_runs(request.specs, Controls()))
    with live, st.container(key="opened-runs"):
        draw_twins(folders or (record.runs if record else []), record)
        if record:
            st.caption(record.in_words)
        bring_into_sight("opened-runs", ".".join(folder.id for folder in folders))

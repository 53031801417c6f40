"""A sample of what training gives, before anything was trained here: a run that came with the program."""

import streamlit as st

from pages.ui.runs.film import draw_film
from transformer.runs.jobs import DamagedError, ShippedTwins, shipped_twins
from transformer.text import percent


def shipped_records() -> list[ShippedTwins]:
    """Return records of twins that came with the program; none where they are not installed, or can't be read."""
    try:
        return [record for record in shipped_twins() if not any(run.damage() for run in record.runs)]
    except DamagedError:
        return []


def draw_sample() -> None:
    """Say what to do, and draw the film of a run that came with the program, if one is here."""
    found = shipped_records()
    if found:
        _draw_record(found[0])
        return
    st.info(
        "Choose a task and press Start training. Loss, exact match and the attention of every head appear here "
        "while the model learns; afterwards you can play it back like a film."
    )


def _draw_record(record: ShippedTwins) -> None:
    run = record.runs[0]
    final, spec = run.last_state(), run.spec()
    st.text(f"A recorded run: task {spec.task.name}, {run.name}. Press Start training, and yours appears here.")
    draw_film(run)
    st.caption(
        f"Recorded on {record.made}; in the end {percent(final['exact_match'], 1)} of fresh sequences were wholly "
        "right. While your model learns, its loss, exact match and the attention of every head appear here; afterwards "
        "you can play it back like a film."
    )

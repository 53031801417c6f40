"""A sample of what training gives, before anything was trained here: a run that came with the program."""

import streamlit as st

from pages.ui.runs.film import draw_film
from transformer.runs.jobs import DamagedError, RunFolder, ShippedTwins, shipped_twins
from transformer.text import percent


def shipped_records() -> list[ShippedTwins]:
    """Return records of twins that came with the program; none where they are not installed, or can't be read."""
    try:
        return [record for record in shipped_twins() if not any(run.damage() for run in record.runs)]
    except DamagedError:
        return []


def draw_sample(task: str) -> None:
    """Say what to do, and draw the film of a run that came with the program, if one is here.

    Args:
        task: The task that is chosen; without a record of it another one's is shown.
    """
    runs = [(record, run) for record in shipped_records() for run in record.runs]
    if runs:
        _draw_record(*max(runs, key=lambda one: (one[1].spec().task.name == task, _is_usual(one[1]))), task)
        return
    st.info(
        "Choose a task and press Start training. Loss, exact match and the attention of every head appear here "
        "while the model learns; afterwards you can play it back like a film."
    )


def _is_usual(run: RunFolder) -> bool:
    """Return True for a run of the model that the form trains, with nothing left out."""
    sizes = run.spec().sizes
    return (
        sizes.get("num_heads") != 1
        and sizes.get("positions", "sinusoidal") == "sinusoidal"
        and sizes.get("causal", True)
    )


def _draw_record(record: ShippedTwins, run: RunFolder, task: str) -> None:
    final, spec = run.last_state(), run.spec()
    name = spec.task.name
    said = name if name == task else f"another task, {name}"
    st.text(f"Recorded: {said}. Yours appears here.")
    draw_film(run, plays=True)
    st.caption(
        f"Recorded on {record.made}; in the end {percent(final['exact_match'], 1)} of new texts were exactly right. "
        f"While your model learns, its loss, exact match and the attention of every head appear here; afterwards "
        "you can play it back like a film."
    )

"""Looked at, and mattered: where one head looks beside what hiding each source token costs."""

from dataclasses import replace

import numpy as np
import streamlit as st

from pages.ui.example.example import Example, head_controls
from pages.ui.shell.matrices import draw_matrices
from transformer import views
from transformer.interpret import MATTERS, NOT_AN_EXPLANATION, Mattered, Place, Result, hidden_source
from transformer.text import decimal, plain_token


def draw_mattered(example: Example, result: Result) -> None:
    """Attention to the source beside what each token written loses without each source token."""
    head = head_controls(result, choose_kind=False, summaries=False)
    found = example.replay.kept(lambda: hidden_source(example.checkpoint, example.text, result.decoding), "mattered")
    panels, said = mattered_panels(found, result, head)
    draw_matrices(panels, key="looked-and-mattered")
    st.text(said)
    st.caption(NOT_AN_EXPLANATION)


def mattered_panels(mattered: Mattered, result: Result, head: Place) -> tuple[list[views.Panel], str]:
    """Where a head looks in the source beside what mattered there, and in how many rows they agree.

    Args:
        mattered: What each source token mattered.
        result: What was written.
        head: Layer and head; of the attention to the source, whatever its kind.
    """
    looked = Place("cross" if "cross" in result.maps else "encoder", head.layer, head.head)
    weights, drops = result.map(looked), mattered.drops
    step, token = map(int, np.unravel_index(drops.values.argmax(), drops.values.shape))
    hidden, written = plain_token(drops.columns.labels[token]), plain_token(drops.rows.labels[step])
    most = f"Most of all: hiding “{hidden}” costs “{written}” {decimal(drops.values[step, token], 1)} nats."
    if drops.values[step, token] < MATTERS:  # below that it is noise, and so is which one is the largest
        most = f"Hiding any one token costs less than {decimal(MATTERS, 1)} nats."
    # Both are of the same steps and the same tokens, so what is pointed at lights in both.
    rows, columns = replace(weights.rows, name="step"), replace(weights.columns, name="source token")
    panels = [
        views.weights_panel(
            replace(weights, rows=rows, columns=columns), views.caption_of(result, looked),
            title="Looked at", key="looked-at",
        ),
        views.matrix_panel(
            replace(drops, rows=rows, columns=columns),
            "Log-probability (in nats) that the written token loses when a source token is hidden. "
            f"{most} {mattered.what_is_hidden}",
            title="Mattered", key="mattered", said="Hiding {column} costs {row}, in nats",
        ),
    ]  # fmt: skip
    return panels, mattered.agreement(weights)

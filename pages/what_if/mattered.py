"""Looked at, and mattered: where one head looks beside what hiding each source token costs."""

from dataclasses import replace

import numpy as np
import streamlit as st

from pages.ui.example.example import Example, head_controls
from pages.ui.memory.store import stored
from pages.ui.shell.figures import draw_figure
from transformer import Checkpoint, figures
from transformer.interpret import NOT_AN_EXPLANATION, Mattered, Place, Result, hidden_source
from transformer.text import decimal, plain_token


def draw_mattered(example: Example, result: Result) -> None:
    """Attention to the source beside what each token written loses without each source token."""
    head = head_controls(result, choose_kind=False, summaries=False)
    looked = Place("cross" if "cross" in result.maps else "encoder", head.layer, head.head)
    mattered, weights = _mattered(example, result), result.map(looked)
    sides = st.columns(2, gap="large")
    with sides[0]:
        st.subheader("Looked at", anchor=False)
        draw_figure(figures.weights_map(weights), figures.caption_of(result, looked), "looked-at")
    with sides[1]:
        st.subheader("Mattered", anchor=False)
        drops = mattered.drops
        step, token = map(int, np.unravel_index(drops.values.argmax(), drops.values.shape))
        caption = (
            "Log-probability (in nats) that the written token loses when a source token is hidden. Most of all: hiding "
            f"“{plain_token(drops.columns.labels[token])}” costs “{plain_token(drops.rows.labels[step])}” "
            f"{decimal(drops.values[step, token], 1)} nats. {mattered.what_is_hidden}"
        )
        named = replace(drops, rows=replace(drops.rows, labels=weights.rows.labels))
        draw_figure(figures.matrix_map(named), caption, "mattered")
    st.text(mattered.agreement(weights))
    st.caption(NOT_AN_EXPLANATION)


def _mattered(example: Example, result: Result) -> Mattered:
    path = example.file.path
    return _hidden_source(str(path), path.stat().st_mtime_ns, example.text, example.checkpoint, result)


@stored
def _hidden_source(path: str, modified: int, text: str, _checkpoint: Checkpoint, _result: Result) -> Mattered:
    return hidden_source(_checkpoint, text, _result.decoding)

"""What a mask does to the scores of one head, and to its weights."""

from dataclasses import replace

import streamlit as st

from pages.masks.batch import choose_batch, run_batch
from pages.ui.example.example import Example, head_controls
from pages.ui.shell.matrices import draw_matrices
from transformer import views
from transformer.interpret import Result
from transformer.text import decimal


def draw_scores(example: Example, result: Result) -> None:
    """One head's scores before and after the mask, and its weights, on one sequence of the batch."""
    with st.container(horizontal=True, vertical_alignment="bottom", key="beside-heads"):
        with st.container(key="heads"):
            head = head_controls(result, summaries=False, usual_kind="decoder")
        chosen = choose_batch(example)
    if chosen is None:
        return
    texts, item = chosen
    batch, config = run_batch(example, texts, head, item), example.checkpoint.config
    weights, scores = (maps.of(head.layer, head.single) for maps in (batch.maps, batch.scaled))
    masked = replace(scores, blocked=weights.blocked)
    divided = f" / √{config.d_k}" if config.scaled_scores else ""
    before = (
        f"{head.name}: query · key{divided} for every pair, allowed or not: "
        f"from {decimal(scores.values.min(), 1)} to {decimal(scores.values.max(), 1)}."
    )
    blocked = int((~masked.allowed).sum())
    counts = "score is blocked: it counts" if blocked == 1 else "scores are blocked: they count"
    after = f"{blocked} of {masked.values.size} {counts} as −∞." if blocked else "No score is blocked here."
    about = {"text": texts[item]}
    panels = [
        views.scores_panel(scores, before, title="Scores before the mask", key="scores-before-the-mask", about=about),
        views.scores_panel(masked, after, title="Scores after it", key="scores-after-it", about=about),
        views.weights_panel(weights, views.describe_weights(weights), title="Weights", key="weights", about=about),
    ]
    draw_matrices(views.side_by_side(panels), "masked-scores")
    st.caption("The softmax of −∞ is exactly 0: what is blocked has no influence. Nothing reads the rows of padding.")

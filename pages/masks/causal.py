"""The causal mask: which tokens lie in the future of which, and why they are hidden."""

from dataclasses import replace

import streamlit as st

from pages.ui.example.example import Example, head_controls
from pages.ui.shell.matrices import draw_matrices
from transformer import causal_mask, views
from transformer.interpret import LabelledMap, Place, Result
from transformer.text import plain_token

OF_CAUSAL = "mask_kind"
"""Name in the link: the causal mask is the decoder's, whatever was looked at before."""
_NOT_CAUSAL = "No causal mask here: this model was made without one, so a token may look at those after it."
_NO_CAUSAL = {
    "encoder": "No causal mask here: all of the source is there from the start, so a token may look both ways.",
    "cross": "No causal mask here: all of the source is there before the first token is written.",
}


def draw_causal(example: Example, result: Result) -> None:
    """The mask of decoder self-attention on the text alone, or of a kind chosen here; one head's weights under it."""
    head = head_controls(result, summaries=False, usual_kind="decoder", own_kind=OF_CAUSAL)
    panels, said = causal_panels(result.map(head), head, example.checkpoint.config.causal)
    if len(panels) == 1:
        st.text(said)
    draw_matrices(panels, "causal-mask")
    if len(panels) > 1:
        st.text(said)


def causal_panels(shown: LabelledMap, head: Place, is_causal: bool) -> tuple[list[views.Panel], str]:
    """The mask beside one head's weights, and what it is for; the weights alone, and why, where there is no mask.

    Args:
        shown: Weights of the head.
        head: The head.
        is_causal: Whether the model's decoder has a causal mask.
    """
    caption = views.describe_weights(shown)
    weights = views.weights_panel(shown, caption, title=f"Weights of {head.name.split(', ', 1)[1]}", key="under-mask")
    if head.kind != "decoder" or not is_causal:
        return [weights], _NOT_CAUSAL if head.kind == "decoder" else _NO_CAUSAL[head.kind]
    future = ~causal_mask(len(shown.rows.labels))[0, 0].numpy()
    counted = f"{int(future.sum())} of {future.size} cells lie in the future: no token may look at a later one."
    mask = views.mask_panel(replace(shown, blocked=future), counted, title="Causal mask", key="causal")
    return [mask, weights], _why(shown)


def _why(map: LabelledMap) -> str:
    """What the mask is for, on the tokens of the text."""
    tokens = [plain_token(token) for token in map.columns.labels]
    said = (
        "While the model writes, nothing stands there yet that could be hidden. The mask is for training: there the "
        "decoder reads all of the right target at once, and learns at every place to predict the next token."
    )
    if len(tokens) < 2:
        return said
    row = min(1, len(tokens) - 2)
    return (
        f"{said} If this were the target: at “{tokens[row]}” (row {row + 1}) it has to predict “{tokens[row + 1]}”, "
        f"which stands in column {row + 2}. Without the mask it could read it off there."
    )

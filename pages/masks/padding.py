"""Padding: texts of different lengths as one batch, and which keys it blocks."""

import streamlit as st
import torch

from pages.masks.batch import choose_batch, run_batch
from pages.ui.example.example import Example, head_controls
from pages.ui.shell.matrices import draw_matrices
from transformer import padding_mask, views
from transformer.interpret import KIND_TITLES, Result


def draw_padding(example: Example, result: Result) -> None:
    """The padding of a batch, and the mask that the model makes for one sequence of it."""
    with st.container(horizontal=True, vertical_alignment="bottom", key="beside-heads"):
        with st.container(key="heads"):
            head = head_controls(result, summaries=False, choose_head=False, usual_kind="decoder")
        chosen = choose_batch(example)
    if chosen is None:
        return
    texts, item = chosen
    batch = run_batch(example, texts, head, item)
    tokens, mask = batch.tokens, batch.maps.of(head.layer, head.single)
    is_target = head.kind == "decoder"
    known = example.checkpoint.target_tokenizer if is_target else example.checkpoint.source_tokenizer
    real = padding_mask(torch.tensor([[known.token_id(token) for token in row] for row in tokens]))[:, 0, 0].numpy()
    places, padded = real.shape[1], int((~real).sum())
    shares = f"{padded} of {real.size} {'is' if padded == 1 else 'are'} padding (hatched)"
    what = "targets, as the model writes them" if is_target else "texts"
    of_batch = f"{len(tokens)} {what}, {places} place{'' if places == 1 else 's'} each: {shares}."
    columns = int((~real[item]).sum())
    future = " and the future" if is_target and example.checkpoint.config.causal else ""
    of_text = (
        f"{int((~mask.allowed).sum())} of {mask.allowed.size} cells are blocked, as the model made the mask: "
        f"{columns} column{'' if columns == 1 else 's'} of padding{future}."
    )
    shown = {"text": texts[item], "head": KIND_TITLES[head.kind]}
    panels = [
        views.padding_panel(
            real, tokens, of_batch, title="Padding mask", key="padding", about={"text": " | ".join(texts), "head": ""}
        ),
        views.mask_panel(mask, of_text, title=f"Mask of text {item + 1}", key="mask", about=shown),
    ]
    draw_matrices(views.side_by_side(panels), "padding-masks")
    st.caption(
        "A batch is one block of numbers, so all of its rows have the length of the longest. What fills them up means "
        "nothing: no token may look at it, and nothing reads the rows of padding."
    )

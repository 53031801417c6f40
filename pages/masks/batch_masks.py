"""The masks of a batch, what they do to scores and weights, and a decoder without its causal mask."""

from dataclasses import replace

import streamlit as st
import torch

from pages.masks.batch import SequenceOfBatch
from pages.ui.example.example import CHANGES, Example, run_traced
from pages.ui.shell.figures import draw_figure
from pages.ui.state.link import linked
from transformer import Trace, causal_mask, figures, padding_mask
from transformer.interpret import (
    KIND_TITLES,
    Place,
    Result,
    attention_maps,
    compare_forced,
    describe_closing,
    describe_future,
    describe_opening,
    right_answer,
    right_target,
    teacher_forced,
)
from transformer.text import clipped, decimal, plain_token

_NOT_CAUSAL = "No causal mask here: this model was made without one, so a token may look at those after it."
_NO_CAUSAL = {
    "encoder": "No causal mask here: all of the source is there from the start, so a token may look both ways.",
    "cross": "No causal mask here: all of the source is there before the first token is written.",
}
_TITLES = ("With the mask, as trained", "Without the mask")
_TITLES_WITHOUT = ("As trained: the future open", "With the mask put on")


def shorter_text(example: Example) -> str:
    """A second text for the open model, shorter than the first if that has two tokens or more.

    It follows the first, and the model, until a person types another.
    """
    tokenizer = example.checkpoint.source_tokenizer
    ids = tokenizer.encode(example.text)
    if not tokenizer.unknown_characters("look") and len(tokenizer.encode("look")) < len(ids):
        shorter = "look"
    else:
        shorter = tokenizer.decode(ids[: max(1, len(ids) // 2)])
    for state in (st.session_state, st.session_state["due"]):
        if state.get("more") == st.session_state.get("shorter_text", shorter):
            state["more"] = shorter
    st.session_state["shorter_text"] = shorter
    return shorter


def choose_sequence(texts: list[str]) -> int:
    """Which text of the batch is shown; one whose text is changed stays chosen."""
    options = [f"{number}. {clipped(plain_token(text), 40)}" for number, text in enumerate(texts, start=1)]
    for state in (st.session_state, st.session_state["due"]):
        number = str(state.get("sequence")).split(".")[0]
        if number in map(str, range(1, len(texts) + 1)):
            state["sequence"] = options[int(number) - 1]
    return options.index(linked(st.selectbox, "Sequence shown", options, index=1, key="sequence", width=420))


def draw_masks(example: Example, head: Place, texts: list[str], batch: SequenceOfBatch, item: int) -> None:
    """Padding mask of the batch, causal mask, and what becomes of the two for one sequence."""
    tokens, mask = batch.tokens, batch.maps.of(head.layer, head.single)
    known = example.checkpoint.target_tokenizer if head.kind == "decoder" else example.checkpoint.source_tokenizer
    what = "targets, as the model writes them" if head.kind == "decoder" else "texts"
    real = padding_mask(torch.tensor([[known.token_id(token) for token in row] for row in tokens]))[:, 0, 0].numpy()
    shown = {"text": texts[item], "head": KIND_TITLES[head.kind]}
    padding, causal, union = st.columns(3, gap="medium")
    with padding:
        st.subheader("Padding mask", anchor=False)
        caption = f"{len(tokens)} {what}, {real.shape[1]} places each: {int((~real).sum())} are padding (hatched)."
        draw_figure(
            figures.padding_map(real, tokens), caption, "padding", about={"text": " | ".join(texts), "head": ""}
        )
    is_causal = head.kind == "decoder" and example.checkpoint.config.causal
    with causal:
        st.subheader("Causal mask", anchor=False)
        if is_causal:
            future = ~causal_mask(len(mask.rows.labels))[0, 0].numpy()
            caption = f"{int(future.sum())} of {future.size} cells lie in the future: no token may look at a later one."
            draw_figure(figures.mask_map(replace(mask, blocked=future)), caption, "causal", about=shown)
        else:
            st.text(_NOT_CAUSAL if head.kind == "decoder" else _NO_CAUSAL[head.kind])
    with union:
        st.subheader(f"Mask of text {item + 1}", anchor=False)
        future = " and the future" if is_causal else ""
        caption = (
            f"{int((~mask.allowed).sum())} of {mask.allowed.size} cells are blocked, as the model made the mask: "
            f"{int((~real[item]).sum())} columns of padding{future}."
        )
        draw_figure(figures.mask_map(mask), caption, "mask", about=shown)


def draw_scores(example: Example, head: Place, text: str, batch: SequenceOfBatch) -> None:
    """One head's scores before and after the mask, and its weights."""
    weights, scores = (maps.of(head.layer, head.single) for maps in (batch.maps, batch.scaled))
    masked, config = replace(scores, blocked=weights.blocked), example.checkpoint.config
    divided = f" / √{config.d_k}" if config.scaled_scores else ""
    panes = {
        "Scores before the mask": (
            figures.scores_map(scores),
            f"{head.name}: query · key{divided} for every pair, allowed or not: "
            f"from {decimal(scores.values.min(), 1)} to {decimal(scores.values.max(), 1)}.",
        ),
        "Scores after it": (
            figures.scores_map(masked),
            f"{int((~masked.allowed).sum())} of {masked.values.size} scores are blocked: they count as −∞.",
        ),
        "Weights": (figures.weights_map(weights), figures.describe_weights(weights)),
    }
    for column, (title, (figure, caption)) in zip(st.columns(3, gap="medium"), panes.items(), strict=True):
        with column:
            st.subheader(title, anchor=False)
            draw_figure(figure, caption, title.lower().replace(" ", "-"), about={"text": text})
    st.caption("The softmax of −∞ is exactly 0: what is blocked has no influence. Nothing reads the rows of padding.")


def draw_other_future(example: Example, result: Result, head: Place) -> None:
    """One head, what it predicts for a target, and what it writes by itself: as trained, and with the mask changed.

    The change takes the causal mask off, or puts it on a model that was made without.
    """
    is_causal = example.checkpoint.config.causal
    is_known = right_answer(example.checkpoint, example.text) is not None
    given = "the right target" if is_known else "its own target"
    target, forced, texts = right_target(example.checkpoint, example.text, result.decoding), [], []
    changes = ("as trained", "future open" if is_causal else "future closed")
    titles = _TITLES if is_causal else _TITLES_WITHOUT
    for column, change, title in zip(st.columns(2, gap="large"), changes, titles, strict=True):
        trace = Trace("decoder.*self_attention.*", edits=CHANGES[change]())
        forced.append(teacher_forced(example.checkpoint, example.text, target, trace, is_known))
        maps, written = attention_maps(trace)["decoder"], run_traced(example, change).decoding
        texts.append(written.text)
        is_open, shown = (change == "as trained") != is_causal, maps.of(head.layer, head.single)
        with column:
            st.subheader(title, anchor=False)
            caption = describe_future(maps, head.layer, head.single) if is_open else figures.describe_weights(shown)
            key = "decoder-open" if is_open else "decoder-masked"
            draw_figure(figures.weights_map(shown), caption, key, about={"head": shown.head_name})
            st.caption(f"It reads {given} at once (teacher forcing) and predicts")
            st.code(forced[-1].text or " ", language=None, wrap_lines=True)
            st.text(forced[-1].result)
            st.caption("It reads what it wrote itself (free running) and writes")
            st.code(written.text or " ", language=None, wrap_lines=True)
            st.text(written.reason)
    describe = describe_opening if is_causal else describe_closing
    st.text(describe(*forced, *texts))
    table = compare_forced(*forced, is_causal=is_causal)
    st.dataframe(table, hide_index=True, alt="Predictions at each position; ≠ = the mask changes it")

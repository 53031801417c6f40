"""Cheating: two shipped models that were trained alike, one with the causal mask and one without."""

import streamlit as st

from pages.masks.forced import draw_side
from pages.ui.example.example import Example, head_controls
from pages.ui.example.sentences import examples_of
from pages.ui.example.verdict import draw_verdict, output_in_a_line
from pages.ui.models.files import model_files
from pages.ui.models.measured import share_in_words
from pages.ui.shell.matrices import draw_captions, draw_matrices
from pages.ui.state.selection import current_selection
from transformer import Checkpoint, CheckpointError, TextError, views
from transformer.checkpoints import model_twins
from transformer.interpret import Place, Result, describe_future, right_answer
from transformer.text import sentence_of, significant
from transformer.views.by_page import ReadAtOnce, read_at_once

_TITLES = ("trained with the mask", "trained without it")


def draw_cheating(example: Example, result: Result) -> None:
    """Both models on the text: what each writes, where it looks, how far its loss fell, how much is right."""
    current_selection(result)  # what the link asks for is meant for the open model
    if not (twins := _twins()):
        st.info("The model that cheats is not on this server: it comes with a checkout of the source code.")
        return
    text, why_another = _text_for(twins[0].checkpoint, example)
    is_open = example.file.id in {twin.file.id for twin in twins}
    twins = [Example(twin.file, text) for twin in twins]
    results = [twin.replay.usual() for twin in twins]
    head = head_controls(results[-1], choose_kind=False, summaries=False, usual_kind="decoder")
    if not is_open or why_another:
        whose = "" if is_open else "Not the model above: two shipped letter reversers. "
        st.text(sentence_of(whose + why_another))
    written = {title: run.decoding.text for title, run in zip(_TITLES, results, strict=True)}
    sides = [read_at_once(twin.replay) for twin in twins]
    panels = [_panel(*one, head) for one in zip(twins, sides, written.items(), strict=True)]
    picture, said = st.columns([5, 3], gap="medium")
    with picture:
        draw_matrices(views.side_by_side(panels), "cheating", captions=False)
    with said:
        draw_verdict(written, right_answer(twins[0].checkpoint, text))
        st.text(
            "The same sizes, data, seed and steps; only the mask differs. Without it, the token to be predicted stands "
            "in what the decoder reads, one place ahead, and to copy it is all that this model learned. When it writes "
            "by itself, nothing stands ahead: a low loss said nothing of that."
        )
    draw_captions(panels)
    for column, twin, run, side in zip(st.columns(2, gap="large"), twins, results, sides, strict=True):
        with column:
            st.text(_measured(twin))
            is_open = not twin.checkpoint.config.causal
            draw_side(side.forced, run.decoding.text, run.decoding.reason, twin.file.id, is_open)
    st.page_link(
        "heads.py", label="All heads of the one that cheats", query_params={"model": twins[-1].file.id, "text": text}
    )


def _twins() -> list[Example]:
    """The honest model and the one that cheats, without a text; nothing where one of them is not here."""
    try:
        found = model_twins("causal")
    except (CheckpointError, OSError):
        return []
    files = model_files()
    return [Example(files[name], "") for name in found[0].names] if found and {*found[0].names} <= {*files} else []


def _text_for(twin: Checkpoint, example: Example) -> tuple[str, str]:
    """The open text where the twins read the same letters in it as the open model, else one of their own and why."""
    text, own = example.text, examples_of(twin)[0]
    here = f"here one of their own examples, “{own}”."
    try:
        twin.source_tokenizer.read(text, twin.config.max_length)
    except TextError:
        return own, f"They can't read your text: {here}"
    tokenizers = (twin.source_tokenizer, example.checkpoint.source_tokenizer)
    read, meant = (tokenizer.tokens(tokenizer.encode(text)) for tokenizer in tokenizers)
    # A sentence that is read letter by letter is no sentence, and none that is written backwards a translation.
    return (text, "") if read == meant else (own, f"They read letters: {here}")


def _panel(twin: Example, side: ReadAtOnce, written: tuple[str, str], head: Place) -> views.Panel:
    """The map of one head while the right target is read; above it, what the model writes by itself."""
    title = f"{written[0].capitalize()}, it writes {output_in_a_line(written[1])}"
    shown = side.maps.of(head.layer, head.single)
    is_causal = twin.checkpoint.config.causal
    said = views.describe_weights(shown) if is_causal else describe_future(side.maps, head.layer, head.single)
    key, about = "honest" if is_causal else "cheat", {"model": twin.file.id, "text": twin.text, "head": shown.head_name}
    return views.weights_panel(shown, said, title=title, key=key, about=about)


def _measured(twin: Example) -> str:
    """How far the loss of a model fell, and how much it writes right."""
    checkpoint = twin.checkpoint
    loss = significant(checkpoint.history[-1]["loss"], 1)
    return f"Loss of the last batch in training: {loss}. {share_in_words(checkpoint.metrics, has_file=False)}"

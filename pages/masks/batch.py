"""Several texts as one padded batch, and what one layer's heads do with one of them."""

from dataclasses import dataclass, replace
from itertools import chain

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.example.sentences import examples_of
from pages.ui.memory.store import stored
from pages.ui.models.files import FileKey
from pages.ui.shell.glossary import literal
from pages.ui.state.link import linked
from transformer import Checkpoint, TextError, Trace
from transformer.data import Batch, task_from_dict
from transformer.interpret import KINDS, AttentionMaps, Kind, Place, attention_maps, read_batch, trace_batch
from transformer.text import clipped, plain_token, sentence_of

MOST_TEXTS = 6


@dataclass(frozen=True, eq=False)
class SequenceOfBatch:
    """What is drawn of a batch: one layer of one kind of attention, on one sequence.

    Attributes:
        tokens: Of every sequence of the batch, padding included; those that are looked at.
        maps: Its heads' weights, `(1, head, query, key)`, and the mask.
        scaled: Scores before the mask, of the same heads.
    """

    tokens: list[list[str]]
    maps: AttentionMaps
    scaled: AttentionMaps


def choose_batch(example: Example) -> tuple[list[str], int] | None:
    """The controls for the texts of the batch and for the one that is shown; returns both, that one's number from 0.

    None where the texts make no batch, which is said.
    """
    problem = st.container()
    with st.container(horizontal=True, vertical_alignment="bottom", wrap=False, key="batch"):
        with st.popover("Texts of the batch", icon=":material/edit:"):
            more = linked(
                st.text_area, f"More texts of the batch, one a line (1 to {MOST_TEXTS - 1})", _shorter_text(example),
                key="more", max_chars=4000, height=150, width=320,
            )  # fmt: skip
        try:
            texts = texts_of_batch(example, more or "")
        except TextError as error:
            problem.warning(literal(sentence_of(str(error))))
            return None
        return texts, _choose_sequence(texts)


def _shorter_text(example: Example) -> str:
    """A second text for the open model, shorter than the first if that has two tokens or more.

    It follows the first, and the model, until a person types another.
    """
    shorter = own_shorter_text(example.checkpoint, example.text)
    for state in (st.session_state, st.session_state["due"]):
        if state.get("more") == st.session_state.get("shorter_text", shorter):
            state["more"] = shorter
    st.session_state["shorter_text"] = shorter
    return shorter


def own_shorter_text(checkpoint: Checkpoint, text: str) -> str:
    """A text that the model knows, by a third shorter if there is one: the padding is to be seen."""
    tokenizer, task = checkpoint.source_tokenizer, task_from_dict(checkpoint.task)
    ids = tokenizer.encode(text)
    most = 2 * len(ids) // 3
    known = chain(examples_of(checkpoint), (source for source, _ in task.sample))
    if found := next((other for other in known if len(tokenizer.encode(other)) <= most), ""):
        return found
    # Letters make any word; elsewhere an English one would be read as pieces that mean nothing.
    if tokenizer.tokens(tokenizer.encode("look")) == [*"look"] and len("look") < len(ids) and not task.file:
        return "look"
    return tokenizer.decode(ids[: max(1, len(ids) // 2)])


def _choose_sequence(texts: list[str]) -> int:
    """Which text of the batch is shown; one whose text is changed stays chosen."""
    options = [f"{number}. {clipped(plain_token(text), 40)}" for number, text in enumerate(texts, start=1)]
    for state in (st.session_state, st.session_state["due"]):
        number = str(state.get("sequence")).split(".")[0]
        if number in map(str, range(1, len(texts) + 1)):
            state["sequence"] = options[int(number) - 1]
    chosen = linked(
        st.selectbox, "Sequence shown", options, index=1, key="sequence", width=150, label_visibility="collapsed"
    )
    return options.index(chosen)


def texts_of_batch(example: Example, more: str) -> list[str]:
    """The example's text and more, which can be read together.

    Args:
        example: Its text is the first of the batch.
        more: The others, one a line; empty lines don't count.
    Raises:
        TextError: If there is no other text, if there are too many, or if one can't be read; it names the line.
    """
    lines = {number: line for number, line in enumerate(more.split("\n"), start=1) if line.strip()}
    if not 1 <= len(lines) < MOST_TEXTS:
        raise TextError(
            f"A batch has 2 to {MOST_TEXTS} texts; yours has {len(lines) + 1}, with the one above. "
            + (f"Take away {len(lines) + 1 - MOST_TEXTS}." if lines else "Type one more, on a line of its own.")
        )
    for number, line in lines.items():
        try:
            example.checkpoint.source_tokenizer.read(line, example.checkpoint.config.max_length)
        except TextError as error:
            raise TextError(f"Line {number} can't join the batch. {error}") from None
    return [example.text, *lines.values()]


def run_batch(example: Example, texts: list[str], head: Place, item: int) -> SequenceOfBatch:
    """What the layer of the open head does with one sequence of a batch.

    Args:
        example: Its model.
        texts: From `texts_of_batch`.
        head: Whose kind and layer.
        item: Which sequence.
    """
    return _traced(example.file.key, tuple(texts), head.kind, head.layer, item, example.checkpoint)


@stored
def _read(key: FileKey, texts: tuple[str, ...], _checkpoint: Checkpoint) -> Batch:
    return read_batch(_checkpoint, list(texts))


@stored
def _traced(
    key: FileKey, texts: tuple[str, ...], kind: Kind, layer: int, item: int, _checkpoint: Checkpoint
) -> SequenceOfBatch:
    batch, (stack, attention) = _read(key, texts, _checkpoint), KINDS[kind]
    name = f"{stack}.layers.{layer}.{attention}."
    trace = Trace(f"{name}weights", f"{name}allowed", f"{name}scaled")
    trace_batch(_checkpoint, batch, trace)
    tokens = [list(row) for row in trace[f"{name}weights"].labels["key"]]
    maps = attention_maps(trace, item)[kind]
    # A copy: a part of the batch's scores would keep all of them.
    scaled = trace[f"{name}scaled"].array[None, item].copy()
    return SequenceOfBatch(tokens, maps, replace(maps, values=scaled, blocked=None))

"""The one example that follows the user: model, text, kind, layer and head, kept in the link."""

import contextlib
from dataclasses import dataclass

import streamlit as st

from pages.ui.link import linked
from pages.ui.models import ModelFile, checkpoint_of, model_files
from transformer import Checkpoint, CheckpointError, Decoding, TextError, Trace, greedy
from transformer.analysis import AttentionMaps, attention_maps, trace_batch
from transformer.experiments import positions_off, positions_shuffled
from transformer.figures.theme import clipped, plain_token
from transformer.roles import HeadScores, task_scores

EXAMPLES = {"letters": "pay attention", "words": "attention is all you need"}
KIND_TITLES = {
    "cross": "Cross-attention",
    "encoder": "Encoder self-attention",
    "decoder": "Decoder self-attention",
}


@dataclass(frozen=True)
class Example:
    """What the user looks at: a model and a text."""

    file: ModelFile
    checkpoint: Checkpoint
    text: str


@dataclass(frozen=True)
class Result:
    """What the model did with the text: its decoding and its attention, by kind."""

    decoding: Decoding
    maps: dict[str, AttentionMaps]

    def row_labels(self, kind: str) -> list[str]:
        """The rows of a map: a decoder's row says what it reads and what it writes."""
        if kind == "encoder":
            return self.maps[kind].query_tokens
        return [
            f"{clipped(plain_token(step.reads))} → {clipped(plain_token(step.writes))}" for step in self.decoding.steps
        ]


def current_example() -> Example:
    """The controls for model and text; stops the page with a sentence where there is nothing to show."""
    files = model_files()
    if not files:
        st.info("There is no model on this server yet. Train one on the page Train, then keep it.")
        st.stop()
    with st.container(horizontal=True, vertical_alignment="bottom"):
        model_id = linked(st.selectbox, "Model", list(files), key="model", width=280, on_change=_change_example)
        file = files.get(model_id) or next(iter(files.values()))
        checkpoint = _open(file)
        text = linked(
            st.text_input, "Text for the model to read", _example_text(checkpoint), key="text", max_chars=2000
        )
    return Example(file, checkpoint, text or "")


def _open(file: ModelFile) -> Checkpoint:
    try:
        return checkpoint_of(file)
    except (CheckpointError, OSError) as error:
        st.error(f"The model can't be opened. {error}")
        st.stop()


def _example_text(checkpoint: Checkpoint) -> str:
    return _readable_part(checkpoint, EXAMPLES.get(checkpoint.task.get("unit"), EXAMPLES["letters"]))


def _readable_part(checkpoint: Checkpoint, text: str) -> str:
    """As much of a text, from its start, as the model can read."""
    tokenizer, limit = checkpoint.source_tokenizer, checkpoint.config.max_length - 2
    readable = tokenizer.without_unknown(text[: 50 * limit])
    while (excess := len(tokenizer.encode(readable)) - limit) > 0:
        readable = readable[: -max(1, excess // 2)]
    return readable.strip()


def _change_example() -> None:
    """Another model brings its own example along; a text that a person typed stays."""
    files = model_files()
    before, after = files.get(st.session_state["remembered"]["model"]), files.get(st.session_state["model"])
    if before and after:
        with contextlib.suppress(CheckpointError, OSError):  # the page itself says that a file can't be opened
            if st.session_state.get("text") == _example_text(checkpoint_of(before)):
                st.session_state["text"] = _example_text(checkpoint_of(after))


def run_traced(example: Example, experiment: str = "as trained") -> Result:
    """Decode the example with every attention weight captured; a text the model can't read stops the page kindly.

    Args:
        example: Model and text.
        experiment: One of `EXPERIMENTS`: what is changed on the way.
    """
    path = example.file.path
    try:
        return _run(str(path), path.stat().st_mtime_ns, example.text, experiment, example.checkpoint)
    except TextError as error:
        _explain(error, example)
        st.stop()


EXPERIMENTS = {"as trained": dict, "positions off": positions_off, "positions shuffled": positions_shuffled}


@st.cache_resource(max_entries=128, show_spinner=False)
def _run(path: str, modified: int, text: str, experiment: str, _checkpoint: Checkpoint) -> Result:
    trace = Trace("*attention.weights", "*attention.allowed", edits=EXPERIMENTS[experiment]())
    return Result(greedy(_checkpoint, text, trace=trace), attention_maps(trace))


def run_batch(example: Example, second: str) -> Trace:
    """The example and a second text as one padded batch, with masks, scores and weights captured.

    Raises:
        TextError: If the second text can't be read.
    """
    path = example.file.path
    return _run_batch(str(path), path.stat().st_mtime_ns, (example.text, second), example.checkpoint)


@st.cache_resource(max_entries=32, show_spinner=False)
def _run_batch(path: str, modified: int, texts: tuple[str, ...], _checkpoint: Checkpoint) -> Trace:
    trace = Trace("*attention.weights", "*attention.allowed", "*attention.scaled")
    trace_batch(_checkpoint, list(texts), trace)
    return trace


def task_scores_of(example: Example) -> dict[str, HeadScores]:
    """What every head does on the task of the example's model, by kind; measured once a model."""
    path = example.file.path
    return _task_scores(str(path), path.stat().st_mtime_ns, example.checkpoint)


@st.cache_resource(max_entries=32, show_spinner=False)
def _task_scores(path: str, modified: int, _checkpoint: Checkpoint) -> dict[str, HeadScores]:
    return task_scores(_checkpoint)


def _explain(error: TextError, example: Example) -> None:
    st.warning(str(error))
    readable = _readable_part(example.checkpoint, example.text)
    with st.container(horizontal=True):
        if readable and readable != example.text:
            st.button("Keep what it can read", on_click=_set_text, args=(readable,), type="primary")
        st.button("Show the example again", on_click=_set_text, args=(_example_text(example.checkpoint),))


def _set_text(text: str) -> None:
    st.session_state["text"] = text


@dataclass(frozen=True)
class OpenHead:
    """The head that is open on every page; layer and number count from 0."""

    kind: str
    layer: int
    number: int

    @property
    def name(self) -> str:
        """As people say it, counted from 1."""
        return f"{KIND_TITLES[self.kind]}, layer {self.layer + 1}, head {self.number + 1}"


def head_controls(result: Result, choose_kind: bool = True) -> OpenHead:
    """The controls for kind, layer and head; without the kind where a page shows all of them."""
    kinds = [kind for kind in KIND_TITLES if kind in result.maps]
    layers, heads = result.maps[kinds[0]].weights.shape[:2]
    choices = {
        "kind": kinds,
        "layer": [str(number + 1) for number in range(layers)],
        "head": [str(number + 1) for number in range(heads)],
    }
    for key, options in choices.items():
        _check_choice(key, options)
    with st.container(horizontal=True, vertical_alignment="bottom"):
        kind = kinds[0]
        if choose_kind:  # the options stand in the link as they are written here
            kind = linked(st.segmented_control, "Attention", kinds, default=kinds[0], key="kind", required=True)
        # The last layer first: closest to the output, its cross-attention is the easiest to read.
        layer = linked(
            st.segmented_control, "Layer", choices["layer"], default=choices["layer"][-1], key="layer", required=True
        )
        head = linked(st.segmented_control, "Head", choices["head"], default="1", key="head", required=True)
    return OpenHead(kind or kinds[0], int(layer or layers) - 1, int(head or 1) - 1)


def _check_choice(key: str, options: list[str]) -> None:
    """A choice of another model that this one lacks gives way to the default."""
    if key in st.session_state and st.session_state[key] not in options:
        del st.session_state[key]

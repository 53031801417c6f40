"""What the model of the example does with its text, as trained and changed; and which of its heads is open."""

from dataclasses import dataclass

import streamlit as st

from pages.ui.link import keep_to, linked, suggest
from pages.ui.models import ModelFile
from pages.ui.store import stored
from transformer import Checkpoint, Trace, greedy
from transformer.interpret import (
    KIND_TITLES,
    SUMMARIES,
    HeadScores,
    Intervention,
    Kind,
    Place,
    Result,
    causal_off,
    edits_of,
    join,
    parse_all,
    positions_off,
    positions_shuffled,
    task_scores,
)


@dataclass(frozen=True)
class Example:
    """What the user looks at: a model and a text."""

    file: ModelFile
    checkpoint: Checkpoint
    text: str


def run_traced(example: Example, changed: str = "as trained") -> Result:
    """Decode the example with every attention weight captured.

    Args:
        example: Model and text.
        changed: One of `CHANGES`: what is changed on the way.
    Raises:
        TextError: If the model can't read the text; that of `current_example` it can.
    """
    path = example.file.path
    return _run(str(path), path.stat().st_mtime_ns, example.text, changed, example.checkpoint)


CHANGES = {
    "as trained": dict,
    "positions off": positions_off,
    "positions shuffled": positions_shuffled,
    "future open": causal_off,
}
LONGER = 8
"""Tokens that a changed model, or a beam, may write beyond what greedy decoding writes: it may never end."""


@stored
def _run(path: str, modified: int, text: str, changed: str, _checkpoint: Checkpoint) -> Result:
    trace = Trace("*attention.weights", "*attention.allowed", edits=CHANGES[changed]())
    if changed == "future open":
        usual = _run(path, modified, text, "as trained", _checkpoint).decoding
        return Result.of(greedy(_checkpoint, text, trace, len(usual.steps) + LONGER, cached=False), trace)
    return Result.of(greedy(_checkpoint, text, trace=trace), trace)


def run_edited(example: Example, changes: tuple[Intervention, ...]) -> Result:
    """Decode the example with its attention changed.

    Args:
        example: Model and text, which it can read.
        changes: What is done to attention.
    """
    path = example.file.path
    return _run_edited(str(path), path.stat().st_mtime_ns, example.text, join(changes), example.checkpoint)


@stored
def _run_edited(path: str, modified: int, text: str, changes: str, _checkpoint: Checkpoint) -> Result:
    usual = _run(path, modified, text, "as trained", _checkpoint).decoding
    trace = Trace("*attention.weights", "*attention.allowed", edits=edits_of(parse_all(changes)))
    return Result.of(greedy(_checkpoint, text, trace, len(usual.steps) + LONGER), trace)


def task_scores_of(example: Example) -> dict[Kind, HeadScores]:
    """What every head does on the task of the example's model, by kind; measured once a model.

    The model can be measured: see `why_not_measured`.
    """
    path = example.file.path
    return _task_scores(str(path), path.stat().st_mtime_ns, example.checkpoint)


@stored
def _task_scores(path: str, modified: int, _checkpoint: Checkpoint) -> dict[Kind, HeadScores]:
    return task_scores(_checkpoint)


def head_controls(result: Result, choose_kind: bool = True, summaries: bool = True) -> Place:
    """The controls for kind, layer and head.

    Args:
        result: Whose heads.
        choose_kind: False where a page shows all kinds.
        summaries: False where a page needs one head, not the mean of all.
    """
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in result.maps]
    layers, heads = result.maps[kinds[0]].values.shape[:2]
    numbers = [str(number + 1) for number in range(heads)]
    choices = {
        "kind": kinds,
        "layer": [str(number + 1) for number in range(layers)],
        "head": [*numbers, *SUMMARIES] if summaries else numbers,
    }
    # The last layer first: closest to the output, its cross-attention is the easiest to read.
    suggest("layer", choices["layer"][-1])
    keep_to("kind", choices["kind"])
    keep_to("layer", choices["layer"], choices["layer"][-1])
    keep_to("head", choices["head"])
    if len(kinds) < len(KIND_TITLES):
        st.caption("This model has an encoder only: no decoder, so no decoder self-attention and no cross-attention.")
    with st.container(horizontal=True, vertical_alignment="bottom"):
        kind = kinds[0]
        if choose_kind:  # the options stand in the link as they are written here
            kind = linked(st.segmented_control, "Attention", kinds, default=kinds[0], key="kind", required=True)
        layer = linked(st.segmented_control, "Layer", choices["layer"], key="layer", required=True)
        head = linked(st.segmented_control, "Head", choices["head"], default="1", key="head", required=True)
    return Place(kind or kinds[0], int(layer or layers) - 1, head or "1")

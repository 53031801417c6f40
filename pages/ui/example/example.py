"""What the model of the example does with its text, as trained and changed; and which of its heads is open."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import streamlit as st

from pages.ui.memory.later import Answer, later
from pages.ui.memory.store import stored
from pages.ui.models.effort import sequences_within
from pages.ui.models.files import ModelFile
from pages.ui.models.training_pairs import open_model
from pages.ui.state.followed import follow
from pages.ui.state.link import keep_to, linked
from pages.ui.state.selection import current_selection, heads_of, is_chosen, note_shown, select, with_one_head
from transformer import Checkpoint, Trace, greedy
from transformer.interpret import (
    KIND_TITLES,
    LONGER,
    SUMMARIES,
    HeadScores,
    Intervention,
    Kind,
    Place,
    Result,
    causal_off,
    causal_on,
    join,
    parse_all,
    positions_off,
    positions_shuffled,
    run_changed,
    task_scores,
)


@dataclass(frozen=True)
class Example:
    """What the user looks at: a model and a text. The model itself is in the store of all sessions, not in here."""

    file: ModelFile
    text: str

    @property
    def checkpoint(self) -> Checkpoint:
        """The loaded model."""
        return open_model(self.file)


def run_traced(example: Example, changed: str = "as trained") -> Result:
    """Decode the example with every attention weight captured.

    Args:
        example: Model and text.
        changed: One of `CHANGES`: what is changed on the way.
    Raises:
        TextError: If the model can't read the text; that of `current_example` it can.
    """
    path = example.file.path
    return _run(str(path), path.stat().st_mtime_ns, example.text, changed, example)


CHANGES = {
    "as trained": dict,
    "positions off": positions_off,
    "positions shuffled": positions_shuffled,
    "future open": causal_off,
    "future closed": causal_on,
}


@stored
def _run(path: str, modified: int, text: str, changed: str, _example: Example) -> Result:
    checkpoint = _example.checkpoint
    trace = Trace("*attention.weights", "*attention.allowed", edits=CHANGES[changed]())
    if changed == "future open":
        usual = _run(path, modified, text, "as trained", _example).decoding
        return Result.of(greedy(checkpoint, text, trace, len(usual.steps) + LONGER, cached=False), trace)
    return Result.of(greedy(checkpoint, text, trace=trace), trace)


def run_edited(example: Example, changes: tuple[Intervention, ...]) -> Result:
    """Decode the example with its attention changed.

    Args:
        example: Model and text, which it can read.
        changes: What is done to attention.
    """
    path = example.file.path
    return _run_edited(str(path), path.stat().st_mtime_ns, example.text, join(changes), example)


@stored
def _run_edited(path: str, modified: int, text: str, changes: str, _example: Example) -> Result:
    usual = _run(path, modified, text, "as trained", _example).decoding
    return run_changed(_example.checkpoint, text, len(usual.steps), parse_all(changes))


@dataclass(frozen=True)
class TaskScores:
    """What every head does on the model's task, by kind, and on at most how many sequences that was measured."""

    by_kind: dict[Kind, HeadScores]
    count: int


def task_scores_of(example: Example) -> Answer[TaskScores] | None:
    """What every head does on the task of the example's model; measured once a model, and None while it is.

    The model can be measured: see `why_not_measured`.
    """
    path = example.file.path
    return _task_scores(str(path), path.stat().st_mtime_ns, example)


@later
def _task_scores(path: str, modified: int, _example: Example) -> TaskScores:
    count = sequences_within(_example.checkpoint, 32, 4)
    return TaskScores(task_scores(_example.checkpoint, count), count)


def head_controls(
    result: Result,
    choose_kind: bool = True,
    summaries: bool = True,
    *,
    choose_head: bool = True,
    usual_kind: Kind | None = None,
    own_kind: str = "",
) -> Place:
    """The controls for kind, layer and head, where a page has no stage.

    Args:
        result: Whose heads.
        choose_kind: False where a page shows one kind, or all of them.
        summaries: False where a page needs one head, not the mean of all.
        choose_head: False where all layers and heads of a kind are alike.
        usual_kind: What the page shows while nobody has chosen a kind, where the model has it; on other pages nothing
            changes. Without `choose_kind` it is the kind that is shown.
        own_kind: Name in the link of a kind that this page alone obeys: it begins with `usual_kind`, whatever is chosen
            on other pages, and changes nothing there.
    """
    chosen, options = current_selection(result), heads_of(result)
    # What is chosen stays as it is: on the stage, a mean of heads and muted tokens are back.
    selection = replace(chosen, tokens="pieces", mute=False)
    if usual_kind in options["kind"] and (own_kind or not (choose_kind and is_chosen("kind"))):
        selection = replace(selection, kind=usual_kind)
    if not summaries:
        selection = with_one_head(selection)
    if len(options["kind"]) < len(KIND_TITLES):
        st.caption("This model has an encoder only: no decoder, so no decoder self-attention and no cross-attention.")
    heads = [head for head in options["head"] if summaries or head not in SUMMARIES]
    with st.container(horizontal=True, vertical_alignment="bottom"):
        if own_kind:
            keep_to(own_kind, options["kind"])
            usual = selection.kind
            kind = linked(
                st.segmented_control, "Attention", options["kind"], default=usual, key=own_kind, required=True
            )
            selection = replace(selection, kind=kind or usual)
        elif choose_kind:
            _choose_part("Attention", "kind", options["kind"], selection.kind)
        if choose_head:
            _choose_part("Layer", "layer", options["layer"], selection.layer)
            _choose_part("Head", "head", heads, selection.head)
    note_shown(selection)
    follow(result, chosen)
    return selection.place


def _choose_part(label: str, part: str, options: Sequence[Any], value: Any) -> None:
    """One control, which shows what is chosen and changes it."""
    key = f"choose-{part}"

    def changed() -> None:
        if st.session_state[key] is not None:
            select(**{part: st.session_state[key]})

    st.session_state[key] = value
    names = {option: str(option + 1) if isinstance(option, int) else option for option in options}
    st.segmented_control(
        label, list(options), format_func=lambda option: names[option], key=key, required=True, on_change=changed
    )

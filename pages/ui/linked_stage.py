"""The stage: all views of one example, drawn and linked in the browser."""

from collections.abc import Callable
from dataclasses import asdict

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.example import Example, run_traced, task_scores_of
from pages.ui.figures import register
from pages.ui.selection import adopt, current_selection, turn, usual_selection
from pages.ui.store import stored
from pages.ui.training_pairs import why_not_measured
from transformer import figures
from transformer.figures import Grid, Layout
from transformer.interpret import THRESHOLD, Result, has_subwords
from transformer.text import percent

_STAGE, _FOLLOW = declare_bundled("stage"), declare_bundled("follow")
_HEIGHTS = {"start": 560, "heads": 640, "decoding": 560}


def draw_linked_stage(example: Example, layout: Layout, on_force: Callable[[int, str], None] | None = None) -> None:
    """All heads small, one large, the decoding step by step; what is chosen is drawn by the browser at once.

    Args:
        example: Model and text, which it can read.
        layout: The arrangement.
        on_force: Called with a step and the token that the user wants written there; None = tokens can't be forced.
    """
    result = run_traced(example)
    key = f"stage-{layout}"

    def forced() -> None:
        wanted = _known_force(st.session_state[key].get("forced"), choices)
        if on_force and wanted:
            on_force(*wanted)

    # The session keeps the callback until the next run: it must not keep the maps.
    choices = [{token for token, _ in step.top(5)} for step in result.decoding.steps]
    _follow(example)
    _STAGE(key=key, data=_packed(example, layout, on_force is not None), on_forced_change=forced)


@st.fragment
def _follow(example: Example) -> None:
    """Tie what is chosen in the browser to this session; a rerun of this fragment answers each choice."""
    result = run_traced(example)
    selection = current_selection(result)

    def chosen() -> None:
        adopt(st.session_state["follow"].get("chosen"))

    # The layer always stands in the link: which one is usual depends on the model.
    usual = {**asdict(usual_selection(result)), "layer": -1}
    _FOLLOW(
        key="follow",
        data={"turn": turn(), "selection": asdict(selection), "usual": usual},
        on_chosen_change=chosen,
    )
    _register(result, selection.tokens == "words", selection.mute)


def _packed(example: Example, layout: Layout, forceable: bool) -> bytes:
    path = example.file.path
    return _stage_data(str(path), path.stat().st_mtime_ns, example.text, layout, forceable, example)


@stored
def _stage_data(path: str, modified: int, text: str, layout: Layout, forceable: bool, _example: Example) -> bytes:
    result, checkpoint = run_traced(_example), _example.checkpoint
    has_words = any(map(has_subwords, (checkpoint.source_tokenizer, checkpoint.target_tokenizer)))
    measured, note = None, ""
    if layout == "heads":
        measured, why_not = {"this text": result.scores}, why_not_measured(checkpoint)
        if not why_not:
            measured["its task"] = task_scores_of(_example)
        note = (
            f"A role needs more than {percent(THRESHOLD)} of the head's weight. "
            f"{why_not or 'Its task: 32 fresh sequences of the task the model was trained on.'} w[q, k] is the weight "
            "of the token looked at, k, for the token that looks, q; in cross-attention q is the place of the token "
            "that is written. Measured between pieces, special tokens included."
        )
    return figures.stage_data(
        result, layout, has_words=has_words, forceable=forceable, measured=measured, measured_note=note
    )


def _known_force(answer: object, choices: list[set[str]]) -> tuple[int, str] | None:
    """What the browser sent, if it is another token among the candidates of one of the steps."""
    if not isinstance(answer, dict):
        return None
    step, token = answer.get("step"), answer.get("token")
    if not isinstance(step, int) or isinstance(step, bool) or step not in range(len(choices)):
        return None
    return (step, token) if isinstance(token, str) and token in choices[step] else None


def _register(result: Result, words: bool, muted: bool) -> None:
    """Offer the stage for export: every weight of every head, and the open one."""
    shown = result.in_words() if words else result
    shown = shown.muted() if muted else shown
    parts = {kind: Grid(map=maps, axes=("layer", "head")) for kind, maps in shown.maps.items()}
    register("stage", "All heads on this text.", parts=parts, about={"head": "All heads", "figure": "All heads"})

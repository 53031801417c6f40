"""The stage: all views of one example, drawn and linked in the browser."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import streamlit as st

from pages.ui.example.example import Example, task_scores_of
from pages.ui.example.tables import rows_in_words
from pages.ui.models.training_pairs import why_not_measured
from pages.ui.shell.draw import mount
from pages.ui.shell.figures import offer, show_figure
from pages.ui.shell.waiting import dialog, wait_for
from pages.ui.state.link import choose_unseen
from pages.ui.state.selection import current_selection, open_node, sync_selection
from transformer import PAD, views
from transformer.interpret import THRESHOLD, Result, aligning_head, find_writing_heads
from transformer.maps import Place
from transformer.replay import Replay, Selection
from transformer.text import SPECIALS, percent
from transformer.views import About
from transformer.views.ideas import (
    LOOK,
    changes_attention,
    layout_of,
    source_words,
    stage_pictures,
    stage_view,
    wants_contributions,
)

_LEVELS: dict[str, str] = dict(zip(["sentence", "map", "heads"], [idea.name for idea in LOOK.ideas], strict=False))
"""The arrangements of Look from the farthest to the closest, by their layout."""
_TASK_SAMPLE = "Its task: {count} texts of the task the model was trained on, which training never showed."
_BEING_MEASURED = "What each head does on the model's task is being measured, and appears here by itself."


@dataclass(frozen=True)
class Editing:
    """The listener to changes of the model's attention that people make on the stage.

    Attributes:
        revision: Which request of the browser is answered.
        on_edit: Called with what the browser sent, before the script runs again.
    """

    revision: int
    on_edit: Callable[[object], None]


def draw_linked_stage(
    example: Example,
    replay: Replay,
    on_force: Callable[[int, str], None] | None = None,
    editing: Editing | None = None,
) -> None:
    """Draw all heads small, one large, and the decoding step by step; the browser draws what is chosen at once.

    Args:
        example: Model and text.
        replay: What is shown of it.
        on_force: Called with a step and the token that the user wants written there; None = tokens can't be forced.
        editing: Where attention can be changed.
    """
    layout = layout_of(replay)
    result, key = replay.usual_result() if editing else replay.result(), "linked-stage"
    # Padding would be masked when it is read back.
    choices = [{token for token, _ in step.top(5)} - {step.writes, SPECIALS[PAD]} for step in result.decoding.steps]

    def force_token() -> None:
        wanted = _read_forced_token(st.session_state[key].get("forced"), choices)
        if on_force and wanted:
            on_force(*wanted)

    def pass_on_edit() -> None:
        if editing:
            editing.on_edit(st.session_state[key].get("edit"))

    host: dict[str, object] = {"layout": layout}
    if replay.state.page == "look" and layout in _LEVELS:
        host["levels"] = True
    if layout == "heads":
        host["cards"] = _cards(example, replay, result)

    def go_closer() -> None:
        if level := _LEVELS.get(str(st.session_state[key].get("level"))):
            choose_unseen("show", level)

    sync_stage(replay, host, _shown(replay))
    answer = mount(
        stage_view(replay),
        key,
        allowed={**host, "forceable": on_force is not None, "turn": editing.revision if editing else 0},
        on_forced_change=force_token,
        on_edit_change=pass_on_edit,
        on_inside_change=lambda: None,
        on_level_change=go_closer,
    )
    if isinstance(answer.inside, dict):
        _open_inside(result, answer.inside.get("row"))
    if layout == "heads" and st.button("Open the map in Plotly, to zoom", icon=":material/zoom_in:"):
        _draw_plotly(replay)
    if layout == "heads" and not why_not_measured(example.checkpoint) and task_scores_of(example) is None:
        wait_for(partial(task_scores_of, example))


def _shown(replay: Replay) -> tuple[int, bool]:
    """Return what of the selection the page is made from: the open node of a tree, and whether contributions came."""
    return open_node(), wants_contributions(replay)


def _open_inside(result: Result, row: object) -> None:
    """Open the page that works out the numbers of the open head, at a row of its map."""
    selection = current_selection(result)
    shown = result.merge_words() if selection.tokens == "words" else result
    rows = len(shown.maps[selection.kind].rows.labels)
    place = row if isinstance(row, int) and not isinstance(row, bool) and 0 <= row < rows else min(1, rows - 1)
    labels = result.map(Place(selection.kind, 0, "1")).rows.labels
    cell = rows_in_words(labels)[shown.piece_row(selection.kind, place)]
    st.switch_page("inside.py", query_params={"shows": "One head", "stage": "weights", "cell_row": cell})


@dialog("The open map", width="large")
def _draw_plotly(replay: Replay) -> None:
    """Draw the open head as a figure of Plotly: it zooms, and its own button saves it."""
    result = replay.result()
    selection = current_selection(result)
    shown = result.merge_words() if selection.tokens == "words" else result
    shown = shown.mute_specials() if selection.mute else shown
    show_figure(
        views.heatmap_to_zoom(shown.map(selection.place)), views.caption_of(shown, selection.place), "plotly-map"
    )


@st.fragment
def sync_stage(replay: Replay, host: Mapping[str, object], shown: tuple[int, bool]) -> None:
    """Tie what is chosen in the browser to this session; a rerun of this fragment answers each choice.

    An open node of a tree, and contributions that are yet to be worked out, are the exceptions: the whole page is made
    from them, and runs again.
    """
    node, has_contributions = shown
    if open_node() != node:
        st.rerun()
    result = replay.usual_result() if changes_attention(replay) else replay.result()
    selection = current_selection(result)
    if wants_contributions(replay, selection) and not has_contributions:
        st.rerun()
    sync_selection(result, selection)
    if changes_attention(replay):  # such maps are between pieces, as changes are
        selection = replace(selection, tokens="pieces")
    offer(stage_pictures(replay, selection), partial(_page, replay, host, selection))


def _page(replay: Replay, host: Mapping[str, object], selection: Selection, about: About) -> bytes:
    """Return the stage as a page, packed anew on request: else each session would keep a large view of its own."""
    return replace(stage_view(replay), host=host).html(selection, about)


def _cards(example: Example, replay: Replay, result: Result) -> dict[str, Any]:
    """Return what is known of each head: on this text, and as soon as it is measured, on the model's task."""
    measured, of_task = {"this text": result.scores}, why_not_measured(example.checkpoint)
    if not of_task:
        answer = task_scores_of(example)
        of_task = answer.why_not if answer else _BEING_MEASURED
        if answer and answer.value:
            measured["its task"] = answer.value.by_kind
            of_task = _TASK_SAMPLE.format(count=answer.value.count)
    note = (
        f"A role needs more than {percent(THRESHOLD)} of the head's weight, and more than twice what looking evenly "
        f"would give (in brackets). Where several fit, the one furthest above that is named. {of_task} Token q may "
        f"look at n tokens and gives token k the weight w[q, k]. Rows with n = 1 are left out, and for “special” also "
        f"those of <s> and </s>. In cross-attention q is the place of the token that is written, so between two "
        f"languages a distance means nothing. All is measured between pieces, special tokens included."
    )
    words = source_words(replay)
    writing = find_writing_heads(result, words) if words else None
    return views.head_cards(result, measured, note, aligning_head(example.checkpoint), writing)


def _read_forced_token(answer: object, choices: list[set[str]]) -> tuple[int, str] | None:
    """Return the step and the token that the browser sent, if the token is another candidate of that step."""
    if not isinstance(answer, dict):
        return None
    step, token = answer.get("step"), answer.get("token")
    if not isinstance(step, int) or isinstance(step, bool) or step not in range(len(choices)):
        return None
    return (step, token) if isinstance(token, str) and token in choices[step] else None

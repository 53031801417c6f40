"""The stage: all views of one example, drawn and linked in the browser."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import Any

import numpy as np
import streamlit as st

from pages.server.bundle import declare_bundled
from pages.server.offline_page import offline_page
from pages.ui.example.example import Example, task_scores_of
from pages.ui.example.rows import rows_in_words
from pages.ui.models.training_pairs import why_not_measured
from pages.ui.shell.figures import Page, register, show_figure
from pages.ui.shell.waiting import dialog, wait_for
from pages.ui.state.followed import follow
from pages.ui.state.selection import current_selection, open_node
from transformer import PAD, views
from transformer.interpret import (
    ROLES,
    SUMMARIES,
    THRESHOLD,
    Kind,
    Place,
    Result,
    aligning_head,
)
from transformer.replay import Replay, Selection
from transformer.text import SPECIALS, percent
from transformer.views import Grid, with_host
from transformer.views.by_page import changes_attention, layout_of, stage_view

STAGE = declare_bundled("stage")
_TASK_SAMPLE = "Its task: {count} sequences of the task the model was trained on, which training never showed."
_BEING_MEASURED = "What each head does on the model's task is being measured in the background, and follows."


@dataclass(frozen=True)
class Editing:
    """Who is told when people change the model's attention on the stage.

    Attributes:
        turn: Which request of the browser is answered.
        on_edit: Called with what the browser sent, before the script runs again.
    """

    turn: int
    on_edit: Callable[[object], None]


def draw_linked_stage(
    example: Example,
    replay: Replay,
    on_force: Callable[[int, str], None] | None = None,
    editing: Editing | None = None,
) -> None:
    """All heads small, one large, the decoding step by step; what is chosen is drawn by the browser at once.

    Args:
        example: Model and text.
        replay: What is shown of it.
        on_force: Called with a step and the token that the user wants written there; None = tokens can't be forced.
        editing: Where attention can be changed.
    """
    layout = layout_of(replay)
    result, key = replay.usual() if editing else replay.result(), f"stage-{layout}"
    # Padding would be masked when it is read back.
    choices = [{token for token, _ in step.top(5)} - {step.writes, SPECIALS[PAD]} for step in result.decoding.steps]

    def forced() -> None:
        wanted = _known_force(st.session_state[key].get("forced"), choices)
        if on_force and wanted:
            on_force(*wanted)

    def edited() -> None:
        if editing:
            editing.on_edit(st.session_state[key].get("edit"))

    host = {"layout": layout, "forceable": on_force is not None, "turn": editing.turn if editing else 0}
    if layout == "heads":
        host["cards"] = _cards(example, result)
    _follow(replay, host, open_node())
    answer = STAGE(
        key=key,
        data=with_host(stage_view(replay).data, host),
        on_forced_change=forced,
        on_edit_change=edited,
        on_inside_change=lambda: None,
    )
    if isinstance(answer.inside, dict):
        _open_inside(result, answer.inside.get("row"))
    if layout == "heads" and st.button("Open the map in Plotly, to zoom", icon=":material/zoom_in:"):
        _draw_plotly(replay)
    if layout == "heads" and not why_not_measured(example.checkpoint) and task_scores_of(example) is None:
        wait_for(partial(task_scores_of, example))


def _open_inside(result: Result, row: object) -> None:
    """Go where the numbers of the open head are worked out, at a row of its map."""
    selection = current_selection(result)
    shown = result.in_words() if selection.tokens == "words" else result
    rows = len(shown.maps[selection.kind].rows.labels)
    place = row if isinstance(row, int) and not isinstance(row, bool) and 0 <= row < rows else min(1, rows - 1)
    labels = result.map(Place(selection.kind, 0, "1")).rows.labels
    cell = rows_in_words(labels)[shown.piece_row(selection.kind, place)]
    st.switch_page("inside_a_head.py", query_params={"stage": "weights", "cell_row": cell})


@dialog("The open map", width="large")
def _draw_plotly(replay: Replay) -> None:
    """The open head as a figure of Plotly: it zooms, and its own button saves it."""
    result = replay.result()
    selection = current_selection(result)
    shown = result.in_words() if selection.tokens == "words" else result
    shown = shown.muted() if selection.mute else shown
    show_figure(views.heatmap(shown.map(selection.place)), views.caption_of(shown, selection.place), "plotly-map")


@st.fragment
def _follow(replay: Replay, host: Mapping[str, object], node: int) -> None:
    """Tie what is chosen in the browser to this session; a rerun of this fragment answers each choice.

    All but the open node of a tree, from which the whole page is made.
    """
    if open_node() != node:
        st.rerun()
    is_edited = changes_attention(replay)
    result = replay.usual() if is_edited else replay.result()
    selection = current_selection(result)
    follow(result, selection)
    if is_edited:  # its maps are between pieces, as changes are
        selection = replace(selection, tokens="pieces")
    _register(result, selection, partial(_offline_stage, replay, host, selection))
    changes, _ = replay.changes() if is_edited else ((), [])
    if changes:
        _register_changed(replay.edited(changes), selection)


def _offline_stage(replay: Replay, host: Mapping[str, object], selection: Selection, about: Mapping[str, str]) -> bytes:
    """The stage with what is chosen now, in one file that opens by double-click."""
    data = with_host(stage_view(replay).data, {**host, "forceable": False})
    title = " · ".join(filter(None, ["Attention", about.get("model"), about.get("text")]))
    caption = "Point at a word to light it everywhere; click a small map to open it; play or step the decoding."
    return offline_page("stage", data, caption, about, title, asdict(replace(selection, present=False)))


def _cards(example: Example, result: Result) -> dict[str, Any]:
    """What is known of each head: on this text, and as soon as it is measured, on the model's task."""
    measured, of_task = {"this text": result.scores}, why_not_measured(example.checkpoint)
    if not of_task:
        answer = task_scores_of(example)
        of_task = answer.why_not if answer else _BEING_MEASURED
        if answer and answer.value:
            measured["its task"] = answer.value.by_kind
            of_task = _TASK_SAMPLE.format(count=answer.value.count)
    note = (
        f"A role needs more than {percent(THRESHOLD)} of the head's weight. It must also be more than twice what "
        "an even look would give, in brackets; where roles overlap, the one furthest above that is named. "
        f"{of_task} w[q, k] is the weight "
        "of the token looked at, k, for the token that looks, q, which may look at n; rows with n = 1 are left "
        "out, for “special” also those of <s> and </s> themselves. In cross-attention q is the place of the token "
        "that is written: between two languages, that makes no distance. Measured between pieces, special tokens "
        "included."
    )
    return views.head_cards(result, measured, note, aligning_head(example.checkpoint))


def _known_force(answer: object, choices: list[set[str]]) -> tuple[int, str] | None:
    """What the browser sent, if it is another token among the candidates of one of the steps."""
    if not isinstance(answer, dict):
        return None
    step, token = answer.get("step"), answer.get("token")
    if not isinstance(step, int) or isinstance(step, bool) or step not in range(len(choices)):
        return None
    return (step, token) if isinstance(token, str) and token in choices[step] else None


def _register(result: Result, selection: Selection, page: Page) -> None:
    """Offer for export what the stage shows now: all heads, the open one, and the decoding."""
    shown = result.in_words() if selection.tokens == "words" else result
    shown = shown.muted() if selection.mute else shown
    open_map = shown.map(selection.place)
    rows = [row for row in selection.rows if row < len(open_map.rows.labels)]
    register("map", views.caption_of(shown, selection.place), numbers=partial(views.numbers_of, open_map))
    if rows:
        said = views.describe_rows(open_map, rows)
        numbers = partial(views.series_of_rows, open_map, rows)
        register("compared", said, numbers=numbers, about={"figure": "Rows compared"})
    about = {"head": "All heads", "figure": "All heads"}
    register("heads", _describe_heads(shown), numbers=partial(_all_heads, shown), page=page, about=about)
    decoding = result.decoding
    register(
        "player",
        f"Step by step it writes “{decoding.text}”. {decoding.reason}",
        numbers=partial(_played, result),
        page=page,
    )


def _all_heads(shown: Result) -> dict[str, Grid]:
    """The weights of all heads and their summaries, by kind of attention."""
    grids = {}
    for kind, found in shown.maps.items():
        every = found.beside(*(shown.summary(kind, name) for name in SUMMARIES))
        grids[kind] = Grid(map=every, axes=("layer", "head"), labels={"head_name": every.heads})
    return grids


def _played(result: Result) -> dict[str, Grid]:
    """The weights that the player shows step by step, by kind of attention."""
    kinds: tuple[Kind, ...] = ("cross", "decoder") if "cross" in result.maps else ("encoder",)
    return {kind: Grid(map=replace(result.maps[kind], blocked=None), axes=("layer", "head")) for kind in kinds}


def _register_changed(after: Result, selection: Selection) -> None:
    """Offer for export the open head of the changed model too."""
    shown = after.muted() if selection.mute else after
    caption = views.caption_of(shown, selection.place)
    numbers = partial(views.numbers_of, shown.map(selection.place))
    register("changed-map", caption, numbers=numbers, about={"figure": "Changed"})


def _describe_heads(shown: Result) -> str:
    """All small maps in words, with the roles that were found."""
    roles = Counter(
        scores.role(layer, head)[0]
        for scores in shown.scores.values()
        for layer, head in np.ndindex(*scores.entropy.shape)
    )
    found = ", ".join(f"{count} {role}" for role, count in roles.most_common() if role in ROLES) or "none has a role"
    said = f"All heads on this text, each as a small map: row = looks, column = looked at. Roles: {found}."
    return f"{said} {views.MERGED} Roles are measured between pieces." if shown.in_pieces else said

"""Views beside the stage of the page What if?: what mattered, and what heads are worth; and the ideas of the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import exp, log

import numpy as np

from transformer.interpret import (
    MATTERS,
    NOT_AN_EXPLANATION,
    WAYS,
    HeadAblation,
    Result,
    SourceEffects,
    TargetAblation,
    Way,
    measure_source_effects,
    stored_board,
)
from transformer.maps import KIND_TITLES, Kind, LabelledMap, Place
from transformer.replay import Field, Replay
from transformer.text import counted, decimal, plain_token
from transformer.views.idea import HeadChoice, Idea, IdeaPage
from transformer.views.ideas.forcing import FORCING
from transformer.views.ideas.one_edge import ONE_LOOK
from transformer.views.ideas.stage import stage_view
from transformer.views.panels import matrix_panel, weights_panel
from transformer.views.stage import caption_of
from transformer.views.view import View, side_by_side

Board = HeadAblation | TargetAblation
WAYS_SHOWN: Mapping[str, Sequence[Way]] = {"both": WAYS, "zero": ("zero",), "mean": ("mean",)}
"""Ways in the rows of a board, by the name of the choice in a link."""
_ONE_HEAD = HeadChoice(parts=("layer", "head"))


_MOST_NATS = log(1e6)
"""Loss from which a probability is said to be so many times smaller and more: nobody counts further."""


def mattered_view(replay: Replay) -> View:
    """Return where a head looks in the source beside what each token written loses without each source token."""
    result, head = replay.usual_result(), _ONE_HEAD.of(replay)
    found: SourceEffects = replay.memoise(
        lambda: measure_source_effects(replay.checkpoint, replay.text, result.decoding), "mattered"
    )
    return mattered_view_of(found, result, head)


def mattered_view_of(found: SourceEffects, result: Result, head: Place) -> View:
    """Return what mattered beside where a head looks; see `mattered_view`.

    Args:
        found: What each source token mattered.
        result: What was written.
        head: Layer and head; of the attention to the source, whatever its kind.
    """
    looked = Place("cross" if "cross" in result.maps else "encoder", head.layer, head.head)
    weights, drops = result.map(looked), found.drops
    step, token = map(int, np.unravel_index(drops.values.argmax(), drops.values.shape))
    hidden, written = plain_token(drops.columns.labels[token]), plain_token(drops.rows.labels[step])
    drop = float(drops.values[step, token])
    times = decimal(exp(drop), 1) if drop < log(10) else counted(round(exp(min(drop, _MOST_NATS))))
    over = "over " if drop > _MOST_NATS else ""
    most = f"“{written}” depends most on “{hidden}”: with that hidden, it is {over}{times} times less probable."
    if drop < MATTERS:  # below that it is noise, and so is which one is the largest
        most = "Hiding any one token changes next to nothing."
    # Both are of the same steps and the same tokens, so what is pointed at lights in both.
    rows, columns = replace(weights.rows, name="step"), replace(weights.columns, name="source token")
    panels = [
        weights_panel(
            replace(weights, rows=rows, columns=columns), caption_of(result, looked),
            title="Looked at", key="looked-at",
        ),
        matrix_panel(
            replace(drops, rows=rows, columns=columns),
            f"{most} Each cell: how many nats of log-probability the written token loses when a source token is "
            f"hidden. {found.what_is_hidden}",
            title="Mattered", key="mattered", said="Hiding {column} costs {row}, in nats",
        ),
    ]  # fmt: skip
    return side_by_side(panels, found.agreement(weights))


def words_of_cells(board: Board) -> str:
    """Say what the cells of a board hold."""
    if isinstance(board, HeadAblation):
        return "Each cell: how many percentage points fewer texts are exactly right without that head."
    return "Each cell: by how many % a right token becomes less probable without that head."


def boards_view(board: Board, set_to: str) -> View:
    """Return what each head is worth, a matrix for each kind of attention, in one scale.

    Args:
        board: What each head is worth.
        set_to: A key of `WAYS_SHOWN`: what its output is set to, a row each for every layer.
    """
    is_share, ways = isinstance(board, HeadAblation), WAYS_SHOWN[set_to]
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in board.kinds]
    maps = [board.lost(kind, ways) for kind in kinds]
    lost: dict[Kind, LabelledMap] = {
        kind: replace(one, values=100 * (one.values if is_share else -np.expm1(-one.values)))
        for kind, one in zip(kinds, maps, strict=True)
    }
    most = max(float(np.abs(one.values).max()) for one in lost.values()) or 1.0
    said = f"{{row}}, {{column}}: {'lost, in points' if is_share else 'less probable, in %'}"
    unit = "lost of 100" if is_share else "% less"
    panels = [
        matrix_panel(
            one, f"{KIND_TITLES[kind]}. {board.describe_most(kind)}", title=f"{KIND_TITLES[kind]}: {unit}",
            key=f"board-{kind}", limit=most, said=said, about={"text": "", "head": ""},
        )
        for kind, one in lost.items()
    ]  # fmt: skip
    return side_by_side(panels, board.description, linked=False)


def _stored_board_view(replay: Replay) -> View | None:
    """Return what each head is worth, where the model's file says it."""
    board = stored_board(replay.checkpoint)
    return boards_view(board, replay.state["set_to"]) if board else None


def _say_mattered(replay: Replay) -> Sequence[str]:
    return mattered_view(replay).caption, NOT_AN_EXPLANATION


WHAT_IF = IdeaPage(
    name="what_if",
    tab="tool",
    ideas=(
        Idea(
            name="change",
            title="Change it",
            view=stage_view,
            words="Switch heads off, hide tokens, force looks.",
            fields=(Field(name="edits", kind="text", longest=64, several=True, usual=()),),
        ),
        Idea(
            name="mattered",
            title="What mattered",
            view=mattered_view,
            words="Where a head looks, beside what each token costs when it is hidden.",
            says=_say_mattered,
            head=_ONE_HEAD,
        ),
        Idea(
            name="break",
            title="Break it",
            view=_stored_board_view,
            words="Take out one head at a time: which ones can the model not do without?",
            fields=(Field(name="set_to", kind="choice", options=tuple(WAYS_SHOWN), usual="both"),),
        ),
        FORCING,
        ONE_LOOK,
    ),
)

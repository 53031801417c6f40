"""The views of a link as a list: the one way for pages, phones, files and checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from transformer.interpret import stored_board
from transformer.replay import Replay
from transformer.views.by_page import (
    alignment,
    batch,
    cheating,
    decoding,
    inside_a_head,
    masks,
    positions,
    what_if,
    whole_model,
)
from transformer.views.by_page.stage import stage_view
from transformer.views.view import View

_IDEAS = {"masks": "mask", "positions": "idea", "what_if": "tool", "whole_model": "shows"}
"""Parameters that name the open idea of a page in its links, by page."""


def views_of(replay: Replay) -> list[View]:
    """Return the views of a link, the main picture first; where it has no picture of its own, the stage.

    Args:
        replay: What the link says, and what its model did.
    Raises:
        LabError: If the link names what its model or its page lacks.
    """
    page = replay.state.page
    make = _VIEWS.get((page, replay.state.idea(_IDEAS[page]) if page in _IDEAS else ""))
    view = make(replay) if make else None
    return [view or stage_view(replay)]


def _board(replay: Replay) -> View | None:
    board = stored_board(replay.checkpoint)
    return board and what_if.boards_view(board, replay.state["set_to"])


_VIEWS: Mapping[tuple[str, str], Callable[[Replay], View | None]] = {
    ("alignment", ""): alignment.alignment_view,
    ("decoding", ""): decoding.tree_view,
    ("inside_a_head", ""): inside_a_head.inside_view,
    ("masks", "Causal"): masks.causal_mask_view,
    ("masks", "Padding"): batch.padding_view,
    ("masks", "Scores"): batch.scores_view,
    ("masks", "Cheating"): cheating.cheating_view,
    ("masks", "Mask changed"): masks.changed_mask_view,
    ("positions", "Without order"): positions.orders_view,
    ("positions", "Place or token"): positions.place_or_token_view,
    ("positions", "This model"): positions.own_positions_view,
    ("positions", "Sinusoids"): lambda replay: positions.sinusoids_view(replay.state),
    ("positions", "A shift is a rotation"): lambda replay: positions.rotation_view(replay.state),
    ("positions", "Formula or training"): positions.two_tables_view,
    ("what_if", "break"): _board,
    ("what_if", "forcing"): what_if.target_view,
    ("what_if", "mattered"): what_if.mattered_view,
    ("whole_model", "Figure 1"): whole_model.figure_1_view,
    ("whole_model", "What each layer adds"): whole_model.added_view,
}
"""Functions that make the view of a page, by page and the idea that is open on it."""

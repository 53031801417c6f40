"""The whole model, drawn in the browser: large with the value of each box, small in the bar of pages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.example.example import Example
from pages.ui.shell.draw import draw
from pages.ui.state.link import choose_unseen
from pages.ui.state.selection import adopt_choices, current_selection, select, sync_selection
from pages.ui.state.session import session
from transformer.interpret import Result
from transformer.views.ideas import boxes_of, figure_1_view

_OUTLINE = declare_bundled("outline")
_PAGES: Mapping[str, tuple[str, dict[str, str]]] = {
    "steps": ("look", {"show": "Steps"}),
    "heads": ("look", {"show": "Heads"}),
    "positions_and_masks": ("positions_and_masks", {}),
    "inside": ("inside", {"shows": "Figure 1"}),
    "one_head": ("inside", {"shows": "One head"}),
}
"""Goals of the boxes: the page, and the parameters of its link."""


def draw_whole_model(example: Example, result: Result) -> None:
    """Draw the boxes of the example's model; one that is opened may lead to the page that explains it.

    Args:
        example: Model and text, which it can read.
        result: What the model did with the text.
    """
    view, selection = figure_1_view(example.replay), current_selection(result)
    opened = partial(_open_here, "whole-model", example)
    answer = draw(view, "whole-model", selection=selection, on_opened_change=opened)
    sync_selection(result, selection)
    if isinstance(answer.opened, dict):
        _open_page(result, answer.opened)


def draw_outline(example: Example) -> None:
    """Draw the boxes of the example's model small: those that the page is about are marked, each leads to its page."""
    boxes = [box for box in boxes_of(example.checkpoint.config) if not box.layer]
    parts = [{part: value for part, value in vars(box).items() if part != "said"} for box in boxes]
    result = example.replay.usual_result()
    answer = _OUTLINE(
        key="outline",
        data={"boxes": parts, "layers": example.checkpoint.config.num_layers},
        on_opened_change=partial(_open_here, "outline", example),
    )
    if isinstance(answer.opened, dict):
        _open_page(result, answer.opened)


def _open_here(key: str, example: Example) -> None:
    """Open another idea of the page that is open, before it is drawn, where a box leads to that.

    Streamlit keeps what a listener holds for as long as a session lasts: no result belongs among that.
    """
    wanted = st.session_state[key].get("opened")
    goal = wanted.get("page") if isinstance(wanted, dict) else None
    page, query = _PAGES[goal] if isinstance(goal, str) and goal in _PAGES else ("", {})
    if page == session().page:
        _choose_place(example.replay.usual_result(), wanted)
        for tab, idea in query.items():
            choose_unseen(tab, idea)


def _open_page(result: Result, wanted: Mapping[str, object]) -> None:
    """Open the page that explains a box, if it is another, at its attention and layer."""
    goal = wanted.get("page")
    if not isinstance(goal, str) or goal not in _PAGES or _PAGES[goal][0] == session().page:
        return
    _choose_place(result, wanted)
    name, query = _PAGES[goal]
    # Left to itself, Streamlit refuses to leave a page whose link holds the value of a widget.
    st.switch_page(f"{name}.py", query_params=query)


def _choose_place(result: Result, wanted: Mapping[str, object]) -> None:
    """Choose the attention and the layer of a box; one without a layer keeps the chosen one.

    The browser says with it what it chose last: told on its own, that would come later and count as newer than the box.
    """
    adopt_choices(wanted.get("chosen"))
    kind, layer = wanted.get("kind"), wanted.get("layer")
    if isinstance(kind, str) and kind in result.maps and layer is None:
        select(kind=kind, rows=())
    elif isinstance(kind, str) and kind in result.maps and isinstance(layer, int) and not isinstance(layer, bool):
        select(kind=kind, layer=max(0, min(layer, result.maps[kind].values.shape[0] - 1)), rows=())

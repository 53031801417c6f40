"""Scenes that show what a later one asks, so that nobody has to predict it any more."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transformer.lectures.scene import Scene
from transformer.replay.state import ViewState

_HOW = ("temperature", "top_k", "top_p", "draw", "width_of_beam", "penalty")
"""Settings of all strategies but greedy."""
_TABS = {"inside": "shows", "look": "show", "positions_and_masks": "idea"}
"""Names in links of the idea that is open, by page."""
_OF_POSITIONS = ("Without order", "Place or token", "This model", "Sinusoids", "Formula or training")
_SHIFT = "A shift is a rotation"
_SHOWN_BY = {"word": "Words of a head", "vector": "Where meaning moves"}
_BOARDS = ("mattered", "break")


def find_spoiler(scenes: Sequence[Scene], number: int) -> int | None:
    """Return the first scene that shows what a scene behind it asks; None if the question stays one.

    No model is run: the links of the views tell it.

    Args:
        scenes: All of a lecture.
        number: Of the scene that asks, from 1.
    """
    asking = scenes[number - 1]
    if asking.question is None or asking.lacks:
        return None
    return next((at for at, one in enumerate(scenes[: number - 1], start=1) if _is_spoiler(one, asking)), None)


def _is_spoiler(earlier: Scene, asking: Scene) -> bool:
    kind = asking.question.kind if asking.question else ""
    earlier_view, asking_view = earlier.view, asking.view
    if kind == "twin":
        return "record" in earlier_view and earlier_view["record"] == asking_view["record"]
    if not ("model" in earlier_view and "text" in earlier_view):
        return False
    if kind == "length":
        return _open_idea(earlier_view) == "Longer texts" and earlier_view["model"] == asking_view["model"]
    if any(earlier_view[name] != asking_view[name] for name in ("model", "text")):
        return False
    if kind in _SHOWN_BY:
        return _open_idea(earlier_view) == _SHOWN_BY[kind]
    if kind == "positions":
        return _open_idea(earlier_view) in _OF_POSITIONS
    if kind == "head":
        layer = _asked_head(asking).rpartition(".")[0]
        changed = [one for tags in earlier_view.given.get("edits", ()) for one in tags.split()]
        has_board = earlier_view.page == "what_if" and earlier_view.idea("tool") in _BOARDS
        return has_board or any(re.match(rf"{layer}\.[^.]+\.off", one) for one in changed)
    if _decoding(earlier_view) != _decoding(asking_view) or _shows_no_run(earlier_view):
        return False
    if kind == "row" and _shows_one_head(earlier_view):
        return _open_head(earlier_view) in ("", _asked_head(asking))
    return True


def _shows_no_run(view: ViewState) -> bool:
    return _open_idea(view) in (_SHIFT, "Longer texts")


def _open_idea(view: ViewState) -> str:
    """Return the idea that is open on a page that has several."""
    return view.idea(_TABS[view.page]) if view.page in _TABS else ""


def _shows_one_head(view: ViewState) -> bool:
    return view.page == "positions_and_masks" or _open_idea(view) in ("One head", "Words")


def _decoding(view: ViewState) -> tuple[object, ...]:
    """Return how a view's text is written; changes of attention don't count: they stand beside the unchanged text."""
    strategy = view.given.get("strategy", "greedy")
    how = () if strategy == "greedy" else tuple(view[name] for name in _HOW)
    return strategy, how, sorted(view.given.get("forced", ()))


def _asked_head(scene: Scene) -> str:
    return (scene.question.head if scene.question else "") or _open_head(scene.view)


def _open_head(view: ViewState) -> str:
    """Return the head of a view as `cross.2.1`; empty where its link names none."""
    if lines := view.given.get("lines_by"):
        return f"cross.{lines.layer + 1}.{lines.head}"
    kind = view.given.get("mask_kind") or view["kind"]
    return f"{kind}.{view['layer'] + 1}.{view['head']}" if "head" in view else ""

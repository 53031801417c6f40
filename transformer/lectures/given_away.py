"""Which scene shows what a later one asks, so that nobody has to predict it any more."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transformer.lectures.scene import Scene

_HOW = ("temperature", "top_k", "top_p", "draw", "width_of_beam", "penalty")
"""Settings of all strategies but greedy."""
_OF_ONE_HEAD = ("alignment", "inside_a_head", "masks", "positions")
"""Pages whose picture shows a single head."""
_SHIFT = "A shift is a rotation"
_BOARDS = ("mattered", "break")


def given_away_by(scenes: Sequence[Scene], number: int) -> int | None:
    """Return the first scene that shows what a scene behind it asks; None if the question stays one.

    No model is run: it is told by the links of the views.

    Args:
        scenes: All of a lecture.
        number: Of the scene that asks, from 1.
    """
    asks = scenes[number - 1]
    if asks.question is None or asks.lacks:
        return None
    return next((at for at, one in enumerate(scenes[: number - 1], start=1) if _gives_away(one, asks)), None)


def _gives_away(shows: Scene, asks: Scene) -> bool:
    kind = asks.question.kind if asks.question else ""
    if kind == "twin":
        return "record" in shows.state and _last(shows, "record") == _last(asks, "record")
    if not shows.state.keys() >= {"model", "text"}:
        return False
    if any(_last(shows, name) != _last(asks, name) for name in ("model", "text")):
        return False
    if kind == "positions":
        return shows.page == "positions" and _last(shows, "idea") != _SHIFT
    if kind == "head":
        layer = _asked_head(asks).rpartition(".")[0]
        changed = [one for tags in shows.state.get("edits", []) for one in tags.split()]
        return _last(shows, "tool") in _BOARDS or any(re.match(rf"{layer}\.[^.]+\.off", one) for one in changed)
    if _decoding(shows) != _decoding(asks) or _shows_no_run(shows):
        return False
    if kind == "row" and shows.page in _OF_ONE_HEAD:
        return _open_head(shows) in ("", _asked_head(asks))
    return True


def _shows_no_run(scene: Scene) -> bool:
    return scene.page == "positions" and _last(scene, "idea") == _SHIFT


def _decoding(scene: Scene) -> tuple[object, ...]:
    """How its text is written: changes of attention stand beside what is written without them."""
    strategy = _last(scene, "strategy") or "greedy"
    how = () if strategy == "greedy" else tuple(_last(scene, name) for name in _HOW)
    return strategy, how, sorted(scene.state.get("forced", []))


def _asked_head(scene: Scene) -> str:
    return (scene.question.head if scene.question else "") or _open_head(scene)


def _open_head(scene: Scene) -> str:
    """The head of a view as `cross.2.1`; empty where its link names none."""
    if lines := re.match("layer ([0-9]+), head ([0-9]+)", _last(scene, "lines_by")):
        return f"cross.{lines[1]}.{lines[2]}"
    kind = _last(scene, "mask_kind") or _last(scene, "kind") or "cross"
    layer, head = _last(scene, "layer") or "1", _last(scene, "head")
    return f"{kind}.{layer}.{head}" if head else ""


def _last(scene: Scene, name: str) -> str:
    return scene.state.get(name, [""])[-1]

"""The pictures that `show` draws, by the kind of value: registered when `transformer` is imported."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, replace

import numpy as np

from transformer.attention import MAPS, WEIGHTS
from transformer.decoding import Decoding
from transformer.errors import LabError
from transformer.interpret import Result
from transformer.maps import KIND_TITLES, KINDS, Axis, LabelledMap, Part, Place
from transformer.replay import Replay, Selection, fit_selection
from transformer.runs import Run
from transformer.runs.jobs import ShippedTwins
from transformer.showable import view_of
from transformer.text.tokenizer import CONTINUES
from transformer.trace import Trace, Traced
from transformer.views.film import film_of, film_view, runs_view
from transformer.views.ideas import views_of
from transformer.views.ideas.stage import SAID, result_pictures
from transformer.views.panels import Panel, matrix_panel, weights_panel
from transformer.views.stage import stage_data
from transformer.views.stage_weights import weight_bytes
from transformer.views.view import View, side_by_side

LOOKED = "Point at a word to light it everywhere; click a small map to open it."
MOST_PANELS = 16
"""Most matrices of one picture."""
EXACT_BYTES, MOST_BYTES = 2_000_000, 64_000_000
"""Most bytes of exact weights in a cell, and most at all: beyond the first, weights are rounded to their colours."""
_LOOKS: dict[str, tuple[str, Part]] = {"query": ("looks (query)", "query"), "key": ("looked at (key)", "key")}


@view_of.register
def _decoding(value: Decoding, *names: str) -> View:
    trace = value.traced()
    if not trace.has_all(*MAPS):
        return _trace(trace)  # the stage needs every map with its mask: what was captured is drawn by itself
    result = Result.of(value, trace)
    place = Place.parse(names[0]) if names else None
    if place:
        result.map(place)  # refuses one that there is not
    opens = fit_selection(asdict(place) if place else {}, result)
    has_words = any(token.startswith(CONTINUES) for token in [*value.source_tokens, *value.tokens])
    size = weight_bytes(result, has_words)
    if size > MOST_BYTES:
        problem = f"All maps of this text take {size // 10**6} MB; a cell holds at most {MOST_BYTES // 10**6} MB."
        raise LabError(problem, advice='Show some of them: decoding.trace.show("decoder.layers.0.cross_attention.*").')

    def make_pictures(selection: Selection | None):
        return result_pictures(result, selection or opens)

    return View(
        component="stage",
        data=stage_data(result, has_words=has_words, rounded=size > EXACT_BYTES),
        caption=SAID if value.steps else LOOKED,
        title="Attention",
        host={"layout": "map"},
        make_pictures=make_pictures,
        opens=opens,
    )


@view_of.register
def _trace(value: Trace, *names: str) -> View:
    found = [traced for name in names or (WEIGHTS,) for traced in value.find(name)]
    if not found:
        problem = f"Nothing of this name was captured: {', '.join(names)}." if names else "Nothing was captured yet."
        held = ", ".join(list(value)[:MOST_PANELS]) or "nothing"
        raise LabError(problem, advice=f"It holds {held}{', …' if len(value) > MOST_PANELS else ''}.")
    panels = [panel for traced in reversed(found) for panel in _panels(value, traced)]
    shown = panels[:MOST_PANELS]
    cut = f" {MOST_PANELS} of {len(panels)} matrices; name the others." if len(panels) > len(shown) else ""
    return side_by_side(shown, f"{'; '.join(dict.fromkeys(_name_value(one.name) for one in reversed(found)))}.{cut}")


def _panels(trace: Trace, traced: Traced) -> list[Panel]:
    """Return the matrices of one captured value, those of the first text: one, or one a head."""
    values, axes = traced.array[0].astype(np.float32), traced.axes[1:]
    if axes[:1] == ("head",) and values.ndim == 3:
        panels = [_panel(trace, traced, head, axes[1:], f", head {at + 1}") for at, head in enumerate(values)]
    elif values.ndim == 2:
        panels = [_panel(trace, traced, values, axes)]
    else:
        advice = "Read its numbers from `.array`."
        raise LabError(f"{traced.name} is no matrix: its axes are {', '.join(traced.axes)}.", advice=advice)
    return [replace(panel, key=f"{traced.name}-{at + 1}") for at, panel in enumerate(panels)]


def _panel(trace: Trace, traced: Traced, values: np.ndarray, axes: Sequence[str], of: str = "") -> Panel:
    rows, columns = (_axis(traced, name, size) for name, size in zip(axes, values.shape, strict=True))
    title = f"{_name_value(traced.name)}{of}"
    if not traced.name.endswith("weights"):
        return matrix_panel(LabelledMap(values, rows, columns), title, title=title)
    allowed = traced.name.removesuffix("weights") + "allowed"
    blocked = ~np.any(trace[allowed].array[0], axis=0) if allowed in trace else None
    return weights_panel(LabelledMap(values, rows, columns, blocked), title, title=title)


def _name_value(name: str) -> str:
    """Return how people call captured weights, e.g. "Cross-attention, layer 2"; any other value by its own name."""
    for kind, (stack, attention) in KINDS.items():
        if found := re.fullmatch(rf"{stack}\.layers\.(\d+)\.{attention}\.weights", name):
            return f"{KIND_TITLES[kind]}, layer {int(found[1]) + 1}"
    return name


def _axis(traced: Traced, name: str, size: int) -> Axis:
    title, part = _LOOKS.get(name, (name, ""))
    if name not in traced.labels:
        return Axis(title, [str(number + 1) for number in range(size)], part=part)
    is_source = traced.name.startswith("encoder") or ("cross" in traced.name and name == "key")
    return Axis(title, traced.tokens(name), "source" if is_source else "target", part)


@view_of.register
def _replay(value: Replay, *names: str) -> View:
    return replace(views_of(value)[0], opens=value.selection())


@view_of.register
def _twins(value: ShippedTwins, *names: str) -> View:
    view = runs_view(value.runs, [run.spec().name for run in value.runs])
    if view is None:
        raise LabError(f"The record “{value.title}” holds no frame.")
    return view


@view_of.register
def _run(value: Run, *names: str) -> View:
    if value.filmed is None or not value.frames:
        raise LabError("This run was not filmed.", advice="Film it while it trains: Run(spec, film=True).")
    name = value.spec.name
    return film_view([film_of(value.filmed, value.frames, value.history, name)], name)

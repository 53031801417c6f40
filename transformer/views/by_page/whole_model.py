"""Views of the page The whole model: Figure 1 with the values of a run, and what each layer adds."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from transformer.decoding import greedy
from transformer.interpret import STREAMED, Stack, list_contributions, parameters_of, stacks_of
from transformer.maps import Axis, LabelledMap, Place
from transformer.replay import Replay
from transformer.text import decimal, percent
from transformer.trace import Trace
from transformer.views.panels import Panel, matrix_panel
from transformer.views.view import Picture, View, side_by_side
from transformer.views.whole_model import CAPTURED, whole_model_data

_TITLES: dict[Stack, str] = {"encoder": "Encoder", "decoder": "Decoder"}
_FIGURE = "Figure 1 of the paper with this model's own values: upwards, the encoder beside the decoder."


def figure_1_view(replay: Replay) -> View:
    """Return the boxes of the model, each with a small picture of what it computed."""

    def data() -> bytes:
        # The capture is dropped at once: only the small pictures are kept.
        checkpoint, trace = replay.checkpoint, Trace(*CAPTURED)
        decoding = greedy(checkpoint, replay.text, trace=trace)
        return whole_model_data(checkpoint.config, trace, decoding)

    about = {"head": "", "figure": "The whole model"}
    return View(
        component="wholeModel",
        data=replay.memoise(data, "whole model"),
        caption=_FIGURE,
        title="The whole model",
        make_pictures=lambda selection: {"whole-model": Picture(caption=_FIGURE, about=about, is_whole=True)},
    )


def added_view(replay: Replay) -> View:
    """Return the length of what every part adds to each token's vector, while the model writes what it writes."""

    def view() -> View:
        trace = Trace(*STREAMED)
        greedy(replay.checkpoint, replay.text, trace=trace)
        panels = [_panel(replay, trace, stack) for stack in stacks_of(replay.checkpoint)]
        return side_by_side(panels, _parameters_in_words(replay), linked=False)

    return replay.memoise(view, "added")


def _panel(replay: Replay, trace: Trace, stack: Stack) -> Panel:
    """Return the lengths in one stack: a row for each part, a column for each token."""
    found = list_contributions(replay.checkpoint, trace, stack)
    rows = Axis("what adds", [one.label for one in found])
    # A token is named as in the rows of maps: in the decoder with what is written there.
    tokens = replace(replay.usual_result().map(Place(stack, 0, "1")).rows, name="token", part="")
    map = LabelledMap(np.stack([one.lengths for one in found]), rows, tokens)
    last, most = found[-1], max(found[2:], key=lambda one: one.lengths.mean())
    caption = (
        f"{_TITLES[stack]}: length of what each part adds to each token's vector. Most is added by {most.name}, "
        f"{decimal(most.lengths.mean(), 1)} on average; after the last layer a vector is "
        f"{decimal(last.stream.mean(), 1)} long"
    )
    return matrix_panel(map, caption, title=_TITLES[stack], key=f"stream-{stack}")


def _parameters_in_words(replay: Replay) -> str:
    """Say which share of a layer's parameters each part has."""
    stacks = []
    for stack in stacks_of(replay.checkpoint):
        counts = parameters_of(replay.checkpoint, stack)
        shares = [f"{name} {percent(count / sum(counts.values()))}" for name, count in counts.items() if count]
        stacks.append(f"{stack}: {', '.join(shares)}")
    return f"Parameters of a layer, {'; '.join(stacks)}."

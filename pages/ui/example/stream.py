"""What each layer adds: the length of what every part adds to each token's vector, and who has the parameters."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import streamlit as st

from pages.ui.example.example import Example
from pages.ui.shell.matrices import draw_matrices
from transformer import Checkpoint, Trace, greedy, views
from transformer.interpret import (
    STREAMED,
    Axis,
    LabelledMap,
    Place,
    Result,
    Stack,
    added_in,
    parameters_of,
    stacks_of,
)
from transformer.text import decimal, percent

_TITLES: dict[Stack, str] = {"encoder": "Encoder", "decoder": "Decoder"}


def draw_stream(example: Example, result: Result) -> None:
    """A row for each part, a column for each token: how long the vector is that the part adds there."""
    replay = example.replay
    panels = replay.kept(lambda: stream_panels(example.checkpoint, example.text, result), "stream")
    draw_matrices(panels, "stream", linked=False)
    st.text(parameters_in_words(example.checkpoint))
    st.caption(
        "No part replaces a vector: it reads it and adds to it. A long sum is not yet a useful one; what depends on a "
        "part, What if? tells. The vectors point in all directions, so lengths do not add up."
    )


def stream_panels(checkpoint: Checkpoint, text: str, result: Result) -> Sequence[views.Panel]:
    """The lengths in each stack of a model, while it writes what it writes of a text."""
    trace = Trace(*STREAMED)
    greedy(checkpoint, text, trace=trace)
    panels = []
    for stack in stacks_of(checkpoint):
        found = added_in(checkpoint, trace, stack)
        rows = Axis("what adds", [one.label for one in found])
        # What a token is called where it looks: in the decoder with what is written there.
        tokens = replace(result.map(Place(stack, 0, "1")).rows, name="token", part="")
        map = LabelledMap(np.stack([one.lengths for one in found]), rows, tokens)
        last, most = found[-1], max(found[2:], key=lambda one: one.lengths.mean())
        caption = (
            f"{_TITLES[stack]}: length of what each part adds to each token's vector. Most is added by {most.name}, "
            f"{decimal(most.lengths.mean(), 1)} on average; after the last layer a vector is "
            f"{decimal(last.stream.mean(), 1)} long"
        )
        panels.append(views.matrix_panel(map, caption, title=_TITLES[stack], key=f"stream-{stack}"))
    return panels


def parameters_in_words(checkpoint: Checkpoint) -> str:
    """Which part of a layer has how many of its parameters."""
    said = []
    for stack in stacks_of(checkpoint):
        counts = parameters_of(checkpoint, stack)
        shares = [f"{name} {percent(count / sum(counts.values()))}" for name, count in counts.items() if count]
        said.append(f"{stack}: {', '.join(shares)}")
    return f"Parameters of a layer, {'; '.join(said)}."

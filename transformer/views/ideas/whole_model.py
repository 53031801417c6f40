"""Figure 1 of the paper with the values of a real run: every box of a model, and a small picture of what it computed.

The browser draws it with `assets/components/views/model/`. Boxes stand in the order in which the model computes
them, so the figure follows from the config: post-norm or pre-norm, with or without a decoder, positions or none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np

from transformer.attention import MAPS
from transformer.config import TransformerConfig
from transformer.decoding import Decoding, greedy
from transformer.interpret import STREAMED, Stack, list_contributions, parameters_of, stacks_of
from transformer.maps import Axis, LabelledMap, Place
from transformer.replay import Replay
from transformer.text import counted, decimal, percent, significant
from transformer.trace import Trace
from transformer.views.arrays import pack
from transformer.views.idea import Idea
from transformer.views.panels import Panel, matrix_panel
from transformer.views.view import Picture, View, side_by_side

Role = Literal["embedding", "positions", "attention", "feed-forward", "norm", "add", "linear", "softmax"]

MOST_CELLS = 64
"""Rows and columns of a picture at most; a larger value is drawn by the strongest of each block."""

CAPTURED = (
    "*.embedding", "*.positions", *MAPS, "*.feed_forward.hidden", "*norm", "*_residual", "logits", "probabilities",
)  # fmt: skip
"""Names of the values that a trace has to capture for the figure."""
_TITLES: dict[Stack, str] = {"encoder": "Encoder", "decoder": "Decoder"}
_FIGURE = "Figure 1 of the paper with this model's own values, from bottom to top: the encoder beside the decoder."


@dataclass(frozen=True, kw_only=True)
class Box:
    """One box of the figure.

    Attributes:
        name: The value that it shows, as the trace names it.
        role: What it does.
        title: What people read in it.
        said: What it does in this model, in a sentence or two.
        side: The stack that it belongs to.
        layer: From 0; None outside of the layers.
        kind: Of an attention: "encoder", "decoder" or "cross"; else empty.
    """

    name: str
    role: Role
    title: str
    said: str
    side: Literal["encoder", "decoder"]
    layer: int | None = None
    kind: str = ""


def boxes_of(config: TransformerConfig) -> list[Box]:
    """Return the boxes of a model in the order in which it computes them."""
    return [*_stack(config, "encoder"), *(_stack(config, "decoder") if config.has_decoder else ()), *_head(config)]


def _stack(config: TransformerConfig, side: Literal["encoder", "decoder"]) -> Iterator[Box]:
    text = "source" if side == "encoder" else "target"
    scale = f", times √{config.d_model}" if config.scaled_embedding else ""
    table = "the one table of both sides" if config.shared_vocabulary and config.has_decoder else "a table"
    said = f"Each token of the {text} becomes {config.d_model} numbers: its row of {table}{scale}."
    yield Box(name=f"{side}.embedding", role="embedding", title=f"{text.capitalize()} embedding", said=said, side=side)
    if config.positions != "none":
        learned = config.positions == "learned"
        added = "A learned vector for each position is" if learned else "The sines and cosines of each position are"
        said = f"{added} added: attention without a mask can't tell one order from another."
        yield Box(name=f"{side}.positions", role="positions", title="Positions", said=said, side=side)
    for layer in range(config.num_layers):
        yield from _layer(config, side, layer)
    if config.final_norm:
        said = f"One more norm after the last layer of the {side}."
        yield Box(name=f"{side}.norm", role="norm", title="Norm", said=said, side=side)


def _layer(config: TransformerConfig, side: Literal["encoder", "decoder"], layer: int) -> Iterator[Box]:
    sublayers = ["self_attention", *(["cross_attention"] if side == "decoder" else []), "feed_forward"]
    for sublayer in sublayers:
        path = f"{side}.layers.{layer}.{sublayer}"
        place: dict[str, Any] = {"side": side, "layer": layer}
        norm = Box(name=f"{path}_norm", role="norm", title="Norm", said=_describe_norm(config), **place)
        add = Box(name=f"{path}_residual", role="add", title="Add", said=_describe_add(config), **place)
        body = _feed_forward(config, path, place) if sublayer == "feed_forward" else _attention(config, path, place)
        yield from (norm, body, add) if config.norm_first else (body, add, norm)


def _attention(config: TransformerConfig, path: str, place: dict[str, Any]) -> Box:
    is_cross, heads = path.endswith("cross_attention"), config.num_heads
    shown = "Shown: the mean of its heads." if heads > 1 else "Shown: its one head."
    count = f"{heads} heads of {config.d_k} dimensions" if heads > 1 else f"One head of {config.d_k} dimensions"
    if is_cross:
        said, title, kind = "each token of the target looks at the source", "Cross-attention", "cross"
    elif place["side"] == "encoder":
        said, title, kind = "each token of the source looks at all of them", "Self-attention", "encoder"
    elif config.causal:
        said, title = (
            "each token of the target looks at itself and those before it; later ones are masked",
            "Masked self-attention",
        )
        kind = "decoder"
    else:
        said, title = (
            "each token of the target looks at all of them: this model has no causal mask",
            "Self-attention",
        )
        kind = "decoder"
    return Box(
        name=f"{path}.weights",
        role="attention",
        title=title,
        said=f"{count}: {said}. {shown}",
        kind=kind,
        **place,
    )


def _feed_forward(config: TransformerConfig, path: str, place: dict[str, Any]) -> Box:
    said = (
        f"Each token by itself: {config.d_model} → {counted(config.d_ff)} → {config.d_model} numbers, "
        f"{'GELU' if config.activation == 'gelu' else 'ReLU'} between. Shown: the {counted(config.d_ff)} in the middle."
    )
    return Box(name=f"{path}.hidden", role="feed-forward", title="Feed-forward", said=said, **place)


def _describe_norm(config: TransformerConfig) -> str:
    kind = {
        "standard": "LayerNorm",
        "sample": "LayerNorm with the sample deviation",
        "scalar": "LayerNorm with one gain and one bias",
    }
    where = "before the sublayer, inside its branch (pre-norm)" if config.norm_first else "after the sum (post-norm)"
    what = f"Each token's {config.d_model} numbers are centred and scaled to one spread"
    return f"{kind[config.norm]} {where}. {what}, then multiplied and shifted as learned."


def _describe_add(config: TransformerConfig) -> str:
    kept = "what stood before its norm" if config.norm_first else "what went into it"
    return f"The residual: what the sublayer found is added to {kept}."


def _head(config: TransformerConfig) -> Iterator[Box]:
    side: Literal["encoder", "decoder"] = "decoder" if config.has_decoder else "encoder"
    tied = ", by the rows of the embedding table" if config.tied_output else ""
    size = counted(config.target_vocab_size)
    said = f"{config.d_model} numbers become one score for each of {size} tokens{tied}: the logits."
    yield Box(name="logits", role="linear", title="Linear", said=said, side=side)
    writes = "greedy decoding writes" if config.has_decoder else "the model writes"
    said = f"Scores become probabilities that sum to 1; {writes} the largest of each row."
    yield Box(name="probabilities", role="softmax", title="Softmax", said=said, side=side)


def whole_model_data(config: TransformerConfig, trace: Trace, decoding: Decoding) -> bytes:
    """Pack the boxes of a model with small pictures of what it computed.

    Args:
        config: Of the model.
        trace: Of one run, with `CAPTURED` captured.
        decoding: What it wrote in that run.
    Returns:
        What `pack` makes of `boxes`, each with the fields of `Box` and its `value` (`rows`, `columns`; `cells`: a byte
        a cell, weights from 0 to 255, signed values from 1 to 255 with 128 = 0; `shape` of the whole value; `ends` of
        its scale, in words; `blocked`: a byte a cell, or null), of `layers`, and of the tokens of both sides.
    """
    boxes = [{**vars(box), "value": _value(box, trace)} for box in boxes_of(config)]
    shown = {
        "boxes": boxes,
        "layers": config.num_layers,
        "source": decoding.source_tokens,
        "target": decoding.target_tokens if config.has_decoder else [],
        "written": decoding.tokens,
    }
    return pack(shown)


def _value(box: Box, trace: Trace) -> dict[str, Any]:
    array, blocked = trace[box.name].array, None
    if box.role == "attention":
        array = array[0].mean(axis=0)
        forbidden = ~trace[box.name.replace(".weights", ".allowed")].array[0, 0]
        blocked = _reduce(forbidden.astype(np.float32)).astype(np.uint8) if forbidden.any() else None
    elif array.ndim == 3:
        array = array[0]
    is_share = box.role in ("attention", "softmax")
    shown = _reduce(array)
    most = float(np.abs(shown).max()) or 1.0
    levels = shown * 255 if is_share else 128 + shown / most * 127
    ends = ["0 %", "100 %"] if is_share else [significant(-most, 3), significant(most, 3)]
    rows, columns = shown.shape
    return {
        "rows": rows,
        "columns": columns,
        "cells": np.rint(levels).astype(np.uint8),
        "shape": list(array.shape),
        "ends": ends,
        "signed": not is_share,
        "blocked": blocked,
        "said": _describe_values(box, array),
    }


def _describe_values(box: Box, array: np.ndarray) -> str:
    """Return a sentence on what can be counted of a value; empty where nothing says much."""
    if box.role == "feed-forward":
        return f"{percent(float((array > 0).mean()))} of them are above 0 here."
    if box.role == "softmax":
        return f"The largest of a row is {percent(float(array.max(axis=-1).mean()))} on average."
    return ""


def _reduce(array: np.ndarray) -> np.ndarray:
    """Return at most `MOST_CELLS` rows and columns: of each block the value that is farthest from 0."""
    for axis in (0, 1):
        size = array.shape[axis]
        if size > MOST_CELLS:
            edges = np.linspace(0, size, MOST_CELLS + 1).astype(int)[:-1]
            high, low = np.maximum.reduceat(array, edges, axis=axis), np.minimum.reduceat(array, edges, axis=axis)
            array = np.where(high >= -low, high, low)
    return array


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
        f"{_TITLES[stack]}: how long a vector each part adds to a token's. The longest comes from {most.name}: "
        f"{decimal(most.lengths.mean(), 1)} on average. After the last layer a token's vector is "
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


def _say_added(replay: Replay) -> Sequence[str]:
    norm = "Here a norm follows each sum and brings it to one length, so a part may be longer than what is left. "
    return (
        added_view(replay).caption,
        f"{'' if replay.checkpoint.config.norm_first else norm}A long vector need not be a useful one: What if? shows "
        f"what depends on a head. The vectors point in different directions, so their lengths don't add up.",
    )


FIGURE_1 = Idea(
    name="Figure 1",
    view=figure_1_view,
    words="Figure 1 of the paper, with this model's numbers: open a box.",
)
ADDED = Idea(
    name="What each layer adds",
    title="Layers",
    view=added_view,
    words="No part replaces a token's vector: each reads it and adds to it. This is how much.",
    says=_say_added,
)

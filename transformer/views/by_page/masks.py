"""Views of the page Masks: the causal mask, and what the model does with it changed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from transformer.interpret import ForcedPredictions, describe_future, has_one_answer, right_target, teacher_forced
from transformer.maps import AttentionMaps, LabelledMap, attention_maps
from transformer.masks import causal_mask
from transformer.replay import CHANGES, Replay
from transformer.text import plain_token
from transformer.trace import Trace
from transformer.views.maps import describe_weights
from transformer.views.panels import mask_panel, weights_panel
from transformer.views.view import View, side_by_side

_NOT_CAUSAL = "No causal mask here: this model was made without one, so a token may look at those after it."
_NO_CAUSAL = {
    "encoder": "No causal mask here: all of the source is there from the start, so a token may look both ways.",
    "cross": "No causal mask here: all of the source is there before the first token is written.",
}
_TITLES = ("With the mask, as trained", "Without the mask")
_TITLES_WITHOUT = ("As trained: the future open", "With the mask put on")


def causal_mask_view(replay: Replay) -> View:
    """Return the causal mask beside one head's weights; the weights alone, and why, where there is no mask."""
    head = replay.head(kind=replay.state["mask_kind"])
    shown, is_causal = replay.usual_result().map(head), replay.checkpoint.config.causal
    title = f"Weights of {head.name.split(', ', 1)[1]}"
    weights = weights_panel(shown, describe_weights(shown), title=title, key="under-mask")
    if head.kind != "decoder" or not is_causal:
        return side_by_side([weights], _NOT_CAUSAL if head.kind == "decoder" else _NO_CAUSAL[head.kind])
    future = ~causal_mask(len(shown.rows.labels))[0, 0].numpy()
    counted = f"{int(future.sum())} of {future.size} cells lie in the future: no token may look at a later one."
    mask = mask_panel(replace(shown, blocked=future), counted, title="Causal mask", key="causal")
    return side_by_side([mask, weights], _why(shown))


def _why(map: LabelledMap) -> str:
    """Say what the mask is for, on the tokens of the text."""
    tokens = [plain_token(token) for token in map.columns.labels]
    caption = (
        "While the model writes, nothing stands there yet that could be hidden. The mask is for training: there the "
        "decoder reads all of the right target at once, and learns at every place to predict the next token."
    )
    if len(tokens) < 2:
        return caption
    row = min(1, len(tokens) - 2)
    return (
        f"{caption} If this were the target: at “{tokens[row]}” (row {row + 1}) it has to predict “{tokens[row + 1]}”, "
        f"which stands in column {row + 2}. Without the mask it could read it off there."
    )


@dataclass(frozen=True, eq=False)
class TargetReading:
    """A target that a model read at once.

    Attributes:
        predictions: Its predictions.
        maps: Its decoder self-attention.
    """

    predictions: ForcedPredictions
    maps: AttentionMaps


def read_at_once(replay: Replay, change: str = "as trained") -> TargetReading:
    """Let a model read the right target of its text, or where that is unknown what it writes by itself.

    Args:
        replay: Of a model with a decoder.
        change: A key of `CHANGES`.
    """

    def read() -> TargetReading:
        checkpoint, text = replay.checkpoint, replay.text
        is_known = has_one_answer(checkpoint, text)
        target = right_target(checkpoint, text, replay.usual_result().decoding)
        trace = Trace("decoder.*self_attention.*", edits=CHANGES[change]())
        predictions = teacher_forced(checkpoint, text, target, trace, is_known)
        return TargetReading(predictions, attention_maps(trace)["decoder"])

    return replay.memoise(read, "read at once", change)


def changes_of_mask(replay: Replay) -> tuple[str, str]:
    """Return the keys in `CHANGES` of the model as trained, and with its causal mask off, or on where it has none."""
    return "as trained", "future open" if replay.checkpoint.config.causal else "future closed"


def changed_mask_view(replay: Replay) -> View | None:
    """Return one head of the decoder while it reads a target: as trained, and with the causal mask changed.

    None for a model without a decoder.
    """
    if not replay.checkpoint.config.has_decoder:
        return None
    is_causal, head = replay.checkpoint.config.causal, replay.head(kind="decoder")
    panels = []
    titles = _TITLES if is_causal else _TITLES_WITHOUT
    for place, (change, title) in enumerate(zip(changes_of_mask(replay), titles, strict=True)):
        maps, is_open = read_at_once(replay, change).maps, (place == 0) != is_causal
        shown = maps.of(head.layer, head.single)
        caption = describe_future(maps, head.layer, head.single) if is_open else describe_weights(shown)
        key = "decoder-open" if is_open else "decoder-masked"
        panels.append(weights_panel(shown, caption, title=title, key=key, about={"head": shown.head_name}))
    return side_by_side(panels)

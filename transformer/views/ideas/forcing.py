"""The idea Teacher forcing: a target that is read as in training, and the loss of each of its tokens."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from transformer.checkpoints import Checkpoint
from transformer.config import END
from transformer.interpret import (
    ForcedPredictions,
    compare_with_own,
    find_difference,
    has_one_answer,
    right_target,
    target_to_read,
    teacher_forced,
)
from transformer.maps import Axis, LabelledMap
from transformer.replay import Field, Replay
from transformer.text import plain_token
from transformer.views.idea import Idea
from transformer.views.panels import matrix_panel
from transformer.views.view import View, side_by_side

_SEES_AHEAD = (
    "This model was made without a causal mask: reading the whole target, it sees the token that it is to predict, one "
    "place ahead. So these are not the chances of writing it; for those, see what it writes by itself."
)


@dataclass(frozen=True)
class Reading:
    """A target that a model was made to read, beside what it writes by itself.

    Attributes:
        target: The target under teacher forcing.
        own: What it writes by itself, read in the same way.
        is_known: Whether the target is the right answer, and the only one.
        first_difference: First position, from 0, at which they differ; None if nowhere.
        summary: What came of it, in words.
    """

    target: ForcedPredictions
    own: ForcedPredictions
    is_known: bool
    first_difference: int | None
    summary: str


def read_target(replay: Replay) -> Reading:
    """Make a model with a decoder read the target that the link names, or the one that tells most.

    Raises:
        TextError: If the target can't be read.
    """
    checkpoint, text, free, given = (
        replay.checkpoint,
        replay.text,
        replay.usual_result().decoding,
        replay.state["target"],
    )
    target = _target_ids(checkpoint, given) if given else target_to_read(checkpoint, text, free).ids
    is_known = has_one_answer(checkpoint, text) and target == right_target(checkpoint, text, free)
    forced = teacher_forced(checkpoint, text, target, is_known=is_known)
    own = teacher_forced(checkpoint, text, [step.token_id for step in free.steps], is_known=False)
    comparison = compare_with_own(forced, own, free.finished) if checkpoint.config.causal else _SEES_AHEAD
    summary = f"Teacher forcing: {forced.result} {comparison} {forced.figures}"
    return Reading(forced, own, is_known, find_difference(forced, own), summary)


def _target_ids(checkpoint: Checkpoint, text: str) -> list[int]:
    """Return the ids of a target's text, with the end token."""
    return [*checkpoint.target_tokenizer.read(text, checkpoint.config.max_length + 1)[1:-1], END]


def target_view(replay: Replay) -> View:
    """Return what each place reads and should write, the probability p of that token, −log p, and the mean of those.

    Raises:
        TextError: See `read_target`.
    """
    reading = read_target(replay)
    target = reading.target
    pairs = [" → ".join(map(plain_token, pair)) for pair in zip(target.reads, target.right, strict=True)]
    losses = -target.log_probabilities[:, None]
    panels = [
        matrix_panel(
            LabelledMap(np.exp(-losses), Axis("reads → should write", pairs, "target"), Axis("", ["p"])),
            "Probability p of the token that each place should write, read as in training.",
            shares=True, title="Probability", key="target-probability", is_bars=True, said="{row}",
        ),
        matrix_panel(
            LabelledMap(losses, Axis("", target.right, "target"), Axis("", ["−log p"])),
            "The loss of each token: −log of its probability, in nats.",
            title="Loss, in nats", sign="→", key="target-loss", is_bars=True, said="The loss of {row}",
        ),
        matrix_panel(
            LabelledMap(losses.mean(axis=0, keepdims=True), Axis("", ["mean"]), Axis("", ["loss"])),
            f"The loss of the text: the mean over its {len(pairs)} tokens.",
            title="Its mean", sign="→", key="target-mean", is_bars=True, limit=max(float(losses.max()), 1e-9),
            said="The loss of the text, in nats",
        ),
    ]  # fmt: skip
    return side_by_side(panels, reading.summary)


FORCING = Idea(
    name="forcing",
    title="Teacher forcing",
    view=lambda replay: target_view(replay) if replay.checkpoint.config.has_decoder else None,
    words="Make it read a target of yours, as in training: how probable is each token of it?",
    fields=(Field(name="target", kind="text", longest=2000, usual=""),),
)

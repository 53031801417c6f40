"""Where something happens in a film: the loss falls fastest, a head takes its role, the answers become right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from transformer.interpret.labelled_map import SIDES, Axis, Kind, LabelledMap, axes_of
from transformer.interpret.maps import KINDS
from transformer.interpret.roles import ROLES, THRESHOLD, head_scores
from transformer.runs.film import FilmedExample, Frame
from transformer.text.tokenizer import SPECIALS

PASSED = (0.5, 0.99)
"""Shares of exact match that are worth a mark."""
MOST_ROLES = 6
"""Marks of roles in one film: more could not be read on a timeline."""
_HELD = 3
"""Frames that a role must hold: one that comes with the last frame may be gone in the next."""
_FEWEST_RECORDS = 8
_KIND_WORDS: dict[Kind, str] = {kind: kind if kind == "cross" else f"{kind} self" for kind in KINDS}


@dataclass(frozen=True)
class Mark:
    """A moment of a film.

    Attributes:
        step: At which it happens.
        frame: Index of the frame that shows it.
        kind: What happens there.
        text: The same in words.
        short: In two or three words, for a timeline.
    """

    step: int
    frame: int
    kind: Literal["loss", "role", "exact"]
    text: str
    short: str


def marks(probe: FilmedExample, frames: Sequence[Frame], records: Sequence[Mapping[str, Any]]) -> list[Mark]:
    """The moments worth seeing, by step.

    Args:
        probe: The sentence of the film.
        frames: By step; may be empty.
        records: Told steps of the run, in order: dicts with `step`, `loss` and `exact_match` (None between two
            measurements).
    Returns:
        At most one mark for the loss, one for each share in `PASSED`, and `MOST_ROLES` for roles.
    """
    if not frames:
        return []
    steps = [frame.step for frame in frames]
    found = [*_fastest_fall(steps, records), *_passed(steps, records), *_role_marks(probe, frames)]
    return sorted(found, key=lambda mark: (mark.step, mark.kind))


def map_of(probe: FilmedExample, frames: Sequence[Frame], kind: Kind) -> LabelledMap:
    """One kind of attention in every frame.

    Args:
        probe: The sentence of the film.
        frames: At least one.
        kind: One that the film shows.
    Returns:
        Weights from 0 to 1, `(frame, layer, head, query, key)`.
    Raises:
        ValueError: If frames and tokens don't fit together.
    """
    weights = np.stack([frame.maps[kind] for frame in frames]).astype(np.float32) / 255
    return LabelledMap(weights, *filmed_axes(probe, kind), blocked_of(frames, kind))


def filmed_axes(probe: FilmedExample, kind: Kind) -> tuple[Axis, Axis]:
    """Rows and columns of the maps of one kind."""
    tokens = {"source": probe.source_tokens, "target": probe.target_tokens[:-1]}
    looks, looked_at = SIDES[kind]
    return axes_of(kind, tokens[looks], tokens[looked_at])


def kinds_of(frames: Sequence[Frame]) -> list[Kind]:
    """The kinds of attention that a film shows, in the order encoder, cross, decoder."""
    return [kind for kind in KINDS if kind in frames[0].maps]


def blocked_of(frames: Sequence[Frame], kind: Kind) -> np.ndarray | None:
    """Boolean `(query, key)`, True where the causal mask forbids to look; None where it forbids nothing."""
    if kind != "decoder" or any(np.triu(frame.maps[kind], 1).any() for frame in frames):
        return None
    return np.triu(np.ones(frames[0].maps[kind].shape[-2:], dtype=bool), 1)


def roles_over_time(probe: FilmedExample, frames: Sequence[Frame]) -> dict[Kind, np.ndarray]:
    """The role of every head in every frame.

    Args:
        probe: The sentence of the film.
        frames: At least one.
    Returns:
        Kind → place of the role in `ROLES`, or -1 without one, `(frame, layer, head)`.
    """
    return {kind: _leading(shares)[0] for kind, shares in _shares(probe, frames).items()}


def answer_pieces(probe: FilmedExample, frames: Sequence[Frame]) -> tuple[list[str], list[list[str]]]:
    """The right answer and each frame's own, cut alike: into letters where each token is one, else into words.

    Args:
        probe: Holds the right answer.
        frames: Hold what the model wrote.
    Returns:
        Pieces of the right answer, and for each frame its pieces; they are compared place by place, as exact match is.
    """
    words = [token for token in probe.target_tokens if token not in SPECIALS]
    cut = list if all(len(word) == 1 for word in words) else str.split
    return cut(probe.answer), [cut(frame.answer) for frame in frames]


def _shares(probe: FilmedExample, frames: Sequence[Frame]) -> dict[Kind, np.ndarray]:
    """Kind → share of the weight that goes where each role says, `(role, frame, layer, head)`."""
    found = {}
    for kind in kinds_of(frames):
        scores = head_scores(map_of(probe, frames, kind))
        found[kind] = np.stack([scores.shares[role] for role in ROLES])
    return found


def _leading(shares: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The role with the largest share, or -1, and that share; the rule of `HeadScores.role`."""
    largest = shares.max(axis=0)
    return np.where(largest > THRESHOLD, shares.argmax(axis=0), -1), largest


def _role_marks(probe: FilmedExample, frames: Sequence[Frame]) -> list[Mark]:
    """The first head of each kind that takes a role and keeps it; of many, those that end up the clearest."""
    if len(frames) < _HELD:
        return []
    candidates: dict[tuple[Kind, int], tuple[int, float, int, int]] = {}
    for kind, shares in _shares(probe, frames).items():
        roles, largest = _leading(shares)
        changed = roles != roles[-1]
        # Frames after the last one with another role; 0 = it never had another.
        since = np.where(changed.any(axis=0), len(frames) - changed[::-1].argmax(axis=0), 0)
        for layer, head in np.ndindex(since.shape):
            role, first = int(roles[-1, layer, head]), int(since[layer, head])
            # What an untrained model does already was not learned.
            if role >= 0 and 0 < first <= len(frames) - _HELD:
                candidate = (first, -float(largest[-1, layer, head]), layer, head)
                candidates[kind, role] = min(candidate, candidates.get((kind, role), candidate))
    clearest = sorted(candidates.items(), key=lambda item: item[1][1])[:MOST_ROLES]
    return [_role_mark(frames[first].step, first, kind, role, layer, head)
            for (kind, role), (first, _, layer, head) in clearest]  # fmt: skip


def _role_mark(step: int, frame: int, kind: Kind, role: int, layer: int, head: int) -> Mark:
    name = list(ROLES)[role]
    where = f"head {head + 1} of layer {layer + 1}, {_KIND_WORDS[kind]}-attention"
    text = f"Step {step:,}: {where}, from here on {ROLES[name]}."
    return Mark(step=step, frame=frame, kind="role", text=text, short=f"{name}: {kind} L{layer + 1} H{head + 1}")


def _fastest_fall(steps: Sequence[int], records: Sequence[Mapping[str, Any]]) -> list[Mark]:
    """Where a line through a twelfth of the records falls steepest: single steps say nothing, they are too noisy."""
    if len(records) < _FEWEST_RECORDS:
        return []
    x = np.array([record["step"] for record in records], dtype=float)
    y = np.array([record["loss"] for record in records], dtype=float)
    width = max(4, len(records) // 12)
    x, y = (np.lib.stride_tricks.sliding_window_view(values, width) for values in (x, y))
    off = x - x.mean(axis=1, keepdims=True)
    slopes = (off * y).sum(axis=1) / (off**2).sum(axis=1)
    place = int(slopes.argmin())
    # Before and after: means of the halves, so that one noisy step does not make the claim.
    before, after = (float(half.mean()) for half in (y[place, : width // 2], y[place, -(width // 2) :]))
    # Falling back from the peak of an explosion is no learning: the loss has to get below where it began.
    if not slopes[place] < 0 or not after < min(before, float(y[0].mean())):
        return []
    first, last = int(x[place, 0]), int(x[place, -1])
    step = round((first + last) / 2)
    text = f"Step {step:,}: around here the loss falls fastest, from {before:.2f} to {after:.2f} nats."
    frame = min(range(len(steps)), key=lambda i: abs(steps[i] - step))
    return [Mark(step=step, frame=frame, kind="loss", text=text, short="loss falls fastest")]


def _passed(steps: Sequence[int], records: Sequence[Mapping[str, Any]]) -> list[Mark]:
    measured = [(record["step"], record["exact_match"]) for record in records if record["exact_match"] is not None]
    found = []
    for share in PASSED:
        step, value = next(((step, value) for step, value in measured if value >= share), (None, None))
        if step is not None and value is not None:
            # The frame after it: the one before may show a model that was not there yet.
            frame = next((i for i, filmed in enumerate(steps) if filmed >= step), len(steps) - 1)
            passed, right = f"{100 * share:.0f} %", f"{100 * value:.1f} %"
            text = f"Step {step:,}: exact match passes {passed}; {right} of held-out sequences are wholly right."
            found.append(Mark(step=step, frame=frame, kind="exact", text=text, short=f"exact match {passed}"))
    return found

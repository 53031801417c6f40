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
    found = [*_fastest_fall(steps, records), *_passed(steps, records), *_taken_roles(probe, frames)]
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
    return {kind: roles for kind, (roles, _) in _roles_and_shares(probe, frames).items()}


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


def _roles_and_shares(probe: FilmedExample, frames: Sequence[Frame]) -> dict[Kind, tuple[np.ndarray, np.ndarray]]:
    """Kind → role of every head, by the rule of `HeadScores.role`, and its share of the weight; as in the frames."""
    found = {}
    for kind in kinds_of(frames):
        scores = head_scores(map_of(probe, frames, kind))
        shares = np.stack([scores.shares[role] for role in ROLES])
        found[kind] = np.where(shares.max(axis=0) > THRESHOLD, shares.argmax(axis=0), -1), shares.max(axis=0)
    return found


def _taken_roles(probe: FilmedExample, frames: Sequence[Frame]) -> list[Mark]:
    """The first head of each kind that takes a role and keeps it; of many, those that end up the clearest."""
    candidates: dict[tuple[Kind, int], list[tuple[int, float, int, int]]] = {}
    for kind, (roles, shares) in _roles_and_shares(probe, frames).items():
        for layer, head in np.ndindex(roles.shape[1:]):
            role, share = int(roles[-1, layer, head]), float(shares[-1, layer, head])
            others = np.flatnonzero(roles[:, layer, head] != role)
            # What an untrained model does already was not learned.
            if role >= 0 and others.size and others[-1] < len(frames) - _HELD:
                candidates.setdefault((kind, role), []).append((int(others[-1]) + 1, -share, layer, head))
    firsts = sorted(((min(heads), taken) for taken, heads in candidates.items()), key=lambda one: one[0][1])
    found = []
    for (first, _, layer, head), (kind, role) in firsts[:MOST_ROLES]:
        name, says = list(ROLES.items())[role]
        text = f"head {head + 1} of layer {layer + 1}, {_KIND_WORDS[kind]}-attention, from here on {says}."
        short = f"{name}: {kind} L{layer + 1} H{head + 1}"
        found.append(_mark("role", frames[first].step, first, text, short))
    return found


def _fastest_fall(steps: Sequence[int], records: Sequence[Mapping[str, Any]]) -> list[Mark]:
    """Where a line through a twelfth of the records falls steepest: single steps say nothing, they are too noisy."""
    if len(records) < _FEWEST_RECORDS:
        return []
    width = max(4, len(records) // 12)
    values = np.array([(record["step"], record["loss"]) for record in records], dtype=float)
    x, y = np.lib.stride_tricks.sliding_window_view(values, width, axis=0).swapaxes(0, 1)
    off = x - x.mean(axis=1, keepdims=True)
    slopes = (off * y).sum(axis=1) / (off**2).sum(axis=1)
    place = int(slopes.argmin())
    # Before and after: means of the halves, so that one noisy step does not make the claim.
    before, after = y[place, : width // 2].mean(), y[place, -(width // 2) :].mean()
    # Falling back from the peak of an explosion is no learning: the loss has to get below where it began.
    if not slopes[place] < 0 or not after < min(before, y[0].mean()):
        return []
    step = round((x[place, 0] + x[place, -1]) / 2)
    text = f"around here the loss falls fastest, from {before:.2f} to {after:.2f} nats."
    frame = min(range(len(steps)), key=lambda i: abs(steps[i] - step))
    return [_mark("loss", step, frame, text, "loss falls fastest")]


def _passed(steps: Sequence[int], records: Sequence[Mapping[str, Any]]) -> list[Mark]:
    """Where exact match is first measured at each of the shares."""
    found = []
    for share in PASSED:
        for record in records:
            if (value := record["exact_match"]) is not None and value >= share:
                step, passed = record["step"], f"exact match passes {100 * share:.0f} %"
                # The frame after it: the one before may show a model that was not there yet.
                frame = next((i for i, filmed in enumerate(steps) if filmed >= step), len(steps) - 1)
                text = f"{passed}; {100 * value:.1f} % of held-out sequences are wholly right."
                found.append(_mark("exact", step, frame, text, passed.replace(" passes", "")))
                break
    return found


def _mark(kind: Literal["loss", "role", "exact"], step: int, frame: int, text: str, short: str) -> Mark:
    return Mark(step=step, frame=frame, kind=kind, text=f"Step {step:,}: {text}", short=short)

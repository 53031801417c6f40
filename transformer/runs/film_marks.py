"""The notable moments of a film: the loss falls fastest, a head takes its role, exact match passes a threshold."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from transformer.interpret.roles import ROLES, head_scores
from transformer.maps import KINDS, SIDES, Axis, Kind, LabelledMap, axes_of
from transformer.runs.film import FilmedExample, Frame
from transformer.text.tokenizer import SPECIALS

PASSED = (0.5, 0.99)
"""Thresholds of exact match that get a mark."""
MOST_ROLES = 6
"""Most marks of roles in one film; more would be illegible on a timeline."""
_HELD = 3
"""Fewest frames for which a head must keep a role, because a role seen only in the last frames may be temporary."""
_FEWEST_RECORDS = 8
_KIND_WORDS: dict[Kind, str] = {kind: kind if kind == "cross" else f"{kind} self" for kind in KINDS}


@dataclass(frozen=True)
class Mark:
    """A notable moment of a film.

    Attributes:
        step: Step of the moment.
        frame: Index of the frame that shows it.
        kind: `loss`: the loss falls fastest; `role`: a head takes a role; `exact`: exact match passes a threshold.
        text: Description in a sentence.
        short: Description in a few words, for a timeline.
    """

    step: int
    frame: int
    kind: Literal["loss", "role", "exact"]
    text: str
    short: str


def marks(probe: FilmedExample, frames: Sequence[Frame], records: Sequence[Mapping[str, Any]]) -> list[Mark]:
    """Return the notable moments of a film by step.

    Args:
        probe: The sentence of the film.
        frames: Frames by step; may be empty.
        records: Recorded steps of the run in order: dicts with `step`, `loss` in nats, and `exact_match`, which is
            None between two measurements.
    Returns:
        At most one mark for the loss, one for each threshold in `PASSED`, and `MOST_ROLES` for roles.
    """
    if not frames:
        return []
    steps = [frame.step for frame in frames]
    found = [*_fastest_fall(steps, records), *_find_passes(steps, records), *_taken_roles(probe, frames)]
    return sorted(found, key=lambda mark: (mark.step, mark.kind))


def map_of(probe: FilmedExample, frames: Sequence[Frame], kind: Kind) -> LabelledMap:
    """Return one kind of attention in every frame, weights from 0 to 1, `(frame, layer, head, query, key)`.

    Raises:
        ValueError: If the shapes of the frames differ, or don't fit the tokens of the probe.
    """
    weights = np.stack([frame.maps[kind] for frame in frames]).astype(np.float32) / 255
    return LabelledMap(weights, *filmed_axes(probe, kind), blocked_of(frames, kind))


def filmed_axes(probe: FilmedExample, kind: Kind) -> tuple[Axis, Axis]:
    """Return the rows (query) and columns (key) of the maps of one kind."""
    tokens = {"source": probe.source_tokens, "target": probe.target_tokens[:-1]}
    looks, looked_at = SIDES[kind]
    return axes_of(kind, tokens[looks], tokens[looked_at])


def kinds_of(frames: Sequence[Frame]) -> list[Kind]:
    """Return the kinds of attention that a film shows, in the order of `KINDS`."""
    return [kind for kind in KINDS if kind in frames[0].maps]


def blocked_of(frames: Sequence[Frame], kind: Kind) -> np.ndarray | None:
    """Return where the causal mask blocks attention, boolean `(query, key)`; None if it blocks nothing."""
    if kind != "decoder" or any(np.triu(frame.maps[kind], 1).any() for frame in frames):
        return None
    return np.triu(np.ones(frames[0].maps[kind].shape[-2:], dtype=bool), 1)


def roles_over_time(probe: FilmedExample, frames: Sequence[Frame]) -> dict[Kind, np.ndarray]:
    """Return by kind the role of every head as an index into `ROLES`, `(frame, layer, head)`; -1 without a role."""
    return {kind: roles for kind, (roles, _) in _roles_and_shares(probe, frames).items()}


def answer_pieces(probe: FilmedExample, frames: Sequence[Frame]) -> tuple[list[str], list[list[str]]]:
    """Return the pieces of the right answer, and of each frame's answer, to be compared by position.

    They are letters if every token of the right answer is one, otherwise words.
    """
    words = [token for token in probe.target_tokens if token not in SPECIALS]
    cut = list if all(len(word) == 1 for word in words) else str.split
    return cut(probe.answer), [cut(frame.answer) for frame in frames]


def _roles_and_shares(probe: FilmedExample, frames: Sequence[Frame]) -> dict[Kind, tuple[np.ndarray, np.ndarray]]:
    """Return by kind each head's role, as in `HeadScores`, and its share; both `(frame, layer, head)`."""
    found = {}
    for kind in kinds_of(frames):
        scores = head_scores(map_of(probe, frames, kind))
        shares = np.stack([scores.shares[role] for role in ROLES])
        found[kind] = scores.roles, np.take_along_axis(shares, scores.largest[None], axis=0)[0]
    return found


def _taken_roles(probe: FilmedExample, frames: Sequence[Frame]) -> list[Mark]:
    """Mark for each kind and role the first head that takes and keeps it; of equals, the one with the largest share."""
    candidates: dict[tuple[Kind, int], list[tuple[int, float, int, int]]] = {}
    for kind, (roles, shares) in _roles_and_shares(probe, frames).items():
        for layer, head in np.ndindex(roles.shape[1:]):
            role, share = int(roles[-1, layer, head]), float(shares[-1, layer, head])
            others = np.flatnonzero(roles[:, layer, head] != role)
            # A role that the head has from the start was not learned.
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
    """Mark the steepest regression line through a twelfth of the records, because single steps are too noisy."""
    if len(records) < _FEWEST_RECORDS:
        return []
    width = max(4, len(records) // 12)
    values = np.array([(record["step"], record["loss"]) for record in records], dtype=float)
    x, y = np.lib.stride_tricks.sliding_window_view(values, width, axis=0).swapaxes(0, 1)
    off = x - x.mean(axis=1, keepdims=True)
    slopes = (off * y).sum(axis=1) / (off**2).sum(axis=1)
    place = int(slopes.argmin())
    # Means over the halves of the window, so that the values don't depend on one noisy step.
    before, after = y[place, : width // 2].mean(), y[place, -(width // 2) :].mean()
    # A fall from the peak of an explosion is no learning, so the loss must get below its initial value.
    if not slopes[place] < 0 or not after < min(before, y[0].mean()):
        return []
    step = round((x[place, 0] + x[place, -1]) / 2)
    text = f"around here the loss falls fastest, from {before:.2f} to {after:.2f} nats."
    frame = min(range(len(steps)), key=lambda i: abs(steps[i] - step))
    return [_mark("loss", step, frame, text, "loss falls fastest")]


def _find_passes(steps: Sequence[int], records: Sequence[Mapping[str, Any]]) -> list[Mark]:
    """Mark the first measurement of exact match that reaches each threshold."""
    found = []
    for share in PASSED:
        if record := next((record for record in records if (record["exact_match"] or 0) >= share), None):
            step, value = record["step"], record["exact_match"]
            # The next frame, because the one before may show a model below the threshold.
            frame, passes = min(bisect_left(steps, step), len(steps) - 1), f"exact match passes {100 * share:.0f} %"
            text = f"{passes}; {100 * value:.1f} % of held-out texts are exactly right."
            found.append(_mark("exact", step, frame, text, passes.replace(" passes", "")))
    return found


def _mark(kind: Literal["loss", "role", "exact"], step: int, frame: int, text: str, short: str) -> Mark:
    return Mark(step=step, frame=frame, kind=kind, text=f"Step {step:,}: {text}", short=short)

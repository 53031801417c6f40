"""A text decoded with its attention changed: the changes that fit it, the result of the model, and that in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from transformer.attention import MAPS
from transformer.checkpoints.checkpoint import Checkpoint
from transformer.decoding import greedy
from transformer.errors import LabError
from transformer.interpret.interventions import Intervention, edits_of, mark_off, parse
from transformer.interpret.result import Result
from transformer.maps import AttentionMaps
from transformer.text.wording import percent
from transformer.trace import Trace

MOST_CHANGES = 20
"""Most changes at once: each costs time at every step."""
LONGER = 8
"""Most tokens that a changed model, or a beam, may write beyond what greedy decoding writes: it may never end."""


def read_changes(
    tags: Iterable[str], checkpoint: Checkpoint, usual: Result
) -> tuple[tuple[Intervention, ...], list[LabError]]:
    """Read changes from their text form, as a link has them.

    Args:
        tags: One change each; beyond `MOST_CHANGES` they are left out.
        checkpoint: The model.
        usual: What it does with the text as trained.
    Returns:
        Those that the model and the text have the places for, and why the others are left out.
    """
    changes, problems, decoding = [], [], usual.decoding
    for tag in list(tags)[:MOST_CHANGES]:
        try:
            change = parse(tag)
            change.check(checkpoint.config, len(decoding.source_tokens), len(decoding.target_tokens))
        except LabError as error:
            problems.append(error)
        else:
            changes.append(change)
    return tuple(dict.fromkeys(changes)), problems


def run_with_changes(checkpoint: Checkpoint, text: str, steps: int, changes: Iterable[Intervention]) -> Result:
    """Decode a text greedily with attention changed.

    Args:
        checkpoint: The model.
        text: What it reads.
        steps: How many it takes as trained; it may write `LONGER` tokens more.
        changes: What is done to attention; see `read_changes`.
    Returns:
        The result; blocked in its maps are the cells of the model's own mask alone, because what a change took away is
        no mask's.
    """
    changes = tuple(changes)
    trace = Trace(*MAPS, edits=edits_of(changes))
    result = Result.of(greedy(checkpoint, text, trace, steps + LONGER), trace)
    maps = {
        kind: replace(mark_off(maps, changes), blocked=_own_mask(maps, checkpoint))
        for kind, maps in result.maps.items()
    }
    return replace(result, maps=maps)


def _own_mask(maps: AttentionMaps, checkpoint: Checkpoint) -> np.ndarray:
    """Return what the model's own mask blocks, `(row, column)`."""
    blocked = np.ones((len(maps.rows.labels), len(maps.columns.labels)), dtype=bool)
    return np.triu(blocked, k=1) if maps.kind == "decoder" and checkpoint.config.causal else ~blocked


def describe_outcome(before: Result, after: Result) -> str:
    """Return what came of changes, in a sentence or two."""
    if before.decoding.tokens == after.decoding.tokens:
        sure = np.mean([step.probability for step in before.decoding.steps])
        still = np.mean([step.probability for step in after.decoding.steps])
        return (
            "It writes the same. Its tokens had an average probability of "
            f"{percent(float(sure), 1)}; changed, {percent(float(still), 1)}."
        )
    pairs = zip(before.decoding.tokens, after.decoding.tokens, strict=False)
    places = [place for place, (one, other) in enumerate(pairs, start=1) if one != other]
    place = places[0] if places else min(len(before.decoding.tokens), len(after.decoding.tokens)) + 1
    ended = "" if after.decoding.finished else " Changed, it wrote no end token, so it was stopped."
    return f"What it writes differs from step {place} on.{ended}"

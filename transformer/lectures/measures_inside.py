"""Measures of what happens inside: what a look follows, and what the parts of a model add."""

from __future__ import annotations

import numpy as np

from transformer.decoding import greedy
from transformer.errors import SettingError
from transformer.interpret.place_or_token import take_apart
from transformer.interpret.stream import STREAMED, Stack, added_in, parameters_of, stacks_of
from transformer.interpret.walkthrough import walk_through
from transformer.lectures.seen import Seen
from transformer.trace import Trace


def follows_place(seen: Seen, head: str) -> float:
    """The weight on the token that was given the place looked at as trained, where positions are shuffled."""
    return _followed(seen, head)[0]


def stays_at_token(seen: Seen, head: str) -> float:
    """The weight on the token looked at as trained, where positions are shuffled."""
    return _followed(seen, head)[1]


def _followed(seen: Seen, head: str) -> tuple[float, float]:
    found = take_apart(seen.checkpoint, seen.text).followed(seen.place(head))
    if found is None:
        raise SettingError("text", "be one on which the head looks at tokens whose positions are shuffled", seen.text)
    return found


def share_of_what_is_added(seen: Seen, head: str, column: int) -> float:
    """The mean over a head's rows of the share of what it adds that comes from one column's token."""
    return float(_column(seen, head, column).mean())


def share_in_row(seen: Seen, head: str, row: int, column: int) -> float:
    """The share of what a head adds to one row's token that comes from one column's token."""
    shares = _column(seen, head, column)
    if not 1 <= row <= len(shares):
        raise SettingError("row", f"be 1 to {len(shares)}", row)
    return float(shares[row - 1])


def _column(seen: Seen, head: str, column: int) -> np.ndarray:
    place, trace = seen.place(head), Trace()
    greedy(seen.checkpoint, seen.text, trace=trace)
    path = place.kind, place.layer, place.single
    shares = walk_through(seen.checkpoint, trace, *path, until="contributions")[-1].result.values
    if not 1 <= column <= shares.shape[1]:
        raise SettingError("column", f"be 1 to {shares.shape[1]}", column)
    return shares[:, column - 1]


def size_of_what_is_added(seen: Seen, stack: str, layer: int, sublayer: str) -> float:
    """The mean length of what a sublayer adds to the vectors of a stack's tokens."""
    trace = Trace(*STREAMED)
    greedy(seen.checkpoint, seen.text, trace=trace)
    found = {one.name: one.lengths for one in added_in(seen.checkpoint, trace, _known_stack(seen, stack))}
    wanted = f"layer {layer}, {sublayer}"
    if wanted not in found:
        raise SettingError("sublayer", f"name, with its layer, one of {', '.join(found)}", wanted)
    return float(np.mean(found[wanted]))


def share_of_parameters(seen: Seen, stack: str, part: str) -> float:
    """The share that a part has in the parameters of a layer of a stack."""
    counts = parameters_of(seen.checkpoint, _known_stack(seen, stack))
    if part not in counts:
        raise SettingError("part", f"be one of {', '.join(counts)}", part)
    return counts[part] / sum(counts.values())


def _known_stack(seen: Seen, name: str) -> Stack:
    known = stacks_of(seen.checkpoint)
    for stack in known:
        if stack == name:
            return stack
    raise SettingError("stack", f"be one of {', '.join(known)}", name)

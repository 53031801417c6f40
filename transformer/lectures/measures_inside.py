"""Measures of what happens inside: what a look follows, and what the parts of a model add."""

from __future__ import annotations

from typing import Any

import numpy as np

from transformer.decoding import greedy
from transformer.errors import SettingError
from transformer.interpret.head_words import value_name, words_of_head
from transformer.interpret.lens import lens_names, look_through
from transformer.interpret.one_edge import hide_edge
from transformer.interpret.patching import patch, write_patched
from transformer.interpret.place_or_token import run_with_positions
from transformer.interpret.stream import STREAMED, Stack, list_contributions, parameters_of, stacks_of
from transformer.interpret.walkthrough import walk_through
from transformer.replay.replay import Replay
from transformer.text.wording import plain_token
from transformer.trace import Trace


def follows_place(replay: Replay, head: str) -> float:
    """Return the weight on the token that was given the place looked at as trained, where positions are shuffled."""
    return _measure_look(replay, head)[0]


def stays_at_token(replay: Replay, head: str) -> float:
    """Return the weight on the token looked at as trained, where positions are shuffled."""
    return _measure_look(replay, head)[1]


def _measure_look(replay: Replay, head: str) -> tuple[float, float]:
    found = run_with_positions(replay.checkpoint, replay.text).measure_look(replay.place(head))
    if found is None:
        raise SettingError("text", "be one on which the head looks at tokens whose positions are shuffled", replay.text)
    return found


def share_of_what_is_added(replay: Replay, head: str, column: int) -> float:
    """Return the mean over a head's rows of the share of what it adds that comes from one column's token."""
    return float(_column(replay, head, column).mean())


def share_in_row(replay: Replay, head: str, row: int, column: int) -> float:
    """Return the share of what a head adds to one row's token that comes from one column's token."""
    shares = _column(replay, head, column)
    if not 1 <= row <= len(shares):
        raise SettingError("row", f"be 1 to {len(shares)}", row)
    return float(shares[row - 1])


def _column(replay: Replay, head: str, column: int) -> np.ndarray:
    place, trace = replay.place(head), Trace()
    greedy(replay.checkpoint, replay.text, trace=trace)
    path = place.kind, place.layer, place.single
    shares = walk_through(replay.checkpoint, trace, *path, until="contributions")[-1].result.values
    if not 1 <= column <= shares.shape[1]:
        raise SettingError("column", f"be 1 to {shares.shape[1]}", column)
    return shares[:, column - 1]


def size_of_what_is_added(replay: Replay, stack: str, layer: int, sublayer: str) -> float:
    """Return the mean length of what a sublayer adds to the vectors of a stack's tokens."""
    trace = Trace(*STREAMED)
    greedy(replay.checkpoint, replay.text, trace=trace)
    found = {one.name: one.lengths for one in list_contributions(replay.checkpoint, trace, _known_stack(replay, stack))}
    wanted = f"layer {layer}, {sublayer}"
    if wanted not in found:
        raise SettingError("sublayer", f"name, with its layer, one of {', '.join(found)}", wanted)
    return float(np.mean(found[wanted]))


def share_of_parameters(replay: Replay, stack: str, part: str) -> float:
    """Return the share that a part has in the parameters of a layer of a stack."""
    counts = parameters_of(replay.checkpoint, _known_stack(replay, stack))
    if part not in counts:
        raise SettingError("part", f"be one of {', '.join(counts)}", part)
    return counts[part] / sum(counts.values())


def _known_stack(replay: Replay, name: str) -> Stack:
    known = stacks_of(replay.checkpoint)
    for stack in known:
        if stack == name:
            return stack
    raise SettingError("stack", f"be one of {', '.join(known)}", name)


def makes_likelier(replay: Replay, head: str, token: int, rank: int) -> str:
    """Return the word that a head makes likeliest by a token it looks at (rank 1), the second, or the third."""
    place = replay.place(head)
    trace = Trace(value_name(place))
    greedy(replay.checkpoint, replay.text, trace=trace)
    raised = words_of_head(replay.checkpoint, trace, place).raised
    words = raised[_index("token", token, len(raised))]
    return plain_token(words[_index("rank", rank, len(words))])


def would_write(replay: Replay, layer: int, step: int) -> str:
    """Return the token that a step would write after a layer; 0: after the embedding."""
    trace = Trace(*lens_names(replay.checkpoint))
    greedy(replay.checkpoint, replay.text, trace=trace)
    tokens = look_through(replay.checkpoint, trace).tokens
    return plain_token(tokens[_index("layer", layer + 1, len(tokens))][_index("step", step, len(tokens[0]))])


def brings_over(replay: Replay, layer: int, token: int) -> float:
    """Return the share of the difference to the partner that its vector of a token brings over after a layer."""
    shares = patch(replay.checkpoint, replay.text, _given(replay, "partner")).shares
    return float(shares[_index("layer", layer + 1, len(shares)), _index("token", token, shares.shape[1])])


def writes_with_vector(replay: Replay, layer: int, token: int) -> str:
    """Return what is written with the partner's vector of a token, given after a layer."""
    stage = _index("layer", layer + 1, replay.checkpoint.config.num_layers + 1)
    place = _index("token", token, len(replay.usual_result().decoding.source_tokens))
    return write_patched(replay.checkpoint, replay.text, _given(replay, "partner"), stage, place).text


def texts_changed(replay: Replay, by: str) -> float:
    """Return in how many texts a word changes: “look” with the look hidden, “heads” with all heads off."""
    if by not in (ways := ("look", "heads")):
        raise SettingError("by", f"be one of {', '.join(ways)}", by)
    texts = [replay.text, *_given(replay, "texts").split("\n")]
    found = hide_edge(replay.checkpoint, texts, _given(replay, "looks"), _given(replay, "looked_at"))
    return float(found.changed[ways.index(by)].sum())


def _given(replay: Replay, name: str) -> Any:
    """Return what the link says of a name, which this measure needs."""
    if name not in replay.state.given:
        raise SettingError(name, "be in the link of the view")
    return replay.state.given[name]


def _index(name: str, number: int, count: int) -> int:
    if not 1 <= number <= count:
        raise SettingError(name, f"be 1 to {count}", number)
    return number - 1

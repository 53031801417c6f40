"""Measures of what a view shows: what a scene claims is one of them, with its arguments and what it has to be.

Rows, columns and steps count from 1, as they do on the pages; a head is written `cross.2.1`: kind, layer, head.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from transformer.config import END
from transformer.decoding import Decoding, decode, greedy
from transformer.errors import SettingError
from transformer.interpret.forcing import ForcedPredictions, teacher_forced
from transformer.interpret.lengths import right_by_length
from transformer.interpret.positions import pairs_apart, shift_rotation
from transformer.interpret.roles import ROLES
from transformer.interpret.what_if import positions_off, positions_shuffled
from transformer.interpret.word_level import WordMap, crossings, word_map
from transformer.lectures import measures_inside as inside
from transformer.lectures import measures_of_heads as of_heads
from transformer.lectures import measures_of_runs as of_runs
from transformer.maps import KINDS, LabelledMap
from transformer.positions import sinusoids
from transformer.replay.replay import Replay
from transformer.text.wording import plain_token
from transformer.trace import Trace

_SIZES = ("d_model", "d_k", "num_heads", "num_layers", "source_vocab_size", "target_vocab_size")


# The looks of a head.


def _share_of_role(replay: Replay, head: str, role: str) -> float:
    """Return the mean share of a head's weight on the positions of a role, rows with one possible key left out."""
    place = replay.place(head)
    return float(replay.result().scores[place.kind].shares[_known_role(role)][place.layer, place.single])


def _heads_of_role(replay: Replay, kind: str, role: str) -> float:
    """Return how many heads of a kind have a role on this text."""
    scores = replay.result().scores[replay.place(f"{kind}.1.1").kind]
    return float((scores.roles == list(ROLES).index(_known_role(role))).sum())


def _known_role(role: str) -> str:
    if role not in ROLES:
        raise SettingError("role", f"be one of {', '.join(ROLES)}", role)
    return role


def _weight(replay: Replay, head: str, row: int, column: int) -> float:
    """Return the weight of one cell."""
    return _cell(replay.result().map(replay.place(head)), row, column)


def _score(replay: Replay, head: str, row: int, column: int) -> float:
    """Return the score of one cell, query · key, before it is divided by √d_k and masked."""
    place = replay.place(head)
    stack, attention = KINDS[place.kind]
    name = f"{stack}.layers.{place.layer}.{attention}.scores"
    trace = Trace(name)
    forced = {step: one.token_id for step, one in enumerate(replay.result().decoding.steps)}
    decode(replay.checkpoint, replay.text, forced=forced, trace=trace, max_length=len(forced))
    found = replay.result().map(place)
    return _cell(LabelledMap(trace[name].array[0, place.single], found.rows, found.columns), row, column)


def _cell(found: LabelledMap, row: int, column: int) -> float:
    rows, columns = found.values.shape
    if not (1 <= row <= rows and 1 <= column <= columns):
        raise SettingError("row", f"be 1 to {rows}, and `column` 1 to {columns}", got=f"{row} and {column}")
    return float(found.values[row - 1, column - 1])


def _mean_weight(replay: Replay, head: str, column: int) -> float:
    """Return the mean over all rows of the weight that they give one column."""
    found = replay.result().map(replay.place(head))
    return float(found.values[:, _to_index("column", column, found.values.shape[1])].mean())


def _find_favourite(replay: Replay, head: str, row: int) -> str:
    """Return the token that a row looks at most."""
    found = replay.result().map(replay.place(head))
    place = _to_index("row", row, len(found.values))
    return plain_token(found.columns.labels[int(found.values[place].argmax())])


def _word_looked_at(replay: Replay, head: str, word: int) -> str:
    """Return the source word that a written word looks at most; empty where start and end together outweigh it."""
    found = _words(replay, head)
    place = found.strongest[_to_index("word", word, len(found.values))]
    return "" if place is None else found.columns.labels[place]


def _lines_that_cross(replay: Replay, head: str) -> float:
    """Return how many pairs of lines from written words to source words cross."""
    return float(len(crossings(_words(replay, head).order)))


def _words(replay: Replay, head: str) -> WordMap:
    return word_map(replay.result().map(replay.place(head)), [step.writes for step in replay.result().decoding.steps])


def _cells(replay: Replay, head: str) -> float:
    """Return how many weights a head has on this text: rows times columns."""
    return float(replay.result().map(replay.place(head)).values.size)


# The text that is written, and how sure the model is.


def _writes(replay: Replay) -> str:
    """Return the text that the model writes, decoded as the view says."""
    return replay.result().decoding.text


def _writes_greedily(replay: Replay) -> str:
    """Return the text that greedy decoding writes, whatever the view's strategy is, with nothing forced or changed."""
    return greedy(replay.checkpoint, replay.text).text


def _writes_of_another_text(replay: Replay, text: str) -> str:
    """Return what the model writes greedily of another text than the view's."""
    return greedy(replay.checkpoint, text).text


def _least_probability(replay: Replay, text: str) -> float:
    """Return the least probability among the tokens that the model writes greedily of a text."""
    return min(step.probability for step in greedy(replay.checkpoint, text).steps)


def _writes_without_positions(replay: Replay) -> str:
    """Return the text that the model writes when no positions are added to its source."""
    return greedy(replay.checkpoint, replay.text, Trace(edits=positions_off(), record=False)).text


def _writes_with_positions_shuffled(replay: Replay) -> str:
    """Return the text that the model writes when the positions of its source are shuffled, as in “Without order”."""
    return greedy(replay.checkpoint, replay.text, Trace(edits=positions_shuffled(), record=False)).text


def _writes_without_cache(replay: Replay) -> str:
    """Return the text that greedy decoding writes if every step works out all keys and values again."""
    return greedy(replay.checkpoint, replay.text, cached=False).text


def _token(replay: Replay, step: int) -> str:
    """Return the token that is written at a step."""
    steps = replay.result().decoding.steps
    return plain_token(steps[_to_index("step", step, len(steps))].writes)


def _probability(replay: Replay, step: int) -> float:
    """Return the probability of the token that is written at a step."""
    steps = replay.result().decoding.steps
    return steps[_to_index("step", step, len(steps))].probability


def _log_probability(replay: Replay) -> float:
    """Return the log-probability of all that is written, in nats: the sum over its tokens."""
    return _sum_of_logs(replay.result().decoding)


def _log_probability_greedily(replay: Replay) -> float:
    """Return the log-probability, in nats, of all that greedy decoding writes."""
    return _sum_of_logs(greedy(replay.checkpoint, replay.text))


def _sum_of_logs(decoding: Decoding) -> float:
    return sum(math.log(step.probability) if step.probability else -math.inf for step in decoding.steps)


def _probability_in_target(replay: Replay, step: int) -> float:
    """Return the probability of a token of the view's target, while the model reads that target (teacher forcing)."""
    logs = _read_target(replay).log_probabilities
    return math.exp(logs[_to_index("step", step, len(logs))])


def _loss_of_target(replay: Replay) -> float:
    """Return the mean loss of the tokens of the view's target, in nats, while the model reads that target."""
    return -_read_target(replay).mean_log_probability


def _read_target(replay: Replay) -> ForcedPredictions:
    ids = [*replay.checkpoint.target_tokenizer.encode(replay.state["target"]), END]
    return teacher_forced(replay.checkpoint, replay.text, ids, is_known=False)


def _to_index(field: str, number: int, most: int) -> int:
    """Return the index of something that is counted from 1."""
    if not 1 <= number <= most:
        raise SettingError(field, f"be 1 to {most}", number)
    return number - 1


# The model itself, and the results of its training.


def _figure(replay: Replay, name: str) -> float:
    """Return a figure of the model's file, e.g. `exact_match`, or `alignment_agreement_2_1` of a head."""
    if name not in replay.checkpoint.metrics:
        raise SettingError("name", f"be one of {', '.join(replay.checkpoint.metrics)}", name)
    return float(replay.checkpoint.metrics[name])


def _size(replay: Replay, name: str) -> float:
    """Return a size of the model, by the paper's symbol."""
    if name not in _SIZES:
        raise SettingError("name", f"be one of {', '.join(_SIZES)}", name)
    return float(getattr(replay.checkpoint.config, name))


def _right_at_length(replay: Replay, length: int) -> float:
    """Return the share of fresh texts of a length, in letters or words, that the model writes exactly right."""
    return right_by_length(replay.checkpoint).share(length)


def _error_of_shift(replay: Replay, k: int) -> float:
    """Return the most by which R_k · PE(pos) misses PE(pos + k), for 50 positions of sinusoids as wide as the model."""
    start, end = pairs_apart(sinusoids(50 + abs(k), replay.checkpoint.config.d_model), k)
    return float((start @ shift_rotation(k, replay.checkpoint.config.d_model).T - end).abs().max())


MEASURES: dict[str, Callable[..., float | str]] = {
    "share of role": _share_of_role,
    "heads with role": _heads_of_role,
    "weight": _weight,
    "score": _score,
    "mean weight": _mean_weight,
    "looks most at": _find_favourite,
    "word looks most at": _word_looked_at,
    "lines that cross": _lines_that_cross,
    "weights of a head": _cells,
    "writes": _writes,
    "writes greedily": _writes_greedily,
    "writes of another text": _writes_of_another_text,
    "least probability": _least_probability,
    "writes without head": of_heads.writes_without_head,
    "writes without heads": of_heads.writes_without_heads,
    "writes changed": of_heads.writes_changed,
    "writes with head at its mean": of_heads.writes_with_head_at_mean,
    "writes without positions": _writes_without_positions,
    "writes with positions shuffled": _writes_with_positions_shuffled,
    "writes without cache": _writes_without_cache,
    "token": _token,
    "probability": _probability,
    "log-probability": _log_probability,
    "log-probability greedily": _log_probability_greedily,
    "probability in target": _probability_in_target,
    "loss of target": _loss_of_target,
    "right of the board": of_heads.right_of_board,
    "right without head": of_heads.right_without_head,
    "costliest head": of_heads.costliest_head,
    "figure of the model": _figure,
    "size of the model": _size,
    "right at length": _right_at_length,
    "error of a shift": _error_of_shift,
    "exact match of side": of_runs.exact_match_of_side,
    "exact match over seeds": of_runs.exact_match_over_seeds,
    "loss of side": of_runs.loss_of_side,
    "exact match of run": of_runs.exact_match_of_run,
    "loss of run": of_runs.loss_of_run,
    "writes after step": of_runs.writes_after_step,
    "decided after step": of_runs.decided_after_step,
    "weight by given place": inside.follows_place,
    "weight by old place": inside.stays_at_token,
    "share of parameters": inside.share_of_parameters,
    "size of what is added": inside.size_of_what_is_added,
    "share in row": inside.share_in_row,
    "share of what is added": inside.share_of_what_is_added,
    "makes likelier": inside.makes_likelier,
    "would write after layer": inside.would_write,
    "share brought over": inside.brings_over,
    "writes with a vector": inside.writes_with_vector,
    "texts changed": inside.texts_changed,
}
"""Each measure by the name that a scene gives it; the parameters after the first are the arguments of a check."""

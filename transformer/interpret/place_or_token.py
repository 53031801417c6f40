"""Place or token: which of the two a head's look follows, seen where they are taken apart."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from torch import Tensor

from transformer.attention import MAPS
from transformer.checkpoints import Checkpoint
from transformer.decoding import greedy
from transformer.errors import SettingError, TextError
from transformer.interpret.result import Result
from transformer.interpret.what_if import SOURCE_POSITIONS
from transformer.maps import KIND_TITLES, Axis, LabelledMap, Place
from transformer.text import in_a_line
from transformer.text.wording import percent
from transformer.trace import Edit, Trace, Traced

_ENDS = ("<s>", "</s>")
_TRIES = 50
"""Most texts of other tokens that are tried, until one is cut into as many tokens as the open text."""
_KNOWN = 400
"""Most tokens of a large vocabulary from which such a text is drawn."""


@dataclass(frozen=True, eq=False)
class PositionRuns:
    """A text read three times: as it is, with its positions shuffled, and other tokens at the same positions.

    Attributes:
        usual: The text as it is.
        shuffled: The same tokens with their positions exchanged; marks of beginning and end keep theirs.
        order: The position that each token was given then.
        other: Another text of as many tokens; None if none was found.
        text: The text in the order of the positions that were given.
        written: What the model writes when it reads that text as it is; empty if it would cut it into other tokens.
    """

    usual: Result
    shuffled: Result
    order: tuple[int, ...]
    other: Result | None
    text: str
    written: str

    def maps(self, place: Place) -> list[LabelledMap]:
        """Return the maps of a head in all runs, source tokens in the order of the positions and named by them."""
        same = range(len(self.order))
        runs = [(self.usual, same), (self.shuffled, self.order), *([(self.other, same)] if self.other else [])]
        return [_order_by_position(run.map(place), order) for run, order in runs]

    def measure_look(self, place: Place) -> tuple[float, float] | None:
        """Return how much of its look a head takes along when positions are shuffled, and how much stays.

        What counts are the rows whose favourite, as trained, is a token that was given another position.

        Args:
            place: A head whose columns are the source's tokens.
        Returns:
            The mean weight on the token that was given the favourite's position, and on the favourite itself; None
            where no row counts.
        Raises:
            SettingError: If it is a head of the decoder's own attention.
        """
        if place.kind == "decoder":
            raise SettingError("kind", "be cross or encoder: in the decoder no positions are shuffled", place.kind)
        usual, shuffled = self.usual.map(place).values, self.shuffled.map(place).values
        found = []
        for row in range(min(len(usual), len(shuffled))):
            # In the encoder a row has a position too: it is compared with the row that had that one before.
            favourite = int(usual[self.order[row] if place.kind == "encoder" else row].argmax())
            holder = self.order.index(favourite)
            if holder != favourite:
                found.append((float(shuffled[row, holder]), float(shuffled[row, favourite])))
        return (sum(one for one, _ in found) / len(found), sum(two for _, two in found) / len(found)) if found else None


def run_with_positions(checkpoint: Checkpoint, text: str, seed: int = 0) -> PositionRuns:
    """Read a text as it is, with its positions shuffled, and other tokens at its positions.

    Args:
        checkpoint: A model with positions.
        text: A text of at least two tokens.
        seed: Of the order and of the other tokens.
    Raises:
        SettingError: If the model has no positions.
        TextError: If the model can't read the text, or nothing in it can be shuffled.
    """
    if checkpoint.config.positions == "none":
        raise SettingError("model", "have positions", checkpoint.config.positions, "Choose another model.")
    usual, tokenizer = _read(checkpoint, text), checkpoint.source_tokenizer
    inner = [at for at, token in enumerate(usual.decoding.source_tokens) if token not in _ENDS]
    if len(inner) < 2:
        raise TextError("In a text of one token there is nothing to shuffle.", "Give it two or more.")
    order = _order(len(usual.decoding.source_tokens), inner, seed)
    ids = dict(zip(inner, tokenizer.encode(text), strict=True))
    in_order = [ids[at] for at in sorted(inner, key=order.__getitem__)]
    rearranged, other = tokenizer.decode(in_order), other_text(checkpoint, text, seed)
    return PositionRuns(
        usual=usual,
        shuffled=_read(checkpoint, text, {SOURCE_POSITIONS: _give_positions(order)}),
        order=order,
        other=_read(checkpoint, other) if other else None,
        text=rearranged,
        written=greedy(checkpoint, rearranged).text if tokenizer.encode(rearranged) == in_order else "",
    )


def other_text(checkpoint: Checkpoint, text: str, seed: int = 0) -> str:
    """Return a text of as many tokens, each another than stands there; empty if none is found."""
    tokenizer, chance = checkpoint.source_tokenizer, random.Random(seed)
    ids, known = tokenizer.encode(text), list(range(tokenizer.vocab_size))
    chance.shuffle(known)
    # A token that comes back alone is one that a text can begin with: a word or a letter, no end of a word.
    known = [one for one in known[:_KNOWN] if tokenizer.encode(tokenizer.decode([one])) == [one]]
    for _ in range(_TRIES if len(known) > 1 else 0):
        drawn = [next(one for one in chance.sample(known, 2) if one != old) for old in ids]
        found = tokenizer.decode(drawn)
        if tokenizer.encode(found) == drawn:
            return found
    return ""


def describe_position_runs(runs: PositionRuns, place: Place) -> str:
    """Say what a head's look follows on this text, and how the answer changes."""
    words = f"{KIND_TITLES[place.kind]}, layer {place.layer + 1}, head {place.head}: "
    if shares := runs.measure_look(place):
        follows, stays = map(percent, shares)
        words += f"with positions shuffled, {follows} of its weight follows the position to another token, "
        words += f"and {stays} stays with the token that stood there."
    else:
        words += "it looks most at tokens that kept their position, so this text can't tell which it follows."
    changed = in_a_line(runs.shuffled.decoding.text)
    if runs.written != runs.shuffled.decoding.text:
        return f"{words} It then writes “{changed}”."
    same = "the same tokens, read in the order of their new positions"
    return f"{words} It then writes “{changed}”, as it does for “{in_a_line(runs.text)}”: {same}."


def _read(checkpoint: Checkpoint, text: str, edits: dict[str, Edit] | None = None) -> Result:
    trace = Trace(*MAPS, edits=edits or {})
    return Result.of(greedy(checkpoint, text, trace=trace), trace)


def _give_positions(order: Sequence[int]) -> Edit:
    def given(positions: Traced) -> Tensor:
        return positions.tensor[list(order)]

    return given


def _order(length: int, inner: Sequence[int], seed: int) -> tuple[int, ...]:
    """Return the position that each token is given: those at `inner` exchange theirs, so that at least two change."""
    chance, given = random.Random(seed), list(inner)
    while given == list(inner):
        chance.shuffle(given)
    order = list(range(length))
    for at, position in zip(inner, given, strict=True):
        order[at] = position
    return tuple(order)


def _order_by_position(map: LabelledMap, order: Sequence[int]) -> LabelledMap:
    """Return a map whose source tokens stand in the order of their positions, numbered from 0 as in the paper."""
    columns = sorted(range(len(order)), key=order.__getitem__)

    def numbered(axis: Axis) -> Axis:
        return replace(axis, labels=[f"{order[at]} {axis.labels[at]}" for at in columns])

    of_source = map.rows.side == "source"
    rows = columns if of_source else list(range(len(map.rows.labels)))
    axes = {"columns": numbered(map.columns), "rows": numbered(map.rows) if of_source else map.rows}
    blocked = None if map.blocked is None else map.blocked[rows][:, columns]
    return replace(map, values=map.values[rows][:, columns], blocked=blocked, **axes)

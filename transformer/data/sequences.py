"""Tasks on random sequences of letters or words: copy, reverse, sort and shift."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Literal, Protocol, TypeVar

import numpy as np

from transformer.config import END, START, UNKNOWN
from transformer.data.batches import Ids, Split, is_held_out
from transformer.data.task import DrawnTask, Links
from transformer.errors import LabError, SettingError, whole_number
from transformer.text.tokenizer import CONTINUES, LETTERS, SPECIALS, TOKENIZERS, Tokenizer

Symbols = list[list[int]]
Symbol = TypeVar("Symbol", list[int], tuple[list[int], int])


class Operation(Protocol):
    """A function that reorders symbols, alone or each with its place."""

    def __call__(self, symbols: list[Symbol], /) -> list[Symbol]:
        """Return the symbols in their new order."""
        ...


OPERATIONS: dict[str, tuple[str, Operation]] = {
    "copy": ("Write the same again.", lambda symbols: symbols),
    "reverse": ("Write it in reverse.", lambda symbols: symbols[::-1]),
    "sort": ("Write the symbols in the order of the vocabulary.", sorted),
    "shift": ("Move the first symbol to the end.", lambda symbols: symbols[1:] + symbols[:1]),
}
"""Description and function of each task; they call for diagonal, mirror, content-based and off-by-one attention."""

_EXAMPLES = {
    "letters": ("pay attention", "attention", "pay"),
    "words": ("attention is all you need", "attention is all", "attention"),
}
"""Example texts by unit, the longest first; only the first one that a model can read is shown."""


@dataclass(frozen=True, kw_only=True)
class SequenceTask(DrawnTask):
    """A task on random sequences; each is either trained on or held out, by a checksum of its ids.

    Attributes:
        name: `copy`, `reverse`, `sort` or `shift`.
        unit: `letters` or `words`.
        min_length: Fewest symbols per sequence.
        max_length: Most symbols per sequence.
        max_tokens: Most ids per sequence, start and end included; a spelled word takes several.
    Raises:
        LabError: If a value breaks a rule.
    """

    name: str = "reverse"
    unit: Literal["letters", "words"] = "letters"
    min_length: int = 1
    max_length: int = 20
    max_tokens: int = 64

    def __post_init__(self) -> None:
        if self.name not in OPERATIONS:
            raise SettingError("name", f"be one of {', '.join(OPERATIONS)}", self.name)
        if self.unit not in TOKENIZERS:
            raise SettingError("unit", f"be one of {', '.join(TOKENIZERS)}", self.unit)
        whole_number("min_length", self.min_length, 1, 1022)
        whole_number("max_length", self.max_length, 1, 1022)
        whole_number("max_tokens", self.max_tokens, 3, 1024)
        if not self.min_length <= self.max_length <= self.max_tokens - 2:
            sizes = f"`min_length` ({self.min_length}), `max_length` ({self.max_length}) and `max_tokens` less 2"
            advice = "Make the sequences shorter or `max_tokens` larger."
            sentence = f"{sizes} ({self.max_tokens - 2}) must not fall."
            raise LabError(sentence, advice, field="max_length", value=self.max_length)

    @property
    def source_tokenizer(self) -> Tokenizer:
        """The tokenizer that encodes the source, and encodes and decodes the target."""
        return TOKENIZERS[self.unit]()

    target_tokenizer = source_tokenizer

    @property
    def description(self) -> str:
        """The model's task in a sentence."""
        return OPERATIONS[self.name][0]

    @property
    def longest(self) -> int:
        """Most ids per sequence, start and end included; a letter is one id, a word may be several."""
        return self.max_length + 2 if self.unit == "letters" else self.max_tokens

    def answer(self, text: str) -> str:
        """Return the right output for a user's text."""
        symbols = self.source_tokenizer.symbols(self.source_tokenizer.encode(text))
        return self.target_tokenizer.decode(sum(OPERATIONS[self.name][1](symbols), []))

    def draw(self, split: Split, rng: np.random.Generator) -> Ids:
        """Draw a sequence of one split with its right output."""
        while True:
            length = int(rng.integers(self.min_length, self.max_length + 1))
            symbols = _draw_letters(length, rng) if self.unit == "letters" else _draw_words(length, rng)
            ids = sum(symbols, [])
            if is_held_out(ids) == (split == "held-out") and len(ids) + 2 <= self.max_tokens:
                return [START, *ids, END], [START, *sum(OPERATIONS[self.name][1](symbols), []), END]

    def examples(self, tokenizer: Tokenizer, most: int) -> list[str]:
        """Return one text: the first that the model can read, or else the readable part of the longest."""
        texts = _EXAMPLES[self.unit]
        read = [text for text in texts if tokenizer.readable_part(text, most) == text]
        return read[:1] or [tokenizer.readable_part(texts[0], most)]

    def gold_links(self, source: Sequence[str], target: Sequence[str]) -> tuple[Links, Links] | None:
        """Return the links between the place of each symbol and the place it is moved to, see `Task.gold_links`.

        Possible links differ from the sure ones only for `sort`, where equal symbols may take each other's places.
        """
        symbols, written = (
            self.target_tokenizer.symbols([self.target_tokenizer.token_id(token) or UNKNOWN for token in tokens])
            for tokens in (source, target)
        )
        moved = OPERATIONS[self.name][1](list(zip(symbols, count())))  # each symbol with its source place
        if [symbol for symbol, _ in moved] != written:
            return None
        sure = frozenset((place, row) for row, (_, place) in enumerate(moved))
        if self.name != "sort":
            return sure, sure
        equal = {
            (place, row) for row, symbol in enumerate(written) for place, other in enumerate(symbols) if other == symbol
        }
        return sure, frozenset(equal)


def _draw_letters(length: int, rng: np.random.Generator) -> Symbols:
    vocab_size = TOKENIZERS["letters"]().vocab_size
    return [[number] for number in rng.integers(UNKNOWN + 1, vocab_size, length).tolist()]


@cache
def _whole_words() -> list[int]:
    tokenizer = TOKENIZERS["words"]()
    tokens = tokenizer.tokens(list(range(tokenizer.vocab_size)))
    return [number for number, token in enumerate(tokens) if token not in SPECIALS and not token.startswith(CONTINUES)]


def _draw_words(length: int, rng: np.random.Generator) -> Symbols:
    """Draw known words mixed with made-up ones that must be spelled; the share of the latter varies by sequence."""
    known = _whole_words()
    symbols = [[known[number]] for number in rng.integers(0, len(known), length)]
    for place in np.flatnonzero(rng.random(length) < rng.random() ** 3):
        letters = rng.integers(0, len(LETTERS), int(rng.integers(2, 10)))
        spelled = "".join(LETTERS[number] for number in letters)
        symbols[place] = TOKENIZERS["words"]().encode(spelled)
    return symbols

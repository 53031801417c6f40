"""Vocabularies of foreign models: their tokens, reordered to this program's ids, and a tokenizer for them."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import tokenizers
from tokenizers import models, normalizers, pre_tokenizers

from transformer.config import END, START, UNKNOWN
from transformer.errors import FileError, one_of
from transformer.importing.written_vocabularies import Splitter, tokens_of
from transformer.text import tokenizer_parts as parts
from transformer.text.tokenizer import SPECIALS, Tokenizer
from transformer.text.tokenizer_rules import LONGEST_TOKEN

if TYPE_CHECKING:
    from torch import Tensor

Ends = Literal["both", "start", "end", "none"]

_SPLITTERS = {"spaces": parts.spaced_words, "whitespace": parts.words_or_signs, "bert": pre_tokenizers.BertPreTokenizer}

NEVER = -1e4
"""Logit of a special token that the foreign model lacks; its probability is 0."""


@dataclass(frozen=True, kw_only=True)
class Vocabulary:
    """Tokens of one side of a foreign model, special tokens first.

    Attributes:
        tokens: Tokens in the order of this program's ids; special tokens as this program spells them.
        rows: Id of each token in the foreign model; None for a special token that it lacks.
        ends: Which of the start and end tokens surround a text.
        splitter: How a text is cut into words.
    """

    tokens: tuple[str, ...]
    rows: tuple[int | None, ...]
    ends: Ends
    splitter: Splitter = "spaces"

    @classmethod
    def of(cls, written: Any, side: str, ends: Ends = "both") -> Vocabulary:
        """Build a vocabulary from the tokens of a foreign model.

        Args:
            written: Tokens in the order of their foreign ids, or as `tokens_of` takes them: single letters, perhaps
                with some of two or three, or whole words; and special tokens.
            side: `source` or `target`, for messages.
            ends: Which of the start and end tokens surround a text; the vocabulary must have these.
        Raises:
            SettingError: If `ends` is none of the choices.
            FileError: If the tokens are not distinct strings, if a special token is missing or has two spellings, or
                if a token is a subword.
        """
        one_of("source_ends", ends, Ends)
        what = f"The {side} vocabulary"
        tokens, splitter = tokens_of(written, what)
        if (longest := max(map(len, tokens), default=0)) > LONGEST_TOKEN:
            raise FileError(
                what, f"has a token of {longest:,} characters; the limit is {LONGEST_TOKEN:,}", "Shorten it."
            )
        if len(set(tokens)) < len(tokens):
            twice = Counter(tokens).most_common(1)[0][0]
            raise FileError(what, f"has {twice!r} twice; each token must have one id", "Rename one of the two.")
        rows: list[int | None] = []
        for number, spellings in parts.SPELLINGS.items():
            found = [token for token in tokens if token in spellings]
            if len(found) > 1:
                raise FileError(what, f"has {' and '.join(found)} for {SPECIALS[number]}", "Rename all but one.")
            if not found and number in {"both": (START, END), "start": (START,), "end": (END,), "none": ()}[ends]:
                listed = ", ".join(spellings[:6]) + (" …" if spellings[6:] else "")
                others = ", or choose other ends (--source-ends)" if side == "source" else ""
                raise FileError(what, f"must have one of {listed}", f"Rename its own so{others}.")
            rows.append(tokens.index(found[0]) if found else None)
        others = [place for place in range(len(tokens)) if place not in rows]
        if not others:
            raise FileError(what, "must have tokens besides the special ones, got none")
        for token in (tokens[place] for place in others):
            if len(token) > 2 and (token.startswith(("##", "▁", "Ġ")) or token.endswith(("@@", "</w>"))):
                raise FileError(what, f"must have single characters or whole words, got a piece of a word, {token!r}")
        own = (*SPECIALS, *(tokens[place] for place in others))
        return cls(tokens=own, rows=(*rows, *others), ends=ends, splitter=splitter)

    @property
    def foreign_size(self) -> int:
        """Number of ids of the foreign model."""
        return len(self.rows) - self.rows.count(None)

    def own_id(self, foreign: int) -> int:
        """Return the id here of a foreign id."""
        return self.rows.index(foreign)

    def arrange_rows(self, tensor: Tensor, missing: float = 0.0) -> Tensor:
        """Reorder the rows of a foreign tensor, `(foreign token, …)`, to this program's ids, `(token, …)`.

        Args:
            tensor: One row for each foreign id.
            missing: Value of the rows that the foreign model lacks.
        """
        known = [number for number, row in enumerate(self.rows) if row is not None]
        arrange_rows = tensor.new_full((len(self.rows), *tensor.shape[1:]), missing)
        arrange_rows[known] = tensor[[self.rows[number] for number in known]]
        return arrange_rows

    def tokenizer(self) -> Tokenizer:
        """Return a tokenizer that splits into letters if tokens are letters, else into words."""
        own = self.tokens[len(SPECIALS) :]
        vocabulary = {token: number for number, token in enumerate(self.tokens)}
        inner = tokenizers.Tokenizer(models.WordLevel(vocabulary, unk_token=SPECIALS[UNKNOWN]))
        composed = all(unicodedata.is_normalized("NFC", token) for token in own)
        steps = [normalizers.NFC()] if composed else []
        longer = [token for token in own if len(token) > 1]
        if not longer:
            inner.pre_tokenizer, inner.decoder = parts.characters(), parts.joined_letters()
        elif _are_letters(own):
            inner.pre_tokenizer, inner.decoder = parts.letters_and(longer), parts.joined_letters()
        else:
            # A word spelled like a special token must not become one: it is made unknown, like U+FFFD.
            steps += [normalizers.Replace(special, "\ufffd") for special in SPECIALS]
            inner.pre_tokenizer = _SPLITTERS[self.splitter]()
        inner.normalizer = normalizers.Sequence(steps)
        if self.ends != "both":
            inner.post_processor = parts.ends(start=self.ends == "start", end=self.ends == "end")
        return Tokenizer(inner)


def _are_letters(tokens: Sequence[str]) -> bool:
    """Return whether tokens are letters, a few of them written with two or three: "ch", "ll"."""
    longer = [token for token in tokens if len(token) > 1]
    return (
        max(map(len, tokens)) <= parts.LONGEST_LETTER
        and len(longer) * 3 <= len(tokens)
        and len(longer) <= parts.MOST_LETTERS
        and all(token.isalpha() for token in longer)
    )

"""Vocabularies of foreign models: their tokens, moved to this program's ids, and a tokenizer that reads by them."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import tokenizers
from tokenizers import models, normalizers

from transformer.config import END, PAD, START, UNKNOWN
from transformer.errors import FileError, one_of
from transformer.text import tokenizer_parts as parts
from transformer.text.tokenizer import SPECIALS, Tokenizer
from transformer.text.tokenizer_rules import LONGEST_TOKEN

if TYPE_CHECKING:
    from torch import Tensor

Ends = Literal["both", "start", "end", "none"]

SPELLINGS = {
    PAD: ("<pad>", "<blank>", "[PAD]", "<PAD>"),
    START: ("<s>", "<sos>", "<bos>", "[BOS]", "<SOS>", "<BOS>"),
    END: ("</s>", "<eos>", "[EOS]", "<EOS>"),
    UNKNOWN: ("<unk>", "[UNK]", "<UNK>"),
}
"""How other programs write the four special tokens."""

NEVER = -1e4
"""Logit of a special token that the foreign model doesn't have: its probability is 0."""


@dataclass(frozen=True, kw_only=True)
class Vocabulary:
    """Tokens of one side of a foreign model, the special ones first.

    Attributes:
        tokens: In the order of this program's ids; the special ones as this program writes them.
        rows: For each of them its id in the foreign model; None for a special token that it doesn't have.
        ends: Which of start and end stand around a text.
    """

    tokens: tuple[str, ...]
    rows: tuple[int | None, ...]
    ends: Ends

    @classmethod
    def of(cls, tokens: Sequence[str], side: str, ends: Ends = "both") -> Vocabulary:
        """From a foreign model's tokens.

        Args:
            tokens: In the order of their ids there: single characters, or whole words; and special ones.
            side: `source` or `target`, for messages.
            ends: Which of start and end stand around a text; the vocabulary must have them.
        Raises:
            ValueError: If these aren't different texts, if a needed special token is missing or there twice, or if
                they are pieces of words.
        """
        one_of("source_ends", ends, Ends)
        what = f"The {side} vocabulary"
        if not isinstance(tokens, (list, tuple)) or not all(isinstance(token, str) for token in tokens):
            raise FileError(what, "must be a list of texts, one for each id, in order")
        if (longest := max(map(len, tokens), default=0)) > LONGEST_TOKEN:
            raise FileError(
                what, f"has a token of {longest:,} characters; the limit is {LONGEST_TOKEN:,}", "Shorten it."
            )
        if len(set(tokens)) < len(tokens):
            twice = Counter(tokens).most_common(1)[0][0]
            raise FileError(what, f"has {twice!r} twice; each token must have one id", "Rename one of the two.")
        rows: list[int | None] = []
        for number, spellings in SPELLINGS.items():
            found = [token for token in tokens if token in spellings]
            if len(found) > 1:
                raise FileError(what, f"has {' and '.join(found)} for {SPECIALS[number]}", "Rename all but one.")
            if not found and number in {"both": (START, END), "start": (START,), "end": (END,), "none": ()}[ends]:
                listed = ", ".join(spellings)
                raise FileError(what, f"must have one of {listed}", "Rename its own so, or choose other ends.")
            rows.append(tokens.index(found[0]) if found else None)
        others = [place for place in range(len(tokens)) if place not in rows]
        if not others:
            raise FileError(what, "must have tokens besides the special ones, got none")
        for token in (tokens[place] for place in others):
            if len(token) > 2 and (token.startswith(("##", "▁", "Ġ")) or token.endswith(("@@", "</w>"))):
                raise FileError(what, f"must have single characters or whole words, got a piece of a word, {token!r}")
        return cls(tokens=(*SPECIALS, *(tokens[place] for place in others)), rows=(*rows, *others), ends=ends)

    @property
    def foreign_size(self) -> int:
        """Number of ids in the foreign model."""
        return len(self.rows) - self.rows.count(None)

    def arranged(self, tensor: Tensor, missing: float = 0.0) -> Tensor:
        """A foreign tensor, `(foreign token, …)`, in the order of this program's ids, `(token, …)`.

        Args:
            tensor: One row for each id of the foreign model.
            missing: What stands in the rows that it lacks.
        """
        known = [number for number, row in enumerate(self.rows) if row is not None]
        arranged = tensor.new_full((len(self.rows), *tensor.shape[1:]), missing)
        arranged[known] = tensor[[self.rows[number] for number in known]]
        return arranged

    def tokenizer(self) -> Tokenizer:
        """Reads character by character if all tokens are single characters, else word by word."""
        own = self.tokens[len(SPECIALS) :]
        vocabulary = {token: number for number, token in enumerate(self.tokens)}
        inner = tokenizers.Tokenizer(models.WordLevel(vocabulary, unk_token=SPECIALS[UNKNOWN]))
        composed = all(unicodedata.is_normalized("NFC", token) for token in own)
        steps = [normalizers.NFC()] if composed else []
        if all(len(token) == 1 for token in own):
            inner.pre_tokenizer, inner.decoder = parts.characters(), parts.joined_letters()
        else:
            # A word that looks like a special token is none: it is as unknown as U+FFFD.
            steps += [normalizers.Replace(special, "\ufffd") for special in SPECIALS]
            inner.pre_tokenizer = parts.spaced_words()
        inner.normalizer = normalizers.Sequence(steps)
        if self.ends != "both":
            inner.post_processor = parts.ends(start=self.ends == "start", end=self.ends == "end")
        return Tokenizer(inner)


def read_vocabulary(path: str | Path) -> list[str]:
    """Tokens in the order of their ids from a file: a JSON list, or one token a line.

    Raises:
        FileNotFoundError: If there is no such file.
        ValueError: If the file is no text.
    """
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileError(path.name, "must be a text in UTF-8: a JSON list, or one token a line") from None
    if text.lstrip().startswith("["):
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            pass  # a token may be a bracket
    return text.removesuffix("\n").split("\n")

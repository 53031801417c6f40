"""Tokenizers on top of the `tokenizers` library, and two built-in ones: of letters and of English words."""

from __future__ import annotations

import re
import string
import unicodedata
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path

import tokenizers
from tokenizers import models, normalizers, processors

from transformer.config import END, START, UNKNOWN
from transformer.errors import LabError, SettingError, TextError
from transformer.text import tokenizer_parts as parts
from transformer.text import tokenizer_rules
from transformer.text.fold import Folded, fold
from transformer.text.tokenizer_parts import CONTINUES, SPECIALS

LETTERS = "abcdefghijklmnopqrstuvwxyz"
DIGITS = "0123456789"
PUNCTUATION = ".,!?'-"
MOST_CHARACTERS = 20_000
"""Longest text that is read, whatever the model's limit."""

_MOST_SHOWN = 24
"""Most characters of an unknown word shown in a message."""
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")


class Tokenizer:
    """A tokenizer, which splits text into the tokens of a vocabulary.

    Args:
        inner: A tokenizer of the `tokenizers` library whose first four ids are `SPECIALS`. Its template decides which
            of the start and end tokens surround a text; without a template, both do.
    Raises:
        SettingError: If the first four ids are not `SPECIALS`.
    """

    def __init__(self, inner: tokenizers.Tokenizer) -> None:
        if tuple(inner.id_to_token(number) for number in range(4)) != SPECIALS:
            raise SettingError("inner", f"have the ids 0 to 3 for {', '.join(SPECIALS)}")
        self._inner = inner
        has_template = isinstance(inner.post_processor, processors.TemplateProcessing)
        special = inner.encode("").ids if has_template else (START, END)
        self._before, self._after = [START] * (START in special), [END] * (END in special)

    @property
    def vocab_size(self) -> int:
        """Number of ids, special tokens included."""
        return self._inner.get_vocab_size()

    def encode(self, text: str) -> list[int]:
        """Return the ids of `text`, folded, without start and end; `UNKNOWN` for what the vocabulary lacks."""
        return self._encoding(self._fold(text)).ids

    def spans(self, text: str) -> list[tuple[int, int]]:
        """Return the span of each token in `text`: `text[begin:end]` is the text it was made from."""
        folded = self._fold(text)
        return [folded.span(*span) for span in self._encoding(folded).offsets]

    def _encoding(self, folded: Folded) -> tokenizers.Encoding:
        return self._inner.encode(folded.text, add_special_tokens=False)

    def _fold(self, text: str) -> Folded:
        # The library rejects a lone surrogate; U+FFFD stands in for it and is unknown too.
        return fold(_LONE_SURROGATE.sub("\ufffd", text), self._readable)

    @cached_property
    def _readable(self) -> frozenset[str]:
        """The characters of the vocabulary, and the plain signs that its normalizer takes away."""
        signs = [sign for sign in string.punctuation if UNKNOWN not in self._inner.encode(sign).ids]
        return self.characters.union(signs)

    @cached_property
    def characters(self) -> frozenset[str]:
        """All characters of the vocabulary's tokens."""
        tokens = self.tokens([*range(len(SPECIALS), self.vocab_size)])
        return frozenset(character for token in tokens for character in token.removeprefix(CONTINUES))

    def decode(self, ids: list[int]) -> str:
        """Return the text of `ids`, without special tokens."""
        return self._inner.decode([number for number in ids if number > UNKNOWN], skip_special_tokens=False)

    def tokens(self, ids: list[int]) -> list[str]:
        """Return the token of each id, as the vocabulary writes it."""
        return [self._inner.id_to_token(number) or SPECIALS[UNKNOWN] for number in ids]

    def split(self, text: str) -> list[str]:
        """Return the normalised words and signs of `text`, each of which is split into subwords on its own."""
        normalised = self._inner.normalizer.normalize_str(self._fold(text).text)
        return [word for word, _ in self._inner.pre_tokenizer.pre_tokenize_str(normalised)]

    def token_id(self, token: str) -> int | None:
        """Return the id of a token, or None if the vocabulary lacks it."""
        return self._inner.token_to_id(token)

    def unknown_characters(self, text: str) -> list[str]:
        """Return the characters of `text` that no token covers, with their marks, each once, in order of appearance."""
        # Composed first, so that a letter and the accent after it count as one character.
        text = unicodedata.normalize("NFC", text)
        return list(dict.fromkeys(text[first:last] for first, last in self._unknown_characters(text)))

    def without_unknown(self, text: str) -> str:
        """Return `text` without the characters that no token covers."""
        text = unicodedata.normalize("NFC", text)
        while spans := self._unknown_characters(text):  # characters that become adjacent may be unknown in turn
            ends = [0, *(place for span in spans for place in span), len(text)]
            left = "".join(text[first:last] for first, last in zip(ends[::2], ends[1::2], strict=True))
            text = unicodedata.normalize("NFC", left)
        return text

    def _unknown_characters(self, text: str) -> list[tuple[int, int]]:
        """Return the span of each unknown character or word of `text`, in order, whole as a reader sees it."""
        spans = self._unknown_spans(text)
        if not spans:
            return []
        seen = parts.letters_with_marks().pre_tokenize_str(_LONE_SURROGATE.sub("\ufffd", text))
        whole = {place: span for _, span in seen for place in range(*span)}
        found: list[tuple[int, int]] = []
        for first, last in spans:
            begin, end = whole[first][0], whole[last - 1][1]
            if found and begin < found[-1][1]:  # a part of the character before
                found[-1] = found[-1][0], max(end, found[-1][1])
            else:
                found.append((begin, end))
        return found

    def _unknown_spans(self, text: str) -> list[tuple[int, int]]:
        """Return the span of each unknown character of `text`, in order."""
        if isinstance(self._inner.model, models.WordPiece):
            # WordPiece marks the whole word as unknown for a single unknown character.
            unknown = {character for character in set(text) if UNKNOWN in self.encode(character)}
            return [(place, place + 1) for place, character in enumerate(text) if character in unknown]
        spans = zip(self.encode(text), self.spans(text), strict=True)
        return [span for number, span in spans if number == UNKNOWN]

    def symbols(self, ids: list[int]) -> list[list[int]]:
        """Group ids into whole symbols: one letter each, or a word with the subwords that continue it."""
        return [[ids[place] for place in places] for places in word_groups(self.tokens(ids))]

    def readable_part(self, text: str, most: int) -> str:
        """Return as much of a text, from its start, as makes at most `most` ids; unknown characters are left out."""
        readable = self.without_unknown(text[: 50 * most])
        while (excess := len(self.encode(readable)) - most) > 0:
            readable = readable[: -max(1, excess // 2)]
        return readable.strip()

    def surround(self, ids: list[int]) -> list[int]:
        """Return `ids` with the start and end tokens that this tokenizer puts around a text."""
        return [*self._before, *ids, *self._after]

    def most_tokens(self, max_length: int) -> int:
        """Return the most tokens of a text for a model that takes `max_length` ids, special tokens included."""
        return max_length - len(self.surround([]))

    def read(self, text: str, max_length: int) -> list[int]:
        """Encode a user's text for a model, with the tokens of `surround`.

        Args:
            text: The text typed.
            max_length: Longest sequence of ids that the model takes, special tokens included.
        Raises:
            TextError: If it is no text, if it is empty or too long, or if one of its characters or words is unknown.
        """
        if not isinstance(text, str):
            got = f"a value of type {type(text).__name__}"
            raise TextError(f"A model reads a text, not {got}.", "Several texts are given to `greedy` as a list.")
        most = self.most_tokens(max_length)
        if len(text) > min(50 * max_length, MOST_CHARACTERS):
            raise TextError(f"The text has {len(text):,} characters; this model reads {most} tokens.", "Shorten it.")
        ids = self.encode(text)
        if not ids or not text.strip():
            raise TextError("There is no text yet.", "Type something for the model to read.")
        if unknown := self.unknown_characters(text):
            listed = " ".join(f"“{_visible(character)}”" for character in unknown[:8]) + (" …" if unknown[8:] else "")
            sentence = f"This model never saw {listed} in training and can't read it."
            raise TextError(sentence, "Leave it out, or use another model.", value=listed)
        if UNKNOWN in ids:
            raise TextError("The text has a word of more than 1,000 letters.", "Shorten it.")
        if len(ids) > most:
            sentence = f"That makes {len(ids)} tokens; this model reads up to {most}."
            raise TextError(sentence, f"Take away {len(ids) - most}.")
        return self.surround(ids)

    def to_json(self) -> str:
        """Return the whole tokenizer as JSON, as the `tokenizers` library writes it."""
        return self._inner.to_str()

    @classmethod
    def from_json(cls, text: str) -> Tokenizer:
        """Build a tokenizer from what `to_json` returned; untrusted text is checked by `tokenizer_rules`.

        Raises:
            LabError: If the text is not a tokenizer of this program; the message says why.
        """
        try:
            inner = tokenizers.Tokenizer.from_str(tokenizer_rules.checked(text))
        except LabError:
            raise
        except Exception as error:  # the library raises a bare Exception
            raise LabError(f"The tokenizer can't be read: {str(error)[:200]}.") from None
        return cls(inner)


def word_groups(tokens: Sequence[str]) -> list[list[int]]:
    """Group the places of tokens by word; a token that begins with `##` continues the word before it."""
    groups: list[list[int]] = []
    for place, token in enumerate(tokens):
        if groups and token.startswith(CONTINUES):
            groups[-1].append(place)
        else:
            groups.append([place])
    return groups


def _visible(unknown: str) -> str:
    """Return a character with at most a few marks, or the beginning of a word; invisible ones as code points."""
    most = _MOST_SHOWN if sum(character.isalnum() for character in unknown) > 1 else 8
    shown = unknown[:most] if most == 8 or len(unknown) <= most else unknown[: most - 1] + "…"
    return shown if shown[0].isprintable() else " ".join(f"U+{ord(part):04X}" for part in shown[:8])


@cache
def letters() -> Tokenizer:
    """Return the tokenizer of single characters: a–z, 0–9, basic punctuation and the space; text is lowercased."""
    alphabet = LETTERS + DIGITS + PUNCTUATION + " "
    vocabulary = {token: number for number, token in enumerate([*SPECIALS, *alphabet])}
    inner = tokenizers.Tokenizer(models.WordLevel(vocabulary, unk_token=SPECIALS[UNKNOWN]))
    inner.normalizer = normalizers.Sequence([normalizers.NFC(), normalizers.Lowercase()])
    inner.pre_tokenizer, inner.decoder = parts.characters(), parts.joined_letters()
    return Tokenizer(inner)


@cache
def words() -> Tokenizer:
    """Return the tokenizer of common English words; other words become their longest known prefix, then letters."""
    common = sorted((Path(__file__).parent / "english_words.txt").read_text(encoding="utf-8").split())
    characters = [*LETTERS, *DIGITS]
    pieces = [CONTINUES + character for character in characters]
    tokens = [*SPECIALS, *PUNCTUATION, *characters, *pieces, *common]
    vocabulary = {token: number for number, token in enumerate(tokens)}
    inner = tokenizers.Tokenizer(
        models.WordPiece(vocabulary, unk_token=SPECIALS[UNKNOWN], max_input_chars_per_word=1000)
    )
    inner.normalizer = normalizers.Sequence([normalizers.NFD(), normalizers.Lowercase(), normalizers.StripAccents()])
    inner.pre_tokenizer, inner.decoder = parts.words_and_digits(), parts.joined_pieces()
    return Tokenizer(inner)


TOKENIZERS = {"letters": letters, "words": words}

"""The fold before every tokenizer: what phones and word processors type becomes what a vocabulary has.

A phone types ’ where the training texts have '. A sign is folded only where the vocabulary lacks it and has its plain
form, so no tokenizer reads anything else than before.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Set
from functools import lru_cache
from typing import NamedTuple

INVISIBLE = frozenset(map(chr, [0xAD, 0x200B, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF]))
"""Soft hyphens, zero-width spaces and direction marks, which are removed from every text."""
PLAIN = {
    **dict.fromkeys("’‘‚‛ʼʹ′´`", "'"), **dict.fromkeys("“”„‟«»″", '"'), **dict.fromkeys("‹›", "'"),
    **dict.fromkeys("‐‑‒–—―−", "-"), "…": "...",
}  # fmt: skip
"""Typographic signs, each with its plain form."""
_JOINERS = "\u200c\u200d"
_SPACES = "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85"


class Folded(NamedTuple):
    """A text as a tokenizer gets it.

    Attributes:
        text: The text.
        origins: For each of its characters, the span in the typed text that it was made from; None = the same text.
    """

    text: str
    origins: list[tuple[int, int]] | None = None

    def span(self, begin: int, end: int) -> tuple[int, int]:
        """Return the span in the typed text of a span in this one."""
        if self.origins is None or begin >= end:
            return begin, end
        return self.origins[begin][0], self.origins[end - 1][1]


def fold(text: str, known: Set[str]) -> Folded:
    """Fold what a vocabulary lacks and has in a plain form.

    Args:
        text: A typed text.
        known: The characters of the vocabulary.
    """
    key = known if isinstance(known, frozenset) else frozenset(known)
    changes = {character: plain for character in set(text) if (plain := _plain(character, key)) != character}
    if not changes:
        return Folded(text)
    parts = [(changes.get(character, character), (place, place + 1)) for place, character in enumerate(text)]
    return Folded("".join(part for part, _ in parts), [origin for part, origin in parts for _ in part])


@lru_cache(maxsize=65536)
def _plain(character: str, known: frozenset[str]) -> str:
    """Return what a character becomes."""
    if character in known or (character.isascii() and character not in _SPACES and character not in PLAIN):
        return character
    if character in _SPACES or unicodedata.category(character) in ("Zs", "Zl", "Zp"):
        return " "
    if character in INVISIBLE or character in _JOINERS:
        return ""
    for plain in (PLAIN.get(character, ""), unicodedata.normalize("NFKC", character)):
        if plain and plain != character and known.issuperset(plain.lower()):
            return plain
    return character

"""The signs that a tokenizer can read, in words for people."""

from __future__ import annotations

import string
import unicodedata
from collections import Counter

from transformer.config import UNKNOWN
from transformer.text.tokenizer import Tokenizer

_MOST_LISTED = 8
_RANGES = {"a–z": string.ascii_lowercase, "A–Z": string.ascii_uppercase, "0–9": string.digits}


def alphabet_in_words(tokenizer: Tokenizer) -> str:
    """Return what a tokenizer can read: ranges, alphabets by name, and signs, e.g. `a–z, 0–9, . , ! ? ' -`."""
    known = {one for one in tokenizer.characters if one.isprintable() and not one.isspace()}
    parts = []
    for name, characters in _RANGES.items():
        if known.issuperset(characters):
            parts.append(name)
            known -= set(characters)
    letters = sorted(one for one in known if unicodedata.category(one)[0] in "LMN")
    if len(letters) <= _MOST_LISTED:
        parts += [" ".join(letters)] if letters else []
    else:
        names = [unicodedata.name(one, "").split() for one in letters]
        scripts = Counter(name[0] for name in names if "LETTER" in name)
        beside = {"LATIN": "letters with accents"} if parts else {}
        parts += [beside.get(script, f"{script.title()} letters") for script, _ in scripts.most_common(3)]
    signs = sorted(known.difference(letters), key=lambda sign: (sign not in string.punctuation, sign))
    if signs:
        parts.append(" ".join(signs) if len(signs) <= _MOST_LISTED else f"{' '.join(signs[:_MOST_LISTED])} …")
    return ", ".join(parts)


def lowers(tokenizer: Tokenizer) -> bool:
    """Return True if a tokenizer reads capitals as small letters."""
    return tokenizer.encode("A") == tokenizer.encode("a") != [UNKNOWN]

"""The writing of tokens, numbers and shares for people in captions, tables and figures."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Sequence
from decimal import ROUND_HALF_UP, Decimal

LABEL_LENGTH = 14
_DIRECTION_MARKS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_JOINER = "\u200d"
_BELOW = {"k": "ₖ", "v": "ᵥ"}


def plain_token(token: str) -> str:
    """Return a token for display: spaces visible, direction marks removed, control characters as code points."""
    token = token.translate(_DIRECTION_MARKS)
    if token.isspace():
        return "␣" * len(token)
    return "".join(c if c.isprintable() else f"⟨U+{ord(c):04X}⟩" for c in token)


def with_subscripts(text: str) -> str:
    """Return a text whose symbols have their last letter below the line, as far as Unicode has it: √d_k as √dₖ."""
    return re.sub(r"(?<!\w)d_([kv])(?!\w)", lambda found: f"d{_BELOW[found[1]]}", text)


def is_right_to_left(text: str) -> bool:
    """Return whether a text contains right-to-left characters."""
    return any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in text)


def comparable(text: str) -> str:
    """Return a text as outputs are compared with references: with composed signs (NFC), in lower case."""
    return unicodedata.normalize("NFC", text).lower()


def numbered(names: Iterable[str]) -> list[str]:
    """Return names of which no two are alike: "A talk", "A talk (2)"."""
    names = list(names)
    taken, told = set(names), []
    for name in names:
        number, other = 1, name
        while other in told or (number > 1 and other in taken):
            number += 1
            other = f"{name} ({number})"
        told.append(other)
    return told


def isolated(text: str) -> str:
    """Isolate the direction of a text from the line around it; in "reads → writes", of each side too."""
    sides = text.split(" → ") if is_right_to_left(text) else [text]
    kept = " → ".join(f"\u2068{side}\u2069" for side in sides)
    return kept if len(sides) == 1 else f"\u2068{kept}\u2069"


def in_a_line(text: str) -> str:
    """Isolate a token inside a line or cell if its direction would reorder the rest."""
    return isolated(text) if is_right_to_left(text) else text


def left_to_right(text: str) -> str:
    """Mark a table cell as left-to-right, because a table takes a cell's direction from its first letter."""
    return f"\u200e{text}" if is_right_to_left(text) else text


def sentence_of(text: str) -> str:
    """Isolate the “quoted” tokens of a sentence, so that the words around them stay in order."""
    return re.sub("“([^”]*)”", lambda quoted: f"“{in_a_line(quoted[1])}”", text) if is_right_to_left(text) else text


def counted(number: int) -> str:
    """Format a whole number: "1,234", "−5"."""
    return _signed(f"{abs(number):,}", number)


def clock(seconds: float) -> str:
    """Format a duration as a clock shows it, begun seconds left out: "0:07", "62:05"."""
    minutes, rest = divmod(max(0, int(seconds)), 60)
    return f"{minutes}:{rest:02}"


def decimal(value: float, digits: int) -> str:
    """Format a number with fixed decimals, halves rounded up; a nonzero number is never shown as zero.

    Returns:
        "1,234.50", "−0.02", "<0.001", ">−0.001"; "∞", "−∞", and "–" for NaN.
    """
    if not math.isfinite(value):
        return "–" if math.isnan(value) else _signed("∞", value)
    # The exact binary value is rounded, as in JavaScript, so that both write the same digits.
    rounded = Decimal(float(value)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    if value and not rounded:
        return _signed(f"{Decimal(1).scaleb(-digits):f}", value, "<", ">")
    return _signed(f"{abs(rounded):,f}", float(rounded))


def percent(value: float, digits: int = 0) -> str:
    """Format a share, 1 = all: "91 %"; with more digits if rounding would give 0 or 100 %: "99.8 %", "<0.1 %"."""
    if not math.isfinite(value):
        return f"{decimal(value, digits)} %"
    share = 100 * float(value)
    rounded = Decimal(share).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    if (value and not rounded) or (value < 1 and rounded == 100):
        if not digits:
            return percent(value, 1)
        least = Decimal(1).scaleb(-digits)
        return f"<{least} %" if not rounded else f">{100 - least} %"
    return f"{_signed(f'{abs(rounded):f}', float(rounded))} %"


def significant(value: float, digits: int) -> str:
    """Format a number with significant digits and without an exponent: "0.0001", "3.14"."""
    if not math.isfinite(value):
        return decimal(value, 0)
    return _signed(f"{abs(Decimal(f'{value:.{digits}g}')):f}", value)


def megabytes(count: float, digits: int = 0) -> str:
    """Format a number of bytes: "1,234 MB"."""
    return f"{decimal(count / 1e6, digits)} MB"


def _signed(text: str, value: float, at_most: str = "", at_least: str = "") -> str:
    return f"{at_least}−{text}" if value < 0 else at_most + text


def placed(tokens: Sequence[str], place: int) -> str:
    """Return a token in quotation marks, with its number (from 1) if the same token occurs more than once."""
    number = f" (no. {place + 1})" if list(tokens).count(tokens[place]) > 1 else ""
    return f"“{plain_token(tokens[place])}”{number}"


def blocked_cells(count: int) -> str:
    """Return a sentence for the end of a caption; empty if nothing is blocked."""
    return f" {count:,} cell{' is' if count == 1 else 's are'} blocked by the mask." if count else ""


def clipped(token: str, length: int = LABEL_LENGTH) -> str:
    """Shorten a token to `length` characters without separating an accent or vowel sign from its letter."""
    if len(token) <= length:
        return token
    cut = length - 1
    while cut > 1 and (_goes_on(token[cut]) or token[cut - 1] == _JOINER):
        cut -= 1
    return token[:cut] + "…"


def _goes_on(character: str) -> bool:
    """Return whether a character attaches to the one before it: an accent, vowel sign, skin tone or joiner."""
    return unicodedata.category(character)[0] == "M" or character == _JOINER or "🏻" <= character <= "🏿"


def direction(words: Iterable[str]) -> str:
    """Return the direction of a side: "rtl" where more words are written from right to left than from left to right."""
    towards_left = [is_right_to_left(word) for word in words if any(map(str.isalpha, word))]
    return "rtl" if 2 * sum(towards_left) > len(towards_left) else "ltr"

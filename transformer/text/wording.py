"""How tokens, shares and places are written for people, in captions, tables and figures alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

LABEL_LENGTH = 14
_DIRECTION_MARKS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_JOINER = "\u200d"


def plain_token(token: str) -> str:
    """A token as people read it: a visible space, no direction marks, control characters by number."""
    token = token.translate(_DIRECTION_MARKS)
    if token.isspace():
        return "␣" * len(token)
    return "".join(c if c.isprintable() else f"⟨U+{ord(c):04X}⟩" for c in token)


def is_right_to_left(text: str) -> bool:
    """Whether some of a text is written from right to left."""
    return any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in text)


def isolated(text: str) -> str:
    """A text that keeps its own direction inside a line; of "reads → writes" each side does."""
    sides = text.split(" → ") if is_right_to_left(text) else [text]
    kept = " → ".join(f"\u2068{side}\u2069" for side in sides)
    return kept if len(sides) == 1 else f"\u2068{kept}\u2069"


def in_a_line(text: str) -> str:
    """A token for a line or cell that holds more: isolated where it would change the order of the rest."""
    return isolated(text) if is_right_to_left(text) else text


def left_to_right(text: str) -> str:
    """Numbers and tokens in one cell of a table, in their order: a table turns a cell round by its first letter."""
    return f"\u200e{text}" if is_right_to_left(text) else text


def sentence_of(text: str) -> str:
    """A sentence whose “quoted” tokens keep their own direction, so that the words around them stay in order."""
    return re.sub("“([^”]*)”", lambda quoted: f"“{in_a_line(quoted[1])}”", text) if is_right_to_left(text) else text


def percent(value: float, digits: int = 0) -> str:
    """A share as people read it; never all or nothing where it is not."""
    shown = f"{100 * value:.{digits}f} %"
    if value < 1 and shown == f"{100:.{digits}f} %" and digits:
        return f">{100 - 10**-digits:.{digits}f} %"
    if value > 0 and shown == f"{0:.{digits}f} %" and digits:
        return f"<{10**-digits:.{digits}f} %"
    return shown


def placed(tokens: Sequence[str], place: int) -> str:
    """A token in quotes, with its number (from 1) where the same token stands in several places."""
    number = f" (no. {place + 1})" if list(tokens).count(tokens[place]) > 1 else ""
    return f"“{plain_token(tokens[place])}”{number}"


def blocked_cells(count: int) -> str:
    """A sentence to add to a caption; empty where nothing is blocked."""
    return f" {count:,} cell{' is' if count == 1 else 's are'} blocked by the mask." if count else ""


def clipped(token: str, length: int = LABEL_LENGTH) -> str:
    """At most `length` characters of a token, without tearing an accent or a vowel sign from its letter."""
    if len(token) <= length:
        return token
    cut = length - 1
    while cut > 1 and (_goes_on(token[cut]) or token[cut - 1] == _JOINER):
        cut -= 1
    return token[:cut] + "…"


def _goes_on(character: str) -> bool:
    """Whether a character belongs to the one before it: an accent, a vowel sign, a shade of skin, a joiner."""
    return unicodedata.category(character)[0] == "M" or character == _JOINER or "🏻" <= character <= "🏿"

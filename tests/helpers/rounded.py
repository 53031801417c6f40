"""Sentences with numbers that a model computed: another processor may round their last digit to the other side."""

import re
from decimal import Decimal

_ROUNDED = re.compile(r"(?<![\w.])([<>]?)(−?)(\d[\d,]*(?:\.\d+(?!\w|\.)|(?=[ \u00a0]%)))")
"""A number that was rounded: one with decimals, or a whole number of percent. Counts and places are no such numbers."""


def about(sentence: str) -> re.Pattern:
    """Return a pattern of a sentence in which a rounded number may differ by one in its last digit.

    Kernels of different processors add in different orders. What they compute differs by a millionth or less, but where
    that lies at a rounding border, the digit that is shown differs by one; so may “>99.9 %” from “99.9 %”.
    """
    pattern, end = "", 0
    for match in _ROUNDED.finditer(sentence):
        pattern += _literally(sentence[end : match.start()]) + _alternatives(match[2], match[3])
        end = match.end()
    return re.compile(pattern + _literally(sentence[end:]))


def tells(text: str, sentence: str) -> bool:
    """Return whether a text holds a sentence, as `about` compares."""
    return about(sentence).search(text) is not None


def _literally(text: str) -> str:
    return re.escape(text).replace("\\ ", r"\s")  # a space that doesn't break is a space


def _alternatives(sign: str, digits: str) -> str:
    number = Decimal(sign.replace("−", "-") + digits.replace(",", ""))
    unit = Decimal(1).scaleb(number.as_tuple().exponent)
    near = [f"{abs(one):,f}" for one in (number - unit, number, number + unit)]
    if "," not in digits:
        near = [one.replace(",", "") for one in near]
    return f"[<>]?−?(?:{'|'.join(map(re.escape, dict.fromkeys(near)))})"

"""How text becomes tokens, and how tokens, shares and names are written for people."""

from transformer.text.learning import Unit
from transformer.text.tokenizer import SPECIALS, TOKENIZERS, Tokenizer
from transformer.text.wording import (
    clipped,
    in_a_line,
    is_right_to_left,
    isolated,
    left_to_right,
    percent,
    placed,
    plain_token,
    sentence_of,
)

__all__ = [
    "SPECIALS",
    "TOKENIZERS",
    "Tokenizer",
    "Unit",
    "clipped",
    "in_a_line",
    "is_right_to_left",
    "isolated",
    "left_to_right",
    "percent",
    "placed",
    "plain_token",
    "sentence_of",
]

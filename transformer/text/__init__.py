"""Tokenizers, and the wording of tokens, numbers and shares for people."""

from transformer.text.alphabet import alphabet_in_words, lowers
from transformer.text.headers import split_parts
from transformer.text.learning import Unit
from transformer.text.tokenizer import SPECIALS, TOKENIZERS, Tokenizer
from transformer.text.wording import (
    clipped,
    clock,
    comparable,
    counted,
    decimal,
    direction,
    in_a_line,
    is_right_to_left,
    isolated,
    left_to_right,
    megabytes,
    numbered,
    percent,
    placed,
    plain_token,
    sentence_of,
    significant,
    with_subscripts,
)

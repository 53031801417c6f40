"""The parts of tokenizers: pre-tokenizers, decoders and templates.

A tokenizer read from a file may have no other parts (see `tokenizer_rules`).
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Sequence

from tokenizers import Regex, decoders, pre_tokenizers, processors

from transformer.config import END, PAD, START, UNKNOWN

SPECIALS = ("<pad>", "<s>", "</s>", "<unk>")
"""Padding, start, end and unknown: ids 0 to 3 of every vocabulary."""
SPELLINGS = {
    PAD: ("<pad>", "<blank>", "[PAD]", "<PAD>", "<padding>", "PAD", "<PADDING>", "[PADDING]", "pad"),
    START: (
        "<s>", "<sos>", "<bos>", "[BOS]", "<SOS>", "<BOS>", "[SOS]", "[CLS]", "<start>", "<START>", "[START]", "<go>",
        "<GO>", "SOS", "BOS", "<sot>", "[start]", "sos", "bos",
    ),
    END: (
        "</s>", "<eos>", "[EOS]", "<EOS>", "[SEP]", "<end>", "<END>", "[END]", "EOS", "<eot>", "<stop>", "[end]", "eos",
    ),
    UNKNOWN: (
        "<unk>", "[UNK]", "<UNK>", "<unknown>", "<oov>", "<OOV>", "UNK", "[unk]", "<UNKNOWN>", "[UNKNOWN]", "unk",
    ),
}  # fmt: skip
"""Spellings of the four special tokens in other programs."""
CONTINUES = "##"
"""Prefix of a subword that continues a word."""
SHORT_FORMS = ((r"(?<=do|es|is|re)n['’]t\b", " not"), (r"(?<=i)['’]m\b", " am"), (r"(?<=ou|we|ey)['’]re\b", " are"))
"""Patterns of English contractions, each with its full form: "don't", "doesn't", "isn't", "aren't", "I'm", "we're"."""
PUNCTUATION = r"[.,;:!?¡¿\"“”]"
"""Punctuation that separates words but is not a token of its own."""

_WORD = r"[\p{L}\p{M}\p{N}]+(?:(?:['’·-]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{M}\p{N}]+)*"
CLOSING = ".,!?;:%)]}…»”،؛؟。、！？"
"""Marks that have no space before them, unless the texts that a tokenizer is learned from have one."""
OPENING = "¿¡([{«“#@"
"""Marks that have no space after them, likewise."""
_FORMS = (r" \(\?=\[(.+)\]\)", r"\(\?<=\[(.+)\]\) ")
MOST_MARKS = 100
MOST_LETTERS, LONGEST_LETTER = 100, 3
"""Most letters of several characters, and most characters of one."""
_ODD_QUOTES, _EVEN_QUOTES = r'[^"]*"(?:[^"]*"[^"]*")*[^"]*$', r'(?:[^"]*"[^"]*")*[^"]*$'


def characters() -> pre_tokenizers.PreTokenizer:
    """Return a splitter into single characters."""
    return pre_tokenizers.Split(Regex(r"[\s\S]"), behavior="isolated")


def letters_with_marks() -> pre_tokenizers.PreTokenizer:
    """Return a splitter into letters as a reader sees them, each with its accents."""
    return pre_tokenizers.Split(Regex(r"\X"), behavior="isolated")


def words_and_signs() -> pre_tokenizers.PreTokenizer:
    """Return a splitter into whole words, whole numbers and single other characters; it removes spaces."""
    return pre_tokenizers.Split(Regex(rf"{_WORD}|(?!\s)\X"), behavior="removed", invert=True)


def spaced_words() -> pre_tokenizers.PreTokenizer:
    """Return a splitter at spaces."""
    return pre_tokenizers.WhitespaceSplit()


def words_or_signs() -> pre_tokenizers.PreTokenizer:
    """Return a splitter into runs of letters and digits, and runs of other signs: the library's `Whitespace`."""
    return pre_tokenizers.Whitespace()


def letters_and(longer: Sequence[str]) -> pre_tokenizers.PreTokenizer:
    """Return a splitter into single characters, and letters that are written with several: the longest that fits."""
    ranked = sorted(set(longer), key=lambda letter: (-len(letter), letter))
    return pre_tokenizers.Split(Regex("|".join([*ranked, r"[\s\S]"])), behavior="isolated")


def longer_letters(splitter: object) -> list[str] | None:
    """Return the argument with which `letters_and` makes this JSON value; None if none can."""
    try:
        letters = splitter["pattern"]["Regex"].split("|")[:-1]  # type: ignore[index]
    except (TypeError, KeyError, AttributeError):
        return None
    fit = 0 < len(letters) <= MOST_LETTERS and all(len(one) <= LONGEST_LETTER and one.isalpha() for one in letters)
    return letters if fit and splitter == json.loads(letters_and(letters).__getstate__()) else None


def words_and_digits() -> pre_tokenizers.PreTokenizer:
    """Return a splitter into whole words, single signs and single digits, since no vocabulary holds every number."""
    return pre_tokenizers.Sequence([pre_tokenizers.BertPreTokenizer(), pre_tokenizers.Digits(individual_digits=True)])


def joined_letters() -> decoders.Decoder:
    """Return a decoder that joins tokens without spaces."""
    return decoders.Fuse()


def joined_pieces() -> decoders.Decoder:
    """Return a decoder that joins words with spaces, and the subwords of a word without."""
    return decoders.WordPiece(prefix=CONTINUES, cleanup=False)


def joined_words_and_signs(closing: str = CLOSING, opening: str = OPENING) -> decoders.Decoder:
    """Return a decoder that joins words with spaces, and attaches punctuation as in ordinary text.

    Args:
        closing: Marks without a space before them.
        opening: Marks without a space after them.
    """
    without_space = [
        f" (?={_any_of(closing)})", f"(?<={_any_of(opening)}) ", r"(?<=[$€£]) (?=\p{N})",
        f'(?<=") (?={_ODD_QUOTES})', f' (?="{_EVEN_QUOTES})', "^" + CONTINUES,
    ]  # fmt: skip
    signs = [decoders.Replace(Regex(pattern), "") for pattern in without_space]
    return decoders.Sequence([joined_pieces(), decoders.Fuse(), *signs])


def _any_of(marks: str) -> str:
    return "[" + "".join("\\" + mark if mark in "[]^&-\\" else mark for mark in marks) + "]"


def marks_of(decoder: object) -> tuple[str, str] | None:
    """Return the two arguments with which `joined_words_and_signs` makes this JSON value; None if none can."""
    try:
        patterns = [part["pattern"]["Regex"] for part in decoder["decoders"][2:4]]  # type: ignore[index]
        found = [re.fullmatch(form, pattern) for form, pattern in zip(_FORMS, patterns, strict=True)]
        closing, opening = (re.sub(r"\\(.)", r"\1", one[1]) for one in found if one)
    except (TypeError, KeyError, ValueError):
        return None
    are_marks = all(unicodedata.category(mark)[0] == "P" for mark in closing + opening)
    fit = are_marks and 0 < len(closing) <= MOST_MARKS and 0 < len(opening) <= MOST_MARKS
    is_same = fit and decoder == json.loads(joined_words_and_signs(closing, opening).__getstate__())
    return (closing, opening) if is_same else None


def ends(start: bool, end: bool) -> processors.PostProcessor:
    """Return a template with the start token, the end token, both or neither around a text."""
    names = [SPECIALS[START] if start else "", "$A", SPECIALS[END] if end else ""]
    named = [(SPECIALS[number], number) for number in (START, END) if SPECIALS[number] in names]
    return processors.TemplateProcessing(single=" ".join(filter(None, names)), special_tokens=named)


SPLITTERS: tuple[Callable[[], pre_tokenizers.PreTokenizer], ...] = (
    characters, letters_with_marks, words_and_signs, spaced_words, words_and_digits, words_or_signs,
    pre_tokenizers.BertPreTokenizer,  # the first version's way to split into words
)  # fmt: skip
JOINERS: tuple[Callable[[], decoders.Decoder], ...] = (joined_letters, joined_pieces)

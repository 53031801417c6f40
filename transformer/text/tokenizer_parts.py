"""The parts of tokenizers: pre-tokenizers, decoders and templates.

A tokenizer read from a file may have no other parts (see `tokenizer_rules`).
"""

from __future__ import annotations

from collections.abc import Callable

from tokenizers import Regex, decoders, pre_tokenizers, processors

from transformer.config import END, START

SPECIALS = ("<pad>", "<s>", "</s>", "<unk>")
"""Padding, start, end and unknown: ids 0 to 3 of every vocabulary."""
CONTINUES = "##"
"""Prefix of a subword that continues a word."""
SHORT_FORMS = ((r"(?<=do|es|is|re)n['’]t\b", " not"), (r"(?<=i)['’]m\b", " am"), (r"(?<=ou|we|ey)['’]re\b", " are"))
"""Patterns of English contractions, each with its full form: "don't", "doesn't", "isn't", "aren't", "I'm", "we're"."""
PUNCTUATION = r"[.,;:!?¡¿\"“”]"
"""Punctuation that separates words but is not a token of its own."""

_WORD = r"[\p{L}\p{M}\p{N}]+(?:(?:['’·-]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{M}\p{N}]+)*"
_CLOSING = r"[.,!?;:%)\]}…»”،؛؟。、！？]"
_OPENING = r"[¿¡(\[{«“#@]"
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


def words_and_digits() -> pre_tokenizers.PreTokenizer:
    """Return a splitter into whole words, single signs and single digits, since no vocabulary holds every number."""
    return pre_tokenizers.Sequence([pre_tokenizers.BertPreTokenizer(), pre_tokenizers.Digits(individual_digits=True)])


def joined_letters() -> decoders.Decoder:
    """Return a decoder that joins tokens without spaces."""
    return decoders.Fuse()


def joined_pieces() -> decoders.Decoder:
    """Return a decoder that joins words with spaces, and the subwords of a word without."""
    return decoders.WordPiece(prefix=CONTINUES, cleanup=False)


def joined_words_and_signs() -> decoders.Decoder:
    """Return a decoder that joins words with spaces, and attaches punctuation as in ordinary text."""
    without_space = [
        rf" (?={_CLOSING})", rf"(?<={_OPENING}) ", r"(?<=[$€£]) (?=\p{N})",
        f'(?<=") (?={_ODD_QUOTES})', f' (?="{_EVEN_QUOTES})', "^" + CONTINUES,
    ]  # fmt: skip
    signs = [decoders.Replace(Regex(pattern), "") for pattern in without_space]
    return decoders.Sequence([joined_pieces(), decoders.Fuse(), *signs])


def ends(start: bool, end: bool) -> processors.PostProcessor:
    """Return a template with the start token, the end token, both or neither around a text."""
    names = [SPECIALS[START] if start else "", "$A", SPECIALS[END] if end else ""]
    named = [(SPECIALS[number], number) for number in (START, END) if SPECIALS[number] in names]
    return processors.TemplateProcessing(single=" ".join(filter(None, names)), special_tokens=named)


SPLITTERS: tuple[Callable[[], pre_tokenizers.PreTokenizer], ...] = (
    characters, letters_with_marks, words_and_signs, spaced_words, words_and_digits,
    pre_tokenizers.BertPreTokenizer,  # the first version's way to split into words
)  # fmt: skip
JOINERS: tuple[Callable[[], decoders.Decoder], ...] = (joined_letters, joined_pieces, joined_words_and_signs)

"""What tokenizers are made of here: ways to split a text, ways to join tokens again, ends around a text.

These are all that there are: a tokenizer from a file may have no others (see `tokenizer_rules`).
"""

from __future__ import annotations

from collections.abc import Callable

from tokenizers import Regex, decoders, pre_tokenizers, processors

from transformer.config import END, START

SPECIALS = ("<pad>", "<s>", "</s>", "<unk>")
"""Padding, start, end, unknown: ids 0 to 3 of every vocabulary."""
CONTINUES = "##"
"""Mark of a piece that goes on with the word before it."""
SHORT_FORMS = ((r"(?<=do|es|is|re)n['’]t\b", " not"), (r"(?<=i)['’]m\b", " am"), (r"(?<=ou|we|ey)['’]re\b", " are"))
"""Short forms of English that are read in full: "don't", "doesn't", "isn't", "aren't", "I'm", "we're"."""
PUNCTUATION = r"[.,;:!?¡¿\"“”]"
"""Signs that are read past."""

_WORD = r"[\p{L}\p{M}\p{N}]+(?:(?:['’·-]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{M}\p{N}]+)*"
_CLOSING = r"[.,!?;:%)\]}…»”،؛؟。、！？]"
_OPENING = r"[¿¡(\[{«“#@]"
_ODD_QUOTES, _EVEN_QUOTES = r'[^"]*"(?:[^"]*"[^"]*")*[^"]*$', r'(?:[^"]*"[^"]*")*[^"]*$'


def characters() -> pre_tokenizers.PreTokenizer:
    """Every character alone."""
    return pre_tokenizers.Split(Regex(r"[\s\S]"), behavior="isolated")


def letters_with_marks() -> pre_tokenizers.PreTokenizer:
    """Every letter as a reader sees it, with the accents it carries."""
    return pre_tokenizers.Split(Regex(r"\X"), behavior="isolated")


def words_and_signs() -> pre_tokenizers.PreTokenizer:
    """Words and numbers whole, every other character alone; spaces only separate."""
    return pre_tokenizers.Split(Regex(rf"{_WORD}|(?!\s)\X"), behavior="removed", invert=True)


def spaced_words() -> pre_tokenizers.PreTokenizer:
    """What stands between spaces."""
    return pre_tokenizers.WhitespaceSplit()


def words_and_digits() -> pre_tokenizers.PreTokenizer:
    """Words whole, signs and digits alone: nobody can spell every number."""
    return pre_tokenizers.Sequence([pre_tokenizers.BertPreTokenizer(), pre_tokenizers.Digits(individual_digits=True)])


def joined_letters() -> decoders.Decoder:
    """Tokens side by side."""
    return decoders.Fuse()


def joined_pieces() -> decoders.Decoder:
    """Words with spaces between, the pieces of a word without."""
    return decoders.WordPiece(prefix=CONTINUES, cleanup=False)


def joined_words_and_signs() -> decoders.Decoder:
    """Words with spaces between, signs where people write them."""
    without_space = [
        rf" (?={_CLOSING})", rf"(?<={_OPENING}) ", r"(?<=[$€£]) (?=\p{N})",
        f'(?<=") (?={_ODD_QUOTES})', f' (?="{_EVEN_QUOTES})', "^" + CONTINUES,
    ]  # fmt: skip
    signs = [decoders.Replace(Regex(pattern), "") for pattern in without_space]
    return decoders.Sequence([joined_pieces(), decoders.Fuse(), *signs])


def ends(start: bool, end: bool) -> processors.PostProcessor:
    """Start, end, or neither around a text."""
    names = [SPECIALS[START] if start else "", "$A", SPECIALS[END] if end else ""]
    named = [(SPECIALS[number], number) for number in (START, END) if SPECIALS[number] in names]
    return processors.TemplateProcessing(single=" ".join(filter(None, names)), special_tokens=named)


SPLITTERS: tuple[Callable[[], pre_tokenizers.PreTokenizer], ...] = (
    characters, letters_with_marks, words_and_signs, spaced_words, words_and_digits,
    pre_tokenizers.BertPreTokenizer,  # the first version's way to split into words
)  # fmt: skip
JOINERS: tuple[Callable[[], decoders.Decoder], ...] = (joined_letters, joined_pieces, joined_words_and_signs)

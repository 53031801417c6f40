"""Tokenizers learned from texts: letters, words, or subwords by byte-pair encoding over characters."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Literal

import tokenizers
from tokenizers import models, normalizers, trainers

from transformer.config import UNKNOWN
from transformer.errors import SettingError
from transformer.text import tokenizer_parts as parts
from transformer.text.fold import INVISIBLE, PLAIN
from transformer.text.tokenizer import Tokenizer
from transformer.text.tokenizer_parts import CONTINUES, SPECIALS

Unit = Literal["pieces", "letters", "words"]

_INSIDE = "'’·-.,:/"
"""Punctuation that may occur inside a word or a number."""
_SAME = {**{sign: PLAIN[sign] for sign in "’‘ʼ“”„«»…–—‑"}, **dict.fromkeys(sorted(INVISIBLE), "")}
"""Typographic signs, each replaced by its plain form if the training texts have only that."""
_ABBREVIATE = ".,:;!?"
"""Marks that stand between letters in abbreviations and names more often than before another word of a sentence."""
_FEWEST_MARKS = 10
"""How often a mark must stand beside a word for its spacing to be taken from the texts."""
_OPTIONAL = frozenset("\u0640\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670")
"""Arabic vowel marks and the tatweel: each is removed if fewer than one text in 100 has it."""


def pieces(texts: Iterable[str], vocab_size: int = 4000, lower: bool = True) -> Tokenizer:
    """Learn subwords by byte-pair encoding: a common word becomes one token, another word several.

    The same texts give the same tokenizer. A subword that continues a word begins with `##`; punctuation marks are
    tokens of their own; no character is split into bytes.

    Args:
        texts: Training texts.
        vocab_size: Number of ids, special tokens included; more if the characters alone need more.
        lower: Lowercase the text.
    Raises:
        SettingError: If the texts contain no character.
    Source: Sennrich et al. (2016), "Neural Machine Translation of Rare Words with Subword Units".
    """
    texts = list(texts)
    base = _base(texts, lower)
    tokens = _characters(texts, base, vocab_size)
    inner = tokenizers.Tokenizer(models.BPE(unk_token=SPECIALS[UNKNOWN], continuing_subword_prefix=CONTINUES))
    inner.normalizer, inner.pre_tokenizer = _with_plain_signs(base, tokens), parts.words_and_signs()
    # The characters are passed as special tokens to fix the order of their ids. The trainer's own order, and with
    # it which of two equally frequent pairs is merged first, differs from run to run.
    trainer = trainers.BpeTrainer(
        vocab_size=vocab_size, min_frequency=2, special_tokens=[*SPECIALS, *tokens], limit_alphabet=0,
        continuing_subword_prefix=CONTINUES, show_progress=False,
    )  # fmt: skip
    inner.train_from_iterator(texts, trainer, length=len(texts))
    learned = json.loads(inner.to_str())["model"]
    merges = [tuple(pair) for pair in learned["merges"]]
    model = models.BPE(learned["vocab"], merges, unk_token=SPECIALS[UNKNOWN], continuing_subword_prefix=CONTINUES)
    return _make_tokenizer(model, inner.normalizer, texts)


def words(texts: Iterable[str], vocab_size: int = 4000, lower: bool = True) -> Tokenizer:
    """Learn the most frequent words as single tokens; other words become their longest known prefix, then letters.

    Arguments and errors are those of `pieces`.
    """
    texts = list(texts)
    base = _base(texts, lower)
    tokens = _characters(texts, base, vocab_size)
    normalizer, splitter = _with_plain_signs(base, tokens), parts.words_and_signs()
    counts = Counter(word for text in texts for word, _ in splitter.pre_tokenize_str(normalizer.normalize_str(text)))
    known = set(tokens)
    ranked = sorted(counts, key=lambda word: (-counts[word], word))
    common = [word for word in ranked if word not in known and len(word) <= 100 and set(word) <= known]
    tokens += common[: max(0, vocab_size - len(tokens) - len(SPECIALS))]
    vocabulary = {token: number for number, token in enumerate([*SPECIALS, *tokens])}
    model = models.WordPiece(vocabulary, unk_token=SPECIALS[UNKNOWN], max_input_chars_per_word=1000)
    return _make_tokenizer(model, normalizer, texts)


def letters(texts: Iterable[str], vocab_size: int = 4000, lower: bool = True) -> Tokenizer:
    """Learn one token per letter as a reader sees it: accents and vowel signs stay with their base letter.

    Arguments and errors are those of `pieces`, but `vocab_size` is never exceeded: the most frequent letters are kept.
    """
    texts = list(texts)
    base = _base(texts, lower)
    splitter = parts.letters_with_marks()
    counts = Counter(letter for text in texts for letter, _ in splitter.pre_tokenize_str(base.normalize_str(text)))
    alphabet = sorted(_commonest(counts, vocab_size - len(SPECIALS)))
    vocabulary = {token: number for number, token in enumerate([*SPECIALS, *alphabet])}
    inner = tokenizers.Tokenizer(models.WordLevel(vocabulary, unk_token=SPECIALS[UNKNOWN]))
    inner.normalizer = _with_plain_signs(base, "".join(alphabet))
    inner.pre_tokenizer, inner.decoder = splitter, parts.joined_letters()
    return Tokenizer(inner)


LEARNERS: dict[str, Callable[[Iterable[str], int, bool], Tokenizer]] = {
    "pieces": pieces,
    "letters": letters,
    "words": words,
}
"""For each unit, the function that learns its tokenizer from texts, a vocabulary size and whether to lowercase."""


def _characters(texts: list[str], base: normalizers.Normalizer, vocab_size: int) -> list[str]:
    """Return every frequent character, on its own and as the continuation of a word."""
    counts: Counter[str] = Counter()
    for text in texts:
        counts.update(base.normalize_str(text))
    spaceless = Counter({character: count for character, count in counts.items() if not character.isspace()})
    alphabet = sorted(_commonest(spaceless, vocab_size // 4))
    return alphabet + [CONTINUES + character for character in alphabet if _goes_on(character)]


def _goes_on(character: str) -> bool:
    category = unicodedata.category(character)
    return character in _INSIDE or (category[0] != "P" and category not in ("Sc", "Sm"))


def _commonest(counts: Counter[str], most: int) -> list[str]:
    if not counts:
        advice = "Give it sentences to learn from."
        raise SettingError("texts", "hold at least one character", got="none", advice=advice)
    return sorted(counts, key=lambda character: (-counts[character], character))[:most]


def _base(texts: list[str], lower: bool) -> normalizers.Normalizer:
    """Return a normalizer that composes letters, lowercases them if asked, and removes rare vowel marks."""
    marked = Counter(mark for text in texts for mark in _OPTIONAL.intersection(text))
    rare = sorted(mark for mark in _OPTIONAL if 100 * marked[mark] < len(texts))
    lowered = [normalizers.Lowercase(), normalizers.NFC()] if lower else []
    return normalizers.Sequence([normalizers.NFC(), *lowered, *(normalizers.Replace(mark, "") for mark in rare)])


def _with_plain_signs(base: normalizers.Normalizer, known: Iterable[str]) -> normalizers.Normalizer:
    known = set(known)
    steps = [
        normalizers.Replace(written, plain)
        for written, plain in _SAME.items()
        if written not in known and set(plain) <= known
    ]
    return normalizers.Sequence([base, *steps])


def _spaced_as_in(texts: list[str], normalizer: normalizers.Normalizer) -> tuple[str, str]:
    """Return the marks without a space before, and those without one after: the usual ones, unless texts differ."""
    seen: dict[str, dict[str, Counter[bool]]] = {}
    splitter = parts.words_and_signs()
    for text in map(normalizer.normalize_str, texts):
        for mark, (begin, end) in splitter.pre_tokenize_str(text):
            if len(mark) == 1 and unicodedata.category(mark)[0] == "P" and mark not in "\"'":
                sides = seen.setdefault(mark, {"before": Counter(), "after": Counter()})
                before, after = text[begin - 1 : begin], text[end : end + 1]
                if before:
                    sides["before"][before.isspace()] += 1
                if after and unicodedata.category(after)[0] in "LMNZ":  # marks in a row belong to the word before
                    sides["after"][after.isspace()] += 1

    def attached(usual: str, side: str) -> str:
        clear = {mark: counts[side] for mark, counts in seen.items() if counts[side].total() >= _FEWEST_MARKS}
        kept = "".join(m for m in usual if m not in clear or clear[m][True] <= 0.75 * clear[m].total())
        others = {mark: counts for mark, counts in clear.items() if mark not in usual and mark not in _ABBREVIATE}
        more = sorted(mark for mark, counts in others.items() if counts[False] > 0.75 * counts.total())
        return (kept + "".join(more))[: parts.MOST_MARKS] or usual

    return attached(parts.CLOSING, "before"), attached(parts.OPENING, "after")


def _make_tokenizer(model: models.Model, normalizer: normalizers.Normalizer, texts: list[str]) -> Tokenizer:
    inner = tokenizers.Tokenizer(model)
    inner.normalizer, inner.pre_tokenizer = normalizer, parts.words_and_signs()
    inner.decoder = parts.joined_words_and_signs(*_spaced_as_in(texts, normalizer))
    return Tokenizer(inner)

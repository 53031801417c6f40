"""Checks of tokenizers from files.

A tokenizer of the `tokenizers` library is a small program: one that pads every text to a thousand million tokens, or
doubles its letters 64 times, exhausts the memory of the process. A file may therefore contain only what this program
writes itself: its own pre-tokenizers and decoders, and replacements and a vocabulary within limits.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from transformer.config import LIMITS
from transformer.errors import LabError
from transformer.text.strict_json import read_json
from transformer.text.tokenizer_parts import (
    CONTINUES,
    JOINERS,
    PUNCTUATION,
    SHORT_FORMS,
    SPECIALS,
    SPLITTERS,
    ends,
    longer_letters,
    marks_of,
)

MOST_BYTES = 16 << 20
"""Largest tokenizer accepted, in characters of its JSON."""
MOST_REPLACEMENTS = 100
LONGEST_REPLACEMENT = 16
"""Most characters on either side of a replacement."""
MOST_GROWTH = 4
"""Factor by which all replacements together may lengthen a text."""
LONGEST_TOKEN = 2048
"""Most characters of a token: twice the longest text that subwords are learned from, as lowercasing may double it."""

_REFUSED = "The tokenizer can't be read"
_PLAIN = ("NFC", "NFD", "Lowercase", "StripAccents")
_MOST_PLAIN = 4
_PARTS = {
    "version", "truncation", "padding", "added_tokens", "normalizer", "pre_tokenizer", "post_processor", "decoder",
    "model",
}  # fmt: skip
_KNOWN_PATTERNS = {*SHORT_FORMS, (PUNCTUATION, " ")}
"""Regular expressions allowed in normalizers, with their replacements; an arbitrary one might take forever to match."""
_MODELS: dict[str, dict[str, Any]] = {
    "WordLevel": {"unk_token": SPECIALS[3]},
    "WordPiece": {"unk_token": SPECIALS[3], "continuing_subword_prefix": CONTINUES, "max_input_chars_per_word": 1000},
    "BPE": {
        "unk_token": SPECIALS[3], "continuing_subword_prefix": CONTINUES, "end_of_word_suffix": None, "dropout": None,
        "fuse_unk": False, "byte_fallback": False, "ignore_merges": False,
    },
}  # fmt: skip
"""The settings of each kind of model, besides vocabulary and merges."""


def checked(text: str) -> str:
    """Check the JSON of a tokenizer and write it anew, so that any reader sees exactly what was checked.

    Raises:
        LabError: If it is not a tokenizer that this program could have written; the message says why.
    """
    if not isinstance(text, str):
        raise _refusal("it must be a text")
    if len(text) > MOST_BYTES:
        raise _refusal(f"it has {len(text) / 1e6:,.0f} million characters; the limit is {MOST_BYTES / 1e6:,.0f}")
    values = read_json(text, _REFUSED)
    if not isinstance(values, dict) or not isinstance(values.get("model"), dict):
        raise _refusal("it has no model")
    if unknown := sorted(set(values) - _PARTS):
        raise _refusal(f"it has an unknown part, {unknown[0][:40]!r}")
    for part in ("truncation", "padding", "added_tokens"):
        if values.get(part):
            raise _refusal(f"it has {part.replace('_', ' ')}, which no tokenizer of this program has")
    _check_normalizer(values.get("normalizer"))
    for part, own in _own_parts().items():
        made = marks_of if part == "decoder" else longer_letters if part == "pre_tokenizer" else None
        if values.get(part) not in own and not (made and made(values.get(part))):
            raise _refusal(f"its {part.replace('_', '-')} is none of this program")
    _check_model(values["model"])
    if marks_of(values.get("decoder")):
        _check_signs(values["model"]["vocab"])
    return json.dumps(values, ensure_ascii=False)


def _refusal(reason: str) -> LabError:
    return LabError(f"{_REFUSED}: {reason}.")


@cache
def _own_parts() -> dict[str, list[Any]]:
    """Return the pre-tokenizers, decoders and templates of this program as JSON values; the last two are optional."""
    templates = [ends(start, end) for start in (False, True) for end in (False, True)]
    made = {"pre_tokenizer": [make() for make in SPLITTERS], "decoder": [make() for make in JOINERS]}
    written = {
        part: [json.loads(one.__getstate__()) for one in them]
        for part, them in (made | {"post_processor": templates}).items()
    }
    return written | {part: [*written[part], None] for part in ("decoder", "post_processor")}


def _check_signs(vocabulary: dict[str, int]) -> None:
    """Check that tokens are single words or signs, as the decoder scans the whole text for each quotation mark."""
    if wrong := next((token for token in vocabulary if " " in token or token.count('"') > 1), ""):
        raise _refusal(f"{wrong[:40]!r} in its vocabulary is more than one word or sign")


def _check_normalizer(normalizer: Any) -> None:
    """Check that plain steps precede the replacements, whose longer output they would otherwise have to process."""
    steps = list(_steps(normalizer))
    kinds = [step.get("type") for step in steps]
    plain = next((place for place, kind in enumerate(kinds) if kind not in _PLAIN), len(kinds))
    if plain > _MOST_PLAIN or any(kind != "Replace" for kind in kinds[plain:]):
        wrong = next((kind for kind in kinds[plain:] if kind != "Replace"), kinds[0] if kinds else None)
        raise _refusal(
            f"its normalizer must have at most {_MOST_PLAIN} of {', '.join(_PLAIN)}, then replacements, got "
            f"{str(wrong)[:40]!r}"
        )
    if len(steps) - plain > MOST_REPLACEMENTS:
        raise _refusal(f"its normalizer has {len(steps) - plain} replacements; the limit is {MOST_REPLACEMENTS}")
    growth = 1.0
    patterns = []
    for step in steps[plain:]:
        pattern, content = step.get("pattern"), step.get("content")
        if isinstance(pattern, dict) and set(pattern) == {"Regex"}:
            patterns.append((pattern["Regex"], content))
        else:
            growth *= _growth(pattern, content)
    if not all(isinstance(text, str) for pair in patterns for text in pair) or not _KNOWN_PATTERNS.issuperset(patterns):
        raise _refusal("its normalizer has a regular expression that this program doesn't know")
    if growth > MOST_GROWTH or len(set(patterns)) < len(patterns):
        raise _refusal(f"its replacements may make a text more than {MOST_GROWTH} times as long")


def _steps(normalizer: Any, depth: int = 0) -> Iterator[dict[str, Any]]:
    """Yield the steps of a normalizer, with nested sequences flattened."""
    if not isinstance(normalizer, dict) or depth > 3:
        raise _refusal("its normalizer can't be read")
    if normalizer.get("type") != "Sequence":
        yield normalizer
        return
    if not isinstance(normalizer.get("normalizers"), list):
        raise _refusal("its normalizer can't be read")
    for step in normalizer["normalizers"]:
        yield from _steps(step, depth + 1)


def _growth(pattern: Any, content: Any) -> float:
    """Return the factor by which replacing one text by another can lengthen a text."""
    replaced = pattern.get("String") if isinstance(pattern, dict) and len(pattern) == 1 else None
    if not isinstance(replaced, str) or not isinstance(content, str):
        raise _refusal("a replacement in its normalizer can't be read")
    if not 1 <= len(replaced) <= LONGEST_REPLACEMENT or len(content) > LONGEST_REPLACEMENT:
        raise _refusal(f"a replacement in its normalizer must be of 1 to {LONGEST_REPLACEMENT} characters")
    return max(1.0, len(content) / len(replaced))


def _check_model(model: dict[str, Any]) -> None:
    kind = model.get("type")
    if not isinstance(kind, str) or kind not in _MODELS:
        raise _refusal(f"its model must be one of {', '.join(_MODELS)}, got {str(kind)[:40]!r}")
    settings = {key: value for key, value in model.items() if key not in ("type", "vocab", "merges")}
    if settings != _MODELS[kind] or ("merges" in model) != (kind == "BPE"):
        raise _refusal(f"its {kind} model has settings that this program never gives it")
    vocabulary = model.get("vocab")
    if not isinstance(vocabulary, dict) or len(vocabulary) > LIMITS["source_vocab_size"]:
        raise _refusal(f"its vocabulary must have at most {LIMITS['source_vocab_size']:,} tokens, each with its id")
    ids = vocabulary.values()
    if not all(type(number) is int for number in ids) or sorted(ids) != list(range(len(vocabulary))):
        raise _refusal(f"the {len(vocabulary)} ids of its vocabulary must be 0 to {len(vocabulary) - 1}, each once")
    if longest := next((token for token in vocabulary if len(token) > LONGEST_TOKEN), ""):
        raise _refusal(f"it has a token of {len(longest):,} characters; the limit is {LONGEST_TOKEN:,}")
    if kind == "BPE":
        _check_merges(model["merges"], vocabulary)


def _check_merges(merges: Any, vocabulary: dict[str, int]) -> None:
    pairs = merges if isinstance(merges, list) else [None]
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(part, str) for part in pair):
            raise _refusal("its merges must be pairs of tokens")
        merged = pair[0] + pair[1].removeprefix(CONTINUES)
        if missing := next((token for token in (*pair, merged) if token not in vocabulary), None):
            raise _refusal(f"its merges speak of {missing[:40]!r}, which its vocabulary lacks")
    if len(pairs) > len(vocabulary):
        raise _refusal("it has more merges than tokens")

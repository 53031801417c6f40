"""An example packed for the stage in the browser: labels, weights, captions and measures of all heads, once.

The browser reads it with `assets/components/data/example/payload.ts`, which names the type of every part. Sentences are
made here, so that page, browser and export say the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np

from transformer.config import PAD
from transformer.decoding import Step
from transformer.interpret.combined_heads import MUTED, MUTED_FLOOR, SUMMARIES
from transformer.interpret.head_words import WordsOfHeads, find_writing_heads
from transformer.interpret.result import Result
from transformer.interpret.roles import ALIGNS, ROLES, WRITES
from transformer.interpret.subwords import word_groups
from transformer.maps import KIND_TITLES, SIDES, AttentionMaps, Kind, LabelledMap, Place
from transformer.text.tokenizer_parts import SPECIALS
from transformer.text.wording import is_right_to_left, sentence_of
from transformer.views.arrays import pack
from transformer.views.cards import ALIGNED, WRITTEN
from transformer.views.maps import describe_contributions, describe_heads, describe_weights
from transformer.views.stage_changes import ChangeOutcome, changes_in_words
from transformer.views.stage_weights import eight_bits, measure_muted_rest, sixteen_bits, with_rollout

Layout = Literal["sentence", "map", "heads", "steps", "what_if"]
"""The ways in which a host arranges the parts of the stage."""

_MUTED = "Special tokens are muted, and what is left of a row is scaled to 100 %."
MERGED = "Between whole words: rows of a word's pieces are averaged, columns added up."
_LISTED = 5
_FUTURE_OPEN = "The target's tokens (rows) look at each other (columns), later ones too: no mask blocks the future."
_COUNTED_OFF = " Heads that are switched off are counted too, as if they had an effect."
_ONE_TOKEN = "The target's only token (row) can look at nothing but itself (column)."
_NOTES: dict[Kind, str] = {
    "cross": "The decoder's tokens (rows) look at the source (columns).",
    "encoder": "The source's tokens (rows) look at each other (columns).",
    "decoder": "The target's tokens (rows) look at themselves and those before them (columns): nothing lies ahead yet.",
}


def stage_data(
    result: Result,
    *,
    has_words: bool = False,
    rounded: bool = False,
    changed: ChangeOutcome | None = None,
    aligns: tuple[int, int] | None = None,
    languages: Mapping[str, str] | None = None,
    verdict: str = "",
    words: WordsOfHeads | None = None,
    contributions: Result | None = None,
) -> bytes:
    """Pack what a model did with a text for the stage.

    Args:
        result: The result, between subwords.
        has_words: The model cuts words into pieces, so that maps between whole words are sent too.
        rounded: Send weights rounded to 1/255, which takes half as many bytes; the browser marks them with "≈".
        changed: What is changed in the model's attention; None = nothing can be.
        aligns: Layer and head of cross-attention, from 0, that aligned words best as the model's file says.
        languages: Of `source` and `target`, as `languages_of` returns them.
        verdict: Whether what the result writes is right, in words; empty where that isn't known.
        words: What `words_of_source` returns of the text.
        contributions: The result with what `contributions_of` returned for its maps; None sends weights alone.
    Returns:
        What `pack` makes of it; weights as 16-bit integers, 65535 = 1, rounded ones as 8-bit integers, 255 = 1. Its
        host says the `layout`, whether next tokens can be clicked to be written instead (`forceable`), which request of
        the browser its changes answer (`turn`), and what is measured of each head (`cards`, see `head_cards`).
    """
    header = _header(result, has_words, rounded, contributions)
    header |= {"languages": dict(languages or {}), "verdict": sentence_of(verdict)}
    if words:
        _name_words(header, result, words)
    if aligns:
        _name_aligning(header, *aligns)
    if changed:
        after = changed.result and _header(changed.result, has_words, rounded, changed.contributions)
        header["whatIf"] = {**changes_in_words(result, changed), "after": after}
    return pack(header)


def _name_words(header: dict[str, Any], result: Result, words: WordsOfHeads) -> None:
    """Give the heads that look at the source their words, and those without a role that look at what they write one."""
    looker = "encoder" if header["encoderOnly"] else "cross"
    group = next(group for group in header["groups"] if group["kind"] == looker)
    group["raises"] = words
    header["roles"].insert(-1, {"name": WRITES, "does": WRITTEN})
    for layer, head in find_writing_heads(result, words):
        group["roles"][layer][head] = group["roles"][layer][head] or WRITES


def _name_aligning(header: dict[str, Any], layer: int, head: int) -> None:
    """Give the head that aligned words best its role, which stands before what it does on one text."""
    header["roles"].insert(-1, {"name": ALIGNS, "does": ALIGNED})
    next(group for group in header["groups"] if group["kind"] == "cross")["roles"][layer][head] = ALIGNS


def _header(result: Result, has_words: bool, rounded: bool, contributions: Result | None = None) -> dict[str, Any]:
    """Return what is sent of one result."""
    decoding = result.decoding
    pieces = _ResultForms(result, result.mute_specials(), contributions, rounded)
    merged = result.merge_words() if has_words else None
    parts = contributions.merge_words() if contributions and has_words else None
    words = merged and _ResultForms(merged, merged.mute_specials(), parts, rounded)
    encoder_only = "cross" not in result.maps
    sampled = any(float(step.candidates.max()) < 1 for step in decoding.steps)
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in result.maps]
    read = [] if encoder_only else [*decoding.target_tokens, *decoding.tokens[-1:]]
    return {
        "source": decoding.source_tokens,
        "target": read,
        "groups": [_group(kind, pieces, words) for kind in kinds],
        "steps": [_step(step, sampled) for step in decoding.steps],
        "writes": decoding.text,
        "reason": decoding.reason,
        "encoderOnly": encoder_only,
        "neverForced": SPECIALS[PAD],
        "sourceMuted": _special(decoding.source_tokens),
        "targetMuted": _special(decoding.target_tokens),
        "mutedFloor": MUTED_FLOOR,
        "summaries": SUMMARIES,
        "roles": [
            *({"name": role, "does": does} for role, does in ROLES.items()),
            {"name": "unclassified", "does": ""},
        ],
    }


@dataclass(frozen=True)
class _ResultForms:
    """A result between subwords or whole words, with and without special tokens, and with contributions for weights."""

    result: Result
    muted: Result
    contributions: Result | None
    is_rounded: bool


def _group(kind: Kind, pieces: _ResultForms, words: _ResultForms | None) -> dict[str, Any]:
    maps, (looks, looked_at) = pieces.result.maps[kind], SIDES[kind]
    layers, heads = maps.values.shape[:2]
    scores = pieces.result.scores[kind]
    found = [[scores.role(layer, head)[0] for head in range(heads)] for layer in range(layers)]
    return {
        "kind": kind,
        "title": KIND_TITLES[kind],
        "note": _note(kind, maps),
        "looks": looks,
        "lookedAt": looked_at,
        "layers": layers,
        "heads": heads,
        "roles": [[role if role in ROLES else "" for role in layer] for layer in found],
        "pieces": _axes(kind, pieces),
        "words": words and _axes(kind, words),
    }


def _note(kind: Kind, maps: LabelledMap) -> str:
    """Return what looks at what; whether the future is blocked shows only where there is more than one token."""
    if kind == "decoder" and maps.allowed.shape[-1] == 1:
        return _ONE_TOKEN
    return _FUTURE_OPEN if kind == "decoder" and np.triu(maps.allowed, k=1).any() else _NOTES[kind]


def _axes(kind: Kind, shown: _ResultForms) -> dict[str, Any]:
    result = shown.result
    maps, pieces = result.maps[kind], (result.in_pieces or result).maps[kind]
    rows, columns = result.map(Place(kind, 0, "1")).rows.labels, list(maps.columns.labels)
    weights = with_rollout(result, kind)
    return {
        "rows": list(rows),
        "columns": columns,
        "rowPieces": result.row_groups(kind) if result.in_pieces else [[i] for i in range(len(rows))],
        "columnPieces": word_groups(pieces.columns.labels) if result.in_pieces else [[i] for i in range(len(columns))],
        "blocked": None if maps.blocked is None else maps.blocked.astype(np.uint8),
        "weights": eight_bits(weights) if shown.is_rounded else sixteen_bits(weights),
        "leftByMuting": measure_muted_rest(weights, columns) if shown.is_rounded else None,
        "captions": {"all": _captions(kind, result), "muted": _captions(kind, shown.muted)},
        "contributions": shown.contributions and _contributions(kind, result, shown.contributions),
    }


def _contributions(kind: Kind, result: Result, parts: Result) -> dict[str, Any]:
    """Return what each token makes of what every head adds, and that in words."""
    said = describe_contributions(parts.maps[kind], result.maps[kind])
    return {
        "parts": parts.maps[kind].values.astype(np.float32),
        "captions": [[_caption(one, result) for one in layer] for layer in said],
    }


def caption_of_contributions(result: Result, parts: Result, place: Place) -> str:
    """Describe what each token makes of what one head adds; both results between subwords or between words."""
    said = describe_contributions(parts.maps[place.kind], result.maps[place.kind])
    return _caption(said[place.layer][place.single], result)


def caption_of(result: Result, place: Place) -> str:
    """Describe the map of one head or summary in words."""
    text = describe_weights(result.map(place))
    return _caption(f"{text}{_describe_off_heads(result.maps[place.kind], place.layer, place.head)}", result)


def _captions(kind: Kind, result: Result) -> list[list[str]]:
    """Return the caption of each head, then of each summary, `(layer, head)`."""
    rows = result.map(Place(kind, 0, "1")).rows
    heads = result.maps[kind]
    every = heads.beside(*(result.summary(kind, name) for name in SUMMARIES))
    # In the middle of a sentence a right-to-left token turns its share around; asked once for hundreds.
    is_mixed = any(map(is_right_to_left, [*rows.labels, *heads.columns.labels]))
    to_caption = sentence_of if is_mixed else str
    return [
        [
            to_caption(_caption(f"{text}{_describe_off_heads(heads, layer, name)}", result))
            for text, name in zip(texts, every.heads, strict=True)
        ]
        for layer, texts in zip(every.layers, describe_heads(replace(every, rows=rows)), strict=True)
    ]


def _describe_off_heads(heads: AttentionMaps, layer: int, name: str) -> str:
    """Return the sentence for a summary that counts heads which are off like the others; empty for any other map."""
    # Mean and maximum are of one layer, a rollout goes through those below it too.
    is_within = any(off == layer or (name == "rollout" and off < layer) for off, _ in heads.off)
    return _COUNTED_OFF if name in SUMMARIES and is_within else ""


def _caption(text: str, result: Result) -> str:
    if result.merges_any:
        text += f" {MERGED}"
    return f"{text} {_MUTED}" if result.is_muted else text


def _step(step: Step, sampled: bool) -> dict[str, Any]:
    best = np.argsort(-step.probabilities, kind="stable")[:_LISTED].tolist()
    ids = best if step.token_id in best else [*best, step.token_id]
    packed = {
        "reads": step.reads,
        "writes": step.writes,
        "probability": _rounded(step.probability),
        "entropy": _rounded(step.entropy),
        "top": _shares(step, ids, step.probabilities),
        "others": _rounded(float(np.delete(step.probabilities, ids).sum())),
        "forced": step.forced,
    }
    return packed | {"drawn": [share for _, share in _shares(step, ids, step.candidates)]} if sampled else packed


def _shares(step: Step, ids: list[int], shares: np.ndarray) -> list[tuple[str, float]]:
    return [(token, _rounded(float(shares[id]))) for token, id in zip(step.tokenizer.tokens(ids), ids, strict=True)]


def _rounded(number: float) -> float:
    # Nine digits tell all float32 apart; rounded to fewer, "almost sure" would become "sure".
    return float(f"{number:.9g}")


def _special(tokens: Sequence[str]) -> list[int]:
    return [place for place, token in enumerate(tokens) if token in MUTED]

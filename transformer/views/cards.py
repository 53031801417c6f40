"""Cards of heads: what is measured of each, in sentences and as a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from transformer.interpret.result import Result
from transformer.interpret.roles import ALIGNS, ROLES, TIMES_CHANCE, WRITES, HeadScores
from transformer.maps import Kind
from transformer.text.wording import decimal, percent

ROLE_FORMULAS = {
    "diagonal": "mean of w[q, q]",
    "mirror": "mean of w[q, last − q]",
    "previous": "mean of w[q, q − 1]",
    "next": "mean of w[q, q + 1]",
    "special": "mean of Σ w over <s>, </s>",
}
"""The formula of the share of weight that decides a role, by role."""
ALIGNED = "aligned words best of all heads, measured on held-out pairs"
"""Words for what a head with the role `ALIGNS` does."""
WRITTEN = "looks at what it writes: at tokens for which it makes the next one likelier"
"""Words for what a head with the role `WRITES` does."""


def head_cards(
    result: Result,
    measured: Mapping[str, Mapping[Kind, HeadScores]],
    note: str = "",
    aligns: tuple[int, int] | None = None,
    writing: Mapping[tuple[int, int], tuple[float, float]] | None = None,
) -> dict[str, Any]:
    """Return what is measured of each head, `(layer, head)` by kind, as text.

    Args:
        result: Whose heads.
        measured: Scores of each, by the name of what they were measured on.
        note: A sentence under the scores.
        aligns: See `stage_data`.
        writing: What `find_writing_heads` returns.
    """
    cards: dict[str, Any] = {"heading": ["measure", *measured, "how"], "note": note}
    for kind, maps in result.maps.items():
        columns = {name: scores[kind] for name, scores in measured.items()}
        layers, heads = maps.values.shape[:2]
        cards[kind] = [[head_card(columns, layer, head) for head in range(heads)] for layer in range(layers)]
    looker = "cross" if "cross" in result.maps else "encoder"
    for (layer, head), (share, chance) in (writing or {}).items():
        even = f"{percent(share)}; looking evenly would give it {percent(chance)}"
        said, is_placed = cards[looker][layer][head]["said"], result.scores[looker].role(layer, head)[0] in ROLES
        said[: 0 if is_placed else 1] = [f"On this text, {WRITES}: it {WRITTEN} ({even})."]
    if aligns:
        layer, head = aligns
        caption = f"By the model's file, {ALIGNS}: it {ALIGNED} (see Words)."
        cards["cross"][layer][head]["said"].insert(0, caption)
    return cards


def head_card(columns: Mapping[str, HeadScores], layer: int, head: int) -> dict[str, Any]:
    """Return what is measured of one head, as text: sentences (`said`), and lines of a table (`columns`).

    Args:
        columns: Scores of the head's kind of attention, by the name of what they were measured on.
        layer: Number of the layer, from 0.
        head: Number of the head, from 0.
    """
    sentences = []
    for name, scores in columns.items():
        if not scores.is_measured:
            sentences.append(f"On {name} nothing can be measured: no row has a choice.")
            continue
        role, share = scores.role(layer, head)
        nearest = list(ROLES)[scores.largest[layer, head]]
        even = f"{percent(share)}; looking evenly would give it {percent(scores.chances[nearest])}"
        if role in ROLES:
            sentences.append(f"On {name}, {role}: it {ROLES[role]} ({even}).")
        elif max(scores.chances.values()) * TIMES_CHANCE >= 1:  # all of the weight would not be twice an even look's
            sentences.append(f"On {name} there are too few tokens to tell a role.")
        else:
            nowhere = "it goes by no one place, perhaps by what stands there"
            sentences.append(f"On {name}, unclassified: {nowhere}; the nearest is {nearest} ({even}).")
    lines = [[role, *(_share_and_chance(scores, role, layer, head) for scores in columns.values()), ROLE_FORMULAS[role]]
             for role in ROLES]  # fmt: skip
    for measure, formula, values in (
        ("entropy (0 to 1)", "mean of −Σ w log w / log n", [one.entropy for one in columns.values()]),
        ("mean distance (tokens)", "mean of Σ w |q − k|", [one.distance for one in columns.values()]),
    ):
        pairs = zip(columns.values(), values, strict=True)
        cells = (decimal(value[layer, head], 2) if one.is_measured else "–" for one, value in pairs)
        lines.append([measure, *cells, formula])
    return {"said": sentences, "columns": lines}


def _share_and_chance(scores: HeadScores, role: str, layer: int, head: int) -> str:
    if not scores.is_measured:
        return "–"
    return f"{percent(scores.shares[role][layer, head])} ({percent(scores.chances[role])})"

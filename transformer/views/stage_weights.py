"""Weights as the stage in the browser gets them: exact, or rounded for a large example.

Exact means 16 bits a weight, as much as anything on screen can tell apart. Rounded means 8 bits: maps have 256 colours
and look the same.
"""

from __future__ import annotations

import numpy as np

from transformer.interpret.combined_heads import MUTED
from transformer.interpret.result import Result
from transformer.interpret.subwords import word_groups
from transformer.maps import Kind

_FULL = 65535


def weight_bytes(result: Result, has_words: bool = False) -> int:
    """Return how many bytes the exact weights of all heads take.

    Args:
        result: The result, between subwords.
        has_words: Count the maps between whole words too.
    """
    cells = 0
    for kind, maps in result.maps.items():
        layers, heads, rows, columns = maps.values.shape
        cells += layers * (heads + 1) * rows * columns
        if has_words:
            words = len(result.row_groups(kind)), len(word_groups(maps.columns.labels))
            cells += layers * (heads + 1) * words[0] * words[1]
    return 2 * cells


def with_rollout(result: Result, kind: Kind) -> np.ndarray:
    """Return the weights of all heads, 0 … 1, with the rollout as the last head: `(layer, head + 1, row, column)`."""
    maps, rollout = result.maps[kind].values, result.rollouts[kind].values
    layers, heads, *sides = maps.shape
    weights = np.empty((layers, heads + 1, *sides), np.float32)
    weights[:, :-1], weights[:, -1:] = maps, rollout
    return _clip_to_shares(weights)


def _clip_to_shares(weights: np.ndarray) -> np.ndarray:
    """Bring weights, in place, to 0 … 1; what is no number becomes 0."""
    np.clip(weights, 0, 1, out=weights)
    weights[np.isnan(weights)] = 0
    return weights


def sixteen_bits(weights: np.ndarray) -> np.ndarray:
    """Return weights as integers, 65535 = 1; only a weight of 0 becomes 0, so that no other is written as 0 %."""
    weights = _clip_to_shares(np.array(weights, np.float32))
    scaled = weights * _FULL
    return np.maximum(np.rint(scaled, out=scaled), weights > 0, out=scaled).astype("<u2")


def eight_bits(weights: np.ndarray) -> np.ndarray:
    """Return weights 0 … 1 as integers, 255 = 1: the colour of each, to the nearest."""
    scaled = weights * 255
    return np.rint(scaled, out=scaled).astype(np.uint8)


def measure_muted_rest(weights: np.ndarray, columns: list[str]) -> np.ndarray:
    """Return the share of each row that is on tokens which muting keeps, as 16-bit integers, 65535 = 1.

    Muting divides by it. The sum of rounded weights would not do: a hundred weights of 0.001 are rounded to nothing.

    Args:
        weights: `(…, row, column)`.
        columns: Their tokens.
    """
    kept = np.array([token not in MUTED for token in columns])
    return sixteen_bits(weights @ kept.astype(np.float32))

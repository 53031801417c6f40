"""The share of each token in what a head adds: signed, so that the shares of a row sum to 1."""

from __future__ import annotations

import numpy as np


def along_what_is_added(weights: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Return how far each value goes along what a head adds, as a part of that; times its weight it is the share.

    Lengths are no shares: vectors that point apart don't add up to the length of their sum. Along the sum itself they
    do, and a value that works against the others has a negative share.

    Args:
        weights: Attention weights of the head, `(query, key)`.
        values: Values of the head after its part of W_O, `(key, d_model)`.
    Returns:
        `(query, key)`: v_j · o_i / |o_i|² with o_i = Σ_j weight_ij v_j. Each row of weights times this sums to 1, or
        to 0 where the head adds nothing.
    """
    added = weights @ values
    lengths = (added**2).sum(axis=-1, keepdims=True)
    return np.divide(added @ values.T, lengths, out=np.zeros_like(weights), where=lengths > 0)

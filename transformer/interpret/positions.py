"""Properties of positional encodings: the origin of a table, and whether a shift along it is a linear map."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from transformer.errors import SettingError
from transformer.positions import frequencies


def origin(kind: str, d_model: int) -> str:
    """Return in words how a table of positions is made.

    Args:
        kind: A key of `POSITIONS`.
        d_model: Number of dimensions.
    """
    half = d_model // 2
    return {
        "sinusoidal": "A formula, not learned.",
        "concatenated": (
            f"A formula, not learned, and not quite the paper's: all sines, then all cosines, counted from 1. "
            f"PE(pos, i) = sin((pos + 1) / 10000^(i/{max(1, half - 1)})), PE(pos, {half} + i) = the cosine."
        ),
        "learned": "Learned, not a formula.",
        "none": "Zeros.",
    }[kind]


def shift_rotation(k: int, d_model: int) -> Tensor:
    """Return R_k with PE(pos + k) = R_k · PE(pos) for every position: each pair of dimensions is rotated by k·ω_i.

    Args:
        k: Number of positions to shift by; negative shifts back.
        d_model: Number of dimensions, even.
    Returns:
        Orthogonal matrix of 2 × 2 blocks on the diagonal, `(d_model, d_model)`.
    Raises:
        SettingError: If `d_model` is odd.
    Source: Vaswani et al. (2017), §3.5 ("PE(pos + k) can be represented as a linear function of PE(pos)").
    """
    if d_model % 2:
        raise SettingError("d_model", "be even", d_model)
    angle = k * frequencies(d_model)
    rotation, pair = np.zeros((d_model, d_model), dtype=np.float32), np.arange(0, d_model, 2)
    rotation[pair, pair] = rotation[pair + 1, pair + 1] = np.cos(angle)
    rotation[pair, pair + 1] = np.sin(angle)
    rotation[pair + 1, pair] = -np.sin(angle)
    return torch.from_numpy(rotation)


def shift_error(table: Tensor | np.ndarray, k: int) -> float:
    """Return the relative leave-one-out error of a fitted linear map from each position to the one k later.

    A map fitted on all pairs could pass exactly through as many as `d_model` pairs, whatever the table contains.
    Instead, each pair is left out in turn, and a map fitted on the others predicts it (least squares with a ridge of
    10⁻⁶ of the largest eigenvalue).

    Args:
        table: `(position, d_model)`.
        k: Number of positions to shift by; negative shifts back.
    Returns:
        √(Σ |predicted − true|² / Σ |true|²): 0 if a shift is a linear map; 1 if the map is no better than zeros.
    Raises:
        SettingError: If fewer than three pairs are k apart.
    Source: Leave-one-out residuals of ridge regression in closed form, Allen (1974).
    """
    if len(table) - abs(k) < 3:
        raise SettingError("k", f"leave three pairs of {len(table)} positions", k, "Take a smaller one.")
    start, end = pairs_apart(torch.as_tensor(table).detach().double(), k)
    products = start @ start.T
    ridge = (1e-6 * torch.linalg.eigvalsh(products)[-1]).clamp(min=1e-30)  # rows never trained are 0
    inverse = torch.linalg.inv(products + ridge * torch.eye(len(start), dtype=torch.float64, device=start.device))
    return ((inverse @ end / inverse.diagonal()[:, None]).norm() / end.norm().clamp(min=1e-30)).item()


def pairs_apart(table: Tensor, k: int) -> tuple[Tensor, Tensor]:
    """Return rows of a table and, for each, the row k later; both are `(position − |k|, d_model)`."""
    first, last = table[: len(table) - abs(k)], table[abs(k) :]
    return (first, last) if k >= 0 else (last, first)

"""Positional encodings: the paper's sinusoids, OpenNMT's variant, a learned table, and none."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor, nn

from transformer.errors import SettingError


def sinusoids(length: int, d_model: int) -> Tensor:
    """Return the paper's encoding: PE(pos, 2i) = sin(pos / 10000^(2i/d)), PE(pos, 2i+1) = cos(pos / 10000^(2i/d)).

    Args:
        length: Number of positions, counted from 0.
        d_model: Number of dimensions, even.
    Returns:
        `(position, d_model)`, values from −1 to 1.
    Raises:
        SettingError: If `d_model` is odd.
    Source: Vaswani et al. (2017), §3.5.
    """
    if d_model % 2:
        raise SettingError("d_model", "be even", d_model)
    position = np.arange(length, dtype=np.float64)[:, None]
    angle = position * frequencies(d_model)
    encoding = np.empty((length, d_model), dtype=np.float32)
    encoding[:, 0::2] = np.sin(angle)
    encoding[:, 1::2] = np.cos(angle)
    return torch.from_numpy(encoding)


def frequencies(d_model: int) -> np.ndarray:
    """Return ω_i = 10000^(−2i/d), `(pair,)`: the angle in radians by which each pair of dimensions turns a position."""
    return np.exp(np.arange(0, d_model, 2) * (-math.log(10_000.0) / d_model))


def concatenated_sinusoids(length: int, d_model: int) -> Tensor:
    """Return OpenNMT's variant of the sinusoids: all sines, then all cosines, positions counted from 1.

    PE(pos, i) = sin((pos + 1) · ω_i), PE(pos, d/2 + i) = cos((pos + 1) · ω_i) with ω_i = 10000^(−i/(d/2 − 1)): the
    slowest pair turns by exactly 1/10000 per position.

    Args:
        length: Number of positions.
        d_model: Number of dimensions, even.
    Returns:
        `(position, d_model)`, values from −1 to 1.
    Raises:
        SettingError: If `d_model` is odd.
    Source: `add_timing_signal_1d` of tensor2tensor (Vaswani et al. 2018), counted from 1 as in OpenNMT-tf.
    """
    if d_model % 2:
        raise SettingError("d_model", "be even", d_model)
    pair = np.arange(d_model // 2)
    omega = np.exp(pair * (-math.log(10_000.0) / max(1, d_model // 2 - 1)))
    angle = np.arange(1, length + 1, dtype=np.float64)[:, None] * omega
    return torch.from_numpy(np.concatenate([np.sin(angle), np.cos(angle)], axis=1).astype(np.float32))


class PositionTable(nn.Module):
    """Positional encodings as a table with one row per position.

    Args:
        table: `(position, d_model)`.
        learned: Train the table; a fixed one is neither trained nor saved.
    """

    table: Tensor

    def __init__(self, table: Tensor, learned: bool = False) -> None:
        super().__init__()
        if learned:
            self.table = nn.Parameter(table)
        else:
            self.register_buffer("table", table, persistent=False)

    def forward(self, start: int, length: int) -> Tensor:
        """Return rows `start … start + length − 1`, `(position, d_model)`."""
        return self.table[start : start + length]


POSITIONS: dict[str, Callable[[int, int], PositionTable]] = {
    "sinusoidal": lambda length, d_model: PositionTable(sinusoids(length, d_model)),
    "concatenated": lambda length, d_model: PositionTable(concatenated_sinusoids(length, d_model)),
    "learned": lambda length, d_model: PositionTable(torch.zeros(length, d_model), learned=True),
    "none": lambda length, d_model: PositionTable(torch.from_numpy(np.zeros((length, d_model), dtype=np.float32))),
}
"""For each value of `TransformerConfig.positions`, a function that makes the table; learned ones start from zero."""

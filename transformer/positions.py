"""Positional encodings: the sinusoids of the paper, those of OpenNMT, and a learned table."""

from __future__ import annotations

import math

import numpy as np
import torch
from torch import Tensor, nn

from transformer.errors import SettingError


def sinusoids(length: int, d_model: int) -> Tensor:
    """PE(pos, 2i) = sin(pos / 10000^(2i/d)), PE(pos, 2i+1) = cos(pos / 10000^(2i/d)).

    Args:
        length: Number of positions, counted from 0.
        d_model: Number of dimensions, even.
    Returns:
        `(position, d_model)`, values from −1 to 1.
    Raises:
        ValueError: If `d_model` is odd.
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
    """ω_i = 10000^(−2i/d): the angle in radians by which each pair of dimensions turns a position, `(pair,)`."""
    return np.exp(np.arange(0, d_model, 2) * (-math.log(10_000.0) / d_model))


def concatenated_sinusoids(length: int, d_model: int) -> Tensor:
    """PE(pos, i) = sin((pos + 1) · ω_i), PE(pos, d/2 + i) = cos((pos + 1) · ω_i) with ω_i = 10000^(−i/(d/2 − 1)).

    All sines, then all cosines; the slowest pair turns by exactly 1/10000 a position; the first token stands at 1.

    Args:
        length: Number of positions.
        d_model: Number of dimensions, even.
    Returns:
        `(position, d_model)`, values from −1 to 1.
    Raises:
        ValueError: If `d_model` is odd.
    Source: `add_timing_signal_1d` of tensor2tensor (Vaswani et al. 2018), counted from 1 as in OpenNMT-tf.
    """
    if d_model % 2:
        raise SettingError("d_model", "be even", d_model)
    pair = np.arange(d_model // 2)
    omega = np.exp(pair * (-math.log(10_000.0) / max(1, d_model // 2 - 1)))
    angle = np.arange(1, length + 1, dtype=np.float64)[:, None] * omega
    return torch.from_numpy(np.concatenate([np.sin(angle), np.cos(angle)], axis=1).astype(np.float32))


class PositionTable(nn.Module):
    """What all kinds of positions are: a table with a row for each."""

    table: Tensor

    def forward(self, start: int, length: int) -> Tensor:
        """Rows `start … start + length − 1`, `(position, d_model)`."""
        return self.table[start : start + length]


class SinusoidalPositions(PositionTable):
    """A fixed table of sinusoids; nothing to learn, nothing to save."""

    def __init__(self, max_length: int, d_model: int) -> None:
        super().__init__()
        self.register_buffer("table", sinusoids(max_length, d_model), persistent=False)


class ConcatenatedPositions(SinusoidalPositions):
    """A fixed table of `concatenated_sinusoids`."""

    def __init__(self, max_length: int, d_model: int) -> None:
        super().__init__(max_length, d_model)
        self.register_buffer("table", concatenated_sinusoids(max_length, d_model), persistent=False)


class LearnedPositions(PositionTable):
    """A trained table that starts at zero, as in the "arabic-english" system."""

    def __init__(self, max_length: int, d_model: int) -> None:
        super().__init__()
        self.table = nn.Parameter(torch.zeros(max_length, d_model))


class NoPositions(PositionTable):
    """Zeros: the model can't tell one order of its input from another."""

    def __init__(self, max_length: int, d_model: int) -> None:
        super().__init__()
        self.register_buffer("table", torch.zeros(max_length, d_model), persistent=False)


POSITIONS: dict[str, type[PositionTable]] = {
    "sinusoidal": SinusoidalPositions,
    "concatenated": ConcatenatedPositions,
    "learned": LearnedPositions,
    "none": NoPositions,
}

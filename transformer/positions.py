"""Positional encodings: the sinusoids of the paper and a learned table."""

from __future__ import annotations

import math

import numpy as np
import torch
from torch import Tensor, nn


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
        raise ValueError(f"`d_model` must be even, got {d_model}.")
    position = np.arange(length, dtype=np.float64)[:, None]
    frequency = np.exp(np.arange(0, d_model, 2) * (-math.log(10_000.0) / d_model))
    encoding = np.empty((length, d_model), dtype=np.float32)
    encoding[:, 0::2] = np.sin(position * frequency)
    encoding[:, 1::2] = np.cos(position * frequency)
    return torch.from_numpy(encoding)


class SinusoidalPositions(nn.Module):
    """A fixed table of sinusoids; nothing to learn, nothing to save."""

    def __init__(self, max_length: int, d_model: int) -> None:
        super().__init__()
        self.register_buffer("table", sinusoids(max_length, d_model), persistent=False)

    def forward(self, start: int, length: int) -> Tensor:
        """Rows `start … start + length − 1`, `(position, d_model)`."""
        return self.table[start : start + length]


class LearnedPositions(nn.Module):
    """A trained table that starts at zero, as in the "arabic-english" system."""

    def __init__(self, max_length: int, d_model: int) -> None:
        super().__init__()
        self.table = nn.Parameter(torch.zeros(max_length, d_model))

    def forward(self, start: int, length: int) -> Tensor:
        """Rows `start … start + length − 1`, `(position, d_model)`."""
        return self.table[start : start + length]


class NoPositions(nn.Module):
    """Zeros: the model can't tell one order of its input from another."""

    def __init__(self, max_length: int, d_model: int) -> None:
        super().__init__()
        self.register_buffer("table", torch.zeros(max_length, d_model), persistent=False)

    def forward(self, start: int, length: int) -> Tensor:
        """Zeros, `(position, d_model)`."""
        return self.table[start : start + length]


POSITIONS: dict[str, type[nn.Module]] = {
    "sinusoidal": SinusoidalPositions,
    "learned": LearnedPositions,
    "none": NoPositions,
}

"""Positions: the paper's formula value by value, and its properties."""

from __future__ import annotations

import math

import pytest
import torch

from transformer.positions import POSITIONS, sinusoids


def test_sinusoids_by_the_formula():
    table = sinusoids(7, 6)
    for position in range(7):
        for i in range(3):
            angle = position / 10_000 ** (2 * i / 6)
            assert table[position, 2 * i].item() == pytest.approx(math.sin(angle), abs=1e-7)
            assert table[position, 2 * i + 1].item() == pytest.approx(math.cos(angle), abs=1e-7)


def test_sinusoids_are_exact_far_out():
    # In float32 arithmetic the angle of position 8191 would be off by about 5e-4.
    expected = [math.sin(8191), math.cos(8191), math.sin(8191 / 100), math.cos(8191 / 100)]
    assert sinusoids(8192, 4)[8191].tolist() == pytest.approx(expected, abs=1e-6)


def test_similarity_of_two_positions_depends_on_their_distance_only():
    table = sinusoids(30, 16).double()
    similarity = table @ table.T
    for distance in range(5):
        diagonal = similarity.diagonal(distance)
        assert torch.allclose(diagonal, diagonal[0].expand_as(diagonal), atol=1e-6)


def test_odd_width_is_refused():
    with pytest.raises(ValueError, match="`d_model` must be even, got 5"):
        sinusoids(3, 5)


@pytest.mark.parametrize("kind", POSITIONS)
def test_rows_start_where_they_are_asked_to(kind):
    positions = POSITIONS[kind](9, 4)
    for parameter in positions.parameters():
        torch.nn.init.normal_(parameter)
    everything = positions(0, 9)
    assert everything.shape == (9, 4)
    assert torch.equal(positions(3, 2), everything[3:5])


def test_learned_positions_start_at_zero_and_learn():
    positions = POSITIONS["learned"](5, 4)
    assert torch.equal(positions(0, 5), torch.zeros(5, 4))
    positions(1, 2).sum().backward()
    assert positions.table.grad.sum(dim=1).tolist() == [0, 4, 4, 0, 0]


@pytest.mark.parametrize("kind", ["sinusoidal", "none"])
def test_fixed_positions_have_nothing_to_learn_or_save(kind):
    positions = POSITIONS[kind](5, 4)
    assert not list(positions.parameters()) and not positions.state_dict()


def test_no_positions_are_zeros():
    assert torch.equal(POSITIONS["none"](5, 4)(2, 3), torch.zeros(3, 4))

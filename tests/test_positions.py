"""Positions: the paper's formula value by value, and its properties."""

import math

import pytest
import torch

from transformer.interpret.positions import pairs_apart, shift_error, shift_rotation
from transformer.positions import POSITIONS, frequencies, sinusoids


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


@pytest.mark.parametrize("made", [sinusoids, shift_rotation])
def test_odd_width_is_refused(made):
    with pytest.raises(ValueError, match="`d_model` must be even, got 5"):
        made(3, 5)


@pytest.mark.parametrize("kind", POSITIONS)
def test_rows_start_where_they_are_asked_to(kind):
    positions = POSITIONS[kind](9, 4)
    for parameter in positions.parameters():
        torch.nn.init.normal_(parameter)
    everything = positions(0, 9)
    assert everything.shape == (9, 4)
    assert torch.equal(positions(3, 2), everything[3:5])


@pytest.mark.parametrize("kind", ["sinusoidal", "none"])
def test_fixed_positions_have_nothing_to_learn_or_save(kind):
    positions = POSITIONS[kind](5, 4)
    assert not list(positions.parameters()) and not positions.state_dict()
    assert (kind == "none") == torch.equal(positions(2, 3), torch.zeros(3, 4))


@pytest.mark.parametrize("k", [-7, -1, 0, 1, 12])
def test_a_shift_is_a_rotation(k):
    rotation, table = shift_rotation(k, 16), sinusoids(40, 16)
    assert torch.allclose(rotation @ rotation.T, torch.eye(16), atol=1e-6)
    start, end = pairs_apart(table, k)
    assert len(start) == 40 - abs(k) and torch.equal(end[0], table[max(0, k)])
    assert torch.allclose(start @ rotation.T, end, atol=1e-6)


def test_a_rotation_is_two_by_two_blocks_with_the_angle_of_its_pair():
    rotation = shift_rotation(3, 6)
    blocks = torch.block_diag(*[torch.ones(2, 2)] * 3)
    assert (rotation[blocks == 0] == 0).all()
    for i, angle in enumerate([3, 3 / 10_000 ** (2 / 6), 3 / 10_000 ** (4 / 6)]):
        block = [[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]]
        assert torch.allclose(rotation[2 * i : 2 * i + 2, 2 * i : 2 * i + 2], torch.tensor(block), atol=1e-6)
    assert frequencies(6).tolist() == pytest.approx([10_000 ** (-2 * i / 6) for i in range(3)])


@pytest.mark.parametrize("k", [3, -3])
def test_a_shift_of_sinusoids_is_foreseen_and_that_of_noise_is_not(k):
    noise = torch.randn(28, 64, generator=torch.Generator().manual_seed(0))
    assert shift_error(sinusoids(28, 64), k) < 0.01
    assert shift_error(noise, k) > 0.9


def test_a_shift_is_judged_by_pairs_that_were_left_out():
    table = torch.randn(9, 4, generator=torch.Generator().manual_seed(1)).double()
    start, end = pairs_apart(table, 2)
    missed = []
    for left_out in range(len(start)):
        others = [row for row in range(len(start)) if row != left_out]
        fitted = torch.linalg.lstsq(start[others], end[others]).solution
        missed.append(start[left_out] @ fitted - end[left_out])
    expected = torch.stack(missed).norm() / end.norm()
    assert shift_error(table, 2) == pytest.approx(expected.item(), rel=1e-3)


def test_a_shift_needs_three_pairs():
    with pytest.raises(ValueError, match="`k` must leave three pairs of 9 positions, got -7"):
        shift_error(sinusoids(9, 4), -7)


def test_positions_that_were_never_trained_are_no_error():
    table = torch.zeros(9, 4)
    assert shift_error(table, 2) == 0
    table[8, 0] = 1.0
    assert shift_error(table, 2) == pytest.approx(1)

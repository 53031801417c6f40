"""Positions: the paper's formula value by value, and its properties."""

import math

import pytest
import torch
from foreign import by_the_paper

from transformer.interpret.positions import pairs_apart, shift_error, shift_rotation
from transformer.positions import POSITIONS, frequencies, sinusoids


def test_sinusoids_by_the_formula_also_far_out():
    expected = torch.tensor([by_the_paper(position, 6) for position in range(7)])
    torch.testing.assert_close(sinusoids(7, 6), expected, atol=1e-7, rtol=0)
    # In float32 arithmetic the angle of position 8191 would be off by about 5e-4.
    expected = [math.sin(8191), math.cos(8191), math.sin(8191 / 100), math.cos(8191 / 100)]
    assert sinusoids(8192, 4)[8191].tolist() == pytest.approx(expected, abs=1e-6)
    assert frequencies(6).tolist() == pytest.approx([10_000 ** (-2 * i / 6) for i in range(3)])


@pytest.mark.parametrize("kind", POSITIONS)
def test_rows_start_where_they_are_asked_to(kind):
    positions = POSITIONS[kind](9, 4)
    assert (kind == "learned") == bool(list(positions.parameters())) == bool(positions.state_dict())
    for parameter in positions.parameters():
        torch.nn.init.normal_(parameter)
    everything = positions(0, 9)
    assert everything.shape == (9, 4)
    assert torch.equal(positions(3, 2), everything[3:5])
    assert (kind == "none") == torch.equal(everything, torch.zeros(9, 4))


@pytest.mark.parametrize("k", [-7, -1, 0, 1, 12])
def test_a_shift_is_a_rotation_of_each_pair_by_its_angle(k):
    rotation, table = shift_rotation(k, 16), sinusoids(40, 16)
    start, end = pairs_apart(table, k)
    assert len(start) == 40 - abs(k) and torch.equal(end[0], table[max(0, k)])
    assert torch.allclose(start @ rotation.T, end, atol=1e-6)
    angles = [k / 10_000 ** (2 * i / 16) for i in range(8)]
    blocks = [[[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]] for angle in angles]
    assert torch.allclose(rotation, torch.block_diag(*map(torch.tensor, blocks)), atol=1e-6)


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
    assert shift_error(torch.zeros(9, 4), 2) == 0  # positions that were never trained are no error
    assert shift_error(sinusoids(28, 64), 3) < 0.01

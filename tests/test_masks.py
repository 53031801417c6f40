"""Masks against hand-written ones: True = may attend."""

from __future__ import annotations

import pytest
import torch

from transformer.masks import causal_mask, padding_mask


def test_padding_mask_is_false_at_padding_wherever_it_stands():
    mask = padding_mask(torch.tensor([[1, 5, 2, 0], [0, 0, 7, 0]]))
    assert mask.dtype == torch.bool
    assert mask.shape == (2, 1, 1, 4)
    assert mask[:, 0, 0].tolist() == [[True, True, True, False], [False, False, True, False]]


def test_causal_mask_by_hand():
    mask = causal_mask(3)
    assert mask.dtype == torch.bool
    assert mask.shape == (1, 1, 3, 3)
    assert mask[0, 0].tolist() == [[True, False, False], [True, True, False], [True, True, True]]


@pytest.mark.parametrize(("queries", "keys"), [(1, 1), (1, 5), (2, 5), (5, 5)])
def test_rows_of_a_cached_mask_are_the_last_rows_of_the_full_one(queries, keys):
    assert torch.equal(causal_mask(queries, keys)[0, 0], causal_mask(keys)[0, 0, keys - queries :])


def test_a_query_sees_as_many_keys_as_its_place():
    assert causal_mask(6)[0, 0].sum(dim=1).tolist() == [1, 2, 3, 4, 5, 6]

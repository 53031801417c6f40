"""Masks against hand-written ones: True = may attend."""

import pytest
import torch

from transformer.masks import causal_mask, padding_mask


def test_padding_mask_is_false_at_padding_wherever_it_stands():
    mask = padding_mask(torch.tensor([[1, 5, 2, 0], [0, 0, 7, 0]]))
    assert mask.dtype == torch.bool and mask.shape == (2, 1, 1, 4)
    assert mask[:, 0, 0].tolist() == [[True, True, True, False], [False, False, True, False]]


@pytest.mark.parametrize(("queries", "keys"), [(3, None), (1, 1), (1, 5), (2, 5), (5, 5)])
def test_a_query_sees_the_keys_up_to_its_place_with_a_cache_too(queries, keys):
    mask, keys = causal_mask(queries, keys), keys or queries
    assert mask.dtype == torch.bool and mask.shape == (1, 1, queries, keys)
    assert mask[0, 0].tolist() == [[key <= keys - queries + row for key in range(keys)] for row in range(queries)]

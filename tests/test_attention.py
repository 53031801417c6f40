"""Attention by identities and by hand; `test_reference_systems` compares it with torch."""

import math

import pytest
import torch

from transformer import Trace
from transformer.attention import MultiHeadAttention, attend
from transformer.cache import UNCACHED, CacheScope, KeyValueCache
from transformer.trace import UNTRACED, Traced, TraceScope


def random_heads(queries: int = 3, keys: int = 5, seed: int = 0):
    generator = torch.Generator().manual_seed(seed)
    query, key, value = (torch.randn(2, 2, n, 4, generator=generator) for n in (queries, keys, keys))
    allowed = torch.rand(2, 1, queries, keys, generator=generator) < 0.6
    allowed[..., 0] = True
    return query, key, value, allowed


@pytest.mark.parametrize("traced", [False, True])
def test_attention_by_hand(traced):
    # d_k = 4, so scores are divided by 2: the scaled scores are ln 1 and ln 3, the weights 1/4 and 3/4.
    query = torch.tensor([[[[2.0, 0, 0, 0]]]])
    key = torch.tensor([[[[0.0, 9, 9, 9], [math.log(3), 9, 9, 9], [50.0, 0, 0, 0]]]])
    value = torch.tensor([[[[4.0], [8.0], [1000.0]]]])
    allowed = torch.tensor([[[[True, True, False]]]])
    trace = Trace() if traced else None
    assert attend(query, key, value, allowed, TraceScope(trace)).item() == pytest.approx(7.0, abs=1e-5)
    if trace is not None:
        assert trace["weights"].array.ravel().tolist() == pytest.approx([0.25, 0.75, 0.0], abs=1e-6)
        assert trace["masked_scores"].array.ravel()[2] == -math.inf


def test_permuting_keys_permutes_weights_and_leaves_the_output():
    query, key, value, allowed = random_heads()
    order = torch.tensor([3, 0, 4, 2, 1])
    one, other = Trace(), Trace()
    output = attend(query, key, value, allowed, TraceScope(one))
    permuted = attend(query, key[:, :, order], value[:, :, order], allowed[..., order], TraceScope(other))
    assert torch.allclose(other["weights"].tensor, one["weights"].tensor[..., order], atol=1e-7)
    assert torch.allclose(permuted, output, atol=1e-6)


@pytest.mark.parametrize("traced", [False, True])
def test_what_is_masked_has_exactly_no_influence(traced):
    query, key, value, allowed = random_heads()
    allowed = torch.tensor([True, False, True, True, False]).expand(2, 1, 3, 5)
    hidden = ~allowed[0, 0, 0]
    before = attend(query, key, value, allowed, TraceScope(Trace() if traced else None))
    key[:, :, hidden], value[:, :, hidden] = 1e4, -1e6
    assert torch.equal(attend(query, key, value, allowed, TraceScope(Trace() if traced else None)), before)


def test_edited_scores_decide_even_where_the_mask_blocks():
    def only_the_last(traced: Traced) -> torch.Tensor:
        return torch.full_like(traced.tensor, -math.inf).index_fill(-1, torch.tensor([4]), 1.0)

    query, key, value, allowed = random_heads()
    allowed[..., 4] = False
    trace = Trace(edits={"masked_scores": only_the_last})
    assert torch.equal(attend(query, key, value, allowed, TraceScope(trace)), value[:, :, 4:].expand(query.shape))
    assert (trace["weights"].tensor.sum(dim=-1) == 1).all()


@pytest.mark.parametrize("traced", [False, True])
def test_a_query_that_may_see_nothing_gets_zeros_and_finite_gradients(traced):
    query, key, value, allowed = random_heads()
    allowed[0, 0, 1] = False
    inputs = [tensor.requires_grad_() for tensor in (query, key, value)]
    output = attend(*inputs, allowed, TraceScope(Trace() if traced else None))
    assert torch.equal(output[0, :, 1], torch.zeros(2, 4))
    output.square().sum().backward()
    assert all(tensor.grad.isfinite().all() for tensor in inputs)
    assert torch.equal(query.grad[0, :, 1], torch.zeros(2, 4))


def test_outputs_and_gradients_of_traced_and_fused_agree():
    found = []
    for trace in (UNTRACED, TraceScope(Trace())):
        *inputs, allowed = random_heads()
        output = attend(*(tensor.requires_grad_() for tensor in inputs), allowed, trace)
        output.square().sum().backward()
        found.append(torch.cat([tensor.flatten() for tensor in (output, *(one.grad for one in inputs))]))
    assert torch.allclose(*found, atol=1e-5)


def test_weights_are_captured_before_dropout():
    query, key, value, allowed = random_heads()
    torch.manual_seed(0)
    trace = Trace()
    dropped = attend(query, key, value, allowed, TraceScope(trace), dropout=0.5)
    assert torch.allclose(trace["weights"].tensor.sum(dim=-1), torch.ones(2, 2, 3), atol=1e-6)
    assert not torch.allclose(dropped, attend(query, key, value, allowed), atol=1e-2)


def test_dropout_acts_in_training_only():
    torch.manual_seed(0)
    module = MultiHeadAttention(8, 2, dropout=0.5)
    x, allowed = torch.randn(1, 4, 8), torch.ones(1, 1, 1, 4, dtype=torch.bool)
    assert not torch.equal(module(x, allowed), module(x, allowed))
    module.eval()
    assert torch.equal(module(x, allowed), module(x, allowed))


def test_cache_grows_for_self_attention_and_is_filled_once_for_cross():
    torch.manual_seed(0)
    module = MultiHeadAttention(8, 2, dropout=0.0).eval()
    x, memory = torch.randn(2, 3, 8), torch.randn(2, 5, 8)
    cache = KeyValueCache()
    own, cross = (CacheScope(cache).within(name) for name in ("self", "cross"))
    for step in range(3):
        row = x[:, step : step + 1]
        module(row, torch.ones(1, 1, 1, step + 1, dtype=torch.bool), cache=own)
        module(row, torch.ones(1, 1, 1, 5, dtype=torch.bool), memory, cache=cross)
    full = Trace()
    module(x, torch.ones(3, 3, dtype=torch.bool).tril(), trace=TraceScope(full))
    key, value = own.stored
    assert torch.allclose(key, full["key"].tensor, atol=1e-6) and torch.allclose(value, full["value"].tensor, atol=1e-6)
    assert cross.stored[0].shape == (2, 2, 5, 4)
    cache.select(torch.tensor([1, 1, 0]))
    assert torch.equal(own.stored[0], key[[1, 1, 0]])
    assert CacheScope(cache).within("missing").stored is None


def test_cross_attention_is_cached_as_such_where_the_memory_is_the_queries():
    torch.manual_seed(0)
    module, cache = MultiHeadAttention(8, 2, dropout=0.0).eval(), CacheScope(KeyValueCache())
    x, allowed = torch.randn(1, 4, 8), torch.ones(1, 1, 1, 4, dtype=torch.bool)
    for _ in range(2):
        assert torch.equal(module(x, allowed, x, cache=cache), module(x, allowed))
    assert cache.stored[0].shape == (1, 2, 4, 4)


def test_uncached_keeps_nothing():
    key, value = torch.randn(2, 1, 2, 3, 4)
    assert UNCACHED.within("a") is UNCACHED
    for _ in range(2):
        assert UNCACHED.extend(key, value) == (key, value) and UNCACHED.stored is None

"""Attention and its masks; `test_reference_systems` compares it with torch, `test_model` what masks do."""

import math

import pytest
import torch

from transformer import Trace
from transformer.attention import attend
from transformer.trace import UNTRACED, TraceScope


def random_heads(queries: int = 3, keys: int = 5, seed: int = 0):
    generator = torch.Generator().manual_seed(seed)
    query, key, value = (torch.randn(2, 2, n, 4, generator=generator) for n in (queries, keys, keys))
    allowed = torch.rand(2, 1, queries, keys, generator=generator) < 0.6
    allowed[..., 0] = True
    return query, key, value, allowed


@pytest.mark.parametrize("scaled", [True, False])
def test_outputs_and_gradients_are_the_formula_s_traced_or_fused(scaled):
    def formula(query, key, value, allowed):
        scores = query @ key.transpose(-2, -1) / (2 if scaled else 1)
        return scores.masked_fill(~allowed, -math.inf).softmax(-1) @ value

    def attends(trace):
        return lambda *inputs: attend(*inputs, trace, scaled_scores=scaled)

    found = []
    for compute in (formula, attends(UNTRACED), attends(TraceScope(Trace()))):
        *inputs, allowed = random_heads()
        output = compute(*(tensor.requires_grad_() for tensor in inputs), allowed)
        output.square().sum().backward()
        found.append(torch.cat([tensor.flatten() for tensor in (output, *(one.grad for one in inputs))]))
    assert torch.allclose(found[0], found[1], atol=1e-5) and torch.allclose(found[0], found[2], atol=1e-5)


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


def test_weights_are_captured_before_dropout():
    torch.manual_seed(0)
    trace, heads = Trace(), random_heads()
    dropped = attend(*heads, TraceScope(trace), dropout=0.5)
    assert torch.allclose(trace["weights"].tensor.sum(dim=-1), torch.ones(2, 2, 3), atol=1e-6)
    assert not torch.allclose(dropped, attend(*heads), atol=1e-2)

"""The five reference systems against `torch.nn`'s own Transformer layers with copied weights: logits and gradients.

The norm of systems A and D is no norm of torch: it stands here as its formula, in place of torch's.
"""

import pytest
import torch
from foreign import by_the_paper
from torch import nn

from transformer import SYSTEMS
from transformer.layers import SampleNorm

SOURCE_LENGTHS, TARGET_LENGTHS = [7, 4, 2], [5, 1, 3]


class OwnNorm(nn.Module):
    """The norm of systems A and D: by the deviation of a sample, to which `eps` is added; one gain and bias or many."""

    def __init__(self, size: int, eps: float):
        super().__init__()
        self.eps, self.weight, self.bias = eps, nn.Parameter(torch.ones(size)), nn.Parameter(torch.zeros(size))

    def forward(self, x):
        n = x.shape[-1]
        mean = x.sum(-1, keepdim=True) / n
        deviation = (((x - mean) ** 2).sum(-1, keepdim=True) / (n - 1)).sqrt()
        return self.weight * (x - mean) / (deviation + self.eps) + self.bias


def make_norm(config) -> nn.Module:
    if config.norm == "standard":
        return nn.LayerNorm(config.d_model, eps=config.norm_eps)
    return OwnNorm(1 if config.norm == "scalar" else config.d_model, config.norm_eps)


def copy_attention(theirs: nn.MultiheadAttention, ours: nn.Module) -> None:
    projections = (ours.query_projection, ours.key_projection, ours.value_projection)
    theirs.in_proj_weight.copy_(torch.cat([p.weight for p in projections]))
    theirs.in_proj_bias.copy_(torch.cat([p.bias for p in projections]))
    theirs.out_proj.load_state_dict(ours.output_projection.state_dict())


def copy_layer(theirs: nn.Module, ours: nn.Module, config) -> None:
    copy_attention(theirs.self_attn, ours.self_attention)
    norms = [ours.self_attention_norm, ours.feed_forward_norm]
    if hasattr(theirs, "multihead_attn"):
        copy_attention(theirs.multihead_attn, ours.cross_attention)
        norms.insert(1, ours.cross_attention_norm)
    for number, norm in enumerate(norms, start=1):
        setattr(theirs, f"norm{number}", make_norm(config))
        getattr(theirs, f"norm{number}").load_state_dict(norm.state_dict())
    theirs.linear1.load_state_dict(ours.feed_forward.hidden_projection.state_dict())
    theirs.linear2.load_state_dict(ours.feed_forward.output_projection.state_dict())


@torch.no_grad()
def torch_stack(config, stack, is_decoder: bool) -> nn.Module:
    make_layer = nn.TransformerDecoderLayer if is_decoder else nn.TransformerEncoderLayer
    layer = make_layer(
        config.d_model, config.num_heads, config.d_ff, dropout=0.0, activation=config.activation,
        layer_norm_eps=config.norm_eps, batch_first=True, norm_first=config.norm_first,
    )  # fmt: skip
    norm = make_norm(config) if config.final_norm else None
    if is_decoder:
        theirs = nn.TransformerDecoder(layer, config.num_layers, norm)
    else:
        theirs = nn.TransformerEncoder(layer, config.num_layers, norm, enable_nested_tensor=False)
    for their_layer, our_layer in zip(theirs.layers, stack.layers, strict=True):
        copy_layer(their_layer, our_layer, config)
    if norm is not None:
        theirs.norm.load_state_dict(stack.norm.state_dict())
    return theirs


def torch_embed(config, stack, ids: torch.Tensor) -> torch.Tensor:
    embedded = nn.functional.embedding(ids, stack.embedding.weight)
    if config.scaled_embedding:
        embedded = embedded * config.d_model**0.5
    if config.positions == "learned":
        return embedded + stack.positions.table[: ids.shape[1]]
    return embedded + torch.tensor([by_the_paper(position, config.d_model) for position in range(ids.shape[1])])


def torch_logits(model, source: torch.Tensor, target: torch.Tensor | None) -> torch.Tensor:
    config, padded = model.config, source == 0
    encoder = torch_stack(config, model.encoder, is_decoder=False)
    last = encoder(torch_embed(config, model.encoder, source), src_key_padding_mask=padded)
    if target is not None:
        decoder = torch_stack(config, model.decoder, is_decoder=True)
        last = decoder(
            torch_embed(config, model.decoder, target),
            last,
            tgt_mask=torch.ones(target.shape[1], target.shape[1], dtype=torch.bool).triu(1),
            tgt_key_padding_mask=target == 0,
            memory_key_padding_mask=padded,
        )
    return last @ model.output_projection.weight.T + model.output_projection.bias


@pytest.mark.parametrize("name, changes", [
    *((name, {}) for name in SYSTEMS),
    *((name, dict(norm_eps=0.4)) for name in ("modular", "arabic-english")),  # it is added to the deviation
    ("arabic-english", dict(num_heads=4)),
    ("paper", dict(norm_eps=0.3)),
    ("paper", dict(d_model=12, num_heads=3, num_layers=3)),
    ("paper", dict(source_vocab_size=9, target_vocab_size=17)),
    ("lightning", dict(positions="learned")),
    ("encoder-only", dict(norm_first=True)),
])  # fmt: skip
def test_a_system_computes_what_torch_does_and_learns_as_it_does(make_model, make_ids, name, changes):
    model = make_model(name, **changes)
    config = model.config
    source = make_ids(SOURCE_LENGTHS, config.source_vocab_size, seed=1)
    target = make_ids(TARGET_LENGTHS, config.target_vocab_size, seed=2) if config.has_decoder else None
    if target is not None:
        target[0, 2] = 0  # padding in the middle of a target, too
    ours, theirs = model(source, target), torch_logits(model, source, target)
    assert ours.shape == (3, 5 if config.has_decoder else 7, config.target_vocab_size)
    assert ours.std() > 0.1  # the comparison would mean nothing if all logits were alike
    torch.testing.assert_close(ours, theirs, atol=1e-5, rtol=0)

    # The gradient of the source's tables runs through both of PyTorch's stacks.
    tables = {path: p for path, p in model.named_parameters() if "embedding" in path or "positions" in path}
    everywhere = torch.autograd.grad(ours.square().mean(), tables.values(), retain_graph=True)
    for path, gradient in zip(tables, everywhere, strict=True):
        assert "embedding" not in path or not gradient[0].any()  # the row of padding stays zero
    mask = ((source if target is None else target) != 0)[..., None]
    gradients = [
        dict(zip(tables, torch.autograd.grad((logits * mask).square().mean(), tables.values()), strict=True))
        for logits in (ours, theirs)
    ]
    for path in tables:
        mine, other = (found[path] for found in gradients)
        first = 1 if "embedding" in path else 0
        torch.testing.assert_close(mine[first:], other[first:], atol=1e-5, rtol=1e-4)


def test_the_norm_of_equal_values_is_its_bias_with_a_finite_gradient():
    norm, x = SampleNorm(4, eps=1e-6, scalar=False), torch.full((2, 4), 3.0, requires_grad=True)
    output = norm(x)
    assert torch.equal(output, torch.zeros(2, 4))
    output.square().sum().backward()
    assert x.grad.isfinite().all()

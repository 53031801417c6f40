"""The five reference systems against calculations that share no code with the library.

B, C and E: torch.nn's own Transformer layers with copied weights. A and D: the same model written out in NumPy, in
float64, one sequence at a time.
"""

import math

import numpy as np
import pytest
import torch
from foreign import by_the_paper
from torch import nn

from transformer import Trace
from transformer.attention import MultiHeadAttention
from transformer.layers import SampleNorm
from transformer.trace import TraceScope

SOURCE_LENGTHS, TARGET_LENGTHS = [7, 4, 2], [5, 1, 3]


# B, C and E against PyTorch


def copy_attention(theirs: nn.MultiheadAttention, ours: nn.Module) -> None:
    projections = (ours.query_projection, ours.key_projection, ours.value_projection)
    theirs.in_proj_weight.copy_(torch.cat([p.weight for p in projections]))
    theirs.in_proj_bias.copy_(torch.cat([p.bias for p in projections]))
    theirs.out_proj.load_state_dict(ours.output_projection.state_dict())


@pytest.mark.parametrize("heads", [1, 2, 4])
def test_multi_head_attention_against_torch(heads):
    torch.manual_seed(0)
    ours, theirs = MultiHeadAttention(16, heads, dropout=0.0), nn.MultiheadAttention(16, heads, batch_first=True)
    with torch.no_grad():
        copy_attention(theirs, ours)
    queries, keys = torch.randn(2, 3, 16), torch.randn(2, 5, 16)
    allowed = torch.tensor([[True] * 5, [True] * 3 + [False] * 2])
    trace = Trace()
    output, weights = theirs(queries, keys, keys, key_padding_mask=~allowed, average_attn_weights=False)
    assert torch.allclose(ours(queries, allowed[:, None, None], keys), output, atol=1e-6)
    assert torch.allclose(ours(queries, allowed[:, None, None], keys, TraceScope(trace)), output, atol=1e-6)
    assert torch.allclose(trace["weights"].tensor, weights, atol=1e-6)


def copy_layer(theirs: nn.Module, ours: nn.Module) -> None:
    copy_attention(theirs.self_attn, ours.self_attention)
    norms = [ours.self_attention_norm, ours.feed_forward_norm]
    if hasattr(theirs, "multihead_attn"):
        copy_attention(theirs.multihead_attn, ours.cross_attention)
        norms.insert(1, ours.cross_attention_norm)
    for number, norm in enumerate(norms, start=1):
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
    norm = nn.LayerNorm(config.d_model, eps=config.norm_eps) if config.final_norm else None
    if is_decoder:
        theirs = nn.TransformerDecoder(layer, config.num_layers, norm)
    else:
        theirs = nn.TransformerEncoder(layer, config.num_layers, norm, enable_nested_tensor=False)
    for their_layer, our_layer in zip(theirs.layers, stack.layers, strict=True):
        copy_layer(their_layer, our_layer)
    if norm is not None:
        theirs.norm.load_state_dict(stack.norm.state_dict())
    return theirs


def waves(length: int, d: int) -> list[list[float]]:
    return [by_the_paper(position, d) for position in range(length)]


def torch_embed(config, stack, ids: torch.Tensor) -> torch.Tensor:
    embedded = nn.functional.embedding(ids, stack.embedding.weight)
    if config.scaled_embedding:
        embedded = embedded * config.d_model**0.5
    if config.positions == "learned":
        return embedded + stack.positions.table[: ids.shape[1]]
    return embedded + torch.tensor(waves(ids.shape[1], config.d_model))


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
    ("paper", {}),
    ("paper", dict(norm_eps=0.3)),
    ("paper", dict(d_model=12, num_heads=3, num_layers=3)),
    ("paper", dict(source_vocab_size=9, target_vocab_size=17)),
    ("lightning", {}),
    ("lightning", dict(positions="learned")),
    ("lightning", dict(activation="gelu")),
    ("encoder-only", {}),
    ("encoder-only", dict(scaled_embedding=True)),
    ("encoder-only", dict(norm_first=True)),
])  # fmt: skip
def test_systems_b_c_and_e_against_torch(make_model, make_ids, name, changes):
    model = make_model(name, **changes)
    config = model.config
    source = make_ids(SOURCE_LENGTHS, config.source_vocab_size, seed=1)
    target = make_ids(TARGET_LENGTHS, config.target_vocab_size, seed=2) if config.has_decoder else None
    ours, theirs = model(source, target), torch_logits(model, source, target)
    assert ours.shape == (3, 5 if config.has_decoder else 7, config.target_vocab_size)
    assert ours.std() > 0.1  # the comparison would mean nothing if all logits were alike
    torch.testing.assert_close(ours, theirs, atol=1e-5, rtol=0)

    weights = [p for p in model.parameters() if p.requires_grad]
    mask = ((source if target is None else target) != 0)[..., None]
    our_gradients = torch.autograd.grad((ours * mask).square().mean(), weights, allow_unused=True)
    embedding = next(i for i, p in enumerate(weights) if p is model.encoder.embedding.weight)
    # The gradient of the source embedding runs through both of PyTorch's stacks.
    loss = (torch_logits(model, source, target) * mask).square().mean()
    theirs = torch.autograd.grad(loss, model.encoder.embedding.weight)[0]
    torch.testing.assert_close(our_gradients[embedding][1:], theirs[1:], atol=1e-5, rtol=1e-4)


def test_lightning_shares_one_table_whose_padding_row_stays_zero(make_model, make_ids):
    model = make_model("lightning")
    assert model.decoder.embedding.weight is model.encoder.embedding.weight
    source, target = make_ids(SOURCE_LENGTHS), make_ids(TARGET_LENGTHS)
    model(source, target).square().sum().backward()
    gradient = model.encoder.embedding.weight.grad
    assert torch.equal(gradient[0], torch.zeros(16)) and gradient[4:].abs().sum() > 0
    separate = make_model("paper")
    assert separate.decoder.embedding.weight is not separate.encoder.embedding.weight


def test_tied_output_is_the_target_embedding(make_model):
    model, untied = make_model("paper", tied_output=True), make_model("paper")
    assert model.output_projection.weight is model.decoder.embedding.weight
    assert model.num_parameters == untied.num_parameters - 13 * 16
    alone = make_model("encoder-only", tied_output=True)
    assert alone.output_projection.weight is alone.encoder.embedding.weight


# A and D in NumPy


def numpy_norm(x, weights, name, eps):
    n = x.shape[-1]
    mean = x.sum(-1, keepdims=True) / n
    deviation = np.sqrt(((x - mean) ** 2).sum(-1, keepdims=True) / (n - 1))
    return weights[f"{name}.weight"] * (x - mean) / (deviation + eps) + weights[f"{name}.bias"]


def numpy_linear(x, weights, name):
    return x @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]


def numpy_attention(queries, keys, weights, name, heads, allowed):
    query, key, value = (
        numpy_linear(x, weights, f"{name}.{part}_projection").reshape(len(x), heads, -1)
        for x, part in ((queries, "query"), (keys, "key"), (keys, "value"))
    )
    scores = np.einsum("ihd,jhd->hij", query, key) / math.sqrt(query.shape[-1])
    exponents = np.where(allowed, np.exp(scores - scores.max(-1, keepdims=True)), 0.0)
    shares = exponents / exponents.sum(-1, keepdims=True)
    output = np.einsum("hij,jhd->ihd", shares, value).reshape(queries.shape)
    return numpy_linear(output, weights, f"{name}.output_projection")


def numpy_embed(ids, weights, side, config):
    d = config.d_model
    x = weights[f"{side}.embedding.weight"][ids] * math.sqrt(d)
    if config.positions == "learned":
        return x + weights[f"{side}.positions.table"][: len(ids)]
    return x + np.array(waves(len(ids), d))


def numpy_logits(weights, config, source, target):
    """Return the logits of a pre-norm encoder-decoder for one pair of sequences, padded after the ids or not."""
    eps, heads = config.norm_eps, config.num_heads

    def sublayer(x, name, part, function):
        return x + function(numpy_norm(x, weights, f"{name}.{part}_norm", eps), f"{name}.{part}")

    def looks(allowed, at=None):
        return lambda x, path: numpy_attention(x, x if at is None else at, weights, path, heads, allowed)

    def feeds(x, path):
        hidden = np.maximum(numpy_linear(x, weights, f"{path}.hidden_projection"), 0)
        return numpy_linear(hidden, weights, f"{path}.output_projection")

    memory = numpy_embed(source, weights, "encoder", config)
    for number in range(config.num_layers):
        name = f"encoder.layers.{number}"
        memory = sublayer(memory, name, "self_attention", looks(source != 0))
        memory = sublayer(memory, name, "feed_forward", feeds)
    memory = numpy_norm(memory, weights, "encoder.norm", eps)

    x, earlier = numpy_embed(target, weights, "decoder", config), np.tri(len(target), dtype=bool)
    for number in range(config.num_layers):
        name = f"decoder.layers.{number}"
        x = sublayer(x, name, "self_attention", looks(earlier & (target != 0)))
        x = sublayer(x, name, "cross_attention", looks(source != 0, memory))
        x = sublayer(x, name, "feed_forward", feeds)
    return numpy_linear(numpy_norm(x, weights, "decoder.norm", eps), weights, "output_projection")


@pytest.mark.parametrize("name", ["modular", "arabic-english"])
@pytest.mark.parametrize("eps", [1e-6, 0.4])  # a large one shows that it is added to the deviation
@pytest.mark.parametrize("heads", [2, 4])
def test_systems_a_and_d_against_numpy(make_model, make_ids, name, eps, heads):
    model = make_model(name, norm_eps=eps, num_heads=heads)
    weights = {path: p.detach().double().numpy() for path, p in model.named_parameters()}
    source, target = make_ids(SOURCE_LENGTHS, seed=1), make_ids(TARGET_LENGTHS, seed=2)
    target[0, 2] = 0  # padding in the middle of a target, too
    expected = np.stack(
        [numpy_logits(weights, model.config, s, t) for s, t in zip(source.numpy(), target.numpy(), strict=True)]
    )
    assert expected.std() > 0.1
    np.testing.assert_allclose(model(source, target).detach().numpy(), expected, atol=1e-5, rtol=0)


def test_scalar_norm_has_one_gain_and_one_bias(make_model):
    modular, arabic_english = make_model("modular"), make_model("arabic-english")
    norms = {path: p.shape for path, p in modular.named_parameters() if "norm" in path}
    assert len(norms) == 2 * (2 * 2 + 2 * 3 + 2) and set(norms.values()) == {(1,)}
    assert {p.shape for path, p in arabic_english.named_parameters() if "norm" in path} == {(16,)}


def test_sample_norm_by_hand():
    x = torch.tensor([[2.0, 4.0, 6.0, 8.0]])  # mean 5, squared deviations 9 + 1 + 1 + 9, variance 20/3
    expected = [(value - 5) / (math.sqrt(20 / 3) + 1.0) for value in (2, 4, 6, 8)]
    for scalar in (False, True):
        norm = SampleNorm(4, eps=1.0, scalar=scalar)
        assert norm(x)[0].tolist() == pytest.approx(expected, abs=1e-6)
        with torch.no_grad():
            norm.weight.fill_(3.0), norm.bias.fill_(-1.0)
        assert norm(x)[0].tolist() == pytest.approx([3 * value - 1 for value in expected], abs=1e-6)
    norm, x = SampleNorm(4, eps=1e-6, scalar=False), torch.full((2, 4), 3.0, requires_grad=True)
    output = norm(x)
    assert torch.equal(output, torch.zeros(2, 4))  # of equal values it is the bias, with a finite gradient
    output.square().sum().backward()
    assert x.grad.isfinite().all()

"""Identities of the whole model, for every system: shapes, masks without influence, order, seeds, refusals."""

import pytest
import torch

from transformer import SYSTEMS, Trace, Transformer
from transformer.config import PAD


@pytest.fixture(params=[False, True], ids=["untraced", "traced"])
def maybe_trace(request):
    """Return a function that gives a new trace, or None: masks must hold on both paths."""
    return Trace if request.param else lambda: None


def test_weights_are_zero_exactly_where_nobody_may_look(any_model, make_ids, run_model):
    trace = Trace()
    source, target = make_ids([6, 3]), make_ids([4, 2])
    run_model(any_model, source, target, trace)
    for weights in trace.find("*attention.weights"):
        kind = weights.name.split(".")[0], weights.name.split(".")[3]
        keys = target if kind == ("decoder", "self_attention") else source
        allowed = (keys != PAD)[:, None, None, :].expand_as(weights.tensor)
        if kind == ("decoder", "self_attention"):
            allowed = allowed & torch.ones(4, 4, dtype=torch.bool).tril()
        assert torch.equal(weights.tensor > 0, allowed), weights.name


def test_content_of_padding_has_no_influence_at_all(any_model, make_ids, run_model, maybe_trace):
    source, target = make_ids([6, 3]), make_ids([4, 2], seed=1)
    before = run_model(any_model, source, target, maybe_trace())
    with torch.no_grad():
        for module in any_model.modules():
            if isinstance(module, torch.nn.Embedding):
                module.weight[PAD] = 100 * torch.randn(16, generator=torch.Generator().manual_seed(0))
    after = run_model(any_model, source, target, maybe_trace())
    real = (target if any_model.config.has_decoder else source) != PAD
    assert torch.equal(after[real], before[real])
    assert not torch.equal(after[~real], before[~real])  # where padding itself asks, it sees itself


def test_a_sequence_does_not_depend_on_its_batch_nor_on_its_padding(any_model, make_ids, run_model, maybe_trace):
    source, target = make_ids([6, 3]), make_ids([4, 2], seed=1)
    alone = run_model(any_model, source[1:, :3], target[1:, :2], maybe_trace())
    among = run_model(any_model, source, target, maybe_trace())
    torch.testing.assert_close(among[1:, : alone.shape[1]], alone, atol=1e-5, rtol=0)


@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize("replacement", ["other", "padding"])
def test_the_future_has_no_influence_at_all(decoder_model, make_ids, maybe_trace, first, replacement):
    source, target = make_ids([6, 3]), make_ids([4, 4], seed=1)
    changed = target.clone()
    changed[:, first:] = PAD if replacement == "padding" else 4 + (target[:, first:] - 3) % 9
    one, other = (decoder_model(source, ids, maybe_trace()) for ids in (target, changed))
    assert torch.equal(one[:, :first], other[:, :first])
    assert not torch.allclose(one[:, first], other[:, first], atol=1e-3)  # the present has an influence


@pytest.mark.parametrize("traced", [False, True])
def test_wholly_padded_rows_are_never_nan(any_model, make_ids, run_model, traced):
    any_model.train()
    source, target = make_ids([6, 3, 2]), make_ids([4, 2, 4], seed=1)
    source[0], target[0], source[1] = PAD, PAD, PAD
    trace = Trace() if traced else None
    logits = run_model(any_model, source, target, trace)
    assert logits.isfinite().all()
    logits.square().sum().backward()
    gradients = {name: p.grad for name, p in any_model.named_parameters() if p.grad is not None}
    assert gradients and all(gradient.isfinite().all() for gradient in gradients.values())
    if traced:
        for traced_value in trace.find("*attention.weights"):
            assert traced_value.tensor.isfinite().all()
            if "encoder" in traced_value.name or "cross" in traced_value.name:
                assert torch.equal(traced_value.tensor[:2], torch.zeros_like(traced_value.tensor[:2]))


ORDER = torch.tensor([3, 1, 5, 0, 4, 2])


@pytest.mark.parametrize("name", SYSTEMS)
def test_without_source_positions_its_order_says_nothing_to_the_decoder(make_model, make_ids, run_model, name):
    model, source, target = make_model(name, positions="none"), make_ids([6, 4]), make_ids([4, 2], seed=1)
    permuted, logits = run_model(model, source[:, ORDER], target), run_model(model, source, target)
    expected = logits if model.config.has_decoder else logits[:, ORDER]
    torch.testing.assert_close(permuted, expected, atol=1e-5, rtol=0)


def test_the_same_seed_gives_the_same_weights(make_model):
    config = make_model("lightning").config
    torch.manual_seed(1)
    one = Transformer(config, seed=5)
    torch.manual_seed(2)
    same, other = Transformer(config, seed=5), Transformer(config, seed=6)
    for (name, p), q in zip(one.named_parameters(), same.parameters(), strict=True):
        assert torch.equal(p, q), name
    assert not torch.equal(one.encoder.embedding.weight, other.encoder.embedding.weight)


def test_initial_values(make_model):
    config = make_model("arabic-english").config
    model = Transformer(config, seed=0)
    assert torch.equal(model.encoder.positions.table, torch.zeros(16, 16))
    assert torch.equal(model.encoder.embedding.weight[PAD], torch.zeros(16))
    assert all(torch.equal(p, torch.zeros_like(p)) for name, p in model.named_parameters() if name.endswith("bias"))


def test_learned_positions_see_gradients_in_both_stacks(make_model, make_ids):
    model = make_model("arabic-english")
    model(make_ids([6]), make_ids([4])).square().sum().backward()
    assert model.encoder.positions.table.grad[:6].abs().sum() > 0
    assert (model.decoder.positions.table.grad.abs().sum(dim=1) > 0).tolist() == [True] * 4 + [False] * 12


def test_dropout_acts_in_training_only(make_model, make_ids, run_model):
    for name in SYSTEMS:
        model = make_model(name, dropout=0.5)
        inputs = make_ids([6]), make_ids([4])
        assert torch.equal(run_model(model, *inputs), run_model(model, *inputs))
        model.train()
        assert not torch.equal(run_model(model, *inputs), run_model(model, *inputs))


@pytest.mark.parametrize("length", [0, 17])
def test_lengths_beyond_the_limit_are_refused(make_model, make_ids, length):
    model = make_model("modular")
    ids = torch.full((1, length), 5)
    with pytest.raises(ValueError, match=f"The source must have 1 to 16 tokens, got {length}. Shorten it"):
        model(ids, make_ids([3]))
    with pytest.raises(ValueError, match=f"The target must have 1 to 16 tokens, got {length}"):
        model(make_ids([3]), ids)
    assert model(make_ids([16]), make_ids([16])).isfinite().all()


def test_a_target_is_wanted_where_there_is_a_decoder_and_only_there(make_model, make_ids):
    with pytest.raises(ValueError, match="This model needs a target"):
        make_model("paper")(make_ids([3]))
    with pytest.raises(ValueError, match="This model takes no target"):
        make_model("encoder-only")(make_ids([3]), make_ids([3]))

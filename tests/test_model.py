"""Identities of the whole model, for every system: shapes, masks without influence, order, seeds, refusals."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
import torch

from transformer import SYSTEMS, Trace, Transformer
from transformer.config import PAD


@pytest.fixture(params=[False, True], ids=["untraced", "traced"])
def maybe_trace(request):
    """Return a function that gives a new trace, or None: masks must hold on both paths."""
    return Trace if request.param else lambda: None


def test_padding_and_the_rest_of_a_batch_have_no_influence(any_model, make_ids, run_model, maybe_trace):
    source, target = make_ids([6, 3]), make_ids([4, 2], seed=1)
    before = run_model(any_model, source, target, maybe_trace())
    alone = run_model(any_model, source[1:, :3], target[1:, :2], maybe_trace())
    torch.testing.assert_close(before[1:, : alone.shape[1]], alone, atol=1e-5, rtol=0)
    with torch.no_grad():
        for module in any_model.modules():
            if isinstance(module, torch.nn.Embedding):
                module.weight[PAD] = 100 * torch.randn(16, generator=torch.Generator().manual_seed(0))
    after = run_model(any_model, source, target, maybe_trace())
    real = (target if any_model.config.has_decoder else source) != PAD
    assert torch.equal(after[real], before[real])
    assert not torch.equal(after[~real], before[~real])  # where padding itself asks, it sees itself


@pytest.mark.parametrize("name", [name for name in SYSTEMS if name != "encoder-only"])
def test_the_future_has_no_influence_at_all(make_model, make_ids, maybe_trace, name):
    model, source, target = make_model(name), make_ids([6, 3]), make_ids([4, 4], seed=1)
    before = model(source, target, maybe_trace())
    for first in (1, 2, 3):
        for replacement in (torch.full_like(target, PAD), 4 + (target - 3) % 9):
            changed = torch.cat([target[:, :first], replacement[:, first:]], dim=1)
            after = model(source, changed, maybe_trace())
            assert torch.equal(after[:, :first], before[:, :first])
            assert not torch.allclose(after[:, first], before[:, first], atol=1e-3)  # the present has an influence


def test_weights_begin_by_their_seed_though_other_threads_draw(make_model):
    config, is_over = make_model("arabic-english").config, threading.Event()

    def draw():
        while not is_over.is_set():
            torch.rand(8)

    one, other = Transformer(config, seed=5), Transformer(config, seed=6)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(draw)
        again = [Transformer(config, seed=5) for _ in range(30)]
        is_over.set()
    for same in again:
        for (name, p), q in zip(one.named_parameters(), same.parameters(), strict=True):
            assert torch.equal(p, q), name
            assert not name.endswith("bias") or torch.equal(p, torch.zeros_like(p))
    assert not torch.equal(one.encoder.embedding.weight, other.encoder.embedding.weight)
    assert torch.equal(one.encoder.positions.table, torch.zeros(16, 16))
    assert torch.equal(one.encoder.embedding.weight[PAD], torch.zeros(16))


def test_dropout_acts_in_training_only(make_model, make_ids, run_model):
    for name in SYSTEMS:
        model = make_model(name, dropout=0.5)
        inputs = make_ids([6]), make_ids([4])
        assert torch.equal(run_model(model, *inputs), run_model(model, *inputs))
        model.train()
        assert not torch.equal(run_model(model, *inputs), run_model(model, *inputs))


def test_what_a_model_cannot_read_is_refused(make_model, make_ids):
    model, three = make_model("modular"), make_ids([3])
    for length in (0, 17):
        ids = torch.full((1, length), 5)
        with pytest.raises(ValueError, match=f"The source must have 1 to 16 tokens, got {length}. Shorten it"):
            model(ids, three)
        with pytest.raises(ValueError, match=f"The target must have 1 to 16 tokens, got {length}"):
            model(three, ids)
    assert model(make_ids([16]), make_ids([16])).isfinite().all()

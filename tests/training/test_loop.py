"""Training: the same to the last bit, steps by hand, models that learn, and settings; `test_run.py` resumes it."""

import dataclasses
import math

import numpy as np
import pytest
import torch
from small_training import SIZES, TASK, make, settings
from torch.optim.optimizer import register_optimizer_step_pre_hook

from transformer import Record, SequenceTask, TrainingSettings, Transformer, exact_match, train
from transformer.config import PAD
from transformer.data.batches import Batch
from transformer.training.loop import find_device


def weights(model: Transformer) -> dict[str, torch.Tensor]:
    return {name: p.detach().clone() for name, p in model.named_parameters()}


def same_weights(one: dict, other: dict) -> bool:
    return one.keys() == other.keys() and all(torch.equal(one[name], other[name]) for name in one)


def run(name: str, seed: int = 0) -> tuple[list[Record], dict]:
    """Run a training to its end; return its records, without their times, and its weights."""
    model = make(name)
    records = [dataclasses.replace(one, examples_per_second=0.0) for one in train(model, TASK, settings(seed=seed))]
    return records, weights(model)


@pytest.mark.parametrize("name", ["modular", "arabic-english", "encoder-only"])
def test_the_same_seed_gives_the_same_run_to_the_last_bit(name):
    torch.manual_seed(1)
    records, one = run(name)
    torch.manual_seed(2)
    again, same = run(name)
    assert records == again and same_weights(one, same)
    assert not same_weights(one, run(name, seed=1)[1])


def test_what_does_not_fit_the_model_is_refused():
    with pytest.raises(ValueError, match="must have vocabularies of 47 and 47 tokens for this task, got 50 and 47"):
        train(make(source_vocab_size=50), TASK)
    with pytest.raises(ValueError, match=r"must be at least the task's `max_tokens` \(64\) in the model, got 8"):
        train(make(), SequenceTask())


def test_each_step_is_told_and_some_are_measured():
    training = train(make(), TASK, settings(steps=6, evaluate_every=4))
    before = torch.get_rng_state()
    records = list(training)
    assert torch.equal(torch.get_rng_state(), before)  # torch's own random state is left as it was
    assert [record.step for record in records] == [1, 2, 3, 4, 5, 6]
    assert [record.exact_match is not None for record in records] == [False, False, False, True, False, True]
    assert [record.learning_rate for record in records] == [training.settings.rate(step) for step in range(1, 7)]
    assert all(record.gradient_norm > 0 and record.examples_per_second > 0 for record in records)
    assert abs(records[0].loss - math.log(47)) < 1.5  # an untrained model knows nothing
    assert not training.model.training
    with pytest.raises(StopIteration):
        next(training)


# The loss


@pytest.mark.parametrize("smoothing", [0.0, 0.1])
@pytest.mark.parametrize("name", ["modular", "encoder-only"])
def test_loss_is_the_mean_over_real_tokens_by_hand(name, smoothing):
    model = make(name, dropout=0.0).eval()
    training = train(model, TASK, settings(label_smoothing=smoothing))
    sides = [[1, 5, 6, 2], [1, 7, 2, 0]], [[1, 6, 5, 2], [1, 7, 2, 0]]
    batch = Batch(*map(torch.tensor, sides))
    if model.config.has_decoder:
        probabilities, labels = model(batch.source, batch.target[:, :-1]).softmax(-1), batch.target[:, 1:]
    else:
        probabilities, labels = model(batch.source).softmax(-1), batch.target
    logs, losses = probabilities.detach().double().log(), []
    for row, answers in zip(logs.numpy(), labels.tolist(), strict=True):
        for told, answer in zip(row, answers, strict=True):
            if answer != PAD:
                losses.append(-(1 - smoothing) * told[answer] - smoothing * told.mean())
    assert len(losses) == (5 if model.config.has_decoder else 7)
    assert training.loss(batch).item() == pytest.approx(np.mean(losses), abs=1e-5)
    padded = Batch(*(torch.nn.functional.pad(ids, (0, 3)) for ids in (batch.source, batch.target)))
    assert training.loss(padded).item() == pytest.approx(training.loss(batch).item(), abs=1e-6)


# Optimizer and schedule


def test_first_step_of_adam_by_hand():
    # After one step Adam moves every parameter by the rate, against the sign of its gradient.
    model = make(dropout=0.0)
    before = weights(model)
    training = train(model, TASK, settings(optimizer="adam", schedule="constant", warmup=0, learning_rate=1e-3))
    batch = TASK.batch(6, np.random.default_rng((0, 1)))
    twin = make(dropout=0.0)
    train(twin, TASK, settings()).loss(batch).backward()
    record = next(training)
    gradients = {name: p.grad for name, p in twin.named_parameters()}
    norm = math.sqrt(sum(float(gradient.square().sum()) for gradient in gradients.values()))
    assert record.gradient_norm == pytest.approx(norm, rel=1e-4)
    for name, p in model.named_parameters():
        moved = gradients[name].abs() > 1e-5
        step = -1e-3 * gradients[name].sign()
        torch.testing.assert_close((p.detach() - before[name])[moved], step[moved], atol=2e-6, rtol=0)


def test_clipping_bounds_the_gradient_and_the_record_shows_the_norm_before():
    model, found = make(dropout=0.0), []

    def note(optimizer, *_):
        found.append(math.sqrt(sum(float(p.grad.square().sum()) for p in model.parameters() if p.grad is not None)))

    hook = register_optimizer_step_pre_hook(note)
    record = next(train(model, TASK, settings(clip=1e-3)))
    hook.remove()
    assert record.gradient_norm > 0.01
    assert found == [pytest.approx(1e-3, rel=1e-2)]


def test_weight_decay_is_adamws_and_spares_norms_and_biases():
    gains = {}
    for decay in (0.0, 5.0):
        for optimizer in ("adam", "adamw"):
            model = make(dropout=0.0)
            list(train(model, TASK, settings(steps=1, warmup=0, optimizer=optimizer, weight_decay=decay)))
            gains[optimizer, decay] = weights(model)
    assert same_weights(gains["adam", 0.0], gains["adam", 5.0])
    for name, p in gains["adamw", 5.0].items():
        untouched = torch.equal(p, gains["adamw", 0.0][name])
        assert untouched == (p.dim() == 1), name


# Exact match


def test_exact_match_counts_wholly_right_sequences():
    # The model is an encoder alone whose output is its input: right on copy, and on reverse only for palindromes.
    sizes = {**SIZES, "d_model": 48, "num_heads": 1, "positions": "none"}
    model = make("encoder-only", 0.0, **sizes).eval()
    with torch.no_grad():
        for name, p in model.named_parameters():
            if "norm.weight" not in name:
                p.zero_()
        model.encoder.embedding.weight[:, :47] = torch.eye(47)
        model.output_projection.weight[:, :47] = torch.eye(47)
    copying = SequenceTask(name="copy", max_length=3, max_tokens=8)
    reversing = SequenceTask(name="reverse", max_length=3, max_tokens=8)
    assert exact_match(model, copying, 300, seed=0) == 1.0
    batch = reversing.batch(100, np.random.default_rng(5), "held-out")
    palindromes = (batch.source == batch.target).all(dim=1).float().mean().item()
    assert 0 < palindromes < 1
    assert exact_match(model, reversing, 100, seed=5) == pytest.approx(palindromes)
    assert not model.training
    exact_match(model.train(), TASK, 3, seed=0)
    assert model.training  # its mode is kept


def test_training_never_sees_a_held_out_sequence(monkeypatch):
    splits, batch = [], SequenceTask.batch

    def spy(self, size, rng, split="train", **options):
        splits.append((split, size))
        return batch(self, size, rng, split, **options)

    monkeypatch.setattr(SequenceTask, "batch", spy)
    list(train(make(), TASK, settings(steps=2, evaluate_every=2, length_buckets=3)))
    assert splits == [("train", 6), ("train", 6), ("held-out", 3)]


# Settings


def test_schedules_by_formula():
    for step in (1, 5, 10, 11, 50, 99, 100):
        rate = {
            name: TrainingSettings(steps=100, learning_rate=0.5, warmup=0.1, schedule=name).rate(step)
            for name in ("paper", "constant", "cosine")
        }
        paper = [min(n**-0.5, n * 10**-1.5) for n in (step, 10)]  # scaled so that the peak is the chosen rate
        assert rate["paper"] == pytest.approx(0.5 * paper[0] / paper[1])
        assert rate["constant"] == pytest.approx(0.5 * min(1, step / 10))
        cosine = 0.5 * step / 10 if step <= 10 else 0.25 * (1 + math.cos(math.pi * (step - 10) / 90))
        assert rate["cosine"] == pytest.approx(cosine)


def test_rules_of_settings():
    for changes, message in (
        (dict(steps=0), "`steps` must be a whole number from 1 to 1,000,000, got 0"),
        (dict(learning_rate=math.nan), "`learning_rate` must lie from 1e-08 to 10, got nan"),
        (dict(clip="1"), "`clip` must lie from 0 to 1e\\+06, got '1'"),
        (dict(schedule="linear"), "`schedule` must be one of cosine, paper, constant, got 'linear'"),
    ):
        with pytest.raises(ValueError, match=message):
            TrainingSettings(**changes)


def test_devices(monkeypatch):
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    monkeypatch.setattr(torch.backends.mps, "is_available", lambda: False)
    assert find_device("auto") == find_device("cpu") == torch.device("cpu")
    with pytest.raises(ValueError, match="`device` must be one this machine has, got 'cuda'. Use 'auto' or 'cpu'"):
        find_device("cuda")
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    assert find_device("auto") == torch.device("cuda")


def test_a_state_is_a_snapshot_and_one_that_does_not_fit_is_refused():
    training = train(make(), TASK, settings())
    next(training)
    state = training.state
    before = {name: tensor.clone() for name, tensor in state.optimizer.items()}
    next(training)
    assert state.step == 1 and training.step == 2 and same_weights(before, state.optimizer)
    keys, parameters = ("exp_avg", "exp_avg_sq", "step"), dict(training.model.named_parameters())
    assert set(state.optimizer) == {f"{key}.{name}" for name in parameters for key in keys}
    name = "exp_avg.output_projection.bias"
    with pytest.raises(ValueError, match=name):
        train(make(), TASK, settings(), dataclasses.replace(state, optimizer={**before, name: torch.zeros(3)}))

"""Training: runs that reproduce and resume to the last bit, steps by hand, and a model that learns."""

from __future__ import annotations

import copy
import dataclasses
import math

import numpy as np
import pytest
import torch
from small_training import TASK, make, settings

from transformer import (  # fmt: skip
    Checkpoint,
    Record,
    SequenceTask,
    Transformer,
    exact_match,
    load,
    save,
    train,
)
from transformer.config import PAD
from transformer.data.batches import Batch


def weights(model: Transformer) -> dict[str, torch.Tensor]:
    return {name: p.detach().clone() for name, p in model.named_parameters()}


def assert_same_weights(one: dict, other: dict) -> None:
    assert one.keys() == other.keys()
    for name in one:
        assert torch.equal(one[name], other[name]), name


def untimed(records: list[Record]) -> list[Record]:
    return [dataclasses.replace(record, examples_per_second=0.0) for record in records]


def run(name: str, changes: dict) -> tuple[list[Record], dict]:
    model = make(name)
    records = list(train(model, TASK, settings(**changes)))
    return untimed(records), weights(model)


@pytest.mark.parametrize("name", ["modular", "arabic-english", "encoder-only"])
def test_the_same_seed_gives_the_same_run_to_the_last_bit(name):
    torch.manual_seed(1)
    records, one = run(name, {})
    torch.manual_seed(2)
    again, same = run(name, {})
    assert records == again
    assert_same_weights(one, same)
    other = run(name, dict(seed=1))[1]
    assert any(not torch.equal(one[key], other[key]) for key in one)


def test_training_leaves_torchs_own_random_state():
    torch.manual_seed(7)
    expected = torch.rand(1)
    torch.manual_seed(7)
    training = train(make(), TASK, settings())
    torch.manual_seed(7)
    next(training)
    assert torch.equal(torch.rand(1), expected)


@pytest.mark.parametrize("optimizer", ["adam", "adamw"])
@pytest.mark.parametrize("name", ["modular", "lightning"])
def test_stopped_saved_loaded_and_continued_equals_uninterrupted(tmp_path, optimizer, name):
    changes = dict(optimizer=optimizer, label_smoothing=0.1)
    records, expected = run(name, changes)
    for stop in (1, 3, 4, 7):
        training = train(make(name), TASK, settings(**changes))
        first = [next(training) for _ in range(stop)]
        path = tmp_path / f"{stop}.safetensors"
        tokenizer = TASK.source_tokenizer
        save(
            Checkpoint(
                name="stopped", model=training.model, source_tokenizer=tokenizer, target_tokenizer=tokenizer,
                training=training.state,
            ),
            path,
        )  # fmt: skip
        del training
        checkpoint = load(path)
        resumed = train(checkpoint.model, TASK, settings(**changes), checkpoint.training)
        assert resumed.step == checkpoint.training.step == stop
        assert untimed(first + list(resumed)) == records
        assert_same_weights(weights(checkpoint.model), expected)


def test_without_its_moments_a_continued_run_would_differ():
    # The test above can fail: moments and step count are part of what must come back.
    _, expected = run("modular", {})
    training = train(make(), TASK, settings())
    for _ in range(4):
        next(training)
    for lost in ("exp_avg.", "exp_avg_sq.", "step."):
        moments = {
            name: torch.zeros_like(tensor) if name.startswith(lost) else tensor
            for name, tensor in training.state.optimizer.items()
        }
        model = copy.deepcopy(training.model)
        list(train(model, TASK, settings(), dataclasses.replace(training.state, optimizer=moments)))
        assert any(not torch.equal(p, expected[name]) for name, p in model.named_parameters()), lost


def test_a_state_is_a_snapshot():
    training = train(make(), TASK, settings())
    next(training)
    state = training.state
    before = {name: tensor.clone() for name, tensor in state.optimizer.items()}
    next(training)
    assert state.step == 1 and training.step == 2
    assert_same_weights(before, state.optimizer)
    names = {
        f"{key}.{name}" for name, _ in training.model.named_parameters() for key in ("exp_avg", "exp_avg_sq", "step")
    }
    assert set(state.optimizer) == names


def test_a_state_that_does_not_fit_the_model_is_refused():
    training = train(make(), TASK, settings())
    next(training)
    state = training.state
    name = "exp_avg.output_projection.bias"
    wrong = dataclasses.replace(state, optimizer={**state.optimizer, name: torch.zeros(3)})
    with pytest.raises(ValueError, match=name):
        train(make(), TASK, settings(), wrong)
    del state.optimizer[name]
    with pytest.raises(ValueError, match=name):
        train(make(), TASK, settings(), state)


def test_records():
    training = train(make(), TASK, settings(steps=6, evaluate_every=4))
    records = list(training)
    assert [record.step for record in records] == [1, 2, 3, 4, 5, 6]
    assert [record.exact_match is not None for record in records] == [False, False, False, True, False, True]
    assert [record.learning_rate for record in records] == [training.settings.rate(step) for step in range(1, 7)]
    assert all(record.gradient_norm > 0 and record.examples_per_second > 0 for record in records)
    assert abs(records[0].loss - math.log(47)) < 1.5  # an untrained model knows nothing
    assert not training.model.training
    with pytest.raises(StopIteration):
        next(training)


# The loss


def batch_of(source: list[list[int]], target: list[list[int]]) -> Batch:
    return Batch(torch.tensor(source), torch.tensor(target))


@pytest.mark.parametrize("smoothing", [0.0, 0.1])
@pytest.mark.parametrize("name", ["modular", "encoder-only"])
def test_loss_is_the_mean_over_real_tokens_by_hand(name, smoothing):
    model = make(name, dropout=0.0).eval()
    training = train(model, TASK, settings(label_smoothing=smoothing))
    batch = batch_of([[1, 5, 6, 2], [1, 7, 2, 0]], [[1, 6, 5, 2], [1, 7, 2, 0]])
    if model.config.has_decoder:
        probabilities, labels = model(batch.source, batch.target[:, :-1]).softmax(-1), batch.target[:, 1:]
    else:
        probabilities, labels = model(batch.source).softmax(-1), batch.target
    losses = []
    for row, answers in zip(probabilities.detach().double().numpy(), labels.tolist(), strict=True):
        for position, answer in enumerate(answers):
            if answer != PAD:
                losses.append(
                    -(1 - smoothing) * np.log(row[position, answer]) - smoothing * np.log(row[position]).mean()
                )
    assert len(losses) == (5 if model.config.has_decoder else 7)
    assert training.loss(batch).item() == pytest.approx(np.mean(losses), abs=1e-5)


@pytest.mark.parametrize("name", ["modular", "encoder-only"])
def test_loss_ignores_padding(name):
    training = train(make(name, dropout=0.0).eval(), TASK, settings())
    short = batch_of([[1, 5, 6, 2]], [[1, 6, 5, 2]])
    padded = batch_of([[1, 5, 6, 2, 0, 0, 0]], [[1, 6, 5, 2, 0, 0, 0]])
    assert training.loss(padded).item() == pytest.approx(training.loss(short).item(), abs=1e-6)


def test_padding_row_stays_zero_in_training():
    for name in ("lightning", "arabic-english"):
        model = make(name)
        list(train(model, TASK, settings(weight_decay=0.5)))
        assert torch.equal(model.encoder.embedding.weight[PAD], torch.zeros(16))
        assert torch.equal(model.decoder.embedding.weight[PAD], torch.zeros(16))


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
    model, calls = make(dropout=0.0), []
    training = train(model, TASK, settings(clip=1e-3))
    original = training._optimizer.step

    def spy(*arguments, **keywords):
        calls.append(math.sqrt(sum(float(p.grad.square().sum()) for p in model.parameters() if p.grad is not None)))
        return original(*arguments, **keywords)

    training._optimizer.step = spy
    record = next(training)
    assert record.gradient_norm > 0.01
    assert calls == [pytest.approx(1e-3, rel=1e-2)]


def test_weight_decay_is_adamws_and_spares_norms_and_biases():
    gains = {}
    for decay in (0.0, 5.0):
        for optimizer in ("adam", "adamw"):
            model = make(dropout=0.0)
            list(train(model, TASK, settings(steps=1, warmup=0, optimizer=optimizer, weight_decay=decay)))
            gains[optimizer, decay] = weights(model)
    assert_same_weights(gains["adam", 0.0], gains["adam", 5.0])
    for name, p in gains["adamw", 5.0].items():
        untouched = torch.equal(p, gains["adamw", 0.0][name])
        assert untouched == (p.dim() == 1), name


@pytest.mark.parametrize("precision", ["bfloat16", "float16"])
def test_half_precision_runs_on_the_cpu(precision):
    model = make()
    records = list(train(model, TASK, settings(precision=precision)))
    exact = list(train(make(), TASK, settings()))
    assert records[0].loss == pytest.approx(exact[0].loss, abs=0.1) and records[0].loss != exact[0].loss
    assert all(p.dtype == torch.float32 and p.isfinite().all() for p in model.parameters())


# Evaluation and learning


def test_a_tiny_model_learns_to_copy():
    task = SequenceTask(name="copy", max_length=3, max_tokens=8)
    model = make(dropout=0.0, d_model=32, d_ff=64)
    chosen = settings(steps=250, batch_size=64, learning_rate=1e-2, evaluate_every=250, evaluate_on=200)
    records = list(train(model, task, chosen))
    assert records[-1].loss < 0.2 * records[0].loss
    assert records[-1].exact_match >= 0.9
    assert exact_match(model, task, 200, seed=2**33) >= 0.9


def test_a_vocabulary_that_does_not_fit_is_refused():
    model = make(source_vocab_size=50)
    with pytest.raises(
        ValueError, match="`model` must have vocabularies of 47 and 47 tokens for this task, got 50 and 47"
    ):
        train(model, TASK)


def test_a_model_too_short_for_the_task_is_refused():
    with pytest.raises(
        ValueError, match=r"`max_length` must be at least the task's `max_tokens` \(64\) in the model, got 8"
    ):
        train(make(), SequenceTask())

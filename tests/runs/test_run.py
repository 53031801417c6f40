"""Runs are described by JSON, reproducible and resumable."""

from __future__ import annotations

import json
from itertools import islice

import pytest
import torch
from jobs import assert_same_weights

from transformer import SYSTEMS, Run, RunSpec, SequenceTask, TrainingSettings, exact_match, load, load_spec, save
from transformer.interpret import AlignmentQuality, alignment_metrics
from transformer.runs.run import FINAL_SEED

SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=24)


def make_spec(system: str = "modular", **settings) -> RunSpec:
    settings = {"steps": 6, "batch_size": 4, "evaluate_every": 3, "evaluate_on": 2, "seed": 3, **settings}
    task = SequenceTask(name="copy", max_length=4, max_tokens=8)
    return RunSpec(name="tiny", system=system, sizes=SIZES, task=task, settings=TrainingSettings(**settings))


@pytest.mark.parametrize("system", SYSTEMS)
def test_round_trip_through_json(system, path):
    spec = make_spec(system)
    assert RunSpec.from_dict(json.loads(json.dumps(spec.to_dict()))) == spec
    path.write_text(json.dumps(spec.to_dict()), encoding="utf-8")
    assert load_spec(path) == spec


def test_what_is_left_out_takes_its_default():
    assert RunSpec.from_dict({"name": "x"}) == RunSpec(name="x", task=SequenceTask(), settings=TrainingSettings())
    partial = RunSpec.from_dict({"name": "x", "task": {"name": "sort"}, "settings": {"steps": 5}})
    assert partial.task.name == "sort" and partial.settings.steps == 5


def test_config_follows_preset_sizes_and_task():
    config = make_spec("arabic-english").config()
    assert (config.norm, config.positions, config.d_model, config.max_length) == ("sample", "learned", 16, 8)
    assert config.source_vocab_size == config.target_vocab_size == 47
    words = RunSpec(
        name="x", sizes={**SIZES, "source_vocab_size": 5}, task=SequenceTask(unit="words", max_tokens=30)
    ).config()
    assert words.source_vocab_size == SequenceTask(unit="words").source_tokenizer.vocab_size and words.max_length == 30


def test_the_same_spec_gives_the_same_weights():
    one, same, other = make_spec().model(), make_spec().model(), make_spec(seed=4).model()
    assert all(torch.equal(p, q) for p, q in zip(one.parameters(), same.parameters(), strict=True))
    assert not torch.equal(one.encoder.embedding.weight, other.encoder.embedding.weight)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({}, "The run can't be read: .*name"),
        ([], "The run can't be read"),
        ({"name": ""}, "`name` must have 1 to 60 characters. Give the model a short name."),
        ({"name": "x" * 61}, "`name` must have 1 to 60"),
        ({"name": 3}, "`name` must have 1 to 60"),
        ({"name": "x", "system": "gpt"}, "`system` must be one of modular, paper, lightning, .*got 'gpt'"),
        ({"name": "x", "speed": 3}, "The run can't be read: .*speed"),
        ({"name": "x", "sizes": {"width": 3}}, "Unknown setting of a model: width"),
        ({"name": "x", "sizes": [1]}, "The run can't be read"),
        ({"name": "x", "sizes": {"d_model": 10**9}}, "`d_model` must be a whole number from 1 to 4,096"),
        ({"name": "x", "task": {"name": "guess"}}, "`name` must be one of copy"),
        ({"name": "x", "task": None}, "The task can't be read"),
        ({"name": "x", "settings": {"steps": -1}}, "`steps` must be"),
        ({"name": "x", "settings": {"pace": 1}}, "The run can't be read: .*pace"),
    ],
)
def test_rules(values, message):
    with pytest.raises(ValueError, match=message):
        RunSpec.from_dict(values)


@pytest.mark.parametrize("text", [b"", b"{", b'{"name": "x",}', b"[" * 100_000, b"\xff\xfe\x00"])
def test_a_file_that_is_not_json_is_refused(path, text):
    path.write_bytes(text)
    with pytest.raises(ValueError, match=f"{path.name} is not JSON"):
        load_spec(path)


def test_run_keeps_its_history_and_finishes():
    spec = make_spec()
    run = Run(spec)
    records = list(run)
    assert run.step == 6 and [record.step for record in records] == [1, 2, 3, 4, 5, 6]
    assert [entry["step"] for entry in run.history] == [1, 2, 3, 4, 5, 6]
    assert run.history[2]["exact_match"] is not None
    half_way = run.checkpoint()
    assert half_way.training.step == 6 and half_way.metrics == {"steps": 6}
    done = run.finish(evaluate_on=60)
    measured = exact_match(done.model, spec.task, 60, FINAL_SEED)
    assert done.metrics == {
        "steps": 6, "exact_match": measured, "evaluated_on": 60, **alignment_metrics(done, spec.task, 60)
    }  # fmt: skip
    assert AlignmentQuality.from_metrics(done.metrics, done.config.num_layers, done.config.num_heads)
    assert done.training is None and not done.model.training
    assert done.task == spec.task.to_dict() and done.settings == spec.settings.to_dict() and done.name == "tiny"


def test_the_final_measurement_uses_a_seed_no_run_can_have():
    with pytest.raises(ValueError, match="`seed` must be"):
        TrainingSettings(seed=FINAL_SEED)


def test_long_runs_keep_a_thinned_history():
    run = Run(make_spec(steps=900, evaluate_every=7))
    for record in run:
        if record.step == 30:
            break
    assert [entry["step"] for entry in run.history] == [3, 6, 7, 9, 12, 14, 15, 18, 21, 24, 27, 28, 30]


@pytest.mark.parametrize("system", ["lightning", "arabic-english", "encoder-only"])
def test_a_run_resumed_before_or_after_its_first_step_equals_another(path, system):
    whole = Run(make_spec(system))
    steps = [record.step for record in whole]
    one = whole.finish(10)
    for stop in (0, 4):
        first = Run(make_spec(system))
        before = [record.step for record in islice(first, stop)]
        save(first.checkpoint(), path)
        second = Run(make_spec(system), load(path))
        assert second.step == stop and before + [record.step for record in second] == steps
        other = second.finish(10)
        assert one.metrics == other.metrics
        assert_same_weights(one.model, other.model)
        histories = [[{**entry, "examples_per_second": 0} for entry in run.history] for run in (one, other)]
        assert histories[0] == histories[1]


def test_a_checkpoint_of_another_model_or_a_finished_one_is_refused():
    run = Run(make_spec())
    next(iter(run))
    other = RunSpec(name="other", system="paper", sizes=SIZES, task=make_spec().task)
    with pytest.raises(ValueError, match="'tiny' is another model than 'other' describes"):
        Run(other, run.checkpoint())
    with pytest.raises(ValueError, match="'tiny' was finished and has no training state to go on from"):
        Run(make_spec(), run.finish(1))

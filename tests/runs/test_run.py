"""Runs: described by JSON, reproducible, resumable, alike as twins, and begun with the weights of another."""

import json
from dataclasses import replace
from itertools import islice

import pytest
import torch
from jobs import assert_same_weights

from transformer import SYSTEMS, Run, RunSpec, SequenceTask, TrainingSettings, exact_match, load, load_spec, save
from transformer.data.parallel_text import ParallelText
from transformer.interpret import AlignmentQuality, alignment_metrics
from transformer.runs.run import FINAL_SEED
from transformer.runs.twins import Variant, twin_specs

SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=24)
TASK = SequenceTask(name="copy", max_length=4, max_tokens=8)


def make_spec(system: str = "modular", spec: dict | None = None, **settings) -> RunSpec:
    settings = {"steps": 6, "batch_size": 4, "evaluate_every": 3, "evaluate_on": 2, "seed": 3, **settings}
    fields = {"name": "tiny", "system": system, "sizes": SIZES, "task": TASK, **(spec or {})}
    return RunSpec(**fields, settings=TrainingSettings(**settings))


def test_a_spec_comes_back_from_json_and_what_is_left_out_is_the_default(path):
    for system in SYSTEMS:
        spec = make_spec(system)
        path.write_text(json.dumps(spec.to_dict()), encoding="utf-8")
        assert load_spec(path) == spec
    assert RunSpec.from_dict({"name": "x"}) == RunSpec(name="x", task=SequenceTask(), settings=TrainingSettings())


def test_a_spec_that_can_not_be_gets_a_sentence():
    for values, message in (
        ([], "The run can't be read"),
        ({"name": ""}, "`name` must have 1 to 60 characters. Give the model a short name."),
        ({"name": "x", "system": "gpt"}, "`system` must be one of modular, paper, lightning, .*got 'gpt'"),
        ({"name": "x", "speed": 3}, "The run can't be read: .*speed"),
        ({"name": "x", "sizes": {"width": 3}}, "Unknown setting of a model: width"),
    ):
        with pytest.raises(ValueError, match=message):
            RunSpec.from_dict(values)


def test_a_run_keeps_its_history_and_finishes():
    spec = make_spec()
    run = Run(spec)
    records = list(run)
    assert [record.step for record in records] == [entry["step"] for entry in run.history] == [1, 2, 3, 4, 5, 6]
    assert run.step == 6 and run.history[2]["exact_match"] is not None
    half_way = run.checkpoint()
    assert half_way.training.step == 6 and half_way.metrics == {"steps": 6}
    done = run.finish(evaluate_on=60)
    assert done.metrics == {
        "steps": 6, "exact_match": exact_match(done.model, spec.task, 60, FINAL_SEED), "evaluated_on": 60,
        **alignment_metrics(done, spec.task, 60),
    }  # fmt: skip
    assert AlignmentQuality.from_metrics(done.metrics, done.config.num_layers, done.config.num_heads)
    assert done.training is None and not done.model.training
    assert done.task == spec.task.to_dict() and done.settings == spec.settings.to_dict() and done.name == "tiny"
    with pytest.raises(ValueError, match="`seed` must be"):
        TrainingSettings(seed=FINAL_SEED)  # no run can have it
    with pytest.raises(ValueError, match="'tiny' was finished and has no training state to go on from"):
        Run(spec, done)
    other = RunSpec(name="other", system="paper", sizes=SIZES, task=TASK)
    with pytest.raises(ValueError, match="'tiny' is another model than 'other' describes"):
        Run(other, half_way)


def test_long_runs_keep_a_thinned_history():
    run = Run(make_spec(steps=900, evaluate_every=7))
    list(islice(run, 30))
    assert [entry["step"] for entry in run.history] == [3, 6, 7, 9, 12, 14, 15, 18, 21, 24, 27, 28, 30]


@pytest.mark.parametrize(("system", "optimizer"), [
    ("modular", "adam"), ("lightning", "adamw"), ("arabic-english", "adam"), ("encoder-only", "adamw"),
])  # fmt: skip
def test_a_run_resumed_before_or_after_its_first_step_equals_another(path, system, optimizer):
    def begin(saved=None):
        return Run(make_spec(system, optimizer=optimizer, label_smoothing=0.1), saved)

    whole = begin()
    steps = [record.step for record in whole]
    one = whole.finish(10)
    for stop in (0, 1, 4):
        first = begin()
        before = [record.step for record in islice(first, stop)]
        save(first.checkpoint(), path)
        second = begin(load(path))
        assert second.step == stop and before + [record.step for record in second] == steps
        other = second.finish(10)
        assert one.metrics == other.metrics
        assert_same_weights(one.model, other.model)
        histories = [[{**entry, "examples_per_second": 0} for entry in run.history] for run in (one, other)]
        assert histories[0] == histories[1]


# Twins


HONEST, CHEAT = Variant("as it is"), Variant("without causal mask", {"causal": False})


def test_twins_start_alike_and_a_variant_may_bring_its_own_system():
    settings = TrainingSettings(steps=10)
    first, second = twin_specs([HONEST, CHEAT], TASK, settings)
    assert_same_weights(first.model(), second.model())
    other_seed = make_spec(seed=4).model().encoder.embedding.weight
    assert not torch.equal(make_spec().model().encoder.embedding.weight, other_seed)
    assert (first.config().causal, second.config().causal) == (True, False)
    one, other = twin_specs([Variant("B", system="paper"), HONEST], TASK, settings, "lightning")
    assert (one.system, other.system) == ("paper", "lightning")
    for variants in ([HONEST], [HONEST, HONEST], [Variant(letter) for letter in "abcdef"]):
        with pytest.raises(ValueError, match=f"2 to 5 different ones, got {len(variants)}"):
            twin_specs(variants, TASK, settings)


# A start from another's weights


def trained(spec, path):
    run = Run(spec)
    list(run)
    save(run.checkpoint(), path)
    return load(path)


def pairs_of(path, sources, targets):
    rows = [f"{source}\t{target}\ttrain" for source, target in zip(sources.split(), targets.split(), strict=True)]
    path.write_text("\n".join([*rows, "one more\tuno más\tvalid"]), encoding="utf-8")
    return ParallelText(file=str(path), source="words", target="words", max_tokens=8)


def test_with_the_same_vocabularies_and_sizes_everything_goes_over(tmp_path, monkeypatch):
    for system in ("modular", "encoder-only"):
        parent = trained(make_spec(system), tmp_path / "parent.safetensors")
        child = {**make_spec(system, seed=9).to_dict(), "start": "parent.safetensors"}  # as seen from the spec
        (tmp_path / "child.json").write_text(json.dumps(child))
        with monkeypatch.context() as elsewhere:
            elsewhere.chdir("/")
            assert_same_weights(load_spec(tmp_path / "child.json").model(), parent.model)
    fields = dict(sizes={**SIZES, "d_ff": 32}, start=str(tmp_path / "parent.safetensors"))
    with pytest.raises(ValueError, match=r"`start` must be a model of the same sizes and style; .*`d_ff` \(24\)"):
        make_spec(spec=fields).model()


def test_with_other_vocabularies_rows_go_over_by_token(tmp_path):
    old = pairs_of(tmp_path / "old.tsv", "one two three four five", "uno dos tres cuatro cinco")
    new = pairs_of(tmp_path / "new.tsv", "eins two drei four fünf", "cinco uno sieben dos acht")
    parent = trained(make_spec(spec=dict(task=old)), tmp_path / "parent.safetensors")
    fields = dict(sizes={**SIZES, "dropout": 0.3}, task=new, start=str(tmp_path / "parent.safetensors"))
    spec = make_spec(spec=fields)
    child, blank = spec.model(), replace(spec, start="").model()
    target = new.target_tokenizer, parent.target_tokenizer
    for name, (own, theirs) in {
        "encoder.embedding.weight": (new.source_tokenizer, parent.source_tokenizer),
        "decoder.embedding.weight": target,
        "output_projection.weight": target,
        "output_projection.bias": target,
    }.items():
        rows, random, learned = (model.get_parameter(name) for model in (child, blank, parent.model))
        known = theirs.tokens(list(range(theirs.vocab_size)))
        tokens = own.tokens(list(range(own.vocab_size)))
        assert {token in known for token in tokens} == {True, False}
        for number, token in enumerate(tokens):
            expected = learned[known.index(token)] if token in known else random[number]
            assert torch.equal(rows[number], expected), (name, token)

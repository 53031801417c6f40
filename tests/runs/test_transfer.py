"""Transfer learning: the weights that a model which starts from a trained one copies from it."""

import json
from dataclasses import replace

import pytest
import torch

from transformer import SYSTEMS, Run, RunSpec, SequenceTask, TrainingSettings, load, load_spec, save
from transformer.data.parallel_text import ParallelText

SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=24, dropout=0.0)
SETTINGS = TrainingSettings(steps=3, batch_size=4, evaluate_every=3, evaluate_on=2)


def spec_of(system="modular", **changes):
    task = SequenceTask(name="copy", max_length=4, max_tokens=8)
    return RunSpec(**{"name": "tiny", "system": system, "sizes": SIZES, "task": task, "settings": SETTINGS, **changes})


def trained(spec, path):
    run = Run(spec)
    for _ in run:
        pass
    save(run.checkpoint(), path)
    return load(path)


def pairs_of(path, sources, targets):
    rows = [f"{source}\t{target}\ttrain" for source, target in zip(sources.split(), targets.split(), strict=True)]
    path.write_text("\n".join([*rows, "one more\tuno más\tvalid"]), encoding="utf-8")
    return ParallelText(file=str(path), source="words", target="words", max_tokens=8)


@pytest.mark.parametrize("system", SYSTEMS)
def test_with_the_same_vocabularies_everything_goes_over(system, tmp_path):
    parent = trained(spec_of(system), tmp_path / "parent.safetensors")
    child = spec_of(system, settings=replace(SETTINGS, seed=9), start=str(tmp_path / "parent.safetensors")).model()
    learned = dict(parent.model.named_parameters())
    assert learned.keys() == dict(child.named_parameters()).keys()
    assert all(torch.equal(parameter, learned[name]) for name, parameter in child.named_parameters())


@pytest.mark.parametrize("tied", [False, True])
def test_with_other_vocabularies_rows_go_over_by_token(tied, tmp_path):
    sizes = {**SIZES, "tied_output": tied}
    old = pairs_of(tmp_path / "old.tsv", "one two three four five", "uno dos tres cuatro cinco")
    new = pairs_of(tmp_path / "new.tsv", "eins two drei four fünf", "cinco uno sieben dos acht")
    parent = trained(spec_of(sizes=sizes, task=old), tmp_path / "parent.safetensors")
    spec = spec_of(sizes={**sizes, "dropout": 0.3}, task=new, start=str(tmp_path / "parent.safetensors"))
    child, blank = spec.model(), replace(spec, start="").model()
    for name, own, theirs in (
        ("encoder.embedding.weight", new.source_tokenizer, parent.source_tokenizer),
        ("decoder.embedding.weight", new.target_tokenizer, parent.target_tokenizer),
        ("output_projection.weight", new.target_tokenizer, parent.target_tokenizer),
        ("output_projection.bias", new.target_tokenizer, parent.target_tokenizer),
    ):
        rows, random, learned = (model.get_parameter(name) for model in (child, blank, parent.model))
        known = theirs.tokens(list(range(theirs.vocab_size)))
        tokens = own.tokens(list(range(own.vocab_size)))
        assert {token in known for token in tokens} == {True, False}
        for number, token in enumerate(tokens):
            expected = learned[known.index(token)] if token in known else random[number]
            assert torch.equal(rows[number], expected), (name, token)
    layer = "decoder.layers.0.cross_attention.query_projection.weight"
    assert torch.equal(child.get_parameter(layer), parent.model.get_parameter(layer))


def test_another_size_or_style_is_refused(tmp_path):
    trained(spec_of(), tmp_path / "parent.safetensors")
    wider = spec_of(sizes={**SIZES, "d_ff": 32}, system="paper", start=str(tmp_path / "parent.safetensors"))
    with pytest.raises(ValueError, match=r"`start` must be a model of the same sizes and style; 'tiny' differs in "
                       r".*`d_ff` \(24\).*`norm_first` \(True\)"):  # fmt: skip
        wider.model()
    with pytest.raises(ValueError, match="`start` must name the file of a trained model, got 5"):
        spec_of(start=5)


def test_the_start_is_named_as_seen_from_the_spec(tmp_path, monkeypatch):
    parent = trained(spec_of(), tmp_path / "parent.safetensors")
    (tmp_path / "child.json").write_text(json.dumps({**spec_of().to_dict(), "start": "parent.safetensors"}))
    monkeypatch.chdir("/")
    begun = load_spec(tmp_path / "child.json").model().state_dict()
    assert all(torch.equal(begun[name], value) for name, value in parent.model.state_dict().items())

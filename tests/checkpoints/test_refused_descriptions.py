"""Every file whose description fits no model, or no training, is refused with its reason."""

import dataclasses

import pytest
from refusals import config_of, refused, rewrite

from transformer import load, save
from transformer.text.tokenizer import TOKENIZERS


@pytest.mark.parametrize(("changes", "message"), [
    (dict(d_model=10**9), "`d_model` must be a whole number from 1 to 4,096, got 1000000000"),
    (dict(norm=[]), "`norm` must be one of"),
    (dict(depth=3), "Unknown setting of a model: depth"),
])  # fmt: skip
def test_models_that_cannot_be_are_refused(saved, changes, message):
    rewrite(saved, config={**config_of(saved), **changes})
    refused(saved, f"describes a model that can't be: {message}")


def test_absurd_sizes_within_the_limits_cost_nothing(saved):
    # The sizes ask for 13 billion numbers (48 layers of 4,096) that the file does not have; no memory is taken.
    largest = dict(d_model=4096, d_ff=16384, num_layers=48, max_length=8192, num_heads=64)
    rewrite(saved, config={**config_of(saved), **largest})
    refused(saved, "lacks .* tensors of its model")


@pytest.mark.parametrize("key", ["config", "task", "settings", "metrics", "history", "training"])
def test_bad_json_is_refused(saved, key):
    good = saved.read_bytes()
    for text in (None, "", "{", "[" * 100_000, "3", '"text"'):
        saved.write_bytes(good)
        rewrite(saved, raw=True, **{key: text})
        readable = text in ("3", '"text"')
        refused(saved, f"The {key} in .* can't be read" if readable else f"has no readable {key} in it")


@pytest.mark.parametrize("side", ["source_tokenizer", "target_tokenizer"])
def test_a_tokenizer_of_another_size_is_refused(saved, side):
    rewrite(saved, raw=True, **{side: TOKENIZERS["words"]().to_json()})
    refused(saved, "The tokenizers in .* have .* tokens; its model has others")


@pytest.mark.parametrize(("key", "text", "message"), [
    *(("name", name, "must hold a name of 1 to 60 characters") for name in ("  ", "x" * 1000)),
    *(("source_tokenizer", text, "has no readable tokenizer in it") for text in (None, "{}")),
    ("format_version", "2", "has format version '2'; this program reads version 1. Update"),
    ("config", '{"d_model": 16, "d_model": 1600}', "has no readable config in it: it has 'd_model' twice"),
    ("task", '{"name": "copy", "description": "' + "x" * 10**6 + '"}', "it has .* characters; the limit is"),
    ("task", '{"name": "juggle"}', "describes a training that can't be"),
    ("settings", '{"steps": "many"}', "describes a training that can't be"),
    ("training", '{"step": "3", "loss_scale": {}}', "The training state in .* can't be read"),
    ("history", "[" + ",".join(['{"step": 1, "loss": 1}'] * 20_001) + "]", "must have at most 20,000 records"),
    ("history", '[{"foo": 1}]', "must have a step and a loss"),
    ("metrics", '{"exact_match": "high"}', "metrics .* must be finite numbers"),
    ("metrics", "{" + ",".join(f'"m{n}": 0.123' for n in range(9_000)) + "}", "the limit is 100,000"),
], ids=lambda part: str(part)[:30])  # fmt: skip
def test_parts_that_are_absurd_or_ambiguous_are_refused(saved, key, text, message):
    rewrite(saved, raw=True, **{key: text})
    refused(saved, message)


def test_a_long_history_is_thinned_so_that_its_file_opens(make_checkpoint, path):
    history = [{"step": step, "loss": 1.0} for step in range(1, 50_001)]
    save(dataclasses.replace(make_checkpoint("modular"), history=history), path)
    kept = [record["step"] for record in load(path).history]
    assert len(kept) == 16_667 and kept[-1] == 50_000 and kept[1] - kept[0] == kept[-1] - kept[-2] == 3

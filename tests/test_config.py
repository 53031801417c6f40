"""Configs: validated values, and five systems that are only values."""

import json
import math

import pytest

from transformer import TransformerConfig, system_config
from transformer.config import LIMITS


@pytest.mark.parametrize("name", LIMITS)
def test_sizes_must_be_whole_numbers_within_limits(name):
    for value in (0, -1, 2.0, "8", None, True, 10**12, math.nan):
        with pytest.raises(ValueError, match=f"`{name}` must be a whole number from 1 to"):
            TransformerConfig(**{name: value})


@pytest.mark.parametrize("changes, message", [
    (dict(d_model=10, num_heads=4), r"`d_model` must be a multiple of `num_heads` \(4\), got 10"),
    (dict(d_model=7, num_heads=7), "`d_model` must be even for sinusoidal positions, got 7"),
    (dict(d_model=1, num_heads=1, positions="none", norm="sample"), "`d_model` must be at least 2"),
    (dict(dropout=1.0), "`dropout` must be at least 0 and below 1, got 1.0"),
    (dict(dropout=math.nan), "`dropout` must be at least 0"),
    (dict(norm_eps=0), "`norm_eps` must lie between 0 and 1, got 0"),
    (dict(norm="batch"), "`norm` must be one of standard, sample, scalar, got 'batch'"),
    (dict(positions="rotary"), "`positions` must be one of sinusoidal, concatenated, learned, none, got 'rotary'"),
    (dict(norm_first=1), "`norm_first` must be true or false, got 1"),
    (dict(shared_vocabulary=True, target_vocab_size=65), r"`target_vocab_size` must equal `source_vocab_size` \(64\)"),
])  # fmt: skip
def test_rules_of_the_other_values(changes, message):
    with pytest.raises(ValueError, match=message):
        TransformerConfig(**changes)


STYLE = "norm_first final_norm norm norm_eps positions activation scaled_embedding shared_vocabulary has_decoder"


@pytest.mark.parametrize("name, style, sizes", [
    ("modular", (True, True, "scalar", 1e-6, "sinusoidal", "relu", True, False, True), {}),
    (
        "paper", (False, False, "standard", 1e-5, "sinusoidal", "relu", True, False, True),
        dict(d_model=512, num_layers=6, num_heads=8, d_ff=2048, dropout=0.1, d_k=64),
    ),
    (
        "lightning", (False, False, "standard", 1e-5, "sinusoidal", "relu", True, True, True),
        dict(d_model=256, num_layers=6, num_heads=8, d_ff=1024, dropout=0.1, max_length=512),
    ),
    (
        "arabic-english", (True, True, "sample", 1e-6, "learned", "relu", True, False, True),
        dict(
            d_model=512, num_layers=4, num_heads=4, d_ff=2048, dropout=0.1, max_length=80,
            source_vocab_size=32_000, target_vocab_size=26_000,
        ),
    ),
    (
        "encoder-only", (False, True, "standard", 1e-5, "sinusoidal", "gelu", False, True, False),
        dict(d_model=128, num_layers=3, num_heads=4, d_ff=256, max_length=50, source_vocab_size=1000),
    ),
])  # fmt: skip
def test_systems_have_their_style_and_published_sizes_and_travel_as_json(name, style, sizes):
    config = system_config(name)
    assert tuple(getattr(config, field) for field in STYLE.split()) == style
    assert {field: getattr(config, field) for field in sizes} == sizes
    assert TransformerConfig.from_dict(json.loads(json.dumps(config.to_dict()))) == config

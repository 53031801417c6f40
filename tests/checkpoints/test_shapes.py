"""Shapes from a config alone are those of the model."""

import itertools

import pytest
import torch

from transformer import SYSTEMS, Transformer, system_config
from transformer.checkpoints.shapes import parameter_shapes

SIZES = dict(d_model=8, num_heads=2, num_layers=2, d_ff=12, max_length=10, source_vocab_size=7, target_vocab_size=7)
CHOICES = dict(
    has_decoder=[True, False], shared_vocabulary=[True, False], tied_output=[True, False], final_norm=[True, False],
    norm=["standard", "sample", "scalar"], positions=["sinusoidal", "learned"],
)  # fmt: skip


@pytest.mark.parametrize("values", list(itertools.product(*CHOICES.values())))
@pytest.mark.parametrize("target_size", [7, 9])
def test_every_style_has_the_shapes_of_its_model(values, target_size):
    style = dict(zip(CHOICES, values, strict=True))
    if target_size != 7 and (style["shared_vocabulary"] or (style["tied_output"] and not style["has_decoder"])):
        with pytest.raises(ValueError, match="`target_vocab_size` must equal `source_vocab_size` \\(7\\) when"):
            system_config("paper", **{**SIZES, **style, "target_vocab_size": target_size})
        return
    config = system_config("paper", **{**SIZES, **style, "target_vocab_size": target_size})
    model = Transformer(config)
    assert parameter_shapes(config) == {name: list(p.shape) for name, p in model.named_parameters()}
    model(torch.tensor([[4, 5]]), torch.tensor([[4]]) if config.has_decoder else None)


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_preset_has_the_shapes_of_its_model(name):
    with torch.device("meta"):
        model = Transformer(system_config(name))
    assert parameter_shapes(system_config(name)) == {key: list(p.shape) for key, p in model.named_parameters()}

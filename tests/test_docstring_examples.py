"""The examples in docstrings run, and give what their comments say; `captured.py` runs that of `capture`."""

import matplotlib as mpl
import pytest
import torch
from docstring_examples import examples, run
from safetensors.torch import save_file

from transformer import CLASSROOM, Trace, Transformer, greedy, load, save, system_config

EXAMPLES = examples()


def switch_off_head_1(value):
    return value.tensor * torch.tensor([0.0, 1, 1, 1]).view(-1, 1, 1)


def foreign_weights():
    """Save the weights of an untrained model, as another program would."""
    config = system_config("lightning", **{**CLASSROOM, "num_heads": 8}, source_vocab_size=30, target_vocab_size=30)
    save_file({name: tensor.clone() for name, tensor in Transformer(config).state_dict().items()}, "model.safetensors")


PREPARED = {
    "inspection/__init__.py": lambda: save(load("copy-letters"), "model.safetensors"),
    "importing/__init__.py": foreign_weights,
}


def test_there_are_examples():
    assert len(EXAMPLES) >= 9 and "importing/hub_model.py::capture" in EXAMPLES


@pytest.mark.parametrize("where", sorted(EXAMPLES.keys() - {"importing/hub_model.py::capture"}))
def test_an_example_runs(where, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    mpl.use("Agg")
    PREPARED.get(where, lambda: None)()
    ids = torch.tensor([[1, 5, 6, 2]])
    decoding = greedy(load("reverse-letters"), "attention", trace=Trace())
    run(EXAMPLES[where], decoding=decoding, source=ids, target=ids, switch_off_head_1=switch_off_head_1)

"""Fixtures that several test files share: tiny models whose every parameter is random, and random token ids."""

from __future__ import annotations

import os

import pytest
import torch
from hypothesis import settings

from transformer import SYSTEMS, Checkpoint, Transformer, save, system_config
from transformer.config import END, PAD, START, UNKNOWN
from transformer.text.tokenizer import letters

torch.set_num_threads(1)

# The profiles try the same few examples each time, or very many; see CONTRIBUTING.md.
settings.register_profile("few", max_examples=4, derandomize=True, database=None, deadline=None)
settings.register_profile("many", parent=settings.get_profile("few"), max_examples=100)

TINY = dict(d_model=16, num_heads=2, num_layers=2, d_ff=24, dropout=0.0, max_length=16)


def tiny_model(name: str, seed: int = 0, **changes) -> Transformer:
    """Return a tiny model of a system, in evaluation mode.

    Every parameter is random, so that a forgotten bias, gain or learned position shows. Padding stays at zero.
    """
    sizes = {**TINY, "source_vocab_size": 13, "target_vocab_size": 13, **changes}
    model = Transformer(system_config(name, **sizes), seed=seed)
    generator = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter += 0.2 * torch.randn(parameter.shape, generator=generator)
        for module in model.modules():
            if isinstance(module, torch.nn.Embedding):
                module.weight[PAD] = 0.0
    return model.eval()


def pytest_addoption(parser):
    parser.addoption("--rows", choices=("few", "all"), default="few", help="rows of tables that are tried")


def pytest_configure(config):
    """Say how many rows are tried, also to processes of this run (`tests/helpers/rows.py`)."""
    os.environ["ATTENTION_LAB_ROWS"] = config.getoption("rows")
    settings.load_profile("many" if config.getoption("rows") == "all" else "few")


def pytest_collection_modifyitems(items):
    """Order the tests so that nobody waits at the end: a cluster, which mostly waits, comes right after the browser."""
    parts = ("browser", "cluster")
    items.sort(key=lambda item: next((at for at, part in enumerate(parts) if part in item.path.parts), len(parts)))


@pytest.fixture(autouse=True)
def time_to_read(monkeypatch):
    """Let files take longer to be read than a person would wait, so that no test depends on how busy the machine is."""
    for kind in ("models", "corpus", "lectures"):
        monkeypatch.setattr(f"transformer.inspection.{kind}.SECONDS", 120.0)


@pytest.fixture
def make_model():
    """Provide `make_model(preset_name, seed=0, **changes)`; see `tiny_model`."""
    return tiny_model


@pytest.fixture(params=SYSTEMS)
def any_model(request) -> Transformer:
    """Return a tiny model of each system in turn."""
    return tiny_model(request.param)


@pytest.fixture
def make_ids():
    """Provide `make_ids(lengths, vocab_size=13, seed=0)`: random symbols, a row for each length, padded at the end."""

    def make(lengths: list[int], vocab_size: int = 13, seed: int = 0) -> torch.Tensor:
        generator = torch.Generator().manual_seed(seed)
        ids = torch.randint(UNKNOWN + 1, vocab_size, (len(lengths), max(lengths)), generator=generator)
        return ids.masked_fill(torch.arange(max(lengths)) >= torch.tensor(lengths)[:, None], PAD)

    return make


@pytest.fixture
def run_model():
    """Provide `run_model(model, source, target, trace=None)`: the logits, with or without a decoder."""

    def run(model: Transformer, source, target, trace=None) -> torch.Tensor:
        return model(source, target if model.config.has_decoder else None, trace)

    return run


@pytest.fixture
def make_checkpoint():
    """Provide `make_checkpoint(preset_name, seed=0, **changes)`: an untrained tiny model of letters."""

    def make(name: str = "modular", seed: int = 0, **changes) -> Checkpoint:
        size = letters().vocab_size
        model = tiny_model(name, seed, source_vocab_size=size, target_vocab_size=size, **changes)
        with torch.no_grad():  # the model writes symbols, and ends only when the test wants it to
            model.output_projection.bias[[PAD, START, END, UNKNOWN]] = -1e4
        return Checkpoint(name="tiny", model=model, source_tokenizer=letters(), target_tokenizer=letters())

    return make


@pytest.fixture
def path(tmp_path):
    """Return a path at which a checkpoint may be saved."""
    return tmp_path / "model.safetensors"


@pytest.fixture
def saved(make_checkpoint, path):
    """Save a good checkpoint; return its path."""
    save(make_checkpoint("modular"), path)
    return path

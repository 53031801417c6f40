"""Examples in docstrings, documents and notebooks run, and give what they say; `test_capture.py` runs `capture`'s."""

import re
from pathlib import Path

import matplotlib as mpl
import nbformat
import pytest
import torch
from docstring_examples import examples, run
from nbclient import NotebookClient
from safetensors.torch import save_file

from transformer import CLASSROOM, Trace, Transformer, greedy, load, save, system_config

DOCS = Path(__file__).parents[1] / "docs"
NOTEBOOKS = ["break-a-head-and-see", "eight-lines", "train-and-film-it", "your-own-model"]
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


@pytest.mark.parametrize("where", sorted(EXAMPLES.keys() - {"importing/hub_model.py::capture"}))
def test_an_example_runs(where, tmp_path, monkeypatch):
    assert len(EXAMPLES) >= 9 and "importing/hub_model.py::capture" in EXAMPLES
    monkeypatch.chdir(tmp_path)
    mpl.use("Agg")
    PREPARED.get(where, lambda: None)()
    ids = torch.tensor([[1, 5, 6, 2]])
    decoding = greedy(load("reverse-letters"), "attention", trace=Trace())
    run(EXAMPLES[where], decoding=decoding, source=ids, target=ids, switch_off_head_1=switch_off_head_1)


def test_what_the_page_on_the_library_says_runs(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    known = {}
    for block in re.findall(r"```python\n(.*?)```", (DOCS / "library.md").read_text(encoding="utf-8"), re.S):
        exec(block, known)
    assert known["decoding"].text == "noitnetta"
    changed = capsys.readouterr().out.split("\n")[:-1]
    assert changed[1] == "tnadnetta" and changed[0] != changed[2] != "noitnetta"


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_runs_and_what_it_draws_is_there_for_every_reader(name, tmp_path, monkeypatch):
    assert sorted(path.stem for path in (DOCS / "notebooks").glob("*.ipynb")) == NOTEBOOKS
    monkeypatch.setenv("PYTHONPATH", str(DOCS.parent))
    monkeypatch.setenv("OMP_NUM_THREADS", "1")  # small models: more threads only wait for each other
    notebook = nbformat.read(DOCS / "notebooks" / f"{name}.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells)  # outputs would make the repository large
    place = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, timeout=600, kernel_name="python3", resources=place).execute()
    outputs = [out.get("data", {}) for cell in notebook.cells for out in cell.get("outputs", [])]
    pictures = [data["text/html"] for data in outputs if "<iframe" in data.get("text/html", "")]
    stills = [html.rpartition("</iframe>")[2] for html in pictures]
    assert len(pictures) >= 2 and max(map(len, pictures)) < 600_000
    assert all('<p dir="auto">' in still and "<script" not in still for still in stills)
    # Figure 1 has a number in every box, and no matrix of its own.
    assert all("data:image/png;base64," in still and "<table>" in still for still in stills if "Figure 1" not in still)

"""The notebooks of `docs` run from their first cell to the last, and what they draw is there for every reader."""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
NAMES = sorted(path.stem for path in FOLDER.glob("*.ipynb"))


def test_there_are_notebooks():
    assert NAMES == ["break-a-head-and-see", "eight-lines", "train-and-film-it", "your-own-model"]


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_and_draws(name, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(FOLDER.parents[1]))
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells)  # outputs would make the repository large
    NotebookClient(
        notebook, timeout=600, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    drawn = [
        out.data["text/html"]
        for cell in notebook.cells
        for out in cell.get("outputs", [])
        if "data" in out and "text/html" in out.data
    ]
    pictures = [html for html in drawn if "<iframe" in html]
    stills = [html.rpartition("</iframe>")[2] for html in pictures]
    assert len(pictures) >= 2 and max(map(len, pictures)) < 600_000
    assert all('<p dir="auto">' in still and "<script" not in still for still in stills)
    # Figure 1 has a number in every box, and no matrix of its own.
    assert all("data:image/png;base64," in still and "<table>" in still for still in stills if "Figure 1" not in still)


def test_what_the_page_on_the_library_says_runs(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = (FOLDER.parent / "library.md").read_text(encoding="utf-8")
    known = {}
    for block in re.findall(r"```python\n(.*?)```", text, re.S):
        exec(block, known)
    assert known["decoding"].text == "noitnetta"
    changed = capsys.readouterr().out.split("\n")[:-1]
    assert changed[1] == "tnadnetta" and changed[0] != changed[2] != "noitnetta"

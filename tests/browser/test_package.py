"""The package that leaves the lab: a library that `pip install .` makes, pages without a network, a notebook's cell."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from transformer import __version__

ROOT = Path(__file__).parents[2]
MOST_BYTES = 8_000_000
PAGES = """
import os
from pathlib import Path
from transformer import Trace, greedy, load
from transformer.replay import Replay, ViewState
from transformer.views.ideas import views_of

link = ViewState.of("heads", {"model": ["reverse-letters"], "text": ["abc"], "layer": ["2"], "head": ["3"]})
del os.environ["ATTENTION_LAB_ASSETS"]  # a link is read whatever folder the assets are in
replay = Replay.of(link, load)
stage = views_of(replay)[0].html(replay.selection(), {"model": "reverse-letters"})
print("<title>" in stage.decode(), len(stage) > 100_000)
cell = greedy(load("reverse-letters"), "network", trace=Trace()).show()._repr_html_()
head = '<!doctype html><meta charset="utf-8"><body style="background: #131720">'
Path("cell.html").write_text(head + cell, encoding="utf-8")
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Provide a folder with nothing but the installed package; its dependencies are here already."""
    folder = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    options = ["--no-build-isolation", "--no-index", "--target", str(folder), str(ROOT)]
    subprocess.run([*command, *options], check=True, cwd=folder)
    return folder


@pytest.fixture
def run(installed, tmp_path):
    """Provide `run(*command, **environment)`: the output of a program that is started without the checkout."""

    def run(*command, **environment):
        environment = {**os.environ, "PYTHONPATH": str(installed), **environment}
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
        return done.stdout + done.stderr

    return run


def test_it_holds_the_library_and_the_small_models_and_says_its_version(installed):
    source = ROOT / "transformer"
    parts = {path.relative_to(ROOT) for path in source.rglob("*") if path.suffix in (".py", ".txt", ".typed")}
    assert len(parts) > 90 and all((installed / part).is_file() for part in parts)
    assert not (installed / "pages").exists() and not (installed / "assets").exists()
    assert [*installed.glob(f"attention_lab-{__version__}.dist-info/METADATA")]
    there = {path.stem: path.stat().st_size for path in (installed / "transformer").rglob("*.safetensors")}
    here = {path.stem: path.stat().st_size for path in (ROOT / "assets" / "checkpoints").glob("*.safetensors")}
    lessons = {"reverse-letters-cheating"}
    assert there == {name: size for name, size in here.items() if size < 2_000_000 and name not in lessons}
    assert sum(there.values()) <= MOST_BYTES


def test_command_and_pages_find_their_models_from_anywhere(run, installed, alone, tmp_path):
    command = [sys.executable, str(installed / "bin" / "attention-lab"), "decode", "english-spanish", "the tree"]
    assert "let ATTENTION_LAB_ASSETS name its folder assets" in run(*command)
    assert "árbol" in run(*command, ATTENTION_LAB_ASSETS=str(ROOT / "assets"))
    assert run(sys.executable, "-c", PAGES, ATTENTION_LAB_ASSETS=str(tmp_path)) == "True True\n"
    # A notebook's cell is as high as its frame until all of it is asked for.
    page = alone(tmp_path / "cell.html", viewport={"width": 1200, "height": 800})
    frame, height = page.frame_locator("iframe"), "document.querySelector('iframe').getBoundingClientRect().height"
    expect(frame.get_by_role("heading", name="Cross-attention, layer 2, head 1", exact=True)).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(0)  # the part for readers without scripts is hidden
    page.wait_for_function(f"{height} !== 600")
    assert 400 < page.evaluate(height) < 600
    frame.get_by_role("button", name="Show all of it").click()
    page.wait_for_function(f"{height} > 600")
    inside = page.frames[1]
    assert inside.evaluate("document.documentElement.dataset.theme") == "dark"  # as the notebook is
    assert inside.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    frame.get_by_role("button", name="Show less").click()
    page.wait_for_function(f"{height} < 600")
    page.wait_for_timeout(300)  # a height that feeds back on itself would go on growing
    assert 400 < page.evaluate(height) < 600

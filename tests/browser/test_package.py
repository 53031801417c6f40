"""The result of `pip install .`: a library that draws, from anywhere, with a command and the small models."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from transformer import __version__

ROOT = Path(__file__).parents[2]
MOST_BYTES = 8_000_000


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


def test_every_file_of_the_library_is_in_it(installed):
    parts = {
        path.relative_to(ROOT) for path in (ROOT / "transformer").rglob("*") if path.suffix in (".py", ".txt", ".typed")
    }
    assert len(parts) > 90 and all((installed / part).is_file() for part in parts)
    assert not (installed / "pages").exists() and not (installed / "assets").exists()


def test_it_says_its_version_and_that_it_is_typed(installed):
    [facts] = installed.glob(f"attention_lab-{__version__}.dist-info/METADATA")
    said = facts.read_text(encoding="utf-8")
    assert f"Version: {__version__}" in said and "Classifier: Typing :: Typed" in said
    assert {"Provides-Extra: hub", "Provides-Extra: tables", "Provides-Extra: figures"} <= set(said.splitlines())


def test_the_small_models_travel_but_no_large_one_and_no_lesson(installed):
    there = {path.stem: path.stat().st_size for path in (installed / "transformer").rglob("*.safetensors")}
    here = {path.stem: path.stat().st_size for path in (ROOT / "assets" / "checkpoints").glob("*.safetensors")}
    lessons = {"reverse-letters-cheating"}
    assert there == {name: size for name, size in here.items() if size < 2_000_000 and name not in lessons}
    assert not list((installed / "transformer" / "_assets").glob("twins*"))
    assert sum(there.values()) <= MOST_BYTES


def test_the_command_finds_models_by_name_from_anywhere(run, installed):
    command = [sys.executable, str(installed / "bin" / "attention-lab")]
    assert run(*command, "decode", "reverse-letters", "stream") == "maerts\n"
    assert "let ATTENTION_LAB_ASSETS name its folder assets" in run(*command, "decode", "english-spanish", "a tree")
    there = {"ATTENTION_LAB_ASSETS": str(ROOT / "assets")}
    assert "árbol" in run(*command, "decode", "english-spanish", "the tree", **there)


def test_a_link_is_read_from_anywhere_whatever_folder_the_assets_are_in(run, tmp_path):
    read = "from transformer.replay import ViewState; print(ViewState.of('heads', {'layer': ['2']})['layer'])"
    assert run(sys.executable, "-c", read, ATTENTION_LAB_ASSETS=str(tmp_path)) == "1\n"


PAGE = """
from pathlib import Path
from transformer import load
from transformer.replay import Replay, ViewState
from transformer.views.ideas import views_of

link = ViewState.of("heads", {"model": ["reverse-letters"], "text": ["abc"], "layer": ["2"], "head": ["3"]})
replay = Replay.of(link, load)
Path("stage.html").write_bytes(views_of(replay)[0].html(replay.selection(), {"model": "reverse-letters"}))
"""


def test_the_stage_is_drawn_from_anywhere_in_one_page_without_a_network(run, browser, tmp_path):
    assert run(sys.executable, "-c", PAGE) == ""
    context = browser.new_context(offline=True, viewport={"width": 1280, "height": 720})
    page, errors = context.new_page(), []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto((tmp_path / "stage.html").as_uri())
    expect(page.get_by_role("heading", name="Attention · reverse-letters")).to_be_visible()
    expect(page.locator("h2", has_text="Cross-attention, layer 2, head 3")).to_be_visible()
    expect(page.locator("canvas").first).to_be_visible()
    page.mouse.click(600, 300)
    assert errors == []
    context.close()

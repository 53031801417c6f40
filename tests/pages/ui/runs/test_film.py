"""The film of a run on its page: the component's data, the parts beside it, and the files made of it."""

import base64
import re
import shutil
import zlib
from types import SimpleNamespace

import numpy as np
import pytest
from jobs import make_folder, measure_few, tiny_spec, train_here
from offered import offered, page_of
from package import opened
from streamlit.testing.v1 import AppTest

from pages.ui.shell import draw
from transformer import SequenceTask
from transformer.runs.film import Frame
from transformer.runs.jobs import RunFolder


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Train a run of twelve steps; return its folder."""
    task = SequenceTask(name="copy", max_length=4, max_tokens=6)
    with pytest.MonkeyPatch.context() as patch:
        measure_few(patch)
        folder = make_folder(tmp_path_factory.mktemp("run"), tiny_spec(12, task=task, evaluate_every=4, evaluate_on=4))
        train_here(folder)
    return folder


@pytest.fixture
def run(whole, tmp_path):
    """Return a copy of the run."""
    return RunFolder(shutil.copytree(whole.path, tmp_path / "run"))


@pytest.fixture
def mounted(monkeypatch):
    """Return the calls of the component."""
    calls = []
    monkeypatch.setitem(draw.COMPONENTS, "film", lambda **arguments: calls.append(SimpleNamespace(**arguments)))
    return calls


def read(content):
    """Return the films and the host of the component's bytes in one, and all weights in turn."""
    shown, host = opened(content)
    return {**shown, **host}, np.concatenate([film["weights"] for film in shown["films"]])


def page(path, live=False):
    from pathlib import Path

    from pages.ui.runs.film import draw_films, draw_live
    from transformer.runs.jobs import RunFolder

    folders = [RunFolder(Path(one)) for one in path.split("|")]
    if live:
        draw_live(folders[:1], [""])
    else:
        draw_films(folders, [""] if len(folders) == 1 else [folder.name for folder in folders])


def run_page(*paths, live=False):
    app = AppTest.from_function(page, args=("|".join(map(str, paths)), live), default_timeout=30)
    app.run()
    return app


def test_a_run_is_drawn_and_noted_for_export(run, mounted):
    app = run_page(run.path)
    header, maps = read(mounted[0].data)
    frames = [Frame.read(path) for path in run.frames()]
    assert [one["step"] for one in header["films"][0]["frames"]] == [one.step for one in frames]
    assert maps.size == sum(array.size for one in frames for array in one.maps.values())
    assert header["figure"] == "film"
    picture = offered(app)["film"]
    assert picture.caption.startswith(f"{len(frames)} looks at all heads")
    assert picture.about["text"] == run.probe().text and set(picture.numbers()) == set(frames[0].maps)
    html = page_of(app, "film", picture.about)
    sent = re.search(rb'data-bytes="([^"]*)"', html)[1]
    assert b"<h1>Film of training" in html and b"https://" not in html
    np.testing.assert_array_equal(read(zlib.decompress(base64.b64decode(sent)))[1], maps)


def test_what_is_not_there_yet_or_can_not_be_read_gets_a_sentence(run, tmp_path, mounted):
    (tmp_path / "none").mkdir()
    for live in (True, False):
        assert "as soon as the run has begun" in run_page(tmp_path / "none", live=live).info[0].value
    run.frames()[1].write_bytes(b"not a frame")
    assert "The film can't be read" in run_page(run.path).warning[0].value and not mounted


def test_live_shows_the_newest_frame_only_and_twins_are_one_component(run, tmp_path, mounted):
    run_page(run.path, live=True)
    header, _ = read(mounted[0].data)
    assert header["live"] and not header["figure"] and len(mounted[0].data) < 10_000
    assert [one["step"] for one in header["films"][0]["frames"]] == [12]
    folders = [RunFolder(shutil.copytree(run.path, tmp_path / f"run{i}")) for i in range(2)]
    for number, folder in enumerate(folders):
        folder.leave_note("name", f"twin {number}")
    run_page(folders[0].path, folders[1].path)
    header, _ = read(mounted[1].data)
    assert [film["title"] for film in header["films"]] == ["twin 0", "twin 1"] and header["figure"] == "films"

"""The film of a run on its page: the component's data, the parts beside it, and the files made of it."""

import base64
import io
import re
import shutil
import zlib
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from film_bytes import read
from jobs import make_folder, measure_few, tiny_spec, train_here
from offered import offered, page_of
from streamlit.testing.v1 import AppTest

from pages.ui.runs import film as module
from pages.ui.shell import draw
from transformer import SequenceTask
from transformer.runs.film import Frame
from transformer.runs.jobs import RunFolder
from transformer.views import films_of


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """Train a run of twelve steps of each of two systems; return their folders."""
    folders = {}
    task = SequenceTask(name="copy", max_length=4, max_tokens=6)
    with pytest.MonkeyPatch.context() as patch:
        measure_few(patch)
        for system in ("modular", "encoder-only"):
            spec = replace(tiny_spec(12, task=task, evaluate_every=4, evaluate_on=4), system=system)
            folders[system] = make_folder(tmp_path_factory.mktemp("run"), spec)
            train_here(folders[system])
    return folders


@pytest.fixture
def run(runs, tmp_path):
    """Return a copy of the modular run."""
    return RunFolder(shutil.copytree(runs["modular"].path, tmp_path / "run"))


@pytest.fixture
def mounted(monkeypatch):
    """Return the calls of the component."""
    calls = []
    monkeypatch.setitem(draw._COMPONENTS, "film", lambda **arguments: calls.append(SimpleNamespace(**arguments)))
    return calls


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


@pytest.mark.parametrize("system", ["modular", "encoder-only"])
def test_a_run_is_drawn_and_noted_for_export(runs, mounted, system):
    folder = runs[system]
    app = run_page(folder.path)
    header, maps = read(mounted[0].data)
    frames = [Frame.read(path) for path in folder.frames()]
    assert [one["step"] for one in header["films"][0]["frames"]] == [one.step for one in frames]
    assert maps.size == sum(array.size for one in frames for array in one.maps.values())
    assert header["figure"] == "film"
    picture = offered(app)["film"]
    assert picture.caption.startswith(f"{len(frames)} looks at all heads")
    assert picture.about["text"] == folder.probe().text and set(picture.numbers()) == set(frames[0].maps)
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
    (tmp_path / "empty").mkdir()  # a run without frames is left out
    (tmp_path / "empty" / "spec.json").write_bytes((folders[0].path / "spec.json").read_bytes())
    run_page(folders[0].path, tmp_path / "empty", folders[1].path)
    header, _ = read(mounted[1].data)
    assert [film["title"] for film in header["films"]] == ["twin 0", "twin 1"] and header["figure"] == "films"


def test_files_hold_the_film_and_a_large_one_is_thinned_to_the_limit(run):
    size = sum(array.size for array in Frame.read(run.frames()[0]).maps.values())
    (film,) = films_of([run], [""], 5 * size)
    assert [one.step for one in film.frames][::4] == [0, 12] and len(film.frames) == 5
    arrays = np.load(io.BytesIO(module._npz([run], [""], {})))
    assert arrays["cross_value"].shape[0] == len(run.frames())

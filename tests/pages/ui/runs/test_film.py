"""What Python sends to the film in the browser, and what stands beside it on the page."""

import base64
import io
import json
import re
import shutil
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from jobs import make_folder, train_here
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.media_file_storage import MediaFileStorageError
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage
from streamlit.testing.v1 import AppTest

from pages.ui.memory.store import STORE
from pages.ui.runs import film as module
from pages.ui.runs.film_reel import Film, film_of, film_parts, last_frames, reel_of, to_bytes
from pages.ui.shell import downloads
from pages.ui.shell.offline_page import offline_page
from transformer import RunSpec, SequenceTask, TrainingSettings
from transformer.runs.film import FilmedExample, Frame
from transformer.runs.film_marks import marks
from transformer.runs.jobs import RunFolder

SOURCE, TARGET = ["<s>", "a", "b", "</s>"], ["<s>", "b", "a", "</s>"]
PROBE = FilmedExample([1, 4, 5, 2], [1, 5, 4, 2], SOURCE, TARGET, "ab", "ba")


def frame(step, seed=0, **values):
    draw = np.random.default_rng(seed).integers
    maps = {
        "cross": draw(0, 256, (2, 3, 3, 4), np.uint8),
        "decoder": np.tril(draw(0, 256, (2, 3, 3, 3), np.uint8)),
        "encoder": draw(0, 256, (2, 3, 4, 4), np.uint8),
    }
    values = {"loss": 1.5, "exact_match": None, "answer": "bb", "is_right": False} | values
    return Frame(step=step, maps=maps, **values)


FRAMES = [frame(0, loss=None), frame(10, 1), frame(20, 2, exact_match=0.25, answer="ba", is_right=True)]
RECORDS = [{"step": i, "loss": 3 / i, "exact_match": 0.25 if i == 20 else None} for i in range(1, 21)]


def read(data):
    size = int.from_bytes(data[:4], "little")
    return json.loads(data[4 : 4 + size]), np.frombuffer(data[4 + size :], dtype=np.uint8)


def make_run(path, name="copy", system="modular", steps=12):
    torch.set_num_threads(1)
    spec = RunSpec(
        name=name, system=system, sizes=dict(d_model=16, num_heads=2, num_layers=1, d_ff=16),
        task=SequenceTask(name="copy", max_length=4, max_tokens=6),
        settings=TrainingSettings(steps=steps, batch_size=8, evaluate_every=4, evaluate_on=4),
    )  # fmt: skip
    folder = make_folder(path, spec)
    train_here(folder)
    return folder


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    return make_run(tmp_path_factory.mktemp("run"))


def test_the_browser_gets_every_map_of_every_frame_in_turn():
    header, maps = read(to_bytes([film_of(PROBE, FRAMES, RECORDS)]))
    (film,) = header["films"]
    assert [kind["kind"] for kind in film["kinds"]] == ["encoder", "cross", "decoder"]
    expected = [one.maps[kind].ravel() for one in FRAMES for kind in ("encoder", "cross", "decoder")]
    np.testing.assert_array_equal(maps, np.concatenate(expected))
    assert [one["step"] for one in film["frames"]] == [0, 10, 20]
    assert [one["loss"] for one in film["frames"]] == [None, 1.5, 1.5]


def test_tokens_answers_and_blocked_cells_come_with_the_maps():
    header, _ = read(to_bytes([film_of(PROBE, FRAMES, RECORDS)]))
    (film,) = header["films"]
    encoder, cross, decoder = film["kinds"]
    assert (encoder["rows"], encoder["columns"]) == (SOURCE, SOURCE)
    assert (cross["rows"], cross["columns"]) == (TARGET[:-1], SOURCE)
    assert encoder["blocked"] is None and cross["blocked"] is None
    blocked = np.frombuffer(base64.b64decode(decoder["blocked"]), np.uint8).reshape(3, 3)
    np.testing.assert_array_equal(blocked, np.triu(np.ones((3, 3)), 1))
    assert film["right"] == ["b", "a"] and film["answer"] == "ba"
    assert [one["pieces"] for one in film["frames"]] == [["b", "b"], ["b", "b"], ["b", "a"]]
    assert all(len(roles) == 6 for one in film["frames"] for roles in one["roles"])


def test_curves_marks_and_a_film_without_records():
    film = film_of(PROBE, FRAMES, RECORDS)
    header = reel_of(film).header
    assert header["losses"] == [[i, float(f"{3 / i:.7g}")] for i in range(1, 21)]
    assert header["exacts"] == [[20, 0.25]]
    assert [mark["text"] for mark in header["marks"]] == [mark.text for mark in marks(PROBE, FRAMES, RECORDS)] != []
    bare = reel_of(Film(probe=PROBE, frames=FRAMES)).header
    assert bare["losses"] == [[10, 1.5], [20, 1.5]] and bare["exacts"] == [[20, 0.25]] and bare["marks"] == []


def test_a_long_curve_is_thinned_and_ends_with_the_last_step():
    told = [{"step": i, "loss": 1.0, "exact_match": None} for i in range(1, 2001)]
    losses = reel_of(Film(probe=PROBE, frames=FRAMES, records=told)).header["losses"]
    assert len(losses) <= 410 and losses[-1][0] == 2000


def test_a_loss_that_is_no_number_does_not_spoil_the_header():
    told = [{"step": 1, "loss": float("nan"), "exact_match": None}, {"step": 2, "loss": 2.0, "exact_match": None}]
    data = to_bytes([Film(probe=PROBE, frames=[frame(2, loss=float("inf"))], records=told)])
    header, _ = read(data)
    assert b"NaN" not in data and b"Infinity" not in data[:9000]
    assert header["films"][0]["losses"] == [[2, 2.0]] and header["films"][0]["frames"][0]["loss"] is None


def test_only_another_sentence_or_model_builds_the_picture_anew():
    def identity(frames, live=True, probe=PROBE):
        return read(to_bytes([Film(probe=probe, frames=frames)], live))[0]["id"]

    assert identity([frame(1)]) == identity([frame(2, 5, answer="b")])
    other = FilmedExample([1, 4, 4, 2], [1, 5, 4, 2], ["<s>", "a", "a", "</s>"], TARGET, "aa", "ba")
    assert identity([frame(1)]) != identity([frame(1)], probe=other)
    assert identity([frame(1)]) != identity([frame(1)], live=False)


def test_films_and_frames_have_limits():
    with pytest.raises(ValueError, match="`films` must be 1 to 5 films, got 0"):
        to_bytes([])
    with pytest.raises(ValueError, match="`films` must be 1 to 5 films, got 6"):
        to_bytes([Film(probe=PROBE, frames=FRAMES)] * 6)
    with pytest.raises(ValueError, match="`frames` must have at least one frame"):
        Film(probe=PROBE, frames=[])
    cut = frame(3)
    cut.maps["cross"] = cut.maps["cross"][..., :3]
    with pytest.raises(ValueError, match=r"have cross maps of the shape \(2, 3, 3, 4\), got \(2, 3, 3, 3\)"):
        Film(probe=PROBE, frames=[*FRAMES, cut])


def test_the_caption_says_what_the_film_shows():
    caption = reel_of(film_of(PROBE, FRAMES, RECORDS, "Twin A")).caption
    assert caption.startswith("Twin A: 3 looks at all heads reading “ab”, from step 0 to step 20. ")
    assert "In the end the model writes “ba”, which is right." in caption and "the loss falls fastest" in caption
    one = reel_of(Film(probe=PROBE, frames=[frame(1_000, answer="")])).caption
    assert one == ("All heads on “ab” after step 1,000. In the end the model writes nothing, where “ba” is right.")


def test_what_is_kept_are_the_weights():
    film = film_of(PROBE, FRAMES, RECORDS)
    parts = film_parts(film)
    assert set(parts) == {"encoder", "cross", "decoder", "loss", "exact match"}
    arrays = parts["cross"].arrays()
    np.testing.assert_allclose(arrays["value"][2] * 255, FRAMES[2].maps["cross"], atol=1e-4)
    assert arrays["frame_step"].tolist() == ["0", "10", "20"]
    assert np.isnan(parts["decoder"].arrays()["value"][:, :, :, 0, 1]).all()
    last = last_frames([reel_of(film)])
    for kind, maps in FRAMES[-1].maps.items():
        np.testing.assert_allclose(last[kind].map.values * 255, maps, atol=1e-4)


@pytest.fixture
def mounted(monkeypatch):
    """What the component was called with."""
    calls = []
    monkeypatch.setattr(module, "_FILM", lambda **arguments: calls.append(SimpleNamespace(**arguments)))
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
    assert not app.exception
    return app


@pytest.mark.parametrize("live", [True, False])
def test_before_the_first_frame_a_sentence_says_what_comes(tmp_path, mounted, live):
    app = run_page(tmp_path, live=live)
    assert "as soon as the run has begun" in app.info[0].value
    assert not mounted


@pytest.mark.parametrize("system", ["modular", "encoder-only"])
def test_a_run_is_drawn_and_noted_for_export(tmp_path, mounted, system):
    folder = make_run(tmp_path / "run", system=system)
    app = run_page(folder.path)
    header, maps = read(mounted[0].data)
    frames = [Frame.read(path) for path in folder.frames()]
    assert [one["step"] for one in header["films"][0]["frames"]] == [one.step for one in frames]
    assert maps.size == sum(array.size for one in frames for array in one.maps.values())
    assert header["figure"] == "film"
    caption, about = app.session_state["drawn"]["film"]
    _, parts, made = STORE.find(("drawn", app.session_state["draws_as"], "film"))
    assert caption.startswith(f"{len(frames)} looks at all heads") and about["text"] == folder.probe().text
    assert set(parts) == set(frames[0].maps)
    sent = re.search(rb'data-bytes="([^"]*)"', made(about | {"caption": caption}))[1]
    np.testing.assert_array_equal(read(base64.b64decode(sent))[1], maps)


def test_live_shows_the_newest_frame_only(run, mounted):
    run_page(run.path, live=True)
    header, _ = read(mounted[0].data)
    assert header["live"] and not header["figure"] and len(mounted[0].data) < 10_000
    assert [one["step"] for one in header["films"][0]["frames"]] == [12]


def test_twins_are_one_component_and_runs_without_frames_are_left_out(run, tmp_path, mounted):
    folders = [RunFolder(shutil.copytree(run.path, tmp_path / f"run{i}")) for i in range(2)]
    for number, folder in enumerate(folders):
        folder.rename(f"twin {number}")
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "spec.json").write_bytes((folders[0].path / "spec.json").read_bytes())
    run_page(folders[0].path, tmp_path / "empty", folders[1].path)
    header, _ = read(mounted[0].data)
    assert [film["title"] for film in header["films"]] == ["twin 0", "twin 1"] and header["figure"] == "films"


def test_letters_without_a_font_are_told_beside_the_gif(run, mounted, monkeypatch):
    assert module._NO_FONT not in [one.value for one in run_page(run.path).caption]
    asked = []
    monkeypatch.setattr(module, "undrawable", lambda texts: asked.extend(texts) or asked[:1])
    assert module._NO_FONT in [one.value for one in run_page(run.path).caption]
    frames = [Frame.read(path) for path in run.frames()]
    assert {run.name, run.probe().text, run.probe().answer, *(one.answer for one in frames)} == set(asked)


def test_a_file_made_on_request_outlives_the_scripts_of_others(monkeypatch):
    storage = MemoryMediaFileStorage("/media")
    files = MediaFileManager(storage)
    monkeypatch.setattr(downloads.runtime, "exists", lambda: True)
    monkeypatch.setattr(downloads.runtime, "get_instance", lambda: SimpleNamespace(media_file_mgr=files))

    def made(number):
        data = downloads.kept(lambda: b"content %d" % number, "film.txt", "text/plain")
        address = files.execute_deferred(files.add_deferred(data, "text/plain", "0.1", "film.txt"))
        return address.rpartition("/")[2]

    first = made(0)
    for _ in range(3):
        files.remove_orphaned_files()  # as every script does that ends
    assert storage.get_file(first).content == b"content 0"
    # What is kept does not grow for ever.
    for number in range(1, downloads._KEPT + 1):
        made(number)
    for _ in range(3):
        files.remove_orphaned_files()
    with pytest.raises(MediaFileStorageError):
        storage.get_file(first)


def test_a_film_that_can_not_be_read_gets_a_sentence(run, tmp_path, mounted):
    folder = RunFolder(shutil.copytree(run.path, tmp_path / "run"))
    folder.frames()[1].write_bytes(b"not a frame")
    app = run_page(folder.path)
    assert "The film can't be read" in app.warning[0].value
    assert not mounted


def test_a_large_film_is_thinned_to_the_limit(run):
    size = sum(array.size for array in Frame.read(run.frames()[0]).maps.values())
    film = module._load(str(run.path), "", 5 * size, 13, 0.0)
    assert [one.step for one in film.frames][::4] == [0, 12] and len(film.frames) == 5


def test_files_hold_the_film(run):
    stamps, about = [module._stamp(run, "", 10**6)], {"figure": "Film", "model": "<b>m</b>", "caption": "C & D"}
    assert module._gif(stamps, about)[:6] == b"GIF89a"
    arrays = np.load(io.BytesIO(module._npz(stamps, about)))
    assert arrays["cross_value"].shape[0] == len(run.frames())
    html = module._html(stamps, about).decode()
    assert "<h1>Film · &lt;b&gt;m&lt;/b&gt;</h1>" in html and "C &amp; D" in html
    assert "http://" not in html.replace("http://www.w3.org/", "") and "https://" not in html


def test_the_page_has_both_themes_and_the_film_as_it_is():
    data = to_bytes([Film(probe=PROBE, frames=FRAMES)])
    html = offline_page("film", data, "", {}, "Film").decode()
    assert "--st-background-color: #ffffff" in html and "--st-background-color: #12101a" in html
    assert f'data-lab="film" data-bytes="{base64.b64encode(data).decode()}"' in html
    assert html.count("</script") == 1

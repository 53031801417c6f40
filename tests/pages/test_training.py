"""A training run in a lecture: one at a time for each lecturer, and its record wherever none can start."""

import base64
import shutil

from jobs import told
from models_page import MINE, THEIRS, hash_of
from starlette.applications import Starlette
from starlette.testclient import TestClient

from pages.lecture.packing import pack_lecture
from pages.lecture.training import begin_training, look_at_training
from pages.server.scenes import SCENE_ROUTES
from pages.server.storage import runs_root
from pages.server.visitor import COOKIE
from pages.ui.state.lecture_links import lectures
from transformer.lectures import Lecture
from transformer.runs.jobs import RunFolder, cancel, runs, shipped_run

RECIPE = shipped_run("reverse")
SCENE = next(scene for scene in lectures()["hour"].scenes if scene.name == "a-training-run")


def begun():
    """Start the training as a lecturer who has the only place; return the run's folder."""
    assert begin_training("reverse", MINE)["state"] == "waits"
    (folder,) = runs(runs_root(), hash_of(MINE))
    return folder


def film(folder, frames, *events):
    """Put frames of the record into a run's film, and events behind those that it has."""
    (folder.path / "probe").mkdir(exist_ok=True)
    for path in [RECIPE.path / "probe" / "probe.json", *RECIPE.frames()[:frames]]:
        shutil.copy(path, folder.path / "probe")
    for event in events:
        folder.emit(**event)


def shown_film(answer):
    """Return what the picture of an answer says of itself, as text without spaces."""
    assert answer["view"]["component"] == "film"
    return base64.b64decode(answer["view"]["bytes"]).decode(errors="ignore").replace(" ", "")


def test_a_run_is_told_from_its_start_to_its_end(monkeypatch):
    assert look_at_training("reverse", MINE) == {
        "state": "idle", "said": "This model has learned nothing yet. Start trains it now, here.", "view": None,
    }  # fmt: skip
    folder = begun()
    monkeypatch.setattr(RunFolder, "is_alive", lambda folder: folder.id != "ended")
    folder.emit("start", step=0, steps=600)
    assert look_at_training("reverse", MINE)["said"] == "The training is starting, on this machine."
    film(folder, 3, {"event": "step", **RECIPE.records()[0]})
    learns = look_at_training("reverse", MINE)
    assert (learns["state"], learns["said"]) == ("learns", "This run is being trained now, on this machine.")
    assert '"live":true' in shown_film(learns) and '"planned":600' in shown_film(learns)
    film(folder, 24, told(RECIPE, "done")[0] | {"time": folder.events()[1]["time"] + 24})
    done = look_at_training("reverse", MINE)
    assert done["state"] == "done" and done["said"].endswith(
        " seconds: 100.0 % (99.6 % to 100.0 %) of 1,000 new texts are exactly right."
    )
    assert '"live":false' in shown_film(done)
    assert look_at_training("reverse", THEIRS)["state"] == "idle"  # it is of nobody else
    monkeypatch.setattr("pages.lecture.training._SHOWN", 0.0)
    assert look_at_training("reverse", MINE)["state"] == "idle"  # the next lecture begins anew


def test_a_second_press_starts_nothing_and_without_place_the_record_plays():
    folder = begun()
    assert begin_training("reverse", MINE)["state"] == "waits"
    assert [run.id for run in runs(runs_root())] == [folder.id] and folder.spec() == RECIPE.spec()
    assert look_at_training("reverse", MINE)["said"].endswith("training: the run here waits for a free place.")
    refused = begin_training("reverse", THEIRS)
    assert refused == {
        "state": "recorded", "said": "A recording of the same training: there is no free place now.", "view": None,
    }  # fmt: skip
    assert begin_training("reverse", "")["said"].endswith("this browser takes no cookies, so nothing can start.")
    cancel(folder.id, runs_root())
    folder.emit("stopped", step=0)
    assert look_at_training("reverse", MINE)["said"].endswith("training: the run here ended early.")


def test_the_lecturer_asks_by_a_route_and_only_a_post_starts():
    client = TestClient(Starlette(routes=SCENE_ROUTES), cookies={COOKIE: MINE})
    assert client.get("/lab/training/reverse").json()["state"] == "idle" and runs(runs_root()) == []
    assert client.post("/lab/training/reverse").json()["state"] == "waits"
    assert client.get("/lab/training/reverse").headers["cache-control"] == "no-store"
    for reply in (client.get("/lab/training/..%2Frecorded"), client.post("/lab/training/nothing")):
        assert reply.status_code == 404
    assert reply.json() == {"why": "There is no such training."}


def test_phones_and_the_file_get_the_record_and_a_sentence_that_says_so():
    found = pack_lecture(Lecture(id="own", title="Mine", summary="Mine", scenes=(SCENE,)))
    (sent,) = found.scenes
    assert sent["training"]["recipe"] == "reverse" and told(RECIPE, "start")[0]["time"] > 0
    assert sent["training"]["said"].startswith("A recording of a training run, made on 20")
    assert sent["training"]["said"].endswith(" with seed 0.")
    assert found.views[0][0] == "film" and len(found.views[0][1]) < 300_000

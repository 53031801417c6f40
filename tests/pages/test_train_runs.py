"""Runs on Train and Twins: their sentences while they wait, train and have ended; damaged ones; and a full disk."""

import json

import numpy as np
import pytest
from damage import DAMAGED, PARTLY, put
from jobs import SIZES, make_folder
from lab import pressed, said
from models_page import MINE, labels, listed, told_of

from pages.server.storage import runs_root
from pages.train.verdict import verdict
from pages.ui.runs.runs import status_words
from transformer import RunSpec
from transformer.runs.jobs.line import Line


@pytest.fixture
def make_run(make_own_run):
    """Provide `make_run(id, event, **values)`: a run of two steps that is finished; or else this event was its last."""

    def make(run_id="abcdefghjkmn", event="", **values):
        folder = make_own_run(run_id, name="my <b>model</b>")
        if event:
            folder.model.unlink()
            folder.emit(event, **values)
        return folder

    return make


@pytest.fixture
def line_of():
    """Provide `line_of(*seconds)`: runs that wait one behind the other, each expected to take so long."""

    def line_of(*seconds):
        spec = RunSpec(name="waits", sizes=SIZES)
        folders = [make_folder(runs_root() / f"waiting{number:05d}", spec) for number in range(len(seconds))]
        for folder, each in zip(folders, seconds):
            folder.save("together.json", json.dumps({"runs": [folder.id], "seconds": each}).encode())
            folder.emit("queued")
        Line(runs_root()).join([folder.id for folder in folders])
        return folders

    return line_of


def test_a_run_in_line_knows_its_place_and_about_how_long_it_waits(line_of, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "2")
    late, first, second = line_of(600, 60, 60)  # the shortest come first
    for folder, words in (
        (first, "It is next; it starts by itself in about 5 seconds."),
        (second, "One other waits before it; it starts by itself in about 5 seconds."),
        (late, "2 others wait before it; it starts by itself in about 60 seconds."),
    ):
        assert status_words(folder, folder.status()) == f"In line: all 2 processors are busy. {words}"
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "1")
    first.control(pause_at=0)  # it was started paused, and waits for its owner
    words = "In line: the processor is busy. It is next; then it waits for you in about "
    assert status_words(first, "waiting").startswith(words)


def test_a_finished_run_shows_its_outcome_and_is_rewound_into_a_new_one(open_as, make_run, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    folder = make_run()
    app = open_as(MINE, "train", run=folder.id)
    assert "new texts were exactly right" in said(app)
    assert [button.label for button in app.button if button.label in {"Rewind", "Pause", "Go on"}] == ["Rewind"]
    folder.leave_note("name", "![i](http://evil.example/x.png) **b**")
    named = app.run().subheader[0].value.replace("\u2060", "")
    assert named == r"!\[i\](http\://evil.example/x.png) \*\*b\*\*"
    pressed(app, "Rewind").click().run()
    assert app.text_input(key="run").value != folder.id
    assert "From the same initial weights" in said(app)


def test_a_run_whose_process_died_says_that_it_goes_on_and_that_it_did(open_as, make_run):
    folder = make_run(event="going", step=5)
    app = open_as(MINE, "train", run=folder.id)
    assert folder.status() == "lost"
    assert f"Its process ended; it goes on by itself from step {folder.saved_step() or 0}." in said(app)
    (folder.path / "checkpoint.safetensors").write_bytes(b"cut")
    assert "from the beginning: its last checkpoint is damaged." in said(app.run())
    folder.emit("died", step=3)
    folder.emit("start", step=3)
    with folder.lock:
        app.run()
    assert "Training." in said(app)
    assert "Its process ended once on the way; it went on by itself, last from step 3." in said(app)


def test_a_learning_rate_is_given_or_refused_with_a_sentence(open_as, make_run):
    folder = make_run(event="stopped", step=5)
    app = open_as(MINE, "train", run=folder.id)

    def field():
        return next(number for number in app.number_input if number.label == "Highest learning rate")

    # A browser that draws the field late, in a popover, begins with this; a default of 0 would be asked for at once.
    assert field().proto.default == 0.002
    for rate, given in ((50.0, None), (0.001, 0.001)):
        field().set_value(rate).run()
        assert folder.controls.learning_rate == given and field().value == (given or 0.002)
        for _ in range(2):  # the sentence stays long enough to be read, though the page draws itself anew
            assert ("“Learning rate” must lie from 1e-08 to 10, got" in said(app).replace("\\", "")) == (given is None)
            app.run()


# Twins


def test_a_tie_has_no_winner_and_the_lowest_loss_is_no_luck():

    def verdict_on(losses, exact):
        records = [[{"step": 1, "loss": x, "exact_match": share}] for x, share in zip(losses, exact, strict=True)]
        return verdict(["one", "other", "third"][: len(exact)], records, 200)

    for exact, sentence in (
        ((0.0, 0.0), "When they write by themselves, all get 0.0 % (0.0 % to 1.9 %) of the texts exactly right."),
        ((0.9, 0.2), "Most texts exactly right when it writes by itself: one, 90.0 % (85.1 % to 93.4 %)."),
        ((0.9, 0.2), "other has the lower loss and still gets only 20.0 % (15.0 % to 26.1 %) right."),
        ((0.985, 0.99), "one 98.5 % (95.7 % to 99.5 %), other 99.0 % (96.4 % to 99.7 %). With 200 texts these"),
    ):
        told = verdict_on((2.0, 1.0), exact)
        assert told.startswith("Lowest loss: other (1.000).") and sentence in told and "one seed" in told
    told = verdict_on((1.0, 1.0, 1.0), (0.995, 1.0, 0.5))  # one sequence more names no winner
    assert "Most" not in told and "one 99.5 %" in told and "other 100.0 %" in told and "third 50" not in told
    chance = np.random.default_rng(0)
    batches = chance.normal(1, 0.3, 400)  # both have the same noise
    for ahead, words in ((0.0, "Lowest loss: too close to tell (one "), (0.3, "Lowest loss: other (0.")):
        losses = batches, batches - ahead + chance.normal(0, 0.05, 400)
        losses[0][-1] = losses[1][-1] - 1
        records = [[{"step": i, "loss": x, "exact_match": None} for i, x in enumerate(one)] for one in losses]
        told = verdict(["one", "other"], records, 200)
        assert told.startswith(words) and "the mean of the last 20 steps" in told


# Damage. Pages do the same when the same file can't be read for another reason.

DAMAGES = {
    "spec00000000": "a spec that was cut",
    "gone00000000": "no spec",
    "binary000000": "events that are binary",
    "orders000000": "orders of wrong types",
    "frame0000000": "a frame that is binary",
    "checkpoint00": "a checkpoint that is binary",
}
TOLD = [run_id for run_id, case in DAMAGES.items() if case in DAMAGED]


def test_pages_work_beside_damaged_runs_and_show_what_can_be_saved(open_as, make_own_run):
    for run_id, case in DAMAGES.items():
        name, what = (DAMAGED | PARTLY)[case]
        put(make_own_run(run_id, state="stopped").path / name, what)
    cut = make_own_run("cut000000000").model
    cut.write_bytes(cut.read_bytes()[:-1])
    for name in ("models", "train", "heads"):
        open_as(MINE, name, run="cut000000000", model="my-model-cut000000000")
    app = open_as(MINE)
    for run_id in TOLD:
        what, standing = told_of(app, run_id)
        assert standing.replace("\\", "").startswith("Damaged: What ") and "/" not in standing.replace("\\", "")
        assert "damaged" in what or DAMAGED[DAMAGES[run_id]][0] != "spec.json"
    for run_id in DAMAGES:
        app = open_as(MINE, "train", run=run_id)
        assert any("This run is damaged." in error.value for error in app.error) == (run_id in TOLD)
        # The last checkpoint is whole in all of them.
        assert ("Its model as last saved is whole" in said(app)) == (run_id in TOLD)
        assert not any("/tmp" in text for text in [*listed(app), *(error.value for error in app.error)])
        assert ("Go on" in labels(app)) == (run_id not in TOLD)

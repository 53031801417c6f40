"""Runs on Train and Twins: their sentences while they wait, train and have ended; damaged ones; and a full disk."""

import errno
import json
import re
import shutil

import numpy as np
import pytest
from damage import DAMAGED, PARTLY, put
from jobs import SIZES, make_folder
from lab import pressed, said
from models_page import MINE, THEIRS, labels, listed, press, told_of
from offered import offered

from pages.server.storage import runs_root
from pages.train.verdict import verdict
from pages.ui.runs.live_region import describe_state
from pages.ui.runs.runs import status_words
from pages.ui.runs.start import describe_runs
from transformer import RunSpec
from transformer.runs import Speed
from transformer.runs.jobs import NO_ROOM, RunFolder
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
    late, first, later, second, third = line_of(600, 60, 240, 60, 60)  # the shortest come first
    for folder, words in (
        (first, "It is next; it starts by itself in about 5 seconds."),
        (second, "One other waits before it; it starts by itself in about 5 seconds."),
        (third, "2 others wait before it; it starts by itself in about 60 seconds."),
        (later, "3 others wait before it; it starts by itself in about 60 seconds."),
        (late, "4 others wait before it; it starts by itself in about 2 minutes."),
    ):
        assert status_words(folder, folder.status()) == f"In line: all 2 processors are busy. {words}"
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "1")
    first.control(pause_at=0)  # it was started paused, and waits for its owner
    words = "In line: the processor is busy. It is next; then it waits for you in about "
    assert status_words(first, "waiting").startswith(words)


def test_where_a_cluster_trains_nothing_is_said_of_this_computer(line_of, monkeypatch):
    monkeypatch.setenv("RAY_ADDRESS", "10.0.0.1:6399")
    first, second = line_of(60, 600)
    assert status_words(first, "waiting") == "In line for the cluster. It is next; it starts by itself."
    assert "One other waits before it; it starts by itself." in status_words(second, "waiting")
    assert describe_runs([first.spec()]).endswith(" sequences. On the cluster.")
    second.emit("waiting", ahead=0, reason="No computer of the cluster has a GPU.")
    assert "No computer of the cluster has a GPU." in status_words(second, "waiting")


@pytest.mark.parametrize(
    ("event", "values", "sentence"),
    [
        ("queued", {}, ""),
        ("start", {"step": 0, "steps": 12}, "Training started."),
        ("start", {"step": 1200, "steps": 2000}, "Goes on from step 1,200."),
        ("going", {"step": 3}, "Goes on from step 3."),
        ("paused", {"step": 0}, "Paused at step 0."),
        ("stopped", {"step": 5}, "Stopped at step 5."),
        ("done", {"exact_match": 0.985, "evaluated_on": 1000}, "Finished: exact match 98.5 %."),
        ("diverged", {"step": 7, "reason": "its loss is not finite"}, "Stopped at step 7, because it diverged."),
        ("failed", {"reason": "no room"}, "It ended with an error."),
    ],
)
def test_what_became_of_a_run_is_told_to_who_only_listens(tmp_path, event, values, sentence):
    folder = RunFolder(tmp_path)
    folder.emit(event, **values)
    folder.emit("step", step=9, loss=1.0)  # the event was told on the way
    assert describe_state(folder) == sentence


def test_a_finished_run_shows_its_outcome_and_is_rewound_into_a_new_one(open_as, make_run, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    folder = make_run()
    app = open_as(MINE, "train", run=folder.id)
    assert "new texts were exactly right" in said(app)
    (measured,) = [record for record in folder.records() if record["step"] == 2]
    words = f"At step 2 the loss of its batch is {measured['loss']:.3f}; exact match, measured on texts never"
    assert words in said(app) and "seed 0" in said(app) and app.subheader[0].value == r"my \<b\>model\</b\>"
    assert [button.label for button in app.button if button.label in {"Rewind", "Pause", "Go on"}] == ["Rewind"]
    folder.leave_note("name", "![i](http://evil.example/x.png) **b**")
    named = app.run().subheader[0].value.replace("\u2060", "")
    assert named == r"!\[i\](http\://evil.example/x.png) \*\*b\*\*"
    pressed(app, "Rewind").click().run()
    assert app.text_input(key="run").value != folder.id
    assert "From the same initial weights" in said(app)


@pytest.mark.parametrize(
    ("event", "values", "words"),
    [
        ("stopped", {"step": 5}, "Stopped; you can go on."),
        ("failed", {"reason": "Its process ended 4 times."}, "Its process ended 4 times."),
        ("diverged", {"step": 5, "reason": "Take a lower learning rate."}, "Take a lower learning rate."),
    ],
)
def test_a_run_that_ended_early_says_why_and_offers_what_is_left(open_as, make_run, event, values, words):
    folder = make_run(event=event, **values)
    app = open_as(MINE, "train", run=folder.id)
    assert words in said(app)
    assert {"Go on", "Rewind"} & {*labels(app)} == ({"Rewind"} if event == "diverged" else {"Go on", "Rewind"})
    assert ("One step" in labels(app)) == (event != "diverged")


def test_loss_is_drawn_once_and_told_once_and_still_exported(open_as, make_run):
    folder = make_run(event="stopped", step=2)
    events = folder.path / "events.jsonl"  # as if exact match had not been measured yet
    events.write_text(re.sub('("exact_match": )[0-9.]+', r"\1null", events.read_text()))
    app = open_as(MINE, "train", run=folder.id)
    assert not app.get("plotly_chart") and not app.metric  # the film draws the curves and tells the figures of its step
    losses, _ = offered(app)["curves"].curve().data
    assert list(losses.x) == [record["step"] for record in folder.records()]
    last = folder.records()[-1]
    assert f"At step {last['step']} the loss of its batch is {last['loss']:.3f}." in said(app)
    shutil.rmtree(folder.path / "probe")  # without a film the curves are a figure of their own
    assert len(app.run().get("plotly_chart")) == 1


def test_a_start_says_how_long_it_takes_here_where_that_is_known(open_as, make_run, monkeypatch):
    speeds = [None]
    monkeypatch.setattr("pages.ui.runs.runs.speed_here", lambda: speeds[-1])
    folder = make_run()
    shutil.rmtree(folder.path / "probe")
    (folder.path / "events.jsonl").unlink()
    folder.emit("launched")
    with folder.lock:  # as its process has it
        app = open_as(MINE, "train", run=folder.id)
        assert "until the first step" not in said(app) and "The first look at all heads" in app.info[0].value
        speeds.append(Speed(a_layer=0.007, an_operation=1e-11))
        words = "Starting: about 10 seconds until the first step. The first look at all heads"
        assert words in app.run().info[0].value


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


@pytest.mark.parametrize(("rate", "given"), [(50.0, None), (0.0, None), (0.001, 0.001)])
def test_a_learning_rate_is_given_or_refused_with_a_sentence(open_as, make_run, rate, given):
    folder = make_run(event="stopped", step=5)
    app = open_as(MINE, "train", run=folder.id)
    (field,) = [number for number in app.number_input if number.label == "Highest learning rate"]
    # A browser that draws the field late, in a popover, begins with this; a default of 0 would be asked for at once.
    assert field.proto.default == 0.002
    field.set_value(rate).run()
    assert folder.controls.learning_rate == given
    for _ in range(2):  # the sentence stays long enough to be read, though the page draws itself anew
        assert ("“Learning rate” must lie from 1e-08 to 10, got" in said(app).replace("\\", "")) == (given is None)
        app.run()
    shown = [number.value for number in app.number_input if number.label == "Highest learning rate"]
    assert shown == [given or 0.002]


# Twins


def verdict_on(losses, exact, *more):
    """Return the verdict on twins after one step with these losses and shares of right sequences, of 200."""
    names = ["one", "other", "third"][: len(exact)]
    records = [[{"step": 1, "loss": x, "exact_match": share}] for x, share in zip(losses, exact, strict=True)]
    return verdict(names, records, 200, *more)


def test_a_tie_has_no_winner_and_the_lowest_loss_is_no_luck():
    for exact, sentence in (
        ((0.0, 0.0), "When they write by themselves, all get 0.0 % (0.0 % to 1.9 %) of the texts exactly right."),
        ((0.9, 0.2), "Most texts exactly right when it writes by itself: one, 90.0 % (85.1 % to 93.4 %)."),
        ((0.9, 0.2), "other has the lower loss and still gets only 20.0 % (15.0 % to 26.1 %) right."),
        ((0.985, 0.99), "one 98.5 % (95.7 % to 99.5 %), other 99.0 % (96.4 % to 99.7 %). With 200 texts these"),
    ):
        told = verdict_on((2.0, 1.0), exact)
        assert told.startswith("Lowest loss: other (1.000).") and sentence in told and "one seed" in told
    told = verdict_on((2.0, 1.0), (0.9, 0.9), "With 5 seeds each: all alike.")
    assert told == "Lowest loss: other (1.000). With 5 seeds each: all alike."
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


def test_twins_are_compared_and_explained_by_what_they_are(open_as, make_run):
    folders = [make_run(run_id) for run_id in ("abcdefghjkmn", "nmkjhgfedcba")]
    twins = ".".join(folder.id for folder in folders)
    app = open_as(MINE, "twins", twins=twins)  # two runs that are no experiment
    assert "Lowest loss:" in said(app)
    assert "Why" not in [element.value for element in app.markdown]
    # One colour is one variant: loss and exact match have no second chart in colours of their own.
    assert not app.get("plotly_chart") and {"films", "curves-0", "curves-1"} <= set(app.session_state["lab"].drawn)
    for folder, name in zip(folders, ("as it is", "without causal mask")):
        folder.save("spec.json", json.dumps({**folder.spec().to_dict(), "name": name}).encode())
    app = open_as(MINE, "twins", twins=twins, experiment="Five systems")  # another experiment is chosen by now
    assert "A low loss does not prove" in said(app)


# Damage. Pages do the same when the same file can't be read for another reason.

DAMAGES = {
    "spec00000000": "a spec that was cut",
    "types0000000": "a spec of wrong types",
    "gone00000000": "no spec",
    "binary000000": "events that are binary",
    "steps0000000": "events without what they need",
    "name00000000": "a name that is no text",
    "orders000000": "orders of wrong types",
    "film00000000": "a film of another sentence",
    "frame0000000": "a frame that is binary",
    "checkpoint00": "a checkpoint that is binary",
    "together0000": "together with what is no id",
}
TOLD = [run_id for run_id, case in DAMAGES.items() if case in DAMAGED]


@pytest.fixture
def damaged(make_own_run):
    """Make unfinished runs, each with its damage, beside whole ones; return the folders by id."""
    folders = {run_id: make_own_run(run_id, state="stopped") for run_id in DAMAGES}
    for run_id, folder in folders.items():
        name, what = (DAMAGED | PARTLY)[DAMAGES[run_id]]
        put(folder.path / name, what)
    for owner in (b"\xff\xfe", "folder"):
        put(make_own_run(f"owner{len(owner)}000000").path / "owner.txt", owner)
    cut = make_own_run("cut000000000").model
    cut.write_bytes(cut.read_bytes()[:-1])
    make_own_run("good00000000"), make_own_run("theirs000000", THEIRS)
    return folders


def test_pages_work_beside_damaged_runs_and_show_what_can_be_saved(open_as, damaged):
    for name in ("start", "models", "train", "twins"):
        for token in (MINE, THEIRS):
            open_as(token, name)
    for name in ("models", "train", "heads"):
        open_as(MINE, name, run="cut000000000", model="my-model-cut000000000")
    for run_id in ("spec00000000", "frame0000000"):
        app = open_as(MINE, "twins", twins=f"good00000000.{run_id}")
        assert ("Damaged: " in said(app)) == (run_id in TOLD)
    app = open_as(MINE)
    for run_id in TOLD:
        what, standing = told_of(app, run_id)
        assert standing.replace("\\", "").startswith("Damaged: What ") and "/" not in standing.replace("\\", "")
        assert "damaged" in what or DAMAGED[DAMAGES[run_id]][0] != "spec.json"
    app.button(key="remove-spec00000000").click().run()
    assert not damaged["spec00000000"].path.exists()
    press(app, "Undo")
    assert damaged["spec00000000"].path.exists()
    for run_id in DAMAGES:
        app = open_as(MINE, "train", run=run_id)
        assert any("This run is damaged." in error.value for error in app.error) == (run_id in TOLD)
        # The last checkpoint is whole in all of them.
        assert ("Its model as last saved is whole" in said(app)) == (run_id in TOLD)
        assert not any("/tmp" in text for text in [*listed(app), *(error.value for error in app.error)])
        assert ("Go on" in labels(app)) == (run_id not in TOLD)


def fail(*_, **__):
    raise OSError(errno.ENOSPC, "No space left on device", "/srv/secret/runs")


def test_on_a_full_disk_a_click_says_why_nothing_happened(open_as, make_own_run, monkeypatch):
    folder = make_own_run("full00000000")
    app = open_as(MINE, model="my-model-full00000000")
    for label, where, words in (
        ("Pin", "transformer.runs.jobs.folder.write_atomically", "It can't be pinned."),
        ("Rename it", "transformer.runs.jobs.folder.write_atomically", "It can't be renamed."),
        ("Share with everyone here", "pages.ui.models.shares.save", "It can't be shared."),
        ("Remove", "transformer.runs.shelf.Path.rename", "my model can't be removed."),
    ):
        with monkeypatch.context() as full:
            full.setattr(where, fail)
            press(app, label)
        warnings = [warning.value.replace("\\", "") for warning in app.warning]
        assert f"{words} {NO_ROOM}" in warnings and not any("/srv" in text for text in warnings)
        assert folder.model.exists()
        press(app, label)
        assert not app.warning


def test_on_a_full_disk_nothing_starts_and_the_reason_is_said(open_as, monkeypatch, tmp_path):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    app = open_as(MINE, "train")
    for label, runs, told in (("Start training", 0, f"It can't be started. {NO_ROOM}"), ("Stop", 1, NO_ROOM)):
        with monkeypatch.context() as full:
            full.setattr("transformer.runs.jobs.folder.write_atomically", fail)
            press(app, label)
        assert told in [warning.value.replace("\\", "") for warning in app.warning]
        assert len([path for path in tmp_path.iterdir() if path.is_dir() and path.name != "queue"]) == runs
        if not runs:
            press(app, label)
            assert len(list(tmp_path.glob("*/spec.json"))) == 1

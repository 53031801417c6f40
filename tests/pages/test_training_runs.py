"""Runs on Train and Twins without a browser: their sentences while they wait and train, and after they have ended."""

import json
import shutil
from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from jobs import make_folder, tiny_spec, train_here
from lab import pressed, said
from models_page import MINE, hash_of, labels
from offered import offered

from pages.server.storage import runs_root
from pages.train.verdict import verdict
from pages.ui.runs.runs import status_words
from pages.ui.runs.start import describe_runs
from transformer import RunSpec, SequenceTask
from transformer.runs import Speed
from transformer.runs.jobs import RunFolder
from transformer.runs.jobs.line import Line

TINY = dict(d_model=16, num_heads=2, num_layers=1, d_ff=32, dropout=0.0)


@pytest.fixture
def open_page(open_as):
    """Provide `open_page(name, **query)`: the page as the owner of the runs here sees it."""
    return partial(open_as, MINE)


@pytest.fixture(scope="session")
def trained(tmp_path_factory):
    """Train two runs in this process, one to its end, one for five steps; return their folders."""
    folders = {}
    for pause_at in (None, 5):
        task = SequenceTask(name="copy", max_length=4, max_tokens=6)
        spec = tiny_spec(12, sizes=TINY, task=task, evaluate_every=6, evaluate_on=10)
        spec = replace(spec, name="my <b>model</b>")
        folder = folders[pause_at] = make_folder(tmp_path_factory.mktemp("trained"), spec)
        folder.leave_note("owner", hash_of(MINE))
        folder.emit("queued")
        folder.control(pause_at=pause_at)
        train_here(folder)
    return folders


@pytest.fixture
def make_run(trained):
    """Provide `make_run(id, event, **values)`: a finished run; or one with this event after five steps of training."""

    def make(run_id="abcdefghjkmn", event="", **values):
        folder = RunFolder(shutil.copytree(trained[5 if event else None].path, runs_root() / run_id))
        if event:
            folder.emit(event, **values)
        return folder

    return make


@pytest.fixture
def line_of():
    """Provide `line_of(*seconds)`: runs that wait one behind the other, each expected to take so long."""

    def line_of(*seconds):
        spec = RunSpec(name="waits", sizes=TINY)
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


def test_a_run_in_line_that_was_started_paused_waits_for_its_owner(line_of, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "1")
    _, folder = line_of(600, 660)
    folder.control(pause_at=0)
    words = "In line: the processor is busy. One other waits before it; then it waits for you in about 10 minutes."
    assert status_words(folder, "waiting") == words


def test_where_a_cluster_trains_nothing_is_said_of_this_computer(line_of, monkeypatch):
    monkeypatch.setenv("RAY_ADDRESS", "10.0.0.1:6399")
    first, second = line_of(60, 600)
    assert status_words(first, "waiting") == "In line for the cluster. It is next; it starts by itself."
    assert "One other waits before it; it starts by itself." in status_words(second, "waiting")
    assert describe_runs([first.spec()]).endswith(" sequences. On the cluster.")
    second.emit("waiting", ahead=0, reason="No computer of the cluster has a GPU.")
    assert "No computer of the cluster has a GPU." in status_words(second, "waiting")


def test_a_finished_run_shows_its_outcome_and_its_film(open_page, make_run):
    folder = make_run()
    app = open_page("train", run=folder.id)
    assert not app.exception and "fresh sequences were wholly right" in said(app)
    (measured,) = [record for record in folder.records() if record["step"] == 12]
    words = f"At step 12 the loss of its batch is {measured['loss']:.3f}; exact match, measured on sequences never"
    assert words in said(app)
    assert "seed 0" in said(app) and app.subheader[0].value == r"my \<b\>model\</b\>"
    assert [button.label for button in app.button if button.label in {"Rewind", "Pause", "Go on"}] == ["Rewind"]
    folder.leave_note("name", "![i](http://evil.example/x.png) **b**")
    named = app.run().subheader[0].value.replace("\u2060", "")
    assert named == r"!\[i\](http\://evil.example/x.png) \*\*b\*\*"


@pytest.mark.parametrize(
    ("event", "values", "words"),
    [
        ("stopped", {"step": 5}, "Stopped; you can go on."),
        ("failed", {"reason": "Its process ended 4 times."}, "Its process ended 4 times."),
        ("diverged", {"step": 5, "reason": "Take a lower learning rate."}, "Take a lower learning rate."),
    ],
)
def test_a_run_that_ended_early_says_why_and_offers_what_is_left(open_page, make_run, event, values, words):
    folder = make_run(event=event, **values)
    app = open_page("train", run=folder.id)
    assert words in said(app) and not app.exception
    assert {"Go on", "Rewind"} & {*labels(app)} == ({"Rewind"} if event == "diverged" else {"Go on", "Rewind"})
    assert ("One step" in labels(app)) == (event != "diverged")


def test_loss_is_drawn_once_and_told_once_and_still_exported(open_page, make_run):
    folder = make_run(event="stopped", step=5)
    app = open_page("train", run=folder.id)
    assert not app.get("plotly_chart") and not app.metric  # the film draws the curves and tells the figures of its step
    losses, _ = offered(app)["curves"].curve().data
    assert list(losses.x) == [record["step"] for record in folder.records()]
    last = folder.records()[-1]
    assert f"At step {last['step']} the loss of its batch is {last['loss']:.3f}." in said(app)
    shutil.rmtree(folder.path / "probe")  # without a film the curves are a figure of their own
    assert len(app.run().get("plotly_chart")) == 1 and not app.exception


def test_a_start_says_how_long_it_takes_here_where_that_is_known(open_page, make_run, monkeypatch):
    speeds = [None]
    monkeypatch.setattr("pages.ui.runs.runs.speed_here", lambda: speeds[-1])
    folder = make_run()
    shutil.rmtree(folder.path / "probe")
    (folder.path / "events.jsonl").unlink()
    folder.emit("launched")
    with folder.lock:  # as its process has it
        app = open_page("train", run=folder.id)
        assert "until the first step" not in said(app) and "each head as a small map" in app.info[0].value
        speeds.append(Speed(a_layer=0.007, an_operation=1e-11))
        words = "Starting: until the first step it takes about 10 seconds. The first look at all heads"
        assert words in app.run().info[0].value and not app.exception


def test_a_run_whose_process_died_says_that_it_goes_on_and_that_it_did(open_page, make_run):
    folder = make_run(event="going", step=5)
    assert folder.status() == "lost"
    app = open_page("train", run=folder.id)
    assert not app.exception and "Its process ended; it goes on by itself from step 0." in said(app)
    (folder.path / "checkpoint.safetensors").write_bytes(b"cut")
    app.run()
    assert "from the beginning: its last checkpoint is damaged." in said(app)
    folder.emit("died", step=3)
    folder.emit("start", step=3)
    with folder.lock:
        app.run()
        assert not app.exception and "Training." in said(app)
        assert "Its process ended once on the way; it went on by itself, last from step 3." in said(app)


@pytest.mark.parametrize(("rate", "given"), [(50.0, None), (0.0, None), (0.001, 0.001)])
def test_a_learning_rate_is_given_or_refused_with_a_sentence(open_page, make_run, rate, given):
    folder = make_run(event="stopped", step=5)
    app = open_page("train", run=folder.id)
    (field,) = [number for number in app.number_input if number.label == "Highest learning rate"]
    # A browser that draws the field late, in a popover, begins with this; a default of 0 would be asked for at once.
    assert field.proto.default == 0.002
    field.set_value(rate).run()
    assert not app.exception and folder.controls.learning_rate == given
    for _ in range(2):  # the sentence stays long enough to be read, though the page draws itself anew
        assert ("“Learning rate” must lie from 1e-08 to 10, got" in said(app).replace("\\", "")) == (given is None)
        app.run()
    shown = [number.value for number in app.number_input if number.label == "Highest learning rate"]
    assert shown == [given or 0.002]


def verdict_on(losses, exact, *more):
    """Return the verdict on twins after one step with these losses and shares of right sequences, of 200."""
    names = ["one", "other", "third"][: len(exact)]
    return verdict(
        names, [[{"step": 1, "loss": x, "exact_match": share}] for x, share in zip(losses, exact)], 200, *more
    )


@pytest.mark.parametrize(
    ("exact", "sentence"),
    [
        ((0.0, 0.0), "Writing by themselves, all get 0.0 % (0.0 % to 1.9 %) of the sequences wholly right."),
        ((0.9, 0.2), "Most sequences wholly right when it writes by itself: one, 90.0 % (85.1 % to 93.4 %)."),
        ((0.9, 0.2), "other has the lower loss and still gets only 20.0 % (15.0 % to 26.1 %) right."),
        ((0.985, 0.99), "one 98.5 % (95.7 % to 99.5 %), other 99.0 % (96.4 % to 99.7 %). 200 can't tell these apart."),
    ],
)
def test_a_tie_has_no_winner(exact, sentence):
    said = verdict_on((2.0, 1.0), exact)
    assert said.startswith("Lowest loss: other (1.000).") and sentence in said and "one seed" in said


def test_several_seeds_are_told_in_place_of_one_and_all_who_are_in_reach():
    said = verdict_on((2.0, 1.0), (0.9, 0.9), "With 5 seeds each: all alike.")
    assert said == "Lowest loss: other (1.000). With 5 seeds each: all alike."
    said = verdict_on((1.0, 1.0, 1.0), (0.995, 1.0, 0.5))  # one sequence more names no winner
    assert "Most" not in said and "one 99.5 %" in said and "other 100.0 %" in said and "third 50" not in said


def test_the_lowest_loss_is_no_luck_of_the_last_batch():
    chance = np.random.default_rng(0)
    batches = chance.normal(1, 0.3, 400)  # both have the same noise
    for ahead, words in ((0.0, "Lowest loss: too close to tell (one "), (0.3, "Lowest loss: other (0.")):
        losses = batches, batches - ahead + chance.normal(0, 0.05, 400)
        losses[0][-1] = losses[1][-1] - 1
        records = [[{"step": i, "loss": x, "exact_match": None} for i, x in enumerate(told)] for told in losses]
        said = verdict(["one", "other"], records, 200)
        assert said.startswith(words) and "the mean of the last 20 steps" in said


def test_twins_are_compared_and_explained_by_what_they_are(open_page, make_run):
    folders = [make_run(run_id) for run_id in ("abcdefghjkmn", "nmkjhgfedcba")]
    twins = ".".join(folder.id for folder in folders)
    app = open_page("twins", twins=twins)  # two runs that are no experiment
    assert not app.exception and "Lowest loss:" in said(app)
    assert "Why" not in [element.value for element in app.markdown]
    # One colour is one variant: loss and exact match have no second chart in colours of their own.
    assert not app.get("plotly_chart") and {"films", "curves-0", "curves-1"} <= set(app.session_state["lab"].drawn)
    for folder, name in zip(folders, ("as it is", "without causal mask")):
        folder.save("spec.json", json.dumps({**folder.spec().to_dict(), "name": name}).encode())
    app = open_page("twins", twins=twins, experiment="Five systems")  # another experiment is chosen by now
    assert "A low loss is no proof" in said(app)


def test_rewind_on_a_finished_run_opens_the_new_one(open_page, make_run, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    folder = make_run()
    app = open_page("train", run=folder.id)
    pressed(app, "Rewind").click().run()
    assert not app.exception and app.text_input(key="run").value != folder.id
    assert "From the same initial weights" in said(app)

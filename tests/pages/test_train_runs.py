"""Runs on Train and Twins: their sentences while they wait, train and have ended; and damaged ones."""

import json

import numpy as np
from damage import DAMAGED, PARTLY, put
from jobs import SIZES, make_folder
from lab import pressed, said
from models_page import MINE, labels, told_of
from offered import offered
from package import opened

from pages.server.storage import runs_root
from pages.train.verdict import verdict
from pages.ui.runs.runs import status_words
from transformer import RunSpec
from transformer.runs.film import Frame
from transformer.runs.jobs.line import Line


def test_a_run_in_line_knows_its_place_and_about_how_long_it_waits(monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "2")
    spec = RunSpec(name="waits", sizes=SIZES)
    folders = [make_folder(runs_root() / f"waiting{number:05d}", spec) for number in range(3)]
    for folder, seconds in zip(folders, (600, 60, 60)):  # the shortest come first
        folder.save("together.json", json.dumps({"runs": [folder.id], "seconds": seconds}).encode())
        folder.emit("queued")
    Line(runs_root()).join([folder.id for folder in folders])
    words = "In line: all 2 processors are busy. 2 others wait before it; it starts by itself in about 60 seconds."
    assert status_words(folders[0], folders[0].status()) == words
    folders[1].control(pause_at=0)  # it was started paused, and waits for its owner
    assert "It is next; then it waits for you in about " in status_words(folders[1], "waiting")


def film_on(app):
    """Return what the page sends to its film, and what it allows there."""
    (sent,) = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith("_film")]
    shown, host = opened(sent.bytes)
    return {**shown, **host}


def test_a_finished_run_shows_outcome_and_film_and_is_rewound_anew(open_as, make_own_run):
    folder = make_own_run("abcdefghjkmn")
    app = open_as(MINE, "train", run=folder.id)
    assert "new texts were exactly right" in said(app)
    (film,) = film_on(app)["films"]
    frames = [Frame.read(path) for path in folder.frames()]
    assert [one["step"] for one in film["frames"]] == [one.step for one in frames]
    assert film["weights"].size == sum(array.size for one in frames for array in one.maps.values())
    picture = offered(app)["film"]
    assert picture.about["text"] == folder.probe().text and set(picture.numbers()) == set(frames[0].maps)
    assert [button.label for button in app.button if button.label in {"Rewind", "Pause", "Go on"}] == ["Rewind"]
    folder.leave_note("name", "![i](http://evil.example/x.png) **b**")
    named = app.run().subheader[0].value.replace("\u2060", "")
    assert named == r"!\[i\](http\://evil.example/x.png) \*\*b\*\*"
    pressed(app, "Rewind").click().run()
    assert app.text_input(key="run").value != folder.id
    assert "From the same initial weights" in said(app)


def test_a_run_whose_process_died_says_that_it_goes_on_and_that_it_did(open_as, make_own_run):
    folder = make_own_run("abcdefghjkmn", state="going")
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
    (film,) = film_on(app)["films"]  # while it trains, its newest frame alone
    assert film_on(app)["live"] and [one["step"] for one in film["frames"]] == [folder.newest_frame().step]


def test_a_learning_rate_is_given_or_refused_with_a_sentence(open_as, make_own_run):
    folder = make_own_run("abcdefghjkmn", state="stopped")
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


def verdict_on(losses, exact):
    """Return the verdict on twins whose every step has these losses, by twin, and which end with these shares."""
    records = [
        [{"step": step, "loss": loss, "exact_match": share} for step, loss in enumerate(one, start=1)]
        for one, share in zip(losses, exact, strict=True)
    ]
    return verdict(["one", "other", "third"][: len(exact)], records, 200)


def test_a_tie_has_no_winner_and_the_lowest_loss_is_no_luck():
    for exact, sentence in (
        ((0.0, 0.0), "When they write by themselves, all get 0.0 % (0.0 % to 1.9 %) of the texts exactly right."),
        ((0.9, 0.2), "Most texts exactly right when it writes by itself: one, 90.0 % (85.1 % to 93.4 %)."),
        ((0.9, 0.2), "other has the lower loss and still gets only 20.0 % (15.0 % to 26.1 %) right."),
        ((0.985, 0.99), "one 98.5 % (95.7 % to 99.5 %), other 99.0 % (96.4 % to 99.7 %). With 200 texts these"),
    ):
        told = verdict_on(([2.0], [1.0]), exact)
        assert told.startswith("Lowest loss: other (1.000).") and sentence in told and "one seed" in told
    told = verdict_on(([1.0], [1.0], [1.0]), (0.995, 1.0, 0.5))  # one sequence more names no winner
    assert "Most" not in told and "one 99.5 %" in told and "other 100.0 %" in told and "third 50" not in told
    chance = np.random.default_rng(0)
    batches = chance.normal(1, 0.3, 400)  # both have the same noise
    for ahead, words in ((0.0, "Lowest loss: too close to tell (one "), (0.3, "Lowest loss: other (0.")):
        others = batches - ahead + chance.normal(0, 0.05, 400)
        told = verdict_on(([*batches[:-1], others[-1] - 1], others), (None, None))
        assert told.startswith(words) and "the mean of the last 20 steps" in told


# Damage

DAMAGES = {
    "spec00000000": "a spec that was cut",
    "binary000000": "events that are binary",
    "orders000000": "orders of wrong types",
    "frame0000000": "a frame that is binary",
}
TOLD = [run_id for run_id, case in DAMAGES.items() if case in DAMAGED]


def test_pages_work_beside_damaged_runs_and_show_what_can_be_saved(open_as, make_own_run):
    for run_id, case in DAMAGES.items():
        name, what = (DAMAGED | PARTLY)[case]
        put(make_own_run(run_id, state="stopped").path / name, what)
    app = open_as(MINE)
    for run_id in TOLD:
        what, standing = told_of(app, run_id)
        assert standing.startswith(r"Damaged\: What ") and "/" not in standing
        assert "damaged" in what or DAMAGED[DAMAGES[run_id]][0] != "spec.json"
    for run_id in DAMAGES:
        app = open_as(MINE, "train", run=run_id)
        assert any("This run is damaged." in error.value for error in app.error) == (run_id in TOLD)
        # The last checkpoint is whole in all of them.
        assert ("Its model as last saved is whole" in said(app)) == (run_id in TOLD)
        assert ("Go on" in labels(app)) == (run_id not in TOLD)
        assert ("The film can't be read" in said(app)) == (run_id == "frame0000000")
        assert "/tmp" not in said(app)

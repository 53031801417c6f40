"""The lists of runs on Models: in progress, unfinished, finished; and the space that all of them take."""

import os
import shutil
from datetime import UTC, datetime

from models_page import MINE, THEIRS, hash_of, labels, options, press, said, table, told_of, ways

from transformer.runs.jobs.line import Line
from transformer.runs.shelf import Shelf

# Runs without a model


def test_unfinished_runs_are_listed_with_a_way_back_and_can_be_removed(open_as, make_own_run):
    stopped = make_own_run("stopped00000", name=":red[a]", state="stopped")
    reasons = {"diverged": "The loss has exploded to 50.3 nats.", "failed": "No memory is left."}
    for event, reason in reasons.items():
        make_own_run(f"{event:0<12}", state="going").emit(event, step=2, reason=reason)
    make_own_run("theirs000000", THEIRS, state="stopped")
    app = open_as(MINE)
    assert [element.value for element in app.header].count("Unfinished runs") == 1
    what, standing = told_of(app, "stopped00000")
    assert what.startswith(":red[a]: Copy letters, system modular, started 20")
    assert standing.startswith("Stopped; you can go")
    for event, reason in reasons.items():
        assert told_of(app, f"{event:0<12}")[1] == reason
    assert not any("theirs000000" in text for text in said(app)) and "Stop" not in labels(app)
    app.button(key="remove-stopped00000").click().run()
    assert not app.exception and not stopped.path.exists() and "Removed :red[a]." in said(app)
    press(app, "Undo")
    assert stopped.path.exists() and not app.warning


def test_runs_in_progress_tell_what_they_are_and_their_place_in_line(open_as, make_own_run):
    running, waiting = make_own_run("running00000", state="going"), make_own_run("waiting00000", state="going")
    before = [make_own_run(f"before{number}00000", THEIRS, state="queued") for number in range(2)]
    waiting.emit("queued")
    Line(waiting.path.parent).join([folder.id for folder in [*before, waiting]])
    theirs = make_own_run("theirs000000", THEIRS, state="going")
    with running.lock, theirs.lock:
        app = open_as(MINE)
        assert not any("theirs000000" in text for text in said(app))
        assert told_of(app, "running00000")[1] == "Training. Step 2 of 2."
        what, standing = told_of(app, "waiting00000")
        assert what.startswith("my model: Copy letters, system modular, started 20")
        assert standing.startswith("In line") and "2 others wait before it" in standing
        assert not [button for button in app.button if str(button.key).startswith("remove-")]


def test_a_run_in_progress_can_be_stopped_where_it_is_listed(open_as, make_own_run):
    first, second = make_own_run("first0000000", state="going"), make_own_run("second000000", state="going")
    with first.lock, second.lock:
        app = open_as(MINE)
        app.button(key="stop-second000000").click().run()
        assert not app.exception and second.controls.stop and not first.controls.stop
        assert told_of(app, "second000000")[1] == "Stopping …" and app.button(key="stop-second000000").disabled
        second.emit("stopped", step=2)
        shutil.rmtree(first.path)  # the run is gone before it could be stopped
        app.button(key="stop-first0000000").click().run()
        assert not app.exception and "is not here any more" in app.warning[0].value
    app.run()
    assert not app.exception and "Stop" not in labels(app) and app.button(key="remove-second000000")


def test_finished_runs_are_listed_with_the_way_to_their_films(open_as, make_own_run):
    make_own_run("mine00000000"), make_own_run("theirs000000", THEIRS), make_own_run("stopped00000", state="stopped")
    app = open_as(MINE)
    assert "My finished runs (1)" in [expander.label for expander in app.expander]
    assert not any("mine00000000" in text for text in said(app))
    app.session_state["finished-runs"] = True
    app.run()
    assert not app.exception and ways(app)["Its film"] == ("train", "run=mine00000000")
    assert any(text.startswith("my model: Copy letters, system modular, started 20") for text in said(app))
    assert not any("theirs000000" in text for text in said(app))


# Space


def test_a_pin_protects_from_the_offer(open_as, make_own_run):
    for run_id in ("pinned000000", "older0000000"):
        make_own_run(run_id)
    app = open_as(MINE, model="my-model-pinned000000")
    press(app, "Pin")
    assert table(app)["my-model-pinned000000"]["pinned"] and not table(app)["my-model-older0000000"]["pinned"]
    app.session_state["space"] = True
    app.run()
    assert app.multiselect(key="to-remove").options == ["my model · Copy letters"]
    press(app, "Unpin")
    assert len(app.multiselect(key="to-remove").options) == 2


def test_the_oldest_are_offered_first_and_only_a_click_removes_them(open_as, make_own_run, tmp_path, monkeypatch):
    folders = [make_own_run(f"run{number}00000000") for number in range(3)]
    for age, folder in enumerate(folders):
        os.utime(folder.model, (1e9 - 60 * age, 1e9 - 60 * age))
    make_own_run("theirs000000", THEIRS)
    monkeypatch.setenv("ATTENTION_LAB_DISK_FOR_RUNS", "0")
    app = open_as(MINE)
    assert not app.exception and "keeps 0 MB" in app.warning[0].value
    dates = [f"{datetime.fromtimestamp(1e9 - age, UTC):%Y-%m-%d %H:%M}" for age in (2 * 60, 60, 0)]
    assert app.multiselect(key="to-remove").options == [f"my model · Copy letters · {date}" for date in dates]
    assert all(folder.path.exists() for folder in folders)
    app.multiselect(key="to-remove").set_value(["my-model-run200000000", "my-model-run100000000"]).run()
    app.button(key="remove-chosen").click().run()
    assert not app.exception and [folder.path.exists() for folder in folders] == [True, False, False]
    assert (tmp_path / "theirs000000").exists() and "Removed 2 models." in said(app)
    press(app, "Undo")
    assert all(folder.path.exists() for folder in folders)


def test_what_was_removed_comes_back_in_another_session_or_goes_for_good(open_as, make_own_run, tmp_path):
    mine, theirs = make_own_run("mine00000000"), make_own_run("theirs000000", THEIRS)
    shelf = Shelf(tmp_path)
    shelf.remove(mine.path), shelf.remove(theirs.path)
    app = open_as(MINE)
    app.session_state["space"] = True
    app.run()
    assert any("1 removed run or model of yours" in text for text in said(app))
    press(app, "Bring all back")
    assert mine.model.exists() and not theirs.path.exists() and "my-model-mine00000000" in options(app)
    app.selectbox(key="model").select("my-model-mine00000000").run()
    press(app, "Remove")
    press(app, "Delete for good now")
    assert shelf.list_removed(hash_of(MINE)) == [] and len(shelf.list_removed(hash_of(THEIRS))) == 1
    assert "Undo" not in labels(app)

"""The lists of runs on Models, the space that they take, and who may give orders to them: owners, and the teacher."""

import os
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

import pytest
from models_page import MINE, SHIPPED, THEIRS, hash_of, labels, options, press, said, told_of

from pages.models.removals import find_removed, put_aside, restore
from pages.ui.models.files import ModelFile, pin_model, rename_model
from pages.ui.models.shares import keep_model, may_remove, owner_of_share, share_model
from pages.ui.state.owner import NotAllowed
from transformer import load
from transformer.runs.jobs.line import Line
from transformer.runs.shelf import Shelf


def test_runs_that_wait_train_or_have_ended_are_told_stopped_and_removed(open_as, make_own_run):
    stopped = make_own_run("stopped00000", name=":red[a]", state="stopped")
    make_own_run("diverged0000", state="going").emit("diverged", step=2, reason="The loss has exploded to 50.3 nats.")
    make_own_run("theirs000000", THEIRS, state="stopped")
    running, second, waiting = (make_own_run(f"{name:0<12}", state="going") for name in ("one", "two", "three"))
    before = [make_own_run(f"before{number}00000", THEIRS, state="queued") for number in range(2)]
    waiting.emit("queued")
    Line(waiting.path.parent).join([folder.id for folder in [*before, waiting]])
    with running.lock, second.lock:
        app = open_as(MINE)
        what, standing = told_of(app, stopped.id)
        assert what.startswith(":red[a]: Copy letters, system modular, started 20")
        assert standing.startswith("Stopped; you can go")
        assert told_of(app, "diverged0000")[1] == "The loss has exploded to 50.3 nats."
        assert told_of(app, running.id)[1] == "Training. Step 2 of 2."
        assert "2 others wait before it" in told_of(app, waiting.id)[1]
        assert not any("theirs000000" in text for text in said(app))
        app.button(key=f"stop-{second.id}").click().run()
        assert second.controls.stop and not running.controls.stop
        assert told_of(app, second.id)[1] == "Stopping …" and app.button(key=f"stop-{second.id}").disabled
        app.button(key=f"remove-{stopped.id}").click().run()
    assert not stopped.path.exists() and "Removed :red[a]." in said(app)


# Space


def test_the_oldest_are_offered_first_and_only_a_click_removes_them(open_as, make_own_run, tmp_path, monkeypatch):
    folders = [make_own_run(f"run{number}00000000") for number in range(3)]
    for age, folder in enumerate(folders):
        os.utime(folder.model, (1e9 - 60 * age, 1e9 - 60 * age))
    make_own_run("theirs000000", THEIRS)
    monkeypatch.setenv("ATTENTION_LAB_DISK_FOR_RUNS", "0")
    app = open_as(MINE, model="my-model-run100000000")
    assert "keeps 0 MB" in app.warning[0].value
    dates = [f"{datetime.fromtimestamp(1e9 - age, UTC):%Y-%m-%d %H:%M}" for age in (2 * 60, 60, 0)]
    offered = [f"my model · Copy letters · {date}" for date in dates]
    press(app, "Pin")  # protects from the offer
    assert len(app.multiselect(key="to-remove").options) == 2
    press(app, "Unpin")
    assert app.multiselect(key="to-remove").options == offered and all(folder.path.exists() for folder in folders)
    app.multiselect(key="to-remove").set_value(["my-model-run200000000", "my-model-run100000000"]).run()
    app.button(key="remove-chosen").click().run()
    assert [folder.path.exists() for folder in folders] == [True, False, False]
    assert (tmp_path / "theirs000000").exists() and "Removed 2 models." in said(app)


def test_what_was_removed_comes_back_in_another_session_or_goes_for_good(open_as, make_own_run, tmp_path):
    mine, theirs = make_own_run("mine00000000"), make_own_run("theirs000000", THEIRS)
    shelf = Shelf(tmp_path)
    shelf.remove(mine.path), shelf.remove(theirs.path)
    app = open_as(MINE)
    app.session_state["space"] = True
    app.run()
    press(app, "Bring all back")
    assert mine.model.exists() and not theirs.path.exists() and "my-model-mine00000000" in options(app)
    app.selectbox(key="model-by-name").select("my-model-mine00000000").run()
    press(app, "Remove")
    press(app, "Delete for good now")
    assert shelf.list_removed(hash_of(MINE)) == [] and len(shelf.list_removed(hash_of(THEIRS))) == 1
    assert "Undo" not in labels(app)


# Owners


@pytest.fixture
def their_run(make_own_run):
    """Make a run of THEIRS that is paused, so that every order would do something."""
    folder = make_own_run("theirs000000", THEIRS, state="stopped")
    folder.emit("paused", step=1)
    folder.control(pause_at=1)
    return folder


def test_every_order_to_a_model_of_somebody_else_is_refused(make_own_run, acting_as, as_teacher):
    folder = make_own_run("theirs000000", THEIRS)
    orders = [
        partial(rename_model, folder, "another"), partial(pin_model, folder, True),
        partial(share_model, folder), partial(put_aside, folder.path),
    ]  # fmt: skip
    with acting_as(MINE):
        assert not may_remove(ModelFile("my-model-theirs000000", folder.model, "linked", folder))
        for order in orders:
            with pytest.raises(NotAllowed, match="somebody else's"):
                order()
    assert folder.name == "my model" and not folder.note("pinned") and not folder.note("shared")
    assert folder.model.exists()
    with acting_as(MINE), as_teacher():
        for order in orders:
            order()
    assert folder.note("name") == "" and not folder.path.exists()  # the last order removed it


def test_only_its_owner_and_the_teacher_remove_a_share_and_bring_it_back(open_as, acting_as, as_teacher):
    share = keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="theirs"), hash_of(THEIRS))
    app = open_as(MINE, model=share.id)
    assert "Remove" not in labels(app) and any("only they and the teacher can remove it" in text for text in said(app))
    assert "Remove" in labels(open_as(THEIRS, model=share.id))
    for allowed in (lambda: acting_as(THEIRS), as_teacher):
        with acting_as(MINE), pytest.raises(NotAllowed, match="Only the one who shared"):
            put_aside(share.path)
        with allowed():
            put_aside(share.path)
        (place,) = find_removed(hash_of(THEIRS))
        assert not share.path.exists() and find_removed(hash_of(MINE)) == [] and find_removed(None) == [place]
        with acting_as(MINE), pytest.raises(NotAllowed, match="Only the one who shared"):
            restore(place)
        with allowed():
            assert restore(place) == share.path
        assert owner_of_share(share.path) == hash_of(THEIRS) and find_removed(None) == []


FORGED = {
    "list": lambda app: app.button(key="stop-theirs000000").click(),
    **{key: lambda app, key=key: app.button(key=f"run-{key}").click()
       for key in ("play_arrow", "skip_next", "stop", "replay")},
    "rate": lambda app: next(one for one in app.number_input if one.key.startswith("rate-")).set_value(0.5),
}  # fmt: skip


def test_who_has_the_link_of_a_run_watches_it_and_gives_no_order(open_as, their_run, tmp_path, subtests):
    """A message of the browser may be forged: here the control was drawn for the owner, and another uses it."""
    app = open_as(MINE, "train", run=their_run.id)
    controls = {"Go on", "One step", "Pause", "Stop", "Rewind", "Stop all", "Share with everyone here", "Remove"}
    assert any("you can watch it" in text for text in said(app)) and not controls & {*labels(app)}

    def state():
        return their_run.controls, their_run.events(), sorted(tmp_path.glob("*/spec.json"))

    for order, forge in FORGED.items():
        with subtests.test(order):
            app, before = open_as(THEIRS, "models" if order == "list" else "train", run=their_run.id), state()
            forged = forge(app)
            app.session_state["owner"] = MINE
            forged.run()
            assert state() == before
    their_run.emit("stopped", step=1)
    app = open_as(THEIRS)
    app.session_state["owner"] = MINE
    app.button(key=f"remove-{their_run.id}").click().run()
    assert their_run.path.exists() and any("somebody else's" in w.value for w in app.warning)


def test_the_teacher_sees_stops_removes_and_brings_back_the_runs_of_others(open_as, their_run, as_teacher):
    assert not any("Memory of the server" in metric.label for metric in open_as(MINE).metric)
    with as_teacher():
        app = open_as(MINE)
        assert "Memory of the server" in [metric.label for metric in app.metric]
        app.button(key=f"stop-{their_run.id}").click().run()
        assert their_run.controls.stop
        their_run.emit("stopped", step=1)
        app.run()
        app.button(key=f"remove-{their_run.id}").click().run()
        assert not their_run.path.exists()
        (back,) = [button for button in app.button if button.label == "Bring back"]
        back.click().run()
        assert their_run.path.exists()


def test_the_teacher_stops_all_waiting_runs_or_a_persons_and_undoes_it(open_as, as_teacher, make_own_run):
    third = "c" * 32
    training = make_own_run("training0000", third, state="going")
    waiting = [make_own_run(f"waiting{n}0000", token, state="queued") for n, token in enumerate((third, THEIRS, MINE))]
    Line(training.path.parent).join([folder.id for folder in [training, *waiting]])
    with training.lock, as_teacher():
        app = open_as(MINE)
        app.button(key="stop-waiting").click().run()
        assert "Stopped 2 runs; their owners can go on with each." in said(app)
        assert [folder.controls.stop for folder in (*waiting, training)] == [True, True, False, False]
        app.button(key="undo-stops").click().run()
        assert not any(folder.controls.stop for folder in (*waiting, training))
        assert app.selectbox(key="whose").options[0].startswith("2 runs: my model (")
        app.button(key="stop-person").click().run()
        assert [folder.controls.stop for folder in (*waiting, training)] == [True, False, False, True]

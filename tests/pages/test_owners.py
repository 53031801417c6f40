"""Owners: a link lets people look, only owners direct their own, and the teacher looks after everything."""

import shutil
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from models_page import MINE, SHIPPED, THEIRS, hash_of, labels, options, press, said

from pages.models.removals import find_removed, put_aside, restore
from pages.ui.models.files import ModelFile, pin_model, rename_model
from pages.ui.models.shares import keep_model, may_remove, owner_of_share, share_model
from pages.ui.state.owner import NotAllowed
from transformer import load
from transformer.runs.jobs.line import Line

GOLDEN = Path(__file__).parents[1] / "golden" / "2026-11"


@pytest.fixture
def share(tmp_path):
    """Keep a model that THEY shared; return it."""
    return keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="theirs"), hash_of(THEIRS))


def test_every_order_to_a_model_of_somebody_else_is_refused(make_own_run, acting_as, as_teacher):
    folder = make_own_run("theirs000000", THEIRS)
    file = ModelFile("my-model-theirs000000", folder.model, "linked", folder)
    controls = [
        partial(rename_model, folder, "another"), partial(pin_model, folder, True),
        partial(share_model, folder), partial(put_aside, folder.path),
    ]  # fmt: skip
    with acting_as(MINE):
        assert not may_remove(file)
        for order in controls:
            with pytest.raises(NotAllowed, match="somebody else's"):
                order()
    assert folder.name == "my model" and not folder.note("pinned") and not folder.note("shared")
    assert folder.model.exists()
    with acting_as(MINE), as_teacher():
        for order in controls:
            order()
    assert folder.note("name") == "" and not folder.path.exists()  # the last order removed it


def test_only_its_owner_and_the_teacher_remove_a_share_and_bring_it_back(share, acting_as, as_teacher):
    with acting_as(MINE):
        with pytest.raises(NotAllowed, match="Only who shared"):
            put_aside(share.path)
        assert share.path.exists()
    for allowed in (lambda: acting_as(THEIRS), as_teacher):
        with allowed():
            put_aside(share.path)
        (place,) = find_removed(hash_of(THEIRS))
        assert not share.path.exists() and find_removed(hash_of(MINE)) == [] and find_removed(None) == [place]
        with acting_as(MINE), pytest.raises(NotAllowed, match="Only who shared"):
            restore(place)
        with allowed():
            assert restore(place) == share.path
        assert owner_of_share(share.path) == hash_of(THEIRS) and find_removed(None) == []


def test_shares_of_before_belong_to_whose_run_names_them_or_the_teacher(open_as, tmp_path, as_teacher, acting_as):
    shutil.copytree(GOLDEN, tmp_path, dirs_exist_ok=True)
    owner, share = "5eed" * 8, tmp_path / "kept" / "my-first-model.safetensors"
    assert owner_of_share(share) == hash_of(owner)
    assert owner_of_share(share.with_name("kept-before-owners.safetensors")) == ""
    app = open_as(owner, model="my-first-model")
    assert not any("can remove it" in text for text in said(app))
    app.selectbox(key="model").select("kept-before-owners").run()
    assert any("ATTENTION_LAB_TEACHER_KEY" in text for text in said(app))
    with as_teacher():
        app.run()
        assert not any("ATTENTION_LAB_TEACHER_KEY" in text for text in said(app))
        press(app, "Remove")
        assert not app.exception and "kept-before-owners" not in options(app)
        press(app, "Undo")
        assert not app.exception and "kept-before-owners" in options(app)
    with acting_as(owner):
        place = put_aside(share)
        assert place in find_removed(hash_of(owner)) and restore(place) == share
    assert owner_of_share(share) == hash_of(owner)


def test_nobody_else_is_offered_what_only_the_owner_may_do(open_as, make_own_run, share):
    make_own_run("theirs000000", THEIRS)
    app = open_as(MINE, model="my-model-theirs000000")
    offered = {"Rename it", "Pin", "Share with everyone here", "Remove"}
    assert not offered & {*labels(app)}
    app.selectbox(key="model").select(share.id).run()
    assert not offered & {*labels(app)} and any("only they can remove it" in text for text in said(app))
    assert "Remove" in labels(open_as(THEIRS, model=share.id))


@pytest.fixture
def their_run(make_own_run):
    """Make a run of THEIRS that is paused, so that every order would do something."""
    folder = make_own_run("theirs000000", THEIRS, state="stopped")
    folder.emit("paused", step=1)
    folder.control(pause_at=1)
    return folder


def test_a_link_shows_a_run_and_offers_no_order(open_as, their_run):
    app = open_as(MINE, "train", run=their_run.id)
    assert not app.exception and any("to watch" in text for text in said(app))
    controls = {"Go on", "One step", "Pause", "Stop", "Rewind", "Stop all", "Share with everyone here", "Remove"}
    assert not controls & {*labels(app)}
    twins = open_as(MINE, "twins", twins=f"{their_run.id}.{their_run.id}")
    assert not twins.exception and not controls & {*labels(twins)}


FORGED = {
    **{key: lambda app, key=key: app.button(key=f"run-{key}").click()
       for key in ("play_arrow", "skip_next", "stop", "replay")},
    "solved": lambda app: app.toggle(key="solved-theirs000000").set_value(True),
    "rate": lambda app: next(one for one in app.number_input if one.key.startswith("rate-")).set_value(0.5),
}  # fmt: skip


@pytest.mark.parametrize("order", FORGED)
def test_what_somebody_else_sends_gives_no_order(open_as, their_run, tmp_path, order):
    """A message of the browser may be forged: here the control was drawn for the owner, and another uses it."""

    def state():
        return their_run.controls, their_run.events(), sorted(tmp_path.glob("*/spec.json"))

    app, before = open_as(THEIRS, "train", run=their_run.id), state()
    forged = FORGED[order](app)
    app.session_state["owner"] = MINE
    forged.run()
    assert not app.exception and state() == before


def test_the_lists_of_models_give_no_order_of_somebody_else(open_as, their_run):
    app = open_as(THEIRS)
    app.session_state["owner"] = MINE
    app.button(key=f"stop-{their_run.id}").click().run()
    assert not app.exception and not their_run.controls.stop
    their_run.emit("stopped", step=1)
    app = open_as(THEIRS)
    app.session_state["owner"] = MINE
    app.button(key=f"remove-{their_run.id}").click().run()
    assert not app.exception and their_run.path.exists() and any("somebody else's" in w.value for w in app.warning)


@pytest.fixture
def lead(open_as, as_teacher):
    """Provide a context manager, `lead`: the page of models, as the teacher looks after it."""

    @contextmanager
    def lead():
        with as_teacher():
            app = open_as(MINE)
            app.session_state["teacher"] = True
            yield app.run()

    return lead


def test_the_teacher_sees_stops_removes_and_brings_back_the_runs_of_others(open_as, their_run, lead):
    assert not any("Memory of the server" in metric.label for metric in open_as(MINE).metric)
    with lead() as app:
        figures = ["Memory of the server", "Of it kept results", "Disk"]
        assert not app.exception and [metric.label for metric in app.metric] == figures
        app.button(key=f"stop-{their_run.id}").click().run()
        assert their_run.controls.stop
        their_run.emit("stopped", step=1)
        app.run()
        app.button(key=f"remove-{their_run.id}").click().run()
        assert not app.exception and not their_run.path.exists()
        (back,) = [button for button in app.button if button.label == "Bring back"]
        back.click().run()
        assert not app.exception and their_run.path.exists()


def test_the_teacher_stops_all_waiting_runs_or_a_persons_and_undoes_it(lead, make_own_run, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)  # nothing starts, or ends at once
    third = "c" * 32
    training = make_own_run("training0000", third, state="going")
    waiting = [make_own_run(f"waiting{n}0000", token, state="queued") for n, token in enumerate((third, THEIRS, MINE))]
    Line(training.path.parent).join([folder.id for folder in [training, *waiting]])
    with training.lock, lead() as app:
        app.button(key="stop-waiting").click().run()
        assert not app.exception and "Stopped 2 runs; who started them can go on with each." in said(app)
        assert [folder.controls.stop for folder in (*waiting, training)] == [True, True, False, False]
        app.button(key="undo-stops").click().run()
        assert not app.exception and not any(folder.controls.stop for folder in (*waiting, training))
        assert app.selectbox(key="whose").options[0].startswith("2 runs: my model (")
        app.button(key="stop-person").click().run()
        assert not app.exception
        assert [folder.controls.stop for folder in (*waiting, training)] == [True, False, False, True]


def test_an_own_run_whose_owner_is_lost_meanwhile_is_listed_once(open_as, make_own_run, lead):
    own = make_own_run("mine00000000", state="stopped")
    open_as(MINE)  # the owner is known from now on
    own.leave_note("owner", "")
    with lead() as app:
        links = [link.proto.query_string for link in app.get("page_link")]
        assert not app.exception and links.count("run=mine00000000") == 1

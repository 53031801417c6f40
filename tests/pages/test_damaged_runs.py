"""Damaged runs on the pages: shown as damaged, and no visitor's page is disturbed."""

import errno

import pytest
from damage import DAMAGED, PARTLY, put
from models_page import MINE, THEIRS, labels, listed, press, said, told_of

from transformer.runs.jobs import NO_ROOM

# Pages do the same when the same file can't be read for another reason.
DAMAGES = {
    "spec00000000": "a spec that was cut",
    "types0000000": "a spec of wrong types",
    "folder000000": "a spec that is a folder",
    "gone00000000": "no spec",
    "binary000000": "events that are binary",
    "log000000000": "events that are a folder",
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
def make_damaged(make_own_run):
    """Provide `make_damaged(id)`: an unfinished run with the damage of this id."""

    def make_damaged(run_id):
        folder = make_own_run(run_id, state="stopped")
        name, what = (DAMAGED | PARTLY)[DAMAGES[run_id]]
        put(folder.path / name, what)
        return folder

    return make_damaged


@pytest.mark.parametrize("name", ["start", "models", "heads", "train", "twins"])
def test_every_page_works_for_everybody_beside_damaged_runs(open_as, make_own_run, make_damaged, name):
    for run_id in DAMAGES:
        make_damaged(run_id)
    for owner in (b"\xff\xfe", "folder"):
        put(make_own_run(f"owner{len(owner)}000000").path / "owner.txt", owner)
    make_own_run("mine00000000"), make_own_run("theirs000000", THEIRS)
    for token in (MINE, THEIRS):
        app = open_as(token, name)
        assert not app.exception, (token, app.exception)


def test_the_list_says_which_runs_are_damaged_and_they_can_be_removed(open_as, make_damaged):
    folders = {run_id: make_damaged(run_id) for run_id in TOLD}
    app = open_as(MINE)
    assert not app.exception
    for run_id in TOLD:
        what, standing = told_of(app, run_id)
        assert standing.replace("\\", "").startswith("Damaged: What "), (run_id, standing)
        assert "damaged" in what or DAMAGED[DAMAGES[run_id]][0] != "spec.json"
        assert "/" not in standing.replace("\\", "")
    app.button(key="remove-spec00000000").click().run()
    assert not app.exception and not folders["spec00000000"].path.exists()
    press(app, "Undo")
    assert not app.exception and folders["spec00000000"].path.exists()


@pytest.mark.parametrize("run_id", DAMAGES)
def test_its_own_page_shows_what_can_be_saved(open_as, make_damaged, run_id):
    make_damaged(run_id)
    app = open_as(MINE, "train", run=run_id)
    assert not app.exception
    assert any("This run is damaged." in error.value for error in app.error) == (run_id in TOLD)
    # The last checkpoint is whole in all of them.
    assert ("Its model as last saved is whole" in " ".join(said(app))) == (run_id in TOLD)
    assert not any("/tmp" in text for text in [*listed(app), *(error.value for error in app.error)])
    assert ("Go on" in labels(app)) == (run_id not in TOLD)


def test_twins_beside_a_damaged_one_are_shown(open_as, make_own_run, make_damaged):
    make_own_run("good00000000")
    for run_id in ("spec00000000", "frame0000000"):
        make_damaged(run_id)
        app = open_as(MINE, "twins", twins=f"good00000000.{run_id}")
        assert not app.exception
        assert ("Damaged: " in " ".join(said(app))) == (run_id in TOLD)


def test_a_finished_model_that_was_cut_is_no_danger(open_as, make_own_run):
    folder = make_own_run("cut000000000")
    folder.model.write_bytes(folder.model.read_bytes()[:-1])
    for page in ("models", "train", "heads"):
        app = open_as(MINE, page, run=folder.id, model=f"my-model-{folder.id}")
        assert not app.exception, page


# A full disk


FULL = OSError(errno.ENOSPC, "No space left on device", "/srv/secret/runs")


def fail(*_, **__):
    raise FULL


@pytest.mark.parametrize(
    ("label", "where", "words"),
    [
        ("Pin", "transformer.runs.jobs.folder.write_atomically", "It can't be pinned."),
        ("Rename it", "transformer.runs.jobs.folder.write_atomically", "It can't be renamed."),
        ("Share with everyone here", "pages.ui.models.shares.save", "It can't be shared."),
        ("Remove", "transformer.runs.shelf.Path.rename", "my model can't be removed."),
    ],
)
def test_on_a_full_disk_a_click_says_why_nothing_happened(open_as, make_own_run, monkeypatch, label, where, words):
    folder = make_own_run("full00000000")
    app = open_as(MINE, model="my-model-full00000000")
    with monkeypatch.context() as full:
        full.setattr(where, fail)
        press(app, label)
    assert not app.exception
    warnings = [warning.value.replace("\\", "") for warning in app.warning]
    assert f"{words} {NO_ROOM}" in warnings and not any("/srv" in text for text in warnings)
    assert folder.model.exists()
    press(app, label)
    assert not app.exception and not app.warning


def test_on_a_full_disk_nothing_starts_and_the_reason_is_said(open_as, monkeypatch, tmp_path):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    app = open_as(MINE, "train")
    with monkeypatch.context() as full:
        full.setattr("transformer.runs.jobs.folder.write_atomically", fail)
        press(app, "Start training")
    assert not app.exception
    assert f"It can't be started. {NO_ROOM}" in [warning.value for warning in app.warning]
    assert not [path for path in tmp_path.iterdir() if path.is_dir()]
    press(app, "Start training")
    assert not app.exception and len(list(tmp_path.glob("*/spec.json"))) == 1
    with monkeypatch.context() as full:
        full.setattr("transformer.runs.jobs.folder.write_atomically", fail)
        press(app, "Stop")
    assert not app.exception and NO_ROOM in [warning.value.replace("\\", "") for warning in app.warning]

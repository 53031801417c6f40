"""Damaged runs on the pages: shown as what they are, and no visitor's page is disturbed."""

import errno
import os

import pytest
from models_page import MINE, THEIRS, labels, listed, press, said, told_of

from transformer.runs.jobs import NO_ROOM

STEP = b'{"event": "step", "time": 1, "step": NaN, "loss": "x"}\n'
DAMAGED = {
    "speccut": ("spec.json", b'{"name": "my mod'),
    "speclist": ("spec.json", b"[]"),
    "spectypes": ("spec.json", b'{"name": 5, "task": [], "settings": "x"}'),
    "specfolder": ("spec.json", None),
    "specpipe": ("spec.json", "pipe"),
    "specgone": ("spec.json", "gone"),
    "binary": ("events.jsonl", bytes(range(256)) + b"\n"),
    "wrongjson": ("events.jsonl", b'[]\n5\n"done"\n'),
    "nokeys": ("events.jsonl", b'{"event": "done", "time": 1}\n'),
    "nansteps": ("events.jsonl", STEP),
    "logfolder": ("events.jsonl", None),
}
PARTLY = {
    "nametext": ("name.txt", b"\xff\xfe"),
    "namepipe": ("name.txt", "pipe"),
    "orders": ("orders.json", b'{"stop": 1, "learning_rate": "NaN"}'),
    "ordersdir": ("orders.json", None),
    "probe": ("probe/probe.json", b'{"source": 1}'),
    "frame": ("probe/0000000.safetensors", b"\0" * 100),
    "checkpoint": ("checkpoint.safetensors", b"\0" * 100),
    "shared": ("shared.txt", b"../../\xff"),
    "firstname": ("first-name.txt", b"\xff" * 500),
    "together": ("together.json", b'{"runs": 5}'),
}


def damage(folder, name, what):
    path = folder.path / name
    path.unlink(missing_ok=True)
    if what is None:
        path.mkdir()
    elif what == "pipe":
        os.mkfifo(path)
    elif what != "gone":
        path.write_bytes(what)
    return folder


@pytest.fixture
def damaged(make_own_run):
    """One run of each kind of damage, unfinished; and one whose owner can't be read."""
    folders = {}
    for case, (name, what) in (DAMAGED | PARTLY).items():
        folders[case] = damage(make_own_run(f"{case:0<12}", state="stopped"), name, what)
    damage(make_own_run("owner0000000"), "owner.txt", b"\xff\xfe")
    damage(make_own_run("ownerdir0000"), "owner.txt", None)
    return folders


@pytest.mark.slow
@pytest.mark.parametrize("name", ["start", "models", "heads", "train", "twins"])
def test_every_page_works_for_everybody_beside_damaged_runs(open_as, make_own_run, damaged, name):
    for token in (MINE, THEIRS):
        make_own_run("mine00000000" if token == MINE else "theirs000000", token)
        app = open_as(token, name)
        assert not app.exception, (token, app.exception)


def test_the_list_says_which_runs_are_damaged_and_they_can_be_removed(open_as, damaged):
    for case in [*PARTLY, "specpipe", "nokeys"]:  # the list ends after twenty
        damaged.pop(case).path.rename(damaged["speccut"].path.with_name(f".{case}"))
    app = open_as(MINE)
    assert not app.exception
    for case in damaged:
        what, standing = told_of(app, f"{case:0<12}")
        assert standing.replace("\\", "").startswith("Damaged: What "), (case, standing)
        assert "damaged" in what or DAMAGED[case][0] != "spec.json"
        assert "/" not in standing.replace("\\", "")
    app.button(key="remove-speclist0000").click().run()
    assert not app.exception and not damaged["speclist"].path.exists()
    press(app, "Undo")
    assert not app.exception and damaged["speclist"].path.exists()


@pytest.mark.parametrize("case", [*DAMAGED, *PARTLY])
def test_its_own_page_shows_what_can_be_saved(open_as, damaged, case):
    app = open_as(MINE, "train", run=f"{case:0<12}")
    assert not app.exception
    assert any("This run is damaged." in error.value for error in app.error) == (case in DAMAGED)
    # The last checkpoint is whole in all of them.
    assert ("Its model as last saved is whole" in " ".join(said(app))) == (case in DAMAGED)
    assert not any("/tmp" in text for text in [*listed(app), *(error.value for error in app.error)])
    assert ("Go on" in labels(app)) == (case in PARTLY)


def test_twins_beside_a_damaged_one_are_shown(open_as, make_own_run, damaged):
    make_own_run("good00000000")
    for case in ("speccut", "nansteps", "frame"):
        app = open_as(MINE, "twins", twins=f"good00000000.{case:0<12}")
        assert not app.exception
        assert ("Damaged: " in " ".join(said(app))) == (case in DAMAGED)


@pytest.mark.parametrize("cut", [8, 100, -1])
def test_a_finished_model_that_was_cut_is_no_danger(open_as, make_own_run, cut):
    folder = make_own_run("cut000000000")
    content = folder.model.read_bytes()
    folder.model.write_bytes(content[:cut])
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

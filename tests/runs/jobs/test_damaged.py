"""Damaged folders of runs: everything readable is shown, and other runs are not affected."""

import json
import shutil

import pytest
from damage import DAMAGED, PARTLY, put
from jobs import NEVER, assert_same_weights, make_folder, measure_few, tiny_spec, told, train_here, undisturbed
from rows import rows

from transformer import SequenceTask, load
from transformer.runs.jobs import ALIVE, RunFolder, find, place_of, runs, supervise
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.supervisor import adopt
from transformer.runs.shelf import Shelf, delete_for_good

SPEC = tiny_spec(6, task=SequenceTask(name="copy", max_length=3, max_tokens=5), evaluate_every=3, evaluate_on=4)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Provide the folder of a run of six steps whose process died after step 4, with a checkpoint of step 3."""
    folder = make_folder(tmp_path_factory.mktemp("whole") / "whole", SPEC)
    folder.save("together.json", json.dumps({"runs": [folder.id], "seconds": 3.5}).encode())
    folder.leave_note("owner", "0123456789abcdef")
    folder.leave_note("name", "ä name")
    folder.emit("queued")
    folder.emit("launched")
    folder.control(pause_at=3)
    job = train_here(folder)
    job.rest()
    folder.control(pause_at=None)
    job.advance()
    assert folder.saved_step() == 3 and folder.last_state()["event"] == "going"
    return folder.path


@pytest.fixture
def folder(whole, tmp_path):
    """Return a copy of that run, in the line."""
    path = shutil.copytree(whole, tmp_path / "whole")
    Line(tmp_path).join(["whole"])
    return RunFolder(path)


def everything(folder):
    """Read everything that the pages and the server read of a run; return its status."""
    root = folder.path.parent
    status = folder.status()
    read = [folder.name, folder.note("owner"), folder.controls, folder.ordered_at(), folder.started_at(), folder.step()]
    read += [folder.records(), folder.frames(), folder.probe(), folder.newest_frame(), folder.saved_step()]
    read += [folder.together(), folder.expected_seconds(), folder.last_state()]
    read += [place_of(folder), runs(root), runs(root, "0123456789abcdef"), folder.is_due(), folder.is_alive()]
    assert (status == "damaged") == bool(folder.damage())
    return status


STATUSES = {"spec.json": {"damaged"}, "events.jsonl": ALIVE}
FILES = ["spec.json", "events.jsonl", "orders.json", "together.json", "owner.txt", "name.txt", "probe/probe.json"]
FILES += ["checkpoint.safetensors", "probe/0000001.safetensors"]


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_cut_anywhere_disturbs_nothing(folder, name, tmp_path):
    content = (folder.path / name).read_bytes()
    parts = [*range(0, len(content), max(1, len(content) // 40)), len(content) - 1]
    for length in rows(parts, few=[0, *parts[1::8], len(content) - 1]):
        (folder.path / name).write_bytes(content[:length])
        assert everything(folder) in STATUSES.get(name, {"lost"}), length
        if name == "checkpoint.safetensors":
            assert folder.last_checkpoint() is None and folder.saved_step() == 0
    supervise(tmp_path, NEVER)  # this records the death of its process and can't start another
    assert name == "spec.json" or Line(tmp_path).ids() == ["whole"]


@pytest.mark.parametrize("name", ["events.jsonl", "checkpoint.safetensors", "orders.json", "probe/probe.json"])
def test_a_run_with_a_cut_file_goes_on_and_learns_the_same(folder, name, monkeypatch):
    measure_few(monkeypatch)
    content = (folder.path / name).read_bytes()
    (folder.path / name).write_bytes(content[: len(content) // 2])
    assert train_here(folder).run.step == 6 and folder.status() == "done" and folder.records()[-1]["step"] == 6
    assert told(folder, "start")[-1]["step"] == (0 if name == "checkpoint.safetensors" else 3)
    assert_same_weights(load(folder.model).model, undisturbed(SPEC))


EVERY = [*DAMAGED, *PARTLY]


@pytest.mark.parametrize("case", rows(EVERY, few=[*EVERY[::3], "no spec"]))
def test_whatever_stands_in_a_folder_is_shown_and_disturbs_no_other(folder, whole, tmp_path, case):
    name, what = (DAMAGED | PARTLY)[case]
    put(folder.path / name, what)
    other = RunFolder(shutil.copytree(whole, tmp_path / "other"))
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "file").write_text("no folder")
    Line(tmp_path).join(["other"])
    assert (folder.last_checkpoint() is None) == (name == "checkpoint.safetensors")
    assert everything(folder) == ("damaged" if case in DAMAGED else "lost")
    assert find("whole", tmp_path) == folder and everything(other) == "lost" and len(runs(tmp_path)) == 2
    adopt(tmp_path)
    supervise(tmp_path, NEVER)
    assert other.last_state()["event"] == "waiting"  # its turn came, but its process could not be started
    place = Shelf(tmp_path).remove(folder.path)
    assert Shelf(tmp_path).list_removed("0123456789abcdef") == [place] * (name != "owner.txt")
    delete_for_good(place)
    assert not place.exists() and everything(other) in ALIVE


def test_an_owner_who_can_not_be_read_is_nobody_who_comes(folder):
    put(folder.path / "owner.txt", "folder")
    assert folder.note("owner") not in {"", "0123456789abcdef"}


def test_a_half_written_line_of_events_is_left_for_later(folder):
    (folder.path / "events.jsonl").write_bytes(b'{"event": "st')
    assert folder.events() == []
    folder.emit("start", step=3)
    assert [event["event"] for event in folder.events()] == ["unreadable", "start"]

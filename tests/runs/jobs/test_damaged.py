"""Damaged folders of runs: everything readable is shown, and other runs are not affected."""

import json
import os
import shutil

import pytest
import torch
from jobs import make_folder, train_here

from transformer import RunSpec, SequenceTask, TrainingSettings, load
from transformer.runs.jobs import ALIVE, RunFolder, find, place_of, runs, supervise
from transformer.runs.jobs.job import Job
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.supervisor import adopt
from transformer.runs.run import Run
from transformer.runs.shelf import Shelf, delete_for_good

NEVER = ["/nowhere"]
SPEC = RunSpec(
    name="tiny",
    sizes=dict(d_model=16, num_heads=2, num_layers=1, d_ff=16, dropout=0.1),
    task=SequenceTask(name="copy", max_length=3, max_tokens=5),
    settings=TrainingSettings(steps=6, batch_size=4, evaluate_every=3, evaluate_on=4),
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A run of six steps whose process died after step 4, with a checkpoint of step 3."""
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
    """A copy of that run, in the line."""
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


FILES = ["spec.json", "events.jsonl", "orders.json", "together.json", "owner.txt", "name.txt", "probe/probe.json"]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*FILES, "checkpoint.safetensors", "probe/0000001.safetensors"])
def test_a_file_that_is_cut_at_any_byte_disturbs_nothing(folder, whole, name):
    content = (folder.path / name).read_bytes()
    every = max(1, len(content) // 40) if len(content) > 3000 else 1
    for length in sorted({*range(0, len(content), every), len(content) - 1}):
        (folder.path / name).unlink()
        (folder.path / name).write_bytes(content[:length])
        status = everything(folder)
        if name == "checkpoint.safetensors":
            assert folder.last_checkpoint() is None and folder.saved_step() == 0
        if name == "spec.json":
            assert status == "damaged", length
        elif name == "events.jsonl":
            assert status in ALIVE, length
        else:
            assert status == "lost", length
        if length % 4:
            continue
        supervise(folder.path.parent, NEVER)  # records the death of its process and can't start another
        assert name == "spec.json" or folder.path.name in Line(folder.path.parent).ids()
        (folder.path / "events.jsonl").unlink()
        shutil.copy(whole / "events.jsonl", folder.path)
        Line(folder.path.parent).join(["whole"])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["events.jsonl", "checkpoint.safetensors", "orders.json", "probe/probe.json"])
def test_a_run_with_a_cut_file_goes_on_and_learns_the_same(folder, whole, name):
    undisturbed = Run(SPEC)
    list(undisturbed)
    content = (folder.path / name).read_bytes()
    lengths = {round(len(content) * share) for share in (0, 0.3, 0.7)} | {len(content) - 1}
    for length in lengths:
        shutil.rmtree(folder.path)
        shutil.copytree(whole, folder.path)
        (folder.path / name).write_bytes(content[:length])
        job = Job(folder.spec(), folder)
        assert job.run.step == (0 if name == "checkpoint.safetensors" else 3)
        while job.advance():
            pass
        assert folder.status() == "done" and folder.records()[-1]["step"] == 6
        for weight, expected in zip(load(folder.model).model.parameters(), undisturbed.model.parameters()):
            assert torch.equal(weight, expected)


DEEP, LONG = b"[" * 100_000, b'{"event": "start", "time": 1, "step": 1' + b"0" * 400 + b"}\n"
LINE = '{"event": "%s", "time": 1.0%s}\n'
STARTED = LINE % ("start", ', "step": 1')
AS_DAMAGED = {
    "a spec that is a list": ("spec.json", b"[]"),
    "a spec of wrong types": ("spec.json", b'{"name": 5, "settings": [], "task": "copy"}'),
    "a spec of absurd numbers": ("spec.json", b'{"name": "a", "sizes": {"d_model": 1' + b"0" * 400 + b"}}"),
    "a spec that is nested without end": ("spec.json", DEEP),
    "a spec that is binary": ("spec.json", bytes(range(256))),
    "a spec that is huge": ("spec.json", b" " * 3_000_000),
    "a spec that is a folder": ("spec.json", "folder"),
    "a spec that is a link to nothing": ("spec.json", "link"),
    "a spec that is a pipe": ("spec.json", "pipe"),
    "no spec": ("spec.json", None),
    "events that are no events": ("events.jsonl", b'[]\n5\n"start"\nnull\n{}\n'),
    "events that are binary": ("events.jsonl", bytes(range(256)) + b"\n"),
    "events without what they need": ("events.jsonl", (LINE % ("step", "") + LINE % ("done", "")).encode()),
    "events that are a folder": ("events.jsonl", "folder"),
    "events that are a pipe": ("events.jsonl", "pipe"),
    "events that are nested without end": ("events.jsonl", DEEP + b"\n"),
    "events of absurd numbers": ("events.jsonl", LONG),
}
AS_USUAL = {
    "an owner that is no text": ("owner.txt", b"\xff\xfe\x00"),
    "an owner that is a folder": ("owner.txt", "folder"),
    "a name that is no text": ("name.txt", b"\xff" * 10),
    "a name of many lines": ("name.txt", b"a\nb\0" * 100),
    "a name that is a pipe": ("name.txt", "pipe"),
    "a name that is huge": ("name.txt", b"a" * 5_000_000),
    "orders that are a list": ("orders.json", b"[1]"),
    "orders of wrong types": ("orders.json", b'{"stop": "no", "pause_at": "x", "learning_rate": [], "more": 1}'),
    "orders that are no numbers": ("orders.json", b'{"learning_rate": NaN, "pause_at": 1e400}'),
    "orders that are a folder": ("orders.json", "folder"),
    "together with nobody": ("together.json", b'{"runs": [], "seconds": "1"}'),
    "together with a path": ("together.json", b'{"runs": ["whole", "../x"], "seconds": Infinity}'),
    "together with what is no id": ("together.json", b'{"runs": {"whole": 1}}'),
    "a film without its sentence": ("probe/probe.json", None),
    "a film of another sentence": ("probe/probe.json", b'{"source": [1], "target": 5}'),
    "a film that is a file": ("probe", b"film"),
    "a frame that is binary": ("probe/0000001.safetensors", bytes(range(256))),
    "a frame that is a folder": ("probe/0000001.safetensors", "folder"),
    "a frame of no step": ("probe/1a.safetensors", b""),
    "a checkpoint that is binary": ("checkpoint.safetensors", bytes(range(256))),
    "a checkpoint that is a folder": ("checkpoint.safetensors", "folder"),
    "a checkpoint that is a pipe": ("checkpoint.safetensors", "pipe"),
    "steps that are no numbers": ("events.jsonl", (STARTED + LINE % ("step", ', "step": NaN, "loss": NaN')).encode()),
    "output that is a folder": ("output.log", "folder"),
}  # fmt: skip


def put(path, what):
    """Replace a file by something else."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    if what == "folder":
        path.mkdir()
    elif what == "link":
        path.symlink_to("nothing")
    elif what == "pipe":
        os.mkfifo(path)
    elif what is not None:
        path.write_bytes(what)


@pytest.mark.parametrize("case", [*AS_DAMAGED, *AS_USUAL])
def test_whatever_stands_in_a_folder_is_shown_and_disturbs_no_other(folder, whole, tmp_path, case):
    name, what = (AS_DAMAGED | AS_USUAL)[case]
    put(folder.path / name, what)
    other = RunFolder(shutil.copytree(whole, tmp_path / "other"))
    Line(tmp_path).join(["other"])
    assert (folder.last_checkpoint() is None) == (name == "checkpoint.safetensors")
    assert everything(folder) == ("damaged" if case in AS_DAMAGED else "lost")
    assert find("whole", tmp_path) == folder and everything(other) == "lost"
    adopt(tmp_path)
    supervise(tmp_path, NEVER)
    assert other.last_state()["event"] == "waiting"  # its turn came, but its process could not be started
    place = Shelf(tmp_path).remove(folder.path)
    assert Shelf(tmp_path).removed("0123456789abcdef") == [place] * (name != "owner.txt")
    delete_for_good(place)
    assert not place.exists() and everything(other) in ALIVE


def test_an_owner_that_can_not_be_read_is_nobody(folder):
    put(folder.path / "owner.txt", "folder")
    assert folder.note("owner") not in {"", "0123456789abcdef"}


def test_a_name_that_can_not_be_read_gives_way_to_the_one_in_the_spec(folder):
    put(folder.path / "name.txt", b"\xff")
    assert folder.name == "tiny"
    put(folder.path / "spec.json", b"")
    assert folder.name == "whole"


def test_a_folder_that_is_a_link_to_itself_is_no_run(folder, tmp_path):
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "file").write_text("no folder")
    assert runs(tmp_path) == [folder]
    adopt(tmp_path)
    supervise(tmp_path, NEVER)
    with pytest.raises(KeyError, match="There is no such run"):
        find("loop", tmp_path)

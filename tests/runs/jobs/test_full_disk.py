"""A full disk or a read-only folder: the reason is reported in a sentence, and nothing is lost."""

import errno
import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from jobs import assert_same_weights, make_folder, measure_few, tiny_spec, train_here, undisturbed
from rows import rows

from transformer import SequenceTask, load
from transformer.runs.jobs import NO_ROOM, storage_words, submit
from transformer.runs.jobs import folder as runs_folder
from transformer.runs.jobs.job import Job
from transformer.runs.jobs.patience import with_patience

ROOT = Path(__file__).parents[3]
SPEC = tiny_spec(6, task=SequenceTask(name="copy", max_length=3, max_tokens=5), evaluate_every=3, evaluate_on=4)
FULL = OSError(errno.ENOSPC, "No space left on device", "/srv/secret/runs/abc")
CLOSED = OSError(errno.EROFS, "Read-only file system", "/srv/secret/runs/abc")
WORDS = {FULL: NO_ROOM, CLOSED: "The server's folder of runs can't be written to."}


@pytest.fixture
def folder(tmp_path):
    return make_folder(tmp_path / "run", SPEC)


class Disk:
    """A simulated disk on which chosen writes fail."""

    def __init__(self, monkeypatch) -> None:
        self.writes, self.fails = 0, set()
        for name in ("write_atomically", "append"):
            monkeypatch.setattr(runs_folder, name, partial(self.write, getattr(runs_folder, name)))

    def write(self, right, path, content) -> None:
        self.writes += 1
        if self.writes in self.fails:
            raise FULL
        right(path, content)


@pytest.fixture
def disk(monkeypatch):
    return Disk(monkeypatch)


def test_no_sentence_names_a_path_of_the_server():
    assert [storage_words(error) for error in WORDS] == list(WORDS.values())
    assert "/srv" not in storage_words(OSError(errno.EIO, "Input/output error", "/srv/secret"))


def test_a_run_that_can_not_be_stored_leaves_nothing_whichever_write_fails(tmp_path, disk, no_process, monkeypatch):
    for number in range(1, 6):
        disk.writes, disk.fails = 0, {number}
        with pytest.raises(OSError, match=FULL.strerror):
            submit(SPEC, tmp_path, owner="me", files={"pairs.tsv": b"a\tb"})
        assert disk.writes == number
        assert not [path for path in tmp_path.iterdir() if path.is_dir() and path.name != "queue"]
    monkeypatch.setattr(Path, "touch", lambda path, **_: (_ for _ in ()).throw(FULL))  # of the ticket in the line
    disk.fails = set()
    with pytest.raises(OSError, match=FULL.strerror):
        submit(SPEC, tmp_path, owner="me")
    assert not list(tmp_path.glob("*/spec.json")) and not list((tmp_path / "queue").iterdir())


def test_a_run_waits_for_room_whichever_write_fails_and_learns_the_same(tmp_path, disk, monkeypatch):
    expected = undisturbed(SPEC)
    measure_few(monkeypatch)
    monkeypatch.setattr("transformer.runs.jobs.patience.time.sleep", lambda seconds: None)
    monkeypatch.setattr("transformer.runs.jobs.job.SAVE_EVERY", 0.0)
    last = 0
    for first in rows(range(1, 40), few=range(1, 40, 6)):
        disk.fails = set()
        folder = make_folder(tmp_path / str(first), SPEC)
        disk.writes, disk.fails = 0, {first, first + 2}  # the write between them is the event with the reason
        job = with_patience(folder, partial(Job, SPEC, folder))
        while with_patience(folder, job.advance):
            pass
        last = max(last, disk.writes)
        assert folder.status() == "done" and folder.saved_step() == 6
        reasons = [event["reason"] for event in folder.events() if event["event"] == "waiting"]
        assert all(reason == f"{NO_ROOM} The run goes on by itself when that has changed." for reason in reasons)
        assert reasons or disk.fails & {1, 2, 3} or first > disk.writes - 2
        assert_same_weights(load(folder.model).model, expected)
    assert 15 < last < 40  # more writes would have to fail one by one


def test_who_stops_a_run_on_a_full_disk_keeps_the_last_checkpoint(folder, disk):
    folder.control(pause_at=2)
    job = train_here(folder)
    job.rest()
    folder.control(pause_at=None)
    job.advance()
    folder.control(stop=True)
    disk.writes, disk.fails = 0, {1}
    assert not job.advance()
    assert folder.status() == "stopped" and folder.last_state()["step"] == folder.saved_step() == 2


FULL_FOR_REAL = """
import errno, json, os, sys
from pathlib import Path
from jobs import make_folder
from transformer.runs.jobs.job import Job
import transformer.runs.jobs.patience as patience
sys.path.insert(0, sys.argv[2])
from test_full_disk import SPEC

root = Path(sys.argv[1])
folder = make_folder(root / "run", SPEC)
job = Job(SPEC, folder)
job.advance()
with (root / "fill").open("wb", buffering=0) as fill:
    try:
        while True:
            fill.write(b"x" * 4096)
    except OSError as error:
        assert error.errno == errno.ENOSPC
waits = []
def wait(seconds):
    waits.append(seconds)
    if len(waits) == 12:
        (root / "fill").unlink(missing_ok=True)
patience.time.sleep = wait
while patience.with_patience(folder, job.advance):
    pass
assert folder.status() == "done" and len(waits) >= 12, (folder.status(), len(waits))
assert not [path for path in folder.path.iterdir() if path.name.startswith(".")]
assert not any(event["event"] == "unreadable" for event in folder.events())
"""


def test_a_disk_that_is_really_full(tmp_path):
    """A run on a small file system of its own; skipped where mounting is not allowed."""
    mount = ["unshare", "-m"] if os.geteuid() == 0 else ["unshare", "-rm"]
    script = 'mount -t tmpfs -o size=1500k small "$0" && exec "$@"'
    alone = [*mount, "sh", "-c", script, str(tmp_path)]
    if not shutil.which("unshare") or subprocess.run([*alone, "true"], capture_output=True).returncode:
        pytest.skip("nothing may be mounted here")
    command = [*alone, sys.executable, "-c", FULL_FOR_REAL, str(tmp_path), str(Path(__file__).parent)]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT / 'tests' / 'helpers'}"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr

"""A full disk or a read-only folder: the reason is reported in a sentence, and nothing is lost."""

import errno
import resource
from functools import partial
from pathlib import Path

import pytest
from jobs import assert_same_weights, make_folder, measure_few, tiny_spec, told, train_here, undisturbed
from rows import rows

from transformer import SequenceTask, load
from transformer.runs.jobs import NO_ROOM, storage_words, submit
from transformer.runs.jobs import folder as runs_folder
from transformer.runs.jobs.job import Job
from transformer.runs.jobs.patience import with_patience

SPEC = tiny_spec(6, task=SequenceTask(name="copy", max_length=3, max_tokens=5), evaluate_every=3, evaluate_on=4)
FULL = OSError(errno.ENOSPC, "No space left on device", "/srv/secret/runs/abc")
WORDS = {
    errno.ENOSPC: NO_ROOM,
    errno.EROFS: "The server's folder of runs can't be written to.",
    errno.EIO: "The server's disk gave an error: why.",
}


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
    assert {number: storage_words(OSError(number, "why", "/srv/secret")) for number in WORDS} == WORDS


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
        reasons = [event["reason"] for event in told(folder, "waiting")]
        assert all(reason == f"{NO_ROOM} The run goes on by itself when that has changed." for reason in reasons)
        assert reasons or disk.fails & {1, 2, 3} or first > disk.writes - 2
        assert_same_weights(load(folder.model).model, expected)
    assert 15 < last < 40  # more writes would have to fail one by one


def test_writes_that_end_in_the_middle_leave_no_halves(folder, monkeypatch):
    """The system lets no file grow beyond the events and a few bytes, until the run has waited three times."""
    measure_few(monkeypatch)
    job, (usual, most), waits = Job(SPEC, folder), resource.getrlimit(resource.RLIMIT_FSIZE), []

    def wait(seconds):
        waits.append([path.name for path in folder.path.glob(".*")])
        if len(waits) == 3:
            resource.setrlimit(resource.RLIMIT_FSIZE, (usual, most))

    monkeypatch.setattr("transformer.runs.jobs.patience.time.sleep", wait)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((folder.path / "events.jsonl").stat().st_size + 20, most))
    try:
        while with_patience(folder, job.advance):
            pass
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (usual, most))
    assert folder.status() == "done" and waits == [[], [], []] and not told(folder, "unreadable")


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

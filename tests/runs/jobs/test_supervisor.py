"""The supervisor alone: which runs it starts, whichever processes die."""

import os
import random
import threading
import time

import pytest
from jobs import NEVER, STUB, told, wait_until
from rows import rows

from transformer.runs.jobs import ALIVE, supervise, supervise_forever
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.supervisor import LEAVE
from transformer.runs.locks import Lock


@pytest.fixture
def look(tmp_path):
    """Provide `look(command=NEVER)`: supervise once, as a server does every two seconds."""
    return lambda command=NEVER: supervise(tmp_path, command)


@pytest.mark.parametrize("seed", rows(range(100), few=range(1)))
def test_nobody_starves_and_no_slot_is_taken_twice_whatever_dies(tmp_path, enter, look, processes, monkeypatch, seed):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "3")
    chance, groups = random.Random(seed), []
    for moment in range(80):
        if len(Line(tmp_path).ids()) < 9 and moment < 60:
            count = chance.choice([1, 1, 1, 2, 3])
            groups.append(enter(*(f"run{len(groups):03d}x{place}" for place in range(count)), seconds=1.0, steps=8))
        for runs in chance.sample([*processes.held], min(len(processes.held), chance.randrange(3))):
            what = chance.choice([processes.end, processes.end, processes.done, lambda run: None])
            processes.save(runs[0], runs[0].saved_step() + chance.randrange(2))
            what(runs[0])
        now = chance.choice([0.0, 1e6, 2e9])  # by a clock that jumps
        monkeypatch.setattr(time, "time", lambda now=now: now)
        look()
        waiting = [runs for runs in groups if runs[0].status() in ALIVE]
        assert len(processes.held) == min(3, len(waiting)), moment
    while processes.held:
        processes.done(next(iter(processes.held))[0])
        look()
    assert not Line(tmp_path).ids() and {run.status() for runs in groups for run in runs} <= {"done", "failed"}
    assert len(groups) > 8
    for run in (run for runs in groups for run in runs):
        steps = [event["step"] for event in told(run, "died", "failed")]
        assert (run.status() == "failed") == (len(steps) > 3 and len({*steps[-4:]}) == 1)


def test_a_process_that_always_dies_is_tried_four_times_and_again_if_asked(tmp_path, enter, look, processes):
    (folder,) = enter("hopeless")
    for _ in range(4):
        look()
        processes.end(folder)
        assert folder.status() == "lost"
    look()
    assert folder.status() == "failed" and len(told(folder, "launched")) == 4 and not Line(tmp_path).ids()
    assert "Its process ended 4 times without a word after step 0" in folder.last_state()["reason"]
    folder.emit("queued")  # as the button "Go on" does
    Line(tmp_path).join([folder.id])
    look()
    assert folder.status() == "running"
    processes.save(folder, 6)
    folder.control(stop=True)
    processes.end(folder)
    look()
    assert folder.status() == "stopped" and folder.last_state()["step"] == 6


@pytest.fixture
def pause(monkeypatch):
    """Provide `pause(folder, at)`: pause a run at this time, at which the clock stays."""

    def pause(folder, at):
        folder.control(pause_at=0)
        monkeypatch.setattr(time, "time", lambda: at)
        folder.emit("paused", step=0)

    return pause


def test_a_paused_run_needs_no_process_and_is_stopped_after_half_an_hour(tmp_path, enter, look, pause, monkeypatch):
    (folder,), now = enter("paused"), time.time()
    pause(folder, now - 1801)
    monkeypatch.setattr(time, "time", lambda: now + 60)
    look()
    assert folder.status() == "paused" and Line(tmp_path).ids() == ["paused"]  # because the order is recent
    os.utime(folder.path / "orders.json", (now - 1801, now - 1801))
    look()
    assert folder.status() == "stopped" and not Line(tmp_path).ids()


def test_of_three_paused_processes_the_longest_paused_is_sent_away(enter, look, pause):
    folders = [enter(f"paused{number}")[0] for number in range(3)]
    for moment, folder in enumerate(reversed(folders)):
        pause(folder, float(moment))
    with folders[0].lock, folders[1].lock, folders[2].lock:
        look()
    assert [bool(folder.note(LEAVE)) for folder in folders] == [False, False, True]


def test_a_server_that_starts_goes_on_with_what_died_with_the_one_before(tmp_path, enter, processes):
    (died,), (done,) = enter("died"), enter("done")
    died.emit("start", step=0)
    done.emit("done", exact_match=1.0, evaluated_on=1)
    for ticket in (tmp_path / "queue").iterdir():
        ticket.unlink()
    stop = threading.Event()
    stop.set()  # after its first look
    supervise_forever(tmp_path, stop)
    assert [event["step"] for event in told(died, "died")] == [0] and processes.of(died) and not told(done, "launched")


def test_a_process_that_can_not_start_is_tried_again_and_holds_up_nobody(tmp_path, enter, look):
    (folder,) = enter("first")
    look()
    assert folder.status() == "waiting" and "could not start its process" in folder.last_state()["reason"]
    assert not Lock(tmp_path / "slot-0.lock").is_held() and not folder.is_alive()
    look(STUB)  # a real process, which holds the locks that it inherits
    assert Lock(tmp_path / "slot-0.lock").is_held() and folder.is_alive()
    wait_until(lambda: folder.status() == "done" and not folder.is_alive())
    assert not Lock(tmp_path / "slot-0.lock").is_held() and folder.saved_step() == 3

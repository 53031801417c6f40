"""The supervisor alone: which runs it starts, whichever processes die."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from jobs import NEVER, STUB, make_folder, needs_proc, processes_of, tiny_spec, told, wait_until

from transformer.runs.jobs import RunFolder, supervise, supervise_forever
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.supervisor import LEAVE, adopt, claim
from transformer.runs.locks import Lock

ROOT = Path(__file__).parents[3]
DIES = [sys.executable, "-I", "-S", "-c", ""]


@needs_proc
def test_never_more_than_the_slots_and_nobody_starves_whatever_is_killed():
    """Run the trial for 4 seconds; CONTRIBUTING.md has the command for two minutes."""
    command = [sys.executable, str(Path(__file__).with_name("supervisor_trial.py")), "--seconds", "4"]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=300, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert 0 < seen["most_at_once"] <= 3
    assert seen["killed"]["jobs"] > 0 and not seen["worked_on_twice"]
    assert set(seen["ended"]) <= {"done", "failed"} and seen["ended"]["done"] > 3
    assert not seen["left_in_line"] and not seen["failed_too_early"]


@pytest.fixture(autouse=True)
def one_slot(monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "1")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)


@pytest.fixture
def enter(tmp_path):
    """Provide `enter(id, …, steps=3)`: put runs that share a process into the line; return their folders."""

    def enter(*ids, steps=3):
        folders = [make_folder(tmp_path / run_id, tiny_spec(steps)) for run_id in ids]
        for folder in folders:
            folder.save("together.json", json.dumps({"runs": list(ids)}).encode())
            folder.emit("queued")
        Line(tmp_path).join(ids)
        return folders

    return enter


def look_until_ended(folders, command=STUB):
    """Supervise repeatedly, as a server does, until the runs have ended; return their statuses."""

    def has_ended():
        supervise(folders[0].path.parent, command)
        return all(folder.status() in {"done", "failed", "stopped"} for folder in folders)

    wait_until(has_ended)
    return [folder.status() for folder in folders]


def test_whoever_looks_while_another_one_looks_is_not_forgotten(tmp_path, enter, monkeypatch):
    enter("first")
    in_between = RunFolder.damage

    def enter_while_one_looks(folder):  # another run arrives during the look, and its caller finds the lock held
        if not (tmp_path / "second").exists():
            enter("second")
            supervise(tmp_path, NEVER)
        return in_between(folder)

    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "2")
    monkeypatch.setattr(RunFolder, "damage", enter_while_one_looks)
    supervise(tmp_path, STUB)
    second = RunFolder(tmp_path / "second")
    assert told(second, "launched") and not (tmp_path / "look.asked").exists()
    wait_until(lambda: second.status() == RunFolder(tmp_path / "first").status() == "done")


def test_a_process_that_always_dies_is_tried_four_times_and_again_if_asked(enter):
    (folder,) = enter("hopeless")
    assert look_until_ended([folder], DIES) == ["failed"]
    assert len(told(folder, "launched")) == 4 and len(told(folder, "died")) == 3
    assert "Its process ended 4 times without a word after step 0" in folder.last_state()["reason"]
    assert not Line(folder.path.parent).ids()
    folder.emit("queued")  # as the button "Go on" does
    Line(folder.path.parent).join([folder.id])
    assert look_until_ended([folder]) == ["done"]


def test_a_new_checkpoint_gives_three_new_tries(tmp_path, enter):
    (folder,) = enter("slow", steps=5000)
    for count in range(5):
        step = folder.saved_step()
        supervise(tmp_path, STUB)
        wait_until(lambda step=step: folder.saved_step() > step)
        os.kill(processes_of(folder, "")[0], signal.SIGKILL)
        wait_until(lambda: folder.status() == "lost")
        assert len(told(folder, "died")) == count
    folder.control(stop=True)
    supervise(tmp_path, STUB)
    assert folder.status() == "stopped"


def test_twins_wait_start_and_restart_together(tmp_path, enter):
    (first,), twins = enter("first"), enter("twin1", "twin2", "twin3", steps=5000)
    supervise(tmp_path, STUB)
    assert [twin.status() for twin in twins] == ["waiting"] * 3 and told(first, "launched")
    wait_until(lambda: first.status() == "done" and not first.is_alive())
    supervise(tmp_path, STUB)
    wait_until(lambda: all(twin.saved_step() > 2 for twin in twins))
    assert len({processes_of(twin, "")[0] for twin in twins}) == 1
    os.kill(processes_of(twins[0], "")[0], signal.SIGKILL)
    wait_until(lambda: [twin.status() for twin in twins] == ["lost"] * 3)
    supervise(tmp_path, STUB)
    assert len({processes_of(twin, "")[0] for twin in twins}) == 1
    twins[0].control(stop=True)  # the process of these tests then ends all
    assert look_until_ended(twins) == ["stopped"] * 3


def paused(folder, pause_at=0):
    folder.control(pause_at=pause_at)
    folder.emit("paused", step=pause_at)


def test_a_paused_run_needs_no_process_and_is_stopped_after_half_an_hour(tmp_path, enter, monkeypatch):
    (folder,) = enter("paused")
    long_ago = time.time() - 1801
    with monkeypatch.context() as then:
        then.setattr(time, "time", lambda: long_ago)
        paused(folder)
    supervise(tmp_path, NEVER)
    assert folder.status() == "paused" and Line(tmp_path).ids() == ["paused"]  # because the order is recent
    os.utime(folder.path / "orders.json", (long_ago, long_ago))
    supervise(tmp_path, NEVER)
    assert folder.status() == "stopped" and not Line(tmp_path).ids()


def test_a_paused_process_gets_a_slot_only_in_its_turn(tmp_path, enter):
    (here,), (next_one,) = enter("here"), enter("next")
    paused(here)
    with here.lock:  # this process acts as the run's
        assert claim(tmp_path, ["here"], NEVER) == []  # the run is paused
        here.control(pause_at=1)
        Line(tmp_path).join(["here"])  # at the end of the line
        assert claim(tmp_path, ["here"], STUB) == [] and told(next_one, "launched")
        wait_until(lambda: not Lock(tmp_path / "slot-0.lock").is_held())
        later = enter("later")[0]
        supervise(tmp_path, STUB)
        assert not told(later, "launched")  # the slot is reserved for the run before it
        (slot,) = claim(tmp_path, ["here"], STUB)
        assert slot.is_held() and not told(later, "launched")
        slot.release()
        here.emit("done", exact_match=1.0, evaluated_on=1)
    assert look_until_ended([later]) == ["done"]


def test_of_three_paused_processes_the_longest_paused_is_sent_away(tmp_path, enter, monkeypatch):
    folders = [enter(f"paused{number}")[0] for number in range(3)]
    for moment, folder in enumerate(reversed(folders)):
        with monkeypatch.context() as then:
            then.setattr(time, "time", lambda moment=moment: float(moment))
            paused(folder)
    with folders[0].lock, folders[1].lock, folders[2].lock:
        supervise(tmp_path, NEVER)
        assert [bool(folder.note(LEAVE)) for folder in folders] == [False, False, True]


def test_a_server_that_starts_goes_on_with_what_died_with_the_one_before(tmp_path, enter, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.supervisor.supervise", lambda root: supervise(root, STUB))
    died, old_ticket, done = enter("died")[0], enter("waited")[0], enter("done")[0]
    died.emit("start", step=0)
    done.emit("done", exact_match=1.0, evaluated_on=1)
    for ticket in (tmp_path / "queue").iterdir():
        ticket.unlink()
    (tmp_path / "queue" / f"{time.time_ns():020d}-waited").touch()  # as numbered by the previous version
    stop = threading.Event()
    server = threading.Thread(target=supervise_forever, args=(tmp_path, stop))
    server.start()
    wait_until(lambda: died.status() == old_ticket.status() == "done")
    stop.set()
    server.join()
    assert [event["step"] for event in told(died, "died")] == [0]
    assert not told(done, "launched") and not told(old_ticket, "died")


def test_a_process_that_can_not_start_is_tried_again_and_holds_up_nobody(tmp_path, enter):
    (folder,) = enter("first")
    supervise(tmp_path, NEVER)
    assert folder.status() == "waiting" and "could not start its process" in folder.last_state()["reason"]
    assert not Lock(tmp_path / "slot-0.lock").is_held() and not folder.is_alive()
    assert look_until_ended([folder]) == ["done"]


def test_neither_a_new_server_nor_a_clock_that_is_set_back_changes_a_place(tmp_path, enter, monkeypatch):
    enter("first")
    monkeypatch.setattr(time, "time", lambda: 0.0)
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    enter("second")
    assert Line(tmp_path).ids() == ["first", "second"]
    Line(tmp_path).join(["first"])
    adopt(tmp_path)
    assert Line(tmp_path).ids() == ["second", "first"]

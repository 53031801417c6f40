"""The server's start, its end, its clock, and its work in the background, which no end cuts off."""

import asyncio
import os
import signal
import threading
import time
from importlib import import_module
from types import SimpleNamespace

import pytest
from held_class import run

from pages.server import clock as own
from pages.server.background import Background
from pages.server.classroom.live_classes import LiveClasses
from pages.server.leftovers import sweep_leftovers
from transformer.checkpoints.rewriting import replacing

lifespan = import_module("pages.server.lifespan")  # the package has a function of this name
LIMITS_AND_MENDINGS = [
    "take_all_descriptors", "end_silent_connections", "say_failed_accepts_seldom", "mend_sessions", "mend_widgets",
    "mend_downloads",
]  # fmt: skip


def test_a_starting_server_finds_its_classes_and_ends_those_that_are_over(held, tmp_path, monkeypatch):
    stops, begun = [], []
    monkeypatch.setattr(lifespan, "supervise_forever", lambda root, stop: stops.append(stop))
    monkeypatch.setattr(lifespan, "_warm_up", lambda: None)
    monkeypatch.setattr(lifespan, "_SWEEP", 0)
    for name in LIMITS_AND_MENDINGS:
        monkeypatch.setattr(lifespan, name, lambda *_, name=name: begun.append(name))
    left, rooms = held(), LiveClasses(lambda: tmp_path / "classes")
    monkeypatch.setattr(lifespan, "LIVE_CLASSES", rooms)

    async def live():
        async with lifespan.lifespan(None):
            room = rooms.find(left.code)
            assert room == left
            changed = rooms.changed(room)
            room.began = 0.0
            await asyncio.wait_for(changed.wait(), 60)  # nobody asked for it
            assert room.is_over and not [*(tmp_path / "classes").iterdir()] and not stops[0].is_set()
            assert begun == LIMITS_AND_MENDINGS
        assert stops[0].is_set()

    run(live())


def test_a_server_told_to_end_closes_classes_before_waiting_for_streams():
    heard = []
    usual = {one: signal.signal(one, lambda which, frame: heard.append(which)) for one in (2, 15)}
    try:
        lifespan.close_at_exit(SimpleNamespace(call_soon_threadsafe=heard.append))
        signal.raise_signal(signal.SIGTERM)
        signal.raise_signal(signal.SIGINT)
    finally:
        for one, handler in usual.items():
            signal.signal(one, handler)
    assert heard == [lifespan.LIVE_CLASSES.close, signal.SIGTERM, lifespan.LIVE_CLASSES.close, signal.SIGINT]


def test_temporary_files_of_killed_writers_go_and_nothing_else(tmp_path, monkeypatch):
    (tmp_path / "run" / "probe").mkdir(parents=True)
    monkeypatch.setattr("pathlib.Path.unlink", lambda path, missing_ok=False: None)  # a kill has this effect
    for path in (tmp_path / "copy-a.owner", tmp_path / "run" / "probe" / "now.safetensors"):
        with pytest.raises(KeyboardInterrupt), replacing(path):
            raise KeyboardInterrupt
    monkeypatch.undo()
    left = {path for path in tmp_path.rglob(".*") if path.is_file()}
    others = [".lock", "model.safetensors", ".owner", ".a.12345678.txt", "a.12345678", "run/.x.1234567g"]
    for name in others:
        (tmp_path / name).write_bytes(b"kept")
    for path in tmp_path.rglob("*"):
        os.utime(path, (time.time() - 4000,) * 2)
    with replacing(tmp_path / "now") as file:
        file.write(b"x")
        assert sweep_leftovers(tmp_path) == len(left) == 2  # a file that is being written stays
    assert (tmp_path / "now").read_bytes() == b"x" and not any(path.exists() for path in left)
    assert all((tmp_path / name).exists() for name in others) and sweep_leftovers(tmp_path / "none") == 0


def test_a_clock_that_jumps_ends_nothing_and_time_that_passed_does(monkeypatch):
    wall, lived = [own._STARTED], [own._SINCE]
    monkeypatch.setattr(own.time, "time", lambda: wall[0])
    monkeypatch.setattr(own.time, "monotonic", lambda: lived[0])
    begun = own.earliest_now()
    wall[0] += 25 * 3600  # the clock is put right, an instant later
    assert own.earliest_now() == begun
    wall[0] -= 50 * 3600
    assert own.earliest_now() == wall[0]  # a file that begins now is not a day old at once
    wall[0], lived[0] = own._STARTED + 25 * 3600, own._SINCE + 25 * 3600
    assert own.earliest_now() - begun == 25 * 3600


def test_the_shortest_goes_first_and_an_error_ends_no_other_work(caplog):
    background, gate, done = Background("short", 1), threading.Event(), []
    background.do(lambda: gate.wait(30) and 1 / 0, "first")
    for number, length in enumerate((9, 3, 3, 1)):
        background.do(lambda number=number: done.append(number), f"{number}", length)
    gate.set()
    for thread in [thread for thread in threading.enumerate() if thread.name == "short"]:
        thread.join(30)
    assert done == [3, 1, 2, 0] and "Work in the background was not done" in caplog.text


def test_at_the_end_what_is_being_done_is_waited_for_and_nothing_begins():
    """Otherwise Python would end the thread in the midst of torch, and torch the process: "terminate called"."""
    background, begun, gate, done = Background("end", 1), threading.Event(), threading.Event(), []
    background.do(lambda: begun.set() or (gate.wait(30) and done.append("first")))
    background.do(lambda: done.append("second"))
    begun.wait(30)
    threading.Timer(0.05, gate.set).start()
    background.end()
    assert done == ["first"]

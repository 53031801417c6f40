"""The server's work when it starts and when it ends."""

import asyncio
import gc
import signal
from importlib import import_module
from types import SimpleNamespace

import pytest
from held_class import packed, ready, run

from pages.server.classroom.live_classes import LiveClasses

lifespan = import_module("pages.server.lifespan")  # the package has a function of this name


def test_a_starting_server_finds_its_classes_and_ends_those_that_are_over(tmp_path, monkeypatch):
    stops = []
    monkeypatch.setattr(lifespan, "supervise_forever", lambda root, stop: stops.append(stop))
    monkeypatch.setattr(lifespan, "_warm_up", lambda: None)
    monkeypatch.setattr(lifespan, "_SWEEP", 0)
    rooms = LiveClasses(lambda: tmp_path)
    monkeypatch.setattr(lifespan, "LIVE_CLASSES", rooms)

    async def hold():
        before = LiveClasses(lambda: tmp_path)
        before.open()
        room, _ = before.start("me", packed)
        await ready(before, room)
        before.release()
        return room

    async def live():
        async with lifespan.lifespan(None):
            room = rooms.find(left.code)
            assert room == left
            changed = rooms.changed(room)
            room.began = 0.0
            await asyncio.wait_for(changed.wait(), 60)  # nobody asked for it
            assert room.is_over and list(tmp_path.iterdir()) == [] and not stops[0].is_set()
        assert stops[0].is_set()

    left = run(hold())
    run(live())


def test_garbage_is_collected_again_even_if_the_warm_up_fails(monkeypatch, caplog):
    monkeypatch.setattr(lifespan, "import_module", lambda name: 1 / 0)
    gc.disable()  # as `heap.begin` does
    try:
        lifespan._warm_up()
        assert gc.isenabled() and "ahead of time" in caplog.text
    finally:
        gc.enable()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_told_to_end_closes_classes_before_waiting_for_streams(number):
    heard = []
    usual = {one: signal.signal(one, lambda which, frame: heard.append(which)) for one in (2, 15)}
    try:
        lifespan._close_at_exit(SimpleNamespace(call_soon_threadsafe=heard.append))
        signal.raise_signal(number)
    finally:
        for one, handler in usual.items():
            signal.signal(one, handler)
    assert heard == [lifespan.LIVE_CLASSES.close, number]

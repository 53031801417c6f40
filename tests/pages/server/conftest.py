"""Classes in a folder of the test's own, and the server's routes without a port."""

from collections import Counter

import pytest
from held_class import ANN, PICK, Served, packed, ready, run
from starlette.applications import Starlette

from pages import server
from pages.server import first_view, teacher
from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom import people, routes
from pages.server.classroom.live_classes import LiveClasses
from pages.server.classroom.seats import Seats


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Tell everybody at once, and let tests fill classes faster than people may; `test_stream.py` has their pace."""
    monkeypatch.setattr(rooms_own, "PAUSE", 0)
    monkeypatch.setattr(people, "Seats", lambda: Seats(newcomers=10**6))


@pytest.fixture
def rooms(tmp_path):
    return LiveClasses(lambda: tmp_path / "classes")


@pytest.fixture
def held(rooms):
    """Provide `held()`: a class whose lecture is made, with one answer, as it is after its server ended."""

    async def hold():
        rooms.open()
        room, _ = rooms.start("me", packed)
        await ready(rooms, room)
        room.join(ANN, "Ann")
        room.answer(ANN, PICK, 1)
        rooms.tell(room)
        return room

    def held():
        room = run(hold())  # the end of the loop waits for files that are being written
        rooms.release()
        return room

    return held


@pytest.fixture
def served(rooms, monkeypatch):
    """Serve all routes with the classes in `rooms`; `served.waited` counts the late answers."""
    waited = []
    monkeypatch.setattr(routes, "LIVE_CLASSES", rooms)
    monkeypatch.setattr(routes, "streams_without_seat", Counter())
    monkeypatch.setattr(routes, "streams_with_seat", Counter())
    for tries in (routes.wrong_codes, teacher.wrong_keys):
        monkeypatch.setattr(tries, "delay", lambda: waited.append(1) or 0)
    monkeypatch.setattr(first_view, "_PATIENCE", 0.0)  # no server has started that would make the first view
    monkeypatch.setattr(first_view, "_view", {})
    with Served(Starlette(routes=server.ROUTES)) as served:
        served.waited = waited
        served.do(rooms.open)
        yield served


@pytest.fixture
def begun(served, rooms):
    """Provide `begun(pack=packed)`: code, secret and class of a lecture, once it is made."""

    def begun(pack=packed):
        room, secret = served.do(lambda: rooms.start("me", pack))
        served.do(ready(rooms, room))
        assert not room.problem
        return room.code, secret, room

    return begun


@pytest.fixture
def led(begun):
    """Return `(code, secret, room)` of a class on `served` whose lecture is made."""
    return begun()

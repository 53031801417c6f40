"""Classes in a folder of the test's own."""

import pytest
from held_class import ANN, PICK, packed, ready, run

from pages.server.classroom import rooms as rooms_own
from pages.server.classroom.rooms import Rooms


@pytest.fixture(autouse=True)
def told_at_once(monkeypatch):
    monkeypatch.setattr(rooms_own, "PAUSE", 0)


@pytest.fixture
def rooms(tmp_path):
    return Rooms(lambda: tmp_path / "classes")


@pytest.fixture
def held(rooms):
    """`held()`: a class whose lecture is made, with one answer, as it is after its server ended."""

    async def hold():
        rooms.open()
        room, secret = rooms.start("me", packed)
        await ready(rooms, room)
        room.join(ANN, "Ann")
        room.answer(ANN, PICK, 1)
        rooms.tell(room)
        return room, secret

    def held():
        kept = run(hold())  # what is being written is waited for at the end of the loop
        rooms._loop = None
        return kept

    return held

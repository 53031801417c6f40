"""All classes of a server: started, made ready, told and ended; how many there may be."""

import asyncio
import gzip
import json
import threading
from functools import partial

import pytest
from held_class import ANN, BOB, EVE, PICK, lecture, packed, ready, until

from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom.live_classes import MOST_CLASSES, MOST_OF_ONE, UNLED
from pages.server.classroom.people import Refusal
from transformer.errors import SettingError


def test_a_lecture_is_made_in_the_background_and_the_class_is_told(served, rooms, tmp_path):
    gate = threading.Event()
    room, _ = rooms.start("me", lambda: gate.wait(60) and packed())
    told = json.loads(rooms.message(room))
    assert rooms.find(room.code) is room and room.lecture == {} and told["ready"] is False
    assert "being made ready" in served.get(f"/lab/class/{room.code}/lecture").json()["why"]
    room.join(ANN, "Ann")  # an early person waits inside
    gate.set()
    served.do(ready(rooms, room))
    assert room.lecture == lecture() and room.problem == "" and list(room.people) == [ANN]
    assert json.loads(rooms.message(room))["ready"] is True
    assert gzip.decompress(rooms.view(room, 0)) == b"bytes of a stage"
    assert [rooms.view(room, number) for number in (1, -1, 10**400)] == [None] * 3


def test_no_lecture_and_a_full_disk_are_told_and_the_class_goes_on(served, rooms, caplog, monkeypatch):
    def fail(error, *_):
        raise error

    full = OSError(28, "No space left", "/root/runs")
    for error, said, unsaid in (
        (SettingError("head", "be one of this model"), "be one of this model", "log"),
        (full, "no room left on the server's disk", "/root"),
        (MemoryError(), "The log of the server says why.", "Memory"),
    ):
        room, secret = rooms.start("me", partial(fail, error))
        served.do(ready(rooms, room))
        room.join(ANN, "Ann")
        told = json.loads(rooms.message(room))
        assert said in told["problem"] and unsaid not in told["problem"] and told["people"] == 1
        assert told["ready"] is False and "could not be made" in caplog.text
        assert served.get(f"/lab/class/{room.code}/lecture").json()["why"] == told["problem"]
        assert served.posts(f"/lab/class/{room.code}/results", {"secret": secret}).status_code == 409
        rooms.end(room)
    monkeypatch.setattr(rooms_own, "write_atomically", partial(fail, full))
    room, _ = rooms.start("me", packed)
    served.do(ready(rooms, room))
    assert room.lecture == {} and "no room left" in room.problem
    room.lecture = lecture()
    room.answer(ANN, PICK, 1)
    served.do(lambda: rooms.tell(room))
    served.do(lambda: asyncio.get_running_loop().shutdown_default_executor())  # until it is written
    assert room.answers == {PICK: {ANN: 1}} and "can't be written" in caplog.text


def test_a_browser_and_all_together_hold_so_many_classes_and_no_more(served, rooms):
    def start(owner, **where):
        return rooms.start(owner, packed, **where)[0]

    mine = [start("me") for _ in range(MOST_OF_ONE)]
    with pytest.raises(Refusal, match=f"holds {MOST_OF_ONE} classes already. End one"):
        start("me")
    rooms.end(mine[0])
    mine[0] = start("me")
    others = [start(f"{number}", address=f"{number}") for number in range(MOST_CLASSES - MOST_OF_ONE)]
    with pytest.raises(Refusal, match=f"holds {MOST_CLASSES} classes already, as many"):
        start("another")
    assert len({room.code for room in [*mine, *others]}) == len(rooms.of_all()) == MOST_CLASSES
    rooms.end(start("the teacher", is_teachers=True))  # a teacher always gets one
    others[5].led -= UNLED
    assert start("another").owner == "another" and others.pop(5).is_over
    for room in [*mine, *others]:
        served.do(ready(rooms, room))
    assert [rooms.of_owner("me"), rooms.of_owner("nobody")] == [[mine[0], mine[2], mine[1]], []]


def test_many_answers_are_told_together_and_the_next_ones_after_that(served, led, rooms):
    _, _, room = led
    told, tell = [], rooms.tell
    rooms.tell = lambda which: (told.append(json.loads(rooms.message(which))["answered"]), tell(which))

    async def answer(*people):
        count = len(told)
        for person in people:
            room.answer(person, PICK, 1)
            rooms.tell_soon(room)
        await until(rooms, room, lambda: len(told) > count)

    served.do(answer(ANN, BOB))
    served.do(answer(EVE))
    assert told == [{PICK: 2}, {PICK: 3}]


def test_an_ended_class_is_gone_and_is_not_written_again(served, led, rooms, tmp_path, monkeypatch):
    code, _, room = led

    async def use():
        changed, late = rooms.changed(room), []
        with monkeypatch.context() as patch:  # a disk that lags behind
            patch.setattr(asyncio.get_running_loop(), "run_in_executor", lambda _, *call: late.append(partial(*call)))
            room.join(ANN, "Ann")
            rooms.tell(room)
        rooms.end(room)
        await asyncio.wait_for(changed.wait(), 60)
        assert rooms.find(code) is None and json.loads(rooms.message(room))["over"]
        room.join(BOB, "Bob")  # his request was under way
        rooms.tell(room)
        rooms.tell_soon(room)
        (tmp_path / "classes" / code).mkdir()
        late.pop()()

    served.do(use())
    assert room.is_over and [*(tmp_path / "classes" / code).iterdir()] == []  # this test made the empty one

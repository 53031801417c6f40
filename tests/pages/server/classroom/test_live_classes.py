"""All classes of a server: started, made ready, told and ended; how many there may be."""

import asyncio
import gzip
import json
import threading
from functools import partial

import pytest
from held_class import ANN, BOB, EVE, PICK, lecture, packed, ready, run, until

from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom.live_classes import MOST_CLASSES, MOST_OF_ONE, UNLED
from pages.server.classroom.people import Refusal
from transformer.errors import SettingError


def test_a_lecture_is_made_in_the_background_and_the_class_is_told(rooms, tmp_path):
    gate = threading.Event()

    async def use():
        rooms.open()
        room, _ = rooms.start("me", lambda: gate.wait(60) and packed())
        told = json.loads(rooms.message(room))
        assert rooms.find(room.code) is room and room.lecture == {} and told["ready"] is False
        room.join(ANN, "Ann")  # an early person waits inside
        gate.set()
        await ready(rooms, room)
        assert room.lecture == lecture() and room.problem == "" and list(room.people) == [ANN]
        assert json.loads(rooms.message(room))["ready"] is True
        assert gzip.decompress(rooms.view(room, 0)) == b"bytes of a stage"
        assert [rooms.view(room, number) for number in (1, -1, 10**400)] == [None] * 3
        return room

    folder = tmp_path / "classes" / run(use()).code
    assert {path.name for path in folder.iterdir()} == {"class.json", "lecture.json", "view-0.gz"}


def test_a_lecture_that_can_not_be_made_is_told_and_the_class_goes_on(rooms, caplog):
    cases = [
        (SettingError("head", "be one of this model"), "be one of this model", "log"),
        (OSError(28, "No space left", "/root/runs"), "no room left on the server's disk", "/root"),
        (MemoryError(), "The log of the server says why.", "Memory"),
    ]

    async def use():
        rooms.open()
        for error, said, unsaid in cases:
            room, _ = rooms.start("me", lambda error=error: (_ for _ in ()).throw(error))
            await ready(rooms, room)
            room.join(ANN, "Ann")
            told = json.loads(rooms.message(room))
            assert said in told["problem"] and unsaid not in told["problem"] and told["people"] == 1
            assert told["ready"] is False and "could not be made" in caplog.text
            rooms.end(room)

    run(use())


def test_a_full_disk_ends_no_class(rooms, caplog, monkeypatch):
    def full(path, content):
        raise OSError(28, "No space left on device", str(path))

    async def use():
        rooms.open()
        monkeypatch.setattr(rooms_own, "write_atomically", full)
        room, _ = rooms.start("me", packed)
        await ready(rooms, room)
        assert room.lecture == {} and "could not be made" in room.problem
        room.lecture = lecture()
        room.answer(ANN, PICK, 1)
        rooms.tell(room)
        return room

    assert run(use()).answers == {PICK: {ANN: 1}} and "can't be written" in caplog.text


def test_a_browser_and_all_together_hold_so_many_classes_and_no_more(rooms):
    async def use():
        rooms.open()
        mine = [rooms.start("me", packed)[0] for _ in range(MOST_OF_ONE)]
        with pytest.raises(Refusal, match=f"holds {MOST_OF_ONE} classes already. End one"):
            rooms.start("me", packed)
        for room in mine:
            await ready(rooms, room)
        rooms.end(mine[0])
        mine[0] = rooms.start("me", packed)[0]
        others = [
            rooms.start(f"somebody {number}", packed, address=f"address {number}")[0]
            for number in range(MOST_CLASSES - MOST_OF_ONE)
        ]
        with pytest.raises(Refusal, match=f"holds {MOST_CLASSES} classes already, as many"):
            rooms.start("another", packed)
        assert len({room.code for room in [*mine, *others]}) == len(rooms.of_all()) == MOST_CLASSES
        teachers, _ = rooms.start("the teacher", packed, is_teachers=True)  # a teacher always gets one
        rooms.end(teachers)
        others[5].led -= UNLED
        assert rooms.start("another", packed)[0].owner == "another" and others.pop(5).is_over
        for room in [*mine, *others]:
            await ready(rooms, room)
        assert [rooms.of_owner("me"), rooms.of_owner("nobody")] == [[mine[0], mine[2], mine[1]], []]

    run(use())


def test_many_answers_are_told_together_and_the_next_ones_after_that(rooms):
    async def use():
        rooms.open()
        room, _ = rooms.start("me", packed)
        await ready(rooms, room)
        told, tell = [], rooms.tell
        rooms.tell = lambda which: (told.append(json.loads(rooms.message(which))["answered"]), tell(which))
        for person in (ANN, BOB):
            room.answer(person, PICK, 1)
            rooms.tell_soon(room)
        await until(rooms, room, lambda: told)
        room.answer(EVE, PICK, 2)
        rooms.tell_soon(room)
        await until(rooms, room, lambda: len(told) == 2)
        assert told == [{PICK: 2}, {PICK: 3}]

    run(use())


def test_an_ended_class_is_gone_and_is_not_written_again(rooms, tmp_path, monkeypatch):
    async def use():
        rooms.open()
        room, _ = rooms.start("me", packed)
        await ready(rooms, room)
        changed, late = rooms.changed(room), []
        with monkeypatch.context() as patch:  # a disk that lags behind
            patch.setattr(asyncio.get_running_loop(), "run_in_executor", lambda _, *call: late.append(partial(*call)))
            room.join(ANN, "Ann")
            rooms.tell(room)
        rooms.end(room)
        await asyncio.wait_for(changed.wait(), 60)
        assert rooms.find(room.code) is None and json.loads(rooms.message(room))["over"]
        room.join(BOB, "Bob")  # his request was under way
        rooms.tell(room)
        rooms.tell_soon(room)
        (tmp_path / "classes" / room.code).mkdir()
        late.pop()()
        rooms.end(room)
        return room

    room = run(use())
    assert room.is_over and [*(tmp_path / "classes" / room.code).iterdir()] == []  # this test made the empty one

"""All classes of a server: started, made ready, told; how many there may be."""

import asyncio
import gzip
import json
import threading
from itertools import count

import pytest
from held_class import ANN, BOB, PICK, lecture, packed, ready, run, until

from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom.live_class import LASTS, is_code
from pages.server.classroom.live_classes import MOST_CLASSES, MOST_OF_ONE, UNLED, as_code
from pages.server.classroom.people import Refusal
from transformer.errors import LabError, SettingError


def test_a_lecture_is_made_in_the_background_and_the_class_is_told(rooms, tmp_path):
    may_go = threading.Event()

    def pack():
        may_go.wait(60)
        return packed()

    async def use():
        rooms.open()
        room, _ = rooms.start("me", pack)
        assert (
            rooms.find(room.code) is room and room.lecture == {} and json.loads(rooms.message(room))["ready"] is False
        )
        room.join(ANN, "Ann")  # an early person waits inside
        may_go.set()
        await ready(rooms, room)
        assert room.lecture == lecture() and room.problem == "" and list(room.people) == [ANN]
        assert json.loads(rooms.message(room))["ready"] is True
        assert gzip.decompress(rooms.view(room, 0)) == b"bytes of a stage"
        assert [rooms.view(room, number) for number in (1, -1, 10**400)] == [None] * 3
        return room

    room = run(use())
    assert sorted(path.name for path in (tmp_path / "classes" / room.code).iterdir()) == [
        "class.json",
        "lecture.json",
        "view-0.gz",
    ]


@pytest.mark.parametrize("error, said, unsaid", [
    (SettingError("head", "be one of this model"), "be one of this model", "log"),
    (OSError(28, "No space left", "/root/runs"), "no room left on the server's disk", "/root"),
    (MemoryError(), "The log of the server says why.", "Memory"),
])  # fmt: skip
def test_a_lecture_that_can_not_be_made_is_told_and_the_class_goes_on(rooms, caplog, error, said, unsaid):
    def pack():
        raise error

    async def use():
        rooms.open()
        room, _ = rooms.start("me", pack)
        await ready(rooms, room)
        room.join(ANN, "Ann")
        rooms.tell(room)
        return room, json.loads(rooms.message(room))

    room, told = run(use())
    assert said in told["problem"] and unsaid not in told["problem"] and "could not be made" in told["problem"]
    assert (
        told["people"] == 1
        and told["ready"] is False
        and "could not be made" in caplog.text
        and ("Traceback" in caplog.text) is (said == "The log of the server says why.")
    )
    assert isinstance(error, LabError) == (said in str(error)) and rooms.find(room.code) is room


def test_a_disk_without_room_is_a_lecture_that_can_not_be_made(rooms, monkeypatch, caplog):
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

    room = run(use())
    assert "can't be written" in caplog.text and room.answers == {PICK: {ANN: 1}}  # the class goes on in memory


def test_a_person_s_lectures_are_made_in_turn_and_none_for_an_ended_class(rooms):
    may_go, made = threading.Event(), []

    def pack(name):
        made.append(name)
        may_go.wait(60)
        return packed()

    async def use():
        rooms.open()
        first, _ = rooms.start("me", lambda: pack("first"), scenes=3)
        ended, _ = rooms.start("me", lambda: pack("ended"), scenes=3)
        rooms.end(ended)
        last, _ = rooms.start("me", lambda: pack("last"), scenes=3)
        shipped, _ = rooms.start("me", packed)
        await ready(rooms, shipped)  # a shipped lecture waits for nothing
        may_go.set()
        await ready(rooms, first)
        await ready(rooms, last)
        return ended

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rooms_own, "MOST_OF_ONE", 4)
        ended = run(use())
    assert sorted(made) == ["first", "last"] and ended.lecture == {}


def test_a_browser_and_all_together_hold_so_many_classes_and_no_more(rooms):
    async def use():
        rooms.open()
        mine = [rooms.start("me", packed)[0] for _ in range(MOST_OF_ONE)]
        with pytest.raises(Refusal, match=f"holds {MOST_OF_ONE} classes already. End one"):
            rooms.start("me", packed)
        rooms.end(mine[0])
        mine[0] = rooms.start("me", packed)[0]
        others = [
            rooms.start(f"somebody {number}", packed, address=f"address {number}")[0]
            for number in range(MOST_CLASSES - MOST_OF_ONE)
        ]
        with pytest.raises(Refusal, match=f"holds {MOST_CLASSES} classes already, as many"):
            rooms.start("another", packed)
        assert len({room.code for room in [*mine, *others]}) == len(rooms._entries) == MOST_CLASSES
        teachers, _ = rooms.start("the teacher", packed, is_teachers=True)  # a teacher always gets one
        rooms.end(teachers)
        others[5].led -= UNLED
        assert rooms.start("another", packed)[0].owner == "another" and others.pop(5).is_over
        for room in [*mine, *others]:
            await ready(rooms, room)
        assert [rooms.of_owner("me"), rooms.of_owner("nobody")] == [[mine[0], mine[2], mine[1]], []]

    run(use())


def test_many_starts_from_one_address_hold_up_nobody_else(rooms):
    def fill(name, **start):
        """Start classes until one is refused; return how many there were."""
        for number in count():
            try:
                rooms.end(rooms.start(name.format(number), packed, **start)[0])
            except Refusal as refusal:
                assert "from your network" in str(refusal)
                return number

    async def use():
        rooms.open()
        mine, _ = rooms.start("me", packed, address="school")
        assert 5 < fill("me", address="school") < 40
        first, _ = rooms.start("a colleague", packed, address="school")  # further ones hold up nobody's first
        assert 5 < fill("invented {}", address="school") < 40
        other, _ = rooms.start("somebody", packed, address="another school")
        for room in (mine, first, other):
            await ready(rooms, room)

    run(use())


def test_a_class_that_is_over_makes_room_for_another(rooms):
    async def use():
        rooms.open()
        mine = [rooms.start("me", packed)[0] for _ in range(MOST_OF_ONE)]
        for room in mine:
            await ready(rooms, room)
        mine[1].began -= LASTS  # and nobody swept since
        another, _ = rooms.start("me", packed)
        await ready(rooms, another)
        assert [room.is_over for room in mine] == [False, True, False]

    run(use())


def test_many_answers_are_told_together_and_everybody_is_told(rooms):
    async def use():
        rooms.open()
        room, _ = rooms.start("me", packed)
        await ready(rooms, room)
        told, tell = [], rooms.tell
        rooms.tell = lambda which: (told.append(which.version), tell(which))
        waiting = [asyncio.create_task(rooms.changed(room).wait()) for _ in range(3)]
        for person in (ANN, BOB):
            room.answer(person, PICK, 1)
            rooms.tell_soon(room)
        await asyncio.wait_for(asyncio.gather(*waiting), 60)
        assert told == [room.version] and json.loads(rooms.message(room))["answered"] == {PICK: 2}
        room.answer(ANN, PICK, 2)
        rooms.tell_soon(room)  # and again, after that
        await until(rooms, room, lambda: len(told) == 2)

    run(use())


def test_what_is_told_is_made_once_and_again_when_something_changed(rooms, held):
    room, _ = held()
    first = rooms.message(room)
    assert rooms.message(room) is first
    room.move(1)
    assert json.loads(rooms.message(room)) == json.loads(json.dumps(room.public_state())) != json.loads(first)


@pytest.mark.parametrize("typed", ["bcdf ghjk", "BCDF-GHJK", " b c d f g h j k\n", "BCDFGHJK"])
def test_a_code_may_be_typed_in_any_case_with_spaces(typed):
    assert as_code(typed) == "BCDFGHJK" and is_code(as_code(typed))


@pytest.mark.parametrize("typed", ["", "BCDFGHJ", "BCDFGHJKM", "ABCDFGHJ", "BCDF/GHJ", "BCDFGH\0J", "ÑCDFGHJK"])
def test_what_is_no_code_is_none(rooms, typed):
    assert not is_code(as_code(typed)) and rooms.find(typed) is None

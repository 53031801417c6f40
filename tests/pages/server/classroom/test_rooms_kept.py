"""The folders of classes: found again after a restart, deleted when a class is over, damaged or another's."""

import asyncio
import gzip
import json
import shutil
import threading
import time

import pytest
from held_class import ANN, BOB, PICK, packed, ready, run

from pages.server.classroom import rooms as rooms_own
from pages.server.classroom.people import Refused
from pages.server.classroom.room import CODE_LENGTH, LASTS
from pages.server.classroom.rooms import Rooms


def opened(root):
    """What a server that starts now holds, by code."""

    async def start():
        rooms = Rooms(lambda: root)
        rooms.open()
        rooms.let_go()
        return rooms

    return run(start())


def files_in(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def test_a_class_outlives_its_server(rooms, held, tmp_path):
    room, secret = held()
    found = opened(tmp_path / "classes").find(room.code)
    assert found == room and found is not room and found.is_led_by(secret) and found.answers == {PICK: {ANN: 1}}


def test_a_restarted_server_goes_on_where_the_one_before_it_stood(held, tmp_path):
    room, _ = held()
    rooms = Rooms(lambda: tmp_path / "classes")

    async def go_on():
        rooms.open()
        again = rooms.find(room.code)
        again.answer(BOB, PICK, 2)
        again.move(3)
        rooms.tell(again)

    run(go_on())
    rooms.let_go()
    found = opened(tmp_path / "classes").find(room.code)
    assert found.answers == {PICK: {ANN: 1, BOB: 2}} and found.scene == 3
    assert gzip.decompress(rooms.view(found, 0)) == b"bytes of a stage"


def NO_STATE(folder):  # it never began: nobody answered anything
    (folder / "class.json").unlink()


@pytest.mark.parametrize("damage", [
    lambda folder: (folder / "class.json").write_bytes(b""),
    lambda folder: (folder / "class.json").write_bytes((folder / "class.json").read_bytes()[:-9]),
    lambda folder: (folder / "class.json").write_bytes(b"\xff\x00"),
    lambda folder: (folder / "class.json").write_bytes(b"[]"),
    lambda folder: (folder / "class.json").write_bytes(b"[" * 10**5),
    lambda folder: (folder / "class.json").write_bytes(b'{"format": 1, "people": []}'),
    NO_STATE,
    lambda folder: (folder / "lecture.json").unlink(),
    lambda folder: (folder / "lecture.json").write_bytes(b"[]"),
    lambda folder: (folder / "lecture.json").write_bytes(b"{}"),
    lambda folder: folder.rename(folder.parent / ("B" * CODE_LENGTH)),
], ids="empty cut bytes list nested people no-state no-lecture lecture-list lecture-empty renamed".split())  # fmt: skip
def test_a_damaged_folder_is_set_aside_and_harms_no_other(rooms, held, tmp_path, damage, caplog):
    room, _ = held()
    other, _ = held()
    folder = tmp_path / "classes" / room.code
    damage(folder)
    again = opened(tmp_path / "classes")
    assert again.find(room.code) is None and again.find(other.code) == other and "is set aside" in caplog.text
    root, has_state = tmp_path / "classes", damage is not NO_STATE
    assert {path.name for path in root.iterdir()} == {other.code, *(["damaged"] if has_state else [])}
    if has_state:  # and a day later it is gone
        (kept,) = (root / "damaged").iterdir()
        kept.rename(kept.with_name(f"{kept.name.partition('-')[0]}-{time.time_ns() - int(LASTS * 1e9)}"))
        again.sweep()
        assert list((root / "damaged").iterdir()) == []


def test_what_is_no_folder_of_a_class_stays(rooms, held, tmp_path):
    room, _ = held()
    root = tmp_path / "classes"
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(root / room.code, elsewhere)
    for name in ("notes", room.code.lower(), room.code + "B", "BCDFGHJA"):
        shutil.copytree(root / room.code, root / name)
    (root / "a file").write_text("of somebody")
    (root / ("C" * CODE_LENGTH)).write_text("of somebody")
    (root / ("D" * CODE_LENGTH)).symlink_to(elsewhere)
    before = files_in(tmp_path)
    assert list(opened(root)._held) == [room.code] and files_in(tmp_path) == before
    assert (elsewhere / "class.json").exists()


def test_a_file_can_not_send_deletion_elsewhere(rooms, held, tmp_path):
    room, _ = held()
    folder = tmp_path / "classes" / room.code
    kept = json.loads((folder / "class.json").read_bytes())
    (tmp_path / "mine").mkdir()
    (folder / "class.json").write_text(json.dumps({**kept, "code": "../mine", "began": 0.0}))
    again = opened(tmp_path / "classes")
    again.sweep()
    assert (tmp_path / "mine").exists() and again._held == {}


def test_a_server_without_a_folder_of_classes_starts(tmp_path):
    assert opened(tmp_path / "none")._held == {}


def test_a_day_later_all_of_a_class_is_deleted(rooms, held, tmp_path, monkeypatch):
    room, _ = held()
    monkeypatch.setattr(rooms_own, "earliest_now", lambda: room.began + LASTS - 1)
    rooms.sweep()
    assert rooms.find(room.code) is room
    monkeypatch.setattr(rooms_own, "earliest_now", lambda: room.began + LASTS)
    assert rooms.find(room.code) is None  # also before anybody swept
    kept = shutil.copytree(tmp_path / "classes", tmp_path / "copy")
    rooms.sweep()
    assert room.is_over and files_in(tmp_path / "classes") == [] and rooms._held == {}
    assert opened(kept)._held == {} and files_in(kept) == []  # a server that stood still for a day


def test_an_ended_class_is_gone_and_is_not_written_again(rooms, tmp_path):
    async def use():
        rooms.open()
        room, _ = rooms.start("me", packed)
        await ready(rooms, room)
        changed, before = rooms.changed(room), rooms._held[room.code]
        rooms.end(room)
        await asyncio.wait_for(changed.wait(), 60)
        assert rooms.find(room.code) is None and json.loads(rooms.message(room))["over"]
        room.join(ANN, "Ann")  # whose request was under way
        rooms.tell(room)
        rooms.tell_soon(room)
        (tmp_path / "classes" / room.code).mkdir()
        before.kept = room.version + 1, b"late"
        rooms._write(before)
        version = room.version
        rooms.end(room)
        assert room.is_over and room.version >= version
        return room

    room = run(use())
    assert files_in(tmp_path / "classes") == [room.code]  # the empty one that was made here


@pytest.mark.parametrize("fails", [False, True])
def test_a_class_that_ends_while_its_lecture_is_made_leaves_nothing(rooms, tmp_path, caplog, fails):
    may_go, is_made = threading.Event(), threading.Event()

    def pack():
        is_made.set()
        may_go.wait(60)
        if fails:
            raise OSError("Its folder is gone.")
        return packed()

    async def use():
        rooms.open()
        room, _ = rooms.start("me", pack)
        await asyncio.to_thread(is_made.wait, 60)
        rooms.end(room)
        may_go.set()
        (maker,) = [thread for thread in threading.enumerate() if thread.name == "class"]
        await asyncio.to_thread(maker.join, 60)
        assert not maker.is_alive()
        return room

    assert run(use()).is_over and not caplog.records
    assert not (tmp_path / "classes").exists() or files_in(tmp_path / "classes") == []


def test_a_class_that_ends_after_its_server_is_deleted_all_the_same(rooms, held, tmp_path):
    room, _ = held()
    rooms._loop = asyncio.new_event_loop()
    rooms._loop.close()
    rooms.end(room)
    assert room.is_over and files_in(tmp_path / "classes") == []


def test_a_class_is_not_deleted_while_it_is_being_written(rooms, held, monkeypatch):
    room, _ = held()
    writing, seen = rooms._held[room.code].writing, []
    monkeypatch.setattr(rooms_own.shutil, "rmtree", lambda *arguments, **options: seen.append(writing.locked()))
    rooms.end(room)
    assert seen == [True]


def test_a_disk_that_is_behind_writes_the_last_state_alone(rooms, tmp_path, monkeypatch):
    may_go, written = threading.Event(), []

    def write(path, content):
        may_go.wait(60)
        written.append(json.loads(content)["scene"])

    async def use():
        rooms.open()
        room, _ = rooms.start("me", packed)
        await ready(rooms, room)
        monkeypatch.setattr(rooms_own, "write_atomically", write)
        for scene in (1, 2, 3, 4):
            room.move(scene)
            rooms.tell(room)
        may_go.set()

    run(use())
    assert written[-1] == 4 and len(written) <= 2


def test_an_older_state_never_takes_the_place_of_a_newer(rooms, held, tmp_path):
    room, _ = held()
    held_room, path = rooms._held[room.code], tmp_path / "classes" / room.code / "class.json"
    for ahead, content, found in ((2, b"newer", b"newer"), (1, b"older", b"newer"), (3, b"newest", b"newest")):
        held_room.kept = room.version + ahead, content
        rooms._write(held_room)
        assert path.read_bytes() == found


def test_what_was_acknowledged_is_there_again_after_a_server_was_killed(rooms, held, tmp_path):
    room, _ = held()
    folder = tmp_path / "classes" / room.code

    async def say():  # and nothing is told, or written as a whole, before it is killed
        for person, name in ((BOB, "Bob"), (BOB, "Rob")):
            room.join(person, name)
            rooms.note(room, person, name=room.people[person].name)
        for answer in (0, 2):
            room.answer(BOB, PICK, answer)
            rooms.note(room, BOB, question=PICK, answer=answer)

    run(say())
    (said,) = folder.glob("said-*.jsonl")
    said.write_text(said.read_text() + '{"version": 99, "per')  # killed in the middle of a line
    found = opened(tmp_path / "classes").find(room.code)
    assert found == room and found.answers[PICK] == {ANN: 1, BOB: 2} and found.people[BOB].name == "Rob"

    async def tell():
        rooms.tell(room)

    run(tell())
    assert list(folder.glob("said-*.jsonl")) == [] and opened(tmp_path / "classes").find(room.code) == room


def test_a_second_server_leads_no_class_and_takes_nothing_from_the_first(rooms, held, tmp_path, caplog):
    room, _ = held()

    async def both():
        rooms.open()
        first = rooms.find(room.code)
        second = Rooms(lambda: tmp_path / "classes")
        second.open()
        assert second.is_second and second.find(room.code) is None and "leads no class" in caplog.text
        with pytest.raises(Refused, match="Another server works with this folder"):
            second.start("me", packed)
        first.answer(BOB, PICK, 2)
        rooms.tell(first)
        second.close()
        return first

    first = run(both())
    rooms.let_go()
    assert not rooms.is_second and opened(tmp_path / "classes").find(room.code) == first


def test_a_server_that_ends_writes_only_what_changed(rooms, held, tmp_path, monkeypatch):
    room, _ = held()
    written = []
    monkeypatch.setattr(rooms_own, "write_atomically", lambda path, content: written.append(path))

    async def use():
        rooms.open()
        rooms.close()
        rooms.find(room.code).move(1)
        rooms.close()

    run(use())
    assert written == [tmp_path / "classes" / room.code / "class.json"]

"""The folders of classes: found again after a restart, deleted when a class is over, damaged or another's."""

import asyncio
import json
import shutil
import threading
import time

import pytest
from held_class import ANN, BOB, EVE, PICK, packed, ready, run

from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom.live_class import CODE_LENGTH, LASTS
from pages.server.classroom.live_classes import LiveClasses
from pages.server.classroom.people import Refusal


def opened(root):
    """Return the rooms that a server finds when it starts now."""

    async def start():
        rooms = LiveClasses(lambda: root)
        rooms.open()
        rooms.release()
        return rooms

    return run(start())


def files_in(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


@pytest.mark.parametrize("name, content", [
    *(("class.json", content) for content in (
        None, b"", b"\xff\x00", b"[]", b"[" * 10**5, b'{"format": 1, "people": []}', b'{"format": 1, "code',
    )),
    *(("lecture.json", content) for content in (None, b"[]", b"{}")),
])  # fmt: skip
def test_a_damaged_folder_is_set_aside_and_harms_no_other(rooms, held, tmp_path, name, content, caplog):
    (room, _), (other, _) = held(), held()
    root = tmp_path / "classes"
    path, never_began = root / room.code / name, (name, content) == ("class.json", None)
    path.unlink() if content is None else path.write_bytes(content)
    again = opened(root)
    assert again.find(room.code) is None and again.find(other.code) == other and "is set aside" in caplog.text
    assert {path.name for path in root.iterdir()} == {other.code} | (set() if never_began else {"damaged"})
    if not never_began:  # and a day later it is gone
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
    assert list(opened(root)._entries) == [room.code] and files_in(tmp_path) == before
    assert (elsewhere / "class.json").exists()


def test_a_file_can_not_send_deletion_elsewhere(rooms, held, tmp_path):
    room, _ = held()
    folder = tmp_path / "classes" / room.code
    kept = json.loads((folder / "class.json").read_bytes())
    (tmp_path / "mine").mkdir()
    (folder / "class.json").write_text(json.dumps({**kept, "code": "../mine", "began": 0.0}))
    again = opened(tmp_path / "classes")
    again.sweep()
    assert (tmp_path / "mine").exists() and again._entries == {}


def test_a_server_without_a_folder_of_classes_starts(tmp_path):
    assert opened(tmp_path / "none")._entries == {}


def test_a_day_later_all_of_a_class_is_deleted(rooms, held, tmp_path, monkeypatch):
    room, _ = held()
    monkeypatch.setattr(rooms_own, "earliest_now", lambda: room.began + LASTS - 1)
    rooms.sweep()
    assert rooms.find(room.code) is room
    monkeypatch.setattr(rooms_own, "earliest_now", lambda: room.began + LASTS)
    assert rooms.find(room.code) is None  # also before anybody swept
    kept = shutil.copytree(tmp_path / "classes", tmp_path / "copy")
    rooms.sweep()
    assert room.is_over and files_in(tmp_path / "classes") == [] and rooms._entries == {}
    assert opened(kept)._entries == {} and files_in(kept) == []  # a server that stood still for a day


def test_an_ended_class_is_gone_and_is_not_written_again(rooms, tmp_path):
    async def use():
        rooms.open()
        room, _ = rooms.start("me", packed)
        await ready(rooms, room)
        changed, before = rooms.changed(room), rooms._entries[room.code]
        rooms.end(room)
        await asyncio.wait_for(changed.wait(), 60)
        assert rooms.find(room.code) is None and json.loads(rooms.message(room))["over"]
        room.join(ANN, "Ann")  # her request was under way
        rooms.tell(room)
        rooms.tell_soon(room)
        (tmp_path / "classes" / room.code).mkdir()
        before.snapshot = room.version + 1, b"late"
        rooms._write(before)
        version = room.version
        rooms.end(room)
        assert room.is_over and room.version >= version
        return room

    room = run(use())
    assert files_in(tmp_path / "classes") == [room.code]  # this test made the empty one


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
    writing, seen = rooms._entries[room.code].write_lock, []
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
    held_room, path = rooms._entries[room.code], tmp_path / "classes" / room.code / "class.json"
    for ahead, content, found in ((2, b"newer", b"newer"), (1, b"older", b"newer"), (3, b"newest", b"newest")):
        held_room.snapshot = room.version + ahead, content
        rooms._write(held_room)
        assert path.read_bytes() == found


def test_what_was_being_said_as_the_server_was_killed_harms_nothing(held, tmp_path):
    room, _ = held()
    (tmp_path / "classes" / room.code / "said-1.jsonl").write_text('{"version": 99, "per')
    assert opened(tmp_path / "classes").find(room.code) == room


def test_a_journal_keeps_late_answers_and_only_what_phones_say(rooms, held, tmp_path):
    room, _ = held()
    said = {"person": BOB, "came": 1.0, "question": PICK, "answer": 0, "late": True}
    wrong = [
        {**said, "answer": "a"}, {**said, "answer": 99}, {**said, "question": "none"}, {**said, "question": [1]},
        {**said, "person": 7}, {**said, "came": "now"}, {"person": EVE, "came": 1.0, "name": 5},
        {"person": EVE, "came": 1.0, "mood": "got it", "scene": "none"}, {"person": EVE, "came": 1.0, "mood": ["a"]},
    ]  # fmt: skip
    with (tmp_path / "classes" / room.code / "said-1.jsonl").open("w") as file:
        file.writelines(json.dumps({"version": 99, **one}) + "\n" for one in [*wrong, said, *wrong])
    found = opened(tmp_path / "classes").find(room.code)
    assert found.answers == {PICK: {ANN: 1, BOB: 0}} and found.late == {PICK: [BOB]} and [*found.people] == [ANN, BOB]
    found.show(PICK)
    assert found.results().as_zip(lambda number: None)


def test_what_two_servers_noted_and_neither_wrote_is_said_again_in_turn(rooms, held, tmp_path):
    room, _ = held()
    for name in ("older", "newer"):
        server = rooms if name == "older" else opened(tmp_path / "classes")
        room = server.find(room.code)
        room.join(ANN, name)
        server.note(room, ANN, name=name)
    assert opened(tmp_path / "classes").find(room.code).people[ANN].name == "newer"


def test_who_gave_way_in_a_full_class_does_not_come_back_with_the_server(rooms, held, tmp_path):
    room, _ = held()
    room.people.seat(2)
    for person in (BOB, EVE):
        room.join(person, "")
        rooms.note(room, person, name="")
        room.people.seats.leave(person)  # nothing holds the seat any more
    assert [*opened(tmp_path / "classes").find(room.code).people] == [*room.people] == [ANN, EVE]
    assert BOB not in json.dumps(room.as_json())


def test_a_second_server_leads_no_class_and_takes_nothing_from_the_first(rooms, held, tmp_path, caplog):
    room, _ = held()

    async def both():
        rooms.open()
        first = rooms.find(room.code)
        second = LiveClasses(lambda: tmp_path / "classes")
        second.open()
        assert second.is_second and second.find(room.code) is None and "leads no class" in caplog.text
        with pytest.raises(Refusal, match="Another server works with this folder"):
            second.start("me", packed)
        first.answer(BOB, PICK, 2)
        rooms.tell(first)
        second.close()
        return first

    first = run(both())
    rooms.release()
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

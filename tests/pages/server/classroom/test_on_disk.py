"""The folders of classes: found again after a restart, deleted when a class is over, damaged or another's."""

import json
import shutil
import time

import pytest
from held_class import ANN, BOB, EVE, PICK, packed, run

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


def as_bytes(content):
    return json.dumps(content).encode()


def files_in(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def test_a_damaged_folder_is_set_aside_and_harms_no_other(held, tmp_path, subtests, caplog):
    room, other = held(), held()
    kept = json.loads((tmp_path / "classes" / room.code / "class.json").read_bytes())
    changes = {
        "format": [2], "began": ["today"], "code": [5, other.code], "answers": [[], {PICK: 5}], "scene": ["1"],
        "shown": [PICK, ["other"]], "people": [[], {ANN: {"age": 5}}, {ANN: []}], "version": [None],
    }  # fmt: skip
    wrong = [[], None, "text", 1, {}, {"format": 1}, {name: kept[name] for name in kept if name != "owner"}]
    wrong += [kept | {name: value} for name, values in changes.items() for value in values]
    lectures = [[], None, {}, *({"scenes": scenes, "title": "", "views": []} for scenes in (5, [[]]))]
    contents = {
        "class.json": [None, b"", b"\xff\x00", b"[" * 10**5, b'{"form', *map(as_bytes, wrong)],
        "lecture.json": [None, *map(as_bytes, lectures)],
    }  # fmt: skip
    for number, (name, content) in enumerate((name, one) for name, every in contents.items() for one in every):
        with subtests.test(f"{name} {content!r:.40}"):
            root = tmp_path / f"{number}" / "classes"
            shutil.copytree(tmp_path / "classes", root)
            path, never_began = root / room.code / name, (name, content) == ("class.json", None)
            path.unlink() if content is None else path.write_bytes(content)
            caplog.clear()
            again = opened(root)
            assert [again.find(room.code), again.find(other.code)] == [None, other] and "is set aside" in caplog.text
            assert {path.name for path in root.iterdir()} == {other.code} | (set() if never_began else {"damaged"})
            for aside in () if never_began else (root / "damaged").iterdir():  # and a day later it is gone
                a_day_ago = time.time_ns() - int(LASTS * 1e9)
                again.sweep()
                aside = aside.rename(aside.with_name(f"{aside.name.partition('-')[0]}-{a_day_ago}"))
                again.sweep()
                assert not aside.exists()


def test_what_is_no_folder_of_a_class_stays_wherever_its_file_says_it_is(held, tmp_path):
    room, wrong = held(), held()
    root, elsewhere = tmp_path / "classes", tmp_path / "elsewhere"
    shutil.copytree(root / room.code, elsewhere)
    path = root / wrong.code / "class.json"
    path.write_text(json.dumps({**json.loads(path.read_bytes()), "code": "../elsewhere", "began": 0.0}))
    for name in ("notes", room.code.lower(), room.code + "B", "BCDFGHJA"):
        shutil.copytree(root / room.code, root / name)
    (root / "a file").write_text("of somebody")
    (root / ("C" * CODE_LENGTH)).write_text("of somebody")
    (root / ("D" * CODE_LENGTH)).symlink_to(elsewhere)
    before = {name for name in files_in(tmp_path) if wrong.code not in name}
    rooms = opened(root)
    rooms.sweep()
    assert rooms.of_all() == [room] and {name for name in files_in(tmp_path) if wrong.code not in name} >= before
    assert opened(tmp_path / "none").of_all() == []


def test_a_day_later_all_of_a_class_is_deleted(rooms, held, tmp_path, monkeypatch):
    room = held()
    monkeypatch.setattr(rooms_own, "earliest_now", lambda: room.began + LASTS - 1)
    rooms.sweep()
    assert rooms.find(room.code) is room
    monkeypatch.setattr(rooms_own, "earliest_now", lambda: room.began + LASTS)
    assert rooms.find(room.code) is None  # also before anybody swept
    kept = shutil.copytree(tmp_path / "classes", tmp_path / "copy")
    rooms.sweep()
    assert room.is_over and files_in(tmp_path / "classes") == rooms.of_all() == []
    assert opened(kept).of_all() == files_in(kept) == []  # a server that stood still for a day


def test_a_journal_keeps_late_answers_and_only_what_phones_say(held, tmp_path):
    room = held()
    said = {"person": BOB, "came": 1.0, "question": PICK, "answer": 0, "late": True}
    wrong = [
        {**said, "answer": "a"}, {**said, "answer": 99}, {**said, "question": "none"}, {**said, "question": [1]},
        {**said, "person": 7}, {**said, "came": "now"}, {"person": EVE, "came": 1.0, "name": 5},
        {"person": EVE, "came": 1.0, "mood": "got it", "scene": "none"}, {"person": EVE, "came": 1.0, "mood": ["a"]},
    ]  # fmt: skip
    with (tmp_path / "classes" / room.code / "said-1.jsonl").open("w") as file:
        file.writelines(json.dumps({"version": 99, **one}) + "\n" for one in [*wrong, said, *wrong])
        file.write('{"version": 99, "per')  # said as the server was killed
    found = opened(tmp_path / "classes").find(room.code)
    assert found.answers == {PICK: {ANN: 1, BOB: 0}} and found.late == {PICK: [BOB]} and [*found.people] == [ANN, BOB]
    found.show(PICK)
    assert found.results().as_zip(lambda number: None)


def test_a_second_server_leads_no_class_and_takes_nothing_from_the_first(rooms, held, tmp_path, caplog):
    room = held()

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

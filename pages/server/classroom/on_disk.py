"""Classes in their folders: a server reads them at its start, and keeps every other server away from them."""

import json
import logging
import shutil
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pages.server.classroom.answers import is_answer
from pages.server.classroom.journal import read_journal
from pages.server.classroom.lecture import ClassLecture
from pages.server.classroom.live_class import LASTS, MOODS, SECOND, LiveClass, is_code
from pages.server.classroom.people import Person
from transformer.runs import Lock
from transformer.runs.jobs import storage_words

STATE, LECTURE = "class.json", "lecture.json"
_DAMAGED = "damaged"
_LOG = logging.getLogger("attention_lab")


def lock_classes(root: Path) -> Lock | None:
    """Lock the classes in a folder against every other server; return None if one has them already."""
    lock = Lock(root.with_name(f".{root.name}.lock"))
    try:
        root.parent.mkdir(parents=True, exist_ok=True)
        if not lock.take():
            return None
    except OSError as error:  # the classes are held in memory then
        _LOG.warning("Classes can't be kept: %s", storage_words(error))
    return lock


def read_classes(root: Path) -> Iterator[tuple[LiveClass, int]]:
    """Yield the classes that a server before this one held, each with the version in its file."""
    for folder in sorted(root.glob("*")):
        if not is_code(folder.name) or folder.is_symlink():
            continue
        try:
            live_class = LiveClass.of_json(
                json.loads((folder / STATE).read_bytes()), json.loads((folder / LECTURE).read_bytes())
            )
            version = live_class.version
            if live_class.code != folder.name:
                raise ValueError("It is another's.")
            _replay_journal(live_class, folder)
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            _set_aside(folder, error)
        else:
            yield live_class, version


def _replay_journal(live_class: LiveClass, folder: Path) -> None:
    """Repeat the lines of the journal since the file of a class was written: they were acknowledged then."""
    for line in read_journal(folder, after=live_class.version):
        if not _is_sound(line, live_class.class_lecture):
            continue
        if line["person"] not in live_class.people:
            live_class.people.pop(line.get("instead_of", ""), None)
            live_class.forget_answers(line.get("instead_of", ""))
        person = live_class.people.setdefault(line["person"], Person(came=line["came"]))
        if "question" in line:
            live_class.answers.setdefault(line["question"], {})[line["person"]] = line["answer"]
            if line.get("late"):
                live_class.late.setdefault(line["question"].removesuffix(SECOND), []).append(line["person"])
        elif "mood" in line:
            live_class.set_mood(line["person"], line["scene"], line["mood"])
        else:
            person.name = line["name"]
        live_class.version = max(live_class.version, line["version"])
    live_class.people.renumber()
    live_class.public_state()


def _is_sound(line: Mapping[str, Any], lecture: ClassLecture) -> bool:
    """Return whether a line of a journal is what a phone may say: of a damaged file nothing else is taken."""
    if not isinstance(line.get("person"), str) or type(line.get("came")) not in (int, float):
        return False
    if "question" in line:
        posed = lecture.find_question(str(line["question"]).removesuffix(SECOND))
        return posed is not None and is_answer(posed, line.get("answer"))
    if "mood" in line:
        return line.get("scene") in lecture.tags and line["mood"] in (*MOODS, "")
    return isinstance(line.get("name"), str)


def _set_aside(folder: Path, error: Exception) -> None:
    """Move a class that can't be read to a folder for the server's keeper; delete one that never began."""
    _LOG.warning("The class in %s can't be read and is set aside: %s", folder, error)
    try:
        if not (folder / STATE).exists():
            shutil.rmtree(folder)
            return
        (folder.parent / _DAMAGED).mkdir(exist_ok=True)
        folder.rename(folder.parent / _DAMAGED / f"{folder.name}-{time.time_ns()}")
    except OSError as problem:
        _LOG.warning("The class in %s can't be set aside: %s", folder, problem)


def sweep_damaged(root: Path) -> None:
    """Delete the classes that were set aside a day ago: nobody's answers stay longer."""
    for folder in (root / _DAMAGED).glob("*-*"):
        _, _, set_aside_at = folder.name.rpartition("-")
        if set_aside_at.isdecimal() and int(set_aside_at) / 1e9 + LASTS <= time.time():
            shutil.rmtree(folder, ignore_errors=True)

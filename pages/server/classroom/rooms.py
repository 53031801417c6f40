"""All classes of this server: in memory while it runs, and each in a folder of its own, so a restart loses none."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
import shutil
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from pages.server.background import Background
from pages.server.classroom.journal import Journal
from pages.server.classroom.lecture import PackedLecture
from pages.server.classroom.on_disk import LECTURE, STATE, lock_classes, read_classes, sweep_damaged
from pages.server.classroom.people import Refusal
from pages.server.classroom.room import LiveClass
from pages.server.classroom.seats import Bucket
from pages.server.clock import earliest_now
from pages.server.storage import runs_root
from transformer import LabError
from transformer.checkpoints import write_atomically
from transformer.runs import Lock
from transformer.runs.jobs import storage_words

MOST_CLASSES, MOST_OF_ONE = 40, 3
"""The most classes at a time, of all browsers and of one."""
_AT_A_TIME = 2
"""Own lectures that are made at once, one a person: models run for them while the pages compute too."""
UNLED = 3600.0
"""Seconds after which a class that nobody leads gives way if another needs its place."""
_AT_ONCE, _A_SECOND = 12, 1 / 20
"""Classes that all browsers together may start: a browser without cookies is a new one each time."""
PAUSE = 0.5
"""Seconds in which answers are gathered before everybody is told how many there are, and before they are written."""
SECOND = "Another server works with this folder of runs, and holds the classes: start yours there."
_LOG = logging.getLogger("attention_lab")


@dataclass
class _Held:
    """A class in memory, with its journal, the event for its listeners, and the state of its file."""

    room: LiveClass
    journal: Journal
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    message: tuple[int, bytes] = (0, b"")
    is_due: bool = False
    kept: tuple[int, bytes] = (0, b"")
    written: int = 0
    writing: threading.Lock = field(default_factory=threading.Lock)


class Rooms:
    """All classes. Routes call them on the event loop; pages call `start` from threads of their own.

    Args:
        root: Returns the folder that holds the folders of the classes.
    """

    def __init__(self, root: Callable[[], Path]) -> None:
        self._root = root
        self._held: dict[str, _Held] = {}
        self._lock = threading.Lock()
        self._shipped, self._own = Background("class", MOST_CLASSES), Background("class", _AT_A_TIME)
        self._starts = Bucket(_AT_ONCE, _A_SECOND)
        self._alone: Lock | None = None
        self.is_second = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self.is_closing = False

    def _folder(self, room: LiveClass) -> Path:
        return self._root() / room.code

    def open(self) -> None:
        """Read the classes of the last server, and end those that are over; call it once, on the event loop."""
        self._loop = asyncio.get_running_loop()
        self.is_closing = False
        self._alone = lock_classes(self._root())
        self.is_second = self._alone is None
        if self.is_second:
            _LOG.warning("This server leads no class. %s", SECOND)
            return
        for room, written in read_classes(self._root()):
            with self._lock:
                self._held[room.code] = _Held(room, Journal(self._folder(room)), written=written)
        self.sweep()

    def let_go(self) -> None:
        """Let another server have the classes."""
        if self._alone:
            self._alone.release()

    def close(self) -> None:
        """End all streams, for which a server waits before it ends, and keep what is due; call it on the event loop."""
        self.is_closing = True
        for held in list(self._held.values()):
            self.tell(held.room)

    def start(
        self, owner: str, pack: Callable[[], PackedLecture], scenes: int = 0, is_teachers: bool = False
    ) -> tuple[LiveClass, str]:
        """Start a class; its lecture is made in the background.

        Args:
            owner: The owner, a hash of the secret of the browser that starts it.
            pack: Makes the lecture; models are run for it.
            scenes: The number of scenes to be made; 0 for a lecture that came with the program.
            is_teachers: True if the teacher starts it, who always gets one.
        Returns:
            The class and the lecturer's secret.
        Raises:
            Refusal: If another server has the classes, this browser or all together hold as many as may be, or too
                many are started now.
        """
        if self.is_second:
            raise Refusal(SECOND)
        self.sweep()
        if not is_teachers:
            self._must_have_place(owner)
        with self._lock:
            room, secret = LiveClass.begin(owner)
            held = self._held[room.code] = _Held(room, Journal(self._folder(room)))
        background, person = (self._own, owner) if scenes else (self._shipped, "")
        background.do(partial(self._prepare, held, pack), person, scenes)
        return room, secret

    def _must_have_place(self, owner: str) -> None:
        """Refuse one more class if there are as many as may be, and none that nobody leads any more gives way."""
        rooms = self.of_all()
        if sum(room.owner == owner for room in rooms) >= MOST_OF_ONE:
            raise Refusal(f"This browser holds {MOST_OF_ONE} classes already. End one of them first.")
        if not self._starts.take():
            raise Refusal("Very many classes are started on this server now. Try again in a minute.")
        if len(rooms) >= MOST_CLASSES:
            unled = min(rooms, key=lambda room: room.led)
            if time.time() - unled.led < UNLED:
                full = f"This server holds {MOST_CLASSES} classes already, as many as it can."
                raise Refusal(f"{full} Ask the teacher of this server, who can end any, or try again later.")
            self.end(unled)

    def _prepare(self, held: _Held, pack: Callable[[], PackedLecture]) -> None:
        room = held.room
        if room.is_over:
            return
        folder = self._folder(room)
        lecture: dict[str, Any] = {}
        problem = ""
        try:
            packed = pack()
            folder.mkdir(parents=True, exist_ok=True)
            for number, (_, content) in enumerate(packed.views):
                (folder / _view_name(number)).write_bytes(gzip.compress(content, mtime=0))
            views = [component for component, _ in packed.views]
            lecture = {"id": packed.id, "title": packed.title, "scenes": list(packed.scenes), "views": views}
            write_atomically(folder / LECTURE, json.dumps(lecture).encode())
            lecture = json.loads(json.dumps(lecture))
        except Exception as error:  # the class is told, and the lecturer goes on without one
            if not room.is_over:  # else its folder is gone meanwhile
                _LOG.exception("The lecture of a class could not be made.")
            lecture, problem = {}, f"The lecture could not be made for the phones. {_why(error)}"
        if room.is_over:  # the class was ended meanwhile
            shutil.rmtree(folder, ignore_errors=True)
        # Phones join meanwhile: only one thread changes a class.
        self._on_loop(partial(self._prepared, room, lecture, problem))

    def _prepared(self, room: LiveClass, lecture: dict[str, Any], problem: str) -> None:
        room.lecture, room.problem = lecture, problem
        room.version += 1
        if self._loop:
            self.tell(room)

    def _on_loop(self, callback: Callable[[], object]) -> None:
        """Call something on the event loop, from any thread; here and now where no server runs."""
        if self._loop is None:
            callback()
            return
        with suppress(RuntimeError):  # the server ended meanwhile
            self._loop.call_soon_threadsafe(callback)

    def find(self, code: str) -> LiveClass | None:
        """Return the class of a code, however it is written; None if there is none."""
        held = self._held.get(as_code(code))
        return held.room if held and held.room.ends > earliest_now() else None

    def of_owner(self, owner: str) -> list[LiveClass]:
        """Return the classes that a browser started, the newest first."""
        return [room for room in self.of_all() if room.owner == owner]

    def of_all(self) -> list[LiveClass]:
        """Return all classes, the newest first."""
        with self._lock:
            rooms = [held.room for held in self._held.values()]
        return sorted(rooms, key=lambda room: -room.began)

    def note(self, room: LiveClass, person: str, **said: object) -> None:
        """Write what somebody said to disk before they are told that it was taken; call it on the event loop."""
        if held := self._held.get(room.code):
            known = room.people[person]
            seat = {"person": person, "came": known.came, "instead_of": known.instead_of}
            held.journal.note(room.version, {**seat, **said})

    def tell(self, room: LiveClass) -> None:
        """Send everybody the present state, and keep it; call it on the event loop."""
        held = self._held.get(room.code)
        if not held:
            return
        held.is_due = False
        held.changed.set()
        held.changed = asyncio.Event()
        if room.lecture and not room.is_over and room.version > held.written:
            held.journal.begin_again(room.version)
            held.kept = room.version, json.dumps(room.as_json()).encode()
            asyncio.get_running_loop().run_in_executor(None, self._write, held)

    def tell_soon(self, room: LiveClass) -> None:
        """Do as `tell` after `PAUSE`, with all that comes until then, for many answer at once; on the event loop."""
        held = self._held.get(room.code)
        if held and not held.is_due:
            held.is_due = True
            asyncio.get_running_loop().call_later(PAUSE, self.tell, room)

    def changed(self, room: LiveClass) -> asyncio.Event:
        """Return the event that is set when everybody is told the next time; for an unknown class it is never set."""
        held = self._held.get(room.code)
        return held.changed if held else asyncio.Event()

    def message(self, room: LiveClass) -> bytes:
        """Return what everybody may know, as JSON, made once for all who are told."""
        held = self._held.get(room.code)
        if held and held.message[0] == room.version:
            return held.message[1]
        content = json.dumps(room.public_state(), separators=(",", ":")).encode()
        if held:
            held.message = room.version, content
        return content

    def view(self, room: LiveClass, number: int) -> bytes | None:
        """Return a picture of the lecture, compressed by gzip; None if there is none of this number."""
        try:
            return (self._folder(room) / _view_name(number)).read_bytes()
        except OSError:
            return None

    def results(self, room: LiveClass) -> Callable[[], bytes]:
        """Return a function that packs the present answers as a ZIP file; it is slow and may run on any thread."""

        def drawn(number: int) -> bytes | None:
            content = self.view(room, number)
            return content and gzip.decompress(content)

        return partial(room.results().as_zip, drawn)

    def end(self, room: LiveClass) -> None:
        """End a class, delete all of it, and tell all who listen."""
        room.is_over = True
        room.version += 1
        with self._lock:
            held = self._held.pop(room.code, None)
        if not held:
            return
        with held.writing:  # a file that is being written would stay behind
            shutil.rmtree(self._folder(room), ignore_errors=True)
        self._on_loop(held.changed.set)

    def sweep(self) -> None:
        """End the classes whose time is over, and delete old damaged ones."""
        with self._lock:
            over = [held.room for held in self._held.values() if held.room.ends <= earliest_now()]
        for room in over:
            self.end(room)
        sweep_damaged(self._root())

    def _write(self, held: _Held) -> None:
        """Write a class as it was told last, unless that is written already: a slow disk only lags behind."""
        with held.writing:
            version, content = held.kept
            if held.room.is_over or version <= held.written:
                return
            try:
                write_atomically(self._folder(held.room) / STATE, content)
                held.written = version
                held.journal.forget_before(version)
            except OSError as error:  # the class goes on in memory
                if not held.room.is_over:
                    _LOG.warning("The class %s can't be written: %s", held.room.code, error)


ROOMS = Rooms(lambda: runs_root() / "live_classes")
"""The classes of this server."""


def _why(error: Exception) -> str:
    """Return the reason why a lecture could not be made, in a sentence."""
    if isinstance(error, LabError):
        return str(error)
    return storage_words(error) if isinstance(error, OSError) else "The log of the server says why."


def as_code(text: str) -> str:
    """Return a code as it is kept, from one as it is typed: in any case, with spaces or hyphens."""
    return re.sub(r"[\s\-]", "", text).upper()


def _view_name(number: int) -> str:
    return f"view-{number}.gz"

"""All classes of this server: in memory while it runs, each in a folder of its own, so that a restart loses none."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
import shutil
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pages.server.classroom.room import CODE_LENGTH, CODE_LETTERS, Refused, Room
from pages.server.storage import runs_root
from transformer.checkpoints import write_atomically

MOST_CLASSES, MOST_OF_ONE = 40, 3
"""Classes at a time, of all and of one browser."""
PAUSE = 0.5
"""Seconds in which answers are gathered before everybody is told how many there are, and before they are written."""
_STATE, _LECTURE = "class.json", "lecture.json"
_LOG = logging.getLogger("attention_lab")


@dataclass(frozen=True)
class PackedLecture:
    """A lecture as the browsers of a class get it.

    Attributes:
        id: Of the lecture.
        title: Of the lecture.
        scenes: What is sent of each: title, sentences, question with its truth, place of its view.
        views: The component and the bytes of each picture.
    """

    id: str
    title: str
    scenes: Sequence[dict[str, Any]]
    views: Sequence[tuple[str, bytes]]


@dataclass
class _Held:
    """A class in memory: who waits for news of it, and what is due."""

    room: Room
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    message: tuple[int, bytes] = (0, b"")
    is_due: bool = False
    written: int = 0
    writing: threading.Lock = field(default_factory=threading.Lock)


class Rooms:
    """All classes. Routes call it on the event loop, pages by `start` from threads of their own.

    Args:
        root: Says where the folders of the classes are.
    """

    def __init__(self, root: Callable[[], Path]) -> None:
        self._root = root
        self._held: dict[str, _Held] = {}
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.is_closing = False

    def _folder(self, room: Room) -> Path:
        return self._root() / room.code

    def open(self) -> None:
        """Read what a server before this one held, and forget what is over. Called once, on the event loop."""
        self._loop = asyncio.get_running_loop()
        for folder in sorted(self._root().glob("*")):
            try:
                if not is_code(folder.name):
                    continue
                lecture = json.loads((folder / _LECTURE).read_bytes())
                room = Room.of_json(json.loads((folder / _STATE).read_bytes()), lecture)
            except (OSError, ValueError, KeyError, TypeError) as error:
                _LOG.warning("The class in %s can't be read and is deleted: %s", folder, error)
                shutil.rmtree(folder, ignore_errors=True)
                continue
            with self._lock:
                self._held[room.code] = _Held(room)
        self.sweep()

    def close(self) -> None:
        """Let go of all who wait for news: the server ends, and they find the next one by themselves."""
        self.is_closing = True
        for held in list(self._held.values()):
            held.changed.set()

    def start(self, owner: str, pack: Callable[[], PackedLecture]) -> tuple[Room, str]:
        """Start a class; its lecture is made in the background.

        Args:
            owner: Of the browser that starts it.
            pack: Makes the lecture; models are run for it.
        Returns:
            The class and the lecturer's secret.
        Raises:
            Refused: If this browser, or all together, hold as many as may be.
        """
        self.sweep()
        with self._lock:
            rooms = [held.room for held in self._held.values()]
            if sum(room.owner == owner for room in rooms) >= MOST_OF_ONE:
                raise Refused(f"This browser holds {MOST_OF_ONE} classes already. End one of them first.")
            if len(rooms) >= MOST_CLASSES:
                raise Refused(f"This server holds {MOST_CLASSES} classes already, as many as it can. Try again later.")
            room, secret = Room.begun(owner)
            held = self._held[room.code] = _Held(room)
        threading.Thread(target=self._prepare, args=(held, pack), name="class", daemon=True).start()
        return room, secret

    def _prepare(self, held: _Held, pack: Callable[[], PackedLecture]) -> None:
        room = held.room
        folder = self._folder(room)
        try:
            packed = pack()
            folder.mkdir(parents=True, exist_ok=True)
            for number, (_, content) in enumerate(packed.views):
                (folder / _view_name(number)).write_bytes(gzip.compress(content, mtime=0))
            views = [component for component, _ in packed.views]
            lecture = {"id": packed.id, "title": packed.title, "scenes": list(packed.scenes), "views": views}
            write_atomically(folder / _LECTURE, json.dumps(lecture).encode())
            room.lecture = json.loads(json.dumps(lecture))
            self._write(held, room.version, json.dumps(room.as_json()).encode())
        except Exception as error:  # the class is told, and the lecturer goes on without one
            _LOG.exception("The lecture of a class could not be made.")
            room.problem = f"The lecture could not be made for the phones: {error}"
        room.version += 1
        if room.is_over:  # ended meanwhile
            shutil.rmtree(folder, ignore_errors=True)
        if self._loop:
            self._loop.call_soon_threadsafe(self.tell, room)

    def find(self, code: str) -> Room | None:
        """The class of a code, however it is written; None if there is none."""
        held = self._held.get(as_code(code))
        return held.room if held and held.room.ends > time.time() else None

    def of_owner(self, owner: str) -> list[Room]:
        """The classes that a browser started, the newest first."""
        with self._lock:
            rooms = [held.room for held in self._held.values()]
        return sorted((room for room in rooms if room.owner == owner), key=lambda room: -room.began)

    def tell(self, room: Room) -> None:
        """Send everybody what is so now, and keep it. On the event loop."""
        held = self._held.get(room.code)
        if not held:
            return
        held.is_due = False
        held.changed.set()
        held.changed = asyncio.Event()
        if room.lecture and not room.is_over:
            content = json.dumps(room.as_json()).encode()
            asyncio.get_running_loop().run_in_executor(None, self._write, held, room.version, content)

    def tell_soon(self, room: Room) -> None:
        """The same after a moment, together with what comes until then: many answer at once. On the event loop."""
        held = self._held.get(room.code)
        if held and not held.is_due:
            held.is_due = True
            asyncio.get_running_loop().call_later(PAUSE, self.tell, room)

    async def news(self, room: Room, patience: float) -> bool:
        """Wait until the class changes; False if it did not within so many seconds."""
        held = self._held.get(room.code)
        if not held:
            return True
        try:
            await asyncio.wait_for(held.changed.wait(), patience)
        except TimeoutError:
            return False
        return True

    def message(self, room: Room) -> bytes:
        """What everybody may know, as JSON; made once for all who are told."""
        held = self._held.get(room.code)
        if held and held.message[0] == room.version:
            return held.message[1]
        content = json.dumps(room.public(), separators=(",", ":")).encode()
        if held:
            held.message = room.version, content
        return content

    def view(self, room: Room, number: int) -> bytes | None:
        """A picture of the lecture, compressed by gzip; None if there is none of this number."""
        try:
            return (self._folder(room) / _view_name(number)).read_bytes()
        except OSError:
            return None

    def end(self, room: Room) -> None:
        """End a class and delete all of it; whoever listens is told."""
        room.is_over = True
        room.version += 1
        self.message(room)
        with self._lock:
            held = self._held.pop(room.code, None)
        shutil.rmtree(self._folder(room), ignore_errors=True)
        if held and self._loop:
            self._loop.call_soon_threadsafe(held.changed.set)

    def sweep(self) -> None:
        """End the classes whose time is over."""
        with self._lock:
            over = [held.room for held in self._held.values() if held.room.ends <= time.time()]
        for room in over:
            self.end(room)

    def _write(self, held: _Held, version: int, content: bytes) -> None:
        """Keep a class as it was at a version, unless a later one is kept already."""
        with held.writing:
            if held.room.is_over or version <= held.written:
                return
            try:
                write_atomically(self._folder(held.room) / _STATE, content)
                held.written = version
            except OSError as error:  # the class goes on in memory
                if not held.room.is_over:
                    _LOG.warning("The class %s can't be written: %s", held.room.code, error)


ROOMS = Rooms(lambda: runs_root() / "live_classes")
"""Those of this server."""


def as_code(text: str) -> str:
    """A code as it is kept, of one as it is typed: in any case, with spaces or hyphens."""
    return re.sub(r"[\s\-]", "", text).upper()


def is_code(text: str) -> bool:
    """Whether a text has the form of a code."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def _view_name(number: int) -> str:
    return f"view-{number}.gz"

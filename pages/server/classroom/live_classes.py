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
from pages.server.buckets import Buckets
from pages.server.classroom.journal import Journal
from pages.server.classroom.lecture import PackedLecture
from pages.server.classroom.live_class import LiveClass
from pages.server.classroom.on_disk import LECTURE, STATE, lock_classes, read_classes, sweep_damaged
from pages.server.classroom.people import Refusal
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
_FIRSTS, _FURTHER = (20, 1 / 2), (12, 1 / 20)
"""Classes that one address may start at once, and a second: first ones of a browser, and further ones of any."""
PAUSE = 0.5
"""Seconds in which answers are gathered before everybody is told how many there are, and before they are written."""
SECOND = "Another server works with this folder of runs, and holds the classes: start yours there."
_LOG = logging.getLogger("attention_lab")


@dataclass
class _Entry:
    """A class in memory, with its journal, the event for its listeners, and the state of its file."""

    live_class: LiveClass
    journal: Journal
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    message: tuple[int, bytes] = (0, b"")
    is_due: bool = False
    snapshot: tuple[int, bytes] = (0, b"")
    written_version: int = 0
    write_lock: threading.Lock = field(default_factory=threading.Lock)


class LiveClasses:
    """All classes. Routes call them on the event loop; pages call `start` from threads of their own.

    Args:
        root: Returns the folder that holds the folders of the classes.
    """

    def __init__(self, root: Callable[[], Path]) -> None:
        self._root = root
        self._entries: dict[str, _Entry] = {}
        self._lock = threading.Lock()
        self._work_for_shipped, self._work_for_own = Background("class", MOST_CLASSES), Background("class", _AT_A_TIME)
        self._firsts, self._further = Buckets(*_FIRSTS), Buckets(*_FURTHER)
        self._server_lock: Lock | None = None
        self.is_second = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self.is_closing = False

    def _folder(self, live_class: LiveClass) -> Path:
        return self._root() / live_class.code

    def open(self) -> None:
        """Read the classes of the last server, and end those that are over; call it once, on the event loop."""
        self._loop = asyncio.get_running_loop()
        self.is_closing = False
        self._server_lock = lock_classes(self._root())
        self.is_second = self._server_lock is None
        if self.is_second:
            _LOG.warning("This server leads no class. %s", SECOND)
            return
        for live_class, version in read_classes(self._root()):
            with self._lock:
                self._entries[live_class.code] = _Entry(
                    live_class, Journal(self._folder(live_class)), written_version=version
                )
        self.sweep()

    def release(self) -> None:
        """Let another server have the classes; what changes in them now is told at once."""
        self._loop = None
        if self._server_lock:
            self._server_lock.release()

    def close(self) -> None:
        """End all streams, for which a server waits before it ends, and keep what is due; call it on the event loop."""
        self.is_closing = True
        for held in list(self._entries.values()):
            self.tell(held.live_class)

    def start(
        self,
        owner: str,
        pack: Callable[[], PackedLecture],
        scenes: int = 0,
        *,
        address: str = "",
        is_teachers: bool = False,
    ) -> tuple[LiveClass, str]:
        """Start a class; its lecture is made in the background.

        Args:
            owner: The owner, a hash of the secret of the browser that starts it.
            pack: Makes the lecture; models are run for it.
            scenes: The number of scenes to be made; 0 for a lecture that came with the program.
            address: The network address of the browser, if it is known: what others start from theirs holds up nobody.
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
            self._must_have_place(owner, address)
        with self._lock:
            live_class, secret = LiveClass.begin(owner)
            held = self._entries[live_class.code] = _Entry(live_class, Journal(self._folder(live_class)))
        background, person = (self._work_for_own, owner) if scenes else (self._work_for_shipped, "")
        background.do(partial(self._prepare, held, pack), person, scenes)
        return live_class, secret

    def _must_have_place(self, owner: str, address: str) -> None:
        """Refuse one more class if there are as many as may be, and none that nobody leads any more gives way."""
        classes = self.of_all()
        held = sum(live_class.owner == owner for live_class in classes)
        if held >= MOST_OF_ONE:
            raise Refusal(f"This browser holds {MOST_OF_ONE} classes already. End one of them first.")
        if not (self._further if held else self._firsts).take(address):
            raise Refusal("Very many classes are started from your network now. Try again in a minute.")
        if len(classes) >= MOST_CLASSES:
            longest_unled = min(classes, key=lambda live_class: live_class.led)
            if time.time() - longest_unled.led < UNLED:
                full = f"This server holds {MOST_CLASSES} classes already, as many as it can."
                raise Refusal(f"{full} Ask the teacher of this server, who can end any, or try again later.")
            self.end(longest_unled)

    def _prepare(self, held: _Entry, pack: Callable[[], PackedLecture]) -> None:
        live_class = held.live_class
        if live_class.is_over:
            return
        folder = self._folder(live_class)
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
            if not live_class.is_over:  # else its folder is gone meanwhile
                # What has a sentence needs no traceback: a full disk, a model that is gone.
                is_known = isinstance(error, OSError | LabError)
                _LOG.error("The lecture of a class could not be made: %s", _why(error), exc_info=not is_known)
            lecture, problem = {}, f"The lecture could not be made for the phones. {_why(error)}"
        if live_class.is_over:  # the class was ended meanwhile
            shutil.rmtree(folder, ignore_errors=True)
        # Phones join meanwhile: only one thread changes a class.
        self._on_loop(partial(self._set_lecture, live_class, lecture, problem))

    def _set_lecture(self, live_class: LiveClass, lecture: dict[str, Any], problem: str) -> None:
        live_class.lecture, live_class.problem = lecture, problem
        live_class.version += 1
        if self._loop:
            self.tell(live_class)

    def _on_loop(self, callback: Callable[[], object]) -> None:
        """Call something on the event loop, from any thread; here and now where no server runs."""
        if self._loop is None:
            callback()
            return
        with suppress(RuntimeError):  # the server ended meanwhile
            self._loop.call_soon_threadsafe(callback)

    def find(self, code: str) -> LiveClass | None:
        """Return the class of a code, however it is written; None if there is none."""
        held = self._entries.get(as_code(code))
        return held.live_class if held and held.live_class.ends > earliest_now() else None

    def of_owner(self, owner: str) -> list[LiveClass]:
        """Return the classes that a browser started, the newest first."""
        return [live_class for live_class in self.of_all() if live_class.owner == owner]

    def of_all(self) -> list[LiveClass]:
        """Return all classes, the newest first."""
        with self._lock:
            classes = [held.live_class for held in self._entries.values()]
        return sorted(classes, key=lambda live_class: -live_class.began)

    def note(self, live_class: LiveClass, person: str, **content: object) -> None:
        """Write what somebody said to disk before they are told that it was taken; call it on the event loop."""
        if held := self._entries.get(live_class.code):
            member = live_class.people[person]
            seat = {"person": person, "came": member.came, "instead_of": member.instead_of}
            held.journal.note(live_class.version, {**seat, **content})

    def tell(self, live_class: LiveClass) -> None:
        """Send everybody the present state, and keep it; call it on the event loop."""
        held = self._entries.get(live_class.code)
        if not held:
            return
        held.is_due = False
        held.changed.set()
        held.changed = asyncio.Event()
        if live_class.lecture and not live_class.is_over and live_class.version > held.written_version:
            held.journal.begin_again(live_class.version)
            held.snapshot = live_class.version, json.dumps(live_class.as_json()).encode()
            asyncio.get_running_loop().run_in_executor(None, self._write, held)

    def tell_soon(self, live_class: LiveClass) -> None:
        """Do as `tell` after `PAUSE`, with all that comes until then, for many answer at once; on the event loop."""
        held = self._entries.get(live_class.code)
        if held and not held.is_due:
            held.is_due = True
            asyncio.get_running_loop().call_later(PAUSE, self.tell, live_class)

    def changed(self, live_class: LiveClass) -> asyncio.Event:
        """Return the event that is set when everybody is told the next time; for an unknown class it is never set."""
        held = self._entries.get(live_class.code)
        return held.changed if held else asyncio.Event()

    def message(self, live_class: LiveClass) -> bytes:
        """Return what everybody may know, as JSON, made once for all who are told."""
        held = self._entries.get(live_class.code)
        if held and held.message[0] == live_class.version:
            return held.message[1]
        content = json.dumps(live_class.public_state(), separators=(",", ":")).encode()
        if held:
            held.message = live_class.version, content
        return content

    def view(self, live_class: LiveClass, number: int) -> bytes | None:
        """Return a picture of the lecture, compressed by gzip; None if there is none of this number."""
        try:
            return (self._folder(live_class) / _view_name(number)).read_bytes()
        except OSError:
            return None

    def results(self, live_class: LiveClass) -> Callable[[], bytes]:
        """Return a function that packs the present answers as a ZIP file; it is slow and may run on any thread."""

        def read_picture(number: int) -> bytes | None:
            content = self.view(live_class, number)
            return content and gzip.decompress(content)

        return partial(live_class.results().as_zip, read_picture)

    def end(self, live_class: LiveClass) -> None:
        """End a class, delete all of it, and tell all who listen."""
        live_class.is_over = True
        live_class.version += 1
        with self._lock:
            held = self._entries.pop(live_class.code, None)
        if not held:
            return
        with held.write_lock:  # a file that is being written would stay behind
            shutil.rmtree(self._folder(live_class), ignore_errors=True)
        self._on_loop(held.changed.set)

    def sweep(self) -> None:
        """End the classes whose time is over, and delete old damaged ones."""
        with self._lock:
            ended_classes = [
                held.live_class for held in self._entries.values() if held.live_class.ends <= earliest_now()
            ]
        for live_class in ended_classes:
            self.end(live_class)
        sweep_damaged(self._root())

    def _write(self, held: _Entry) -> None:
        """Write a class as it was told last, unless that is written already: a slow disk only lags behind."""
        with held.write_lock:
            version, content = held.snapshot
            if held.live_class.is_over or version <= held.written_version:
                return
            try:
                write_atomically(self._folder(held.live_class) / STATE, content)
                held.written_version = version
                held.journal.forget_before(version)
            except OSError as error:  # the class goes on in memory
                if not held.live_class.is_over:
                    _LOG.warning("The class %s can't be written: %s", held.live_class.code, error)


LIVE_CLASSES = LiveClasses(lambda: runs_root() / "live_classes")
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

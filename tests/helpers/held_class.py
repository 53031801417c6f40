"""A class without a browser: a small lecture with a question of each form, and people who take part."""

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from urllib.parse import unquote

from pages.server.classroom.lecture import PackedLecture
from pages.server.classroom.live_class import LiveClass

ANN, BOB, EVE = "a" * 32, "b" * 32, "e" * 32
MARKS, SHARE, PICK = "row", "sure", "next"


def posed(question, form, options, truth, right=()):
    return {
        "id": question, "kind": "row", "form": form, "ask": f"What of {question}?", "context": "What was read.",
        "options": options, "truth": truth, "right": list(right), "told": [f"so it was {question}"] * len(options),
        "even": 0.5, "answer": f"The answer to {question} is 42.", "why": f"<p>Because of {question}.</p>",
    }  # fmt: skip


def scene(title, asked=None):
    return {
        "title": title, "sentences": "<p>Look.</p>", "posed": asked, "view": 0, "selection": {"layer": 0}, "page": "",
        "caption": "What the picture shows.",
    }  # fmt: skip


def scenes():
    return [
        scene("Nothing is asked"),
        scene("A row", posed(MARKS, "marks", ["el", "=gato", "duerme"], [0.8125, 0.125, 0.0625])),
        scene("How sure", posed(SHARE, "share", [], [0.9375])),
        scene("Which one", posed(PICK, "pick", ["one", "two", "three"], [0.25, 0.6875, 0.0625], [1])),
    ]


def packed():
    return PackedLecture("small", "A small lecture", scenes(), [("stage", b"bytes of a stage")])


def lecture():
    return json.loads(json.dumps({"id": "small", "title": "A small lecture", "scenes": scenes(), "views": ["stage"]}))


def small_room():
    """Return a class whose lecture is there, and the lecturer's secret."""
    room, secret = LiveClass.begin("its owner")
    room.began = 1e9  # no test looks for the digits of this time
    room.lecture = lecture()
    return room, secret


def full_room():
    """Return a class in which three people answered everything, and the lecturer's secret."""
    room, secret = small_room()
    for person, name in ((ANN, "Ann"), (BOB, "=Bob"), (EVE, "Eve")):
        room.join(person, name)
    for person, marks, share, pick in ((ANN, [3, 1, 0], 0.25, 1), (BOB, [0, 2, 2], 1, 1), (EVE, [0, 0, 1], 0.5, 2)):
        room.answer(person, MARKS, marks)
        room.answer(person, SHARE, share)
        room.answer(person, PICK, pick)
    return room, secret


def run(coroutine):
    """Run a coroutine on a loop of its own: browser tests leave a loop running in the thread of the tests."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


async def until(rooms, room, is_so):
    """Wait until a condition is true; look again each time the class tells everybody of a change."""
    while not is_so():
        await asyncio.wait_for(rooms.changed(room).wait(), 60)


async def ready(rooms, room):
    """Wait until the lecture of a class is made, or can't be."""
    await until(rooms, room, lambda: room.lecture or room.problem)


@dataclass(frozen=True)
class Reply:
    """The answer of a route."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)


class Served:
    """An application on an event loop of its own that goes on between requests, without a port.

    `posts` and `gets` ask it; `do` runs a coroutine, or calls a function, on its loop.
    """

    def __init__(self, app):
        self.app = app
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self.do(self._loop.shutdown_default_executor())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def do(self, work):
        async def called():
            return work()

        coroutine = called() if callable(work) else work
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(60)

    def gets(self, address, **headers):
        return self.do(asked(self.app, "GET", address, headers=headers))

    def posts(self, address, sent, method="POST"):
        return self.do(asked(self.app, method, address, sent if isinstance(sent, bytes) else json.dumps(sent).encode()))


async def asked(app, method, address, body=b"", headers=None):
    """Send one request, as a web server hands it on; return the reply."""
    sent = []

    async def receive():
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message):
        sent.append(message)

    await app(scope_of(method, address, headers), receive, send)
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Reply(sent[0]["status"], headers, b"".join(message.get("body", b"") for message in sent[1:]))


def scope_of(method, address, headers=None):
    path, _, query = address.partition("?")
    return {
        "type": "http", "method": method, "path": unquote(path), "raw_path": path.encode(), "root_path": "",
        "query_string": query.encode(), "scheme": "http", "server": ("lab", 80), "http_version": "1.1",
        "headers": [(name.lower().encode(), value.encode()) for name, value in (headers or {}).items()],
    }  # fmt: skip


class Stream:
    """A stream of events that is read by hand: an event that is not taken waits, as on a phone's slow network."""

    def __init__(self, app, address):
        self._taken = asyncio.Queue(maxsize=1)
        self._left = asyncio.Event()
        self.status, self.ticket = 0, ""
        self._task = asyncio.create_task(app(scope_of("GET", address), self._receive, self._send))

    async def _receive(self):
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message):
        self.status = message.get("status", self.status)
        await self._taken.put(message)

    async def next(self):
        """Return the next bytes that come; empty at the end."""
        while True:
            message = await asyncio.wait_for(self._taken.get(), 60)
            if message["type"] == "http.response.body":
                if message["body"].startswith(b"event: ticket"):
                    self.ticket = message["body"].split()[-1].decode()
                    continue
                return message["body"]

    async def event(self):
        """Return the next event."""
        data = await self.next()
        assert data.startswith(b"data: ") and data.endswith(b"\n\n") and data.count(b"\n") == 2
        return json.loads(data[6:])

    async def leave(self):
        """Go away, as a browser that is closed."""
        self._left.set()
        await asyncio.wait_for(self._task, 60)

"""A class without a browser: a small lecture with a question of each form, and people who take part."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from starlette.testclient import TestClient

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


class Served(TestClient):
    """An application without a port, whose event loop goes on between requests: `with Served(app) as served`."""

    def do(self, work):
        """Run a coroutine, or call a function, on the event loop."""
        return self.portal.call(work if callable(work) else lambda: work)

    def posts(self, address, sent, method="POST"):
        return self.request(method, address, content=sent if isinstance(sent, bytes) else json.dumps(sent))


class Stream:
    """A stream of events that is read by hand: an event that is not taken waits, as on a phone's slow network."""

    def __init__(self, served, address):
        self._reply = served.send(served.build_request("GET", address), stream=True)
        self._parts = self._reply.iter_raw()
        self.status, self.ticket = self._reply.status_code, ""

    def next(self):
        """Return the next bytes that come; empty at the end. Without news a sign of life comes after some seconds."""
        part = next(self._parts, b"")
        if part.startswith(b"event: ticket"):
            self.ticket = part.split()[-1].decode()
            return self.next()
        return part

    def event(self):
        """Return the next event."""
        data = self.next()
        assert data.startswith(b"data: ") and data.endswith(b"\n\n") and data.count(b"\n") == 2
        return json.loads(data[6:])

    def leave(self):
        """Go away, as a browser that is closed."""
        self._reply.close()

"""A class without a browser: a small lecture with a question of each form, and people who take part."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from pages.server.classroom.room import Room
from pages.server.classroom.rooms import PackedLecture

ANN, BOB, EVE = "a" * 32, "b" * 32, "e" * 32
MARKS, SHARE, PICK = "row", "sure", "next"


def posed(question, form, options, truth, right=()):
    return {
        "id": question, "kind": "row", "form": form, "ask": f"What of {question}?", "context": "What was read.",
        "options": options, "truth": truth, "right": list(right), "told": [f"so it was {question}"] * len(options),
        "answer": f"The answer to {question} is 42.", "why": f"<p>Because of {question}.</p>",
    }  # fmt: skip


def scene(title, asked=None):
    return {
        "title": title, "sentences": "<p>Look.</p>", "posed": asked, "view": 0, "selection": {"layer": 0}, "page": "",
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
    """A class whose lecture is there, and the lecturer's secret."""
    room, secret = Room.begun("its owner")
    room.lecture = lecture()
    return room, secret


def full_room():
    """A class in which three answered everything."""
    room, secret = small_room()
    for person, name in ((ANN, "Ann"), (BOB, "=Bob"), (EVE, "Eve")):
        room.join(person, name)
    for person, marks, share, pick in ((ANN, [3, 1, 0], 0.25, 1), (BOB, [0, 2, 2], 1, 1), (EVE, [0, 0, 1], 0.5, 2)):
        room.answer(person, MARKS, marks)
        room.answer(person, SHARE, share)
        room.answer(person, PICK, pick)
    return room, secret


def run(coroutine):
    """Run a coroutine on a loop of its own: browser tests leave one running in the thread of the tests."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


async def until(rooms, room, is_so):
    """Wait for the class to tell everybody, until something is so."""
    while not is_so():
        await asyncio.wait_for(rooms.changed(room).wait(), 60)


async def ready(rooms, room):
    """Wait until the lecture of a class is made, or can't be."""
    await until(rooms, room, lambda: room.lecture or room.problem)

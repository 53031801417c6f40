"""Phones of a class without a browser: `python -m benchmarks.phones PORT CODE SECRET PHONES SECONDS`.

All come in at one moment, and try again as phones do where that is too many. Each follows the class by its stream of
events and answers what is asked within two seconds; the lecturer goes on every three. Prints as JSON, in a line each,
the seconds until all are in, and the milliseconds from each of the lecturer's clicks until each phone was told.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import secrets
import sys
import time
from collections.abc import AsyncIterator

EVERY, THINKING = 3.0, 2.0
"""Seconds between two scenes, and seconds in which all phones answer."""
AGAIN = 2.0
"""Seconds, more or less, after which a phone tries again to come in (`AGAIN` in `components/mount/attendance.ts`)."""


class Crowded(RuntimeError):
    """A refusal, because too many come in at this moment."""


async def request(port: int, path: str, sent: object = None) -> bytes:
    """Return the body of an answer; a POST if there is something to send."""
    reader, writer = await asyncio.open_connection("localhost", port)
    body = b"" if sent is None else json.dumps(sent).encode()
    head = f"{'GET' if sent is None else 'POST'} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    head, _, content = answer.partition(b"\r\n\r\n")
    if b" 429 " in head.split(b"\r\n")[0]:
        raise Crowded(path)
    if b" 200 " not in head.split(b"\r\n")[0]:
        raise RuntimeError(f"{path}: {answer[:300]!r}")
    return content


async def events(port: int, path: str) -> AsyncIterator[dict]:
    """Yield the events of a stream until its task is cancelled."""
    reader, writer = await asyncio.open_connection("localhost", port, limit=2**22)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n".encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"data: "):
                yield json.loads(line[6:])
    finally:
        writer.close()


class Class:
    """A class of phones.

    Args:
        port: Of the server, on loopback.
        code: Of the class.
    """

    def __init__(self, port: int, code: str) -> None:
        self.port, self.at = port, f"/lab/class/{code}"
        self.clicked: dict[int, float] = {}
        self.times: list[float] = []
        self.here = 0

    async def phone(self, number: int, phones: int, questions: list[dict | None]) -> None:
        """Follow the class, and answer each question once, somewhere in the time that there is for it."""
        person, known = secrets.token_hex(16), -1
        await self._join({"person": person, "name": f"phone {number}"})
        answering = set()
        async for state in events(self.port, f"{self.at}/news"):
            now, scene = time.perf_counter(), state["scene"]
            self.here += known == -1
            if scene == known:
                continue
            known = scene
            if scene in self.clicked:
                self.times.append((now - self.clicked[scene]) * 1000)
            if scene and (posed := questions[scene - 1]) and posed["id"] not in state["shown"]:
                sent = {"person": person, "question": posed["id"], "answer": _some_answer(posed, number)}
                answering.add(asyncio.create_task(self._answer(sent, THINKING * number / phones)))

    async def _join(self, sent: dict) -> None:
        while True:
            try:
                await request(self.port, f"{self.at}/join", sent)
            except Crowded:
                await asyncio.sleep(AGAIN * (0.5 + random.random()))
            else:
                return

    async def _answer(self, sent: dict, after: float) -> None:
        await asyncio.sleep(after)
        await request(self.port, f"{self.at}/answer", sent)

    async def lead(self, secret: str, questions: list[dict | None], seconds: float) -> None:
        """Go from scene to scene as the lecturer, and show each answer before going on."""
        end, scene = time.perf_counter() + seconds, 0
        while time.perf_counter() < end:
            scene = scene % len(questions) + 1
            self.clicked.clear()
            self.clicked[scene] = time.perf_counter()
            await request(self.port, f"{self.at}/lead", {"secret": secret, "scene": scene})
            await asyncio.sleep(EVERY)
            if posed := questions[scene - 1]:
                await request(self.port, f"{self.at}/lead", {"secret": secret, "show": posed["id"]})


def _some_answer(posed: dict, number: int) -> object:
    if posed["form"] == "share":
        return number % 101 / 100
    place = number % len(posed["options"])
    return place if posed["form"] == "pick" else [int(at == place) for at in range(len(posed["options"]))]


async def main(port: int, code: str, secret: str, phones: int, seconds: float) -> list[float]:
    """Hold the class, say when all are in, and return the milliseconds of each click and phone."""
    room = Class(port, code)
    lecture = json.loads(gzip.decompress(await request(port, f"{room.at}/lecture")))
    questions = [scene["posed"] for scene in lecture["scenes"]]
    began = time.perf_counter()
    people = [asyncio.create_task(room.phone(number, phones, questions)) for number in range(phones)]
    while room.here < phones and not any(task.done() for task in people):
        await asyncio.sleep(0.05)
    if room.here == phones:
        print(json.dumps(time.perf_counter() - began), flush=True)
        await room.lead(secret, questions, seconds)
    for task in people:
        task.cancel()
    failed = await asyncio.gather(*people, return_exceptions=True)
    if wrong := [error for error in failed if not isinstance(error, asyncio.CancelledError)]:
        raise RuntimeError(f"{len(wrong)} phones were lost: {wrong[0]!r}")
    return room.times


if __name__ == "__main__":
    port, code, secret, phones, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(main(int(port), code, secret, int(phones), float(seconds)))))

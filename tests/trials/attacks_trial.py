"""The harm of one hostile computer to a server and its class: silence, halves of requests, guesses, and floods.

    PYTHONPATH=.:tests/helpers .venv/bin/python tests/trials/attacks_trial.py

It starts a server of its own with 1,024 descriptors, and prints a row for each figure. It ends with 1 if a goal was
missed. About two minutes.
"""

import json
import resource
import secrets
import socket
import statistics
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from itertools import cycle
from pathlib import Path
from threading import Event

from every_page import ROOT
from held_class import packed, ready, run
from served import free_port, serve

from pages.server import teacher
from pages.server.classroom.live_classes import LiveClasses

KEY, PORT = "a key for one attack", free_port()
LONGEST = 23
"""Seconds after which nothing of an unfinished request is left: 20 for its head, 15 for each piece of its body."""
HALVES = {
    "silent connections": b"",
    "half heads": b"GET / HTTP/1.1\r\nHo",
    "bodies that never come": b"POST /lab/teacher HTTP/1.1\r\nHost: lab\r\nContent-Length: 20\r\n\r\n",
}
missed = []


def row(what, figure, goal, is_met):
    """Print a row of what was found."""
    missed.extend([] if is_met else [what])
    print(f"{'   met' if is_met else 'MISSED'}  {what}: {figure} (goal: {goal})", flush=True)


def ask(path, sent=None, near="127.0.0.1"):
    """Ask once from an address of this computer, all of which begin with 127; return status and body of the answer."""
    way = HTTPConnection("127.0.0.1", PORT, timeout=40, source_address=(near, 0))
    try:
        way.request("GET" if sent is None else "POST", path, sent if sent is None else json.dumps(sent))
        answer = way.getresponse()
        return answer.status, answer.read()
    except HTTPException as error:
        raise OSError(error) from error
    finally:
        way.close()


def took(*arguments):
    """Return the seconds that an answer takes."""
    began = time.monotonic()
    ask(*arguments)
    return time.monotonic() - began


@contextmanager
def meanwhile(work, count):
    """Do something again and again in many threads while the block runs."""
    is_over = Event()

    def again(_):
        while not is_over.is_set():
            with suppress(OSError):
                work()

    with ThreadPoolExecutor(count) as pool:
        pool.map(again, range(count))
        try:
            yield
        finally:
            is_over.set()


def hold(count, sent):
    """Return connections on which these bytes were sent and no more."""
    held = [socket.create_connection(("127.0.0.1", PORT), 5) for _ in range(count)]
    for one in held:
        one.sendall(sent)
    return held


def is_open(one):
    """Return whether the server has not ended a connection."""
    one.settimeout(0)
    try:
        while one.recv(4096):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


def unfinished():
    """Send requests that stop in the middle; ask beside 1,100 connections that say nothing."""
    for name, sent in HALVES.items():
        held = hold(200 if sent else 1100, sent)
        if not sent:
            slowest = max(took("/_stcore/health") for _ in range(5))
            row("a visitor beside 1,100 silent connections", f"{slowest:.2f} s", "<= 2 s", slowest <= 2)
        time.sleep(LONGEST)
        left = sum(map(is_open, held))
        row(f"{name} of {len(held)} that are still open", left, 0, left == 0)


def guesses():
    """Try wrong codes, and the right key beside wrong ones."""
    with ThreadPoolExecutor(300) as pool:
        codes = Counter(pool.map(lambda _: ask("/lab/class/BBBBBBBB/state")[0], range(300)))
    row("answers to 300 wrong codes", dict(codes), "404, 429", {*codes} == {404, 429} and codes[404] <= 64)
    with meanwhile(lambda: ask("/lab/teacher", {"key": "x" * 20}), 60):
        time.sleep(1)
        keys = [ask("/lab/teacher", {"key": KEY})[0] for _ in range(22)]
    row("answers to the right key beside wrong ones", dict(Counter(keys)), "200", {*keys} == {200})


def floods(code, secret):
    """Invent people in a class, while others come in and the lecturer removes them; ask for its QR code again."""

    def join(near="127.0.0.1"):
        return ask(f"/lab/class/{code}/join", {"person": secrets.token_hex(16)}, near)[0]

    def comes_in(what, near):
        began = time.monotonic()
        while join(near) != 200 and time.monotonic() - began < 10:
            time.sleep(1)
        waited = time.monotonic() - began
        row(what, f"{waited:.1f} s", "<= 10 s", waited <= 10)

    with meanwhile(join, 16):
        time.sleep(10)
        comes_in("a phone with an address of its own is in beside a flood of invented people", "127.0.0.2")
        ask(f"/lab/class/{code}/lead", {"secret": secret, "remove_since": 60})
        comes_in("and another one, after they were removed", "127.0.0.3")
    places, ways = cycle(range(1000)), ("/_stcore/health", f"/lab/class/{code}/lecture")
    with meanwhile(lambda: ask(f"/lab/class.svg?of=http://lab{next(places)}/class/{code}"), 40):
        time.sleep(1)
        times = [took(way) for _ in range(30) for way in ways]
    middle, worst = statistics.median(times), max(times)
    row("answers beside a flood of QR codes", f"{middle:.2f} s, {worst:.2f} s", "", middle < 0.25 and worst < 1.5)


def leave_class(root):
    """Leave a class in its folder, as a server that ended; return its code and the lecturer's secret."""

    async def leave():
        classes = LiveClasses(lambda: root / "live_classes")
        classes.open()
        room, secret = classes.start("me", packed)
        await ready(classes, room)
        classes.release()
        return room.code, secret

    return run(leave())


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with tempfile.TemporaryDirectory() as folder:
        code, secret = leave_class(Path(folder))
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, most))
        server, _ = serve(ROOT / "app.py", PORT, **{"ATTENTION_LAB_RUNS": folder, teacher.KEY: KEY})
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 8192), most))
        try:
            unfinished()
            guesses()
            floods(code, secret)
        finally:
            server.terminate()
            server.wait()
    sys.exit(bool(missed))

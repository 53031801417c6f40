"""The harm of one hostile computer to a server: connections that say nothing, halves of requests, and many guesses.

    PYTHONPATH=.:tests/helpers .venv/bin/python tests/trials/attacks_trial.py

It starts a server of its own with 1,024 descriptors, and prints a row for each figure. It ends with 1 if a goal was
missed. About two minutes.
"""

import json
import resource
import socket
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from threading import Event

from every_page import ROOT
from served import free_port, serve

from pages.server import teacher

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


def ask(path, sent=None):
    """Ask once; return the status of the answer."""
    way = HTTPConnection("127.0.0.1", PORT, timeout=40)
    try:
        way.request("GET" if sent is None else "POST", path, sent if sent is None else json.dumps(sent))
        return way.getresponse().status
    finally:
        way.close()


@contextmanager
def meanwhile(work, count):
    """Do something again and again in many threads while the block runs."""
    is_over = Event()

    def again(_):
        while not is_over.is_set():
            with suppress(OSError, HTTPException):
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
            began = time.monotonic()
            ask("/_stcore/health")
            slowest = time.monotonic() - began
            row("a visitor beside 1,100 silent connections", f"{slowest:.2f} s", "<= 2 s", slowest <= 2)
        time.sleep(LONGEST)
        left = sum(map(is_open, held))
        row(f"{name} of {len(held)} that are still open", left, 0, left == 0)


def guesses():
    """Try wrong codes, and the right key beside wrong ones."""
    with ThreadPoolExecutor(300) as pool:
        codes = Counter(pool.map(lambda _: ask("/lab/class/BBBBBBBB/state"), range(300)))
    row("answers to 300 wrong codes", dict(codes), "404, 429", {*codes} == {404, 429} and codes[404] <= 64)
    with meanwhile(lambda: ask("/lab/teacher", {"key": "x" * 20}), 60):
        time.sleep(1)
        keys = [ask("/lab/teacher", {"key": KEY}) for _ in range(22)]
    row("answers to the right key beside wrong ones", dict(Counter(keys)), "200", {*keys} == {200})


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with tempfile.TemporaryDirectory() as folder:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, most))
        server, _ = serve(ROOT / "app.py", PORT, **{"ATTENTION_LAB_RUNS": folder, teacher.KEY: KEY})
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 8192), most))
        try:
            unfinished()
            guesses()
        finally:
            server.terminate()
            server.wait()
    sys.exit(bool(missed))

"""The harm of one hostile computer to a server: silent connections, half heads, bodies that never come, wrong guesses.

    PYTHONPATH=.:tests/helpers .venv/bin/python tests/trials/server_attacks_trial.py [--port 8630] [--hard]

It starts a server of its own with 1,024 descriptors (`--hard`: no more can be had), and prints a row for each figure.
It ends with 1 if a goal was missed. About three minutes.
"""

import argparse
import re
import resource
import tempfile
import time
from collections import Counter
from pathlib import Path

from attacks import (
    KEY,
    Found,
    Session,
    hold,
    latency,
    meanwhile,
    request,
    served,
    still_open,
    take_descriptors,
    together,
)  # fmt: skip

FEW = 1024
LONGEST = 23
"""Seconds after which nothing of an unfinished request is left: 20 for its head, 15 for each piece of its body."""
HALF_HEAD = b"GET / HTTP/1.1\r\nHo"
BODY = b"POST /lab/teacher HTTP/1.1\r\nHost: lab\r\nContent-Length: 20\r\n\r\n"
ANNOUNCED = 63_000_000


def silence(found, port, is_hard):
    """Open 1,100 connections that say nothing."""
    held = hold(port, 1100, b"")
    took = together(lambda _: latency(port), 5)
    limit = 25 if is_hard else 2
    is_met = None not in took and max(took) <= limit
    said = ", ".join("never" if one is None else f"{one:.2f} s" for one in took)
    found.row("5 visitors beside 1,100 silent connections", said, f"<= {limit} s", is_met)
    time.sleep(LONGEST)
    _are_over(found, "silent connections", held)


def halves(found, port):
    """Send heads and bodies that stop in the middle."""
    for name, sent in (("half heads", HALF_HEAD), ("bodies that never come", BODY)):
        held = hold(port, 200, sent)
        time.sleep(LONGEST)
        _are_over(found, name, held)


def uploads(found, port):
    """Announce in eight sessions nearly all that may be held, and never send it; upload an honest file meanwhile."""
    hostile, honest = [Session(port, "models") for _ in range(8)], Session(port, "models")
    heads = [session.announced(f"f{number}", ANNOUNCED) for number in range(2) for session in hostile]
    held = [one for head in heads for one in hold(port, 1, head)]
    time.sleep(1)
    under_way = still_open(held)
    found.row("uploads announced, 63 MB each, two a session", under_way, len(held), under_way == len(held))
    began = time.monotonic()
    status = honest.upload("mine", bytes(9_000_000))
    took, stored = time.monotonic() - began, _stored(port)
    is_met = status == 204 and 9_000_000 <= stored < 10_000_000 and took <= 2
    what = "somebody else's file of 9 MB meanwhile"
    found.row(what, f"{status} in {took:.2f} s, {stored:,} bytes stored", "204 within 2 s, all of it", is_met)
    time.sleep(2 * LONGEST - 8)
    _are_over(found, "announced uploads", held)
    status, stored = hostile[0].upload("after", bytes(1_000_000)), _stored(port)
    is_met = status == 204 and stored >= 10_000_000
    found.row("a file of a session that announced", f"{status}, {stored:,} bytes stored", "204, >= 10 MB", is_met)


def _stored(port):
    """Return the bytes of files that the server holds."""
    figures = request(port, "/_stcore/metrics")[2].decode()
    return sum(int(number) for number in re.findall(r'_bytes\{cache_type="UploadedFile.*\} (\d+)', figures))


def _are_over(found, what, held):
    left = still_open(held)
    found.row(f"{what} of {len(held)} that are still open", left, 0, left == 0)


def guesses(found, port):
    """Try many wrong codes at once."""
    answers = Counter(together(lambda _: request(port, "/lab/class/BBBBBBBB/state")[0], 300))
    is_met = set(answers) == {404, 429} and answers[404] <= 64
    found.row("answers to 300 wrong codes at once", dict(answers), "429, and at most 64 times 404", is_met)


def keys(found, port):
    """Type the teacher's key again and again beside hundreds of wrong ones."""
    with meanwhile(lambda _: request(port, "/lab/teacher", {"key": "x" * 20}), 60):
        time.sleep(1)
        answers = [request(port, "/lab/teacher", {"key": KEY})[0] for _ in range(22)]
    is_met = answers == [200] * 22
    found.row("answers to the right key, beside wrong ones", dict(Counter(answers)), "22 times 200", is_met)


def main() -> None:
    """Try one attack after the other."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=8630)
    parser.add_argument("--hard", action="store_true")
    given = parser.parse_args()
    limits = FEW, FEW if given.hard else resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    take_descriptors()
    found = Found()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with served(given.port, Path(folder, "runs"), log, limits, ATTENTION_LAB_METRICS="1"):
            silence(found, given.port, given.hard)
            halves(found, given.port)
            uploads(found, given.port)
            guesses(found, given.port)
            keys(found, given.port)
            size = log.stat().st_size
            found.row("bytes in the log", f"{size:,}", "<= 100,000", size <= 100_000)
    found.end()


if __name__ == "__main__":
    main()

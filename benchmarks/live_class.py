"""A class of two hundred phones beside twenty full sessions and a training run."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from typing import IO, cast

import numpy as np

from benchmarks.many_sessions import SESSIONS, load
from benchmarks.measure import Row
from benchmarks.server import ROOT, Server, serve
from benchmarks.training_beside_serving import training
from pages.lecture.packing import pack_lecture
from pages.server.classroom.live_classes import LiveClasses
from transformer.lectures import shipped_lectures

PHONES, SECONDS, LECTURE = 200, 30, "forty"
LIMIT, BUSY, IN = 250.0, 50.0, 60.0


def measure() -> Iterator[Row]:
    """Measure how a class comes in, the way from the lecturer's click to the phones, and what it costs the server."""
    with tempfile.TemporaryDirectory() as folder:
        runs = Path(folder)
        classes = asyncio.run(_started(runs, 2))
        with serve(runs=runs) as server:
            server.wait()
            load(server, SESSIONS, 4)  # so that the server has loaded its models before the measurement
            came_alone, alone, _ = _phones(server, *classes[0])
            with training(1):
                before = _share_of_core(server, partial(load, server, SESSIONS, SECONDS))
                with _beside(partial(load, server, SESSIONS, IN + SECONDS + 8)):
                    came, times, busy = _phones(server, *classes[1])
    beside = f"{SESSIONS} sessions and a run"
    yield Row(
        what=f"{PHONES} phones that come at one moment are in, beside {beside}",
        ours=came,
        peer_name="the class alone",
        peer=came_alone,
        unit="s",
        limit=IN,
        judged="ours",
    )
    yield Row(
        what=f"lecturer's click to {PHONES} phones, p95, beside {beside}",
        ours=float(np.percentile(times, 95)),
        peer_name="the class alone",
        peer=float(np.percentile(alone, 95)),
        unit="ms",
        limit=LIMIT,
        judged="ours",
    )
    yield Row(
        what="of a core, what the class adds to the server",
        ours=100 * (busy - before),
        peer_name=beside,
        peer=100 * before,
        unit="%",
        limit=BUSY,
        judged="ours",
    )


async def _started(runs: Path, count: int) -> list[tuple[str, str]]:
    """Start classes as the server finds them after a restart; return their codes and secrets."""
    rooms = LiveClasses(lambda: runs / "live_classes")
    rooms.open()
    started = []
    try:
        for _ in range(count):
            room, secret = rooms.start("benchmark", partial(pack_lecture, shipped_lectures()[LECTURE]))
            async with asyncio.timeout(60):
                while not (runs / "live_classes" / room.code / "class.json").exists():
                    await asyncio.sleep(0.05)
            started.append((room.code, secret))
    finally:
        rooms.release()
    return started


def _phones(server: Server, code: str, secret: str) -> tuple[float, list[float], float]:
    """Hold a class; return seconds until all are in, milliseconds of each click and phone, and the share of a core."""
    command = [sys.executable, "-m", "benchmarks.phones", str(server.port), code, secret, str(PHONES), str(SECONDS)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as phones:
        told = cast(IO[str], phones.stdout)
        came, times = json.loads(told.readline()), []
        busy = _share_of_core(server, lambda: times.extend(json.loads(told.readline())))
    return came, times, busy


def _share_of_core(server: Server, act: Callable[[], object]) -> float:
    """Return the share of one core that the server uses while something is done."""
    began, used = time.monotonic(), server.busy()
    act()
    return (server.busy() - used) / (time.monotonic() - began)


@contextmanager
def _beside(act: Callable[[], object]) -> Iterator[None]:
    """Run something in another thread meanwhile, and wait for its end."""
    thread = Thread(target=act)
    thread.start()
    try:
        yield
    finally:
        thread.join()

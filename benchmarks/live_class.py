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

import numpy as np

from benchmarks.many_sessions import SESSIONS, load
from benchmarks.measure import Row
from benchmarks.server import ROOT, Server, serve
from benchmarks.training_beside_serving import training
from pages.lecture.packed import packed_lecture
from pages.server.classroom.rooms import Rooms
from transformer.lectures import shipped_lectures

PHONES, SECONDS, LECTURE = 200, 30, "forty"
LIMIT, BUSY = 250.0, 50.0


def measure() -> Iterator[Row]:
    """Measure the way from the lecturer's click to the phones, and what the class costs the server."""
    with tempfile.TemporaryDirectory() as folder:
        runs = Path(folder)
        classes = asyncio.run(_started(runs, 2))
        with serve(runs=runs) as server:
            server.wait()
            load(server, SESSIONS, 4)  # so that the server has loaded its models before the measurement
            alone = _phones(server, *classes[0])
            with training(1):
                before = _share_of_core(server, partial(load, server, SESSIONS, SECONDS))
                with _beside(partial(load, server, SESSIONS, SECONDS + 8)):
                    times: list[float] = []
                    busy = _share_of_core(server, lambda: times.extend(_phones(server, *classes[1])))
    beside = f"{SESSIONS} sessions and a run"
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
    """Start classes as the server finds them after a restart; their codes and secrets."""
    rooms = Rooms(lambda: runs / "live_classes")
    rooms.open()
    started = []
    for _ in range(count):
        room, secret = rooms.start("benchmark", partial(packed_lecture, shipped_lectures()[LECTURE]))
        async with asyncio.timeout(60):
            while not (runs / "live_classes" / room.code / "class.json").exists():
                await asyncio.sleep(0.05)
        started.append((room.code, secret))
    return started


def _phones(server: Server, code: str, secret: str) -> list[float]:
    command = [sys.executable, "-m", "benchmarks.phones", str(server.port), code, secret, str(PHONES), str(SECONDS)]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)


def _share_of_core(server: Server, act: Callable[[], object]) -> float:
    """Share of one core that the server uses while something is done."""
    began, used = time.monotonic(), server.busy()
    act()
    return (server.busy() - used) / (time.monotonic() - began)


@contextmanager
def _beside(act: Callable[[], object]) -> Iterator[None]:
    """Do something meanwhile."""
    thread = Thread(target=act)
    thread.start()
    try:
        yield
    finally:
        thread.join()

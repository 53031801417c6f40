"""Latency with twenty concurrent sessions, each changing the head every two seconds."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import numpy as np

from benchmarks.measure import Row
from benchmarks.server import ROOT, Server, serve

SESSIONS, SECONDS, ROUNDS, LIMIT = 20, 15, 2, 60.0


def measure() -> Iterator[Row]:
    """Measure the 95th percentile of an interaction, with the app's settings and with garbage collection per run."""
    ours: list[float] = []
    peer: list[float] = []
    with serve() as server, serve(ROOT / "app.py", "--runner.postScriptGC=true") as default:
        server.wait()
        default.wait()
        for _ in range(ROUNDS):
            ours += load(server, SESSIONS, SECONDS)
            peer += load(default, SESSIONS, SECONDS)
    yield Row(
        what=f"head change, {SESSIONS} sessions, p95",
        ours=float(np.percentile(ours, 95)),
        peer_name="collection after each run",
        peer=float(np.percentile(peer, 95)),
        unit="ms",
        limit=LIMIT,
        judged="ours",
    )


def load(server: Server, sessions: int, seconds: float) -> list[float]:
    """Return the milliseconds of every interaction; the clients run in a separate process."""
    command = [sys.executable, "-m", "benchmarks.visitors", str(server.port), str(sessions), str(seconds)]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)

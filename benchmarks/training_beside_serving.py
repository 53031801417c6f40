"""Slowdown of the pages while two runs train on the same computer."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from benchmarks.many_sessions import load
from benchmarks.measure import Row
from benchmarks.server import serve
from transformer import CLASSROOM, RunSpec, SequenceTask, TrainingSettings
from transformer.runs.jobs import cancel, find, submit

SESSIONS, SECONDS, ROUNDS, RUNS, LIMIT = 2, 15, 3, 2, 2.0


def measure() -> Iterator[Row]:
    """Measure the 95th percentile of a head change, by turns with two runs in progress and without."""
    busy: list[float] = []
    idle: list[float] = []
    with serve() as server:
        server.wait()
        load(server, SESSIONS, 4)  # so that the server has loaded its models before the measurement
        for _ in range(ROUNDS):
            idle += load(server, SESSIONS, SECONDS)
            with training(RUNS):
                busy += load(server, SESSIONS, SECONDS)
    yield Row(
        what=f"head change beside {RUNS} runs, p95",
        ours=float(np.percentile(busy, 95)),
        peer_name="no run",
        peer=float(np.percentile(idle, 95)),
        unit="ms",
        limit=LIMIT,
    )


@contextmanager
def training(runs: int) -> Iterator[None]:
    """Keep some runs of classroom size in progress, as students would."""
    before = os.environ.get("ATTENTION_LAB_JOBS_AT_ONCE")
    os.environ["ATTENTION_LAB_JOBS_AT_ONCE"] = str(runs)
    spec = RunSpec(
        name="busy",
        sizes={**CLASSROOM, "dropout": 0.0},
        task=SequenceTask(max_length=12, max_tokens=14),
        settings=TrainingSettings(steps=20_000),
    )
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        ids = [submit(spec, root) for _ in range(runs)]
        try:
            while any(find(run_id, root).status() != "running" for run_id in ids):
                time.sleep(0.2)
            yield
        finally:
            for run_id in ids:
                cancel(run_id, root)
            while any(find(run_id, root).is_alive() for run_id in ids):
                time.sleep(0.1)
            os.environ.pop("ATTENTION_LAB_JOBS_AT_ONCE")
            if before is not None:
                os.environ["ATTENTION_LAB_JOBS_AT_ONCE"] = before

"""A stress test of the supervisor alone, which two processes call continuously while everything around them fails.

    PYTHONPATH=. .venv/bin/python tests/trials/supervisor_trial.py --seconds 120

Jobs' processes (see tests/runs/jobs/stub_worker.py) are killed at random; the two supervising processes are killed and
restarted, and their clocks jump; runs arrive all the time, alone and as twins. The status is 1 if a slot or a run was
taken twice, or a run starved or failed too early.
"""

import argparse
import contextlib
import multiprocessing
import os
import random
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

from tests.helpers.jobs import STUB, put_in_line, told
from transformer.runs.jobs import ALIVE, supervise
from transformer.runs.jobs.line import Line

SLOTS = 3


def supervise_without_end(root: Path) -> None:
    """Supervise forever, with a clock that jumps, mostly backwards."""
    true_time = time.time
    while True:
        offset = random.choice([0, -1, -3600, -1e6, 86_400])
        time.time = lambda offset=offset: true_time() + offset
        supervise(root, STUB)
        time.sleep(random.random() * 0.03)


def start_supervisor(root: Path) -> multiprocessing.Process:
    process = multiprocessing.get_context("spawn").Process(target=supervise_without_end, args=(root,), daemon=True)
    process.start()
    return process


def jobs_of(root: Path) -> dict[int, set[str]]:
    """Return the paths of the runs of each job's process by process id; ended ones have no command line any more."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            words = path.read_text().split("\0")
            if STUB[-1] in words and (runs := {word for word in words if word.startswith(str(root))}):
                found[int(path.parent.name)] = runs
    return found


def watch(root: Path, counts: set[int], worked_on_twice: set[str], is_over: threading.Event) -> None:
    """Count the jobs' processes continuously; note every count, and the runs that several of them work on."""
    while not is_over.wait(0.002):
        # A count is not instantaneous, but a process found by two successive ones was alive between them.
        first, second = jobs_of(root), jobs_of(root)
        there = [runs for number, runs in first.items() if number in second]
        counts.add(len(there))
        worked_on_twice |= {run for runs in there for run in runs if sum(run in other for other in there) > 1}


def trial(root: Path, seconds: float) -> list[object]:
    """Cause failures for some seconds, then wait until every run has ended; return what is wrong."""
    folders = []

    def enter():
        ids = [f"run{len(folders):05d}x{place}" for place in range(random.choice([1, 1, 1, 2, 3]))]
        folders.extend(put_in_line(root, *ids, steps=8))

    for _ in range(6):
        enter()
    supervisors = [start_supervisor(root) for _ in range(2)]
    while not jobs_of(root):
        time.sleep(0.01)
    counts, worked_on_twice, is_over = {0}, set(), threading.Event()
    watching = threading.Thread(target=watch, args=(root, counts, worked_on_twice, is_over))
    watching.start()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(random.random() * 0.15)
        if random.random() < 0.5 and (there := jobs_of(root)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(random.choice(list(there)), signal.SIGKILL)
        if len(Line(root).ids()) < 9:
            enter()
        if random.random() < 0.01:
            supervisors.pop(0).kill()
            supervisors.append(start_supervisor(root))
    end = time.monotonic() + 120
    # A run leaves the line only when a supervisor looks once more after its end.
    while (Line(root).ids() or any(folder.status() in ALIVE for folder in folders)) and time.monotonic() < end:
        time.sleep(0.05)
    for process in supervisors:
        process.kill()
        process.join()
    is_over.set()
    watching.join()
    statuses = [folder.status() for folder in folders]
    ended = {status: statuses.count(status) for status in {*statuses}}
    print(f"{len(folders)} runs, at most {max(counts)} at once: {ended}")
    early = [folder.id for folder in folders if folder.status() == "failed" and deaths_in_a_row(folder) < 4]
    wrong = [*worked_on_twice, *Line(root).ids(), *early, *({*ended} - {"done", "failed"})]
    return wrong if 0 < max(counts) <= SLOTS and ended.get("done", 0) > 3 else [*wrong, "slots"]


def deaths_in_a_row(folder) -> int:
    """Return the number of processes that died without a new checkpoint before the run failed."""
    deaths = [event["step"] for event in told(folder, "died", "failed")]
    return deaths.count(deaths[-1])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    os.environ["ATTENTION_LAB_JOBS_AT_ONCE"] = str(SLOTS)
    os.environ.pop("RAY_ADDRESS", None)
    with tempfile.TemporaryDirectory(prefix="trial-") as folder:
        wrong = trial(Path(folder), parser.parse_args().seconds)
    print("wrong:", *wrong or ["nothing"])
    sys.exit(bool(wrong))

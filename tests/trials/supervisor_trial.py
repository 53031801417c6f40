"""A stress test of the supervisor alone, which two processes call continuously while everything around them fails.

    PYTHONPATH=. .venv/bin/python tests/trials/supervisor_trial.py --seconds 120

Jobs' processes (see tests/runs/jobs/stub_worker.py) are killed at random; the two supervising processes are killed and
restarted, and their clocks jump; runs arrive all the time, alone and as twins. The status is 1 if a slot or a run was
taken twice, or a run starved or failed too early.
"""

import argparse
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from transformer import RunSpec, TrainingSettings
from transformer.runs.jobs import ALIVE, RunFolder
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.supervisor import supervise

SLOTS = 3
STUB = Path(__file__).parents[1] / "runs" / "jobs" / "stub_worker.py"
COMMAND = [sys.executable, "-I", "-S", str(STUB)]
SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=32)
SPEC = RunSpec(name="stub", sizes=SIZES, settings=TrainingSettings(steps=8))


def supervise_without_end(root: Path) -> None:
    """Supervise forever, with a clock that jumps, mostly backwards."""
    true_time = time.time
    while True:
        offset = random.choice([0, -1, -3600, -1e6, 86_400])
        time.time = lambda offset=offset: true_time() + offset
        supervise(root, COMMAND)
        time.sleep(random.random() * 0.03)


def enter(root: Path, number: int) -> list[RunFolder]:
    """Put a run or several twins into the line."""
    folders = [RunFolder(root / f"run{number:05d}x{place}") for place in range(random.choice([1, 1, 1, 2, 3]))]
    for folder in folders:
        folder.path.mkdir(parents=True)
        folder.save("together.json", json.dumps({"runs": [f.id for f in folders]}).encode())
        folder.save("spec.json", json.dumps(SPEC.to_dict()).encode())
        folder.emit("queued")
    Line(root).join([folder.id for folder in folders])
    return folders


def jobs_of(root: Path) -> dict[int, set[str]]:
    """Return the paths of the runs of each job's process by process id; ended ones have no command line any more."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            words = path.read_text().split("\0")
            if str(STUB) in words and (runs := {word for word in words if word.startswith(str(root))}):
                found[int(path.parent.name)] = runs
    return found


class Watch(threading.Thread):
    """A thread that counts the jobs' processes continuously."""

    def __init__(self, root: Path) -> None:
        super().__init__(daemon=True)
        self.root, self.most, self.is_over = root, 0, threading.Event()
        self.worked_on_twice: set[str] = set()

    def run(self) -> None:
        while not self.is_over.wait(0.002):
            # A count is not instantaneous, but a process found by two successive ones was alive between them.
            first, second = jobs_of(self.root), jobs_of(self.root)
            there = [runs for number, runs in first.items() if number in second]
            self.most = max(self.most, len(there))
            self.worked_on_twice |= {run for runs in there for run in runs if sum(run in other for other in there) > 1}


def start_supervisor(root: Path) -> subprocess.Popen:
    return subprocess.Popen([sys.executable, __file__, "--supervise", str(root)])


def trial(root: Path, seconds: float) -> list[object]:
    """Cause failures for some seconds, then wait until every run has ended; return what is wrong."""
    folders = [folder for number in range(6) for folder in enter(root, number)]
    supervisors = [start_supervisor(root) for _ in range(2)]
    while not jobs_of(root):
        time.sleep(0.01)
    watch = Watch(root)
    watch.start()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(random.random() * 0.15)
        if random.random() < 0.5 and (there := jobs_of(root)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(random.choice(list(there)), signal.SIGKILL)
        if len(Line(root).ids()) < 9:
            folders += enter(root, len(folders))
        if random.random() < 0.01:
            one = supervisors.pop(0)
            one.kill()
            one.wait()
            supervisors.append(start_supervisor(root))
    end = time.monotonic() + 120
    # A run leaves the line only when a supervisor looks once more after its end.
    while (Line(root).ids() or any(folder.status() in ALIVE for folder in folders)) and time.monotonic() < end:
        time.sleep(0.05)
    for process in supervisors:
        process.kill()
        process.wait()
    watch.is_over.set()
    watch.join()
    statuses = [folder.status() for folder in folders]
    ended = {status: statuses.count(status) for status in {*statuses}}
    print(f"{len(folders)} runs, at most {watch.most} at once: {ended}")
    early = [folder.id for folder in folders if folder.status() == "failed" and deaths_in_a_row(folder) < 4]
    wrong = [*watch.worked_on_twice, *Line(root).ids(), *early, *({*ended} - {"done", "failed"})]
    return wrong if 0 < watch.most <= SLOTS and ended.get("done", 0) > 3 else [*wrong, "slots"]


def deaths_in_a_row(folder: RunFolder) -> int:
    """Return the number of processes that died without a new checkpoint before the run failed."""
    deaths = [event["step"] for event in folder.events() if event["event"] in {"died", "failed"}]
    return sum(step == deaths[-1] for step in deaths)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--supervise", type=Path)
    chosen = parser.parse_args()
    os.environ["ATTENTION_LAB_JOBS_AT_ONCE"] = str(SLOTS)
    os.environ.pop("RAY_ADDRESS", None)
    if chosen.supervise:
        supervise_without_end(chosen.supervise)
    with tempfile.TemporaryDirectory(prefix="trial-") as folder:
        wrong = trial(Path(folder), chosen.seconds)
    print("wrong:", *wrong or ["nothing"])
    sys.exit(bool(wrong))

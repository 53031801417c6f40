"""A stress test of the supervisor alone, which two processes call continuously while everything around them fails.

    PYTHONPATH=. .venv/bin/python tests/trials/supervisor_trial.py --seconds 120

Jobs' processes (see tests/runs/jobs/stub_worker.py) are killed at random; the two supervising processes are killed and
restarted, and their clocks jump; runs arrive all the time, alone and as twins. What was seen is printed as one JSON
object; the status is 1 if a slot or a run was taken twice, or a run starved or failed too early.
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


def supervise_without_end(root: Path, seed: int) -> None:
    """Supervise forever, with a clock that jumps, mostly backwards."""
    chance, true_time = random.Random(seed), time.time
    while True:
        offset = chance.choice([0, -1, -3600, -1e6, 86_400])
        time.time = lambda offset=offset: true_time() + offset
        supervise(root, COMMAND)
        time.sleep(chance.random() * 0.03)


def enter(root: Path, number: int, count: int) -> list[RunFolder]:
    """Put runs into the line, as twins if there are several."""
    folders = [RunFolder(root / f"run{number:05d}x{place}") for place in range(count)]
    for folder in folders:
        folder.path.mkdir(parents=True)
        folder.save("together.json", json.dumps({"runs": [f.id for f in folders]}).encode())
        folder.save("spec.json", json.dumps(SPEC.to_dict()).encode())
        folder.emit("queued")
    Line(root).join([folder.id for folder in folders])
    return folders


def jobs_of(root: Path) -> dict[int, set[bytes]]:
    """Return the paths of the runs of each job's process by process id; ended ones have no command line any more."""
    found = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as file:
                line = file.read()
        except OSError:
            continue
        if b"stub_worker" in line and str(root).encode() in line:
            found[int(name)] = {word for word in line.split(b"\0") if word.startswith(str(root).encode())}
    return found


def kill(number: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(number, signal.SIGKILL)


class Watch(threading.Thread):
    """A thread that counts the jobs' processes continuously."""

    def __init__(self, root: Path) -> None:
        super().__init__(daemon=True)
        self.root, self.most, self.looks, self.is_over = root, 0, 0, threading.Event()
        self.worked_on_twice: set[bytes] = set()

    def run(self) -> None:
        while not self.is_over.wait(0.002):
            # A count is not instantaneous, but a process found by two successive ones was alive between them.
            first, second = jobs_of(self.root), jobs_of(self.root)
            there = [runs for number, runs in first.items() if number in second]
            self.most = max(self.most, len(there))
            self.worked_on_twice |= {run for runs in there for run in runs if sum(run in other for other in there) > 1}
            self.looks += 1


def start_supervisor(root: Path, seed: int) -> subprocess.Popen:
    return subprocess.Popen([sys.executable, __file__, "--supervise", str(root), "--seed", str(seed)])


def trial(root: Path, seconds: float, seed: int) -> dict:
    """Cause failures for some seconds, then wait until every run has ended; return the observations."""
    chance = random.Random(seed)
    folders = [folder for number in range(6) for folder in enter(root, number, chance.choice([1, 1, 1, 2, 3]))]
    supervisors = [start_supervisor(root, seed + place) for place in range(2)]
    while not jobs_of(root):
        time.sleep(0.01)
    watch = Watch(root)
    watch.start()
    killed = {"jobs": 0, "supervisors": 0}
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(chance.random() * 0.15)
        if chance.random() < 0.5 and (there := jobs_of(root)):
            kill(chance.choice(list(there)))
            killed["jobs"] += 1
        if len(Line(root).ids()) < 9:
            folders += enter(root, len(folders), chance.choice([1, 1, 1, 2, 3]))
        if chance.random() < 0.01:
            place = chance.randrange(2)
            supervisors[place].kill()
            supervisors[place].wait()
            supervisors[place] = start_supervisor(root, seed + killed["supervisors"])
            killed["supervisors"] += 1
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
    return {
        "most_at_once": watch.most,
        "looks": watch.looks,
        "worked_on_twice": [run.decode() for run in watch.worked_on_twice],
        "killed": killed,
        "runs": len(folders),
        "ended": {status: statuses.count(status) for status in sorted(set(statuses))},
        "left_in_line": Line(root).ids(),
        "failed_too_early": [f.id for f in folders if f.status() == "failed" and deaths_in_a_row(f) < 4],
    }


def deaths_in_a_row(folder: RunFolder) -> int:
    """Return the number of processes that died without a new checkpoint before the run failed."""
    deaths = [event["step"] for event in folder.events() if event["event"] in {"died", "failed"}]
    return sum(step == deaths[-1] for step in deaths)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--supervise", type=Path)
    chosen = parser.parse_args()
    os.environ["ATTENTION_LAB_JOBS_AT_ONCE"] = str(SLOTS)
    os.environ.pop("RAY_ADDRESS", None)
    if chosen.supervise:
        supervise_without_end(chosen.supervise, chosen.seed)
    with tempfile.TemporaryDirectory(prefix="trial-") as folder:
        seen = trial(Path(folder), chosen.seconds, chosen.seed)
        print(json.dumps(seen))
    is_wrong = seen["worked_on_twice"] or seen["left_in_line"] or seen["failed_too_early"]
    is_wrong = is_wrong or not 0 < seen["most_at_once"] <= SLOTS or not seen["killed"]["jobs"]
    sys.exit(bool(is_wrong or not {*seen["ended"]} <= {"done", "failed"} or seen["ended"].get("done", 0) < 4))

"""Creation and training of tiny runs, and waiting for them, shared by several test files."""

import json
import os
import time
from pathlib import Path

import pytest

from transformer import RunSpec, SequenceTask, TrainingSettings
from transformer.runs.jobs import ALIVE, RunFolder
from transformer.runs.jobs.job import Job

SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=32, dropout=0.1)
needs_proc = pytest.mark.skipif(not os.path.exists("/proc/self/cmdline"), reason="finds processes through /proc")


def tiny_spec(steps=30, *, sizes=SIZES, task=None, **settings):
    """Return the spec of a run of about a second; other settings by name."""
    settings = {"batch_size": 8, "evaluate_every": 10, "evaluate_on": 20, **settings}
    task = task or SequenceTask(name="copy", max_length=4)
    return RunSpec(name="tiny", sizes=sizes, task=task, settings=TrainingSettings(steps=steps, **settings))


def make_folder(path, spec):
    """Create the folder of a run that has not started."""
    folder = RunFolder(path)
    folder.path.mkdir(parents=True, exist_ok=True)
    folder.save("spec.json", json.dumps(spec.to_dict()).encode())
    return folder


def train_here(folder, spec=None):
    """Train in this process to the end or an ordered pause; return the job."""
    job = Job(spec or folder.spec(), folder)
    while job.is_ready and job.advance():
        pass
    return job


def told(folder, *kinds):
    """Return the events of these kinds in order."""
    return [event for event in folder.events() if event["event"] in kinds]


def wait_until(condition, seconds=240.0):
    """Wait until the condition returns a true value; return that value."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if value := condition():
            return value
        time.sleep(0.02)
    raise AssertionError("It did not happen in time.")


def ended(folder):
    """Wait until a run has ended; return its status."""
    return wait_until(lambda: (status := folder.status()) not in ALIVE and status)


def processes_of(folder, kind="jobs.worker"):
    """Return the ids of the processes of a kind that work on a run, found by their command lines."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            line, state = (path / "cmdline").read_text(), (path / "stat").read_text().rsplit(")", 1)[1].split()[0]
        except OSError:  # the process has ended meanwhile
            continue
        if str(folder.path.resolve()) in line and kind in line and not line.startswith("/bin") and state != "Z":
            found.append(int(path.name))
    return found

"""Creation and training of tiny runs, and waiting for them, shared by several test files."""

import contextlib
import json
import os
import sys
import time
from itertools import islice
from pathlib import Path

import pytest
import torch

from transformer import RunSpec, SequenceTask, TrainingSettings
from transformer.runs.jobs import ALIVE, RunFolder
from transformer.runs.jobs.job import Job
from transformer.runs.jobs.line import Line
from transformer.runs.run import Run

SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=32, dropout=0.1)
STUB = [sys.executable, "-I", "-S", str(Path(__file__).parents[1] / "runs" / "jobs" / "stub_worker.py")]
"""Command of a job's process that trains nothing, for tests that are not about training."""
NEVER = ["/nowhere"]
"""Command of a process that can't be started."""
needs_proc = pytest.mark.skipif(not os.path.exists("/proc/self/cmdline"), reason="finds processes through /proc")


def tiny_spec(steps=30, *, sizes=SIZES, task=None, **settings):
    """Return the spec of a run of about a second, with further settings by name."""
    settings = {"batch_size": 8, "evaluate_every": 10, "evaluate_on": 20, **settings}
    task = task or SequenceTask(name="copy", max_length=4)
    return RunSpec(name="tiny", sizes=sizes, task=task, settings=TrainingSettings(steps=steps, **settings))


def make_folder(path, spec):
    """Create the folder of a run that has not started; return it."""
    folder = RunFolder(path)
    folder.path.mkdir(parents=True, exist_ok=True)
    folder.save("spec.json", json.dumps(spec.to_dict()).encode())
    return folder


def put_in_line(root, *ids, owner="somebody", seconds: float | None = 60.0, steps=3):
    """Create runs that share a process and wait for it at the end of the line; return their folders."""
    folders = [make_folder(root / run_id, tiny_spec(steps)) for run_id in ids]
    for folder in folders:
        folder.save("together.json", json.dumps({"runs": list(ids), "seconds": seconds}).encode())
        folder.leave_note("owner", owner)
        folder.emit("queued")
    Line(root).join(ids)
    return folders


def train_here(folder, spec=None):
    """Train in this process to the end or an ordered pause; return the job."""
    job = Job(spec or folder.spec(), folder)
    while job.is_ready and job.advance():
        pass
    return job


def undisturbed(spec, steps=None):
    """Return the model of a run that the library trains, to the end or for so many steps."""
    run = Run(spec)
    list(islice(run, steps))
    return run.model


def assert_same_weights(model, expected):
    for (name, weight), other in zip(model.named_parameters(), expected.parameters(), strict=True):
        assert torch.equal(weight, other), name


def apart(one, other):
    """Return the largest difference of a weight, without key biases: they change no output, so they are only noise."""
    pairs = zip(one.named_parameters(), other.parameters(), strict=True)
    return max((own - its).abs().max() for (name, own), its in pairs if not name.endswith("key_projection.bias"))


def measure_few(monkeypatch, count=5):
    """Measure finished models on few sequences instead of 1,000."""
    original = Run.finish
    monkeypatch.setattr(Run, "finish", lambda run: original(run, evaluate_on=count))


def told(folder, *kinds):
    """Return the events of these kinds in order."""
    return [event for event in folder.events() if event["event"] in kinds]


def wait_until(condition, seconds=400.0):
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


def processes_of(folder):
    """Return the ids of the processes that work on a run, found by their command lines; an ended one has none."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):  # the process has ended meanwhile
            words = path.read_text().split("\0")
            if str(folder.path.resolve()) in words and "--held" in words:
                found.append(int(path.parent.name))
    return found

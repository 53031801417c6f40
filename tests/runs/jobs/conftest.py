"""One slot on this machine; runs in the line; stand-ins for jobs' processes, which live and die as a test says."""

import json
import os
from functools import partial
from pathlib import Path

import pytest
import safetensors.torch
from jobs import put_in_line

from transformer.runs.jobs import RunFolder


@pytest.fixture(autouse=True)
def one_slot(monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "1")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)


@pytest.fixture
def no_process(monkeypatch):
    """Let orders start nothing."""
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)


@pytest.fixture
def enter(tmp_path):
    """Provide `enter(id, …, owner, seconds, steps)`: put runs that share a process into the line; return them."""
    return partial(put_in_line, tmp_path)


class Processes:
    """Stand-ins that a supervisor starts for processes: each holds the locks that a process would inherit."""

    def __init__(self) -> None:
        self.held: dict[tuple[RunFolder, ...], list[int]] = {}

    def launch(self, command, arguments, locks, output):
        folders = tuple(RunFolder(Path(path)) for path in arguments[2:])
        assert len(locks) > len(folders) and not any(map(self.of, folders))
        self.held[folders] = [os.dup(lock.descriptor) for lock in locks]
        for folder in folders:
            folder.emit("start", step=folder.saved_step())

    def of(self, folder):
        """Return the runs that share the process of this one; none if it has no process."""
        return next((runs for runs in self.held if folder in runs), ())

    def end(self, folder, event="", **values):
        """End the process of a run, after a last word of all of its runs or without one."""
        runs = self.of(folder)
        for run in runs if event else ():
            run.emit(event, **values)
        for descriptor in self.held.pop(runs):
            os.close(descriptor)

    def done(self, folder):
        self.end(folder, "done", exact_match=1.0, evaluated_on=1)

    def save(self, folder, step):
        """Save a checkpoint that holds nothing but its step."""
        folder.save("checkpoint.safetensors", safetensors.torch.save({}, {"training": json.dumps({"step": step})}))


@pytest.fixture
def processes(monkeypatch):
    found = Processes()
    monkeypatch.setattr("transformer.runs.jobs.supervisor.launch", found.launch)
    yield found
    for runs in [*found.held]:
        found.end(runs[0])

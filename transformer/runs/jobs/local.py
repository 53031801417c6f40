"""Jobs as processes of this machine, without a service to install or start."""

from __future__ import annotations

import json
import re
import secrets
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from transformer.checkpoints.checkpoint import Checkpoint, load
from transformer.errors import LimitError
from transformer.runs.jobs.controls import Controls
from transformer.runs.jobs.folder import RunFolder, run_folders
from transformer.runs.jobs.limits import server_limits
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.states import ALIVE
from transformer.runs.jobs.supervisor import supervise
from transformer.runs.run import RunSpec
from transformer.runs.shelf import cached_owner, purge_removed

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that can't be confused with each other, because an id may be read out in class."""


def submit(
    spec: RunSpec,
    root: Path,
    owner: str = "",
    controls: Controls | None = None,
    files: Mapping[str, bytes] | None = None,
    seconds: float | None = None,
) -> str:
    """Put one run into the line, as `submit_twins` does; it starts as soon as a slot is free."""
    return submit_twins([spec], root, owner, controls, files, None if seconds is None else [seconds])[0]


def submit_twins(
    specs: Sequence[RunSpec],
    root: Path,
    owner: str = "",
    controls: Controls | None = None,
    files: Mapping[str, bytes] | None = None,
    seconds: Sequence[float] | None = None,
) -> list[str]:
    """Put runs into the line that share a process and are trained in turn, one step each.

    Args:
        specs: The runs.
        root: Folder of all runs.
        owner: Owner of the runs; only this owner's list in `runs` contains them.
        controls: Initial controls of the jobs.
        files: Files that the tasks read, by name; they are copied into each run's folder.
        seconds: Forecast duration of each run, from which the waiting times of others are estimated.
    Returns:
        Ids of the runs, which can't be guessed.
    Raises:
        LimitError: If a run exceeds a limit of this server, the owner has too many runs, or there is no space.
        OSError: If a run can't be stored; nothing is left behind.
    """
    limits = server_limits()
    for spec in specs:
        limits.check(spec, *(other for other in specs if other is not spec))
    line = Line(root)
    may_join = partial(_check_count, len(specs), root, owner)
    may_join(line.ids())
    _check_disk(root)
    ids = ["".join(secrets.choice(_ALPHABET) for _ in range(12)) for _ in specs]
    try:
        for number, spec in enumerate(specs):
            noted = {"runs": ids, "seconds": seconds[number] if seconds else None}
            _write_folder(RunFolder(root / ids[number]), spec, owner, controls or Controls(), files or {}, noted)
        line.join(ids, may_join)
    except BaseException:
        for path in (root / name for run_id in ids for name in (run_id, f".{run_id}")):
            shutil.rmtree(path, ignore_errors=True)
        raise
    supervise(root)
    return ids


def _write_folder(
    folder: RunFolder, spec: RunSpec, owner: str, controls: Controls, files: Mapping[str, bytes], noted: dict[str, Any]
) -> None:
    """Create a run's folder, which appears only when it is complete."""
    root, new = folder.path.parent, RunFolder(folder.path.with_name(f".{folder.id}"))
    root.mkdir(parents=True, exist_ok=True)
    new.path.mkdir()
    for name, content in files.items():
        new.save(name, content)
    new.control(**asdict(controls))
    new.leave_note("owner", owner)
    new.save("together.json", json.dumps(noted).encode())
    new.save("spec.json", json.dumps(spec.to_dict(), indent=2).encode())
    new.emit("queued")
    new.path.rename(folder.path)


def _check_count(count: int, root: Path, owner: str, unended: Sequence[str]) -> None:
    """Raise a `LimitError` if the server or the owner would have too many runs: `count` new ones and the unended."""
    limits, there = server_limits(), len(unended)
    if there + count > limits.most_jobs:
        problem = f"{there} runs are waiting, in progress or paused on this server, which allows {limits.most_jobs}."
        raise LimitError(problem, advice="Try again when some have ended.")
    own, most = sum(cached_owner(str(root / run_id)) == owner for run_id in unended), limits.most_jobs_a_session
    if own + count > most:
        problem = f"You have {own} runs waiting, in progress or paused; this server allows {most} at a time."
        raise LimitError(problem, advice="Stop one, or wait until one has ended.")


def _check_disk(root: Path) -> None:
    limits = server_limits()
    most = limits.disk_for_runs * 10**6
    used = purge_removed(root, most)  # removed runs go first, oldest removal first
    if used > most:
        problem = f"All runs together take {used / 1e6:,.0f} MB; this server keeps {limits.disk_for_runs:,} MB."
        raise LimitError(problem, advice="Delete old runs first.")


def resume(run_id: str, root: Path, **controls: Any) -> None:
    """Resume a stopped, paused or failed run from its last checkpoint, with changes to its other `Controls`.

    Raises:
        LimitError: If the run has ended, and there are already too many that have not.
        OSError: If the controls can't be stored.
    """
    folder, line = find(run_id, root), Line(root)
    has_ended = folder.status() not in ALIVE
    if has_ended:
        _check_count(1, root, cached_owner(str(folder.path)), line.ids())
    folder.control(**{"stop": False, "pause_at": None, **controls})
    # The process is not asked whether it is alive, because one that has reported its end may take a second to exit.
    if has_ended:
        folder.emit("queued")
    if has_ended or folder.last_state()["event"] == "paused":
        line.join([run_id])  # at the end, behind those already waiting
    supervise(root)


def rewind(run_id: str, root: Path) -> str:
    """Submit a copy of a run, with the same initial weights and paused before its first step; the original stays.

    Returns:
        Id of the new run.
    """
    folder = find(run_id, root)
    files = {path.name: path.read_bytes() for path in folder.path.glob("*.tsv*")}
    controls = Controls(pause_at=0, stop_when_solved=folder.controls.stop_when_solved)
    return submit(folder.spec(), root, folder.note("owner"), controls, files, folder.expected_seconds())


def control(run_id: str, root: Path, **changes: Any) -> None:
    """Change a run's `Controls`: pause, one step, another learning rate, stop when solved."""
    folder = find(run_id, root)
    folder.control(**changes)
    if folder.last_state()["event"] == "paused" and folder.is_due():
        Line(root).join([run_id])  # at the end, behind those already waiting
    supervise(root)


def cancel(run_id: str, root: Path) -> None:
    """Make a run save and end, within a step, or at once if it is waiting."""
    cancel_all([find(run_id, root)], root)


def cancel_all(folders: Sequence[RunFolder], root: Path) -> None:
    """Make runs save and end, each within a step, or at once if it is waiting; none that waits starts meanwhile.

    Raises:
        OSError: If one can't be told; the others are.
    """
    problem = None
    for folder in folders:
        try:
            folder.control(stop=True)
        except FileNotFoundError:  # it was removed
            continue
        except OSError as error:
            problem = error
    supervise(root)
    if problem:
        raise problem


def result(run_id: str, root: Path) -> Checkpoint:
    """Return the finished model, or the last checkpoint of an unfinished run.

    Raises:
        FileNotFoundError: If nothing has been saved yet.
    """
    folder = find(run_id, root)
    return load(folder.model if folder.model.exists() else folder.checkpoint)


def runs(root: Path, owner: str | None = None) -> list[RunFolder]:
    """Return the runs of an owner, or of everyone, newest first."""
    folders = [folder for folder in run_folders(root) if owner is None or cached_owner(str(folder.path)) == owner]
    return sorted(folders, key=RunFolder.started_at, reverse=True)


def find(run_id: str, root: Path) -> RunFolder:
    """Return the folder of a run.

    Raises:
        KeyError: If the run doesn't exist; its argument is a sentence for people.
    """
    # The id may come from a link, so it must be the name of a folder in `root` and nothing else.
    path = root / run_id
    if not re.fullmatch("[0-9A-Za-z]{1,64}", run_id) or not RunFolder(path).is_run:
        raise KeyError("There is no such run here: it was deleted, or the link is from another machine.")
    return RunFolder(path)

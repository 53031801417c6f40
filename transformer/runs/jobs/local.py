"""Jobs as processes of this machine: nothing to install, nothing to start."""

from __future__ import annotations

import json
import re
import secrets
import shutil
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from transformer.checkpoints.checkpoint import Checkpoint, load
from transformer.errors import LimitError
from transformer.runs.jobs.controls import Controls
from transformer.runs.jobs.folder import ALIVE, RunFolder
from transformer.runs.jobs.limits import server_limits
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.removal import purge_removed
from transformer.runs.jobs.supervisor import supervise
from transformer.runs.run import RunSpec

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter that looks like another: an id may be read out in class."""


def submit(
    spec: RunSpec,
    root: Path,
    owner: str = "",
    controls: Controls | None = None,
    files: Mapping[str, bytes] | None = None,
    seconds: float | None = None,
) -> str:
    """Put a run into the line; it starts as soon as a slot is free: `submit_twins` with one run."""
    return submit_twins([spec], root, owner, controls, files, None if seconds is None else [seconds])[0]


def submit_twins(
    specs: Sequence[RunSpec],
    root: Path,
    owner: str = "",
    controls: Controls | None = None,
    files: Mapping[str, bytes] | None = None,
    seconds: Sequence[float] | None = None,
) -> list[str]:
    """Put runs into the line that share a process and are trained side by side, one step each in turn.

    Args:
        specs: What to train.
        root: Folder of all runs.
        owner: Whose runs they are; see `runs`. Nobody else's list shows them.
        controls: What the jobs are to do from the start.
        files: Files that the tasks read, by name, put into each run's folder.
        seconds: That each is expected to take, so that others in the line can be told how long they wait.
    Returns:
        The runs' ids, which nobody can guess.
    Raises:
        LimitError: If a run is more than this server allows, or the owner has too many, or there is no room for it.
        OSError: If it can't be stored; nothing of it is left then.
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
        for run_id in ids:
            shutil.rmtree(root / run_id, ignore_errors=True)
        raise
    supervise(root)
    return ids


def _write_folder(
    folder: RunFolder, spec: RunSpec, owner: str, controls: Controls, files: Mapping[str, bytes], noted: dict[str, Any]
) -> None:
    """Make a run's folder; it appears when all is in it."""
    root, new = folder.path.parent, RunFolder(folder.path.with_name(f".{folder.id}"))
    root.mkdir(parents=True, exist_ok=True)
    new.path.mkdir()
    try:
        for name, content in files.items():
            new.save(name, content)
        new.control(**controls.to_dict())
        new.leave_note("owner", owner)
        new.save("together.json", json.dumps(noted).encode())
        new.save("spec.json", json.dumps(spec.to_dict(), indent=2).encode())
        new.emit("queued")
        new.path.rename(folder.path)
    except BaseException:
        shutil.rmtree(new.path, ignore_errors=True)
        raise


def _check_count(count: int, root: Path, owner: str, unended: Sequence[str]) -> None:
    """Refuse more runs than may be there at the same time.

    Args:
        count: Of the runs.
        root: Folder of all runs.
        owner: Whose they are.
        unended: Ids of all runs that wait, train or are paused.
    """
    limits = server_limits()
    if len(unended) + count > limits.most_jobs:
        raise LimitError(
            (
                f"{len(unended)} runs are waiting, in progress or paused on this server, which allows "
                f"{limits.most_jobs}."
            ),
            advice="Try again when some have ended.",
        )
    active = sum(_owner(RunFolder(root / run_id)) == owner for run_id in unended)
    if active + count > limits.most_jobs_a_session:
        raise LimitError(
            (
                f"You have {active} runs waiting, in progress or paused; this server allows "
                f"{limits.most_jobs_a_session} at a time."
            ),
            advice="Stop one, or wait until one has ended.",
        )


def _check_disk(root: Path) -> None:
    limits = server_limits()
    most = limits.disk_for_runs * 10**6
    used = purge_removed(root, most)  # what people threw away goes first, the oldest of it before the rest
    if used > most:
        raise LimitError(
            (f"All runs together take {used / 1e6:,.0f} MB; this server keeps {limits.disk_for_runs:,} MB."),
            advice="Delete old runs first.",
        )


def resume(run_id: str, root: Path, **controls: Any) -> None:
    """Go on with a run that was stopped, is paused or has failed, from its last checkpoint.

    Args:
        run_id: Of the run.
        root: Folder of all runs.
        **controls: Changes of its `Controls`, besides that it no longer stops or waits.
    Raises:
        LimitError: If it has ended, and its owner has too many runs that have not, or there is no room for it.
        OSError: If that can't be stored.
    """
    folder, line = find(run_id, root), Line(root)
    has_ended = folder.status() not in ALIVE
    if has_ended:
        _check_count(1, root, _owner(folder), line.ids())
    folder.control(**{"stop": False, "pause_at": None, **controls})
    # Not whether its process is alive: one that has just told its end may take a second to go.
    if has_ended:
        folder.emit("queued")
    if has_ended or folder.last_state()["event"] == "paused":
        line.join([run_id])  # at the end, behind those who wait
    supervise(root)


def rewind(run_id: str, root: Path) -> str:
    """The same run anew from the same initial weights, waiting before its first step; the old one stays.

    Returns:
        The new run's id.
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
        Line(root).join([run_id])  # at the end, behind those who wait
    supervise(root)


def events(run_id: str, root: Path, after: int = 0) -> list[dict[str, Any]]:
    """Events of a run from number `after` on."""
    return find(run_id, root).events(after)


def cancel(run_id: str, root: Path) -> None:
    """Ask a run to save what it has and end; it does within a step, or at once where it waits."""
    control(run_id, root, stop=True)


def delete(run_id: str, root: Path) -> None:
    """Remove a run's folder; a job that still works on it notices and ends."""
    find(run_id, root).delete()


def result(run_id: str, root: Path) -> Checkpoint:
    """The finished model, or the last checkpoint of an unfinished run.

    Raises:
        FileNotFoundError: If the run has saved nothing yet.
    """
    folder = find(run_id, root)
    return load(folder.model if folder.model.exists() else folder.checkpoint)


def runs(root: Path, owner: str | None = None) -> list[RunFolder]:
    """Runs, newest first.

    Args:
        root: Folder of all runs.
        owner: Only those of this owner. Default: everyone's.
    """
    paths = [path for path in root.iterdir() if path.name.isalnum()] if root.is_dir() else []
    folders = [folder for folder in map(RunFolder, paths) if folder.is_run]
    if owner is not None:
        folders = [folder for folder in folders if _owner(folder) == owner]
    return sorted(folders, key=RunFolder.started_at, reverse=True)


@lru_cache(maxsize=4096)  # a run never changes hands
def _owner(folder: RunFolder) -> str:
    return folder.note("owner")


def find(run_id: str, root: Path) -> RunFolder:
    """The folder of a run.

    Raises:
        KeyError: If there is no such run; its argument is a sentence for people.
    """
    # The id may come from a link: it must name a folder right here and nothing else.
    path = root / run_id
    if not re.fullmatch("[0-9A-Za-z]{1,64}", run_id) or not RunFolder(path).is_run:
        raise KeyError("There is no such run here: it was deleted, or the link is from another machine.")
    return RunFolder(path)

"""Jobs as processes of this machine: nothing to install, nothing to start."""

from __future__ import annotations

import json
import os
import re
import secrets
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from transformer.checkpoints import Checkpoint, load, write_atomically
from transformer.jobs.folder import ALIVE, RunFolder
from transformer.jobs.limits import LimitError, server_limits
from transformer.jobs.orders import Orders
from transformer.jobs.queue import Queue
from transformer.jobs.removal import purge_removed
from transformer.run import RunSpec

ROOT = Path(__file__).parents[2]
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter that looks like another: an id may be read out in class."""


def submit(
    spec: RunSpec, root: Path, owner: str = "", orders: Orders | None = None, files: Mapping[str, bytes] | None = None
) -> str:
    """Start a run in a process of its own: `submit_together` with one run."""
    return submit_together([spec], root, owner, orders, files)[0]


def submit_together(
    specs: Sequence[RunSpec],
    root: Path,
    owner: str = "",
    orders: Orders | None = None,
    files: Mapping[str, bytes] | None = None,
) -> list[str]:
    """Start runs that share a process and are trained side by side, one step each in turn.

    Args:
        specs: What to train.
        root: Folder of all runs.
        owner: Whose runs they are; see `runs`. Nobody else's list shows them.
        orders: What the jobs are to do from the start.
        files: Files that the tasks read, by name, put into each run's folder.
    Returns:
        The runs' ids, which nobody can guess.
    Raises:
        LimitError: If a run is more than this server allows, or the owner has too many, or the disk is full.
    """
    limits = server_limits()
    for spec in specs:
        limits.check(spec, *(other for other in specs if other is not spec))
    _check_room(len(specs), root, owner)
    folders = []
    for spec in specs:
        folder = RunFolder(root / "".join(secrets.choice(_ALPHABET) for _ in range(12)))
        folder.path.mkdir(parents=True)
        for name, content in (files or {}).items():
            folder.save(name, content)
        folder.order(**(orders or Orders()).to_dict())
        folder.leave_note("owner", owner)
        write_atomically(folder.path / "spec.json", json.dumps(spec.to_dict(), indent=2).encode())
        folders.append(folder)
    _start(folders)
    return [folder.id for folder in folders]


def _check_room(count: int, root: Path, owner: str) -> None:
    limits = server_limits()
    everyone = [folder for folder in runs(root) if not folder.model.exists() and folder.status() in ALIVE]
    if len(everyone) + count > limits.most_jobs:
        raise LimitError(
            f"{len(everyone)} runs are in progress or paused on this server, which allows {limits.most_jobs}. "
            "Try again when some have ended."
        )
    active = sum(_owner(folder) == owner for folder in everyone)
    if active + count > limits.most_jobs_a_session:
        raise LimitError(
            f"You have {active} runs in progress or paused; this server allows {limits.most_jobs_a_session} at a time. "
            "Stop one, or wait until one has ended."
        )
    most = limits.disk_for_runs * 10**6
    used = purge_removed(root, most)  # what people threw away goes first, the oldest of it before the rest
    if used > most:
        raise LimitError(
            f"All runs together take {used / 1e6:,.0f} MB; this server keeps {limits.disk_for_runs:,} MB. "
            "Delete old runs first."
        )


def resume(run_id: str, root: Path, **orders: Any) -> None:
    """Go on with a run that was stopped or lost, from its last checkpoint.

    Args:
        run_id: Of the run.
        root: Folder of all runs.
        **orders: Changes of its `Orders`, besides that it no longer stops or waits.
    """
    folder = find(run_id, root)
    folder.order(**{"stop": False, "pause_at": None, **orders})
    # Not whether its process is alive: one that has just told its end may take a second to go.
    if folder.status() not in ALIVE:
        folder.cut_film(folder.saved_step())
        _start([folder])


def rewind(run_id: str, root: Path) -> str:
    """The same run anew from the same initial weights, waiting before its first step; the old one stays.

    Returns:
        The new run's id.
    """
    folder = find(run_id, root)
    files = {path.name: path.read_bytes() for path in folder.path.glob("*.tsv*")}
    orders = Orders(pause_at=0, stop_when_solved=folder.orders.stop_when_solved)
    return submit(folder.spec(), root, folder.note("owner"), orders, files)


def order(run_id: str, root: Path, **changes: Any) -> None:
    """Change a run's `Orders`: pause, one step, another learning rate, stop when solved."""
    find(run_id, root).order(**changes)


def events(run_id: str, root: Path, after: int = 0) -> list[dict[str, Any]]:
    """Events of a run from number `after` on."""
    return find(run_id, root).events(after)


def cancel(run_id: str, root: Path) -> None:
    """Ask a run to save what it has and end; it does within a step."""
    order(run_id, root, stop=True)


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
    folders = [RunFolder(path.parent) for path in root.glob("*/spec.json")]
    if owner is not None:
        folders = [folder for folder in folders if _owner(folder) == owner]
    return sorted(folders, key=lambda folder: (folder.path / "spec.json").stat().st_mtime, reverse=True)


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
    if not re.fullmatch("[0-9A-Za-z]{1,64}", run_id) or not (path / "spec.json").exists():
        raise KeyError("There is no such run here: it was deleted, or the link is from another machine.")
    return RunFolder(path)


def _start(folders: list[RunFolder]) -> None:
    Queue(folders[0].path.parent, slots=0).join(folders[0].id)  # before the process is up: first come, first served
    for folder in folders:
        folder.emit("queued")
    with (folders[0].path / "output.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "transformer.jobs.worker", *(str(folder.path.resolve()) for folder in folders)],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # the job outlives the server
            env={**os.environ, "OMP_NUM_THREADS": "1"},
        )
    # Somebody must wait for it, or it stays as a zombie for as long as the server lives.
    threading.Thread(target=process.wait, daemon=True).start()

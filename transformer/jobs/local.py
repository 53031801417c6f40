"""Jobs as processes of this machine: nothing to install, nothing to start."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from transformer.checkpoints import Checkpoint, load, write_atomically
from transformer.jobs.folder import RunFolder
from transformer.run import RunSpec

ROOT = Path(__file__).parents[2]


def submit(spec: RunSpec, root: Path) -> str:
    """Start a run in a process of its own.

    Args:
        spec: What to train.
        root: Folder of all runs.
    Returns:
        The run's id, which nobody can guess.
    """
    folder = RunFolder(root / secrets.token_urlsafe(9).replace("-", "x").replace("_", "y"))
    folder.path.mkdir(parents=True)
    write_atomically(folder.path / "spec.json", json.dumps(spec.to_dict(), indent=2).encode())
    _start(folder)
    return folder.id


def resume(run_id: str, root: Path) -> None:
    """Go on with a run that was stopped or lost, from its last checkpoint."""
    folder = find(run_id, root)
    folder.stop_request.unlink(missing_ok=True)
    if not folder.is_alive():
        _start(folder)


def events(run_id: str, root: Path, after: int = 0) -> list[dict[str, Any]]:
    """Events of a run from number `after` on."""
    return find(run_id, root).events(after)


def cancel(run_id: str, root: Path) -> None:
    """Ask a run to save what it has and end; it does within a step."""
    find(run_id, root).stop_request.touch()


def delete(run_id: str, root: Path) -> None:
    """Remove a run's folder; a job that still works on it notices and ends."""
    shutil.rmtree(find(run_id, root).path)


def result(run_id: str, root: Path) -> Checkpoint:
    """The finished model, or the last checkpoint of an unfinished run.

    Raises:
        FileNotFoundError: If the run has saved nothing yet.
    """
    folder = find(run_id, root)
    return load(folder.model if folder.model.exists() else folder.checkpoint)


def runs(root: Path) -> list[RunFolder]:
    """All runs, newest first."""
    folders = [path.parent for path in root.glob("*/spec.json")]
    return [RunFolder(path) for path in sorted(folders, key=lambda path: path.stat().st_ctime, reverse=True)]


def find(run_id: str, root: Path) -> RunFolder:
    """The folder of a run.

    Raises:
        KeyError: If there is no such run; its argument is a sentence for people.
    """
    # The id may come from a link: it must name a folder right here and nothing else.
    path = root / run_id
    if not run_id.isalnum() or not (path / "spec.json").exists():
        raise KeyError("There is no such run here: it was deleted, or the link is from another machine.")
    return RunFolder(path)


def _start(folder: RunFolder) -> None:
    folder.emit("queued")
    with (folder.path / "output.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "transformer.jobs.worker", str(folder.path.resolve())],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # the job outlives the server
            env={**os.environ, "OMP_NUM_THREADS": "1"},
        )
    # Somebody must wait for it, or it stays as a zombie for as long as the server lives.
    threading.Thread(target=process.wait, daemon=True).start()

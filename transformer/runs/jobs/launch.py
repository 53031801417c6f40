"""Starting a process that outlives whoever starts it, and that holds locks from its very start."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from transformer.runs.jobs.locks import CAN_BE_HANDED_ON, Lock

_ASK_EVERY = 0.1


def launch(command: Sequence[str], arguments: Sequence[str], locks: Sequence[Lock], output: Path) -> None:
    """Start a process of this program, which gets locks.

    Args:
        command: Starts it.
        arguments: What follows `--held` and the descriptors of the locks; the process has `held_locks` read them.
        locks: Held by this process, which may release them afterwards.
        output: File that gets what the process writes, at its end.
    Raises:
        OSError: If it can't be started.
    """
    handed_on = [lock.descriptor for lock in locks if CAN_BE_HANDED_ON and lock.descriptor is not None]
    if not CAN_BE_HANDED_ON:  # Windows: the process takes the locks itself, and this one waits until it has them
        for lock in locks:
            lock.release()
    with contextlib.ExitStack() as files:
        try:
            written: Any = files.enter_context(output.open("ab"))
        except OSError:  # what the process has to say is less important than what it does
            written = subprocess.DEVNULL
        process = subprocess.Popen(
            [*command, "--held", ",".join(map(str, handed_on)), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=written,
            stderr=written,
            pass_fds=handed_on,
            start_new_session=True,  # the process outlives the server
            env={**os.environ, "OMP_NUM_THREADS": "1", **_finds_what_this_one_finds()},
        )
    # Somebody must wait for it, or it stays as a zombie for as long as the server lives.
    threading.Thread(target=process.wait, daemon=True).start()
    while not CAN_BE_HANDED_ON and process.poll() is None and not all(lock.is_held() for lock in locks):
        time.sleep(_ASK_EVERY)


def _finds_what_this_one_finds() -> dict[str, str]:
    """Environment in which a process imports what this one does, and nothing that lies in the folder of its start."""
    return {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONSAFEPATH": "1"}


def held_locks(paths: Sequence[Path], held: str) -> list[Lock]:
    """The locks that this process was started with.

    Args:
        paths: Of their files.
        held: What stood behind `--held`.
    """
    if CAN_BE_HANDED_ON:
        return [Lock(path, int(descriptor)) for path, descriptor in zip(paths, held.split(","), strict=True)]
    return [Lock(path).__enter__() for path in paths]

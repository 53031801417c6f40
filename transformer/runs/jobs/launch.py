"""The start of processes that outlive their parent and hold locks from the very start."""

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

from transformer.runs.locks import CAN_BE_HANDED_ON, Lock

_ASK_EVERY = 0.1


def launch(command: Sequence[str], arguments: Sequence[str], locks: Sequence[Lock], output: Path) -> None:
    """Start a process of this program that inherits locks.

    Args:
        command: Command that starts the process.
        arguments: Arguments after `--held` and the descriptors of the locks; the process passes both to `held_locks`.
        locks: Locks that this process holds; it can release them afterwards.
        output: File to which the output of the process is appended.
    Raises:
        OSError: If the process can't be started.
    """
    handed_on = [lock.descriptor for lock in locks if CAN_BE_HANDED_ON and lock.descriptor is not None]
    if not CAN_BE_HANDED_ON:  # on Windows, the process takes the locks itself, and this one waits until it has them
        for lock in locks:
            lock.release()
    paths = os.pathsep.join(filter(None, sys.path))
    with contextlib.ExitStack() as files:
        try:
            written: Any = files.enter_context(output.open("ab"))
        except OSError:  # the process can work without a log
            written = subprocess.DEVNULL
        process = subprocess.Popen(
            [*command, "--held", ",".join(map(str, handed_on)), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=written,
            stderr=written,
            pass_fds=handed_on,
            start_new_session=True,  # the process outlives the server
            # It imports from the same paths as this one, and nothing from its working directory.
            env={**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": paths, "PYTHONSAFEPATH": "1"},
        )
    # Without a wait, the ended process would stay a zombie as long as this one lives.
    threading.Thread(target=process.wait, daemon=True).start()
    while not CAN_BE_HANDED_ON and process.poll() is None and not all(lock.is_held() for lock in locks):
        time.sleep(_ASK_EVERY)


def held_locks(paths: Sequence[Path], held: str) -> list[Lock]:
    """Return the locks with which this process was started: those of these files, with the descriptors in `--held`."""
    if CAN_BE_HANDED_ON:
        return [Lock(path, int(descriptor)) for path, descriptor in zip(paths, held.split(","), strict=True)]
    return [Lock(path).__enter__() for path in paths]

"""Retries on a full disk, which makes a run wait instead of fail."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import TypeVar

from transformer.runs.jobs.folder import RunFolder
from transformer.runs.storage import is_about_storage, storage_words

T = TypeVar("T")
TRY_EVERY = 2.0
"""Seconds between two attempts to store something."""


def with_patience(folder: RunFolder, action: Callable[[], T]) -> T:
    """Call an action that stores something of a run; retry it as long as the disk is full or read-only.

    Meanwhile the run waits and reports the reason as soon as the event can be stored. A retry must continue after what
    the action has already stored.

    Returns:
        The result of the action.
    Raises:
        OSError: If the folder was removed, or the disk has another error.
    """
    is_waiting = False
    while True:
        try:
            found = action()
            break
        except OSError as error:
            if not folder.path.exists() or not is_about_storage(error):
                raise
            with contextlib.suppress(OSError):
                if not is_waiting:
                    reason = f"{storage_words(error)} The run goes on by itself when that has changed."
                    folder.emit("waiting", reason=reason)
                    is_waiting = True
        time.sleep(TRY_EVERY)
    if is_waiting and folder.last_state()["event"] == "waiting":
        with contextlib.suppress(OSError):
            folder.emit("going", step=folder.step())
    return found

"""A disk that is full ends no run: what can't be stored now is stored later."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import TypeVar

from transformer.runs.jobs.folder import RunFolder
from transformer.runs.jobs.storage import is_about_storage, storage_words

T = TypeVar("T")
TRY_EVERY = 2.0
"""Seconds until something is tried again that could not be stored."""


def with_patience(folder: RunFolder, action: Callable[[], T]) -> T:
    """Do something that stores what belongs to a run, again and again for as long as the disk doesn't take it.

    The run waits meanwhile and says why, as soon as there is room for so few words.

    Args:
        folder: Of the run.
        action: Does it; where it has stored a part already, it goes on from there.
    Raises:
        OSError: If the folder was removed, or the disk has another trouble.
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

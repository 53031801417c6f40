"""Files that may hold anything, and disks that may be full."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from transformer.errors import DamagedError

NO_ROOM = "There is no room left on the server's disk."
MOST_BYTES = 1 << 20
"""Of a file of a run that is small by its nature: what a person or the program notes about the run."""
_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_CLOSED = {errno.EROFS, errno.EACCES, errno.EPERM}


def read_file(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of an ordinary file.

    Args:
        path: Of the file; what stands there may be anything.
        most: Bytes that it may have.
    Raises:
        FileNotFoundError: If there is nothing.
        DamagedError: If it is something else than a file, is larger, or can't be read.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))  # a pipe would make us wait for good
        with os.fdopen(descriptor, "rb") as file:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode):
                raise DamagedError(path.name, "is no ordinary file")
            if status.st_size > most:
                raise DamagedError(path.name, f"has {status.st_size:,} bytes; at most {most:,} are read")
            return file.read()
    except FileNotFoundError:
        raise
    except OSError as error:
        raise DamagedError(path.name, f"can't be read ({error.strerror})") from None


def is_about_storage(error: BaseException) -> bool:
    """Whether an error says that the disk is full or can't be written: it may pass, and no run is to blame."""
    return isinstance(error, OSError) and error.errno in _FULL | _CLOSED


def storage_words(error: OSError) -> str:
    """Why something could not be stored, in a sentence that names no path of this server."""
    if error.errno in _FULL:
        return NO_ROOM
    if error.errno in _CLOSED:
        return "The server's folder of runs can't be written to."
    if isinstance(error, FileNotFoundError):
        return "It is not here any more: it was removed a moment ago, in another tab perhaps."
    return f"The server's disk gave an error: {error.strerror or type(error).__name__}."

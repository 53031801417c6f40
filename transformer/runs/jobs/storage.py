"""Reading of files with unknown content, and errors of storage such as a full disk."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from transformer.errors import DamagedError

NO_ROOM = "There is no room left on the server's disk."
MOST_BYTES = 1 << 20
"""Most bytes of a small file in a run's folder, such as a note."""
_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_CLOSED = {errno.EROFS, errno.EACCES, errno.EPERM}


def read_file(path: Path, most: int = MOST_BYTES) -> bytes:
    """Read an ordinary file.

    Args:
        path: Path of the file; anything may be there.
        most: Most bytes accepted.
    Raises:
        FileNotFoundError: If nothing is there.
        DamagedError: If it is not an ordinary file, is too large, or can't be read.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))  # opening a pipe would block for good
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
    """Return whether an error means that the disk is full or read-only, which may pass and is not the run's fault."""
    return isinstance(error, OSError) and error.errno in _FULL | _CLOSED


def storage_words(error: OSError) -> str:
    """Return why something could not be stored, in a sentence that reveals no path of this server."""
    if error.errno in _FULL:
        return NO_ROOM
    if error.errno in _CLOSED:
        return "The server's folder of runs can't be written to."
    if isinstance(error, FileNotFoundError):
        return "It is not here any more: it was removed a moment ago, in another tab perhaps."
    return f"The server's disk gave an error: {error.strerror or type(error).__name__}."

"""Reading of files with unknown content, and errors of storage such as a full disk."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from transformer.errors import DamagedError

NO_ROOM = "There is no room left on the server's disk."
UNREADABLE = "\ufffd"
"""Content of a note that exists but can't be read."""
_LONGEST_NOTE = 200
MOST_BYTES = 1 << 20
"""Most bytes of a small file in a run's folder, such as a note."""
_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_CLOSED = {errno.EROFS, errno.EACCES, errno.EPERM}


@contextmanager
def opened(path: Path, most: int) -> Iterator[BinaryIO]:
    """Open a file for reading, whatever may be there.

    Raises:
        FileNotFoundError: If nothing is there.
        DamagedError: If it is not an ordinary file, has more than `most` bytes, or can't be read.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))  # opening a pipe would block for good
        with os.fdopen(descriptor, "rb") as file:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode):
                raise DamagedError(path.name, "is no ordinary file")
            if status.st_size > most:
                raise DamagedError(path.name, f"has {status.st_size:,} bytes; at most {most:,} are read")
            yield file
    except FileNotFoundError:
        raise
    except OSError as error:
        raise DamagedError(path.name, f"can't be read ({error.strerror})") from None


def read_file(path: Path) -> bytes:
    """Return the content of a file of at most `MOST_BYTES`; the errors are those of `opened`."""
    with opened(path, MOST_BYTES) as file:
        return file.read()


def read_note(path: Path) -> str:
    """Return a note of a few words; empty if there is none, `UNREADABLE` if it can't be read."""
    try:
        return read_file(path).decode(errors="replace")[:_LONGEST_NOTE]
    except FileNotFoundError:
        return ""
    except DamagedError:
        return UNREADABLE


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

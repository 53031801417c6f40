"""Temporary files that a writer left behind when it was killed."""

import logging
import os
import re
import time
from contextlib import suppress
from pathlib import Path

_TEMPORARY = re.compile(r"\..+\.[0-9a-f]{8}")
"""The names that `transformer.checkpoints.rewriting.replacing` gives to temporary files."""
_OLD = 3600.0
"""Seconds after its last change from which nobody writes a file any more: on a slow disk writing may take minutes."""
_LOG = logging.getLogger("attention_lab")


def sweep_leftovers(root: Path) -> int:
    """Delete temporary files, in a folder and all below it, that nobody has written to for an hour.

    Returns:
        The number of deleted files.
    """
    before, count = time.time() - _OLD, 0
    for folder, _, names in os.walk(root):
        for path in (Path(folder, name) for name in names if _TEMPORARY.fullmatch(name)):
            with suppress(OSError):  # the file is gone meanwhile, or the folder is read-only
                if path.lstat().st_mtime < before:
                    path.unlink()
                    count += 1
    if count:
        _LOG.info("%d temporary files of writers that were killed are deleted.", count)
    return count

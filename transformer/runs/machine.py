"""The memory that a process may use on this machine: how much there is, and a limit on it."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

try:
    import resource
except ImportError:  # not on Windows
    resource = None

_UNKNOWN = 8 * 10**9
"""Bytes of memory assumed for a computer that doesn't report them."""


def usable_memory(root: Path = Path("/")) -> int:
    """Return the bytes of memory that this process may use: the machine's, or less if a container or limit says so.

    `root` contains `proc/` and `sys/`.
    """
    return min([_physical(), *_of_groups(root), *_of_limits()])


def used_memory(root: Path = Path("/")) -> int:
    """Return the bytes of memory that this process uses now, or its peak if only that is known."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        return int((root / "proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    if resource is None:
        return 0
    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest if sys.platform == "darwin" else largest * 1024


def _physical() -> int:
    names = getattr(os, "sysconf_names", {})  # not on Windows
    if "SC_PAGE_SIZE" not in names or "SC_PHYS_PAGES" not in names:
        return _UNKNOWN
    found = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return found if found > 0 else _UNKNOWN


def _of_groups(root: Path) -> list[int]:
    """Return the limits of this process's control groups, version 1 and 2, and of all groups around them."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for line in (root / "proc/self/cgroup").read_text().splitlines():
            _, controllers, path = line.split(":", 2)
            if controllers and "memory" not in controllers.split(","):
                continue
            mount, name = ("memory", "memory.limit_in_bytes") if controllers else ("", "memory.max")
            top = root / "sys/fs/cgroup" / mount
            # In a container, the path may be the host's; then the container's own group is at the top.
            group = top / path.lstrip("/")
            for folder in (group, *group.parents):
                if folder == top.parent:
                    break
                with contextlib.suppress(OSError, ValueError):  # no such file, or "max"
                    found.append(int((folder / name).read_text()))
    return [limit for limit in found if limit > 0]


def _of_limits() -> list[int]:
    if resource is None:
        return []
    soft = [resource.getrlimit(getattr(resource, name))[0] for name in ("RLIMIT_AS", "RLIMIT_DATA")]
    return [limit for limit in soft if limit != resource.RLIM_INFINITY]


@contextlib.contextmanager
def restore_limits() -> Iterator[None]:
    """Restore the memory limit on exit, so that processes started later don't inherit one set by `hold_to`."""
    before = resource.getrlimit(resource.RLIMIT_DATA) if resource and sys.platform == "linux" else None
    try:
        yield
    finally:
        if resource and before:
            resource.setrlimit(resource.RLIMIT_DATA, before)


def hold_to(limit: int) -> None:
    """Limit the bytes of private memory of this process, without the code of programs and libraries; only on Linux."""
    if resource is None or sys.platform != "linux":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    others = [other for other in (soft, hard) if other != resource.RLIM_INFINITY]
    resource.setrlimit(resource.RLIMIT_DATA, (min([limit, *others]), hard))

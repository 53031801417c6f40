"""The start of the follower, and the lock by which it shows that it is alive and learns which cluster it follows."""

from __future__ import annotations

import sys
from pathlib import Path

from transformer.runs.jobs.launch import launch
from transformer.runs.locks import Lock

_FOLLOWER = (sys.executable, "-m", "transformer.runs.jobs.cluster.follower")


def follower_lock(root: Path) -> Path:
    """Return the path of the lock that the follower's process holds; the file contains the cluster's address."""
    return root / "follower.lock"


def name_cluster(root: Path, address: str) -> None:
    """Name the cluster that is to be followed; a follower of another one reads that and ends."""
    if named_cluster(root) != address:
        follower_lock(root).write_bytes(address.encode())


def named_cluster(root: Path) -> str:
    """Return the address of the cluster that is to be followed; empty for none."""
    try:
        return follower_lock(root).read_bytes().decode(errors="replace")
    except OSError:
        return ""


def start_follower(root: Path) -> None:
    """Start the process that follows all runs of the named cluster, unless it is alive."""
    lock = Lock(follower_lock(root))
    if lock.take():
        try:
            launch(_FOLLOWER, [str(root.resolve())], [lock], root / "follower.log")
        finally:
            lock.release()

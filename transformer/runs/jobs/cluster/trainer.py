"""The trainer: a process on a cluster that trains a run, or its rows of every batch; `attempt` polls it for news."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import socket
import tempfile
import threading
import time
import traceback
from pathlib import Path
from typing import Any

from transformer.checkpoints.checkpoint import Checkpoint, load
from transformer.runs.jobs.controls import Controls
from transformer.runs.jobs.data_parallel import work
from transformer.runs.locks import Lock
from transformer.runs.run import load_spec
from transformer.training.data_parallel import join_process_group

_PREFIX = "attention-lab-trainer-"
"""Prefix of the names of trainers' folders in the folder for temporary files."""


News = tuple[list[dict[str, Any]], dict[str, bytes]]
"""The events of a trainer since the last poll, in order, and the latest contents of the files saved since, by name."""


class Trainer:
    """One process of a run, and a job's host: `work` trains while `exchange` answers in another thread.

    Args:
        files: The files of the run's folder that training needs, by name: spec, last checkpoint, files of the task.
    """

    def __init__(self, files: dict[str, bytes]) -> None:
        clear_left_behind()
        self._folder = Path(tempfile.gettempdir()) / f"{_PREFIX}{secrets.token_hex(8)}"
        self._alive = Lock(self._folder.with_suffix(".lock"))  # held as long as this process lives
        self._alive.take()  # before the folder exists, because another trainer would remove it
        self._folder.mkdir(mode=0o700)
        for name, content in files.items():
            (self._folder / name).write_bytes(content)
        self.controls = Controls()
        self._news: News = [], {}
        self._lock = threading.Lock()

    # Called by `attempt`

    def address(self) -> str:
        """Return a free address of this trainer for the others of the run, `host:port`."""
        with socket.socket() as free:
            free.bind((_own_address(), 0))
            return "{}:{}".format(*free.getsockname())

    def work(self, number: int, count: int, address: str) -> None:
        """Train the run to its end.

        Args:
            number: Rank of this trainer, from 0; the first one runs the job.
            count: Number of trainers of the run.
            address: Address of the first one, `host:port`.
        Raises:
            RuntimeError: If there are several trainers, and another one is gone or memory has run out.
        """
        try:
            spec = load_spec(self._folder / "spec.json")
            if count > 1:
                if found := _interface(_own_address()):
                    os.environ.setdefault("GLOO_SOCKET_IFNAME", found)
                join_process_group(number, count, address)
            work(spec, self)
        except Exception as error:
            if count > 1 and isinstance(error, RuntimeError):
                raise
            traceback.print_exc()
            self.emit("failed", reason=str(error) or type(error).__name__)

    def exchange(self, controls: Controls) -> News:
        """Receive the current controls; return the news since the last call."""
        self.controls = controls
        with self._lock:
            news, self._news = self._news, ([], {})
        return news

    def leave(self) -> None:
        """Remove the trainer's files from this computer."""
        _remove(self._folder, self._alive)

    # Called by the job; see `JobHost`

    def emit(self, event: str, **values: Any) -> None:
        """Record an event; a start also contains the address of this computer."""
        if event == "start":
            values["computer"] = _own_address()
        with self._lock:
            self._news[0].append({"event": event, "time": round(time.time(), 3), **values})

    def save(self, name: str, content: bytes) -> None:
        """Keep a file until the next poll."""
        with self._lock:
            self._news[1][name] = content

    def last_checkpoint(self) -> Checkpoint | None:
        """Return the checkpoint from which the run resumes here; None on later calls, or if there is none."""
        path = self._folder / "checkpoint.safetensors"
        found = load(path) if path.exists() else None
        path.unlink(missing_ok=True)  # because it may be large, and a killed trainer leaves its files behind
        return found


def clear_left_behind() -> None:
    """Remove the folders of killed trainers from this computer."""
    for path in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*/"):
        lock = Lock(path.with_suffix(".lock"))
        with contextlib.suppress(OSError):  # the folder of another user
            if lock.take():
                _remove(path, lock)


def _remove(folder: Path, lock: Lock) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    lock.path.unlink(missing_ok=True)
    lock.release()


def _own_address() -> str:
    import ray  # here, so that `Trainer` can be imported without Ray

    return ray.util.get_node_ip_address()


def _interface(address: str) -> str:
    """Return the network interface with this address; gloo would use the host name's, on many hosts 127.0.1.1."""
    import psutil  # pyright: ignore[reportMissingModuleSource, reportMissingImports]  # installed with Ray

    found = psutil.net_if_addrs().items()
    return next((name for name, addresses in found if any(one.address == address for one in addresses)), "")

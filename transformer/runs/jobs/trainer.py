"""A process on a cluster that trains a run, or a part of every batch of it; `cluster` asks it what is new."""

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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from transformer.checkpoints.checkpoint import Checkpoint, load
from transformer.runs.jobs.controls import Controls
from transformer.runs.jobs.data_parallel import work
from transformer.runs.jobs.locks import Lock
from transformer.runs.run import load_spec
from transformer.training.data_parallel import join_process_group

_PREFIX = "attention-lab-trainer-"
"""Beginning of the names of trainers' folders, in the folder for temporary files."""


@dataclass(frozen=True)
class News:
    """What a trainer has told since it was asked last.

    Attributes:
        events: In order, each with its time.
        files: By name; of one that was saved again only the last content.
    """

    events: list[dict[str, Any]] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)

    def __add__(self, later: News) -> News:
        return News(self.events + later.events, self.files | later.files)


class Trainer:
    """One process of a run: `work` trains while `exchange` answers from another thread. It is a job's host.

    Args:
        files: The run's folder as far as training needs it: `spec.json`, the last checkpoint, files of the task.
    """

    def __init__(self, files: dict[str, bytes]) -> None:
        clear_left_behind()
        self._folder, self._lock_of_folder = _own_folder()
        for name, content in files.items():
            (self._folder / name).write_bytes(content)
        self.controls = Controls()
        self._news, self._lock = News(), threading.Lock()

    # What `cluster` calls

    def address(self) -> str:
        """Where the other trainers of the run find this one, `host:port`."""
        with socket.socket() as free:
            free.bind((_own_address(), 0))
            return "{}:{}".format(*free.getsockname())

    def work(self, number: int, count: int, address: str) -> None:
        """Train the run to its end.

        Args:
            number: Of this trainer, from 0; the first one has the host.
            count: Of the run's trainers.
            address: Of the first one.
        Raises:
            RuntimeError: If another trainer of the run is gone, or has no memory left.
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
        """Take the controls and give what is new."""
        self.controls = controls
        with self._lock:
            news, self._news = self._news, News()
        return news

    def leave(self) -> None:
        """Leave nothing behind on this computer."""
        _remove(self._folder, self._lock_of_folder)

    # What the job calls: see `Desk`

    def emit(self, event: str, **values: Any) -> None:
        """Tell what happened; a start tells the computer too."""
        if event == "start":
            values["computer"] = _own_address()
        with self._lock:
            self._news.events.append({"event": event, "time": round(time.time(), 3), **values})

    def save(self, name: str, content: bytes) -> None:
        """Keep a file until it is asked for."""
        with self._lock:
            self._news.files[name] = content

    def last_checkpoint(self) -> Checkpoint | None:
        """What the run goes on from here; given once."""
        path = self._folder / "checkpoint.safetensors"
        found = load(path) if path.exists() else None
        path.unlink(missing_ok=True)  # it may be large, and a trainer that is killed leaves its files behind
        return found


def clear_left_behind() -> None:
    """Remove the folders of trainers on this computer that were killed."""
    for path in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*/"):
        lock = Lock(path.with_suffix(".lock"))
        with contextlib.suppress(OSError):  # another person's
            if lock.take():
                _remove(path, lock)


def _own_folder() -> tuple[Path, Lock]:
    """A new folder, whose lock says for how long it has an owner."""
    path = Path(tempfile.gettempdir()) / f"{_PREFIX}{secrets.token_hex(8)}"
    lock = Lock(path.with_suffix(".lock"))
    lock.take()  # before the folder is there: another trainer would clear it away
    path.mkdir(mode=0o700)
    return path, lock


def _remove(folder: Path, lock: Lock) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    lock.path.unlink(missing_ok=True)
    lock.release()


def _own_address() -> str:
    import ray  # not at the top: whoever only wants `News` needs no Ray

    return ray.util.get_node_ip_address()


def _interface(address: str) -> str:
    """The network interface with this address: gloo would look up the host's name, which many hosts call 127.0.1.1."""
    import psutil  # pyright: ignore[reportMissingModuleSource, reportMissingImports]  # Ray brings it along

    found = psutil.net_if_addrs().items()
    return next((name for name, addresses in found if any(one.address == address for one in addresses)), "")

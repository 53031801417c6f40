"""A question to a process that reads one file and answers in JSON, or is ended."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from transformer.errors import FileError, error_from_dict

MEGABYTES = 300
"""Memory that reading one file may add to the machine; kept on Linux."""
AT_ONCE = 2
"""Files that are read at the same time; others wait."""

_PATIENCE = 30.0
"""Seconds that a file waits until one of these has been read."""
_LONGEST_ANSWER = 1 << 20
_CHILD = Path(__file__).with_name("child.py")
_ENVIRONMENT = {
    # One thread: a second one would take the processor from whoever looks at a page.
    **dict.fromkeys(("RAYON_NUM_THREADS", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"), "1"),
    "TOKENIZERS_PARALLELISM": "false",
    "MALLOC_ARENA_MAX": "1",
    **{name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ},
}
_slots = threading.BoundedSemaphore(AT_ONCE)


def ask(
    what: str, name: str, seconds: float, request: dict[str, Any], kind: type[FileError] = FileError
) -> dict[str, Any]:
    """Have a file read in a process of its own.

    Args:
        what: A key of `child.WORK`.
        name: Of the file, for messages.
        seconds: Until the process is ended.
        request: What the work needs, as plain values.
        kind: Of the error where the file can't be read to its end.
    Returns:
        What the work tells.
    Raises:
        LabError: If the file is not as it must be, takes too much time or memory, or too many are being read.
    """
    if not _slots.acquire(timeout=_PATIENCE):
        problem = "was not read: other people's files are being read just now"
        raise kind(name, problem, "Try again in a minute.")
    try:
        answer = _answer(what, kind, name, seconds, json.dumps(request).encode())
    finally:
        _slots.release()
    if "error" in answer:
        raise error_from_dict(answer)
    if "gave up" in answer:
        raise _too_much(kind, name)
    return answer


def _answer(what: str, kind: type[FileError], name: str, seconds: float, request: bytes) -> dict[str, Any]:
    process = subprocess.Popen(
        [sys.executable, "-I", "-X", "utf8", str(_CHILD), what, str(int(seconds)), str(MEGABYTES)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=_ENVIRONMENT,
        start_new_session=True,
    )
    told: list[bytes] = []
    exchange = threading.Thread(target=_exchange, args=(process, request, told), daemon=True)
    exchange.start()
    exchange.join(seconds)
    was_slow = exchange.is_alive()
    _end(process)
    exchange.join()
    if was_slow or process.returncode == -getattr(signal, "SIGXCPU", 0):
        raise kind(name, f"takes longer than {seconds:.0f} seconds to read", "Make it smaller.")
    try:
        if len(told[0]) > _LONGEST_ANSWER:
            raise ValueError
        return dict(json.loads(told[0]))
    except (ValueError, IndexError, TypeError):
        raise _too_much(kind, name) from None


def _too_much(kind: type[FileError], name: str) -> FileError:
    problem = f"can't be read: it is damaged, or takes more than {MEGABYTES} MB of memory"
    return kind(name, problem, "Make it smaller.")


def _exchange(process: subprocess.Popen[bytes], request: bytes, told: list[bytes]) -> None:
    if process.stdin is None or process.stdout is None:
        raise ValueError("`process` must have pipes for its input and its output.")
    with process.stdin as into, process.stdout as out:
        try:
            into.write(request)
            into.close()
        except BrokenPipeError:  # it ended before it had read everything; what it said is there all the same
            pass
        told.append(out.read(_LONGEST_ANSWER + 1))


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the process and whatever it may have started, and wait until it is gone."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (AttributeError, ProcessLookupError):  # no groups on this system, or gone already
        process.kill()
    process.wait()

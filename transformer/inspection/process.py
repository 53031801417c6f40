"""A request to a separate process that reads one file and answers in JSON, or is killed at a time limit."""

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

MEGABYTES, WITH_TORCH = 300, 1000
"""Memory limits of the process that reads a file, and of one that runs a model, on Linux."""
AT_ONCE = 2
"""Most files read at the same time; others wait."""

_PATIENCE = 60.0
"""Seconds that a file waits for its turn."""
_BUSY = 6.0 if sys.platform == "linux" else 1.0
"""How many times its seconds of computing a process may last: on a busy server it gets a part of the processor."""
_LONGEST_ANSWER = 1 << 20
_CHILD = Path(__file__).with_name("child.py")
_ENVIRONMENT = {
    # One thread, which leaves the other cores to the pages.
    **dict.fromkeys(("RAYON_NUM_THREADS", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"), "1"),
    "TOKENIZERS_PARALLELISM": "false",
    "MALLOC_ARENA_MAX": "1",
    **{name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ},
}
_slots = threading.BoundedSemaphore(AT_ONCE)
_slot_with_torch = threading.BoundedSemaphore(1)


def ask(
    what: str,
    name: str,
    seconds: float,
    request: dict[str, Any],
    kind: type[FileError] = FileError,
    with_torch: bool = False,
) -> dict[str, Any]:
    """Have a file read in a separate process.

    Args:
        what: A key of `child.WORK`.
        name: Name of the file, for messages.
        seconds: Most seconds that the process may compute.
        request: Arguments of the work, as plain values.
        kind: Class of the error if the file can't be read to its end.
        with_torch: The work needs torch: then it may have more memory, and only one runs at a time.
    Returns:
        The result of the work.
    Raises:
        LabError: If the file breaks a rule, takes too much time or memory, or waits too long for its turn.
    """
    slots, megabytes = (_slot_with_torch, WITH_TORCH) if with_torch else (_slots, MEGABYTES)
    if not slots.acquire(timeout=_PATIENCE):
        problem = "was not read: other people's files are being read just now"
        raise kind(name, problem, "Try again in a minute.")
    try:
        answer = _answer(what, kind, name, seconds, megabytes, json.dumps(request).encode())
    finally:
        slots.release()
    if "error" in answer:
        raise error_from_dict(answer)
    if "gave up" in answer:
        raise too_much_error(kind, name, megabytes)
    return answer


def _answer(
    what: str, kind: type[FileError], name: str, seconds: float, megabytes: int, request: bytes
) -> dict[str, Any]:
    process = subprocess.Popen(
        [sys.executable, "-I", "-X", "utf8", str(_CHILD), what, str(int(seconds)), str(megabytes)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=_ENVIRONMENT,
        start_new_session=True,
    )
    outputs: list[bytes] = []
    exchange = threading.Thread(target=_exchange, args=(process, request, outputs), daemon=True)
    exchange.start()
    exchange.join(seconds * _BUSY)
    was_slow = exchange.is_alive()
    _end(process)
    exchange.join()
    if was_slow or process.returncode == -getattr(signal, "SIGXCPU", 0):
        raise kind(name, f"takes longer than {seconds:.0f} seconds to read", "Make it smaller.")
    try:
        if len(outputs[0]) > _LONGEST_ANSWER:
            raise ValueError
        return dict(json.loads(outputs[0]))
    except (ValueError, IndexError, TypeError):
        raise too_much_error(kind, name, megabytes) from None


def too_much_error(kind: type[FileError], name: str, megabytes: int = MEGABYTES) -> FileError:
    """Return the refusal of a file that is damaged, or takes more memory than it may."""
    problem = f"can't be read: it is damaged, or takes more than {megabytes} MB of memory"
    return kind(name, problem, "Make it smaller.")


def _exchange(process: subprocess.Popen[bytes], request: bytes, outputs: list[bytes]) -> None:
    if process.stdin is None or process.stdout is None:
        raise ValueError("`process` must have pipes for its input and its output.")
    with process.stdin as into, process.stdout as out:
        try:
            into.write(request)
            into.close()
        except BrokenPipeError:  # it ended before reading everything; its output is available all the same
            pass
        outputs.append(out.read(_LONGEST_ANSWER + 1))


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill the process and any it started, and wait until it is gone."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (AttributeError, ProcessLookupError):  # no process groups on this system, or already gone
        process.kill()
    process.wait()

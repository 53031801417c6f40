"""The way to a Ray cluster that somebody has started: becoming its client, and noticing when it is gone.

Ray itself would wait for minutes, end the process where it finds no token, and go on asking a cluster that took
another's place without end.
"""

from __future__ import annotations

import logging
import os
import re
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

# Read when Ray is imported: never start a cluster unasked, never tell anybody about it, and write down errors only.
os.environ |= {"RAY_ENABLE_AUTO_CONNECT": "0", "RAY_USAGE_STATS_ENABLED": "0"}
os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "error")

REACH_WITHIN = 5.0
"""Seconds that the computer of a cluster's head may take to answer."""
ANSWER_WITHIN = 5.0
"""Seconds that Ray on it may take to say which cluster it is."""
JOIN_WITHIN = 60.0
"""Seconds until this process is a client of a cluster that has answered."""
ASK_EVERY = 1.0
"""Seconds between two questions whether the cluster is there."""
SILENCE = 10.0
"""Seconds without an answer after which a cluster counts as gone."""
_README = "as “On a cluster” in the README says"


class Away(Exception):
    """The cluster can't be used now.

    Args:
        why: The beginning of a sentence.
        until: When runs go on; the end of that sentence.
        is_known_to_ray: Whether Ray was asked already, which remembers in this process e.g. what its token is.
    """

    def __init__(self, why: str, until: str, is_known_to_ray: bool = False) -> None:
        super().__init__(f"{why}; the run goes on by itself {until}.")
        self.why, self.until, self.is_known_to_ray = why, until, is_known_to_ray

    def sentence(self, step: int) -> str:
        """What is told of a run that has done so many steps."""
        goes_on = f"goes on by itself from step {step:,}" if step else "starts by itself"
        return f"{self.why}; the run {goes_on} {self.until}."


def reach(address: str) -> None:
    """See whether there is a way to a cluster, as far as that can be told without Ray.

    Args:
        address: Of the cluster's head, `host:port`, or `auto` for the one this computer belongs to.
    Raises:
        Away: If there is none.
    """
    found = re.fullmatch(r"\[?([^\s/]+?)\]?:(\d{1,5})", address)
    if not found and address != "auto":
        raise Away(f"The cluster's address must be host:port, got {address}", "when the server has another one")
    if os.environ.get("RAY_AUTH_MODE", "").lower() == "token" and not _has_token():
        raise Away(
            f"This computer has no token for the cluster at {address}: copy it from the cluster's head, {_README}",
            "when it is there",
        )
    if found:
        try:
            socket.create_connection((found[1], int(found[2])), timeout=REACH_WITHIN).close()
        except (OSError, OverflowError) as error:
            raise away(address) from error


def _has_token() -> bool:
    if os.environ.get("RAY_AUTH_TOKEN"):
        return True
    path = os.environ.get("RAY_AUTH_TOKEN_PATH") or "~/.ray/auth_token"
    try:
        return bool(Path(path).expanduser().read_bytes().strip())
    except (OSError, RuntimeError):
        return False


def away(address: str) -> Away:
    """What is told when a cluster is not there, or not there any more."""
    return Away(f"The cluster at {address} does not answer", "when it is back")


def join(address: str, program: Path, give_up: Callable[[Away], NoReturn]) -> Watch:
    """Become a client of a cluster that `reach` has reached.

    Args:
        address: As for `reach`.
        program: Folder of the package that the cluster's processes import.
        give_up: Called from another thread when the cluster is gone, now or later; it must end this process, because
            Ray may keep any other thread waiting.
    Returns:
        What watches over the cluster until it is stopped.
    Raises:
        Away: If it can't be used.
    """
    import ray
    from ray._private.worker import global_worker
    from ray._raylet import GcsClient  # pyright: ignore[reportAttributeAccessIssue]  # its stub leaves it out

    watch = Watch(address, give_up)
    try:
        if address != "auto":  # a port where something else answers would keep `ray.init` for minutes
            _within(ANSWER_WITHIN, lambda: GcsClient(address=address))
        watch.start()
        environment = {"py_modules": [str(program)]}
        ray.init(address, runtime_env=environment, log_to_driver=False, logging_level=logging.ERROR)
        watch.has_joined(global_worker.gcs_client)  # pyright: ignore[reportAttributeAccessIssue]  # set when Ray connects
        return watch
    except Exception as error:  # of many kinds
        watch.stop()
        raise _as_away(error, address) from error


def _as_away(error: Exception, address: str) -> Away:
    """What Ray says, in words for people; in this process it would say the same again."""
    from ray.exceptions import AuthenticationError

    the_cluster = f"The cluster at {address}"
    if isinstance(error, AuthenticationError):
        why = f"{the_cluster} refuses this computer's token, or it has none: copy it from the cluster's head, {_README}"
    elif isinstance(error, TimeoutError):
        why = f"Something answers at {address}, but it is no Ray: look after the address and its port"
    else:  # e.g. another version of Ray, or none on this computer
        why = f"{the_cluster} can't be used ({first_line(error)}): start Ray there and on this computer, {_README}"
    return Away(why, "when that is done", True)


def _within(seconds: float, action: Callable[[], Any]) -> None:
    """Do something that may wait for long.

    Raises:
        TimeoutError: If it takes longer; it goes on, but nobody waits for it.
    """
    raised: list[Exception | None] = []

    def act() -> None:
        try:
            action()
            raised.append(None)
        except Exception as error:
            raised.append(error)

    thread = threading.Thread(target=act, daemon=True)
    thread.start()
    thread.join(seconds)
    if not raised:
        raise TimeoutError(f"no answer within {seconds:.0f} seconds")
    if raised[0] is not None:
        raise raised[0]


class Watch(threading.Thread):
    """Asks again and again whether the cluster is there, and is still the same one.

    Args:
        address: Of the cluster.
        give_up: Called once when it is gone.
    """

    def __init__(self, address: str, give_up: Callable[[Away], NoReturn]) -> None:
        super().__init__(daemon=True)
        self._address, self._give_up = address, give_up
        self._is_over = threading.Event()
        self._client: Any = None
        self._until = time.monotonic() + JOIN_WITHIN

    def has_joined(self, client: Any) -> None:
        """From now on the cluster has to answer.

        Args:
            client: Of Ray's; it knows the cluster that it belongs to.
        """
        self._until = time.monotonic() + SILENCE
        self._client = client

    def stop(self) -> None:
        """Watch no more."""
        self._is_over.set()

    def run(self) -> None:
        while not self._is_over.wait(ASK_EVERY):
            if self._client is not None and self._answers():
                self._until = time.monotonic() + SILENCE
            if time.monotonic() > self._until and not self._is_over.is_set():
                self._give_up(away(self._address))

    def _answers(self) -> bool:
        from ray.exceptions import AuthenticationError

        try:
            self._client.internal_kv_get(b"session_name", namespace=b"session", timeout=3)
        except AuthenticationError:  # Ray was started again: another cluster, which knows none of our trainers
            self._until = -1.0
            return False
        except Exception:  # of many kinds: there is no answer
            return False
        return True


def first_line(error: BaseException) -> str:
    """What went wrong, in few words."""
    while error.__cause__ is not None:  # Ray wraps what it was
        error = error.__cause__
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].rstrip(".:")

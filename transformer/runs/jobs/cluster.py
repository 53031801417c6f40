"""The way to a Ray cluster that somebody has started: becoming its client, and noticing when it is gone.

Ray itself would wait for minutes, end the process where it finds no token, and go on asking a cluster that took
another's place without end.
"""

from __future__ import annotations

import logging
import math
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
"""Seconds that Ray on it may take to say which cluster it is, once it has let itself be called."""
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
    """

    def __init__(self, why: str, until: str) -> None:
        super().__init__(f"{why}; the run goes on by itself {until}.")
        self.why, self.until = why, until

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


def join(address: str, program: Path, give_up: Callable[[Away], NoReturn]) -> threading.Event:
    """Become a client of a cluster that `reach` has reached, and watch from then on that it answers.

    Args:
        address: As for `reach`.
        program: Folder of the package that the cluster's processes import.
        give_up: Called from another thread when the cluster is gone, now or later; it must end this process, because
            Ray may keep any other thread waiting.
    Returns:
        Ends the watch when it is set.
    Raises:
        Away: If it can't be used; in this process Ray would say the same again.
    """
    import ray
    from ray._private.worker import global_worker

    too_long = threading.Timer(JOIN_WITHIN, lambda: give_up(away(address)))
    too_long.start()
    try:
        if address != "auto":  # a port where something else answers would keep `ray.init` for minutes
            _look_for_ray(address)
        environment = {"py_modules": [str(program)]}
        ray.init(address, runtime_env=environment, log_to_driver=False, logging_level=logging.ERROR)
    except Away:
        raise
    except Exception as error:  # of many kinds
        raise Away(_refusal(error, f"The cluster at {address}"), "when that is done") from error
    finally:
        too_long.cancel()
    client, is_over = global_worker.gcs_client, threading.Event()  # pyright: ignore[reportAttributeAccessIssue]  # set by then
    threading.Thread(target=_watch, args=(address, client, is_over, give_up), daemon=True).start()
    return is_over


def _look_for_ray(address: str) -> None:
    from ray._raylet import InnerGcsClient  # pyright: ignore[reportAttributeAccessIssue]  # its stub leaves it out
    from ray.exceptions import RpcError

    try:
        InnerGcsClient.standalone(address, None, int(1000 * ANSWER_WITHIN))
    except RpcError as error:
        why = f"Something answers at {address}, but it is no Ray: look after the address and its port"
        raise Away(why, "when that is done") from error


def _refusal(error: Exception, the_cluster: str) -> str:
    """What Ray says, in words for people."""
    from ray.exceptions import AuthenticationError

    if isinstance(error, AuthenticationError):
        return (
            f"{the_cluster} refuses this computer's token, or it has none: copy it from the cluster's head, {_README}"
        )
    # E.g. another version of Ray, or none on this computer.
    return f"{the_cluster} can't be used ({first_line(error)}): start Ray there and on this computer, {_README}"


def _watch(address: str, client: Any, is_over: threading.Event, give_up: Callable[[Away], NoReturn]) -> None:
    """Ask again and again whether the cluster is there, and is still the one that this client of Ray's belongs to."""
    from ray.exceptions import AuthenticationError

    answered = time.monotonic()
    while not is_over.wait(ASK_EVERY):
        try:
            client.internal_kv_get(b"session_name", namespace=b"session", timeout=3)
            answered = time.monotonic()
        except AuthenticationError:  # Ray was started again: another cluster, which knows none of our trainers
            answered = -math.inf
        except Exception:  # of many kinds: there is no answer
            logging.debug("No answer.", exc_info=True)
        if time.monotonic() - answered > SILENCE and not is_over.is_set():
            give_up(away(address))


def first_line(error: BaseException) -> str:
    """What went wrong, in few words."""
    while error.__cause__ is not None:  # Ray wraps what it was
        error = error.__cause__
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].rstrip(".:")

"""Connection to a running Ray cluster: joining it as a client, and detecting when it is gone.

Ray alone would wait for minutes, end the process if it finds no token, and poll forever a cluster that has replaced the
one it joined.
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
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

# Ray reads these on import: it starts no cluster of its own, sends no usage statistics, and logs errors only.
os.environ |= {"RAY_ENABLE_AUTO_CONNECT": "0", "RAY_USAGE_STATS_ENABLED": "0"}
os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "error")

ANSWER_WITHIN = 5.0
"""Timeout in seconds for a connection to the cluster's head, and again for Ray there to identify its cluster."""
JOIN_WITHIN = 60.0
"""Timeout in seconds for joining a cluster that has answered."""
ASK_EVERY = 1.0
"""Seconds between two checks that the cluster answers."""
SILENCE = 10.0
"""Seconds without an answer after which a cluster counts as gone."""
_PAGE = "as docs/cluster.md says"


class ClusterUnavailableError(Exception):
    """The state of a cluster that can't be used at present.

    Args:
        reason: Reason, as the beginning of a sentence.
        until: Condition under which runs continue, as the end of that sentence.
    """

    def __init__(self, reason: str, until: str) -> None:
        super().__init__(f"{reason}; the run goes on by itself {until}.")
        self.reason, self.until = reason, until

    def sentence(self, step: int) -> str:
        """Return the sentence to report for a run whose last checkpoint is of this step; 0 if it has none."""
        goes_on = f"goes on by itself from step {step:,}" if step else "starts by itself"
        return f"{self.reason}; the run {goes_on} {self.until}."


def reach(address: str) -> None:
    """Check whether a cluster can be reached, as far as possible without Ray.

    Args:
        address: Address of the cluster's head, `host:port`, or `auto` for the cluster to which this computer belongs.
    Raises:
        ClusterUnavailableError: If the address is invalid, the token is missing, or the head doesn't answer.
    """
    found = re.fullmatch(r"\[?([^\s/]+?)\]?:(\d{1,5})", address)
    if not found and address != "auto":
        raise ClusterUnavailableError(
            f"The cluster's address must be host:port, got {address}", "when the server has another one"
        )
    if os.environ.get("RAY_AUTH_MODE", "").lower() == "token" and not _has_token():
        reason = f"This computer has no token for the cluster at {address}: copy it from the cluster's head"
        raise ClusterUnavailableError(f"{reason}, {_PAGE}", "when it is there")
    if found:
        try:
            with socket.create_connection((found[1], int(found[2])), timeout=ANSWER_WITHIN) as connection:
                if os.environ.get("RAY_USE_TLS", "0") in {"", "0"} and not _speaks_http2(connection):
                    raise _no_ray_error(address)
        except (OSError, OverflowError) as error:
            raise no_answer_error(address) from error


def _speaks_http2(connection: socket.socket) -> bool:
    """Return whether a server answers as Ray's does; Ray alone would wait three times as long for a silent one."""
    settings = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
    try:
        connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + settings)
        return connection.recv(9, socket.MSG_WAITALL)[3:4] == settings[3:4]
    except OSError:  # also a timeout
        return False


def _no_ray_error(address: str) -> ClusterUnavailableError:
    reason = f"Something answers at {address}, but it is no Ray: look after the address and its port"
    return ClusterUnavailableError(reason, "when that is done")


def _has_token() -> bool:
    if os.environ.get("RAY_AUTH_TOKEN"):
        return True
    path = os.environ.get("RAY_AUTH_TOKEN_PATH") or "~/.ray/auth_token"
    try:
        return bool(Path(path).expanduser().read_bytes().strip())
    except (OSError, RuntimeError):
        return False


def no_answer_error(address: str) -> ClusterUnavailableError:
    """Return the error for a cluster that doesn't answer, or no longer answers."""
    return ClusterUnavailableError(f"The cluster at {address} does not answer", "when it is back")


def join(address: str, program: Path, give_up: Callable[[ClusterUnavailableError], NoReturn]) -> threading.Event:
    """Join a cluster that `reach` has reached, as a client, and watch from then on that it answers.

    Args:
        address: Address as for `reach`.
        program: Folder of the package that the cluster's processes import.
        give_up: Called from another thread when the cluster is gone, now or later; it must end this process, because
            Ray may block any other thread.
    Returns:
        An event; setting it ends the watch.
    Raises:
        ClusterUnavailableError: If the cluster can't be used; only a new process can try again.
    """
    if find_spec("ray") is None:
        reason = f"This computer lacks Ray, which the cluster at {address} needs: install it"
        raise ClusterUnavailableError(f"{reason}, {_PAGE}", "when it is there")
    import ray
    from ray._private.worker import global_worker
    from ray.exceptions import AuthenticationError

    too_long = threading.Timer(JOIN_WITHIN, lambda: give_up(no_answer_error(address)))
    too_long.start()
    try:
        if address != "auto":  # on a port of another program, `ray.init` would hang for minutes
            _look_for_ray(address)
        environment = {"py_modules": [str(program)]}
        ray.init(address, runtime_env=environment, log_to_driver=False, logging_level=logging.ERROR)
    except ClusterUnavailableError:
        raise
    except AuthenticationError as error:
        reason = "refuses this computer's token, or it has none: copy it from the cluster's head"
        raise ClusterUnavailableError(f"The cluster at {address} {reason}, {_PAGE}", "when that is done") from error
    except Exception as error:  # of any kind, e.g. another version of Ray there, or no Ray node on this computer
        reason = f"can't be used ({first_line(error)}): start Ray there and on this computer"
        raise ClusterUnavailableError(f"The cluster at {address} {reason}, {_PAGE}", "when that is done") from error
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
        raise _no_ray_error(address) from error


def _watch(
    address: str, client: Any, is_over: threading.Event, give_up: Callable[[ClusterUnavailableError], NoReturn]
) -> None:
    """Poll the cluster; give up if it no longer answers, or is no longer the one that this client has joined."""
    from ray.exceptions import AuthenticationError

    answered = time.monotonic()
    while not is_over.wait(ASK_EVERY):
        try:
            client.internal_kv_get(b"session_name", namespace=b"session", timeout=3)
            answered = time.monotonic()
        except AuthenticationError:  # Ray was restarted; the new cluster has none of the trainers
            answered = -math.inf
        except Exception:  # of any kind, because each means that there was no answer
            logging.debug("No answer.", exc_info=True)
        if time.monotonic() - answered > SILENCE and not is_over.is_set():
            give_up(no_answer_error(address))


def first_line(error: BaseException) -> str:
    """Return the first line of an error's original cause, without its full stop."""
    while error.__cause__ is not None:  # Ray wraps the original error
        error = error.__cause__
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].rstrip(".:")

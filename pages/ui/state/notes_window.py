"""The lecturer's second window: it knows by a secret which scene its lecture has come to."""

import secrets
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass

from pages.ui.state.lecturing import OpenScene
from pages.ui.state.session import session

_MOST = 300
"""Lectures that are given at a time; those that nobody moved for longest are forgotten first."""
_given: OrderedDict[str, "Given"] = OrderedDict()
_lock = threading.Lock()


@dataclass(frozen=True)
class Given:
    """A lecture as it is given.

    Attributes:
        scene: Where it is.
        began: When its first scene was opened, seconds by `time.time`.
    """

    scene: OpenScene
    began: float


def secret_of_notes(given: OpenScene) -> str:
    """Note where this session's lecture is; returns what stands in the link of its second window."""
    now = session()
    now.notes_secret = secret = now.notes_secret or secrets.token_urlsafe(12)
    with _lock:
        before = _given.pop(secret, None)
        is_same = before and before.scene.lecture.id == given.lecture.id
        _given[secret] = Given(given, before.began if before and is_same else time.time())
        while len(_given) > _MOST:
            _given.popitem(last=False)
    return secret


def lecture_of(secret: str) -> Given | None:
    """Where a lecture is; None if no lecture has this secret, or not any more."""
    with _lock:
        return _given.get(secret)

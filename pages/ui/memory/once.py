"""Values that are kept for ever, each computed once, however many sessions ask for it at the same time."""

import functools
import threading
from collections import defaultdict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


def once(make: Callable[..., T]) -> Callable[..., T]:
    """Return a function like that of `functools.cache`, whose callers wait for a value that is being made.

    What `make` raises reaches its caller, and nothing is kept: whoever waited makes the value again.
    """
    values: dict[tuple[Hashable, ...], Any] = {}
    locks: defaultdict[tuple[Hashable, ...], threading.Lock] = defaultdict(threading.Lock)
    guard = threading.Lock()

    @functools.wraps(make)
    def ask(*args: Hashable) -> T:
        if args not in values:
            with guard:
                lock = locks[args]
            with lock:
                if args not in values:
                    values[args] = make(*args)
        return values[args]

    return ask

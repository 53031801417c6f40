"""Work that no page waits for: done in threads, so many at a time, and waited for when the server ends."""

import atexit
import itertools
import logging
import threading
from collections.abc import Callable

_ENDS_IN = 10.0
"""Seconds that the end of the server waits for what is being done."""
_LOG = logging.getLogger("attention_lab")


class Background:
    """Work that is done in turn: the shortest first, else in order, and of each person one at a time.

    Nothing ends a thread in the midst of its work: whoever gives it sees to it that it takes no more than half a
    minute, and little memory.

    Args:
        name: Name of the threads.
        at_a_time: Most threads.
    """

    def __init__(self, name: str, at_a_time: int) -> None:
        self._name, self._at_a_time = name, at_a_time
        self._lock, self._numbers = threading.Lock(), itertools.count()
        self._waiting: list[tuple[int, int, str, Callable[[], object]]] = []
        self._served: set[str] = set()
        self._threads: list[threading.Thread] = []
        atexit.register(self.end)

    def do(self, work: Callable[[], object], person: str = "", length: int = 0) -> None:
        """Have work done when it is its turn; return at once.

        Args:
            work: Does it.
            person: Whose it is; empty: nobody's, so that it waits for no other work of theirs.
            length: How long it takes, in any unit.
        """
        with self._lock:
            self._waiting.append((length, next(self._numbers), person, work))
            if len(self._threads) < self._at_a_time:
                self._threads.append(threading.Thread(target=self._work, name=self._name, daemon=True))
                self._threads[-1].start()

    def end(self) -> None:
        """Begin nothing more: a thread that Python ends in the midst of torch ends the whole process with an error."""
        with self._lock:
            self._waiting.clear()
            threads = list(self._threads)
        for thread in threads:
            thread.join(_ENDS_IN)

    def _work(self) -> None:
        while due := self._next():
            person, work = due
            try:
                work()
            except Exception:  # the thread goes on for everybody else
                _LOG.exception("Work in the background was not done.")
            with self._lock:
                self._served.discard(person)

    def _next(self) -> tuple[str, Callable[[], object]] | None:
        """Take what is due; a thread for which nothing is due ends."""
        with self._lock:
            for length, number, person, work in sorted(self._waiting):
                if person not in self._served:
                    self._waiting.remove((length, number, person, work))
                    self._served |= {person} - {""}
                    return person, work
            self._threads.remove(threading.current_thread())
        return None

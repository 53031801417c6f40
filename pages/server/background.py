"""Work that no page waits for: a limited number of threads does it, and the end of the server waits for them."""

import atexit
import itertools
import logging
import threading
from collections.abc import Callable

_ENDS_IN = 10.0
"""Seconds for which the end of the server waits for each thread."""
_LOG = logging.getLogger("attention_lab")


class Background:
    """A queue of work: the shortest is done first, else the oldest, and of each person one piece at a time.

    Nothing ends a thread in the midst of its work. Its caller sees to it that a piece of work takes no more than half
    a minute, and little memory.

    Args:
        name: Name of the threads.
        at_a_time: The most threads at a time.
    """

    def __init__(self, name: str, at_a_time: int) -> None:
        self._name, self._at_a_time = name, at_a_time
        self._lock, self._numbers = threading.Lock(), itertools.count()
        self._queue: list[tuple[int, int, str, Callable[[], object]]] = []
        self._people_in_work: set[str] = set()
        self._threads: list[threading.Thread] = []
        atexit.register(self.end)

    def do(self, work: Callable[[], object], person: str = "", length: int = 0) -> None:
        """Queue a piece of work, and return at once.

        Args:
            work: Does the work.
            person: The person whose work it is. Work of nobody (empty) waits for no other work of the same person.
            length: How long the work takes, in any unit.
        """
        with self._lock:
            self._queue.append((length, next(self._numbers), person, work))
            if len(self._threads) < self._at_a_time:
                self._threads.append(threading.Thread(target=self._work, name=self._name, daemon=True))
                self._threads[-1].start()

    def end(self) -> None:
        """Begin nothing more, and wait for the threads.

        A thread that Python ends in the midst of torch ends the whole process with an error.
        """
        with self._lock:
            self._queue.clear()
            threads = list(self._threads)
        for thread in threads:
            thread.join(_ENDS_IN)

    def _work(self) -> None:
        while job := self._next():
            person, work = job
            try:
                work()
            except Exception:  # the thread goes on for everybody else
                _LOG.exception("Work in the background was not done.")
            with self._lock:
                self._people_in_work.discard(person)

    def _next(self) -> tuple[str, Callable[[], object]] | None:
        """Take the piece of work that is due; return None, and count this thread no longer, if none is."""
        with self._lock:
            for length, number, person, work in sorted(self._queue):
                if person not in self._people_in_work:
                    self._queue.remove((length, number, person, work))
                    self._people_in_work |= {person} - {""}
                    return person, work
            self._threads.remove(threading.current_thread())
        return None

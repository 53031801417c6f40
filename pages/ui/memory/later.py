"""Values that take seconds, made in the background once for all sessions; a script that asks goes on without them."""

import functools
import logging
import threading
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Generic, ParamSpec, TypeVar

from pages.server.background import Background
from pages.ui.memory.store import STORE, Store, key_of
from transformer import LabError

P = ParamSpec("P")
T = TypeVar("T")

_MOST_PENDING, _MOST_OF_ONE = 16, 4
"""Most requests without an answer, of all and of one person: each holds its model. Beyond that one asks again later."""
_LOG = logging.getLogger("attention_lab")


@dataclass(frozen=True)
class Answer(Generic[T]):
    """The answer to a request.

    Attributes:
        value: What was made; None where it could not be.
        why_not: Why it could not be made, in a sentence; empty where it was.
    """

    value: T | None
    why_not: str = ""


class Later:
    """Requests that are answered in the background.

    Args:
        store: Receives the answers, refusals included: a request that failed is not tried again.
        name: The name of the threads.
        at_a_time: The most threads: few, so that the pages keep the other cores.
    """

    def __init__(self, store: Store, name: str = "later", at_a_time: int = 1) -> None:
        self._store, self._lock = store, threading.Lock()
        self._pending: dict[Hashable, str] = {}
        self._background = Background(name, at_a_time)

    def ask(self, key: Hashable, make: Callable[[], T], person: str = "") -> Answer[T] | None:
        """Return the answer at once if it is known; None while it is being made.

        Args:
            key: What is asked for.
            make: Makes it. The sentence of a `LabError` that it raises is the answer.
            person: Whose request it is: of each person one is made at a time; empty for nobody in particular.
        """
        with self._lock:
            if (answer := self._store.find(key)) is not None:
                return answer
            of_one = [*self._pending.values()].count(person) if person else 0
            if key not in self._pending and of_one < _MOST_OF_ONE and len(self._pending) < _MOST_PENDING:
                self._pending[key] = person
                self._background.do(functools.partial(self._answer, key, make), person)
        return None

    def _answer(self, key: Hashable, make: Callable[[], Any]) -> None:
        # A key counts as asked until its answer is kept, lest somebody who asks meanwhile has it made a second time.
        try:
            self._store.put(key, _make_answer(make))
        finally:
            with self._lock:
                del self._pending[key]


def _make_answer(make: Callable[[], T]) -> Answer[T]:
    try:
        return Answer(make())
    except LabError as error:
        return Answer(None, str(error))
    except MemoryError:
        return Answer(None, "There is not enough memory for that on this server now.")
    except Exception:  # the thread goes on for everybody else, and the page says what it can
        _LOG.exception("Something could not be measured in the background.")
        return Answer(None, "An error stopped the measurement; the server's log says which.")


LATER = Later(STORE)
"""The requests of this server."""


def later(make: Callable[P, T]) -> Callable[P, Answer[T] | None]:
    """Return a function that answers at once: with its value or why there is none, or with None until that is known.

    Its arguments work as in `stored`: one whose name begins with an underscore only helps to make the value.
    """
    key = key_of(make)

    @functools.wraps(make)
    def ask(*args: P.args, **kwargs: P.kwargs) -> Answer[T] | None:
        return LATER.ask(("later", key(*args, **kwargs)), lambda: make(*args, **kwargs))

    return ask

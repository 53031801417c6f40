"""A lecture as phones get it, and whose is made next: shipped ones at once, of others one a person, shortest first."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

_AT_A_TIME = 2
"""Own lectures that are made at once: models run for them, beside what the pages compute."""


@dataclass(frozen=True)
class PackedLecture:
    """A lecture as the browsers of a class get it.

    Attributes:
        id: Of the lecture.
        title: Of the lecture.
        scenes: What is sent of each: title, sentences, question with its truth, place of its view.
        views: The component and the bytes of each picture.
    """

    id: str
    title: str
    scenes: Sequence[dict[str, Any]]
    views: Sequence[tuple[str, bytes]]


class Packing:
    """The line of lectures that are to be made."""

    def __init__(self) -> None:
        self._moved = threading.Condition()
        self._waiting: list[tuple[int, int, str]] = []
        self._under_way: list[str] = []
        self._count = 0

    @contextmanager
    def turn(self, owner: str, scenes: int) -> Iterator[None]:
        """Wait until a lecture may be made.

        Args:
            owner: Who wants it; one lecture of each is made at a time.
            scenes: How many it has; 0 where it is made already, or is one that came with the program.
        """
        if scenes == 0:
            yield
            return
        with self._moved:
            self._count += 1
            mine = scenes, self._count, owner
            self._waiting.append(mine)
            self._moved.wait_for(lambda: mine == self._next())
            self._waiting.remove(mine)
            self._under_way.append(owner)
            self._moved.notify_all()
        try:
            yield
        finally:
            with self._moved:
                self._under_way.remove(owner)
                self._moved.notify_all()

    def _next(self) -> tuple[int, int, str] | None:
        if len(self._under_way) >= _AT_A_TIME:
            return None
        return min((one for one in self._waiting if one[2] not in self._under_way), default=None)

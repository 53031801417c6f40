"""One store for the results and loaded models of all sessions, bounded in bytes: what was used least goes first."""

from __future__ import annotations

import functools
import inspect
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from pages.ui.memory.heap import trim
from pages.ui.memory.sizes import blocks_of
from transformer.runs.jobs import Limits, server_limits

P = ParamSpec("P")
T = TypeVar("T")

_WORTH_A_TRIM = 8 * 10**6
"""Bytes let go after which the C library is asked to give free memory back to the system; that takes milliseconds."""
_WORTH_A_NOTE = 2048
"""Bytes from which a block is noted by itself, so that it counts once when several values share it. Traced texts are
made of ten thousand smaller ones: notes on all of them took a sixth of the budget on top of it."""


@dataclass
class _Making:
    """A value that one thread makes while others wait for it; only its key tells its type."""

    done: threading.Event = field(default_factory=threading.Event)
    values: list[Any] = field(default_factory=list)


@dataclass(slots=True)
class _Block:
    """A large piece of memory, and how many values share it."""

    size: int
    sharers: int = 0


@dataclass(frozen=True, slots=True)
class _Entry:
    """A value, whose type its key tells; the places of its large pieces of memory; the bytes of all its small ones."""

    value: Any
    places: tuple[tuple[str, int], ...]
    rest: int


class Store:
    """A bounded mapping from what was asked to its result; safe for threads.

    Args:
        budget: Says how many bytes all values together may take. It is asked whenever a value comes in.
    """

    def __init__(self, budget: Callable[[], int]) -> None:
        self._budget = budget
        self._lock = threading.Lock()
        self._entries: OrderedDict[Hashable, _Entry] = OrderedDict()
        self._making: dict[Hashable, _Making] = {}
        self._blocks: dict[tuple[str, int], _Block] = {}
        self._used = self._released_bytes = 0

    @property
    def used_bytes(self) -> int:
        """The bytes of all values that are kept; a large block that several of them share counts once."""
        with self._lock:
            return self._used

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value of a key, made if it isn't there; of several threads that ask at once, one makes it.

        Args:
            key: What was asked.
            make: Makes the value. What it raises reaches its caller, and nothing is kept; whoever waited for it then
                makes the value again. A value larger than the whole budget is returned, but not kept.
        """
        while True:
            with self._lock:
                if key in self._entries:
                    self._entries.move_to_end(key)
                    return self._entries[key].value
                making = self._making.get(key)
                if making is None:
                    own = self._making[key] = _Making()
                    break
            making.done.wait()
            if making.values:
                return making.values[0]
        try:
            value = make()
            own.values.append(value)
            self._keep(key, value)
            return value
        finally:
            with self._lock:
                del self._making[key]
            own.done.set()

    def put(self, key: Hashable, value: object) -> None:
        """Keep a value that is at hand, in place of the key's last one, as long as there is room for it."""
        self.drop(key)
        self._keep(key, value)

    def find(self, key: Hashable) -> Any:
        """Return the value of a key; None where it is not kept, or not any more."""
        with self._lock:
            if key not in self._entries:
                return None
            self._entries.move_to_end(key)
            return self._entries[key].value

    def drop(self, key: Hashable) -> None:
        """Let a value go, if it is kept."""
        with self._lock:
            if key in self._entries:
                self._release(key)

    def clear(self) -> None:
        """Let everything go."""
        with self._lock:
            while self._entries:
                self._drop_oldest()
        trim()

    def _keep(self, key: Hashable, value: object) -> None:
        # A replay refers to this store, which it asks for what it needs: the values in here are no part of the replay.
        sizes, budget = blocks_of(key, value, besides=self), self._budget()
        if sum(sizes.values()) > budget:
            return
        large = {place: size for place, size in sizes.items() if size >= _WORTH_A_NOTE}
        rest = sum(sizes.values()) - sum(large.values())
        with self._lock:
            self._entries[key] = _Entry(value, tuple(large), rest)
            self._used += rest
            for place, size in large.items():
                if place not in self._blocks:
                    self._blocks[place] = _Block(size)
                    self._used += size
                self._blocks[place].sharers += 1
            while self._used > budget:
                self._drop_oldest()
        if self._released_bytes > _WORTH_A_TRIM:
            self._released_bytes = 0
            trim()

    def _drop_oldest(self) -> None:
        self._release(next(iter(self._entries)))

    def _release(self, key: Hashable) -> None:
        entry = self._entries.pop(key)
        self._used -= entry.rest
        self._released_bytes += entry.rest
        for place in entry.places:
            block = self._blocks[place]
            block.sharers -= 1
            if not block.sharers:
                del self._blocks[place]
                self._used -= block.size
                self._released_bytes += block.size


@functools.cache  # the memory of the machine stays what it is, and is asked for with every value
def _bytes_for_results(limits: Limits) -> int:
    return limits.bytes_for_results


STORE = Store(lambda: _bytes_for_results(server_limits()))
"""The store of this server."""


def stored(make: Callable[P, T]) -> Callable[P, T]:
    """Return a function whose values all sessions share in `STORE`, as long as there is room for them.

    Its arguments say what was asked and must be hashable; those whose name begins with an underscore only help to make
    the value. Nobody may change the value.
    """
    key = key_of(make)

    @functools.wraps(make)
    def of_all(*args: P.args, **kwargs: P.kwargs) -> T:
        return STORE.get(key(*args, **kwargs), lambda: make(*args, **kwargs))

    return of_all


def key_of(make: Callable[P, Any]) -> Callable[P, Hashable]:
    """Return a function that makes a key of a call: the name and the arguments, but those that begin with `_`."""
    parameters = list(inspect.signature(make).parameters)
    name = f"{make.__module__}.{make.__qualname__}"

    def key(*args: P.args, **kwargs: P.kwargs) -> Hashable:
        given = {**dict(zip(parameters, args, strict=False)), **kwargs}
        return name, tuple((each, value) for each, value in sorted(given.items()) if not each.startswith("_"))

    return key

"""The store of results: its bound in bytes, the value that goes first, many threads at once, and a value's weight."""

import functools
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import pytest
import torch

from pages.ui.memory.sizes import blocks_of
from pages.ui.memory.store import Store

KB = 1000


def kept(store, *keys):
    """Return the given keys that are there, in their order; count them as used."""
    return [key for key in keys if store.find(key) is not None]


def put(store, key, size=10 * KB):
    return store.get(key, lambda: bytes(size))


def test_the_bound_holds_whatever_comes_and_what_was_used_least_goes_first():
    budget = [35 * KB]
    store = Store(lambda: budget[0])
    for key in "abc":
        put(store, key)
    put(store, "a")  # used again
    put(store, "d")
    assert kept(store, *"bcad") == ["c", "a", "d"] and 30 * KB < store.used_bytes <= 35 * KB
    assert store.find("c") and store.find("z") is None  # a value that was found counts as used
    put(store, "e")
    assert kept(store, *"abcde") == ["c", "d", "e"]
    assert len(put(store, "huge", 40 * KB)) == 40 * KB  # the value is returned, and pushes nothing out
    assert kept(store, *"cde", "huge") == ["c", "d", "e"] and store.used_bytes <= 35 * KB
    budget[0] = 25 * KB  # it holds from the next value on
    put(store, "f")
    assert kept(store, *"cdef") == ["e", "f"]
    for size in (5 * KB, 15 * KB):
        store.put("f", bytes(size))
    assert len(store.find("f")) == 15 * KB and store.used_bytes <= 25 * KB
    store.put("f", bytes(40 * KB))  # the value is too large; the old one is out of date all the same
    assert store.find("f") is None
    store.clear()
    assert not store.used_bytes and not len(store)


def test_what_several_values_share_counts_once_until_the_last_one_goes():
    store, shared = Store(lambda: 60 * KB), np.zeros(40 * KB, np.uint8)
    for number in range(10):
        store.get(number, lambda: {"all": shared, "part": shared[:10]})
    assert len(store) == 10 and 40 * KB < store.used_bytes < 55 * KB
    put(store, "other", 30 * KB)
    assert kept(store, *range(10)) == [] and store.used_bytes < 31 * KB
    before = store.used_bytes
    store.put("replay", functools.partial(store.get, "other"))  # what asks the store keeps nothing of what lies there
    assert store.used_bytes < before + KB


def held(gate, outcome):
    """Return a function that makes a value, or fails, once a gate opens; and an event: it has begun."""
    begun = threading.Event()

    def make():
        begun.set()
        assert gate.wait(30)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    return make, begun


def test_of_many_threads_that_ask_for_one_value_at_once_one_makes_it():
    store, gate = Store(lambda: KB), threading.Event()
    make, begun = held(gate, ["value"])
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(store.get, "key", make)]
        assert begun.wait(30)
        asked += [threads.submit(store.get, "key", lambda: ["another"]) for _ in range(7)]
        put(store, "another", 10)  # this does not wait for the first
        gate.set()
    found = [one.result() for one in asked]
    assert found == [["value"]] * 8 and all(one is found[0] for one in found)
    assert store.get("key", lambda: ["again"]) is found[0]


def test_what_fails_is_not_kept_and_whoever_waited_makes_it_again():
    store, gate = Store(lambda: KB), threading.Event()
    make, begun = held(gate, ValueError("no"))
    with ThreadPoolExecutor(2) as threads:
        failed = threads.submit(store.get, "key", make)
        assert begun.wait(30)
        waited = threads.submit(store.get, "key", lambda: "made")
        gate.set()
    assert str(failed.exception()) == "no" and waited.result() == store.get("key", make) == "made"


@dataclass
class Pair:
    one: object
    other: object


@pytest.mark.parametrize(
    "wrap",
    [
        lambda array: array[::7],  # a view keeps the whole
        lambda array: [array, array, {"again": (array, array[2:])}],
        lambda array: Pair(array, {array.nbytes: array}),
        lambda array: lambda: array,
        lambda array: functools.partial(print, array, end=array),
        lambda array: torch.from_numpy(array)[:1].expand(50),
        lambda array: torch.nn.ParameterDict({"a": torch.nn.Parameter(torch.from_numpy(array).float() / 1)}),
    ],
)
def test_an_array_counts_once_wherever_it_is_kept(wrap):
    array = np.zeros(250 * KB, np.float32)
    assert array.nbytes <= sum(blocks_of(wrap(array)).values()) < array.nbytes + 5 * KB

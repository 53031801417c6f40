"""The store of results: its bound in bytes, the value that goes first, many threads at once, and a value's weight."""

import functools
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import pytest
import torch

from pages.ui.memory import store as store_module
from pages.ui.memory.sizes import blocks_of
from pages.ui.memory.store import Store, stored
from transformer import load

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
    budget[0] = 25 * KB  # it holds from the next value on
    put(store, "f")
    assert kept(store, *"abcdef") == ["e", "f"]
    budget[0] = 35 * KB
    put(store, "large", 30 * KB)
    assert len(put(store, "huge", 40 * KB)) == 40 * KB  # the value is returned, and pushes nothing out
    assert kept(store, *"ef", "large", "huge") == ["large"] and store.used_bytes <= 35 * KB
    for size in (10 * KB, 20 * KB):
        store.put("key", bytes(size))
    assert len(store.find("key")) == 20 * KB and store.used_bytes < 21 * KB
    store.put("key", bytes(40 * KB))  # the value is too large; the old one is out of date all the same
    assert store.find("key") is None and not store.used_bytes
    store.put("key", bytes(KB))
    for _ in range(2):
        store.drop("key")
    assert store.find("key") is None and not store.used_bytes


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


class Gate:
    """A value that is made when the test says so, and asked for by several threads."""

    def __init__(self, store, value):
        self.store, self.value, self.made, self.asked = store, value, [], []
        self.begun, self.open, self.threads = threading.Event(), threading.Event(), ThreadPoolExecutor(8)

    def make(self):
        self.made.append(1)
        self.begun.set()
        assert self.open.wait(30)
        if isinstance(self.value, Exception):
            raise self.value
        return self.value

    def ask(self, make=None):
        self.asked.append(self.threads.submit(self.store.get, "key", make or self.make))
        assert self.begun.wait(30)

    def found(self):
        """Let the value be made; return the results of the threads, or the errors that stopped them."""
        self.open.set()
        return [asked.exception(30) or asked.result() for asked in self.asked]


def test_of_many_threads_that_ask_for_one_value_at_once_one_makes_it():
    gate = Gate(Store(lambda: KB), ["value"])
    for _ in range(8):
        gate.ask()
    put(gate.store, "another", 10)  # this does not wait for the first
    found = gate.found()
    assert len(gate.made) == 1 and len(found) == 8 and all(one is found[0] for one in found)
    assert gate.store.get("key", lambda: ["again"]) is found[0]
    gate = Gate(Store(lambda: 10), bytes(KB))  # what is too large to keep still reaches those who wait
    for _ in range(2):
        gate.ask()
    while not gate.store._making["key"].done._cond._waiters:  # the thread begins to wait
        pass
    first, second = gate.found()
    assert first is second and len(gate.made) == 1 and not gate.store.used_bytes


def test_what_fails_is_not_kept_and_whoever_waited_makes_it_again():
    gate = Gate(Store(lambda: KB), ValueError("no"))
    gate.ask()
    gate.ask(lambda: "made")
    assert {*gate.found()} == {gate.value, "made"} and gate.store.get("key", gate.make) == "made"


def test_threads_that_ask_for_different_things_get_theirs_within_the_bound():
    store, wrong = Store(lambda: 50 * KB), []

    def ask(seed):
        rng = np.random.default_rng(seed)
        for _ in range(300):
            number = int(rng.integers(20))
            value = store.get(number, lambda number=number: bytes([number]) * (5 * KB))
            if value[0] != number or len(value) != 5 * KB or store.used_bytes > 50 * KB:
                wrong.append(number)

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(ask, range(6)))
    assert not wrong and 0 < store.used_bytes <= 50 * KB
    store.clear()
    assert not store.used_bytes and not len(store)


def test_a_stored_function_is_asked_by_arguments_that_do_not_only_help(monkeypatch):
    monkeypatch.setattr(store_module, "STORE", Store(lambda: KB))
    made = []

    @stored
    def double(number, times=1, _helper=None):
        made.append(_helper)
        return 2 * number * times

    assert [double(2, _helper="a"), double(2, _helper="b"), double(3, 2), double(number=3, times=2)] == [4, 4, 12, 12]
    assert made == ["a", None] and double.__name__ == "double"


@dataclass
class Pair:
    one: object
    other: object


class Slotted:
    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value


def bytes_of(value):
    return sum(blocks_of(value).values())


@pytest.mark.parametrize(
    "wrap",
    [
        lambda array: array[::7],  # a view keeps the whole
        lambda array: [array, array, {"again": (array, array[2:])}],
        lambda array: Pair(array, {array.nbytes: array}),
        Slotted,
        lambda array: lambda: array,
        lambda array: functools.partial(print, array, end=array),
        lambda array: np.array([array, None], dtype=object),
        lambda array: memoryview(array),
        lambda array: torch.from_numpy(array)[:1].expand(50),
        lambda array: torch.from_numpy(array).clone()[3:].numpy()[1:],
        lambda array: torch.nn.ParameterDict({"a": torch.nn.Parameter(torch.from_numpy(array).float() / 1)}),
    ],
)
def test_an_array_counts_once_wherever_it_is_kept(wrap):
    array = np.zeros(250 * KB, np.float32)
    assert array.nbytes <= bytes_of(wrap(array)) < array.nbytes + 5 * KB


def test_a_model_counts_with_all_that_it_has_and_no_class_does():
    assert bytes_of("ä" * KB) > KB and bytes_of([np, Store, "x"]) < 500
    checkpoint = load("assets/checkpoints/spanish-english.safetensors")
    weights = 4 * checkpoint.model.num_parameters
    text = len(checkpoint.source_tokenizer.to_json()) + len(checkpoint.target_tokenizer.to_json())
    assert weights + 7 * text < bytes_of(checkpoint) < weights + 10 * text + 10**6
    assert len(blocks_of(checkpoint).keys() & blocks_of({"alone": checkpoint.model}).keys()) > 100

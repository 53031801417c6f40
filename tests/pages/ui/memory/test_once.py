"""A value that is kept for ever is computed once, however many ask for it at the same time."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from pages.lecture import packing, scenes
from pages.ui.memory.once import once


def test_many_who_ask_at_once_wait_for_one():
    made, gate = [], threading.Event()

    @once
    def make(name):
        made.append(name)
        gate.wait(30)
        return object()

    with ThreadPoolExecutor(10) as pool:
        answers = [pool.submit(make, name) for name in "aabbaabbab"]
        while set(made) != {"a", "b"}:
            threading.Event().wait(0.01)
        gate.set()
        values = [answer.result(30) for answer in answers]
    assert sorted(made) == ["a", "b"] and len(set(values)) == 2 and make("a") is values[0]


def test_after_an_error_it_is_made_again():
    tries = iter([ZeroDivisionError(), "made"])

    @once
    def make():
        if isinstance(value := next(tries), Exception):
            raise value
        return value

    with pytest.raises(ZeroDivisionError):
        make()
    assert make() == make() == "made"


def test_a_shipped_lecture_that_many_ask_for_at_once_is_packed_once(monkeypatch):
    packed = []

    def pack(lecture):
        packed.append(lecture.id)
        threading.Event().wait(0.2)
        return lecture

    monkeypatch.setattr(packing, "pack_lecture", pack)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(once(packing.pack_shipped.__wrapped__), ["forty"] * 8))
    assert packed == ["forty"]
    for kept in (packing.pack_shipped, packing.make_shipped_file, scenes._pack_shipped_scene, scenes._encode_shipped):
        assert kept.__code__ is packing.pack_shipped.__code__, "`once` keeps each of them"

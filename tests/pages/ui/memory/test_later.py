"""Values made in the background, once and in turn; values kept for ever, made once however many ask."""

import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from jobs import wait_until

from pages.ui.memory import later as module
from pages.ui.memory.later import Later
from pages.ui.memory.once import once
from pages.ui.memory.store import Store
from transformer import LabError


@pytest.fixture
def background():
    return Later(Store(lambda: 10**6), name="here")


def finish():
    for thread in threading.enumerate():
        if thread.name in ("here", "later"):
            thread.join(30)


def test_nobody_waits_and_each_thing_is_made_once(background):
    gate, made = threading.Event(), []

    def make(number):
        gate.wait(30)
        made.append(number)
        return f"figures {number}"

    for number in [*range(5)] * 4:
        assert background.ask(number, partial(make, number)) is None
    assert not made
    gate.set()
    finish()
    assert made == [0, 1, 2, 3, 4] and background.ask(3, lambda: "other").value == "figures 3"
    assert background.ask("more", lambda: "made") is None  # a new thread begins where the last one ended
    finish()
    assert background.ask("more", lambda: "other").value == "made"


def test_a_failure_becomes_a_sentence_and_is_not_tried_again(background):
    def fail(error):
        tried.append(1)
        raise error

    for error, said in (
        (LabError("The model is too large."), "The model is too large."),
        (RuntimeError("a secret path"), "An error stopped the measurement"),
    ):
        tried = []
        background.ask(said, partial(fail, error))
        background.ask("next", lambda: "still answered")
        finish()
        answer = background.ask(said, partial(fail, error))
        assert answer.value is None and said in answer.why_not and "secret" not in answer.why_not and tried == [1]
        assert background.ask("next", lambda: "").value == "still answered"


def test_requests_that_wait_are_bounded_of_one_person_more_than_of_all(background):
    gate, made = threading.Event(), []

    def ask(numbers, person=""):
        for number in numbers:
            background.ask(number, partial(made.append, number), person)

    background.ask("first", lambda: gate.wait(30))
    ask(range(-9, 0), "one who asks for all")
    ask(range(100))
    gate.set()
    finish()
    of_one = module._MOST_OF_ONE
    assert made == [*range(-9, of_one - 9), *range(module._MOST_PENDING - 1 - of_one)]
    ask([99])  # a visitor who found no room asks again
    finish()
    assert made[-1] == 99


def test_what_is_kept_for_ever_is_made_once_and_again_after_an_error():
    made, gate = [], threading.Event()

    @once
    def make(name):
        made.append(name)
        gate.wait(30)
        if made == ["fails"]:
            raise ZeroDivisionError
        return object()

    gate.set()
    with pytest.raises(ZeroDivisionError):
        make("fails")
    assert make("fails") is make("fails")
    gate.clear()
    with ThreadPoolExecutor(10) as threads:
        answers = [threads.submit(make, name) for name in "aabbaabbab"]
        wait_until(lambda: {*made} == {"fails", "a", "b"})
        gate.set()
    assert sorted(made) == ["a", "b", "fails", "fails"] and len({answer.result() for answer in answers}) == 2

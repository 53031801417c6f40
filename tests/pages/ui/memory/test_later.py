"""Values made in the background: once, in turn, and with a sentence on a failure."""

import threading

import pytest

from pages.ui.memory import later as module
from pages.ui.memory.later import Later, later
from pages.ui.memory.store import Store
from transformer import LabError


@pytest.fixture
def background():
    return Later(Store(lambda: 10**6), name="here")


def finish():
    for thread in threading.enumerate():
        if thread.name in ("here", "later"):
            thread.join(30)


def test_nobody_waits_and_one_thread_makes_each_thing_once_in_turn(background):
    gate, at_work, made = threading.Event(), [], []

    def make(number):
        gate.wait(30)
        at_work.append([thread.name for thread in threading.enumerate()].count("here"))
        made.append(number)
        return f"figures {number}"

    for number in [*range(5)] * 4:
        assert background.ask(number, lambda number=number: make(number)) is None
    assert not made
    gate.set()
    finish()
    assert made == [0, 1, 2, 3, 4] and at_work == [1] * 5
    assert background.ask(3, lambda: "other").value == "figures 3"
    # A new thread begins where the last one ended.
    assert background.ask("more", lambda: threading.current_thread().name) is None
    finish()
    assert background.ask("more", lambda: "other").value == "here"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (LabError("The model is too large."), "The model is too large."),
        (MemoryError(), "not enough memory"),
        (RuntimeError("a secret path"), "An error stopped the measurement"),
    ],
)
def test_a_failure_becomes_a_sentence_and_is_not_tried_again(background, error, said):
    tried = []

    def make():
        tried.append(1)
        raise error

    background.ask("model", make)
    background.ask("next", lambda: "still answered")
    finish()
    answer = background.ask("model", make)
    assert answer.value is None and said in answer.why_not and "secret" not in answer.why_not and tried == [1]
    assert background.ask("next", lambda: "").value == "still answered"


def test_requests_that_wait_are_bounded(background):
    gate, made = threading.Event(), []
    background.ask("first", lambda: gate.wait(30))
    for number in range(100):
        background.ask(number, lambda number=number: made.append(number))
    gate.set()
    finish()
    assert made == list(range(module._MOST_PENDING - 1))
    background.ask(99, lambda: made.append(99))  # a visitor who found no room asks again
    finish()
    assert made[-1] == 99


def test_a_function_is_asked_by_its_open_arguments(monkeypatch, background):
    monkeypatch.setattr(module, "LATER", background)
    made = []

    @later
    def size(path: str, modified: int, _content: str) -> int:
        made.append((path, modified))
        return len(_content)

    for modified in (1, 1, 2):
        assert size("a", modified, "abc") is None or modified == 1
        finish()
        assert size("a", modified, "other").value == 3
    assert made == [("a", 1), ("a", 2)]

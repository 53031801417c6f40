"""Work in the background: the shortest first, one job a person, so many at a time, and none that the end cuts off."""

import threading

import pytest

from pages.server.background import Background


@pytest.fixture
def gate():
    return threading.Event()


@pytest.fixture
def done():
    return []


def wait(name):
    for thread in [thread for thread in threading.enumerate() if thread.name == name]:
        thread.join(30)


def test_the_shortest_goes_first_and_of_equals_whoever_came_first(gate, done):
    background = Background("short", 1)
    background.do(lambda: gate.wait(30), "first")
    for number, length in enumerate((9, 3, 3, 1)):
        background.do(lambda number=number: done.append(number), f"{number}", length)
    gate.set()
    wait("short")
    assert done == [3, 1, 2, 0]


def test_no_more_is_done_at_a_time_than_may_be_and_of_one_person_one(gate, done):
    background, lock, at_work, most = Background("many", 2), threading.Lock(), [], []

    def work(person):
        with lock:
            at_work.append(person)
            most.append(sorted(at_work))
        gate.wait(0.05)
        with lock:
            at_work.remove(person)
            done.append(person)

    for person in "aaabbc":
        background.do(lambda person=person: work(person), person)
    wait("many")
    assert sorted(done) == list("aaabbc") and max(map(len, most)) == 2
    assert all(len(set(one)) == len(one) for one in most)


def test_an_error_ends_no_other_work(done, caplog):
    background = Background("error", 1)
    background.do(lambda: 1 / 0)
    background.do(lambda: done.append("after"))
    wait("error")
    assert done == ["after"] and "Work in the background was not done" in caplog.text


def test_at_the_end_what_is_being_done_is_waited_for_and_nothing_begins(gate, done):
    """Otherwise Python would end the thread in the midst of torch, and torch the process: "terminate called"."""
    background, begun = Background("end", 1), threading.Event()

    def work():
        begun.set()
        gate.wait(30)
        done.append("first")

    background.do(work)
    background.do(lambda: done.append("second"))
    begun.wait(30)
    threading.Timer(0.05, gate.set).start()
    background.end()
    assert done == ["first"]

"""A whole class whose students start their runs at the same time, and the order in which these start."""

import os
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from jobs import NEVER, tiny_spec

from transformer.runs.jobs import LimitError, find, place_of, submit, supervise
from transformer.runs.jobs.cluster.follower import Follower
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.start_order import LONGEST_WAIT
from transformer.runs.jobs.waiting import places_in

SPEC = tiny_spec(100)
CLASS = [f"student {number}" for number in range(60)]


@pytest.fixture
def start(tmp_path):
    """Provide `start(owners)`: each submits a run of a minute at once; return ids, and the errors of refused runs."""

    def start_one(owner):
        try:
            return submit(SPEC, tmp_path, owner=owner, seconds=60.0)
        except LimitError as error:
            return error

    with ThreadPoolExecutor(60) as pool:
        yield lambda owners: [*pool.map(start_one, owners)]


def test_sixty_who_start_at_once_read_their_places_and_how_long_they_wait(tmp_path, start, processes, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "2")
    ids = start(CLASS)
    assert sorted(ids) == sorted(Line(tmp_path).ids()) and len(processes.held) == 2
    places = places_in(tmp_path)
    waiting = [run_id for run_id in Line(tmp_path).ids() if run_id in places]
    assert [places[run_id].ahead for run_id in waiting] == list(range(58))
    assert 60 * 56 / 2 <= places[waiting[-1]].seconds <= 60 * 60 / 2
    assert place_of(find(waiting[7], tmp_path)).ahead == 7
    for run_id in ids:
        find(run_id, tmp_path).control(stop=True)
    supervise(tmp_path, NEVER)
    assert {find(run_id, tmp_path).status() for run_id in waiting} == {"stopped"}


def test_no_more_are_taken_than_allowed_and_who_is_refused_leaves_nothing(tmp_path, start, no_process, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_MOST_JOBS", "25")
    ids = start(["the same"] * 20)
    assert sum(isinstance(run_id, str) for run_id in ids) == 6
    ids += start(CLASS)
    taken = [run_id for run_id in ids if isinstance(run_id, str)]
    refused = {str(error) for error in ids[20:] if isinstance(error, LimitError)}
    assert len(taken) == 25 and all("on this server, which allows 25. Try again when" in text for text in refused)
    assert {path.name for path in tmp_path.iterdir() if path.name[0] == "." or len(path.name) == 12} == {*taken}


# The order


@pytest.fixture
def order(tmp_path):
    """Provide the ids of waiting runs by their places; a cluster's follower takes them in the same order."""

    def order():
        places = places_in(tmp_path)
        by_place = sorted(places, key=lambda run_id: places[run_id].ahead)
        assert [folder.id for folder in Follower(tmp_path, "")._find_due()] == by_place
        return by_place

    return order


def test_long_runs_come_last_and_each_owners_first_before_a_second(enter, order):
    for number in range(42):
        enter(f"many{number:02}", owner=f"cookie {number}", seconds=None, steps=20_000)  # started before it was timed
    (had_one,) = enter("old", owner="b")
    had_one.save("probe/probe.json", b"{}")
    had_one.emit("done", exact_match=1.0, evaluated_on=1)
    for run_id, owner, seconds in (("a1", "a", 50), ("a2", "a", 40), ("b1", "b", 30), ("c1", "c", 59), ("d1", "d", 61)):
        enter(run_id, owner=owner, seconds=seconds)
    assert order()[:5] == ["a1", "c1", "a2", "b1", "d1"]
    yesterday = time.time() - 90_000
    os.utime(had_one.path / "events.jsonl", (yesterday, yesterday))
    assert order()[:5] == ["a1", "b1", "c1", "a2", "d1"]


def test_who_has_waited_an_hour_goes_next_even_with_a_clock_set_back(tmp_path, enter, order):
    def set_joined(run_id, moment):
        (ticket,) = (tmp_path / "queue").glob(f"*-{run_id}")
        os.utime(ticket, (moment, moment))

    for run_id, seconds in (("long", 9000.0), ("longer", 20_000.0), ("short", 10.0)):
        enter(run_id, seconds=seconds)
    assert order() == ["short", "long", "longer"]
    set_joined("longer", time.time() - LONGEST_WAIT)
    assert order() == ["longer", "short", "long"]
    set_joined("long", time.time() + 7200)
    assert order() == ["long", "longer", "short"]

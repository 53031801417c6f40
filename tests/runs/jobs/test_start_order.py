"""The order in which runs start: short ones first, nobody's many before another's first one, and no run starves."""

import json
import os
import time

import pytest
from jobs import make_folder, tiny_spec

from transformer.runs.jobs.cluster.follower import Follower
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.start_order import LONGEST_WAIT
from transformer.runs.jobs.waiting import places_in


@pytest.fixture
def enter(tmp_path):
    """Provide `enter(run_id, …)`: put a run into the line, with its owner and forecast; return its folder."""

    def enter(run_id, owner="somebody", seconds: float | None = 60.0, steps=10):
        folder = make_folder(tmp_path / run_id, tiny_spec(steps))
        folder.save("together.json", json.dumps({"runs": [run_id], "seconds": seconds}).encode())
        folder.leave_note("owner", owner)
        folder.emit("queued")
        Line(tmp_path).join([run_id])
        return folder

    return enter


def order(root):
    """Return the ids of waiting runs by their places; check that a cluster's follower takes them in the same order."""
    places = places_in(root)
    by_place = sorted(places, key=lambda run_id: places[run_id].ahead)
    assert [folder.id for folder in Follower(root, "")._find_due()] == by_place
    return by_place


def set_joined(root, run_id, moment):
    """Set the time at which a run joined the line."""
    (ticket,) = (root / "queue").glob(f"*-{run_id}")
    os.utime(ticket, (moment, moment))


def test_forty_two_long_runs_of_as_many_cookies_hold_up_no_short_one(tmp_path, enter):
    for number in range(42):
        enter(f"many{number:02}", owner=f"cookie {number}", seconds=None, steps=20_000)  # started before it was timed
    enter("honest", owner="student", seconds=40.0)
    assert order(tmp_path)[0] == "honest"
    assert places_in(tmp_path)["honest"].ahead == 0


def test_each_owners_first_run_of_the_day_goes_before_anybodys_second(tmp_path, enter):
    had_one = enter("old", owner="b")
    had_one.save("probe/probe.json", b"{}")
    had_one.emit("done", exact_match=1.0, evaluated_on=1)
    for run_id, owner, seconds in (("a1", "a", 50), ("a2", "a", 40), ("b1", "b", 30), ("c1", "c", 59), ("d1", "d", 61)):
        enter(run_id, owner, seconds)
    assert order(tmp_path) == ["a1", "c1", "a2", "b1", "d1"]
    yesterday = time.time() - 90_000
    os.utime(had_one.path / "events.jsonl", (yesterday, yesterday))
    assert order(tmp_path) == ["a1", "b1", "c1", "a2", "d1"]


def test_who_has_waited_an_hour_goes_next_even_with_a_clock_set_back(tmp_path, enter):
    for run_id, seconds in (("long", 9000.0), ("longer", 20_000.0), ("short", 10.0)):
        enter(run_id, seconds=seconds)
    assert order(tmp_path) == ["short", "long", "longer"]
    set_joined(tmp_path, "longer", time.time() - LONGEST_WAIT)
    assert order(tmp_path) == ["longer", "short", "long"]
    set_joined(tmp_path, "long", time.time() + 7200)
    assert order(tmp_path) == ["long", "longer", "short"]


def test_a_run_that_lost_its_process_is_overtaken_only_if_started_anew(tmp_path, enter):
    lost = enter("lost", seconds=9000.0)
    enter("short", owner="another", seconds=10.0)
    for event in ("launched", "start"):
        lost.emit(event, step=0)
    assert list(places_in(tmp_path)) == ["lost", "short"]  # by its last event: it is recorded as dead before it goes on
    lost.emit("waiting", reason="Its computer was lost.")
    assert order(tmp_path) == ["lost", "short"]
    lost.emit("queued")
    assert order(tmp_path) == ["short", "lost"]

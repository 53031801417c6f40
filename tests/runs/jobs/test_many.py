"""A whole class whose students start their runs at the same time."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from jobs import STUB, make_folder, tiny_spec

from transformer.runs.jobs import LimitError, find, place_of, submit, supervise
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.waiting import places_in

STUDENTS = 60
SPEC = tiny_spec(100)


@pytest.fixture(autouse=True)
def two_slots(monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "2")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)


def start(root, owners):
    """Submit a run with a forecast of a minute for each owner at once; return ids, and the errors of refused runs."""

    def start_one(owner):
        try:
            return submit(SPEC, root, owner=owner, seconds=60.0)
        except LimitError as error:
            return error

    with ThreadPoolExecutor(len(owners)) as pool:
        return list(pool.map(start_one, owners))


CLASS = [f"student {number}" for number in range(STUDENTS)]


def test_sixty_who_start_at_once_read_their_places_and_how_long_they_wait(tmp_path, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: supervise(root, STUB))
    ids = start(tmp_path, CLASS)
    assert sorted(ids) == sorted(Line(tmp_path).ids())
    places = places_in(tmp_path)
    assert len(places) == STUDENTS - 2  # two are training
    assert sorted(place.ahead for place in places.values()) == list(range(STUDENTS - 2))
    last = max(places.values(), key=lambda place: place.ahead)
    assert 60 * (STUDENTS - 4) / 2 <= last.seconds <= 60 * STUDENTS / 2
    in_line = [run_id for run_id in Line(tmp_path).ids() if run_id in places]
    assert [places[run_id].ahead for run_id in in_line] == list(range(STUDENTS - 2))
    assert place_of(find(in_line[7], tmp_path)).ahead == 7
    for run_id in ids:
        find(run_id, tmp_path).control(stop=True)
    supervise(tmp_path, STUB)
    assert {find(run_id, tmp_path).status() for run_id in in_line} == {"stopped"}


def test_no_more_are_taken_than_allowed_and_who_is_refused_leaves_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    monkeypatch.setenv("ATTENTION_LAB_MOST_JOBS", "25")
    ids = start(tmp_path, CLASS)
    taken = [run_id for run_id in ids if isinstance(run_id, str)]
    refused = {str(error) for error in ids if isinstance(error, LimitError)}
    assert len(taken) == 25 and all("on this server, which allows 25. Try again when" in text for text in refused)
    assert sorted(path.parent.name for path in tmp_path.glob("*/spec.json")) == sorted(taken)
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_one_owner_has_a_limit_of_their_own(tmp_path, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    ids = start(tmp_path, ["the same"] * 20 + ["another"])
    assert sum(isinstance(run_id, str) for run_id in ids[:20]) == 6 and isinstance(ids[20], str)


def test_a_run_whose_time_nobody_has_said_counts_as_a_usual_one(tmp_path):
    for number, noted in enumerate(({}, {"seconds": "long"}, {"seconds": -1}, {"seconds": float("nan")}, [])):
        folder = make_folder(tmp_path / f"run{number}", SPEC)
        folder.save("together.json", json.dumps(noted).encode())
        Line(tmp_path).join([folder.id])
    assert [place.seconds for place in places_in(tmp_path).values()] == [0, 0, 60, 60, 120]

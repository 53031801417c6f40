"""Seats of a class: who has one, how fast people come in, and how the lecturer takes them out again."""

import asyncio

import pytest
from held_class import ANN, BOB, EVE, PICK, Stream, small_room

from pages.server.classroom import people as people_own
from pages.server.classroom import seats as seats_own
from pages.server.classroom.people import CrowdedRefusal, Refusal
from pages.server.classroom.seats import HELD_FOR, MOST_STREAMS, Seats


@pytest.fixture
def clock(monkeypatch):
    """Provide `clock(seconds)`: let so much time pass."""
    now = [1000.0]
    monkeypatch.setattr(seats_own.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(people_own.time, "time", lambda: now[0])
    return lambda seconds: now.__setitem__(0, now[0] + seconds)


@pytest.fixture
def room(clock):
    return small_room()[0]


def invented(room, count):
    for number in range(count):
        room.join(f"{number:032x}", "")


def test_a_full_class_gives_away_the_oldest_seat_that_nobody_holds(room, clock):
    room.people.most = 4
    for person in (ANN, BOB, EVE):
        room.join(person, "")
    room.answer(BOB, PICK, 1)
    for person in (ANN, BOB, EVE):
        room.people.seats.begin_stream(person, room)
    for person in (ANN, BOB):
        room.people.seats.end_stream(person, room)
    invented(room, 1)
    room.people.seats.begin_stream("0" * 32, room), room.people.seats.end_stream("0" * 32, room)
    with pytest.raises(Refusal, match="all 4 seats are taken. Tell your lecturer"):
        room.join("f" * 32, "")  # Ann asked a moment ago
    clock(HELD_FOR)
    room.people.seats.ask("0" * 32)
    room.join("f" * 32, "")
    assert list(room.people) == [BOB, EVE, "0" * 32, "f" * 32] and room.answers == {PICK: {BOB: 1}}
    room.people.seats.begin_stream("f" * 32, room), room.people.seats.end_stream("f" * 32, room)
    clock(HELD_FOR / 2)
    room.people.seats.end_stream(EVE, room)  # the phone sleeps
    clock(HELD_FOR * 0.75)
    with pytest.raises(Refusal, match="seats are taken"):
        room.people.seats.ask("0" * 32), room.people.seats.ask("f" * 32), room.join(ANN, "")
    clock(HELD_FOR * 0.25)
    room.join(ANN, "")
    assert EVE not in room.people


def test_a_class_of_200_comes_in_within_a_minute_but_not_500_in_a_second(room, clock, monkeypatch):
    monkeypatch.setattr(people_own, "Seats", Seats)
    room = small_room()[0]
    taken = 0
    for number in range(500):
        clock(0.4 / 500)
        try:
            room.join(f"{number:032x}", "")
            taken += 1
        except CrowdedRefusal as error:
            assert "tried again by itself" in str(error)
    assert 40 <= taken <= 42
    room.join(ANN, "Ann", "10.0.0.9")  # the first from an address does not wait behind invented people
    with pytest.raises(CrowdedRefusal):
        room.join(BOB, "Bob", "10.0.0.9")
    room.remove_since(5)
    room.join(BOB, "Bob", "10.0.0.9")  # seats were made free for real people
    assert list(room.people) == [BOB]
    room = small_room()[0]
    for number in range(200):
        clock(60 / 200)
        room.join(f"{number:032x}", "")
    assert len(room.people) == 200


def test_the_lecturer_removes_all_who_came_lately_and_no_others(room, clock):
    room.join(ANN, "Ann")
    clock(100)
    for person in (BOB, EVE):
        room.answer(person, PICK, 1)
    room.remove_since(50)
    assert list(room.people) == [ANN] and room.answers == {PICK: {}} and room.own_state(EVE)["why"] == ""


def test_a_phone_that_comes_in_too_great_a_crowd_is_told_to_try_again(served, led):
    code, _, room = led
    room.people.seats.admit = lambda near, ticket: False
    assert served.posts(f"/lab/class/{code}/join", {"person": BOB, "name": ""}).status == 429


def test_a_person_has_few_streams_and_they_end_when_they_are_taken_out(served, led):
    code, secret, room = led
    seat = served.posts(f"/lab/class/{code}/join", {"person": ANN, "name": "Ann"}).json["seat"]

    async def follow():
        streams = [Stream(served.app, f"/lab/class/{code}/news?seat={seat}") for _ in range(MOST_STREAMS)]
        for stream in streams:
            assert (await stream.event())["people"] == 1
        one_more = Stream(served.app, f"/lab/class/{code}/news?seat={seat}")
        assert (await one_more.event())["people"] == 1
        oldest = streams.pop(0)  # a lost network left this one
        assert [await asyncio.wait_for(oldest.next(), 10) for _ in "ab"] == [b"event: elsewhere\ndata:\n\n", b""]
        looking = Stream(served.app, f"/lab/class/{code}/news")  # a projector has no seat
        await looking.event()
        assert room.people.seats.is_held(ANN)
        return [*streams, one_more], looking

    streams, looking = served.do(follow())
    served.posts(f"/lab/class/{code}/lead", {"secret": secret, "remove": 0})

    async def ended():
        for stream in streams:
            assert (await stream.event())["people"] == 0 and await stream.next() == b""
        await looking.event()
        await looking.leave()

    served.do(asyncio.wait_for(ended(), 60))
    assert not room.people.seats.is_held(ANN)


def test_who_follows_comes_in_beside_a_flood_from_the_same_address(room, monkeypatch):
    monkeypatch.setattr(people_own, "Seats", Seats)
    room = small_room()[0]
    seats, refused = room.people.seats, 0
    for number in range(200):
        try:
            room.join(f"{number:032x}", "", near="a school")
        except CrowdedRefusal:
            refused += 1
    assert refused > 150
    for number in range(20):
        room.join(f"f{number:031x}", "", near="a school", ticket=seats.issue_ticket())
    old, spent = seats.issue_ticket(), seats.issue_ticket()
    seats.withdraw_ticket(old)
    room.join(ANN, "", near="a school", ticket=spent)
    for ticket in (old, spent, "guessed", None, 5, ["x"], {}):
        with pytest.raises(CrowdedRefusal):
            room.join(BOB, "", near="a school", ticket=ticket)


def test_in_a_full_class_who_never_followed_gives_way_with_all_answers(room, clock):
    room.people.most = 3
    for person in (ANN, BOB, EVE):
        room.join(person, "")
        room.answer(person, PICK, 1)
        room.feel(person, "1", "lost")
    room.people.seats.begin_stream(ANN, room)
    clock(4.9)
    with pytest.raises(Refusal, match="seats are taken"):
        room.join("f" * 32, "")
    clock(0.1)
    room.join("f" * 32, "")
    assert list(room.people) == [ANN, EVE, "f" * 32]
    assert room.answers == {PICK: {ANN: 1, EVE: 1}} and room.moods == {"1": {ANN: "lost", EVE: "lost"}}

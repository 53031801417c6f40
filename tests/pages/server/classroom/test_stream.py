"""Streams and seats of a class: nothing is missed, all are ended or let go, and how fast people come in."""

import pytest
from held_class import ANN, BOB, Stream, packed, ready, small_room

from pages.server.classroom import people as people_own
from pages.server.classroom import routes
from pages.server.classroom import seats as seats_own
from pages.server.classroom.people import CrowdedRefusal
from pages.server.classroom.seats import MOST_STREAMS, Seats


def test_a_slow_phone_misses_nothing_and_hears_that_the_stream_is_there(served, led, rooms, monkeypatch):
    code, _, room = led

    def go_to(scene):
        room.move(scene)
        rooms.tell(room)

    stream = Stream(served, f"/lab/class/{code}/news")
    assert stream.event()["scene"] == 0 and stream.ticket
    for scene in (1, 2, 3, 4):  # the event before is still under way
        served.do(lambda scene=scene: go_to(scene))
    while stream.event()["scene"] < 4:  # a missed event would be followed by a sign of life
        pass
    monkeypatch.setattr(routes, "_HEARTBEAT", 0)
    served.do(lambda: go_to(1))
    heard = [stream.next() for _ in range(4)]
    assert heard.count(b"event: here\ndata:\n\n") == 3 and any(b'"scene":1' in one for one in heard)
    stream.leave()


def test_one_class_leaves_streams_to_the_others_and_all_have_a_limit(served, led, rooms, monkeypatch):
    monkeypatch.setattr(routes, "_MOST_OF_A_CLASS", 2)
    monkeypatch.setattr(routes, "_MOST_STREAMS", 3)
    other, _ = rooms.start("another", packed)
    served.do(ready(rooms, other))
    mine, theirs = (f"/lab/class/{code}/news" for code in (led[0], other.code))
    streams = []
    for address, is_refused in ((mine, 0), (mine, 0), (mine, 1), (theirs, 0), (theirs, 1)):
        streams.append(Stream(served, address))
        assert (b"keeps trying" in streams[-1].next()) == is_refused
        assert streams[-1].status == (503 if is_refused else 200)
    streams.pop(0).leave()
    streams.append(Stream(served, mine))
    assert streams[-1].event()["version"]
    for stream in streams:
        stream.leave()


def test_a_person_has_few_streams_and_the_oldest_gives_way(served, led):
    code, _, room = led
    seat = served.posts(f"/lab/class/{code}/join", {"person": ANN, "name": "Ann"}).json()["seat"]
    streams = []
    for _ in range(MOST_STREAMS + 1):
        streams.append(Stream(served, f"/lab/class/{code}/news?seat={seat}"))
        assert streams[-1].event()["people"] == 1
    oldest, *others, last = streams  # a lost network left the first
    assert [oldest.next() for _ in "ab"] == [b"event: elsewhere\ndata:\n\n", b""]
    for stream in others:
        stream.leave()
    assert room.people.seats.follows(ANN)
    last.leave()
    assert not room.people.seats.follows(ANN) and room.people.seats.is_held(ANN)  # a minute to come back


@pytest.fixture
def clock(monkeypatch):
    """Provide `clock(seconds)`: let so much time pass for all that counts it."""
    now = [1000.0]
    monkeypatch.setattr(seats_own.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(people_own.time, "time", lambda: now[0])
    return lambda seconds: now.__setitem__(0, now[0] + seconds)


@pytest.fixture
def crowded(clock, monkeypatch):
    """Return a class into which people come as fast as they usually may."""
    monkeypatch.setattr(people_own, "Seats", Seats)
    return small_room()[0]


def come_in(room, count, **near):
    """Let so many invented people try to come in; return how many were told to try again."""
    refused = 0
    for number in range(count):
        try:
            room.join(f"{number:032x}", "", **near)
        except CrowdedRefusal as error:
            assert "keeps trying" in str(error)
            refused += 1
    return refused


def test_no_flood_fills_a_class_or_keeps_out_the_first_of_an_address(crowded, clock):
    room = crowded
    assert come_in(room, 500) == 460
    clock(1)
    assert come_in(room, 500) == 456
    room.join(ANN, "Ann", "10.0.0.9")  # the first from an address does not wait behind invented people
    with pytest.raises(CrowdedRefusal):
        room.join(BOB, "Bob", "10.0.0.9")
    room.remove_since(0.5)
    assert len(room.people) == 40  # of those who came before
    room.join(BOB, "Bob", "10.0.0.9")  # seats were made free for real people
    for number in range(200):  # a class of 200 is in within a minute
        clock(60 / 200)
        room.join(f"c{number:031x}", "")


def test_who_follows_comes_in_beside_a_flood_from_the_same_address(crowded):
    room, seats = crowded, crowded.people.seats
    assert come_in(room, 200, near="a school") > 150
    for number in range(20):
        room.join(f"f{number:031x}", "", near="a school", ticket=seats.issue_ticket())
    old, spent = seats.issue_ticket(), seats.issue_ticket()
    seats.withdraw_ticket(old)
    room.join(ANN, "", near="a school", ticket=spent)
    for ticket in (old, spent, "guessed", None, 5, ["x"], {}):
        with pytest.raises(CrowdedRefusal):
            room.join(BOB, "", near="a school", ticket=ticket)

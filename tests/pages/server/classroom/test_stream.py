"""Streams and seats of a class: nothing is missed, all are ended or let go, and how fast people come in."""

import asyncio

import pytest
from held_class import ANN, BOB, Stream, asked, packed, ready, small_room

from pages.server.classroom import people as people_own
from pages.server.classroom import routes
from pages.server.classroom.people import CrowdedRefusal
from pages.server.classroom.seats import MOST_STREAMS, Seats


@pytest.fixture
def follow(served, led):
    """Provide `follow()`: one more stream of the class; called on the loop of `served`."""
    return lambda: Stream(served.app, f"/lab/class/{led[0]}/news")


def test_a_slow_phone_misses_nothing_of_what_happens_while_it_is_told(served, led, rooms, monkeypatch):
    _, _, room = led
    monkeypatch.setattr(routes, "_HEARTBEAT", 1000)  # a missed event would come only then

    async def use():
        news = routes._news(room)
        assert b"ticket" in await anext(news) and b'"scene":0' in await anext(news)
        for scene in (1, 2, 3, 4):  # the event before is still under way
            changed = rooms.changed(room)
            room.move(scene)
            rooms.tell(room)
            await changed.wait()
        assert b'"scene":4' in await asyncio.wait_for(anext(news), 30)
        await news.aclose()

    served.do(use())
    assert routes._streams.total() == 0 and led[0] not in routes._streams


def test_where_nothing_happens_the_stream_says_so(served, led, rooms, follow, monkeypatch):
    _, _, room = led
    monkeypatch.setattr(routes, "_HEARTBEAT", 0)

    async def use():
        stream = follow()
        await stream.event()
        assert [await stream.next() for _ in range(3)] == [b"event: here\ndata:\n\n"] * 3
        room.move(1)
        rooms.tell(room)
        while (said := await stream.next()) == b"event: here\ndata:\n\n":
            pass
        assert b'"scene":1' in said
        await stream.leave()

    served.do(use())


def test_a_class_whose_day_is_over_ends_its_streams_from_another_thread(served, led, rooms, follow):
    _, _, room = led

    async def begin():
        stream = follow()
        await stream.event()
        return stream

    stream = served.do(begin())
    room.began = 0.0
    rooms.sweep()  # a page that starts a class does this
    assert served.do(stream.event())["over"]
    served.do(stream.leave())


def test_a_server_that_ends_ends_the_streams_that_come_late_too(served, led, rooms, follow):
    async def use():
        rooms.close()
        late = follow()
        assert not (await late.event())["over"] and await late.next() == b""
        await late.leave()

    served.do(use())


def test_one_class_leaves_streams_to_the_others_and_all_have_a_limit(served, led, rooms, follow, monkeypatch):
    code, _, _ = led
    monkeypatch.setattr(routes, "_MOST_OF_A_CLASS", 2)
    monkeypatch.setattr(routes, "_MOST_STREAMS", 3)
    other, _ = rooms.start("another", packed)

    async def use():
        await ready(rooms, other)
        mine = [follow(), follow()]
        for stream in mine:
            await stream.event()
        assert (await asked(served.app, "GET", f"/lab/class/{code}/news")).status == 503
        theirs = Stream(served.app, f"/lab/class/{other.code}/news")
        await theirs.event()
        refused = await asked(served.app, "GET", f"/lab/class/{other.code}/news")
        assert refused.status == 503 and "keeps trying" in refused.json["why"]
        await mine.pop().leave()
        again = follow()
        assert (await again.event())["version"]
        for stream in (*mine, theirs, again):
            await stream.leave()

    served.do(use())


def test_a_person_has_few_streams_and_the_oldest_gives_way(served, led):
    code, _, room = led
    seat = served.posts(f"/lab/class/{code}/join", {"person": ANN, "name": "Ann"}).json["seat"]

    async def follow():
        streams = [Stream(served.app, f"/lab/class/{code}/news?seat={seat}") for _ in range(MOST_STREAMS)]
        for stream in streams:
            assert (await stream.event())["people"] == 1
        one_more = Stream(served.app, f"/lab/class/{code}/news?seat={seat}")
        assert (await one_more.event())["people"] == 1
        oldest = streams.pop(0)  # a lost network left this one
        assert [await oldest.next() for _ in "ab"] == [b"event: elsewhere\ndata:\n\n", b""]
        for stream in (oldest, *streams):
            await stream.leave()
        assert room.people.seats.follows(ANN)
        await one_more.leave()
        assert not room.people.seats.follows(ANN) and room.people.seats.is_held(ANN)  # a minute to come back

    served.do(follow())


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

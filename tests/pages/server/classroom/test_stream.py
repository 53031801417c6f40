"""The stream of a class: its state now and at each change, until it ends."""

import asyncio
import json

import pytest
from held_class import ANN, BOB, PICK, Stream, asked, packed, ready

from pages.server.classroom import routes


@pytest.fixture
def follow(served, led):
    """Provide `follow()`: one more stream of the class; called on the loop of `served`."""
    return lambda: Stream(served.app, f"/lab/class/{led[0]}/news")


def test_the_first_event_is_where_the_class_is_and_the_next_what_changed(served, led, follow):
    code, secret, room = led

    async def use():
        stream = follow()
        assert await stream.event() == room.public_state() and stream.status == 200
        await asked(served.app, "POST", f"/lab/class/{code}/lead", b'{"secret": "%b", "scene": 3}' % secret.encode())
        assert (await stream.event())["scene"] == 3
        await asked(served.app, "POST", f"/lab/class/{code}/join", b'{"person": "%b"}' % ANN.encode())
        assert (await stream.event())["people"] == 1
        body = json.dumps({"person": ANN, "question": PICK, "answer": 1}).encode()
        await asked(served.app, "POST", f"/lab/class/{code}/answer", body)
        assert (await stream.event())["answered"] == {PICK: 1}
        await stream.leave()

    served.do(use())
    assert routes._streams.total() == 0 and code not in routes._streams


def test_everybody_is_told_and_who_comes_late_is_right_at_once(served, led, rooms, follow):
    _, _, room = led

    async def use():
        early = [follow() for _ in range(3)]
        for stream in early:
            await stream.event()
        room.answer(ANN, PICK, 1)
        rooms.tell(room)
        late = follow()
        told = [await stream.event() for stream in (*early, late)]
        assert told == [room.public_state()] * 4 and told[0]["answered"] == {PICK: 1}
        for stream in (*early, late):
            await stream.leave()

    served.do(use())


def test_a_slow_phone_misses_nothing(served, led, rooms, follow, monkeypatch):
    _, _, room = led
    monkeypatch.setattr(routes, "_HEARTBEAT", 1000)  # a missed event would come only then

    async def use():
        stream = follow()
        await stream.event()
        for scene in (1, 2, 3, 4):  # the event before is still under way
            changed = rooms.changed(room)
            room.move(scene)
            rooms.tell(room)
            await changed.wait()
        while (await stream.event())["scene"] != 4:
            pass
        await stream.leave()

    served.do(use())


def test_what_happens_while_an_event_is_sent_is_told_next(served, led, rooms, monkeypatch):
    _, _, room = led
    monkeypatch.setattr(routes, "_HEARTBEAT", 1000)

    async def use():
        news = routes._news(room)
        await anext(news)
        room.move(2)  # the sender still holds the first event
        rooms.tell(room)
        assert b'"scene":2' in await asyncio.wait_for(anext(news), 30)
        await news.aclose()

    served.do(use())


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


def test_a_stream_ends_with_its_class(served, led, rooms, follow):
    code, secret, room = led

    async def use():
        streams = [follow() for _ in range(3)]
        for stream in streams:
            await stream.event()
        room.answer(ANN, PICK, 1)
        await asked(served.app, "POST", f"/lab/class/{code}/end", b'{"secret": "%b"}' % secret.encode())
        for stream in streams:
            told = await stream.event()
            assert told["over"] and told["answered"] == {}
            assert await stream.next() == b""
            await stream.leave()

    served.do(use())
    assert routes._streams.total() == 0


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


def test_a_server_that_ends_ends_its_streams_and_keeps_what_is_due(served, led, rooms, follow, tmp_path):
    code, _, room = led

    async def use():
        stream = follow()
        await stream.event()
        room.answer(ANN, PICK, 1)
        rooms.close()
        assert (await stream.event())["answered"] == {PICK: 1}
        assert await stream.next() == b""  # and no word that the class is over: it goes on after a restart
        late = follow()
        assert not (await late.event())["over"] and await late.next() == b""
        await asyncio.get_running_loop().shutdown_default_executor()

    served.do(use())
    kept = json.loads((tmp_path / "classes" / code / "class.json").read_bytes())
    assert kept["answers"] == {PICK: {ANN: 1}} and routes._streams.total() == 0


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
        assert refused.status == 503 and "tried again" in refused.json["why"]
        await mine.pop().leave()
        again = follow()
        assert (await again.event())["version"]
        for stream in (*mine, theirs, again):
            await stream.leave()

    served.do(use())


def test_nobody_is_told_names_or_who_somebody_is(served, led, rooms, follow):
    _, _, room = led

    async def use():
        room.join(ANN, "Ann of all")
        room.answer(BOB, PICK, 1)
        room.show(PICK)
        stream = follow()
        said = await stream.next()
        await stream.leave()
        return said

    said = served.do(use())
    assert not any(word.encode() in said for word in (ANN, BOB, "Ann of all", room.secret_hash, room.owner))

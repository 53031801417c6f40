"""The routes of a class: browsers ask for its state, as one answer or as a stream, and send answers and orders."""

import asyncio
import gzip
import io
import json
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from streamlit import config

from pages.server.classroom.patience import Patience
from pages.server.classroom.people import MOST_PEOPLE, CrowdedRefusal, Refusal
from pages.server.classroom.phone import phone_page
from pages.server.classroom.room import LiveClass
from pages.server.classroom.rooms import ROOMS
from pages.server.wrong_tries import WrongTries

_LARGEST_BODY = 4000
_HEARTBEAT = 15.0
"""Seconds after which a stream without news says that it is still there.

A proxy may close a silent stream, and a browser does not notice by itself that the connection is broken.
"""
_MOST_STREAMS, _MOST_OF_A_CLASS = 2000, 2 * MOST_PEOPLE
"""The most streams, of all classes and of one, which leaves room for others; with and without a seat counts apart."""
_PERSON = re.compile(r"[0-9a-f]{32}")
_NUMBER = re.compile(r"[0-9]{1,4}")
_ADDRESS = re.compile(r"https?://[^\s/?#]{1,100}(?:/[\w\-./]{0,100})?/class/([A-Z]{1,16})")
_LONGEST_ADDRESS = 120
_NOT_KEPT = {"Cache-Control": "no-store"}
_FOREVER = {"Cache-Control": "private, max-age=86400, immutable", "Content-Encoding": "gzip"}
"""Headers of an answer that may be kept for a day: the code changes with the class."""
_UNKNOWN = "There is no class with this code now. Look at it again, or ask your lecturer."
_DRAWER = ThreadPoolExecutor(1, "qr-codes")
"""The thread that draws one QR code at a time: many requests keep neither pictures nor answers waiting."""
_wrong_tries = WrongTries()
_streams: Counter[str] = Counter()
"""The number of streams of each class without a seat: projectors, and people who have not come in yet."""
_seated: Counter[str] = Counter()
"""The number of streams of each class with a seat."""

Answer = Callable[[Request, LiveClass], Awaitable[Response]]


def _of_a_class(answer: Answer) -> Callable[[Request], Awaitable[Response]]:
    """Make a route of one class; wrong codes are answered late, and the later the more there are."""

    async def answered(request: Request) -> Response:
        room = ROOMS.find(request.path_params["code"])
        if room is None:
            return await _unknown()
        try:
            return await answer(request, room)
        except CrowdedRefusal as error:
            return _refused(str(error), 429)
        except Refusal as error:
            return _refused(str(error), 409)
        except ClientDisconnect:
            return Response(status_code=400)

    return answered


def _of_the_lecturer(answer: Callable[[Request, LiveClass, dict[str, Any]], Awaitable[Response]]) -> Answer:
    """Make a route that the lecturer's secret opens."""

    async def answered(request: Request, room: LiveClass) -> Response:
        sent = await _sent(request)
        if not room.is_led_by(sent.get("secret")):
            return await _wrong_tries.answer(_refused("Only the lecturer's own link does that.", 403))
        room.led = time.time()
        return await answer(request, room, sent)

    return answered


async def _unknown() -> Response:
    return await _wrong_tries.answer(_refused(_UNKNOWN, 404))


async def _send_page(request: Request) -> Response:
    """Send the light page, the same for every code: the page itself asks whether there is such a class."""
    root = "../" if "code" in request.path_params else "./"
    return Response(phone_page(root), media_type="text/html", headers={"Cache-Control": "no-cache"})


async def _send_state(request: Request, room: LiveClass) -> Response:
    """Send the state of the class, and what this browser said: all that a phone needs that comes late, or wakes up."""
    person = request.headers.get("x-person", "")  # not in the address, which logs keep
    if person in room.people:
        room.people.seats.ask(person)
    own = room.own_state(person)
    state = {"state": json.loads(ROOMS.message(room)), "own": own}
    return JSONResponse(state, headers=_NOT_KEPT)


async def _stream(request: Request, room: LiveClass) -> Response:
    person = room.find_holder(request.query_params.get("seat", ""))
    follow = _seated if person else _streams
    if follow.total() >= _MOST_STREAMS or follow[room.code] >= _MOST_OF_A_CLASS:
        return _refused("Too many follow classes of this server now. It is tried again.", 503)
    return StreamingResponse(
        _news(room, person), media_type="text/event-stream", headers={**_NOT_KEPT, "X-Accel-Buffering": "no"}
    )


async def _news(room: LiveClass, person: str = "") -> AsyncIterator[bytes]:
    """Yield the state of the class, now and after each change, until it ends or its follower is taken out."""
    follow, seats = _seated if person else _streams, room.people.seats
    follow[room.code] += 1
    patience = Patience()
    if person:
        seats.begin_stream(person, patience.end)
    try:
        told = 0
        while True:
            changed = ROOMS.changed(room)  # taken before the news is told, so that a slow phone misses nothing
            if room.version != told:
                told = room.version
                yield b"data: " + ROOMS.message(room) + b"\n\n"
            if patience.is_over:
                yield b"event: elsewhere\ndata:\n\n"
            if room.is_over or ROOMS.is_closing or patience.is_over or (person and person not in room.people):
                return
            if not await patience.wait_for_news(changed, _HEARTBEAT):
                yield b"event: here\ndata:\n\n"
    finally:
        if person:
            seats.end_stream(person, patience.end)
        follow[room.code] -= 1
        if not follow[room.code]:
            del follow[room.code]


async def _send_lecture(request: Request, room: LiveClass) -> Response:
    if not room.lecture:
        raise Refusal(room.problem or "The lecture is being made ready. It takes some seconds.")
    content = gzip.compress(json.dumps(room.class_lecture.for_phones()).encode(), 6, mtime=0)
    return Response(content, media_type="application/json", headers=_FOREVER)


async def _send_view(request: Request, room: LiveClass) -> Response:
    text = request.path_params["number"]
    # The route itself asks for no number: one with thousands of digits would be an error of the server.
    number = int(text) if _NUMBER.fullmatch(text) else -1
    if room.class_lecture.holds_back(number, room.scene, room.shown):
        return _refused("This picture comes with its scene, and if that asks, with the answer.", 409)
    content = await asyncio.to_thread(ROOMS.view, room, number)
    if content is None:
        return _refused("The lecture has no such picture.", 404)
    return Response(content, media_type="application/octet-stream", headers=_FOREVER)


async def _join(request: Request, room: LiveClass) -> Response:
    sent = await _sent(request)
    person, name = _person(sent), sent.get("name")
    room.join(person, name[:200] if isinstance(name, str) else "", request.client.host if request.client else "")
    ROOMS.note(room, person, name=room.people[person].name)
    ROOMS.tell_soon(room)
    return JSONResponse(room.own_state(person))


async def _take_answer(request: Request, room: LiveClass) -> Response:
    sent = await _sent(request)
    person, question, answer = _person(sent), str(sent.get("question", "")), sent.get("answer")
    room.answer(person, question, answer)
    ROOMS.note(room, person, question=question, answer=answer)
    ROOMS.tell_soon(room)
    return JSONResponse({})


async def _take_mood(request: Request, room: LiveClass) -> Response:
    sent = await _sent(request)
    person, scene, mood = _person(sent), sent.get("scene"), sent.get("mood")
    room.feel(person, scene, mood)
    ROOMS.note(room, person, scene=scene, mood=mood)
    ROOMS.tell_soon(room)
    return JSONResponse({})


async def _lead(request: Request, room: LiveClass, sent: dict[str, Any]) -> Response:
    """Carry out the lecturer's orders: go to a scene, ask again, show an answer, say who takes part."""
    try:
        if "again" in sent:
            room.ask_again(sent["again"])
        if "show" in sent:
            room.show(sent["show"])
        if "scene" in sent:
            room.move(sent["scene"])
        if "hide" in sent:
            room.hide(sent["hide"], sent.get("hidden") is True)
        if "remove" in sent:
            room.remove(sent["remove"])
        if "remove_since" in sent:
            room.remove_since(sent["remove_since"])
        if "seats" in sent:
            room.people.seat(sent["seats"])
        if "open" in sent:
            room.people.is_open = sent["open"] is True
        room.version += "seats" in sent or "open" in sent
    finally:  # orders that were carried out before one was refused are told too
        ROOMS.tell(room)
    return JSONResponse(json.loads(ROOMS.message(room)))


async def _send_aside(request: Request, room: LiveClass, sent: dict[str, Any]) -> Response:
    return JSONResponse(room.lecturer_state(), headers=_NOT_KEPT)


async def _send_results(request: Request, room: LiveClass, sent: dict[str, Any]) -> Response:
    if not room.lecture:
        raise Refusal("The class has no lecture yet.")
    return Response(await asyncio.to_thread(ROOMS.results(room)), media_type="application/zip", headers=_NOT_KEPT)


async def _end(request: Request, room: LiveClass, sent: dict[str, Any]) -> Response:
    ROOMS.end(room)
    return JSONResponse({})


async def _send_qr(request: Request) -> Response:
    """Send the QR code of the address of a class that is held here, as the lecturer's browser knows it."""
    address = request.query_params.get("of", "")
    named = _ADDRESS.fullmatch(address)
    if not named or len(address) > _LONGEST_ADDRESS:
        return _refused(f"`of` must be the address of a class, at most {_LONGEST_ADDRESS} letters long.", 400)
    if ROOMS.find(named[1]) is None:
        return await _unknown()
    content = await asyncio.get_running_loop().run_in_executor(_DRAWER, _qr_code, address)
    return Response(content, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


@lru_cache(maxsize=64)
def _qr_code(address: str) -> bytes:
    content = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        content, kind="svg", border=3, dark="#000", light="#fff", omitsize=True
    )
    return content.getvalue()


async def _sent(request: Request) -> dict[str, Any]:
    """Return what a browser sent, a small object of JSON.

    Raises:
        Refusal: If the body is anything else.
    """
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > _LARGEST_BODY:
            raise Refusal("That is too long.")
    try:
        sent = json.loads(body)
    except (ValueError, RecursionError):
        sent = None
    if not isinstance(sent, dict):
        raise Refusal("That can't be read. Load the page again.")
    return sent


def _person(sent: dict[str, Any]) -> str:
    person = sent.get("person")
    if not isinstance(person, str) or not _PERSON.fullmatch(person):
        raise Refusal("This browser does not say who it is. Load the page again.")
    return person


def _refused(why: str, status: int) -> Response:
    return JSONResponse({"why": why}, status_code=status, headers=_NOT_KEPT)


_BASE = "/".join(["", *filter(None, [config.get_option("server.baseUrlPath").strip("/")])])
_OF_A_CLASS = f"{_BASE}/lab/class/{{code}}"
CLASS_ROUTES = [
    Route(f"{_BASE}/class", _send_page),
    Route(f"{_BASE}/class/{{code}}", _send_page),
    Route(f"{_BASE}/lab/class.svg", _send_qr),
    Route(f"{_OF_A_CLASS}/state", _of_a_class(_send_state)),
    Route(f"{_OF_A_CLASS}/news", _of_a_class(_stream)),
    Route(f"{_OF_A_CLASS}/lecture", _of_a_class(_send_lecture)),
    Route(f"{_OF_A_CLASS}/views/{{number}}", _of_a_class(_send_view)),
    Route(f"{_OF_A_CLASS}/join", _of_a_class(_join), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/answer", _of_a_class(_take_answer), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/mood", _of_a_class(_take_mood), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/lead", _of_a_class(_of_the_lecturer(_lead)), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/aside", _of_a_class(_of_the_lecturer(_send_aside)), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/results", _of_a_class(_of_the_lecturer(_send_results)), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/end", _of_a_class(_of_the_lecturer(_end)), methods=["POST"]),
]

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

from pages.server.classroom.live_class import SECOND, LiveClass
from pages.server.classroom.live_classes import LIVE_CLASSES
from pages.server.classroom.patience import Patience
from pages.server.classroom.people import MOST_PEOPLE, CrowdedRefusal, Refusal
from pages.server.classroom.phone import phone_page
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
_NO_STORE = {"Cache-Control": "no-store"}
_FOREVER = {"Cache-Control": "private, max-age=86400, immutable", "Content-Encoding": "gzip"}
"""Headers of an answer that may be kept for a day: the code changes with the class."""
_UNKNOWN = "There is no class with this code now. Look at it again, or ask your lecturer."
_DRAWER = ThreadPoolExecutor(1, "qr-codes")
"""The thread that draws one QR code at a time: many requests keep neither pictures nor answers waiting."""
wrong_codes = WrongTries()
streams_without_seat: Counter[str] = Counter()
"""The number of streams of each class without a seat: projectors, and people who have not come in yet."""
streams_with_seat: Counter[str] = Counter()
"""The number of streams of each class with a seat."""

Answer = Callable[[Request, LiveClass], Awaitable[Response]]


def _class_route(answer: Answer) -> Callable[[Request], Awaitable[Response]]:
    """Make a route of one class; wrong codes are answered late, and the later the more there are."""

    async def respond(request: Request) -> Response:
        live_class = LIVE_CLASSES.find(request.path_params["code"])
        if live_class is None:
            return await _refuse_code()
        try:
            return await answer(request, live_class)
        except CrowdedRefusal as error:
            return _refuse(str(error), 429)
        except Refusal as error:
            return _refuse(str(error), 409)
        except ClientDisconnect:
            return Response(status_code=400)

    return respond


def _lecturer_route(answer: Callable[[Request, LiveClass, dict[str, Any]], Awaitable[Response]]) -> Answer:
    """Make a route that the lecturer's secret opens."""

    async def respond(request: Request, live_class: LiveClass) -> Response:
        message = await _read_message(request)
        if not live_class.is_led_by(message.get("secret")):
            return await wrong_codes.answer(_refuse("Only the lecturer's own link does that.", 403))
        live_class.led = time.time()
        return await answer(request, live_class, message)

    return respond


async def _refuse_code() -> Response:
    return await wrong_codes.answer(_refuse(_UNKNOWN, 404))


async def _send_page(request: Request) -> Response:
    """Send the light page, the same for every code: the page itself asks whether there is such a class."""
    root = "../" if "code" in request.path_params else "./"
    return Response(phone_page(root), media_type="text/html", headers={"Cache-Control": "no-cache"})


async def _send_state(request: Request, live_class: LiveClass) -> Response:
    """Send the state of the class, and what this browser said: all that a phone needs that comes late, or wakes up."""
    person = request.headers.get("x-person", "")  # not in the address, which logs keep
    if person in live_class.people:
        live_class.people.seats.ask(person)
    own = live_class.own_state(person)
    is_lecturer = live_class.is_led_by(request.headers.get("x-lead"))
    state = _lecturers(live_class) if is_lecturer else json.loads(LIVE_CLASSES.message(live_class))
    return JSONResponse({"state": state, "own": own}, headers=_NO_STORE)


def _lecturers(live_class: LiveClass) -> dict[str, Any]:
    """Return the state for the lecturer's browser, which finds the lecture's answers and notes by its id."""
    return {**json.loads(LIVE_CLASSES.message(live_class)), "lecture": live_class.lecture.get("id", "")}


async def _send_stream(request: Request, live_class: LiveClass) -> Response:
    person = live_class.find_holder(request.query_params.get("seat", ""))
    stream_counts = streams_with_seat if person else streams_without_seat
    if stream_counts.total() >= _MOST_STREAMS or stream_counts[live_class.code] >= _MOST_OF_A_CLASS:
        return _refuse("Too many people follow classes on this server now. This page keeps trying.", 503)
    return StreamingResponse(
        news_of(live_class, person), media_type="text/event-stream", headers={**_NO_STORE, "X-Accel-Buffering": "no"}
    )


async def news_of(live_class: LiveClass, person: str = "") -> AsyncIterator[bytes]:
    """Yield the state of the class, now and after each change, until it ends or its follower is taken out."""
    stream_counts, seats = streams_with_seat if person else streams_without_seat, live_class.people.seats
    stream_counts[live_class.code] += 1
    patience = Patience()
    ticket = "" if person else seats.issue_ticket()
    if person:
        seats.begin_stream(person, patience.end)
    try:
        if ticket:
            yield b"event: ticket\ndata: " + ticket.encode() + b"\n\n"
        last_version = 0
        while True:
            changed = LIVE_CLASSES.changed(
                live_class
            )  # taken before the news is told, so that a slow phone misses nothing
            if live_class.version != last_version:
                last_version = live_class.version
                yield b"data: " + LIVE_CLASSES.message(live_class) + b"\n\n"
            if patience.is_over:
                yield b"event: elsewhere\ndata:\n\n"
            if (
                live_class.is_over
                or LIVE_CLASSES.is_closing
                or patience.is_over
                or (person and person not in live_class.people)
            ):
                return
            if not await patience.wait_for_news(changed, _HEARTBEAT):
                yield b"event: here\ndata:\n\n"
    finally:
        if person:
            seats.end_stream(person, patience.end)
        seats.withdraw_ticket(ticket)
        stream_counts[live_class.code] -= 1
        if not stream_counts[live_class.code]:
            del stream_counts[live_class.code]


async def _send_lecture(request: Request, live_class: LiveClass) -> Response:
    if not live_class.lecture:
        raise Refusal(live_class.problem or "The lecture is being made ready. It takes some seconds.")
    content = gzip.compress(json.dumps(live_class.class_lecture.for_phones()).encode(), 6, mtime=0)
    return Response(content, media_type="application/json", headers=_FOREVER)


async def _send_view(request: Request, live_class: LiveClass) -> Response:
    text = request.path_params["number"]
    # The route itself asks for no number: one with thousands of digits would be an error of the server.
    number = int(text) if _NUMBER.fullmatch(text) else -1
    if live_class.class_lecture.holds_back(number, live_class.scene, live_class.shown):
        return _refuse("This picture comes with its scene, and if that asks, with the answer.", 409)
    content = await asyncio.to_thread(LIVE_CLASSES.view, live_class, number)
    if content is None:
        return _refuse("The lecture has no such picture.", 404)
    return Response(content, media_type="application/octet-stream", headers=_FOREVER)


async def _join(request: Request, live_class: LiveClass) -> Response:
    message = await _read_message(request)
    person, name = _person_in(message), message.get("name")
    near = request.client.host if request.client else ""
    live_class.join(person, name[:200] if isinstance(name, str) else "", near, message.get("ticket"))
    LIVE_CLASSES.note(live_class, person, name=live_class.people[person].name)
    LIVE_CLASSES.tell_soon(live_class)
    return JSONResponse(live_class.own_state(person))


async def _take_answer(request: Request, live_class: LiveClass) -> Response:
    message = await _read_message(request)
    person, question, answer = _person_in(message), str(message.get("question", "")), message.get("answer")
    live_class.answer(person, question, answer)
    is_late = person in live_class.late.get(question.removesuffix(SECOND), ())
    LIVE_CLASSES.note(live_class, person, question=question, answer=answer, late=is_late)
    LIVE_CLASSES.tell_soon(live_class)
    return JSONResponse({})


async def _take_mood(request: Request, live_class: LiveClass) -> Response:
    message = await _read_message(request)
    person, scene, mood = _person_in(message), message.get("scene"), message.get("mood")
    live_class.feel(person, scene, mood)
    LIVE_CLASSES.note(live_class, person, scene=scene, mood=mood)
    LIVE_CLASSES.tell_soon(live_class)
    return JSONResponse({})


async def _lead(request: Request, live_class: LiveClass, message: dict[str, Any]) -> Response:
    """Carry out the lecturer's orders: go to a scene, ask again, show an answer, say who takes part."""
    try:
        if "again" in message:
            live_class.ask_again(message["again"])
        if "show" in message:
            live_class.show(message["show"])
        if "scene" in message:
            live_class.move(message["scene"])
        if "hide" in message:
            live_class.hide(message["hide"], message.get("hidden") is True)
        if "remove" in message:
            live_class.remove(message["remove"])
        if "remove_since" in message:
            live_class.remove_since(message["remove_since"])
        if "seats" in message:
            live_class.people.seat(message["seats"])
        if "open" in message:
            live_class.people.is_open = message["open"] is True
        live_class.version += "seats" in message or "open" in message
    finally:  # orders that were carried out before one was refused are told too
        LIVE_CLASSES.tell(live_class)
    return JSONResponse(_lecturers(live_class))


async def _send_aside(request: Request, live_class: LiveClass, message: dict[str, Any]) -> Response:
    return JSONResponse(live_class.lecturer_state(), headers=_NO_STORE)


async def _send_results(request: Request, live_class: LiveClass, message: dict[str, Any]) -> Response:
    if not live_class.lecture:
        raise Refusal("The class has no lecture yet.")
    return Response(
        await asyncio.to_thread(LIVE_CLASSES.results(live_class)), media_type="application/zip", headers=_NO_STORE
    )


async def _end(request: Request, live_class: LiveClass, message: dict[str, Any]) -> Response:
    LIVE_CLASSES.end(live_class)
    return JSONResponse({})


async def _send_qr(request: Request) -> Response:
    """Send the QR code of the address of a class that is held here, as the lecturer's browser knows it."""
    address = request.query_params.get("of", "")
    match = _ADDRESS.fullmatch(address)
    if not match or len(address) > _LONGEST_ADDRESS:
        return _refuse(f"`of` must be the address of a class, at most {_LONGEST_ADDRESS} letters long.", 400)
    if LIVE_CLASSES.find(match[1]) is None:
        return await _refuse_code()
    content = await asyncio.get_running_loop().run_in_executor(_DRAWER, _qr_code, address)
    return Response(content, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


@lru_cache(maxsize=64)
def _qr_code(address: str) -> bytes:
    content = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        content, kind="svg", border=3, dark="#000", light="#fff", omitsize=True
    )
    return content.getvalue()


async def _read_message(request: Request) -> dict[str, Any]:
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
        message = json.loads(body)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise Refusal("That can't be read. Load the page again.")
    return message


def _person_in(message: dict[str, Any]) -> str:
    person = message.get("person")
    if not isinstance(person, str) or not _PERSON.fullmatch(person):
        raise Refusal("This browser does not say who it is. Load the page again.")
    return person


def _refuse(why: str, status: int) -> Response:
    return JSONResponse({"why": why}, status_code=status, headers=_NO_STORE)


_BASE = "/".join(["", *filter(None, [config.get_option("server.baseUrlPath").strip("/")])])
_OF_A_CLASS = f"{_BASE}/lab/class/{{code}}"
CLASS_ROUTES = [
    Route(f"{_BASE}/class", _send_page),
    Route(f"{_BASE}/class/{{code}}", _send_page),
    Route(f"{_BASE}/lab/class.svg", _send_qr),
    Route(f"{_OF_A_CLASS}/state", _class_route(_send_state)),
    Route(f"{_OF_A_CLASS}/news", _class_route(_send_stream)),
    Route(f"{_OF_A_CLASS}/lecture", _class_route(_send_lecture)),
    Route(f"{_OF_A_CLASS}/views/{{number}}", _class_route(_send_view)),
    Route(f"{_OF_A_CLASS}/join", _class_route(_join), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/answer", _class_route(_take_answer), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/mood", _class_route(_take_mood), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/lead", _class_route(_lecturer_route(_lead)), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/aside", _class_route(_lecturer_route(_send_aside)), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/results", _class_route(_lecturer_route(_send_results)), methods=["POST"]),
    Route(f"{_OF_A_CLASS}/end", _class_route(_lecturer_route(_end)), methods=["POST"]),
]

"""The teacher: a person who knows the server's key may look after everybody's runs and models."""

import hashlib
import hmac
import json
import logging
import os
import time
from collections.abc import Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from streamlit import config

from pages.server.storage import CHECKOUT
from pages.server.visitor import is_secure
from pages.server.wrong_tries import WrongTries

COOKIE = "attention_lab_teacher"
KEY, KEY_FILE = "ATTENTION_LAB_TEACHER_KEY", "ATTENTION_LAB_TEACHER_KEY_FILE"
SHORTEST = 16
HOW_TO_BECOME_TEACHER = (
    f"The teacher sets a key of at least {SHORTEST} characters before the server starts, in {KEY} or in a file that "
    f"{KEY_FILE} names, and types it at the end of the page Models."
)
_LARGEST_BODY = 2000
_A_DAY = 24 * 3600
_LOG = logging.getLogger("attention_lab")


def teacher_key() -> str:
    """Return the key that this server was started with; empty if there is none.

    Raises:
        ValueError: If a key is set that can't be used: it is too short, or its file is empty, can't be read, or is in
            the program's folder and would be copied along with it.
    """
    key, file_name = os.environ.get(KEY, "").strip(), os.environ.get(KEY_FILE, "").strip()
    if not key and file_name:
        path = Path(file_name).expanduser().resolve()
        if path.is_relative_to(CHECKOUT):
            raise ValueError(f"{KEY_FILE} must name a file outside the folder of the program. Move it.")
        try:
            key = path.read_text(encoding="utf-8").strip()
        except (OSError, ValueError) as error:
            raise ValueError(f"{KEY_FILE} must name a text file that can be read: {error}.") from None
        if not key:
            raise ValueError(f"{KEY_FILE} must name a file with the key in it, got an empty one.")
    if key and len(key) < SHORTEST:
        raise ValueError(f"The teacher's key must have at least {SHORTEST} characters, got {len(key)}.")
    return key


def _usable_key() -> str:
    try:
        return teacher_key()
    except ValueError:
        return ""


def has_teacher() -> bool:
    """Return whether this server was started with a key that can be used."""
    return bool(_usable_key())


def has_teacher_cookie(cookies: Mapping[str, str]) -> bool:
    """Return whether cookies come from a browser in which the key was typed, not longer than a day ago.

    Args:
        cookies: The cookies as the browser sent them.
    """
    key, cookie = _usable_key(), str(cookies.get(COOKIE, ""))
    until, _, _ = cookie.partition(".")
    if not key or not until.isascii() or not until.isdecimal() or len(until) > 12 or int(until) < time.time():
        return False
    return hmac.compare_digest(cookie.encode(), _sign(key, until).encode())


def _sign(key: str, until: str) -> str:
    """Return the cookie's value: the time until which it counts, signed with the key, so that another key ends it."""
    return f"{until}.{hmac.new(key.encode(), until.encode(), hashlib.sha256).hexdigest()}"


wrong_keys = WrongTries()


async def _enter(request: Request) -> Response:
    """Take the typed key; the right one is answered at once with the cookie, a wrong one late.

    The right one is looked at however many wrong ones wait: else whoever sends forty of them locks the teacher out.
    """
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > _LARGEST_BODY:
            return _refuse("A key has at most a few hundred characters.")
    try:
        typed_key = str(json.loads(body)["key"]).strip()
    except (ValueError, KeyError, TypeError, RecursionError):
        return _refuse("Type the key.")
    key = _usable_key()
    # Both are hashed first: the comparison takes the same time for all lengths, and bytes of any text can be compared.
    digests = (hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest() for text in (typed_key, key))
    if not hmac.compare_digest(*digests) or not key:
        why = "That is not the key." if key else f"This server has no teacher's key. {HOW_TO_BECOME_TEACHER}"
        return await wrong_keys.answer(_refuse(why))
    response = JSONResponse({})
    until = str(int(time.time()) + _A_DAY)
    response.set_cookie(
        COOKIE, _sign(key, until), max_age=_A_DAY, httponly=True, samesite="strict", secure=is_secure(request)
    )
    return response


async def _leave(request: Request) -> Response:
    response = JSONResponse({})
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response


def _refuse(why: str) -> Response:
    return JSONResponse({"why": why}, status_code=403)


_PATH = "/".join(["", *filter(None, [config.get_option("server.baseUrlPath").strip("/"), "lab/teacher"])])
TEACHER_ROUTES = [Route(_PATH, _enter, methods=["POST"]), Route(_PATH, _leave, methods=["DELETE"])]


def say_at_start() -> None:
    """Log why a key that was set can't be used."""
    try:
        teacher_key()
    except ValueError as error:
        _LOG.warning("There is no teacher on this server. %s", error)

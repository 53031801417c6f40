"""Limits of uploads: Streamlit holds any number of files in memory, for minutes after their session."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import cast

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit import config, runtime
from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager

from transformer.runs.jobs import Limits, server_limits
from transformer.text import counted

_ENDPOINT = "/_stcore/upload_file/"
_LARGEST = "server.maxUploadSize"
_LONGEST_HEAD = 8192
_MOST_WAITING = 16
_REFUSAL_NOTE = b"This file found no room on the server (attention-lab 7f3c)."
"""The note that is stored instead of a refused file. Streamlit's field would show the bare number of an HTTP error."""


def upload_problem(content: bytes) -> str:
    """Return why an uploaded file is not there, as text for people; empty if it is there."""
    if content != _REFUSAL_NOTE:
        return ""
    limits = server_limits()
    return (
        f"There is no room for this file now: the server holds at most {counted(limits.uploads_a_session)} MB of "
        f"uploaded files for one tab and {counted(limits.uploads_together)} MB for all. "
        "Take another file away here, or try again in a few minutes."
    )


@dataclass
class _UploadQueue:
    """The uploads of one session, which come one at a time.

    Attributes:
        lock: Is held while one comes.
        count: The number of uploads that wait or come.
        received_bytes: Bytes of the present one that have come.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    count: int = 0
    received_bytes: int = 0


class UploadLimits:
    """Middleware that refuses a file if its session, or all sessions together, would hold too many uploaded bytes.

    Bytes count once they have come: bytes that are announced and never sent take nobody's room.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._queues: dict[str, _UploadQueue] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on: a file once it is here as a whole, and a note in place of a file that is too much."""
        if scope["type"] != "http" or scope["method"] not in {"PUT", "POST"} or _ENDPOINT not in scope["path"]:
            return await self._app(scope, receive, send)
        session = scope["path"].split(_ENDPOINT)[1].split("/")[0]
        size = _announced_size(HTTPConnection(scope).headers.get("content-length"))
        if size > int(config.get_option(_LARGEST)) << 20 or not runtime.get_instance().is_active_session(session):
            return await self._app(scope, receive, send)  # Streamlit refuses it before it reads
        queue = self._queues.setdefault(session, _UploadQueue())
        if queue.count > _MOST_WAITING:
            why = f"{_MOST_WAITING} files of this tab wait already. Send this one when they are here."
            return await PlainTextResponse(why, 429, {"Connection": "close"})(scope, receive, send)
        queue.count += 1
        try:
            async with queue.lock:
                await self._take(session, size, scope, receive, send)
        finally:
            queue.count -= 1
            if not queue.count:
                del self._queues[session]

    async def _take(self, session: str, size: int, scope: Scope, receive: Receive, send: Send) -> None:
        """Gather a file, and pass it on, or a note if there is no room for it."""
        limits, queue = server_limits(), self._queues[session]
        pieces: deque[bytes] = deque()
        fits, more = self._has_room(session, size, limits), True
        try:
            while more:
                message = await receive()
                if message["type"] != "http.request":  # the browser is gone, or sends nothing more
                    return
                pieces.append(message.get("body", b""))
                more = message.get("more_body", False)
                queue.received_bytes += len(pieces[-1])
                fits = fits and self._has_room(session, 0, limits)
                if not fits:
                    pieces = deque([b"".join(pieces)[:_LONGEST_HEAD]])
                    queue.received_bytes = 0
            if not fits:
                scope, pieces = _replace_by_note(scope, pieces[0])

            async def receive_gathered() -> Message:
                if not pieces:
                    return await receive()
                return {"type": "http.request", "body": pieces.popleft(), "more_body": bool(pieces)}

            await self._app(scope, receive_gathered, send)
        finally:
            queue.received_bytes = 0

    def _has_room(self, session: str, size: int, limits: Limits) -> bool:
        # Streamlit promises less than what it makes: its own manager keeps the files in memory.
        manager = cast(MemoryUploadedFileManager, runtime.get_instance().uploaded_file_mgr)
        stored = manager.file_storage.copy()
        stored_bytes = {name: sum(len(file.data) for file in files.copy().values()) for name, files in stored.items()}
        received = {name: turn.received_bytes for name, turn in self._queues.items()}
        alone = stored_bytes.get(session, 0) + received.get(session, 0)
        together = sum(stored_bytes.values()) + sum(received.values())
        return alone + size <= limits.uploads_a_session * 10**6 and together + size <= limits.uploads_together * 10**6


def _announced_size(length: str | None) -> int:
    """Return the number of bytes that a request announces; 0 if it announces none."""
    return int(length) if length and length.isdecimal() and len(length) < 16 else 0


def _replace_by_note(scope: Scope, begin: bytes) -> tuple[Scope, deque[bytes]]:
    """Return a request and its body with a note in place of the file.

    Args:
        scope: The request.
        begin: The beginning of its body, with the head of the file's part.
    """
    head = begin.partition(b"\r\n\r\n")[0]
    body = head + b"\r\n\r\n" + _REFUSAL_NOTE + b"\r\n" + head.partition(b"\r\n")[0] + b"--\r\n"
    scope = {**scope, "headers": list(scope["headers"])}
    MutableHeaders(scope=scope)["content-length"] = str(len(body))
    return scope, deque([body])

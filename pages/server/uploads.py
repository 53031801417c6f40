"""How much may be uploaded: Streamlit holds every file in memory, any number of them, for minutes after its session."""

from typing import cast

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit import config, runtime
from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager

from transformer.runs.jobs import server_limits
from transformer.text import counted

_ENDPOINT = "/_stcore/upload_file/"
_LARGEST = "server.maxUploadSize"
_LONGEST_HEAD = 8192
_IN_ITS_PLACE = b"This file found no room on the server (attention-lab 7f3c)."
"""What is stored instead of a file that is refused. Streamlit's field would show the bare number of an HTTP error."""


def found_no_room(content: bytes) -> str:
    """Why an uploaded file is not there, in a sentence for people; empty if it is."""
    if content != _IN_ITS_PLACE:
        return ""
    limits = server_limits()
    return (
        f"There is no room for this file now: the server holds at most {counted(limits.uploads_a_session)} MB of "
        f"uploaded files for one tab and {counted(limits.uploads_together)} MB for all. "
        "Take another file away here, or try again in a few minutes."
    )


class UploadsBounded:
    """Middleware: refuses a file where its session, or all together, would hold too much of what was uploaded."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._under_way: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; of a file that is too much only a note that says so."""
        if scope["type"] != "http" or scope["method"] not in {"PUT", "POST"} or _ENDPOINT not in scope["path"]:
            return await self._app(scope, receive, send)
        session = scope["path"].split(_ENDPOINT)[1].split("/")[0]
        size = _announced(HTTPConnection(scope).headers.get("content-length"))
        if not self._has_room(session, size):
            return await self._app(*await _with_a_note(scope, receive), send)
        self._under_way[session] = self._under_way.get(session, 0) + size
        try:
            await self._app(scope, receive, send)
        finally:
            self._under_way[session] -= size
            if not self._under_way[session]:
                del self._under_way[session]

    def _has_room(self, session: str, size: int) -> bool:
        limits = server_limits()
        # Streamlit promises less than what it makes: its own manager keeps the files in memory.
        manager = cast(MemoryUploadedFileManager, runtime.get_instance().uploaded_file_mgr)
        stored = manager.file_storage.copy()
        held = {name: sum(len(file.data) for file in files.copy().values()) for name, files in stored.items()}
        alone = held.get(session, 0) + self._under_way.get(session, 0)
        together = sum(held.values()) + sum(self._under_way.values())
        return alone + size <= limits.uploads_a_session * 10**6 and together + size <= limits.uploads_together * 10**6


def _announced(length: str | None) -> int:
    """Bytes that come; a body that does not say its length may have as many as one may."""
    largest = int(config.get_option(_LARGEST)) << 20
    return int(length) if length and length.isdecimal() and len(length) < 16 else largest


async def _with_a_note(scope: Scope, receive: Receive) -> tuple[Scope, Receive]:
    """The same request with a note in the place of the file, whose content is taken in and forgotten."""
    head, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":  # the browser is gone
            break
        if b"\r\n\r\n" not in head:
            head = (head + message.get("body", b""))[:_LONGEST_HEAD]
        more = message.get("more_body", False)
    head = head.partition(b"\r\n\r\n")[0]
    body = head + b"\r\n\r\n" + _IN_ITS_PLACE + b"\r\n" + head.partition(b"\r\n")[0] + b"--\r\n"
    scope = {**scope, "headers": list(scope["headers"])}
    MutableHeaders(scope=scope)["content-length"] = str(len(body))

    async def receive_note() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return scope, receive_note

"""How much may be uploaded: Streamlit holds every file in memory, any number of them, for minutes after its session."""

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from streamlit import config, runtime

from transformer.jobs.limits import server_limits

_ENDPOINT = "/_stcore/upload_file/"
_LARGEST = "server.maxUploadSize"


class UploadsBounded:
    """Middleware: refuses a file where its session, or all together, would hold too much of what was uploaded."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._under_way: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on but what is too much."""
        if scope["type"] != "http" or scope["method"] not in {"PUT", "POST"} or _ENDPOINT not in scope["path"]:
            return await self._app(scope, receive, send)
        session = scope["path"].split(_ENDPOINT)[1].split("/")[0]
        size = _announced(HTTPConnection(scope).headers.get("content-length"))
        if not self._has_room(session, size):
            return await _refuse(scope, receive, send)
        self._under_way[session] = self._under_way.get(session, 0) + size
        try:
            await self._app(scope, receive, send)
        finally:
            self._under_way[session] -= size
            if not self._under_way[session]:
                del self._under_way[session]

    def _has_room(self, session: str, size: int) -> bool:
        limits = server_limits()
        stored = runtime.get_instance().uploaded_file_mgr.file_storage.copy()
        held = {name: sum(len(file.data) for file in files.copy().values()) for name, files in stored.items()}
        alone = held.get(session, 0) + self._under_way.get(session, 0)
        together = sum(held.values()) + sum(self._under_way.values())
        return alone + size <= limits.uploads_a_session * 10**6 and together + size <= limits.uploads_together * 10**6


def _announced(length: str | None) -> int:
    """Bytes that come; a body that does not say its length may have as many as one may."""
    largest = int(config.get_option(_LARGEST)) << 20
    return int(length) if length and length.isdecimal() else largest


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    response = PlainTextResponse(
        "There is no room for this file now: other files that were uploaded wait to be used. Take one away, or try "
        "again in a few minutes.",
        status_code=413,
    )
    await response(scope, receive, send)

"""Headers that guard every answer, and the metrics of the server, which no stranger sees."""

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from transformer.runs.jobs import server_limits

_METRICS = "/_stcore/metrics"
_POLICY = "content-security-policy"
_OWN = "'self'"


class GuardHeaders:
    """Middleware that guards answers: types aren't guessed, frames are limited, links don't say where they stood."""

    def __init__(self, app: ASGIApp) -> None:
        limits = server_limits()
        self._app = app
        self._frame_ancestors = limits.frame_ancestors
        self._shows_metrics = bool(limits.metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with these headers unless the answer has its own."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._guard(MutableHeaders(scope=message))
            await send(message)

        closed = not self._shows_metrics and scope["path"].rstrip("/").endswith(_METRICS)
        await (PlainTextResponse("Not Found", 404) if closed else self._app)(scope, receive, send_guarded)

    def _guard(self, headers: MutableHeaders) -> None:
        headers.setdefault("X-Content-Type-Options", "nosniff")
        headers.setdefault("Referrer-Policy", "same-origin")  # a link holds what people typed
        policy = headers.get(_POLICY, "")
        if "frame-ancestors" not in policy:
            headers[_POLICY] = "; ".join(filter(None, [policy, f"frame-ancestors {self._frame_ancestors}"]))
        if self._frame_ancestors == _OWN:  # for old browsers; this header can name no other addresses
            headers.setdefault("X-Frame-Options", "SAMEORIGIN")

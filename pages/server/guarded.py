"""What every answer tells the browser about itself, and what no stranger is told about the server."""

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from transformer.runs.jobs import server_limits

_METRICS = "/_stcore/metrics"
_POLICY = "content-security-policy"
_OWN = "'self'"


class AnswersGuarded:
    """Middleware: content is what it says it is, framed only by who may; a link tells nobody where it stood."""

    def __init__(self, app: ASGIApp) -> None:
        limits = server_limits()
        self._app = app
        self._frame_ancestors = limits.frame_ancestors
        self._shows_metrics = bool(limits.metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with these headers where the answer has none of its own."""
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
        if self._frame_ancestors == _OWN:  # for old browsers; it knows no other addresses
            headers.setdefault("X-Frame-Options", "SAMEORIGIN")

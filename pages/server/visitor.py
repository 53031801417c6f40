"""The identity of a visitor: nobody in particular, but the same one after a reload and in another tab."""

import hashlib
import re
import secrets
from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "attention_lab_visitor"
FORMER_COOKIE = "attention_lab_owner"
"""The cookie of versions that set it by a script. It has `SameSite=Strict`, so links of other sites don't bring it."""
_HAS_IT = 304
A_YEAR = 365 * 24 * 3600
_SECRET = re.compile(r"[0-9a-f]{32}")
_PHONES = re.compile(r".*/class(/[^/]*)?")
"""The path of the page for people in a class: nothing there is anybody's own."""


def secret_of(cookies: Mapping[str, str]) -> str:
    """Return a visitor's secret if the browser sent one of the right form, the former cookie's first; else nothing.

    Args:
        cookies: The cookies as sent. The handshake of a websocket has them all, wherever the visitor came from.
    """
    candidates = (str(cookies.get(name, "")) for name in (FORMER_COOKIE, COOKIE))
    return next((secret for secret in candidates if _SECRET.fullmatch(secret)), "")


def owner_of(secret: str) -> str:
    """Return the owner of runs and lectures that a secret stands for: 16 hex digits of its hash.

    Only the hash is stored with what is made: whoever reads a run's folder can't become its owner by it.
    """
    return hashlib.sha256(secret.encode()).hexdigest()[:16]


def is_secure(connection: HTTPConnection) -> bool:
    """Return whether the browser came by HTTPS, perhaps through a proxy: cookies are then kept to HTTPS."""
    return "https" in (connection.url.scheme, connection.headers.get("x-forwarded-proto", ""))


class VisitorCookie:
    """Middleware that gives a secret to a browser that opens a page and has none yet.

    The cookie is set with the page itself, so the first script run already reads it. No script in the browser can.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, a page with the cookie."""
        connection = HTTPConnection(scope) if scope["type"] == "http" else None
        may_be_page = connection is not None and "text/html" in connection.headers.get("accept", "")
        if connection is None or not may_be_page or _PHONES.fullmatch(scope["path"]):
            return await self._app(scope, receive, send)
        secret = secret_of(connection.cookies) or secrets.token_hex(16)
        if connection.cookies.get(COOKIE) == secret:
            return await self._app(scope, receive, send)
        cookie = f"{COOKIE}={secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
        cookie += "; Secure" if is_secure(connection) else ""

        async def send_along(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                # The answer to a browser that has the page already has no type of its own.
                if message["status"] == _HAS_IT or headers.get("content-type", "").startswith("text/html"):
                    headers.append("set-cookie", cookie)
            await send(message)

        return await self._app(scope, receive, send_along)

"""Limits of connections: a silent one is ended, and as many may be open as the computer allows."""

import asyncio
import logging
import socket
import sys
import time
from contextlib import suppress
from typing import Any

from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from transformer.text import counted

HEAD, BODY = 20.0, 15.0
"""Seconds in which the whole head of a request must come, and in which more of a body must come."""
ENOUGH = 65_536
"""Descriptors that are more than any class needs.

A limit is needed even if the system has none: some programs walk over all descriptors that could be open.
"""
_NO_MORE = "socket.accept() out of system resource"
_LOG = logging.getLogger("attention_lab")
_original_connection_made = H11Protocol.connection_made


def take_all_descriptors() -> None:
    """Raise the limit of open files and connections: a class with silent browsers needs more than the usual limit."""
    if sys.platform == "win32":  # Windows has no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # macOS gives less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def end_silent_connections(patience: float = HEAD) -> None:
    """End connections that send no whole head of a request, from now on: uvicorn (0.54) waits for it without end.

    Small answers also go out at once from now on.

    Args:
        patience: Seconds that a connection has for its first head; for each later one up to twice as many.
    """

    def connection_made(self: H11Protocol, transport: asyncio.Transport) -> None:
        _original_connection_made(self, transport)
        _send_at_once(transport)
        self.loop.call_later(patience, _look, self, patience, None)

    H11Protocol.connection_made = connection_made


def _send_at_once(transport: asyncio.Transport) -> None:
    """Send without waiting for the acknowledgement of what was sent before, which costs 40 ms for each small answer.

    asyncio sets this option only for sockets that are made with the number of their protocol. Streamlit's is not.
    """
    one = transport.get_extra_info("socket")
    if one is not None and one.family in (socket.AF_INET, socket.AF_INET6):
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _look(connection: H11Protocol, patience: float, waited_after: object) -> None:
    """End a connection that still waits for a head after the same request as at the last look."""
    transport = connection.transport
    if transport.is_closing() or transport.get_protocol() is not connection:  # a websocket by now
        return
    last = connection.cycle
    # uvicorn has a timer of its own for a connection on which nothing at all comes after an answer.
    waits = (last is None or last.response_complete) and connection.timeout_keep_alive_task is None
    if waits and last is waited_after:
        transport.close()
    else:
        connection.loop.call_later(patience, _look, connection, patience, last if waits else connection)


def say_failed_accepts_seldom(loop: asyncio.AbstractEventLoop, pause: float = 60.0) -> None:
    """Log connections that can't be accepted at most once a minute: asyncio logs thousands a second.

    Args:
        loop: The event loop of the server.
        pause: Seconds between two lines.
    """
    before, last_logged_at = loop.get_exception_handler(), -pause

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal last_logged_at
        if context.get("message") != _NO_MORE:
            (before or type(loop).default_exception_handler)(loop, context)
        elif (now := time.monotonic()) - last_logged_at >= pause:
            last_logged_at = now
            _LOG.error("There are as many connections as may be open (%s). New ones wait.", context.get("exception"))

    loop.set_exception_handler(handle)


class BodyTimeout:
    """Middleware that ends a request if nothing of its body comes for a while.

    Args:
        app: The application that answers.
        patience: Seconds in which more of the body must come.
    """

    def __init__(self, app: ASGIApp, patience: float = BODY) -> None:
        self._app = app
        self._patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on. A body that stalls looks to the application as if the browser were gone."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        comes, stalled, answered = True, False, False

        async def receive_in_time() -> Message:
            nonlocal comes, stalled
            try:
                async with asyncio.timeout(self._patience if comes else None):
                    message = await receive()
            except TimeoutError:
                stalled = True
                return {"type": "http.disconnect"}
            comes = bool(message.get("more_body"))
            return message

        async def send_on(message: Message) -> None:
            nonlocal answered
            if answered or not stalled:
                answered = True
                await send(message)

        try:
            await self._app(scope, receive_in_time, send_on)
        except ClientDisconnect:
            if not stalled:
                raise
        if stalled and not answered:
            why = f"Nothing of this request came for {counted(round(self._patience))} seconds. Send it again."
            await PlainTextResponse(why, 408, {"Connection": "close"})(scope, receive, send)

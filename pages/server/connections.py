"""Connections: nobody keeps one without asking for something, and there are as many as the computer gives."""

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
"""Seconds in which the head of a request is there as a whole, and in which more of a body comes."""
ENOUGH = 65_536
"""Descriptors that no class needs. Where there is no limit at all, some programs walk over all that could be open."""
_NO_MORE = "socket.accept() out of system resource"
_LOG = logging.getLogger("attention_lab")
_begin = H11Protocol.connection_made


def take_all_descriptors() -> None:
    """Raise the limit of open files and connections: a class with some silent browsers needs more than the usual."""
    if sys.platform == "win32":  # which has none
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # macOS gives less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def end_silent_connections(patience: float = HEAD) -> None:
    """From now on a connection ends that sends no whole head of a request: uvicorn (0.54) waits for it without end.

    What the server sends goes out at once.

    Args:
        patience: Seconds that it has for the first; for each later one up to twice as many.
    """

    def connection_made(self: H11Protocol, transport: asyncio.Transport) -> None:
        _begin(self, transport)
        _send_at_once(transport)
        self.loop.call_later(patience, _look, self, patience, None)

    H11Protocol.connection_made = connection_made


def _send_at_once(transport: asyncio.Transport) -> None:
    """Let nothing wait for the other side's word that it has what was sent before: 40 ms for each small answer.

    asyncio does it for sockets that are made with the number of their protocol. Streamlit's is not.
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
    # While nothing at all comes after an answer, uvicorn has a timer of its own.
    waits = (last is None or last.response_complete) and connection.timeout_keep_alive_task is None
    if waits and last is waited_after:
        transport.close()
    else:
        connection.loop.call_later(patience, _look, connection, patience, last if waits else connection)


def say_failed_accepts_seldom(loop: asyncio.AbstractEventLoop, pause: float = 60.0) -> None:
    """Let connections that can't be accepted cost one line of the log a minute: asyncio has thousands a second.

    Args:
        loop: Of the server.
        pause: Seconds between two lines.
    """
    before, said = loop.get_exception_handler(), -pause

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal said
        if context.get("message") != _NO_MORE:
            (before or type(loop).default_exception_handler)(loop, context)
        elif (now := time.monotonic()) - said >= pause:
            said = now
            _LOG.error("There are as many connections as may be open (%s). New ones wait.", context.get("exception"))

    loop.set_exception_handler(handle)


class BodiesInTime:
    """Middleware: ends a request of whose body nothing comes for a while.

    Args:
        app: What answers.
        patience: Seconds in which more must come.
    """

    def __init__(self, app: ASGIApp, patience: float = BODY) -> None:
        self._app = app
        self._patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; to who answers, a body that stalls looks as if the browser were gone."""
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

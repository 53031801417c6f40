"""Connections that ask for nothing end, and requests are served: a small uvicorn, on this computer."""

import asyncio
import socket
from contextlib import asynccontextmanager

import held_class
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from uvicorn.protocols.http import h11_impl

from pages.server import connections

SHORT, LONG = 0.1, 1.0
"""Seconds for connections that must end, and for those that must not: a busy computer may stand still for a while."""
GET = b"GET / HTTP/1.1\r\nHost: lab\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: lab\r\nContent-Length: 9\r\n\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: lab\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT = b"\x81\x82\x00\x00\x00\x00hi"
"""The frame of a websocket in which a browser says "hi"."""


async def say(request: Request) -> PlainTextResponse:
    return PlainTextResponse(f"got {len(await request.body())}")


async def echo(way) -> None:
    await way.accept()
    await way.send_text(await way.receive_text())


@pytest.fixture(autouse=True)
def as_before(monkeypatch):
    monkeypatch.setattr(h11_impl.H11Protocol, "connection_made", h11_impl.H11Protocol.connection_made)


@asynccontextmanager
async def served(patience):
    """Run a server for the length of the block; yield a function that connects to it."""
    connections.end_silent_connections(patience)
    bodies = Middleware(connections.BodyTimeout, patience=patience)
    app = Starlette(routes=[Route("/", say, methods=["GET", "POST"]), WebSocketRoute("/ws", echo)], middleware=[bodies])
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning", ws="websockets-sansio"))
    listener = socket.socket()  # as Streamlit makes it, without the number of its protocol
    listener.bind(("127.0.0.1", 0))
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield lambda: asyncio.open_connection("127.0.0.1", listener.getsockname()[1])
    finally:
        server.should_exit = server.force_exit = True  # connections that a test left open keep nobody waiting
        await task


def run(trial, patience=SHORT):
    async def within_a_minute():
        async with asyncio.timeout(60), served(patience) as connect:
            await trial(connect)

    held_class.run(within_a_minute())


def test_a_connection_ends_that_sends_no_whole_head_or_body():
    async def trial(connect):
        async def left_alone(sent, told):
            reader, writer = await connect()
            writer.write(sent)
            if sent.startswith(GET):
                await reader.readuntil(b"got 0")
            assert (await reader.read())[: len(told) or 1] == told  # the server alone ended it
            writer.close()

        heads = (b"", b"G", GET[:-2], b"GET / HTTP/1.1\r\n", GET + GET[:-2])
        cases = {**dict.fromkeys(heads, b""), **dict.fromkeys((POST, POST + b"half"), b"HTTP/1.1 408 ")}
        await asyncio.gather(*(left_alone(sent, told) for sent, told in cases.items()))

    run(trial)


def test_who_asks_again_or_slowly_or_has_a_websocket_keeps_the_connection():
    async def trial(connect):
        (reader, writer), (websocket, to_socket), (slow, to_slow) = [await connect() for _ in "abc"]
        to_socket.write(UPGRADE)
        await websocket.readuntil(b"\r\n\r\n")
        to_slow.write(POST)
        for _ in range(3):  # longer than a silent one lives
            writer.write(GET)
            await reader.readuntil(b"got 0")
            await asyncio.sleep(LONG / 2.5)  # a browser may wait before it asks for more
            to_slow.write(b"xyz")
        to_socket.write(TEXT)
        assert await websocket.readexactly(4) == b"\x81\x02hi"
        await slow.readuntil(b"got 9")
        for one in (writer, to_socket, to_slow):
            one.close()

    run(trial, LONG)

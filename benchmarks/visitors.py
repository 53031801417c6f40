"""Visitors without a browser: `python -m benchmarks.visitors PORT SESSIONS SECONDS` prints milliseconds as JSON.

Each visitor speaks Streamlit's protocol on its own websocket: it opens the start page, then changes the head every two
seconds and waits until the script has finished.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ButtonGroup_pb2 import ButtonGroup
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedOK
from websockets.typing import Origin, Subprotocol

EVERY = 2.0
"""Seconds between two head changes of one visitor."""
PATIENCE = 60.0


def connection(port: int) -> connect:
    """Return a websocket connection like that of a page of the server on this port, on loopback."""
    return connect(
        f"ws://localhost:{port}/_stcore/stream",
        subprotocols=[Subprotocol("streamlit")],
        max_size=None,
        origin=Origin(f"http://localhost:{port}"),
    )


async def answers(socket: ClientConnection) -> AsyncIterator[ForwardMsg]:
    """Yield all messages from the server until it closes the connection."""
    with suppress(ConnectionClosedOK):
        while True:
            yield ForwardMsg.FromString(await socket.recv(decode=False))


async def visit(port: int, number: int, everyone: asyncio.Barrier, seconds: float) -> list[float]:
    """Measure the milliseconds of each head change of one visitor.

    Args:
        port: Port of the server, on loopback.
        number: Number of the visitor; visitors are spread evenly over the two seconds.
        everyone: Barrier that is passed when all visitors see the page; measurement begins there.
        seconds: Duration of the visit.
    Raises:
        TimeoutError: If the page never shows the requested head.
    """
    async with connection(port) as socket:
        control, page = await _rerun(socket, BackMsg(), "head 1")
        heads = sum(option.content.isdigit() for option in control.options)  # mean, max and rollout come after them
        await everyone.wait()
        began = time.perf_counter()
        end, due = began + seconds, began + EVERY * number / everyone.parties
        times, turn = [], 0
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            turn += 1
            choice = turn % heads
            message = BackMsg()
            message.rerun_script.page_script_hash = page
            state = message.rerun_script.widget_states.widgets.add(id=control.id)
            state.string_array_value.data.append(control.options[choice].content)
            asked = time.perf_counter()
            await _rerun(socket, message, f"head {choice + 1}")
            answered = time.perf_counter()
            times.append((answered - asked) * 1000)
            due = max(due + EVERY, answered)
        return times


async def _rerun(socket: ClientConnection, message: BackMsg, heading: str) -> tuple[ButtonGroup, str]:
    """Request a rerun and wait for a finished script with this heading; return the head's control and the page."""
    if not message.WhichOneof("type"):
        message.rerun_script.SetInParent()
    control, page, headings = None, "", []
    async with asyncio.timeout(PATIENCE):
        await socket.send(message.SerializeToString())
        async for answer in answers(socket):
            kind = answer.WhichOneof("type")
            if kind == "new_session":
                page, headings = answer.new_session.page_script_hash, []
            elif kind == "delta":
                element = answer.delta.new_element
                if element.WhichOneof("type") == "heading":
                    headings.append(element.heading.body)
                elif element.WhichOneof("type") == "button_group" and element.button_group.query_param_key == "head":
                    control = element.button_group
            elif kind == "script_finished" and control and any(text.endswith(heading) for text in headings):
                return control, page
    raise RuntimeError("The server closed the connection.")


async def main(port: int, sessions: int, seconds: float) -> list[float]:
    """Run all visitors concurrently and return the milliseconds of all their head changes."""
    everyone = asyncio.Barrier(sessions)
    return sum(await asyncio.gather(*(visit(port, number, everyone, seconds) for number in range(sessions))), [])


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))))

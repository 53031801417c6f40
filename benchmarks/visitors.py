"""Visitors without a browser: `python -m benchmarks.visitors PORT SESSIONS SECONDS` prints milliseconds as JSON.

Each speaks Streamlit's protocol on a websocket of its own: it opens the page Start, then changes the head every two
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
"""Seconds between two changes of one visitor."""
PATIENCE = 60.0


def connection(port: int) -> connect:
    """A websocket as a page of the server on this port, on loopback, opens it."""
    return connect(
        f"ws://localhost:{port}/_stcore/stream",
        subprotocols=[Subprotocol("streamlit")],
        max_size=None,
        origin=Origin(f"http://localhost:{port}"),
    )


async def answers(socket: ClientConnection) -> AsyncIterator[ForwardMsg]:
    """Everything that the server sends, until it closes the connection."""
    with suppress(ConnectionClosedOK):
        while True:
            yield ForwardMsg.FromString(await socket.recv(decode=False))


async def visit(port: int, number: int, everyone: asyncio.Barrier, seconds: float) -> list[float]:
    """Milliseconds of each change of head by one visitor.

    Args:
        port: Of the server, on loopback.
        number: Which of the visitors: they are spread evenly over the two seconds.
        everyone: Passed when all visitors see the page; before that nothing counts.
        seconds: How long to stay.
    Raises:
        TimeoutError: If the page never shows the head that was asked for.
    """
    async with connection(port) as socket:
        control, page = await _rerun(socket, BackMsg(), "head 1")
        heads = sum(option.content.isdigit() for option in control.options)  # mean, max and rollout follow them
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
    """Send a rerun and read until a script has finished that drew this heading: the head's control and the page."""
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
    """All visitors together."""
    everyone = asyncio.Barrier(sessions)
    return sum(await asyncio.gather(*(visit(port, number, everyone, seconds) for number in range(sessions))), [])


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))))

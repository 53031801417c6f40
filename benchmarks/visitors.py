"""Visitors without a browser: `python -m benchmarks.visitors PORT SESSIONS SECONDS` prints milliseconds as JSON.

Each visitor speaks Streamlit's protocol on its own websocket: it opens the start page, then changes the head every two
seconds, as the stage in the browser does (`assets/components/mount/follow.ts`), and waits until the answer is there.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from streamlit.components.v2.bidi_component.constants import EVENT_DELIM
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.runtime.state.session_state import STREAMLIT_INTERNAL_KEY_PREFIX
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedOK
from websockets.typing import Origin, Subprotocol

EVERY = 2.0
"""Seconds between two head changes of one visitor."""
HEADS = 4
"""Heads of a layer of the model that the start page opens."""
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
        first = BackMsg()
        first.rerun_script.SetInParent()
        shown, page = await _answer(socket, first, "")
        await everyone.wait()
        began = time.perf_counter()
        end, due = began + seconds, began + EVERY * number / everyone.parties
        times, turn = [], 0
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            turn += 1
            head = str(turn % HEADS + 1)
            asked = time.perf_counter()
            shown, _ = await _answer(socket, _chosen(shown, page, turn, head), head)
            answered = time.perf_counter()
            times.append((answered - asked) * 1000)
            due = max(due + EVERY, answered)
        return times


@dataclass(frozen=True)
class Shown:
    """The selection, as the server last told it to the component that holds it.

    Attributes:
        id: Of the component's widget.
        fragment: Of the part of the page that answers it.
        selection: What is chosen.
    """

    id: str
    fragment: str
    selection: dict[str, Any]


def _chosen(shown: Shown, page: str, turn: int, head: str) -> BackMsg:
    """Return what a browser sends when somebody opens a head of the first kind and layer."""
    message = BackMsg()
    message.rerun_script.page_script_hash = page
    message.rerun_script.fragment_id = shown.fragment
    told = {"turn": turn, "query": {"kind": [shown.selection["kind"]], "layer": ["1"], "head": [head]}}
    widgets = message.rerun_script.widget_states.widgets
    widgets.add(id=shown.id, json_value="{}")  # its state, which Streamlit keeps beside its events
    event = widgets.add(id=f"{STREAMLIT_INTERNAL_KEY_PREFIX}_{shown.id}{EVENT_DELIM}events")
    event.json_trigger_value = json.dumps([{"event": "chosen", "value": told}])
    return message


async def _answer(socket: ClientConnection, message: BackMsg, head: str) -> tuple[Shown, str]:
    """Send a message and wait for a finished script that shows this head (empty: any); return that, and the page."""
    shown, page = None, ""
    async with asyncio.timeout(PATIENCE):
        await socket.send(message.SerializeToString())
        async for answer in answers(socket):
            kind = answer.WhichOneof("type")
            if kind == "new_session":
                page = answer.new_session.page_script_hash
            elif kind == "delta":
                element = answer.delta.new_element
                is_component = element.WhichOneof("type") == "bidi_component"
                if is_component and element.bidi_component.component_name.endswith("_follow"):
                    data = json.loads(element.bidi_component.json)
                    shown = Shown(element.bidi_component.id, answer.delta.fragment_id, data["selection"])
            elif kind == "script_finished" and shown and head in ("", shown.selection["head"]):
                return shown, page
    raise RuntimeError("The server closed the connection.")


async def main(port: int, sessions: int, seconds: float) -> list[float]:
    """Run all visitors concurrently and return the milliseconds of all their head changes."""
    everyone = asyncio.Barrier(sessions)
    return sum(await asyncio.gather(*(visit(port, number, everyone, seconds) for number in range(sessions))), [])


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))))

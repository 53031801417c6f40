"""Memory of the server beyond its idle size after many long texts on many pages."""

from __future__ import annotations

import asyncio
import os
import random
import string
import sys
import time
from collections.abc import Iterator
from itertools import cycle, islice
from urllib.parse import urlencode

from streamlit.proto.BackMsg_pb2 import BackMsg

from benchmarks.measure import Row
from benchmarks.server import Server, serve
from benchmarks.visitors import answers, connection
from transformer.replay import ViewState

PAGES = (
    "look",
    "look?show=Heads",
    "look?show=Steps",
    "what_if?edits=cross.1.1.off",
    "positions_and_masks?idea=Scores&more=abc",
    "positions_and_masks",
)
"""Links to six pictures, without model and text."""
MODEL, LETTERS = "copy-long", 254
TEXTS, BUDGET, LIMIT = 300, 256, 1.2
SETTLED = 3.0
"""Seconds after which memory that no longer falls counts as settled."""
PATIENCE = 120.0


def measure() -> Iterator[Row]:
    """Measure memory after 300 different texts of 254 letters against the budget for results; Linux only."""
    yield Row(
        what=f"memory beyond idle, {TEXTS} texts of {LETTERS} letters",
        ours=growth(TEXTS, BUDGET),
        peer_name="budget for results",
        peer=BUDGET,
        unit="MB",
        limit=LIMIT,
    )


def growth(texts: int, budget: int) -> float:
    """Return the growth of a server's memory in megabytes, relative to one short text in each picture.

    Args:
        texts: Number of different texts, each in a session of its own that then ends, in six pictures in turn.
        budget: Megabytes of results and models that the server may keep.
    """
    before = os.environ.get("ATTENTION_LAB_MEMORY_FOR_RESULTS")
    os.environ["ATTENTION_LAB_MEMORY_FOR_RESULTS"] = str(budget)
    try:
        with serve() as server:
            server.wait()
            idle = _after(server, [(link, "attention") for link in PAGES])
            rng = random.Random(0)
            long = ("".join(rng.choices(string.ascii_lowercase, k=LETTERS)) for _ in range(texts))
            return _after(server, list(zip(islice(cycle(PAGES), texts), long))) - idle
    finally:
        os.environ.pop("ATTENTION_LAB_MEMORY_FOR_RESULTS")
        if before is not None:
            os.environ["ATTENTION_LAB_MEMORY_FOR_RESULTS"] = before


def _after(server: Server, visits: list[tuple[str, str]]) -> float:
    """Return the server's megabytes after visits to these links with these texts, once memory has settled."""
    for number, (link, text) in enumerate(visits, start=1):
        asyncio.run(_visit(server.port, link, text))
        if number % 30 == 0:
            print(f"  {number} texts: {memory(server.process.pid):.0f} MB", file=sys.stderr, flush=True)
    lowest, since = memory(server.process.pid), time.monotonic()
    while time.monotonic() - since < SETTLED:
        time.sleep(0.2)
        if (now := memory(server.process.pid)) < lowest - 1:
            lowest, since = now, time.monotonic()
    return lowest


async def _visit(port: int, link: str, text: str) -> None:
    """Open a link with a text, wait until it is drawn, and close it.

    Raises:
        RuntimeError: If the page shows an error, or the server closes the connection.
        TimeoutError: If the page is never drawn.
    """
    state = ViewState.of_link(link).with_values(model=MODEL, text=text)
    if "more" in state:
        state = state.with_values(more=text[::-1])
    message = BackMsg()
    message.rerun_script.query_string = urlencode(state.query, doseq=True)
    message.rerun_script.page_name = state.path
    drawn = 0
    async with asyncio.timeout(PATIENCE), connection(port) as socket:
        await socket.send(message.SerializeToString())
        async for answer in answers(socket):
            kind = answer.WhichOneof("type")
            if kind == "delta":
                element = answer.delta.new_element.WhichOneof("type")
                drawn += element in ("plotly_chart", "bidi_component")
                if element == "exception":
                    raise RuntimeError(f"The page {state.page} shows an error.")
            elif kind == "script_finished":
                if not drawn:
                    raise RuntimeError(f"The page {state.page} shows no figure.")
                return
    raise RuntimeError("The server closed the connection.")


def memory(process: int) -> float:
    """Return the resident memory of a process in megabytes, shared memory included."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

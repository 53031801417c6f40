"""How much memory the server takes beyond its idle size, after many long texts on many pages."""

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

PAGES = ("", "heads", "decoding", "what_if", "masks", "positions")
MODEL, LETTERS = "copy-long", 254
TEXTS, BUDGET, LIMIT = 300, 256, 1.3
SETTLED = 3.0
"""Seconds in which the memory no longer falls: what the last page has used is given back by then."""
PATIENCE = 120.0


def measure() -> Iterator[Row]:
    """Memory after 300 different texts of 254 letters, against the budget for results; Linux only."""
    yield Row(
        what=f"memory beyond idle, {TEXTS} texts of {LETTERS} letters",
        ours=growth(TEXTS, BUDGET),
        peer_name="budget for results",
        peer=BUDGET,
        unit="MB",
        limit=LIMIT,
    )


def growth(texts: int, budget: int) -> float:
    """Megabytes that a server takes beyond what it took after one short text on each page.

    Args:
        texts: Different ones, each on the next of six pages, in a session of its own that then ends.
        budget: Megabytes that the server may keep of results and models.
    """
    before = os.environ.get("ATTENTION_LAB_MEMORY_FOR_RESULTS")
    os.environ["ATTENTION_LAB_MEMORY_FOR_RESULTS"] = str(budget)
    try:
        with serve() as server:
            server.wait()
            idle = _after(server, [(page, "attention") for page in PAGES])
            rng = random.Random(0)
            long = ("".join(rng.choices(string.ascii_lowercase, k=LETTERS)) for _ in range(texts))
            return _after(server, list(zip(islice(cycle(PAGES), texts), long))) - idle
    finally:
        os.environ.pop("ATTENTION_LAB_MEMORY_FOR_RESULTS")
        if before is not None:
            os.environ["ATTENTION_LAB_MEMORY_FOR_RESULTS"] = before


def _after(server: Server, visits: list[tuple[str, str]]) -> float:
    """Megabytes of the server after these pages and texts, one after the other, once they no longer fall."""
    for number, (page, text) in enumerate(visits, start=1):
        asyncio.run(_visit(server.port, page, text))
        if number % 30 == 0:
            print(f"  {number} texts: {memory(server.process.pid):.0f} MB", file=sys.stderr, flush=True)
    lowest, since = memory(server.process.pid), time.monotonic()
    while time.monotonic() - since < SETTLED:
        time.sleep(0.2)
        if (now := memory(server.process.pid)) < lowest - 1:
            lowest, since = now, time.monotonic()
    return lowest


async def _visit(port: int, page: str, text: str) -> None:
    """Open a page with a text, wait until it is drawn, and leave.

    Raises:
        RuntimeError: If the page shows an error, or the server closes the connection.
        TimeoutError: If the page is never drawn.
    """
    query = {"model": MODEL, "text": text}
    if page == "masks":
        query["more"] = text[::-1]
    if page == "what_if":
        query["edits"] = "cross.1.1.off"
    message = BackMsg()
    message.rerun_script.query_string = urlencode(query)
    message.rerun_script.page_name = page
    drawn = 0
    async with asyncio.timeout(PATIENCE), connection(port) as socket:
        await socket.send(message.SerializeToString())
        async for answer in answers(socket):
            kind = answer.WhichOneof("type")
            if kind == "delta":
                element = answer.delta.new_element.WhichOneof("type")
                drawn += element in ("plotly_chart", "bidi_component")
                if element == "exception":
                    raise RuntimeError(f"The page {page or 'start'} shows an error.")
            elif kind == "script_finished":
                if not drawn:
                    raise RuntimeError(f"The page {page or 'start'} shows no figure.")
                return
    raise RuntimeError("The server closed the connection.")


def memory(process: int) -> float:
    """Megabytes of a process that are in memory, what it shares with others included."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

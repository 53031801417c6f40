"""What happens when the server starts and when it ends."""

import asyncio
import logging
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module
from types import FrameType

import streamlit as st

from pages.server import teacher
from pages.server.classroom.rooms import ROOMS
from pages.server.storage import runs_root
from transformer.runs.jobs import supervise_forever

_SWEEP = 600.0
"""Seconds from one look for classes that are over to the next."""
_LOG = logging.getLogger("attention_lab")
_Handler = Callable[[int, FrameType | None], object]


@asynccontextmanager
async def lifespan(app: st.App) -> AsyncIterator[None]:
    """Make ready for the first visitor, and look after the runs for as long as the server lives."""
    teacher.say_at_start()
    stop = threading.Event()
    threading.Thread(target=supervise_forever, args=(runs_root(), stop), name="supervisor", daemon=True).start()
    threading.Thread(target=_warm_up, name="warm-up", daemon=True).start()
    ROOMS.open()
    _let_classes_go_at_the_end()
    sweep = asyncio.create_task(_end_classes())
    yield
    sweep.cancel()
    stop.set()


async def _end_classes() -> None:
    """A day after its start a class is deleted, whether anybody asks for it or not."""
    while True:
        await asyncio.sleep(_SWEEP)
        ROOMS.sweep()


def _let_classes_go_at_the_end() -> None:
    """A stream to a phone is open for hours; a server that was told to end would wait for each of them."""
    if threading.current_thread() is not threading.main_thread():  # signals are nobody else's
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        if callable(ends := signal.getsignal(number)):

            def end(number: int, frame: FrameType | None, ends: _Handler = ends) -> None:
                loop.call_soon_threadsafe(ROOMS.close)
                ends(number, frame)

            signal.signal(number, end)


def _warm_up() -> None:
    try:
        # Here, not above: the server answers while torch is still being loaded.
        import_module("pages.ui.warm_up").warm_up()
    except Exception:  # a visitor's page says what is wrong with a model; the server starts all the same
        _LOG.exception("The default model could not be loaded ahead of time.")

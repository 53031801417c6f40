"""The start and the end of the server."""

import asyncio
import gc
import logging
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib import import_module
from types import FrameType

import streamlit as st

from pages.server import teacher
from pages.server.classroom.live_classes import LIVE_CLASSES
from pages.server.connections import end_silent_connections, say_failed_accepts_seldom, take_all_descriptors
from pages.server.downloads import mend_downloads
from pages.server.leftovers import sweep_leftovers
from pages.server.sessions import mend_sessions
from pages.server.storage import runs_root
from pages.server.widgets import mend_widgets
from transformer.runs.jobs import supervise_forever

_SWEEP = 600.0
"""Seconds from one search for classes that are over to the next."""
_LOG = logging.getLogger("attention_lab")
_Handler = Callable[[int, FrameType | None], object]


@asynccontextmanager
async def lifespan(app: st.App) -> AsyncIterator[None]:
    """Prepare the server for its first visitor, and look after the runs for as long as the server lives."""
    take_all_descriptors()
    end_silent_connections()
    say_failed_accepts_seldom(asyncio.get_running_loop())
    mend_sessions()
    mend_widgets()
    mend_downloads()
    teacher.say_at_start()
    stop = threading.Event()
    threading.Thread(target=supervise_forever, args=(runs_root(), stop), name="supervisor", daemon=True).start()
    threading.Thread(target=sweep_leftovers, args=(runs_root(),), name="leftovers", daemon=True).start()
    threading.Thread(target=_warm_up, name="warm-up", daemon=True).start()
    LIVE_CLASSES.open()
    if threading.current_thread() is threading.main_thread():  # no other thread may set signal handlers
        close_at_exit(asyncio.get_running_loop())
    sweep = asyncio.create_task(_end_classes())
    yield
    sweep.cancel()
    LIVE_CLASSES.release()
    stop.set()


def close_at_exit(loop: asyncio.AbstractEventLoop) -> None:
    """End the streams of classes when the server is told to end: the server waits for them before it ends `lifespan`.

    The server sets its own signal handlers before this is called, and takes these away with its own.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)
        if callable(before):
            signal.signal(number, partial(_close_classes_first, loop, before))


def _close_classes_first(
    loop: asyncio.AbstractEventLoop, before: _Handler, number: int, frame: FrameType | None
) -> None:
    loop.call_soon_threadsafe(LIVE_CLASSES.close)
    before(number, frame)


async def _end_classes() -> None:
    """Delete each class a day after its start, even if nobody asks for it."""
    while True:
        await asyncio.sleep(_SWEEP)
        LIVE_CLASSES.sweep()


def _warm_up() -> None:
    try:
        # The import is here, not above, so that the server answers while the pages are still being loaded.
        import_module("pages.ui.warm_up").warm_up()
    except Exception:  # a visitor's page says what is wrong with a model; the server starts all the same
        _LOG.exception("The default model could not be loaded ahead of time.")
    finally:
        gc.enable()  # `heap.begin` has turned it off

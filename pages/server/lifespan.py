"""What happens when the server starts and when it ends."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module

import streamlit as st

from pages.server import teacher
from pages.server.classroom.rooms import ROOMS
from pages.server.storage import runs_root
from transformer.runs.jobs import supervise_forever

_SWEEP = 600.0
"""Seconds from one look for classes that are over to the next."""
_LOG = logging.getLogger("attention_lab")


@asynccontextmanager
async def lifespan(app: st.App) -> AsyncIterator[None]:
    """Make ready for the first visitor, and look after the runs for as long as the server lives."""
    teacher.say_at_start()
    stop = threading.Event()
    threading.Thread(target=supervise_forever, args=(runs_root(), stop), name="supervisor", daemon=True).start()
    threading.Thread(target=_warm_up, name="warm-up", daemon=True).start()
    ROOMS.open()
    sweep = asyncio.create_task(_end_classes())
    yield
    sweep.cancel()
    stop.set()


async def _end_classes() -> None:
    """A day after its start a class is deleted, whether anybody asks for it or not."""
    while True:
        await asyncio.sleep(_SWEEP)
        ROOMS.sweep()


def _warm_up() -> None:
    try:
        # Here, not above: the server answers while torch is still being loaded.
        import_module("pages.ui.warm_up").warm_up()
    except Exception:  # a visitor's page says what is wrong with a model; the server starts all the same
        _LOG.exception("The default model could not be loaded ahead of time.")

"""What happens when the server starts and when it ends."""

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import streamlit as st

from pages.server import teacher
from pages.server.storage import runs_root
from transformer.runs.jobs import supervise_forever


@asynccontextmanager
async def lifespan(app: st.App) -> AsyncIterator[None]:
    """Look after the runs for as long as the server lives."""
    teacher.say_at_start()
    stop = threading.Event()
    threading.Thread(target=supervise_forever, args=(runs_root(), stop), name="supervisor", daemon=True).start()
    yield
    stop.set()

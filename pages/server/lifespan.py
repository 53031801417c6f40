"""What happens when the server starts and when it ends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import streamlit as st

from pages.server import teacher


@asynccontextmanager
async def lifespan(app: st.App) -> AsyncIterator[None]:
    """Say at the start what whoever started the server must know."""
    teacher.say_at_start()
    yield

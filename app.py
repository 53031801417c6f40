"""The app Attention Lab: `streamlit run app.py` starts it."""

from pages.ui.memory import heap

heap.begin()

import streamlit as st  # noqa: E402

from pages import server  # noqa: E402

app = st.App(
    "pages/navigation.py",
    routes=server.ROUTES,
    middleware=server.MIDDLEWARE,
    lifespan=server.lifespan,
    on_script_error=server.explain,
)

"""The app Attention Lab: `streamlit run app.py` starts it."""

import gc

gc.disable()  # Among the million objects of the imports there is no garbage to look for; `lifespan` turns it on again.

import streamlit as st  # noqa: E402

from pages import server  # noqa: E402

app = st.App(
    "pages/navigation.py",
    routes=server.ROUTES,
    middleware=server.MIDDLEWARE,
    lifespan=server.lifespan,
    on_script_error=server.explain,
)

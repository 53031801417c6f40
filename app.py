"""The app Attention Lab: `streamlit run app.py` starts it."""

import streamlit as st

from pages import server

app = st.App(
    "pages/navigation.py",
    routes=server.ROUTES,
    middleware=server.MIDDLEWARE,
    lifespan=server.lifespan,
    on_script_error=server.explain,
)

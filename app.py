"""Attention Lab: `streamlit run app.py`."""

from pages import ui

ui.navigation().run()

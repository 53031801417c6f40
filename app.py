"""Attention Lab: `streamlit run app.py`."""

from pages import ui

ui.run_page()

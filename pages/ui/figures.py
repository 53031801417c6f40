"""A figure on a page: with its caption, which is also its alternative text."""

import plotly.graph_objects as go
import streamlit as st


def draw_figure(figure: go.Figure, caption: str, key: str) -> None:
    """Draw a Plotly figure; a person who can't see it hears the caption.

    Args:
        figure: From `transformer.figures`.
        caption: What it shows now, in words. Plain text: it may hold tokens that people typed.
        key: Streamlit key, stable over reruns.
    """
    st.plotly_chart(figure, key=key, alt=caption, config={"displaylogo": False, "responsive": True})
    st.text(caption)

"""What has just been opened comes into sight: beside a form on a desk, but far below it on a phone."""

from pathlib import Path

import streamlit as st

_SCRIPT = Path(__file__).parents[2] / "assets" / "components" / "into_sight.js"
_INTO_SIGHT = st.components.v2.component("attention_lab_into_sight", js=_SCRIPT.read_text(encoding="utf-8"))


def bring_into_sight(part: str, what: str) -> None:
    """Scroll to a part of the page when it shows something else than before and stands out of sight.

    Args:
        part: Key of a container.
        what: Id of what is shown in it; empty = nothing.
    """
    _INTO_SIGHT(key=f"into-sight-{part}", data={"part": part, "what": what}, height=0)

"""Widgets whose values are in the link."""

from collections.abc import Callable
from typing import Any

import streamlit as st


def arrive(page: str) -> None:
    """Note which page is open; on a change, every linked widget gets its last value back.

    Streamlit takes a bound value out of the link and forgets it when another page is opened, even if that page has
    the same widget. A page may be left before all of its widgets are drawn, so what is due is noted, not assumed.
    """
    st.session_state["unknown"] = (st.empty(), [])
    if st.session_state.get("page") != page:
        st.session_state["page"] = page
        st.session_state["due"] = dict(st.session_state.get("remembered", {}))


def linked(widget: Callable[..., Any], *arguments: Any, key: str, **options: Any) -> Any:
    """A widget bound to the link, whose value comes back after a visit to another page.

    Args:
        widget: E.g. `st.selectbox`.
        *arguments: Passed on.
        key: Name in the link and in the session.
        **options: Passed on.
    """
    due = st.session_state.setdefault("due", {})
    if key in due:
        last = due.pop(key)
        # The link that led here may bring another value; that one wins.
        if st.query_params.get(key, str(last)) == str(last):
            st.session_state[key] = last
    remembered = st.session_state.setdefault("remembered", {})
    asked = None if key in remembered else st.query_params.get(key)
    value = widget(*arguments, key=key, bind="query-params", **options)
    if asked is not None and not _same(asked, value):
        _tell_unknown(key)
    remembered[key] = value
    return value


def _same(asked: str, value: Any) -> bool:
    try:
        return float(asked) == float(value)
    except (TypeError, ValueError):
        return asked == str(value)


def _tell_unknown(key: str) -> None:
    """One sentence for everything in the link that could not be used; its values are a stranger's and stay unsaid."""
    place, keys = st.session_state["unknown"]
    keys.append(key)
    place.warning(f"This link asks for something that is not here ({', '.join(keys)}); the usual is shown instead.")

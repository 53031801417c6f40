"""Widgets whose values are in the link."""

from collections.abc import Callable, Sequence
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
    asked = st.query_params.get_all(key)
    if key in due:
        last = due.pop(key)
        # The link that led here may bring another value; that one wins.
        if not asked or asked == _texts(last):
            st.session_state[key] = last
    remembered = st.session_state.setdefault("remembered", {})
    is_first = key not in remembered
    value = widget(*arguments, key=key, bind="query-params", **options)
    if is_first and asked and not _same(asked, value):
        _tell_unknown(key)
    remembered[key] = value
    return value


def keep_to(key: str, options: Sequence[str]) -> None:
    """Before a linked choice is drawn: what is chosen of another model or text and is not here gives way."""
    for state in (st.session_state, st.session_state.get("due", {})):
        if key in state:
            if isinstance(state[key], list):
                state[key] = [choice for choice in state[key] if choice in options]
            elif state[key] not in options:
                del state[key]


def _texts(value: Any) -> list[str]:
    return [str(part) for part in (value if isinstance(value, list | tuple) else [value])]


def _same(asked: list[str], value: Any) -> bool:
    try:
        return float(asked[0]) == float(value)
    except (TypeError, ValueError):
        return asked == _texts(value) or asked[0] == str(value).lower()  # a switch is "true" in the link


def _tell_unknown(key: str) -> None:
    """One sentence for everything in the link that could not be used; its values are a stranger's and stay unsaid."""
    place, keys = st.session_state["unknown"]
    keys.append(key)
    place.warning(f"This link asks for something that is not here ({', '.join(keys)}); the usual is shown instead.")

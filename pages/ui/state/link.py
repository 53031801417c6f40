"""Widgets whose values are in the link."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from pages.ui.state.session import session
from transformer.replay import fields_of
from transformer.text import counted


def arrive(page: str) -> None:
    """Note which page is open; on a change, every linked widget gets its last value back.

    Streamlit takes a bound value out of the link and forgets it when another page is opened, even if that page has
    the same widget. A page may be left before all of its widgets are drawn, so what is due is noted, not assumed.
    """
    _come_back()
    now = session()
    now.unknown_keys, now.unknown_place = [], st.empty()
    dropped_keys, now.dropped_keys = now.dropped_keys, ()
    for key in dropped_keys:
        tell_unknown(key)
    if now.title != page:
        now.title = page
        _give_back()
        now.pending = dict(now.widget_values)


def is_back() -> bool:
    """Return whether the browser went back to this link, or forward: then it alone says what was chosen."""
    context = get_script_run_ctx()
    return bool(context and context.is_history_navigation)


def lend(usual: Mapping[str, str], **values: str) -> None:
    """Open this page on values of its own where nobody chose any; other pages don't take them over.

    Args:
        usual: The values where nobody chose.
        **values: Of linked widgets, by key.
    """
    stores = st.session_state, session().widget_values
    is_usual = all(place.get(key, usual[key]) == usual[key] for place in stores for key in values)
    if is_usual and not {"lecture", *values} & set(st.query_params):  # a scene says itself what it shows
        session().pending.update(values)
        session().page_defaults = values


def _give_back() -> None:
    """Forget what a page was lent, unless somebody changed it there."""
    page_defaults, remembered = session().page_defaults, session().widget_values
    session().page_defaults = {}
    if all(remembered.get(key) == value for key, value in page_defaults.items()):
        for key in page_defaults:
            remembered.pop(key, None)
            st.session_state.pop(key, None)


def _come_back() -> None:
    """Take the whole link to which the browser went back, or forward, if it did.

    Streamlit (1.67) takes out of it what is bound to a widget of the page that is left, even if this one has the same.
    """
    context = get_script_run_ctx()
    if context and is_back():
        with context.session_state.query_params() as link:
            link.populate_from_query_string(context.query_string)
            link.set_initial_query_params_from_current()


def rewrite(key: str, values: list[str]) -> None:
    """Write the values of a widget in the link as the page itself writes them, before it is drawn and reads them."""
    context = get_script_run_ctx()
    if context and st.query_params.get_all(key) != values:
        st.query_params[key] = values
        with context.session_state.query_params() as link:
            link.set_initial_query_params_from_current()


def linked(widget: Callable[..., Any], *arguments: Any, key: str, **options: Any) -> Any:
    """Draw a widget bound to the link, whose value comes back after a visit to another page, and return the value.

    Args:
        widget: E.g. `st.selectbox`.
        *arguments: Passed on.
        key: Name in the link and in the session.
        **options: Passed on.
    """
    pending = session().pending
    link_texts = st.query_params.get_all(key)
    if link_texts and not _can_take(widget, link_texts, options):
        _drop(widget, *arguments, key=key, **options)
    if key in pending:
        last = pending.pop(key)
        # The link that led here may bring another value; that one wins.
        if not link_texts or link_texts == _texts(last):
            st.session_state[key] = last
    widget_values = session().widget_values
    is_first = key not in widget_values
    value = widget(*arguments, key=key, bind="query-params", **options)
    if is_first and link_texts and not _is_same(link_texts, value):
        tell_unknown(key)
    widget_values[key] = value
    return value


def linked_number(
    widget: Callable[..., Any], label: str, *, key: str, says_limits: bool = False, **options: Any
) -> Any:
    """Draw a widget of a number whose limits and usual value stand in the table of links (`assets/views.json`).

    Args:
        widget: `st.slider` or `st.number_input`.
        label: Of the widget.
        key: Name in the link and in the session.
        says_limits: The label ends with the limits.
        **options: Passed on; a `value` takes the place of the usual one.
    """
    field = fields_of(session().path or "start")[key]
    number = int if field.kind == "whole" else float
    least, most = number(field.least), number(field.most)
    options = {"value": field.usual, **({"step": field.step} if field.step != 1 else {}), **options}
    label = f"{label}, {counted(int(least))} to {counted(int(most))}" if says_limits else label
    return linked(widget, label, min_value=least, max_value=most, key=key, **options)


def _can_take(widget: Callable[..., Any], link_texts: list[str], options: dict[str, Any]) -> bool:
    """Return whether a widget may be shown what the link asks of it.

    Streamlit can't show some of that, and takes some of it unchecked.
    """
    if widget is st.number_input:
        return not link_texts[-1] or _is_finite(link_texts[-1])
    if widget is st.slider and isinstance(options.get("step"), int):
        return _is_on_steps(link_texts[-1], lowest=options["min_value"], step=options["step"])
    # Without a value the link clears a choice, also one that has to be made.
    return any(link_texts) or not options.get("required")


def _is_finite(number: str) -> bool:
    try:
        return math.isfinite(float(number))
    except ValueError:
        return False


def _is_on_steps(number: str, lowest: int, step: int) -> bool:
    try:
        return (float(number) - lowest) % step == 0
    except ValueError:  # no number at all: Streamlit itself passes over it
        return True


def _drop(widget: Callable[..., Any], *arguments: Any, key: str, **options: Any) -> None:
    """Take a value out of the link and begin the page again without it, which then says so."""
    session().dropped_keys = [*session().unknown_keys, key]
    widget(*arguments, key=key, **options)  # without `bind`: Streamlit guards the value of a widget that has it
    if key in st.query_params:
        del st.query_params[key]
    st.rerun()


def keep_to(key: str, options: Sequence[str], default: str | None = None) -> None:
    """Replace what was chosen of another model or text and is not here, before a linked choice is drawn.

    Options that begin with a number keep it: the third row of one text becomes the third row of another. The browser
    would keep showing a choice that is only deleted, so it is replaced.

    Args:
        key: Of the widget.
        options: What can be chosen now.
        default: Takes the place of a single choice; None: the first option.
    """
    for state in (st.session_state, session().pending):
        if key in state:
            if isinstance(state[key], list):
                matches = [_find_match(choice, options) for choice in state[key]]
                state[key] = list(dict.fromkeys(choice for choice in matches if choice is not None))
            else:
                state[key] = _find_match(state[key], options) or default or options[0]


def _find_match(choice: Any, options: Sequence[str]) -> str | None:
    if choice in options:
        return choice
    number, _, name = str(choice).partition(" ")
    # A plain number is a dimension, a number with a name a token: neither becomes the other.
    return next((option for option in options if name and option.startswith(f"{number} ")), None)


def bring_back(*keys: str) -> None:
    """Give the linked widgets of a part that opens again their last values, as after a visit to another page.

    Args:
        *keys: Of widgets that were not drawn meanwhile, which Streamlit forgets.
    """
    remembered = session().widget_values
    session().pending.update({key: remembered[key] for key in keys if key in remembered})


def suggest(key: str, value: str) -> None:
    """Set a first choice that depends on model or text.

    Given this way, not as a default, it always stands in the link.
    """
    if key not in st.session_state and key not in session().pending and key not in st.query_params:
        st.session_state[key] = value


def _texts(value: Any) -> list[str]:
    return [str(part) for part in (value if isinstance(value, list | tuple) else [value])]


def _is_same(link_texts: list[str], value: Any) -> bool:
    try:
        return float(link_texts[0]) == float(value)
    except (TypeError, ValueError):
        return link_texts == _texts(value) or link_texts[0] == str(value).lower()  # a switch is "true" in the link


def tell_unknown(key: str) -> None:
    """Name all in the link that could not be used, in one sentence; its values are a stranger's and stay unsaid."""
    now = session()
    now.unknown_keys.append(key)
    if now.unknown_place:
        keys = ", ".join(now.unknown_keys)
        now.unknown_place.warning(
            f"This link asks for something that is not here ({keys}); the usual is shown instead."
        )

"""Widgets whose values are in the link."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from pages.ui.state.session import session
from transformer.replay import fields_of
from transformer.text import counted


def arrive(page: str) -> None:
    """Note which page is open, before anything of it is drawn; on another page, its widgets get their last values back.

    Streamlit (1.67) takes a bound value out of the link and forgets it when another page is opened, even if that page
    has the same widget. So what the link said of each widget is remembered, and written there again (`recall`).
    """
    _come_back()
    now = session()
    now.num_runs += 1
    now.unknown_keys, now.unknown_place = [], st.empty()
    dropped_keys, now.dropped_keys = now.dropped_keys, ()
    for key in dropped_keys:
        tell_unknown(key)
    now.drawn_on[now.title], now.drawn_before = now.drawn_keys, frozenset(now.drawn_keys)
    now.drawn_keys, now.recalled_keys = set(), set()
    if now.title != page:
        now.title, now.drawn_before = page, frozenset()
        # A usual value counts, too, though Streamlit takes it out of the link unread. Other names are a stranger's.
        for key in now.link_texts.keys() & st.query_params.keys():
            st.session_state.pop(key, None)
        for key in now.drawn_on.get(page, ()):  # all at once: what the browser writes into the link comes after it
            recall(key)


def is_back() -> bool:
    """Return whether the browser went back to this link, or forward: then it alone says what was chosen."""
    context = get_script_run_ctx()
    return bool(context and context.is_history_navigation)


def _come_back() -> None:
    """Take the whole link to which the browser went back, or forward, if it did.

    Streamlit (1.67) takes out of it what is bound to a widget of the page that is left, even if this one has the same.
    """
    context = get_script_run_ctx()
    if context and is_back():
        with context.session_state.query_params() as link:
            link.populate_from_query_string(context.query_string)
            link.set_initial_query_params_from_current()


def rewrite(key: str, texts: list[str]) -> None:
    """Write the values of a widget in the link as the page itself writes them, before it is drawn and reads them."""
    context = get_script_run_ctx()
    if context and st.query_params.get_all(key) != texts:
        with context.session_state.query_params() as link:  # `st.query_params` refuses what another page has bound
            link.set_corrected_value(key, texts if len(texts) > 1 else "".join(texts), "string_array_value")
            link.set_initial_query_params_from_current()


def recall(key: str) -> bool:
    """Write again into the link what it said of a widget that was not drawn meanwhile, before its value is asked for.

    What the link says of it now wins.

    Args:
        key: Of a linked widget that is not drawn yet; `linked` itself recalls it, too.
    Returns:
        True if that is in the link now, and may be of another model or text.
    """
    now = session()
    texts = now.link_texts.get(key)
    if texts and key not in now.drawn_before and key not in st.query_params and not is_back():
        rewrite(key, texts)
        now.recalled_keys.add(key)
    return key in now.recalled_keys


def linked(widget: Callable[..., Any], *arguments: Any, key: str, **options: Any) -> Any:
    """Draw a widget bound to the link, whose value comes back after a visit to another page, and return the value.

    Args:
        widget: E.g. `st.selectbox`.
        *arguments: Passed on.
        key: Name in the link and in the session.
        **options: Passed on.
    """
    now = session()
    recall(key)
    link_texts = st.query_params.get_all(key)
    if link_texts and not _can_take(widget, link_texts, options):
        _drop(widget, *arguments, key=key, **options)
    value = widget(*arguments, key=key, bind="query-params", **options)
    if key not in now.link_texts and link_texts and not _is_same(link_texts, value):
        tell_unknown(key)
    _repair(key, value)
    now.drawn_keys.add(key)
    now.link_texts[key] = st.query_params.get_all(key)
    return value


def _repair(key: str, value: Any) -> None:
    """Write a value into the link again that a run lost which the browser asked for before it heard of that link."""
    texts = session().link_texts.get(key)
    if texts and key not in st.query_params and _is_same(texts, value) and not is_back():
        rewrite(key, texts)


def linked_unseen(widget: Callable[..., Any], label: str, options: Sequence[Any], *, key: str, **others: Any) -> Any:
    """Draw a linked choice that nobody sees, whose options are names for links; return the value.

    `choose_unseen` and the link change it, the browser never: it tells a value with each run, and one that it told
    before it heard of a choice would take that choice back.
    """
    value = linked(widget, label, options, key=key, on_change=_refuse, args=(key,), **others)
    session().unseen_choices[key] = value
    return value


def choose_unseen(key: str, value: Any) -> None:
    """Change a choice that nobody sees, from a callback."""
    session().unseen_choices[key] = st.session_state[key] = value


def _refuse(key: str) -> None:
    if key in session().unseen_choices:
        st.session_state[key] = session().unseen_choices[key]


def linked_number(
    widget: Callable[..., Any], label: str, *, key: str, says_limits: bool = False, **options: Any
) -> Any:
    """Draw a widget of a number whose limits and usual value its idea says (`transformer.views.ideas`).

    Args:
        widget: `st.slider` or `st.number_input`.
        label: Of the widget.
        key: Name in the link and in the session.
        says_limits: The label ends with the limits.
        **options: Passed on; a `value` takes the place of the usual one.
    """
    field = fields_of(session().page)[key]
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
    if recall(key):
        rewrite(key, [_find_match(session().link_texts[key][-1], options) or default or options[0]])
        is_another(key, options)
    elif key not in st.session_state:
        is_another(key, options)
    else:
        value = _find_match(st.session_state[key], options) or default or options[0]
        if is_another(key, options) or st.session_state[key] != value:
            st.session_state[key] = value


def is_another(key: str, options: Iterable[Any]) -> bool:
    """Return whether a choice was not drawn before on this page with these options, and note that it is now."""
    now, widget = session(), (session().page, *options)
    before, now.shown_options[key] = now.shown_options.get(key), widget
    return before != widget


def _find_match(choice: Any, options: Sequence[str]) -> str | None:
    if choice in options:
        return choice
    number, _, name = str(choice).partition(" ")
    # A plain number is a dimension, a number with a name a token: neither becomes the other.
    return next((option for option in options if name and option.startswith(f"{number} ")), None)


def suggest(key: str, value: str) -> None:
    """Set a first choice that depends on model or text.

    Given this way, not as a default, it always stands in the link.
    """
    recall(key)
    if key not in st.session_state and key not in st.query_params:
        st.session_state[key] = value


def _is_same(link_texts: list[str], value: Any) -> bool:
    try:
        return float(link_texts[0]) == float(value)
    except (TypeError, ValueError):
        texts = [str(part) for part in (value if isinstance(value, list | tuple) else [value])]
        return link_texts == texts or link_texts[0] == str(value).lower()  # a switch is "true" in the link


def tell_unknown(key: str) -> None:
    """Name all in the link that could not be used, in one sentence; its values are a stranger's and stay unsaid."""
    now = session()
    now.unknown_keys.append(key)
    if now.unknown_place:
        keys = ", ".join(now.unknown_keys)
        now.unknown_place.warning(
            f"This link asks for something that is not here ({keys}); the usual is shown instead."
        )


def follow_usual(key: str, usual: Any) -> None:
    """Let a value that nobody chose follow what is usual with another model or text."""
    last = session().usual_values.get(key, usual)
    if st.session_state.get(key) == last != usual:
        st.session_state[key] = usual
    session().usual_values[key] = usual

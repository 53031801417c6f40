"""The outcome of a click is told once, in its part of the page, as a sentence."""

import errno

import pytest
from streamlit.testing.v1 import AppTest

from transformer import CheckpointError, LabError


def page():
    import streamlit as st

    from pages.ui.shell.messages import attempt, draw_message

    def refuse(error):
        def do():
            if error:
                raise error

        st.session_state["done"] = attempt(do, "here", "It can't be kept.")

    st.button("Press", on_click=lambda: refuse(st.session_state["error"]))
    draw_message("there")
    draw_message("here", st.session_state.get("seconds", 0))


def pressed(error, seconds=0):
    app = AppTest.from_function(page)
    app.session_state["error"], app.session_state["seconds"] = error, seconds
    app.run().button[0].click().run()
    assert not app.exception
    return app


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (LabError("Its name is $too$ long.", "Shorten it."), r"Its name is \$too\$ long. Shorten it."),
        (OSError(errno.ENOSPC, "x"), "It can't be kept. "),
        (CheckpointError("a.safetensors", "is no model", "Take another."), "It can't be kept. a.safetensors"),
    ],
)
def test_why_something_could_not_be_done_is_told_once(error, told):
    app = pressed(error)
    assert not app.session_state["done"] and len(app.warning) == 1 and told in app.warning[0].value
    assert not app.run().warning


def test_what_was_done_is_not_told():
    app = pressed(None)
    assert app.session_state["done"] and not app.warning


def test_where_a_page_keeps_drawing_itself_a_message_stays_for_a_while(monkeypatch):
    app = pressed(LabError("No."), seconds=8)
    assert [one.value for one in app.run().warning] == ["No."]
    monkeypatch.setattr("pages.ui.shell.messages.time.monotonic", lambda: 10**9)
    assert not app.run().warning

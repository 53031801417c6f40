"""A page that goes on: after an error that nobody foresaw, and below a dialog while something is measured."""

import re

from playwright.sync_api import expect

FAILS = """
import streamlit as st
from pages import server

server.explain_failed_callback()

def fail():
    raise ZeroDivisionError("a secret of the server")

st.text("drawn before")
st.button("In a callback", on_click=fail)
if st.button("On the page"):
    fail()
st.fragment(lambda: st.button("In a fragment") and fail())()
st.text("drawn after")
"""
WAITS = """
from pathlib import Path

import streamlit as st
from pages.ui.shell.waiting import dialog, wait_for

there = Path({there!r}).exists
looks = st.session_state.setdefault("looks", [])
st.button("Open", on_click=dialog("A dialog", width="medium")(lambda: st.text("in it")))
st.text("measured" if there() else "not yet")
if not there():  # else it would be drawn anew without end
    wait_for(lambda: there() or None)
st.fragment(lambda: st.text(f"looked {{looks.append(1) or len(looks)}} times"), run_every=1)()
"""


def test_what_was_drawn_stays_and_a_code_leads_to_the_log(page, pages):
    page.goto(pages.show(FAILS))
    for button in ("On the page", "In a callback", "In a fragment"):
        expect(page.get_by_text("drawn after")).to_be_visible()
        expect(page.get_by_test_id("stAlert")).to_have_count(0)
        page.get_by_role("button", name=button).click()
        alert = page.get_by_test_id("stAlert")
        expect(alert).to_contain_text("Something went wrong")
        expect(page.get_by_text("drawn before")).to_be_visible()
        code = re.search(r"The code (\w{6})", alert.inner_text())[1]
        assert "ZeroDivision" not in page.content() and "secret of the server" not in page.content()
        log = pages.log.read_text()
        assert f"Error {code} on a page" in log and "a secret of the server" in log
        page.reload()


def test_what_is_measured_meanwhile_waits_until_a_dialog_is_closed(page, pages, tmp_path):
    page.goto(pages.show(WAITS.format(there=str(tmp_path / "there"))))
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("dialog")).to_contain_text("in it")
    (tmp_path / "there").touch()
    seen = int(re.search(r"looked (\d+)", page.get_by_text("looked").inner_text())[1])
    expect(page.get_by_text(f"looked {seen + 3} times")).to_be_attached()  # as often was asked whether it is there
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_text("not yet")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("measured")).to_be_visible()

"""A page that goes on after an error that nobody foresaw."""

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

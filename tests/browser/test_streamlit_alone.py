"""Faults of Streamlit (1.67) that this program mends in the browser: when one is gone, what mends it can go, too."""

import re

import pytest
from playwright.sync_api import expect
from served import serve

SCRIPT = """
import streamlit as st

def draw(name):
    st.title(name, help="about it")
    st.text_input("Text", key="text", bind="query-params")
    with st.popover("Open"):
        st.button("Inside")
    if st.button("Tell"):
        st.toast("told")

def first():
    draw("First")

def second():
    draw("Second")

st.navigation([st.Page(first), st.Page(second)], position="top").run()
"""
SPOKEN = "one => one.closest('[role=status], [role=alert], [aria-live]:not([aria-live=off])') !== null"


@pytest.fixture
def alone(tmp_path):
    """Return the address of two pages of Streamlit by itself, with a field of one name."""
    script = tmp_path / "app.py"
    script.write_text(SCRIPT, encoding="utf-8")
    process, address = serve(script)
    yield address
    process.terminate()
    process.wait()


def test_streamlit_alone_still_does_what_this_program_mends(page, alone, subtests):
    page.goto(f"{alone}/?text=x")
    with subtests.test("a page left at once takes the value of its link away", goes="recall in state/link.py"):
        expect(page.get_by_label("Text")).to_have_value("x")
        page.get_by_role("link", name="second").click()
        expect(page.locator("h1")).to_contain_text("Second")
        expect(page.get_by_label("Text")).to_have_value("")
    with subtests.test("Back leads to a link without its value", goes="mount/history.ts"):
        page.go_back()
        expect(page.locator("h1")).to_contain_text("First")
        expect(page).not_to_have_url(re.compile("text=x"))
    with subtests.test("one name for all helps", goes="mount/helps.ts"):
        expect(page.get_by_role("button", name="Help", exact=True)).to_have_count(1)
    with subtests.test("a popover leaves the focus outside", goes="mount/popovers.ts"):
        button = page.get_by_role("button", name="Open", exact=True)
        button.press("Enter")
        expect(page.get_by_role("button", name="Inside")).to_be_visible()
        expect(button).to_be_focused()
        page.keyboard.press("Escape")
    with subtests.test("a toast is said to nobody", goes="mount/toasts.ts"):
        page.get_by_role("button", name="Tell").click()
        expect(page.get_by_test_id("stToast")).to_contain_text("told")
        assert page.get_by_test_id("stToast").evaluate(SPOKEN) is False

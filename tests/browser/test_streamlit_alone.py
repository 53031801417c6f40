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


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """Return the address of two pages of Streamlit by itself, with a field of one name."""
    script = tmp_path_factory.mktemp("alone") / "app.py"
    script.write_text(SCRIPT, encoding="utf-8")
    process, address = serve(script)
    yield address
    process.terminate()
    process.wait()


def turn(page, name):
    page.get_by_role("link", name=name.lower()).click()
    expect(page.locator("h1")).to_contain_text(name)


def test_a_page_left_at_once_takes_the_value_of_its_link_away(page, alone):
    """If this fails, `recall` in `pages/ui/state/link.py` can go."""
    page.goto(f"{alone}/?text=x")
    expect(page.get_by_label("Text")).to_have_value("x")
    turn(page, "Second")
    expect(page.get_by_label("Text")).to_have_value("")


def test_back_leads_to_a_link_that_has_lost_its_value(page, alone):
    """If this fails, `mount/history.ts` can go."""
    page.goto(f"{alone}/?text=x")
    expect(page.get_by_label("Text")).to_have_value("x")
    turn(page, "Second")
    page.go_back()
    expect(page.locator("h1")).to_contain_text("First")
    expect(page).not_to_have_url(re.compile("text=x"))


def test_each_help_has_one_name_and_a_popover_leaves_the_focus_outside(page, alone):
    """If this fails, `mount/helps.ts` can go, or `mount/popovers.ts`."""
    page.goto(alone)
    expect(page.get_by_role("button", name="Help", exact=True)).to_have_count(1)
    button = page.get_by_role("button", name="Open", exact=True)
    button.press("Enter")
    expect(page.get_by_role("button", name="Inside")).to_be_visible()
    expect(button).to_be_focused()


def test_a_toast_is_said_to_nobody(page, alone):
    """If this fails, `mount/toasts.ts` can go."""
    page.goto(alone)
    page.get_by_role("button", name="Tell").click()
    toast = page.get_by_test_id("stToast")
    expect(toast).to_contain_text("told")
    spoken = "one => one.closest('[role=status], [role=alert], [aria-live]:not([aria-live=off])') !== null"
    assert toast.evaluate(spoken) is False

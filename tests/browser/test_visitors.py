"""A visitor stays the same one, wherever a link stood that led here, and in every tab."""

import hashlib

import pytest
from models_page import finish_run
from playwright.sync_api import expect

COOKIE, FORMER = "attention_lab_visitor", "attention_lab_owner"
ELSEWHERE = "http://school.test/"


@pytest.fixture
def visitor(browser, server):
    """Provide a browser that has never been here, and the address of the page Models."""
    context = browser.new_context()
    yield context, f"{server}/models"
    context.close()


def follow_a_link(context, address):
    """Open the page by a link on another site."""
    page = context.new_page()
    content = f"<a href='{address}'>to the lab</a>"
    page.route(f"{ELSEWHERE}**", lambda route: route.fulfill(body=content, content_type="text/html"))
    page.goto(ELSEWHERE)
    page.get_by_text("to the lab").click()
    expect(page.get_by_role("combobox", name="Model")).to_be_visible()
    return page


def expect_its_run(page):
    expect(page.get_by_text("My finished runs (1)")).to_be_visible()


@pytest.mark.parametrize("name", [FORMER, COOKIE])
def test_who_comes_by_a_link_of_another_site_finds_their_runs(visitor, server_runs, name):
    context, address = visitor
    secret, same_site = ("c" * 32, "Strict") if name == FORMER else ("d" * 32, "Lax")
    context.add_cookies([{"name": name, "value": secret, "url": address, "sameSite": same_site}])
    finish_run(server_runs, hashlib.sha256(secret.encode()).hexdigest()[:16])
    expect_its_run(follow_a_link(context, address))
    expect_its_run(follow_a_link(context, address))  # the first visit's traces change nothing


def test_two_tabs_that_open_at_once_on_a_first_visit_are_one_visitor(visitor, server_runs, settle):
    context, address = visitor
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        page.goto(address, wait_until="commit")
    for page in (first, second):
        expect(page.get_by_role("combobox", name="Model")).to_be_visible()
    (secret,) = [cookie["value"] for cookie in context.cookies(address) if cookie["name"] == COOKIE]
    finish_run(server_runs, hashlib.sha256(secret.encode()).hexdigest()[:16])
    for page in (first, second):
        settle(page)
        page.get_by_role("combobox", name="Model").click()
        page.get_by_role("option", name="Sorts letters").click()
        expect(page.get_by_role("heading", name="About sort-letters")).to_be_visible()
        expect_its_run(page)

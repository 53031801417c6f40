"""The teacher types a key once, and looks after everybody's runs from then on; nobody else does."""

import re

import pytest
from models_page import THEIRS, finish_run, hash_of
from playwright.sync_api import expect
from rest import settle

KEY = "correct horse battery"


@pytest.fixture
def classroom(start_server, tmp_path):
    """Open a server with a teacher's key and somebody's stopped run; return the address of Models, and the folder."""
    folder = finish_run(tmp_path, hash_of(THEIRS))
    folder.model.unlink()
    folder.emit("stopped", step=20)
    _, address = start_server(tmp_path, ATTENTION_LAB_TEACHER_KEY=KEY)
    return f"{address}/models", folder


@pytest.fixture(autouse=True)
def no_curve_in_sight(page):
    """Keep curves out of sight: else Plotly would be fetched each time."""
    page.set_viewport_size({"width": 1280, "height": 720})


def enter(page, key):
    settle(page, 250)
    page.get_by_text("For the teacher").click()
    page.get_by_label("The teacher's key").fill(key)
    page.get_by_role("button", name="Enter").click()


def test_the_key_opens_everybodys_runs_and_leaving_closes_them(page, classroom):
    address, folder = classroom
    page.goto(address)
    enter(page, "not the right one")
    expect(page.get_by_text("That is not the key.")).to_be_visible()
    page.get_by_label("The teacher's key").fill(KEY)
    page.get_by_label("The teacher's key").press("Enter")
    expect(page.get_by_role("heading", name="Unfinished runs of others")).to_be_visible()
    expect(page.get_by_text("Memory of the server")).to_be_visible()
    assert KEY not in page.url and KEY not in page.evaluate("document.cookie + JSON.stringify(localStorage)")
    (cookie,) = [cookie for cookie in page.context.cookies() if cookie["name"] == "attention_lab_teacher"]
    assert cookie["httpOnly"] and KEY not in cookie["value"]

    tab = page.context.new_page()
    tab.goto(address)
    expect(tab.get_by_role("heading", name="Unfinished runs of others")).to_be_visible()
    tab.close()

    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text(re.compile("^Removed: my model"))).to_be_visible()
    assert not folder.path.exists()
    page.get_by_role("button", name="Bring back").click()
    expect(page.get_by_role("heading", name="Unfinished runs of others")).to_be_visible()
    assert folder.path.exists()

    page.get_by_role("button", name="Leave the teacher's view").click()
    expect(page.get_by_text("For the teacher")).to_be_visible()
    expect(page.get_by_role("heading", name="Unfinished runs of others")).to_have_count(0)


def test_a_server_without_a_key_says_how_there_is_a_teacher(page, server):
    page.goto(f"{server}/models")
    settle(page, 250)
    page.get_by_text("For the teacher").click()
    expect(page.get_by_text("ATTENTION_LAB_TEACHER_KEY", exact=False).first).to_be_visible()
    expect(page.get_by_label("The teacher's key")).to_have_count(0)

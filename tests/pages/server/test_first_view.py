"""The first picture: the page with the stage's data, or without it while there is nothing yet."""

import asyncio
import base64
import html
import json
import re

import pytest
from every_page import PAGES
from package import opened
from starlette.applications import Starlette
from starlette.testclient import TestClient

from pages.server import first_view
from pages.server.bundle import BUNDLE_NAME
from pages.server.page_styles import page_styles
from pages.ui import warm_up


@pytest.fixture
def client(monkeypatch):
    monkeypatch.setattr(first_view, "_view", {})
    with TestClient(Starlette(routes=first_view.FIRST_VIEW_ROUTES)) as client:
        yield client


def view_in(page):
    (written,) = re.findall(r'data-view="([^"]*)"', page)
    return json.loads(html.unescape(written)) if written else None


def test_the_page_is_streamlits_with_the_first_view_of_the_default_model(client):
    warm_up.warm_up()
    page = client.get("/").text
    assert '<div id="root"></div>' in page and f'src="{BUNDLE_NAME}"' in page
    assert page.index(BUNDLE_NAME) < page.index("static/js/")  # drawn before Streamlit's scripts are run
    view = view_in(page)
    assert view["selection"].items() >= {"kind": "cross", "layer": 1, "head": "1", "step": 0, "view": "map"}.items()
    shown, host = opened(base64.b64decode(view["bytes"]))
    assert "".join(shown["target"][1:-1]) == "noitnetta yap" and host["layout"] == "map"
    assert client.get("/lab/first-view.json").json() == view


@pytest.mark.parametrize("name", [page for page in PAGES if page != "look"])
def test_every_other_page_comes_with_its_style_sheets_and_no_first_view(client, name):
    page = client.get(f"/{name}").text
    assert '<div id="root"></div>' in page and page_styles() in page and "data-lab-first=" not in page


def test_a_link_that_asks_for_something_gets_no_view_of_something_else(client):
    first_view.keep_first_view("AAAA", {"kind": "cross"})
    assert view_in(client.get("/?text=%3Cb%3E").text) is None
    assert view_in(client.get("/").text) == {"bytes": "AAAA", "selection": {"kind": "cross"}}


def test_a_browser_that_comes_first_waits_for_the_model_but_not_for_ever(client, monkeypatch):
    assert view_in(client.get("/").text) is None
    waited = []

    async def sleep(seconds):
        waited.append(seconds)
        if len(waited) == 3:
            first_view.keep_first_view("AAAA", {})

    monkeypatch.setattr(asyncio, "sleep", sleep)
    assert client.get("/lab/first-view.json").json() == {"bytes": "AAAA", "selection": {}}
    assert len(waited) == 3
    first_view._view.clear()
    waited[:] = [0] * 3
    assert client.get("/lab/first-view.json").status_code == 204
    assert sum(waited) == pytest.approx(first_view._PATIENCE)

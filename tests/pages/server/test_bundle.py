"""The bundle of all ES modules: one address that changes with its content, and the answer that browsers get there."""

import gzip
import hashlib
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from pages import server
from pages.server import bundle
from transformer.views import offline_page

CONTENT = (Path(__file__).parents[3] / "assets" / "components" / "bundle.js").read_bytes()


@pytest.fixture
def browser():
    return TestClient(Starlette(routes=server.ROUTES))


@pytest.fixture
def address():
    (route,) = bundle.BUNDLE_ROUTES
    return route.path


def test_a_browser_gets_the_bundle_compressed_and_may_keep_it_for_good(browser, address):
    answer = browser.get(address, headers={"accept-encoding": "br, gzip"})
    assert answer.status_code == 200 and answer.content == CONTENT  # the client has unpacked it
    assert answer.headers["content-encoding"] == "gzip" and answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) < len(CONTENT) / 2
    assert "immutable" in answer.headers["cache-control"] and answer.headers["vary"] == "Accept-Encoding"


def test_who_cannot_unpack_gets_it_as_it_is(browser, address):
    answer = browser.get(address, headers={"accept-encoding": "identity"})
    assert answer.content == CONTENT and "content-encoding" not in answer.headers
    assert int(answer.headers["content-length"]) == len(CONTENT)


def test_the_address_changes_with_the_content(address):
    assert address == f"/lab/components-{hashlib.blake2b(CONTENT, digest_size=8).hexdigest()}.js"
    assert gzip.decompress(bundle._GZIPPED_CONTENT) == CONTENT


@pytest.mark.parametrize("name", ["", "components.js", "components-0123456789abcdef.js", "../../app.py", "%2e%2e/x"])
def test_nothing_else_is_served_there(browser, name):
    assert browser.get(f"/lab/{name}").status_code == 404


def test_nothing_can_be_written_there(browser, address):
    assert browser.post(address, content=b"x").status_code == 405
    assert browser.head(address).status_code == 200


@pytest.mark.parametrize("name", ["stage", "follow"])
def test_a_component_asks_for_bundle_exports_below_the_page_s_own_address(address, name):
    stub = bundle._make_stub(name)
    assert f'new URL("{address.lstrip("/")}", document.baseURI)' in stub and f"{{ {name}: draw }}" in stub
    assert f" as {name}".encode() in CONTENT


def test_the_notice_of_what_the_bundle_is_made_of_goes_wherever_it_goes():
    for content in (CONTENT, offline_page("stage", b"", "A stage.", {}, "Stage")):
        for words in (b"Copyright (c) 2015-present Jason Miller", b"Permission is hereby granted", b"OUT OF OR IN"):
            assert content.count(words) == 1

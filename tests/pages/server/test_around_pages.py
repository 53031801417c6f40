"""Parts that the server puts around pages: bundle, first picture, guarding headers, old addresses, and counts."""

import base64
import hashlib
import html
import json
import re

import pytest
from every_page import PAGES, ROOT
from package import opened
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from pages import server
from pages.server import bundle, first_view
from pages.server.connections import BodyTimeout
from pages.server.guard_headers import GuardHeaders
from pages.server.old_pages import OldPages
from pages.server.page_styles import page_styles
from pages.server.uploads import UploadLimits
from pages.server.visitor import VisitorCookie
from pages.ui import warm_up
from transformer import LabError
from transformer.runs.jobs import server_limits
from transformer.views import offline_page

BUNDLE = (ROOT / "assets" / "components" / "bundle.js").read_bytes()
OWN = {
    "Content-Security-Policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "Referrer-Policy": "origin",
}
GUARDING = ("x-content-type-options", "content-security-policy", "referrer-policy", "x-frame-options")


@pytest.fixture
def client(monkeypatch):
    monkeypatch.setattr(first_view, "_view", {})
    with TestClient(Starlette(routes=server.ROUTES)) as client:
        yield client


def test_the_bundle_is_compressed_for_who_can_unpack_it_and_kept_for_good(client):
    (route,) = bundle.BUNDLE_ROUTES
    assert route.path == f"/lab/components-{hashlib.blake2b(BUNDLE, digest_size=8).hexdigest()}.js"
    for accepted, is_packed in (("br, gzip", True), ("identity", False)):
        reply = client.get(route.path, headers={"accept-encoding": accepted})
        assert reply.content == BUNDLE and reply.headers["content-type"].startswith("text/javascript")
        assert (reply.headers.get("content-encoding") == "gzip") == is_packed
        assert (int(reply.headers["content-length"]) < len(BUNDLE) / 2) == is_packed
        assert "immutable" in reply.headers["cache-control"] and reply.headers["vary"] == "Accept-Encoding"


def test_the_notice_of_what_the_bundle_is_made_of_goes_wherever_it_goes():
    for content in (BUNDLE, offline_page("stage", b"", "A stage.", {}, "Stage")):
        for words in (b"Copyright (c) 2015-present Jason Miller", b"Permission is hereby granted", b"OUT OF OR IN"):
            assert content.count(words) == 1


def view_in(page):
    (written,) = re.findall(r'data-view="([^"]*)"', page)
    return json.loads(html.unescape(written)) if written else None


def test_the_first_page_is_streamlits_with_the_view_of_the_default_model(client):
    assert view_in(client.get("/").text) is None  # nothing is loaded yet
    warm_up.warm_up()
    page = client.get("/").text
    assert '<div id="root"></div>' in page
    assert page.index(bundle.BUNDLE_NAME) < page.index("static/js/")  # drawn before Streamlit's scripts are run
    view = view_in(page)
    assert view["selection"].items() >= {"kind": "cross", "layer": 1, "head": "1", "step": 0, "view": "map"}.items()
    shown, host = opened(base64.b64decode(view["bytes"]))
    assert "".join(shown["target"][1:-1]) == "noitnetta yap" and host["layout"] == "sentence"
    assert client.get("/lab/first-view.json").json() == view
    assert view_in(client.get("/?text=%3Cb%3E").text) is None  # a link that asks for something else
    for name in PAGES:
        if name != "look":
            page = client.get(f"/{name}").text
            assert '<div id="root"></div>' in page and page_styles() in page and "data-lab-first=" not in page


@pytest.fixture
def answer():
    """Provide `answer(path)`: the answer of an application all of whose answers pass the guard."""
    texts = {"/own": ("own", OWN), "/_stcore/metrics": ("figures", {}), "/x/_stcore/metrics": ("figures", {})}
    routes = [Route(at, lambda _, one=one: PlainTextResponse(one[0], headers=one[1])) for at, one in texts.items()]
    app = dict(routes=[*server.ROUTES, *routes], middleware=[Middleware(GuardHeaders)])

    def answer(path):
        with TestClient(Starlette(**app)) as client:  # what is no request passes too
            return client.get(path)

    return answer


def test_every_answer_says_what_it_is_and_who_may_frame_it(answer, monkeypatch):
    guards = [GuardHeaders, BodyTimeout, OldPages, VisitorCookie, UploadLimits]
    assert [one.cls for one in server.MIDDLEWARE] == guards  # the headers before all else
    for path in ("/", "/class", "/lab/none", "/_stcore/metrics"):
        headers = answer(path).headers
        assert [headers.get_list(name) for name in GUARDING] == [
            ["nosniff"], ["frame-ancestors 'self'"], ["same-origin"], ["SAMEORIGIN"],
        ]  # fmt: skip
    headers = answer("/own").headers  # what an answer says by itself stays and stands once
    assert headers.get_list("content-security-policy") == ["default-src 'none'; frame-ancestors 'self'"]
    assert headers.get_list("x-content-type-options") == ["nosniff"] and headers["referrer-policy"] == "origin"
    monkeypatch.setenv("ATTENTION_LAB_FRAME_ANCESTORS", "'self' https://moodle.example:8443")
    headers = answer("/own").headers
    assert headers["content-security-policy"].endswith("; frame-ancestors 'self' https://moodle.example:8443")
    assert "x-frame-options" not in headers  # the header knows no other addresses, and would come first in old browsers
    monkeypatch.setenv("ATTENTION_LAB_FRAME_ANCESTORS", "'self'; script-src *")
    with pytest.raises(LabError, match="frame_ancestors. must be 'self'"):
        server_limits()


def test_the_figures_on_the_server_are_nobodys_unless_asked_for(answer, monkeypatch):
    paths = ("/_stcore/metrics", "/_stcore/metrics/", "/x/_stcore/metrics")
    assert [answer(path).status_code for path in paths] == [404] * 3
    monkeypatch.setenv("ATTENTION_LAB_METRICS", "1")
    assert [answer(path).text for path in paths] == ["figures"] * 3


SENT_ON = {
    "/alignment": "./?model=english-spanish&text=The+red+cars+are+new.&show=Words",
    "/lab/look?show=Steps": "./?show=Steps",
    "/masks?text=a%26b&mask=Padding&more=a%0Ab&more=": "./positions_and_masks?text=a%26b&more=a%0Ab&more=&idea=Padding",
    "/inside_a_head?stage=scores&lecture=hour.3": "./inside?stage=scores&lecture=hour.3&shows=One+head",
}


def test_an_old_page_is_sent_on_with_all_that_its_link_says():
    client = TestClient(OldPages(PlainTextResponse("stays")), base_url="http://lab", follow_redirects=False)
    for address, today in SENT_ON.items():
        reply = client.get(address)
        assert (reply.status_code, reply.headers.get("location")) == (307, today), address
    for address in ("/inside?text=masks", "/masks/_stcore/health", "/", "/_stcore/masks.css"):
        assert client.get(address).text == "stays"
    assert client.post("/masks").text == "stays"

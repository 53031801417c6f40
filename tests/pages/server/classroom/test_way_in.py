"""How phones come into a class: the QR code of its address, and the light page behind it."""

import asyncio
from threading import current_thread
from xml.etree import ElementTree

import pytest
import segno
from held_class import asked
from starlette.applications import Starlette
from starlette.responses import HTMLResponse
from starlette.routing import Route

from pages.server.bundle import BUNDLE_ROUTES
from pages.server.classroom import routes
from pages.server.visitor import VisitorCookie


@pytest.mark.parametrize("address", [
    "http://192.168.1.10:8501/class/", "https://lab.example.org/class/", "http://[::1]:8501/a/class/",
])  # fmt: skip
def test_the_address_of_a_class_is_drawn_as_a_qr_code(served, led, address):
    address += led[0]
    reply = served.gets(f"/lab/class.svg?of={address}")
    assert reply.status == 200 and reply.headers["content-type"] == "image/svg+xml"
    code = segno.make(address, error="m", micro=False)
    side = code.symbol_size(border=3)[0]
    assert ElementTree.fromstring(reply.body).get("viewBox") == f"0 0 {side} {side}"
    other = served.gets(f"/lab/class.svg?of={address.replace('http', 'https', 1).replace('httpss', 'http')}")
    assert other.status == 200 and other.body != reply.body and not served.waited
    assert served.gets(f"/lab/class.svg?of={address[:-8]}BCDFGHJK").status == 404 and served.waited  # a guess


def test_many_codes_are_drawn_one_by_one_and_keep_no_pictures_waiting(served, led, monkeypatch):
    threads = []
    monkeypatch.setattr(routes, "_qr_code", lambda address: threads.append(current_thread().name) or b"")

    async def ask():
        addresses = [f"/lab/class.svg?of=http://lab{number}/class/{led[0]}" for number in range(9)]
        await asyncio.gather(*(asked(served.app, "GET", address) for address in addresses))

    served.do(ask())
    assert threads == ["qr-codes_0"] * 9


@pytest.mark.parametrize("address", [
    "", "javascript:alert(1)", "ftp://lab/class/B", "http://", "http:///class/B", "http://lab/class/B?x=1",
    "http://lab/class/B%23x", "http://lab/a%20b", "http://lab%0A/class/B", "http://" + "a" * 254, "//lab/class/B",
    "http://lab/" + "a" * 101, "%20http://lab", "http://lab/<svg>", "http://lab.example.org",
    "http://lab/" + "a" * 100 + "/class/BCDFGHJK",
])  # fmt: skip
def test_anything_else_is_drawn_as_nothing(served, address):
    reply = served.gets(f"/lab/class.svg?of={address}")
    assert reply.status == 400 and "address of a class" in reply.json["why"]


@pytest.mark.parametrize("path, root", [("/class", "./"), ("/class/BCDFGHJK", "../"), ("/class/%3Cscript%3E", "../")])
def test_a_phone_s_page_runs_only_the_bundle_and_says_nothing_of_the_class(served, path, root):
    reply = served.gets(path, accept="text/html")
    page = reply.body.decode()
    assert reply.status == 200 and reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache" and 'lang="en"' in page and 'content="noindex"' in page
    for rule in ("default-src 'none'", "script-src 'self'", "connect-src 'self'", "form-action 'none'"):
        assert rule in page
    assert page.count("<script") == 1 and "<script>" not in page.replace("<style>", "")
    assert f'data-root="{root}"' in page and f'src="{root}{BUNDLE_ROUTES[0].path.lstrip("/")}"' in page


def test_a_phone_gets_no_cookie_and_a_page_of_the_lab_gets_one(served):
    page = Route("/{path:path}", lambda request: HTMLResponse("A page."))
    app = VisitorCookie(Starlette(routes=[*routes.CLASS_ROUTES, page]))
    html = {"accept": "text/html"}
    for path in ("/class", "/class/BCDFGHJK", "/class/x"):
        reply = served.do(asked(app, "GET", path, headers=html))
        assert reply.status == 200 and "set-cookie" not in reply.headers
    for path in ("/", "/lecture", "/classes", "/class/x/y"):
        assert "set-cookie" in served.do(asked(app, "GET", path, headers=html)).headers

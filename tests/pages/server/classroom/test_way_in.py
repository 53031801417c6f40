"""How phones come into a class: the QR code of its address, and the light page behind it."""

import asyncio
from threading import current_thread
from xml.etree import ElementTree

import pytest
import segno
from held_class import asked

from pages.server.bundle import BUNDLE_NAME
from pages.server.classroom import routes


def test_the_address_of_a_class_is_drawn_as_a_qr_code(served, led):
    drawn = set()
    for place in ("http://192.168.1.10:8501/class/", "https://lab.example.org/class/", "http://[::1]:8501/a/class/"):
        reply = served.gets(f"/lab/class.svg?of={place}{led[0]}")
        assert reply.status == 200 and reply.headers["content-type"] == "image/svg+xml"
        side = segno.make(place + led[0], error="m", micro=False).symbol_size(border=3)[0]
        assert ElementTree.fromstring(reply.body).get("viewBox") == f"0 0 {side} {side}"
        drawn.add(reply.body)
    assert len(drawn) == 3 and not served.waited


def test_many_codes_are_drawn_one_by_one_and_keep_no_pictures_waiting(served, led, monkeypatch):
    threads = []
    monkeypatch.setattr(routes, "_qr_code", lambda address: threads.append(current_thread().name) or b"")

    async def ask():
        addresses = [f"/lab/class.svg?of=http://lab{number}/class/{led[0]}" for number in range(9)]
        await asyncio.gather(*(asked(served.app, "GET", address) for address in addresses))

    served.do(ask())
    assert threads == ["qr-codes_0"] * 9


@pytest.mark.parametrize("path, root", [("/class", "./"), ("/class/BCDFGHJK", "../"), ("/class/%3Cscript%3E", "../")])
def test_a_phone_s_page_runs_only_the_bundle_and_says_nothing_of_the_class(served, path, root):
    reply = served.gets(path, accept="text/html")
    page = reply.body.decode()
    assert reply.status == 200 and reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache" and 'lang="en"' in page and 'content="noindex"' in page
    for rule in ("default-src 'none'", "script-src 'self'", "connect-src 'self'", "form-action 'none'"):
        assert rule in page
    assert page.count("<script") == 1 and "<script>" not in page
    assert f'data-root="{root}"' in page and f'src="{root}{BUNDLE_NAME}"' in page

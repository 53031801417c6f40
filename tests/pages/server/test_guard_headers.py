"""The headers of every answer, and the addresses that are closed."""

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from pages import server
from pages.server.guard_headers import GuardHeaders
from transformer import LabError
from transformer.runs.jobs import server_limits

OWN = {
    "Content-Security-Policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "Referrer-Policy": "origin",
}


@pytest.fixture
def answer():
    """Provide `answer(path)`: the answer to a browser, of an application all of whose answers pass the guard."""

    async def own(request):
        return PlainTextResponse("own", headers=OWN)

    async def figures(request):
        return PlainTextResponse("figures")

    routes = [
        *server.ROUTES,
        Route("/own", own),
        Route("/_stcore/metrics", figures),
        Route("/x/_stcore/metrics", figures),
    ]

    def answer(path):
        return TestClient(Starlette(routes=routes, middleware=[Middleware(GuardHeaders)])).get(path)

    return answer


@pytest.mark.parametrize("path", ["/", "/class", "/lab/none", "/_stcore/metrics"])
def test_every_answer_says_what_it_is_and_who_may_frame_it(answer, path):
    headers = answer(path).headers
    for name in ("x-content-type-options", "content-security-policy", "referrer-policy", "x-frame-options"):
        assert len(headers.get_list(name)) == 1, name
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
    assert headers["content-security-policy"] == "frame-ancestors 'self'" and headers["x-frame-options"] == "SAMEORIGIN"


def test_what_an_answer_says_by_itself_stays_and_stands_once(answer):
    headers = answer("/own").headers
    assert headers.get_list("content-security-policy") == ["default-src 'none'; frame-ancestors 'self'"]
    assert headers.get_list("x-content-type-options") == ["nosniff"] and headers["referrer-policy"] == "origin"


def test_a_learning_platform_may_frame_it_where_its_address_is_set(answer, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_FRAME_ANCESTORS", "'self' https://moodle.example:8443")
    headers = answer("/own").headers
    assert headers["content-security-policy"].endswith("; frame-ancestors 'self' https://moodle.example:8443")
    assert "x-frame-options" not in headers  # the header knows no other addresses, and would come first in old browsers


@pytest.mark.parametrize("value", ["", "'self'; script-src *", "a, b", "a\r\nSet-Cookie: b", "a  b", "ä"])
def test_a_setting_that_would_be_more_than_who_may_frame_is_refused(monkeypatch, value):
    monkeypatch.setenv("ATTENTION_LAB_FRAME_ANCESTORS", value)
    with pytest.raises(LabError, match="frame_ancestors. must be 'self'"):
        server_limits()


@pytest.mark.parametrize("path", ["/_stcore/metrics", "/_stcore/metrics/", "/x/_stcore/metrics"])
def test_the_figures_on_the_server_are_nobodys_unless_asked_for(answer, monkeypatch, path):
    assert answer(path).status_code == 404
    monkeypatch.setenv("ATTENTION_LAB_METRICS", "1")
    assert answer(path).text == "figures"


def test_the_server_guards_its_answers_before_all_else():
    assert server.MIDDLEWARE[0].cls is GuardHeaders

"""Who somebody is to the server: a visitor with a secret of their own, or the teacher who knows the key."""

import json

import pytest
from starlette.applications import Starlette
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.testclient import TestClient

from pages.server import teacher, visitor
from pages.server.classroom import routes

KEY = "correct horse battery"
SECRET, FORMER = "a" * 32, "b" * 32


async def answer(request):
    """Answer as of the kind that the path ends with."""
    kind = request.path_params["kind"].rpartition("/")[2] or "html"
    return Response(status_code=304) if kind == "known" else HTMLResponse("A page.", media_type=f"text/{kind}")


LAB = visitor.VisitorCookie(Starlette(routes=[*routes.CLASS_ROUTES, Route("/{kind:path}", answer)]))


def cookie_for(path="/", **headers):
    """Return the cookie that a visit of the lab is given."""
    headers = {name: text.encode() for name, text in {"accept": "text/html,*/*", **headers}.items()}
    return TestClient(LAB).get(path, headers=headers).headers.get("set-cookie")


def test_a_first_visit_gets_a_secret_that_no_script_can_read():
    cookie = cookie_for()
    name, _, rest = cookie.partition("=")
    assert name == visitor.COOKIE and visitor.secret_of({name: rest[:32]}) == rest[:32]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
    assert cookie_for() != cookie and "Secure" in cookie_for(**{"x-forwarded-proto": "https"})


def test_who_has_a_secret_keeps_it_and_one_of_a_wrong_form_is_replaced():
    assert cookie_for(cookie=f"{visitor.COOKIE}={SECRET}") is None
    for wrong in ("<script>", "", SECRET[1:], SECRET + "a", SECRET.upper(), "é" * 32):
        assert cookie_for(cookie=f"{visitor.COOKIE}={wrong}") is not None
    assert cookie_for(accept="*/*") is None  # no page, no cookie
    paths = ["html", "known", "json", "svg", "plain", "class", "class/BCDFGHJK", "classes/html", "class/x/html"]
    given = [path for path in paths if cookie_for(f"/{path}")]
    assert given == ["html", "known", "classes/html", "class/x/html"]  # nothing of a phone in a class is anybody's own


def test_the_former_cookie_goes_first_and_is_handed_on():
    both = {visitor.FORMER_COOKIE: FORMER, visitor.COOKIE: SECRET}
    assert visitor.secret_of(both) == FORMER and visitor.secret_of({visitor.COOKIE: SECRET}) == SECRET
    assert f"{visitor.COOKIE}={FORMER};" in cookie_for(cookie=f"{visitor.FORMER_COOKIE}={FORMER}")
    assert visitor.secret_of({visitor.FORMER_COOKIE: "short", visitor.COOKIE: SECRET}) == SECRET


@pytest.fixture
def enter(monkeypatch):
    """Provide `enter(typed)`: the answer of the route; `enter.waited` counts the late ones."""

    def enter(typed):
        return client.post("/lab/teacher", content=json.dumps({"key": typed}))

    client, enter.waited = TestClient(Starlette(routes=teacher.TEACHER_ROUTES)), []
    monkeypatch.setattr(teacher.wrong_keys, "delay", lambda: enter.waited.append(1) or 0)
    monkeypatch.setenv(teacher.KEY, KEY)
    return enter


def test_the_right_key_makes_a_teacher_for_a_day_and_none_makes_nobody(enter, monkeypatch):
    reply = enter(KEY)
    cookies = dict(reply.cookies)
    assert reply.status_code == 200 and not enter.waited and KEY not in reply.headers["set-cookie"]
    assert "HttpOnly" in reply.headers["set-cookie"] and "SameSite=strict" in reply.headers["set-cookie"]
    assert teacher.has_teacher_cookie(cookies)
    until, _, signature = cookies[teacher.COOKIE].partition(".")
    for forged in (f"{int(until) + 9}.{signature}", until, f"{until}.", f".{signature}", "é.é", "9" * 400, "²" * 9, ""):
        assert not teacher.has_teacher_cookie({teacher.COOKIE: forged})
    with monkeypatch.context() as a_day_later:
        a_day_later.setattr(teacher.time, "time", lambda: int(until) + 1)
        assert not teacher.has_teacher_cookie(cookies)
    monkeypatch.setenv(teacher.KEY, KEY + "!")
    assert teacher.has_teacher() and not teacher.has_teacher_cookie(cookies)
    monkeypatch.delenv(teacher.KEY)
    assert not teacher.has_teacher() and not teacher.has_teacher_cookie(cookies)
    for typed in ("", KEY):
        reply = enter(typed)
        assert reply.status_code == 403 and teacher.KEY in reply.json()["why"]


def test_wrong_keys_are_answered_late_and_the_right_one_never(enter, monkeypatch):
    wrong = ("wrong", "", KEY[:-1], KEY + "x", "é", "\ud800", "x" * 1000)
    for typed in wrong:
        reply = enter(typed)
        assert reply.status_code == 403 and "set-cookie" not in reply.headers and "not the key" in reply.json()["why"]
    assert len(enter.waited) == len(wrong)
    monkeypatch.setattr(teacher.WrongTries, "MOST_WAITING", 0)
    assert enter("wrong").status_code == 429 and enter(KEY).status_code == 200 and len(enter.waited) == len(wrong)


def test_a_key_may_stand_in_a_file_outside_of_the_checkout(tmp_path, monkeypatch, caplog):
    monkeypatch.delenv(teacher.KEY, raising=False)
    path = tmp_path / "key"
    monkeypatch.setenv(teacher.KEY_FILE, str(path))
    path.write_text(f"  {KEY}\n")
    assert teacher.teacher_key() == KEY
    for content, said in ((b"short", "at least 16"), (b" \n", "empty"), (b"\xff\xfe", "text file")):
        path.write_bytes(content)
        teacher.say_at_start()
        assert said in caplog.messages[-1] and not teacher.has_teacher()
    monkeypatch.setenv(teacher.KEY_FILE, "README.md")
    with pytest.raises(ValueError, match="outside"):
        teacher.teacher_key()

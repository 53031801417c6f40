"""The server around the pages, called as a web server would call it: no browser, no port."""

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest
from starlette.responses import PlainTextResponse

from pages.server import errors, teacher, uploads, visitor
from pages.server.wrong_tries import WrongTries

KEY = "correct horse battery"
SECRET, FORMER = "a" * 32, "b" * 32


def ask(app, method="GET", path="/", headers=None, body=b""):
    """Send one request; return status, headers and body of the answer."""
    sent = []
    scope = {
        "type": "http", "method": method, "path": path, "query_string": b"", "scheme": "http", "server": ("lab", 80),
        "headers": [(name.lower().encode(), value.encode()) for name, value in (headers or {}).items()],
    }  # fmt: skip

    async def receive():
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message):
        sent.append(message)

    with ThreadPoolExecutor(1) as pool:  # browser tests leave a loop running in this thread
        pool.submit(lambda: asyncio.run(app(scope, receive, send))).result()
    answer = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], answer, b"".join(message.get("body", b"") for message in sent[1:])


async def inner(scope, receive, send):
    """Answer a request with its own body, as of the kind that its path ends with."""
    kind = scope["path"].rpartition("/")[2] or "html"
    status, kinds = (304, []) if kind == "known" else (200, [(b"content-type", f"text/{kind}".encode())])
    await send({"type": "http.response.start", "status": status, "headers": kinds})
    await send({"type": "http.response.body", "body": (await receive())["body"]})


def cookie_for(path="/", **headers):
    answer = ask(visitor.VisitorCookie(inner), path=path, headers={"accept": "text/html,*/*", **headers})[1]
    return answer.get("set-cookie")


def test_a_first_visit_gets_a_secret_that_no_script_can_read():
    cookie = cookie_for()
    name, _, rest = cookie.partition("=")
    assert name == visitor.COOKIE and visitor.secret_of({name: rest[:32]}) == rest[:32]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
    assert cookie_for() != cookie
    assert "Secure" in cookie_for(**{"x-forwarded-proto": "https"})


def test_who_has_a_secret_keeps_it_and_one_of_a_wrong_form_is_replaced():
    assert cookie_for(cookie=f"{visitor.COOKIE}={SECRET}") is None
    assert cookie_for(cookie=f"{visitor.COOKIE}=<script>") is not None
    assert cookie_for(accept="*/*") is None  # no page, no cookie
    given = {kind for kind in ("html", "known", "json", "svg", "plain") if cookie_for(f"/{kind}")}
    assert given == {"html", "known"}


def test_the_former_cookie_goes_first_and_is_handed_on():
    both = {visitor.FORMER_COOKIE: FORMER, visitor.COOKIE: SECRET}
    assert visitor.secret_of(both) == FORMER and visitor.secret_of({visitor.COOKIE: SECRET}) == SECRET
    assert f"{visitor.COOKIE}={FORMER};" in cookie_for(cookie=f"{visitor.FORMER_COOKIE}={FORMER}")
    assert visitor.secret_of({visitor.FORMER_COOKIE: "short", visitor.COOKIE: SECRET}) == SECRET


@pytest.fixture
def enter(monkeypatch):
    """Provide `enter(typed)`: the answer of the route; waits are noted in `enter.waited`, not made."""

    async def wait(seconds):
        enter.waited.append(seconds)

    def enter(typed=None, body=None):
        body = json.dumps({"key": typed}).encode() if body is None else body
        return ask(teacher.TEACHER_ROUTES[0].handle, "POST", "/lab/teacher", body=body)

    enter.waited = []
    monkeypatch.setattr(asyncio, "sleep", wait)
    monkeypatch.setattr(teacher, "_wrong_tries", teacher.WrongTries())
    monkeypatch.setenv(teacher.KEY, KEY)
    return enter


def cookies_of(answer):
    name, _, rest = answer["set-cookie"].partition("=")
    return {name: rest.partition(";")[0].strip('"')}


def test_the_right_key_makes_a_teacher_for_a_day(enter, monkeypatch):
    status, answer, _ = enter(KEY)
    cookies = cookies_of(answer)
    assert status == 200 and "HttpOnly" in answer["set-cookie"] and not enter.waited
    assert teacher.has_teacher_cookie(cookies) and KEY not in answer["set-cookie"]
    until, _, signature = cookies[teacher.COOKIE].partition(".")
    for forged in (f"{int(until) + 9}.{signature}", until, f"{until}.", f".{signature}", "é.é", "9" * 400, ""):
        assert not teacher.has_teacher_cookie({teacher.COOKIE: forged})
    monkeypatch.setattr(teacher.time, "time", lambda: int(until) + 1)
    assert not teacher.has_teacher_cookie(cookies)
    monkeypatch.undo()
    monkeypatch.setenv(teacher.KEY, KEY + "!")
    assert not teacher.has_teacher_cookie(cookies)


def test_wrong_keys_wait_longer_and_longer_and_the_right_one_never(enter):
    for typed in ("wrong", "", KEY[:-1], KEY + "x", "é", "\ud800", "x" * 1000):
        status, answer, body = enter(typed)
        assert status == 403 and "set-cookie" not in answer and "not the key" in json.loads(body)["why"]
    assert enter.waited == [0.5, 1, 2, 4, 8, 10, 10]
    assert enter(KEY)[0] == 200 and len(enter.waited) == 7


def test_beside_many_wrong_keys_the_right_one_is_looked_at(enter, monkeypatch):
    monkeypatch.setattr(teacher._wrong_tries, "_waiting", teacher.WrongTries.MOST_WAITING)
    status, answer, body = enter("wrong")
    assert status == 429 and "Try again" in json.loads(body)["why"] and "set-cookie" not in answer
    assert enter(KEY)[0] == 200 and enter.waited == []
    monkeypatch.setattr(teacher._wrong_tries, "_waiting", teacher.WrongTries.MOST_WAITING - 1)
    assert enter("wrong")[0] == 403 and enter(KEY)[0] == 200


def test_more_wrong_tries_than_may_wait_are_refused_until_one_is_answered(on_a_loop, monkeypatch):
    async def trial():
        tries, late = WrongTries(), PlainTextResponse("wrong", 404)
        gate = asyncio.Event()
        monkeypatch.setattr("pages.server.wrong_tries.asyncio.sleep", lambda seconds: gate.wait())
        waiting = [asyncio.ensure_future(tries.answer(late)) for _ in range(WrongTries.MOST_WAITING)]
        for _ in range(3):
            await asyncio.wait(waiting, timeout=0)
        assert (await tries.answer(late)).status_code == 429
        gate.set()
        assert {(await one).status_code for one in waiting} == {404}
        assert await tries.answer(late) is late

    on_a_loop(trial)


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b"null", b'"x"', b"\xff", b"[" * 1900, b"x" * 100_000])
def test_what_is_no_key_is_refused(enter, body):
    assert enter(body=body)[0] == 403


def test_without_a_key_nobody_is_the_teacher(enter, monkeypatch):
    cookies = cookies_of(enter(KEY)[1])
    monkeypatch.delenv(teacher.KEY)
    assert not teacher.has_teacher() and not teacher.has_teacher_cookie(cookies)
    for typed in ("", KEY):
        status, _, body = enter(typed)
        assert status == 403 and teacher.KEY in json.loads(body)["why"]


def test_a_key_may_stand_in_a_file_outside_of_the_checkout(tmp_path, monkeypatch, caplog):
    monkeypatch.delenv(teacher.KEY, raising=False)
    path = tmp_path / "key"
    path.write_text(f"  {KEY}\n")
    monkeypatch.setenv(teacher.KEY_FILE, str(path))
    assert teacher.teacher_key() == KEY
    for content, said in ((b"short", "at least 16"), (b" \n", "empty"), (b"\xff\xfe", "text file")):
        path.write_bytes(content)
        with pytest.raises(ValueError, match=said):
            teacher.teacher_key()
        assert not teacher.has_teacher()
    monkeypatch.setenv(teacher.KEY_FILE, "README.md")
    with pytest.raises(ValueError, match="outside"):
        teacher.teacher_key()
    monkeypatch.setenv(teacher.KEY, "fifteen letters")
    with caplog.at_level(logging.WARNING):
        teacher.say_at_start()
    assert "at least 16 characters, got 15" in caplog.text


@pytest.fixture
def upload(monkeypatch):
    """Provide `upload(session, size)`: the status of one more file; sessions `a` and `b` hold 60 and 30 MB already."""
    stored = {"a": {"1": SimpleNamespace(data=bytes(60_000_000))}, "b": {"2": SimpleNamespace(data=bytes(30_000_000))}}
    monkeypatch.setenv("ATTENTION_LAB_UPLOADS_A_SESSION", "70")
    monkeypatch.setenv("ATTENTION_LAB_UPLOADS_TOGETHER", "110")
    manager = SimpleNamespace(file_storage=stored)
    instance = SimpleNamespace(uploaded_file_mgr=manager, is_active_session=lambda session: session in "abcd")
    monkeypatch.setattr(uploads.runtime, "get_instance", lambda: instance)
    app = uploads.UploadLimits(inner)

    def upload(session, size, path="/_stcore/upload_file/{}/x", method="PUT"):
        headers = {} if size is None else {"content-length": str(size)}
        return ask(app, method, path.format(session), headers, BODY)[2]

    upload.app = app
    return upload


BODY = b'--x\r\nContent-Disposition: form-data; name="f"; filename="my.tsv"\r\n\r\nits content\r\n--x--\r\n'


def test_uploads_have_a_total_for_a_session_and_for_all_together(upload):
    def is_stored(*arguments, **options):
        return b"its content" in upload(*arguments, **options)

    assert is_stored("a", 10_000_000) and not is_stored("a", 10_000_001)
    assert is_stored("b", 20_000_000) and not is_stored("b", 20_000_001)
    assert is_stored("c", None) and is_stored("c", "9" * 400)  # the bytes that come count
    assert is_stored("a", 10**9, method="DELETE") and is_stored("a", 10**9, path="/elsewhere/{}")


def test_a_file_without_room_is_replaced_by_a_note_that_the_page_knows(upload):
    told = upload("a", 5 * 10**7)
    assert told.startswith(BODY.partition(b"its content")[0]) and told.endswith(b"\r\n--x--\r\n")
    note = told.removeprefix(BODY.partition(b"its content")[0]).removesuffix(b"\r\n--x--\r\n")
    assert "at most 70 MB" in uploads.upload_problem(note) and uploads.upload_problem(b"its content") == ""


class Coming:
    """An upload of a session that comes piece by piece: its task, and the answer."""

    def __init__(self, app, session, announced=60_000_000):
        self.pieces, self.sent = asyncio.Queue(), []
        headers = [(b"content-length", str(announced).encode())]
        scope = {"type": "http", "method": "PUT", "path": f"/_stcore/upload_file/{session}/x", "headers": headers}
        self.task = asyncio.ensure_future(app(scope, self.pieces.get, self.keep))

    async def keep(self, message):
        self.sent.append(message)

    async def come(self, size, more=True):
        self.pieces.put_nowait({"type": "http.request", "body": BODY[:80] + bytes(size - 80), "more_body": more})
        for _ in range(9):  # the task takes it
            await asyncio.sleep(0)

    @property
    def is_stored(self):
        return self.sent[1]["body"].startswith(BODY[:80]) and b"found no room" not in self.sent[1]["body"]


@pytest.fixture
def on_a_loop():
    """Provide a function that runs a trial on a loop of its own for a minute at most: browser tests leave one here."""

    def run(trial):
        with ThreadPoolExecutor(1) as pool:
            pool.submit(lambda: asyncio.run(asyncio.wait_for(trial(), 60))).result()

    return run


def test_uploads_that_are_announced_and_never_sent_keep_nobody_out(upload, on_a_loop):
    async def trial():
        silent = [Coming(upload.app, session) for session in "ccccdddd"]
        await asyncio.sleep(0)
        honest = Coming(upload.app, "b", 9_000_000)
        await honest.come(9_000_000, more=False)
        assert honest.task.done() and honest.is_stored
        for one in silent:
            one.task.cancel()
        await asyncio.gather(*(one.task for one in silent), return_exceptions=True)
        assert upload.app._queues == {}

    on_a_loop(trial)


def test_what_has_come_counts_until_it_is_stored_or_given_up(upload, on_a_loop):
    async def trial():
        first = Coming(upload.app, "c", 15_000_000)
        await first.come(15_000_000)
        second = Coming(upload.app, "d", 1_000_000)
        await second.come(6_000_000)  # 20 MB are left for all, more than announced and more than there is
        await second.come(100, more=False)
        assert second.task.done() and not second.is_stored
        first.pieces.put_nowait({"type": "http.disconnect"})
        await first.task
        assert first.sent == [] and upload.app._queues == {}
        third = Coming(upload.app, "d", 20_000_000)
        await third.come(20_000_000, more=False)
        assert third.is_stored

    on_a_loop(trial)


def test_one_upload_of_a_session_comes_at_a_time_and_few_wait(upload, on_a_loop):
    async def trial():
        first, *others = [Coming(upload.app, "c", 1000) for _ in range(uploads._MOST_WAITING + 1)]
        for one in others:
            await one.come(1000, more=False)
        assert not any(one.sent for one in others)
        too_many = Coming(upload.app, "c", 1000)
        await too_many.task
        assert too_many.sent[0]["status"] == 429
        await first.come(1000, more=False)
        await asyncio.gather(*(one.task for one in [first, *others]))
        assert all(one.is_stored for one in [first, *others])

    on_a_loop(trial)


def test_what_streamlit_refuses_is_not_gathered(upload, on_a_loop):
    async def trial():
        for session, size in (("stranger", 1000), ("c", 65 << 20)):
            passed_on = Coming(upload.app, session, size)
            await passed_on.come(1000)
            assert passed_on.task.done() and passed_on.sent[0]["status"] == 200  # `inner` waits for no more

    on_a_loop(trial)


def test_an_error_nobody_foresaw_gets_a_code_that_the_log_knows(monkeypatch, caplog):
    said = []
    monkeypatch.setattr(errors.st, "error", said.append)
    assert errors.explain(ZeroDivisionError("a secret of the server")) is True
    (code,) = [word for word in said[0].split() if word in caplog.text and len(word) == 6 and word.isalnum()]
    assert f"Error {code}" in caplog.text and "a secret of the server" in caplog.text
    assert "a secret of the server" not in said[0]

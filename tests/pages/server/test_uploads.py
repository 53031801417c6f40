"""Limits of uploads: what may be held for one session and for all, counted once it has come."""

import asyncio
from types import SimpleNamespace

import pytest
from held_class import run
from starlette.testclient import TestClient

from pages.server import uploads

BODY = b'--x\r\nContent-Disposition: form-data; name="f"; filename="my.tsv"\r\n\r\nits content\r\n--x--\r\n'
HEAD = BODY.partition(b"its content")[0]


async def echo(scope, receive, send):
    """Answer with the first piece of the body."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": (await receive())["body"]})


@pytest.fixture
def app(monkeypatch):
    """Return the limits, 70 and 110 MB, in which the sessions `a` and `b` hold 60 and 30 MB already."""
    stored = {"a": {"1": SimpleNamespace(data=bytes(60_000_000))}, "b": {"2": SimpleNamespace(data=bytes(30_000_000))}}
    monkeypatch.setenv("ATTENTION_LAB_UPLOADS_A_SESSION", "70")
    monkeypatch.setenv("ATTENTION_LAB_UPLOADS_TOGETHER", "110")
    manager = SimpleNamespace(file_storage=stored)
    instance = SimpleNamespace(uploaded_file_mgr=manager, is_active_session=lambda session: session in "abcd")
    monkeypatch.setattr(uploads.runtime, "get_instance", lambda: instance)
    return uploads.UploadLimits(echo)


def test_uploads_have_a_total_for_a_session_and_for_all_together(app):
    def upload(session, size, path="/_stcore/upload_file/{}/x", method="PUT"):
        headers = {"content-length": str(size)}
        return TestClient(app).request(method, path.format(session), content=BODY, headers=headers).content

    for session, room in (("a", 10_000_000), ("b", 20_000_000)):
        assert upload(session, room) == BODY
        told = upload(session, room + 1)  # a note that the page knows comes in its place
        assert told.startswith(HEAD) and told.endswith(b"\r\n--x--\r\n")
        assert "at most 70 MB" in uploads.upload_problem(told.removeprefix(HEAD).removesuffix(b"\r\n--x--\r\n"))
    assert upload("c", "") == upload("c", "9" * 400) == BODY  # the bytes that come count
    assert upload("a", 10**9, method="DELETE") == upload("a", 10**9, path="/elsewhere/{}") == BODY
    assert uploads.upload_problem(b"its content") == ""


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


def test_only_what_has_come_counts_until_it_is_stored_or_given_up(app):
    async def trial():
        silent = [Coming(app, session) for session in "ccccdddd"]
        await asyncio.sleep(0)
        honest = Coming(app, "b", 9_000_000)
        await honest.come(9_000_000, more=False)
        assert honest.task.done() and honest.is_stored
        for one in silent:
            one.task.cancel()
        await asyncio.gather(*(one.task for one in silent), return_exceptions=True)
        first = Coming(app, "c", 15_000_000)
        await first.come(6_000_000)
        await first.come(9_000_000)
        second = Coming(app, "d", 1_000_000)
        await second.come(6_000_000)  # 20 MB are left for all, more than announced and more than there is
        await second.come(100, more=False)
        assert second.task.done() and not second.is_stored
        first.pieces.put_nowait({"type": "http.disconnect"})
        await first.task
        assert first.sent == [] and app._queues == {}

    run(asyncio.wait_for(trial(), 60))

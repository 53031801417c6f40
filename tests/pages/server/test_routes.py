"""Every route of the server, asked by everybody who may come: the answer's status, and the secrets that it tells.

The way into a class, its QR code and the light page behind it, comes last.
"""

import io
import re
import zipfile
from dataclasses import replace
from xml.etree import ElementTree

import pytest
import segno
from every_page import PAGES
from held_class import ANN
from models_page import MINE, hash_of

from pages import server
from pages.lecture.packing import pack_lecture
from pages.server import bundle, teacher, visitor
from pages.server.own_lectures import OWN_LECTURES
from pages.ui.state.lecture_links import lectures

KEY, NAME, NOTE = "correct horse battery", "Ann of all", "Only whoever lectures reads this note"
TABLE = """
method address                                    nobody  visitor phone   owner   teacher lecturer
GET    /                                          200     200     200     200     200     200
GET    /models                                    200     200     200     200     200     200
GET    /lab/first-view.json                       204     204     204     204     204     204
GET    BUNDLE                                     200     200     200     200     200     200
GET    /lab/reads/reverse-letters?text=abc        200     200     200     200     200     200
GET    /lab/lecture/ID/2                          404     404     404     200:TO  404     200:TO
GET    /lab/training/reverse                      200     200     200     200     200     200
POST   /lab/training/reverse                      200     200     200     200     200     200
POST   /lab/teacher                               403     403     403     403     200     403
DELETE /lab/teacher                               200     200     200     200     200     200
GET    /class                                     200     200     200     200     200     200
GET    /class/CODE                                200     200     200     200     200     200
GET    /lab/class.svg?of=http://lab/class/CODE    404     200     200     200     200     200
POST   /lab/class/CODE/join                       404     409     200:N   409     409     409
POST   /lab/class/CODE/answer                     404     409     200     409     409     409
POST   /lab/class/CODE/mood                       404     409     200     409     409     409
GET    /lab/class/CODE/state                      404     200     200:N   200     200     200:L
GET    /lab/class/CODE/news                       404     200     200     200     200     200
GET    /lab/class/CODE/lecture                    404     200     200     200     200     200
GET    /lab/class/CODE/views/0                    404     200     200     200     200     200
POST   /lab/class/CODE/lead                       404     403     403     403     403     200:L
POST   /lab/class/CODE/aside                      404     403     403     403     403     200:N
POST   /lab/class/CODE/results                    404     403     403     403     403     200:T
POST   /lab/class/CODE/end                        404     403     403     403     403     200
"""
"""Secrets that an answer tells besides: N for the phone's nickname, T for the truth of a question that was not shown, O
for notes of the lecture, L for its id. Nobody knows neither code nor id; the lecturer was told the id, the owner has
no class."""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


@pytest.fixture
def own(begun, monkeypatch):
    """Return an own lecture of scenes of *beginners*, with notes, and code, secret and class of it."""
    monkeypatch.setenv("ATTENTION_LAB_MOST_JOBS", "0")  # no training starts
    monkeypatch.setenv(teacher.KEY, KEY)
    lecture = OWN_LECTURES.add(hash_of(MINE), "My lecture", "For a test.")
    scenes = (replace(scene, notes=f"{NOTE}.") for scene in lectures()["beginners"].scenes[:6])
    OWN_LECTURES.keep(replace(lecture, scenes=tuple(scenes)))
    lecture = OWN_LECTURES.find(lecture.id)  # its scenes are called by their numbers now
    code, secret, room = begun(lambda: pack_lecture(lecture))
    room.owner = "the owner of the class"
    return lecture, code, secret, room


def read(reply):
    """Return all that an answer tells, as text."""
    body = reply.content
    if body.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(body)) as archive:
            body = b"\n".join(archive.read(name) for name in archive.namelist())
    # JSON escapes what is not ASCII, and quotation marks.
    return re.sub(r"\\u([0-9a-f]{4})", lambda code: chr(int(code[1], 16)), body.decode(errors="replace")).replace(
        '\\"', '"'
    )


def told_in(text, room, lecture, secret):
    """Return the letters of what a text tells, as in the table."""
    questions = [scene["posed"] for scene in room.lecture["scenes"] if scene["posed"]]
    truth = [posed[part] for posed in questions for part in ("answer", "why") if posed[part]]
    words = {"N": [NAME], "T": truth, "O": [NOTE], "L": [lecture.id], "!": [ANN, secret, room.secret_hash, room.owner]}
    return "".join(letter for letter, found in words.items() if any(word in text for word in found))


def test_who_asks_decides_the_answer_and_what_it_tells(served, own, subtests):
    lecture, code, secret, room = own
    room.move(1)
    posed = room.lecture["scenes"][1]["posed"]
    answer = {"share": 0.5, "pick": 0, "marks": [1] + [0] * (len(posed["options"]) - 1)}[posed["form"]]
    person = {"person": ANN, "name": NAME, "question": posed["id"], "answer": answer, "scene": "1", "mood": "lost"}
    sent = {
        "nobody": person | {"secret": secret, "key": KEY[1:]}, "visitor": {}, "phone": person,
        "lecturer": {"secret": secret}, "owner": {}, "teacher": {"key": KEY},
    }  # fmt: skip
    headers = {
        "phone": {"x-person": ANN},
        "lecturer": {"x-lead": secret},
        "owner": {"cookie": f"{visitor.COOKIE}={MINE}"},
    }
    reply = served.posts("/lab/teacher", {"key": KEY})
    headers["teacher"] = {"cookie": reply.headers["set-cookie"].partition(";")[0]}
    for method, address, *cells in ROWS[1:]:
        taken = {row[0] for row in ROWS if row[1] == address}
        for who, cell in zip(ROWS[0][2:], cells, strict=True):
            target = address.replace("CODE", "BBBBBBBB" if who == "nobody" else code)
            target = target.replace("ID", lecture.id if who in ("lecturer", "owner") else "abcdefghijkl")
            target = target.replace("BUNDLE", bundle.BUNDLE_ROUTES[0].path)
            with subtests.test(f"{method} {address} {who}"):
                status, _, tells = cell.partition(":")
                served.cookies.clear()
                if target.endswith("news"):  # it goes on; `test_life.py` reads it
                    with served.stream(method, target) as stream:
                        assert stream.status_code == int(status)
                    continue
                if method == "GET":
                    reply = served.get(target, headers=headers.get(who))
                else:
                    reply = served.posts(target, sent[who], method)
                assert reply.status_code == int(status), reply.text
                assert sorted(told_in(read(reply), room, lecture, secret)) == sorted(tells)
                if reply.status_code > 400:
                    assert set(reply.json()) == {"why"} and reply.json()["why"].endswith(".")
                    assert reply.headers.get("cache-control") == "no-store" or "teacher" in target
                for other in {"GET", "POST", "PUT", "DELETE", "PATCH"} - taken:
                    assert served.posts(target, sent[who], other).status_code == 405, other


def test_the_table_names_every_route_of_the_server():
    there = [(method, address.partition("?")[0]) for method, address, *_ in ROWS[1:]]
    there = {(method, bundle.BUNDLE_ROUTES[0].path if path == "BUNDLE" else path) for method, path in there}
    for route in server.ROUTES:
        if route.path[1:] not in {*PAGES} - {"models"}:  # of the pages one stands for all
            found = {method for method, path in there if route.path_regex.match(path)}
            assert route.methods - {"HEAD"} <= found, route.path


def test_a_code_is_taken_however_typed_and_what_is_kept_is_compressed(served, led):
    code, secret, room = led
    for typed in (code, code.lower(), f"{code[:4]}%20{code[4:]}", f"{code[:4]}-{code[4:].lower()}", "%20".join(code)):
        assert served.get(f"/lab/class/{typed}/state").status_code == 200
        assert served.posts(f"/lab/class/{typed}/aside", {"secret": secret}).status_code == 200
    assert served.get(f"/lab/class/{code}/views/0").status_code == 409  # the class is at no scene yet
    room.move(1)
    lecture, view = (served.get(f"/lab/class/{code}/{path}") for path in ("lecture", "views/0"))
    assert lecture.json() == room.class_lecture.for_phones() and view.content == b"bytes of a stage"
    for reply in (lecture, view):
        assert reply.headers["content-encoding"] == "gzip" and "private" in reply.headers["cache-control"]
    assert served.waited == []


def test_the_address_of_a_class_is_drawn_as_a_qr_code(served, led):
    drawn = set()
    for place in ("http://192.168.1.10:8501/class/", "https://lab.example.org/class/", "http://[::1]:8501/a/class/"):
        reply = served.get(f"/lab/class.svg?of={place}{led[0]}")
        assert reply.status_code == 200 and reply.headers["content-type"] == "image/svg+xml"
        side = segno.make(place + led[0], error="m", micro=False).symbol_size(border=3)[0]
        assert ElementTree.fromstring(reply.content).get("viewBox") == f"0 0 {side} {side}"
        drawn.add(reply.content)
    assert len(drawn) == 3 and not served.waited


def test_a_phone_s_page_runs_only_the_bundle_and_says_nothing_of_the_class(served):
    for path, root in (("/class", "./"), ("/class/BCDFGHJK", "../"), ("/class/%3Cscript%3E", "../")):
        reply = served.get(path)
        page = reply.text
        assert reply.status_code == 200 and reply.headers["content-type"].startswith("text/html")
        assert reply.headers["cache-control"] == "no-cache" and 'lang="en"' in page and 'content="noindex"' in page
        for rule in ("default-src 'none'", "script-src 'self'", "connect-src 'self'", "form-action 'none'"):
            assert rule in page
        assert page.count("<script") == 1 and "<script>" not in page
        assert f'data-root="{root}"' in page and f'src="{root}{bundle.BUNDLE_NAME}"' in page

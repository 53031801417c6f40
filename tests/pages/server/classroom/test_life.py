"""The life of a class in any order, on servers that end and are killed, held against a plain dict."""

import asyncio
import json
import os
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest
from held_class import ANN, BOB, EVE, MARKS, PICK, SHARE, asked, packed, ready
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from rows import FULL
from starlette.applications import Starlette

from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom import routes
from pages.server.classroom import seats as seats_own
from pages.server.classroom.journal import read_journal
from pages.server.classroom.live_class import MOODS, SECOND
from pages.server.classroom.live_classes import LiveClasses
from pages.server.classroom.on_disk import STATE
from pages.server.classroom.people import MOST_PEOPLE
from pages.server.classroom.seats import HELD_FOR

APP = Starlette(routes=routes.CLASS_ROUTES)
DAN = "d" * 32
PEOPLE = [ANN, BOB, EVE, DAN]
ANSWERS = {MARKS: [[3, 0, 1], [0, 2, 2]], SHARE: [0, 0.25, 1], PICK: [0, 1, 2]}
GIVEN = [(question, answer) for question, answers in ANSWERS.items() for answer in answers]
GIVEN += [(question + SECOND, answer) for question, answer in GIVEN]
GIVEN += [(PICK, 3), (MARKS, [0, 0, 0]), ("other", 1)]
SCENES = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, "4": 4, 5: None, -1: None, "x": None}
"""Scenes that a lecturer may send, each with the scene that the class is at then; None if it is refused."""
NOBODY = {
    "people": {}, "answers": {}, "shown": [], "away": {}, "again": [], "moods": {}, "scene": 0,
    "most": MOST_PEOPLE, "open": True, "removed": [],
}  # fmt: skip
people, numbers, names = st.sampled_from(PEOPLE), st.integers(-1, 3), st.sampled_from(["", "Ann", "Bob"])


class Life(RuleBasedStateMachine):
    """A class that is held against `model`; `here` are people who just asked this server, so that their seats are held.

    The class file is written as a whole only when the lecturer gives an order, or when the server is told to end.
    """

    def __init__(self):
        super().__init__()
        self.folder, self.patch = TemporaryDirectory(), pytest.MonkeyPatch()
        self.root, self.now = Path(self.folder.name, "classes"), 0.0
        self.patch.setattr(routes._wrong_tries, "delay", lambda: 0)
        self.patch.setattr(seats_own, "time", SimpleNamespace(monotonic=lambda: self.now))
        self.begin_server()
        self.begin_class()

    def begin_server(self):
        self.here = set()
        self.rooms = LiveClasses(lambda: self.root)
        self.patch.setattr(routes, "LIVE_CLASSES", self.rooms)
        self.loop = asyncio.Runner()
        self.loop.run(self.call(self.rooms.open))

    async def call(self, function):
        return function()

    def begin_class(self):
        self.room, self.secret = self.rooms.start("me", packed)
        self.loop.run(ready(self.rooms, self.room))
        self.model = deepcopy(NOBODY)
        self.before = deepcopy(self.model)

    def teardown(self):
        self.loop.close()
        self.rooms.release()
        self.patch.undo()
        self.folder.cleanup()

    def ask(self, method, path, sent=None, **headers):
        body = json.dumps(sent).encode()
        return self.loop.run(asked(APP, method, f"/lab/class/{self.room.code}/{path}", body, headers))

    def send(self, path, is_taken, **sent):
        """Send a request; check that it was taken or refused, and that the class has another version if it changed."""
        version = self.room.version
        reply = self.ask("POST", path, sent)
        assert reply.status == (200 if is_taken else 409), reply.body
        always = is_taken and sent.keys() & {"hide", "seats", "open", "remove_since"}
        assert (self.room.version > version) == bool(always or self.model != self.before)
        self.before = deepcopy(self.model)

    def order(self, is_taken, **sent):
        self.send("lead", is_taken, secret=self.secret, **sent)

    def comes_in(self, person):
        """Return whether somebody is in the class, or gets a seat."""
        known, given = self.model["people"], self.model["answers"].values()
        if person in known:
            return True
        if person in self.model["removed"] or not self.model["open"]:
            return False
        if len(known) >= self.model["most"]:
            free = [one for one in known if one not in self.here and not any(one in answers for answers in given)]
            if not free:
                return False
            self.leave(free[0])
        number = max((one["number"] for one in known.values()), default=-1) + 1
        known[person] = {"number": number, "name": "", "is_hidden": False}
        self.here.add(person)
        return True

    def leave(self, person):
        del self.model["people"][person]
        self.here.discard(person)
        for said in (*self.model["answers"].values(), *self.model["moods"].values()):
            said.pop(person, None)
        for away in self.model["away"].values():
            away.remove(person) if person in away else None

    def numbered(self, number):
        return next((person for person, one in self.model["people"].items() if one["number"] == number), None)

    @rule(person=people, name=names)
    def join(self, person, name):
        is_in = self.comes_in(person)
        if is_in:
            self.model["people"][person]["name"] = name
        self.send("join", is_in, person=person, name=name)

    @rule(person=people, given=st.sampled_from(GIVEN))
    def answer(self, person, given):
        question, answer = given
        asked = question.removesuffix(SECOND)
        fits = answer in ANSWERS.get(asked, []) and (
            asked not in self.model["shown"] or self.may_be_late(person, asked)
        )
        fits = fits and question.endswith(SECOND) == (asked in self.model["again"])
        is_taken = fits and self.comes_in(person)
        if is_taken:
            self.model["answers"].setdefault(question, {})[person] = answer
            if asked in self.model["shown"]:
                self.model["away"][asked].remove(person)
        self.send("answer", is_taken, person=person, question=question, answer=answer)

    def may_be_late(self, person, question):
        """Return whether somebody may answer after the answer was shown, as their line was down: nobody has one."""
        counted = question + SECOND if question in self.model["again"] else question
        is_open = self.model["scene"] <= max(self.room.class_lecture.find_scenes(question))
        return (
            is_open and person in self.model["away"][question] and person not in self.model["answers"].get(counted, {})
        )

    @rule(person=people, scene=st.sampled_from(["1", "4", "x"]), mood=st.sampled_from([*MOODS, "", "sad"]))
    def feel(self, person, scene, mood):
        is_taken = scene != "x" and mood != "sad" and self.comes_in(person)
        if is_taken:
            self.model["moods"].get(scene, {}).pop(person, None)
            if mood:
                self.model["moods"].setdefault(scene, {})[person] = mood
        self.send("mood", is_taken, person=person, scene=scene, mood=mood)

    @rule(person=people)
    def ask_where_it_is(self, person):
        self.ask("GET", "state", **{"x-person": person})
        if person in self.model["people"]:
            self.here.add(person)

    @rule()
    def a_minute_passes(self):
        self.now += HELD_FOR
        self.here.clear()

    @rule(scene=st.sampled_from(list(SCENES)))
    def move(self, scene):
        is_taken = SCENES[scene] is not None
        if is_taken:
            self.model["scene"] = SCENES[scene]
        self.order(is_taken, scene=scene)

    @rule(question=st.sampled_from([*ANSWERS, "other"]))
    def show(self, question):
        if question in ANSWERS and question not in self.model["shown"]:
            self.model["shown"].append(question)
            self.model["away"][question] = [*self.model["people"]]
        self.order(question in ANSWERS, show=question)

    @rule(question=st.sampled_from([*ANSWERS, "other"]))
    def ask_again(self, question):
        is_taken = question in ANSWERS and question not in self.model["shown"]
        if is_taken and question not in self.model["again"]:
            self.model["again"].append(question)
        self.order(is_taken, again=question)

    @rule(number=numbers, is_hidden=st.booleans())
    def hide(self, number, is_hidden):
        person = self.numbered(number)
        if person:
            self.model["people"][person]["is_hidden"] = is_hidden
        self.order(person is not None, hide=number, hidden=is_hidden)

    @rule(number=numbers)
    def remove(self, number):
        person = self.numbered(number)
        if person:
            self.leave(person)
            self.model["removed"].append(person)
        self.order(person is not None, remove=number)

    @rule()
    def remove_all_who_came_lately(self):
        for person in list(self.model["people"]):
            self.leave(person)
        self.order(True, remove_since=3600)

    @rule(most=st.sampled_from([1, 2, 2, 3, MOST_PEOPLE, 0, MOST_PEOPLE + 1]))
    def give_seats(self, most):
        is_taken = 1 <= most <= MOST_PEOPLE
        if is_taken:
            self.model["most"] = most
        self.order(is_taken, seats=most)

    @rule(is_open=st.booleans())
    def open_or_close_the_door(self, is_open):
        self.model["open"] = is_open
        self.order(True, open=is_open)

    @rule(person=people, name=names, given=st.sampled_from(GIVEN))
    def the_server_is_killed_right_after_somebody_spoke(self, person, name, given):
        self.join(person, name)
        self.answer(person, given)
        self.server_ends_and_another_begins(is_killed=True)

    @rule(is_killed=st.booleans())
    def server_ends_and_another_begins(self, is_killed):
        if not is_killed:
            self.loop.run(self.call(self.rooms.close))
        self.loop.close()  # files that are being written are waited for
        self.rooms.release()
        for folder in self.root.iterdir():
            kept = json.loads((folder / STATE).read_text(encoding="utf-8"))["version"]
            assert is_killed or not read_journal(folder, after=kept)
        before = self.room
        self.begin_server()
        self.room = self.rooms.find(before.code)
        assert self.room is not before and self.room.is_led_by(self.secret)
        for number, one in enumerate(self.model["people"].values()):
            one["number"] = number
        self.before = deepcopy(self.model)

    @precondition(lambda self: self.model["shown"])
    @rule()
    def end(self):
        reply = self.ask("POST", "end", {"secret": self.secret})
        assert (reply.status, reply.json) == (200, {})
        assert self.room.is_over and list(self.root.iterdir()) == []
        assert self.ask("GET", "state").status == 404
        self.begin_class()

    @invariant()
    def everybody_is_told_what_is_so(self):
        model, told = self.model, self.room.public_state()
        so = model["scene"], str(model["scene"] or ""), model["most"], model["open"], len(model["people"])
        assert (told["scene"], told["tag"], told["seats"], told["open"], told["people"]) == so
        counts = {question: len(given) for question, given in model["answers"].items()}
        assert told["answered"] == counts
        shown = {question: one["class"]["count"] for question, one in told["shown"].items()}
        again = model["again"]
        rounds = {question: question + SECOND if question in again else question for question in model["shown"]}
        assert shown == {question: counts.get(rounds[question], 0) for question in model["shown"]}
        assert [*told["again"]] == again
        firsts = {question: one["first"]["count"] for question, one in told["shown"].items() if "first" in one}
        assert firsts == {question: counts.get(question, 0) for question in rounds if question in again}

    @invariant()
    def the_lecturer_is_told_names_and_everybody_what_they_said(self):
        known, aside = self.model["people"], self.room.lecturer_state()
        counts = {question: len(given) for question, given in self.model["answers"].items()}
        assert {question: one["class"]["count"] for question, one in aside["answers"].items()} == counts
        assert aside["moods"] == {
            scene: {mood: [*felt.values()].count(mood) for mood in MOODS} for scene, felt in self.model["moods"].items()
        }
        assert self.room.names() == [one for one in known.values() if one["name"]] and [*self.room.people] == [*known]
        for person in PEOPLE:
            own, is_in = self.room.own_state(person), person in known
            said = {question: given[person] for question, given in self.model["answers"].items() if person in given}
            assert (own["joined"], own["answers"], bool(own["seat"])) == (is_in, said, is_in)
            assert own["name"] == (known[person]["name"] if is_in else "")
            assert ("took you out" in own["why"]) == (person in self.model["removed"])


def test_a_class_is_what_people_and_its_lecturer_made_of_it(monkeypatch):
    monkeypatch.setattr(rooms_own, "PAUSE", 1000)
    monkeypatch.setattr(os, "fsync", lambda file: None)  # no computer loses its current here
    # A search for the shortest life that fails takes minutes.
    usual = settings(max_examples=12, stateful_step_count=30, phases=[Phase.generate])
    many = settings(max_examples=300, stateful_step_count=50)
    with ThreadPoolExecutor(1) as pool:  # browser tests leave a loop running in this thread
        pool.submit(run_state_machine_as_test, Life, settings=many if FULL else usual).result()

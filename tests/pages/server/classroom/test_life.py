"""The life of a class in any order, on servers that end and are killed, held against plain dicts."""

import json
import os
from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest
from class_model import GIVEN, ORDERS, PEOPLE, ClassModel
from held_class import ANN, MARKS, PICK, Served, Stream, packed, ready
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from rows import FULL
from starlette.applications import Starlette

from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom import routes
from pages.server.classroom import seats as seats_own
from pages.server.classroom.journal import read_journal
from pages.server.classroom.live_class import MOODS
from pages.server.classroom.live_classes import LiveClasses
from pages.server.classroom.on_disk import STATE
from pages.server.wrong_tries import WrongTries

APP = Starlette(routes=routes.CLASS_ROUTES)
people, names = st.sampled_from(PEOPLE), st.sampled_from(["", "Ann", "Bob"])


class Life(RuleBasedStateMachine):
    """A class that is held against `model`, with a projector and the phones of who follows it.

    The class file is written as a whole only when the lecturer gives an order, or when the server is told to end.
    """

    def __init__(self):
        super().__init__()
        self.folder, self.patch = TemporaryDirectory(), pytest.MonkeyPatch()
        self.root, self.model = Path(self.folder.name, "classes"), ClassModel()
        self.patch.setattr(seats_own, "time", SimpleNamespace(monotonic=lambda: self.model.now))
        self.patch.setattr(WrongTries, "FIRST", 0)  # who asks for a class that is over would wait up to ten seconds
        self.begin_server()
        self.begin_class()

    def begin_server(self):
        self.rooms, self.served = LiveClasses(lambda: self.root), Served(APP).__enter__()
        self.patch.setattr(routes, "LIVE_CLASSES", self.rooms)
        self.served.do(self.rooms.open)

    def begin_class(self):
        self.room, self.secret = self.rooms.start("me", packed)
        self.served.do(ready(self.rooms, self.room))
        self.model = ClassModel()
        self.screens = {"projector": self.screen()}
        self.before = self.kept_of_model()

    def teardown(self):
        self.served.__exit__()
        self.rooms.release()
        self.patch.undo()
        self.folder.cleanup()

    def at(self, path):
        return f"/lab/class/{self.room.code}/{path}"

    def screen(self, seat=""):
        """Return a stream that was told the state of the class, and the version of that."""
        stream = Stream(self.served, self.at(f"news?seat={seat}"))
        told = stream.event()
        assert told == json.loads(json.dumps(self.room.public_state())) and bool(stream.ticket) == (not seat)
        return [stream, told["version"]]

    def catch_up(self, screen):
        while screen[1] != self.room.version:
            told = screen[0].event()
            screen[1] = told["version"]
            assert not told["over"] or told["answered"] == told["shown"] == told["again"] == {}

    def kept_of_model(self):
        passing = ("arrived", "asked", "following", "now")
        return deepcopy({name: value for name, value in vars(self.model).items() if name not in passing})

    def send(self, path, is_taken, **sent):
        """Send a request; check that it was taken or refused, and that the class has another version if it changed."""
        version, now = self.room.version, self.kept_of_model()
        reply = self.served.posts(self.at(path), sent)
        assert reply.status_code == (200 if is_taken else 409), reply.text
        always = is_taken and sent.keys() & {"hide", "seats", "open", "remove_since"}
        assert (self.room.version > version) == bool(always or now != self.before)
        self.before = now

    @rule(person=people, name=names)
    def join(self, person, name):
        self.send("join", self.model.join(person, name), person=person, name=name)

    @rule(person=people, given=st.sampled_from(GIVEN))
    def answer(self, person, given):
        question, answer = given
        self.send("answer", self.model.answer(person, *given), person=person, question=question, answer=answer)

    @rule(person=people, scene=st.sampled_from(["1", "4", "x"]), mood=st.sampled_from([*MOODS, "", "sad"]))
    def feel(self, person, scene, mood):
        self.send("mood", self.model.mood(person, scene, mood), person=person, scene=scene, mood=mood)

    @rule(person=people)
    def ask_where_it_is(self, person):
        self.served.get(self.at("state"), headers={"x-person": person})
        self.model.ask(person)

    @rule(person=people)
    def follow_or_lose_the_line(self, person):
        if person in self.screens:
            self.screens.pop(person)[0].leave()
            self.model.lose(person)
        elif person in self.model.people:
            self.screens[person] = self.screen(self.room.seat_of(person))
            self.model.follow(person)

    @rule(seconds=st.sampled_from([3, 60]))
    def time_passes(self, seconds):
        self.model.now += seconds

    @rule(order=st.sampled_from(ORDERS))
    def lead(self, order):
        self.send("lead", self.model.lead(order), secret=self.secret, **order)
        for screen in self.screens.values():
            self.catch_up(screen)
        for person in self.screens.keys() - self.model.people.keys() - {"projector"}:
            assert self.screens.pop(person)[0].next() == b""
            self.model.lose(person)

    @rule(person=people, name=names, given=st.sampled_from(GIVEN))
    def the_server_is_killed_right_after_somebody_spoke(self, person, name, given):
        self.join(person, name)
        self.answer(person, given)
        self.server_ends_and_another_begins(is_killed=True)

    @rule(is_killed=st.booleans())
    def server_ends_and_another_begins(self, is_killed):
        if not is_killed:
            self.served.do(self.rooms.close)
        for screen in () if is_killed else self.screens.values():
            self.catch_up(screen)
            assert screen[0].next() == b""  # and no word that the class is over
        self.served.__exit__()  # files that are being written are waited for
        self.rooms.release()
        for folder in self.root.iterdir():
            kept = json.loads((folder / STATE).read_text(encoding="utf-8"))["version"]
            assert is_killed or not read_journal(folder, after=kept)
        before = self.room
        self.begin_server()
        self.room = self.rooms.find(before.code)
        assert self.room is not before and self.room.is_led_by(self.secret) and not self.room.is_over
        self.model.begin_server()
        self.screens = {"projector": self.screen()}
        self.before = self.kept_of_model()

    @precondition(lambda self: self.model.shown)
    @rule()
    def end(self):
        assert self.served.posts(self.at("results"), {"secret": self.secret}).content.startswith(b"PK")
        reply = self.served.posts(self.at("end"), {"secret": self.secret})
        assert (reply.status_code, reply.json()) == (200, {})
        assert self.room.is_over and list(self.root.iterdir()) == []
        for screen in self.screens.values():
            self.catch_up(screen)
            assert screen[0].next() == b""
        assert self.served.get(self.at("state")).status_code == 404
        self.begin_class()

    @invariant()
    def everybody_is_told_what_is_so(self):
        told = self.room.public_state()
        pictures = told["shown"]
        told["shown"] = {question: one["class"]["count"] for question, one in pictures.items()}
        told["first"] = {question: one["first"]["count"] for question, one in pictures.items() if "first" in one}
        told["again"] = [*told["again"]]
        so = self.model.public()
        assert {name: told[name] for name in so} == so and [*self.room.people] == [*self.model.people]

    @invariant()
    def the_lecturer_is_told_names_and_everybody_what_they_said(self):
        aside = self.room.lecturer_state()
        aside["answers"] = {question: one["class"]["count"] for question, one in aside["answers"].items()}
        assert aside == self.model.aside()
        assert {question: late for question, late in self.room.late.items() if late} == {
            question: late for question, late in self.model.late.items() if late
        }
        for person in PEOPLE:
            own, is_in = self.room.own_state(person), person in self.model.people
            assert own.pop("seat") == (self.room.seat_of(person) if is_in else "")
            assert ("took you out" in own.pop("why")) == (person in self.model.removed)
            assert own == self.model.own(person)

    @invariant()
    def streams_are_counted_while_they_last(self):
        seated = len(self.screens) - 1
        assert (routes.streams_without_seat.total(), routes.streams_with_seat.total()) == (1, seated)


@pytest.fixture(autouse=True)
def only_orders_are_written(monkeypatch):
    monkeypatch.setattr(rooms_own, "PAUSE", 1000)
    monkeypatch.setattr(os, "fsync", lambda file: None)  # no computer loses its current here


def test_a_class_is_what_people_and_its_lecturer_made_of_it():
    # A search for the shortest life that fails takes minutes.
    usual = settings(max_examples=14, stateful_step_count=40, phases=[Phase.generate])
    many = settings(max_examples=300, stateful_step_count=50)
    run_state_machine_as_test(Life, settings=many if FULL else usual)


def test_a_life_with_all_that_seldom_comes_together():
    """Each of these needs several steps in a row, which chance seldom takes."""
    bob, eve, dan = PEOPLE[1:]
    steps = [
        ("join", ANN, "Ann"), ("follow_or_lose_the_line", ANN), ("join", bob, ""), ("lead", {"show": MARKS}),
        ("lead", {"open": False}), ("join", eve, ""), ("lead", {"open": True}), ("lead", {"scene": 2}),
        ("answer", ANN, (MARKS, [3, 0, 1])), ("answer", bob, (MARKS, [3, 0, 1])), ("answer", bob, (MARKS, [0, 2, 2])),
        ("server_ends_and_another_begins", True), ("answer", bob, (PICK, 0)), ("lead", {"again": PICK}),
        ("lead", {"show": PICK}), ("lead", {"scene": 4}),
        ("answer", bob, (PICK + ".2", 1)), ("follow_or_lose_the_line", ANN), ("lead", {"remove": 0}),
        ("join", "c" * 32, "Cy"), ("lead", {"remove": 2}), ("lead", {"seats": 1}), ("join", ANN, ""), ("join", eve, ""),
        ("time_passes", 60), ("join", eve, ""), ("time_passes", 3), ("join", dan, ""), ("time_passes", 3),
        ("the_server_is_killed_right_after_somebody_spoke", dan, "", ("other", 1)), ("end",),
    ]  # fmt: skip

    life = Life()
    try:
        for name, *values in steps:
            getattr(life, name)(*values)
            life.everybody_is_told_what_is_so()
            life.the_lecturer_is_told_names_and_everybody_what_they_said()
    finally:
        life.teardown()

"""A class on a server that is attacked: how it is led, and who takes part."""

import gzip
import json
import random
import re
import secrets
import time
from dataclasses import dataclass, field

from attacks import Session, hold, request, teachers_cookie


def teacher(port):
    """Open the page of lectures as somebody who knows the key."""
    return Session(port, "lecture", teachers_cookie(port))


@dataclass
class Led:
    """A class that was started on the page.

    Attributes:
        port: The port of its server.
        code: The code that people type to come in.
        secret: The secret of its lecturer.
        lecture: The lecture as phones get it.
    """

    port: int
    code: str
    secret: str
    lecture: dict = field(default_factory=dict)

    @classmethod
    def of(cls, session, port, lecture="beginners"):
        """Start a class on a page of lectures, and wait until phones can have the lecture."""
        session.press(f"class-{lecture}")
        led = cls(port, *session.started())
        while led.ask("lecture")[0] != 200:
            time.sleep(0.05)
        led.lecture = json.loads(gzip.decompress(led.ask("lecture")[2]))
        return led

    def ask(self, path, sent=None, **options):
        """Ask a route of the class."""
        return request(self.port, f"/lab/class/{self.code}/{path}", sent, **options)

    def lead(self, **orders):
        """Give orders as the lecturer; return the state of the class after them."""
        status, _, said = self.ask("lead", {"secret": self.secret, **orders})
        assert status == 200, said
        return json.loads(said)

    def state(self, person=""):
        """Return the state of the class, and what a person said in it."""
        return json.loads(self.ask("state", X_Person=person)[2])

    def try_to_join(self, person, name="", **options):
        """Ask to come in; return the status of the answer."""
        return self.ask("join", {"person": person, "name": name}, **options)[0]

    def join(self, name, patience=60.0, **options):
        """Come in as a phone does, which tries again by itself; return the person and the seconds, None for never."""
        person, began = secrets.token_hex(16), time.monotonic()
        while self.try_to_join(person, name, **options) != 200:
            if time.monotonic() - began > patience:
                return person, None
            time.sleep(2 * (0.5 + random.random()))
        return person, time.monotonic() - began

    def come_in(self, name, patience=60.0):
        """Come in as the page of a phone does, which follows first; return the person, the seconds and its streams."""
        (stream,) = streams = hold(
            self.port, 1, f"GET /lab/class/{self.code}/news HTTP/1.1\r\nHost: lab\r\n\r\n".encode()
        )
        told = b""
        while not (ticket := re.search(rb"event: ticket\s+data: (\w+)\s", told)):
            told += stream.recv(4096)
        person, began = secrets.token_hex(16), time.monotonic()
        sent = {"person": person, "name": name, "ticket": ticket[1].decode()}
        while self.ask("join", sent)[0] != 200:
            if time.monotonic() - began > patience:
                return person, None, streams
            time.sleep(2 * (0.5 + random.random()))
        return person, time.monotonic() - began, streams

    def answer(self, person):
        """Answer the first question of the lecture; return the status."""
        posed = next(scene["posed"] for scene in self.lecture["scenes"] if scene["posed"])
        given = {"share": 0.5, "pick": 0, "marks": [1] + [0] * (len(posed["options"]) - 1)}[posed["form"]]
        return self.ask("answer", {"person": person, "question": posed["id"], "answer": given})[0]

    def follow(self, person):
        """Open the stream of a person who has come in; return its connections."""
        seat = self.state(person)["own"]["seat"]
        asked = f"GET /lab/class/{self.code}/news?seat={seat} HTTP/1.1\r\nHost: lab\r\n\r\n"
        return hold(self.port, 1, asked.encode())

    def end(self):
        """End the class."""
        self.ask("end", {"secret": self.secret})

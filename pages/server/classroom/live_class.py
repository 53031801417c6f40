"""The state of a class: its scene, its people, their answers and the shown ones; no network is in here."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pages.server.classroom.answers import count_moves, is_answer, is_right, picture_of
from pages.server.classroom.lecture import ClassLecture
from pages.server.classroom.people import REMOVED_MESSAGE, People, Refusal, clean_name
from pages.server.classroom.results import AskedQuestion, Results

CODE_LETTERS = "BCDFGHJKMNPQRSTVWXZ"
"""The letters of a code: none that looks like another, and no vowels, which would make words."""
CODE_LENGTH = 8
LASTS = 24 * 3600.0
"""Seconds from its start until a class is deleted."""
SECOND = ".2"
"""The suffix of a question's id that names the answers of its second round."""
MOODS = ("lost", "got it")
_FORMAT = 1


@dataclass(kw_only=True)
class LiveClass:
    """A class. Each change of it adds one to `version`.

    Attributes:
        code: The code that people type to come in.
        secret_hash: A hash of the secret that the lecturer alone knows.
        owner: The browser that started it: a hash of its secret.
        began: The time of its start, in seconds by `time.time`.
        scene: The number of the scene that is open, from 1; 0 before the first.
        shown: Ids of the questions whose answers were shown.
        people: The people, by the id of each browser, which nobody else is told.
        again: The time at which the second round of a question began, by its id, in seconds by `time.time`.
        answers: The answers by the question's id, in a second round followed by `SECOND`, then by person.
        away: The people whose stream was down when a question's answer was shown, by its id: they may answer until the
            class goes on, for they can't have seen it.
        late: The people of these who did so.
        moods: The moods, each one of `MOODS`, by the scene's name in links, then by person.
        led: The time at which the lecturer last said something, in seconds by `time.time`.
        lecture: The lecture's id, title and scenes with their questions; empty while it is being made.
        problem: The reason why the lecture could not be made; empty if it could.
    """

    code: str
    secret_hash: str
    owner: str
    began: float
    scene: int = 0
    shown: list[str] = field(default_factory=list)
    again: dict[str, float] = field(default_factory=dict)
    people: People = field(default_factory=People)
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    away: dict[str, list[str]] = field(default_factory=dict)
    late: dict[str, list[str]] = field(default_factory=dict)
    moods: dict[str, dict[str, str]] = field(default_factory=dict)
    led: float = field(default_factory=time.time, compare=False)
    lecture: dict[str, Any] = field(default_factory=dict)
    problem: str = ""
    version: int = 1
    is_over: bool = False

    @classmethod
    def begin(cls, owner: str) -> tuple[LiveClass, str]:
        """Begin a class, and return it with the lecturer's secret, which the class itself does not keep."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        secret = secrets.token_urlsafe(18)
        return cls(code=code, secret_hash=_hash(secret), owner=owner, began=time.time()), secret

    @property
    def ends(self) -> float:
        """The time at which the class is deleted, in seconds by `time.time`."""
        return self.began + LASTS

    @property
    def class_lecture(self) -> ClassLecture:
        """The lecture as its browsers get it."""
        return ClassLecture(self.lecture)

    def is_led_by(self, secret: object) -> bool:
        """Return whether this is the lecturer's secret."""
        return isinstance(secret, str) and hmac.compare_digest(_hash(secret), self.secret_hash)

    def join(self, person: str, name: str, near: str = "", ticket: object = "") -> None:
        """Let somebody in, or give them another name, which `clean_name` makes plain.

        Raises:
            Refusal: If nobody else can come in.
        """
        name = clean_name(name)
        if person not in self.people:
            self.people.let_in(person, self._has_answered, near, ticket)
            self.forget_answers(self.people[person].instead_of)
        elif self.people[person].name == name:
            return
        self.people[person].name = name
        self.version += 1

    def answer(self, person: str, question: str, answer: object) -> None:
        """Take somebody's answer, which replaces their last one to this question and round.

        Once it is shown, it takes the first one of who was cut off then, until the class goes on.

        Raises:
            Refusal: If it answers no question of the lecture, or its round is over or has not begun.
        """
        question_id = question.removesuffix(SECOND)
        posed = self.class_lecture.find_question(question_id)
        if posed is None or not is_answer(posed, answer):
            raise Refusal("This answers no question of the lecture. Load the page again.")
        is_late = question_id in self.shown
        if is_late and question_id not in self.still_open(person):
            raise Refusal("The answer was shown already: yours came too late.")
        if question != self._round_of(question_id):
            goes_on = (
                "second round has begun: answer once more"
                if question_id in self.again
                else "second round has not begun"
            )
            raise Refusal(f"The {goes_on}.")
        if person not in self.people:
            self.join(person, "")
        if is_late:
            self.away[question_id].remove(person)
            self.late.setdefault(question_id, []).append(person)
        answers = self.answers.setdefault(question, {})
        if person not in answers or answers[person] != answer:
            answers[person] = answer
            self.version += 1

    def still_open(self, person: str) -> list[str]:
        """Return the questions whose answers were shown while somebody was cut off, and which they may still answer."""
        return [
            question
            for question, away in self.away.items()
            if person in away
            and self.scene <= max(self.class_lecture.find_scenes(question), default=0)
            and person not in self.answers.get(self._round_of(question), {})
        ]

    def feel(self, person: str, scene: object, mood: object) -> None:
        """Note how somebody feels about a scene; an empty mood takes that back.

        Raises:
            Refusal: If there is no such scene or mood.
        """
        if scene not in self.class_lecture.tags or not isinstance(scene, str) or mood not in (*MOODS, ""):
            raise Refusal(f"`scene` must be what a link calls it, and `mood` one of {', '.join(MOODS)}, or empty.")
        if person not in self.people:
            self.join(person, "")
        if self.moods.get(scene, {}).get(person, "") != mood:
            self.set_mood(person, scene, str(mood))
            self.version += 1

    def set_mood(self, person: str, scene: str, mood: str) -> None:
        """Write down how somebody feels about a scene; an empty mood leaves nothing."""
        if mood:
            self.moods.setdefault(scene, {})[person] = mood
        else:
            self.moods.get(scene, {}).pop(person, None)

    def ask_again(self, question: object) -> None:
        """Begin the second round of a question, after people have talked about it; the first one's answers stay.

        Raises:
            Refusal: If the lecture has no such question, or its answer was shown.
        """
        if not isinstance(question, str) or self.class_lecture.find_question(question) is None:
            raise Refusal("The lecture has no such question.")
        if question in self.shown:
            raise Refusal("The answer was shown already.")
        if question not in self.again:
            self.again[question] = time.time()
            self.version += 1

    def _round_of(self, question: str) -> str:
        """Return the key of the answers that are given to a question now."""
        return question + SECOND if question in self.again else question

    def move(self, scene: object) -> None:
        """Go to a scene.

        Args:
            scene: The scene's number, 0 before the first; or its tag, as in links.
        Raises:
            Refusal: If there is no scene of this number or tag.
        """
        tags = self.class_lecture.tags
        number = tags.index(scene) + 1 if isinstance(scene, str) and scene in tags else scene
        if type(number) is not int or not 0 <= number <= len(tags):
            raise Refusal(f"`scene` must be 0 to {len(tags)}, or what a link calls it.")
        if number != self.scene:
            self.scene = number
            self.version += 1

    def show(self, question: object) -> None:
        """Show everybody the answer to a question; from now on nobody can change theirs.

        Raises:
            Refusal: If the lecture has no such question.
        """
        if not isinstance(question, str) or self.class_lecture.find_question(question) is None:
            raise Refusal("The lecture has no such question.")
        if question not in self.shown:
            self.shown.append(question)
            self.away[question] = [person for person in self.people if not self.people.seats.follows(person)]
            self.version += 1

    def hide(self, number: object, is_hidden: bool) -> None:
        """Take a name from sight, or give it back.

        Args:
            number: The number of the person, as in `names`.
            is_hidden: True to hide the name.
        Raises:
            Refusal: If there is nobody of this number.
        """
        self.people[self.people.find_by_number(number)].is_hidden = is_hidden
        self.version += 1

    def remove(self, number: object) -> None:
        """Take somebody out, with their answers; they can't come back.

        Raises:
            Refusal: If there is nobody of this number.
        """
        person = self.people.find_by_number(number)
        self._take_out([person])
        self.people.removed.append(person)
        self.version += 1

    def remove_since(self, seconds: object) -> None:
        """Take out all people who came lately, with their answers; real people among them may come in again.

        Args:
            seconds: The longest time since they came, in seconds.
        Raises:
            Refusal: If that is no number of seconds.
        """
        self._take_out(self.people.find_arrivals(seconds))
        self.version += 1

    def _take_out(self, people: Sequence[str]) -> None:
        for person in people:
            self.people.forget(person)
            self.forget_answers(person)
        self.people.seats.admit_more()

    def forget_answers(self, person: str) -> None:
        """Take all that somebody said out of the class."""
        for given in (*self.answers.values(), *self.moods.values()):
            given.pop(person, None)
        for people in (*self.away.values(), *self.late.values()):
            if person in people:
                people.remove(person)

    def _has_answered(self, person: str) -> bool:
        return any(person in given for given in self.answers.values())

    def public_state(self) -> dict[str, Any]:
        """Return what everybody in the class may know: while a question waits, only how many answered.

        The lecture's id is left out, because its answers and notes are found by it; the lecturer alone is told. A class
        that is over tells nothing of its questions: all phones are told at one moment.
        """
        answers, shown = ({}, []) if self.is_over else (self.answers, self.shown)
        return {
            "version": self.version,
            "title": self.lecture.get("title", ""),
            "ready": bool(self.lecture),
            "problem": self.problem,
            "scene": self.scene,
            "tag": self.class_lecture.tags[self.scene - 1] if self.scene else "",
            "ends": self.ends,
            "over": self.is_over,
            "people": len(self.people),
            "seats": self.people.most,
            "open": self.people.is_open,
            "again": {} if self.is_over else self.again,
            "answered": {question: len(given) for question, given in answers.items()},
            "shown": {question: self._describe_shown_answer(question) for question in shown},
        }

    def own_state(self, person: str) -> dict[str, Any]:
        """Return what one browser is told besides: its name, its answers and its moods."""
        known = self.people.get(person)
        answers = {question: given[person] for question, given in self.answers.items() if person in given}
        return {
            "joined": known is not None,
            "name": known.name if known else "",
            "answers": answers,
            "still_open": self.still_open(person),
            "moods": {scene: felt[person] for scene, felt in self.moods.items() if person in felt},
            "seat": self.seat_of(person) if known else "",
            "why": REMOVED_MESSAGE if person in self.people.removed else "",
        }

    def seat_of(self, person: str) -> str:
        """Return a name for somebody in addresses, which logs keep: nobody can answer with it in their place."""
        return _hash(self.secret_hash + person)[:16]

    def find_holder(self, seat: str) -> str:
        """Return the person who has a seat; empty if nobody has it."""
        return next((person for person in self.people if self.seat_of(person) == seat), "")

    def names(self) -> list[dict[str, Any]]:
        """Return the nicknames for the lecturer, in the order of arrival, without people who gave none."""
        parts = ("number", "name", "is_hidden")
        return [{part: getattr(one, part) for part in parts} for one in self.people.values() if one.name]

    def lecturer_state(self) -> dict[str, Any]:
        """Return what the lecturer alone is told: nicknames, moods, and pictures of all answers, also before shown."""
        questions = {
            question: self.class_lecture.find_question(question.removesuffix(SECOND)) for question in self.answers
        }
        return {
            "names": self.names(),
            "moods": {
                scene: {mood: [*felt.values()].count(mood) for mood in MOODS} for scene, felt in self.moods.items()
            },
            "answers": {
                question: {
                    "right": sum(is_right(posed, answer) for answer in self.answers[question].values()),
                    "class": picture_of(posed, [*self.answers[question].values()]),
                }
                for question, posed in questions.items()
                if posed
            },
        }

    def results(self) -> Results:
        """Return everybody's answers until now, without names and in an order that tells nothing of them."""
        order = sorted(self.people, key=lambda person: _hash(self.secret_hash + person))
        questions = []
        for number, scene in enumerate(self.lecture["scenes"], start=1):
            if scene["posed"] and self.answers.get(question := scene["posed"]["id"]):
                again = [self.answers.get(question + SECOND, {})] if question in self.again else []
                component = "" if scene["view"] is None else self.lecture["views"][scene["view"]]
                rounds = [dict(given) for given in (self.answers[question], *again)]
                late = frozenset(self.late.get(question, ()))
                questions.append(AskedQuestion(number, scene, component, rounds, late))
        return Results(self.lecture["title"], questions, order)

    def _describe_shown_answer(self, question: str) -> dict[str, Any]:
        question_content = self.class_lecture.find_question(question) or {}
        first, last = self.answers.get(question, {}), self.answers.get(self._round_of(question), {})
        rounds = {
            "first": picture_of(question_content, [*first.values()]),
            "moved": count_moves(question_content, first, last),
        }
        state = {**self.class_lecture.reveal(question), "class": picture_of(question_content, [*last.values()])}
        return state | (rounds if question in self.again else {})

    def as_json(self) -> dict[str, Any]:
        """Return the content of its file, to be written at once: it is no copy. The lecture has a file of its own."""
        content = {name: getattr(self, name) for name in _STORED_FIELDS}
        return {"format": _FORMAT, **content, **self.people.as_json()}

    @classmethod
    def of_json(cls, content: Mapping[str, Any], lecture: dict[str, Any]) -> LiveClass:
        """Make a class from the content of its files.

        Raises:
            ValueError, KeyError, TypeError, AttributeError: If the file has another format, or is damaged.
        """
        if content["format"] != _FORMAT:
            raise ValueError(f"`format` must be {_FORMAT}, got {content['format']}.")
        since = {"again": {}, "moods": {}, "away": {}, "late": {}}  # files of an older version don't have these
        content = {**since, **content}
        for name, kind in _STORED_FIELDS.items():
            if not isinstance(content[name], kind):
                raise TypeError(f"`{name}` must be {kind}, got {type(content[name])}.")
        live_class = cls(
            **{name: content[name] for name in _STORED_FIELDS}, people=People.of_json(content), lecture=lecture
        )
        live_class.public_state()  # a state that can't be told is refused here, not when somebody asks
        live_class.class_lecture.for_phones()
        return live_class


_STORED_FIELDS = {
    "code": str, "secret_hash": str, "owner": str, "began": float, "scene": int, "shown": list, "answers": dict,
    "again": dict, "moods": dict, "away": dict, "late": dict, "version": int,
}  # fmt: skip
"""The parts of its file besides the people, and their types."""


def is_code(text: str) -> bool:
    """Return whether a text has the form of a code."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

"""The people of a class: how they come in, by which name, and how they are taken out."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from pages.server.classroom.seats import Seats
from transformer.text import clipped

MOST_PEOPLE, LONGEST_NAME = 500, 24
REMOVED_MESSAGE = "Your lecturer took you out of this class. If that was a mistake, tell them."
_LONGEST_AGO = 24 * 3600.0
_MOST_ATTACHED = 2
_JOINERS = "\u200c\u200d"
"""Invisible joiners, which names in some scripts and composed emoji need."""


class Refusal(Exception):
    """An order to a class that can't be carried out; the message says why, in a sentence."""


class CrowdedRefusal(Refusal):
    """A refusal because too many come in at this moment: a phone tries again by itself."""


@dataclass(kw_only=True)
class Person:
    """A person who takes part.

    Attributes:
        name: Nickname, plain text; may be empty.
        is_hidden: True if the lecturer took the name from sight.
        came: Time of arrival, in seconds by `time.time`; 0 if it was not noted.
        number: Number by which the lecturer names the person, in the order of arrival.
        instead_of: Person who gave way when the class was full, for the journal alone; empty if nobody had to.
    """

    name: str = ""
    is_hidden: bool = False
    came: float = 0.0
    number: int = 0
    instead_of: str = field(default="", compare=False)


class People(dict[str, Person]):
    """The people who take part, in the order of arrival, by the id of each browser, which nobody else is told.

    Attributes:
        most: Number of seats, as the lecturer sets it.
        is_open: True if new people may come in.
        removed: Ids of people whom the lecturer took out one by one: they can't come back.
        seats: The seats that are held at this moment.
    """

    def __init__(self) -> None:
        super().__init__()
        self.most, self.is_open = MOST_PEOPLE, True
        self.removed: list[str] = []
        self.seats = Seats()

    def let_in(self, person: str, has_answered: Callable[[str], bool], near: str = "", ticket: object = "") -> None:
        """Give somebody a seat; in a full class one of who never followed it, or the oldest that nobody holds.

        Args:
            person: The person who comes.
            has_answered: Returns whether there are answers of a person: those people hold their seats.
            near: The network address that they come from, which is kept nowhere but in `seats`; empty if not known.
            ticket: Ticket of their stream; empty if they have none.
        Raises:
            Refusal: If there is no seat for them; the message says what to tell the lecturer.
        """
        if person in self.removed:
            raise Refusal(REMOVED_MESSAGE)
        if not self.is_open:
            raise Refusal("The door of this class is closed. Tell your lecturer that you wait outside.")
        empty = None
        if len(self) >= self.most:
            empty = next(filter(self.seats.never_followed, self), None) or next(
                (one for one in self if not self.seats.is_held(one) and not has_answered(one)), None
            )
            if empty is None:
                problem = f"This class is full: all {self.most} seats are taken."
                raise Refusal(f"{problem} Tell your lecturer, who can add seats or remove people.")
        if not self.seats.admit(near, ticket):
            raise CrowdedRefusal("Too many come in at this moment. This page keeps trying.")
        if empty is not None:
            self.forget(empty)
        number = max((known.number for known in self.values()), default=-1) + 1
        self[person] = Person(came=time.time(), number=number, instead_of=empty or "")
        self.seats.come(person)

    def forget(self, person: str) -> None:
        """Take somebody's seat away."""
        del self[person]
        self.seats.leave(person)

    def seat(self, most: object) -> None:
        """Set the number of seats; everybody who is in the class stays.

        Raises:
            Refusal: If a class can't have so many.
        """
        if type(most) is not int or not 1 <= most <= MOST_PEOPLE:
            raise Refusal(f"A class has 1 to {MOST_PEOPLE} seats.")
        self.most = most

    def find_by_number(self, number: object) -> str:
        """Return the person who has a number.

        Raises:
            Refusal: If nobody has it.
        """
        for person, known in self.items():
            if type(number) is int and known.number == number:
                return person
        raise Refusal("There is nobody of this number.")

    def renumber(self) -> None:
        """Give everybody a number, in the order of arrival."""
        for number, known in enumerate(self.values()):
            known.number = number

    def find_arrivals(self, seconds: object) -> list[str]:
        """Return the people who came at most so many seconds ago.

        Raises:
            Refusal: If that is no number of seconds within a day.
        """
        if not isinstance(seconds, (int, float)) or not 0 < seconds <= _LONGEST_AGO:
            raise Refusal("People are removed who came within the last day: say how many seconds ago.")
        since = time.time() - seconds
        return [person for person, known in self.items() if known.came >= since]

    def as_json(self) -> dict[str, Any]:
        """Return all that is kept of the people."""
        people = {person: asdict(known) for person, known in self.items()}
        for known in people.values():
            del known["instead_of"]  # a person who gave way is not kept
        return {"people": people, "seats": self.most, "open": self.is_open, "removed": list(self.removed)}

    @classmethod
    def of_json(cls, content: Mapping[str, Any]) -> People:
        """Make the people from what was kept; files of an older version know nothing of seats.

        Raises:
            KeyError, TypeError, AttributeError: If `content` has another form.
        """
        people = cls()
        for person, known in content["people"].items():
            people[person] = Person(**known)
        people.renumber()
        people.is_open = content.get("open") is not False
        people.removed = [str(person) for person in content.get("removed", ())]
        people.most = int(content.get("seats", MOST_PEOPLE))
        return people


def clean_name(text: str) -> str:
    """Return a nickname in one line, without piles of accents, which would reach into the lines around it."""
    num_attached, name = 0, ""
    for character in " ".join(text.split()):
        if not character.isprintable() and character not in _JOINERS:
            continue
        attaches = unicodedata.category(character)[0] == "M" or character in _JOINERS
        num_attached = num_attached + 1 if attaches else 0
        if num_attached <= _MOST_ATTACHED and (name or not attaches):
            name += character
    return clipped(" ".join(name.split()), LONGEST_NAME)

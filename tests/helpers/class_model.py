"""A class as plain dicts: what people and their lecturer may do in it, and what is so afterwards."""

from held_class import ANN, BOB, EVE, MARKS, PICK, SHARE

from pages.server.classroom.live_class import MOODS, SECOND
from pages.server.classroom.people import MOST_PEOPLE

PEOPLE = [ANN, BOB, EVE, "d" * 32]
ANSWERS = {MARKS: [[3, 0, 1], [0, 2, 2]], SHARE: [0, 0.25, 1], PICK: [0, 1, 2]}
ASKED_IN = {MARKS: 2, SHARE: 3, PICK: 4}
GIVEN = [(question, answer) for question, answers in ANSWERS.items() for answer in answers]
GIVEN += [(question + SECOND, answer) for question, answer in GIVEN]
GIVEN += [(PICK, 3), (MARKS, [0, 0, 0]), ("other", 1)]
SCENES = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, "4": 4}
"""Scenes that a lecturer may send, each with the number of the scene that is open then."""
ORDERS = [
    *({"scene": scene} for scene in (*SCENES, 5, -1, "x")),
    *({kind: question} for question in (*ANSWERS, "other") for kind in ("show", "again")),
    *({"seats": most} for most in (1, 2, 2, 3, MOST_PEOPLE, 0, MOST_PEOPLE + 1)),
    *({"hide": number, "hidden": is_hidden} for number in (0, 1, 7) for is_hidden in (True, False)),
    {"open": True}, {"open": True}, {"open": False}, {"remove": 0}, {"remove": 1}, {"remove": -1}, {"remove_since": 99},
]  # fmt: skip
HELD_FOR, FOLLOWS_WITHIN = 60, 5
"""Seconds for which a request holds a seat, and after which a full class gives away that of who never followed."""


class ClassModel:
    """A class; each method returns whether what it is told is taken.

    `arrived`, `asked` and `following` are what a server knows of the people, and forgets when it ends.
    """

    def __init__(self):
        self.people, self.answers, self.moods, self.away, self.late = {}, {}, {}, {}, {}
        self.shown, self.again, self.removed = [], [], []
        self.scene, self.most, self.is_open, self.now = 0, MOST_PEOPLE, True, 0
        self.begin_server()

    def begin_server(self):
        self.arrived, self.asked, self.following = {}, {}, set()
        for number, one in enumerate(self.people.values()):
            one["number"] = number

    def comes_in(self, person):
        if person in self.people:
            return True
        if person in self.removed or not self.is_open:
            return False
        if len(self.people) >= self.most:
            invented = [one for one in self.people if self.now - self.arrived.get(one, self.now) >= FOLLOWS_WITHIN]
            answered = {one for given in self.answers.values() for one in given}
            free = invented or [one for one in self.people if not self.holds(one) and one not in answered]
            if not free:
                return False
            self.leave(free[0])
        number = max((one["number"] for one in self.people.values()), default=-1) + 1
        self.people[person] = {"number": number, "name": "", "is_hidden": False}
        self.arrived[person] = self.asked[person] = self.now
        return True

    def holds(self, person):
        return person in self.following or self.now - self.asked.get(person, self.now - HELD_FOR) < HELD_FOR

    def leave(self, person):
        for known in (self.people, self.arrived, self.asked, *self.answers.values(), *self.moods.values()):
            known.pop(person, None)
        for waiting in (*self.away.values(), *self.late.values()):
            waiting.remove(person) if person in waiting else None

    def join(self, person, name):
        is_in = self.comes_in(person)
        if is_in:
            self.people[person]["name"] = name
        return is_in

    def answer(self, person, question, answer):
        asked = question.removesuffix(SECOND)
        if answer not in ANSWERS.get(asked, []) or (asked in self.shown and asked not in self.still_open(person)):
            return False
        if question != self.round_of(asked) or not self.comes_in(person):
            return False
        if asked in self.shown:
            self.away[asked].remove(person)
            self.late.setdefault(asked, []).append(person)
        self.answers.setdefault(question, {})[person] = answer
        return True

    def round_of(self, question):
        return question + SECOND if question in self.again else question

    def still_open(self, person):
        return [
            question for question, away in self.away.items()
            if person in away and self.scene <= ASKED_IN[question]
            and person not in self.answers.get(self.round_of(question), {})
        ]  # fmt: skip

    def mood(self, person, scene, mood):
        if scene not in ("1", "4") or mood not in (*MOODS, "") or not self.comes_in(person):
            return False
        self.moods.get(scene, {}).pop(person, None)
        if mood:
            self.moods.setdefault(scene, {})[person] = mood
        return True

    def ask(self, person):
        if person in self.people:
            self.asked[person] = self.now

    def follow(self, person):
        self.following.add(person)
        self.arrived.pop(person, None)

    def lose(self, person):
        self.following.discard(person)
        if person in self.asked:
            self.asked[person] = self.now

    def lead(self, order):
        kind, value = next(iter(order.items()))
        named = next((person for person, one in self.people.items() if one["number"] == value), None)
        if kind == "scene" and value in SCENES:
            self.scene = SCENES[value]
        elif kind == "show" and value in ANSWERS:
            if value not in self.shown:
                self.shown.append(value)
                self.away[value] = [person for person in self.people if person not in self.following]
        elif kind == "again" and value in ANSWERS and value not in self.shown:
            self.again += [value] if value not in self.again else []
        elif kind == "seats" and 1 <= value <= MOST_PEOPLE:
            self.most = value
        elif kind == "open":
            self.is_open = value
        elif kind == "hide" and named:
            self.people[named]["is_hidden"] = order["hidden"]
        elif kind in ("remove", "remove_since") and (named or kind == "remove_since"):
            for person in [named] if named and kind == "remove" else [*self.people]:
                self.leave(person)
            self.removed += [named] if kind == "remove" else []
        else:
            return False
        return True

    def public(self):
        """Return what everybody is told, with counts for pictures of answers."""
        counts = {question: len(given) for question, given in self.answers.items()}
        return {
            "scene": self.scene, "tag": str(self.scene or ""), "seats": self.most, "open": self.is_open,
            "people": len(self.people), "answered": counts, "again": self.again,
            "shown": {question: counts.get(self.round_of(question), 0) for question in self.shown},
            "first": {question: counts.get(question, 0) for question in self.shown if question in self.again},
        }  # fmt: skip

    def own(self, person):
        """Return what somebody is told besides, but for their seat."""
        known = self.people.get(person)
        return {
            "joined": known is not None, "name": known["name"] if known else "",
            "answers": {question: given[person] for question, given in self.answers.items() if person in given},
            "moods": {scene: felt[person] for scene, felt in self.moods.items() if person in felt},
            "still_open": self.still_open(person),
        }  # fmt: skip

    def aside(self):
        """Return what the lecturer alone is told, with counts for pictures of answers."""
        moods = {scene: {mood: [*felt.values()].count(mood) for mood in MOODS} for scene, felt in self.moods.items()}
        names = [one for one in self.people.values() if one["name"]]
        return {"names": names, "moods": moods, "answers": {asked: len(given) for asked, given in self.answers.items()}}

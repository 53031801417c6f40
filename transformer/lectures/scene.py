"""A scene of a lecture: a view of a page, the sentences beside it, and checks of what they say."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any
from urllib.parse import parse_qsl, urlencode

from transformer.errors import FileError, SettingError
from transformer.lectures.checks import Check
from transformer.lectures.question_drafts import SINGLE_HEAD, QuestionSubject
from transformer.lectures.question_kinds import OF_ONE_HEAD
from transformer.lectures.questions import PosedQuestion, Question, id_of, pose
from transformer.maps import Place
from transformer.replay.models import OpenModel, shipped_model
from transformer.replay.old_pages import of_today
from transformer.replay.replay import Replay
from transformer.replay.state import ViewState
from transformer.text.headers import split_parts

_PAGE, _KEY = re.compile("[a-z_]{1,32}"), re.compile("[a-z_]{1,32}")
_FIELDS = {"title", "view", "minutes", "notes", "takeaway", "explains", "shows", "rings", "question", "checks"}
PARTS_OF_STAGE = ("map", "heads", "steps")
"""The parts of a stage that a scene can show: the open map, all heads of its kind, a step of the decoding."""
RINGED = ("row", "head", "box")
"""The parts of its picture that a scene can ring, as its link names them, while the rest steps back."""
LONGEST = {"file": 20_000, "title": 80, "view": 6000, "sentences": 700, "notes": 4000, "takeaway": 120}
"""Most characters of each part."""
_LIVE = {"models", "train", "twins"}
"""Pages whose content no picture holds, except that of a record."""
MOST_CHECKS, MOST_TERMS, LONGEST_MINUTES = 12, 20, 60.0


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A scene of a lecture.

    Attributes:
        title: Its title, plain text.
        page: The page of its view.
        state: The parameters of the view's link, by name; a name that stands there several times has several values.
        minutes: How long it takes.
        sentences: What everybody reads, Markdown; empty while nobody has written them. The first paragraph stands on
            the slide, the rest is read on phones, on the page and in the notes.
        notes: What only the lecturer reads, Markdown; may be empty.
        takeaway: What the last slide of its lecture says of it, plain text; may be empty.
        question: What is predicted before the view is shown; None = nothing.
        checks: What has to hold, so that the sentences are true.
        explains: Terms that its sentences explain, by their first names in the glossary.
        shows: What of a stage it shows, of `PARTS_OF_STAGE`; empty = as usual for its page.
        rings: What of its picture is ringed, of `RINGED`, while the rest steps back; empty = nothing.
        name: What links call it, e.g. "the-causal-mask"; empty in a lecture that somebody wrote, where numbers do.
    """

    title: str
    page: str
    state: Mapping[str, list[str]]
    minutes: float
    sentences: str
    notes: str = ""
    takeaway: str = ""
    question: Question | None = None
    checks: tuple[Check, ...] = ()
    explains: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    rings: tuple[str, ...] = ()
    name: str = ""

    @cached_property
    def view(self) -> ViewState:
        """The state of the view, as its link says it."""
        return ViewState.of(self.page, self.state)

    @property
    def today(self) -> tuple[str, dict[str, list[str]]]:
        """Page and parameters by which links show the view today; it may name a page of an earlier version."""
        page, query = of_today(self.page, self.state)
        return page, {name: list(texts) for name, texts in query.items()}

    @property
    def link(self) -> str:
        """The view as a link within the lab."""
        query = urlencode(self.state, doseq=True)
        return f"{self.page}?{query}" if query else self.page

    @property
    def is_live(self) -> bool:
        """True if the page itself has to be open, because no picture holds what it shows."""
        is_run = "model" in self.view and "text" in self.view
        return not self.is_recorded and (self.page in _LIVE or not is_run)

    @property
    def is_recorded(self) -> bool:
        """True if it shows how models learned: recorded twins, or a recorded run that its lecturer can train anew."""
        return "record" in self.view or "recipe" in self.view

    @property
    def subject(self) -> str:
        """The model and the text that it shows, in one; empty where it shows no model at work."""
        return "" if self.is_live or "record" in self.view else repr((self.view["model"], self.view["text"]))

    @property
    def question_id(self) -> str:
        """The id by which an answer is kept, known before the model has run; empty without a question."""
        return id_of(repr((self.link, self.question))) if self.question else ""

    @property
    def lacks(self) -> str:
        """The part that the question needs and the link lacks, known before a model runs; empty if it lacks nothing."""
        if self.question is None:
            return ""
        if self.question.kind == "twin":
            return "" if "record" in self.view else "record of twins"
        if self.is_live or self.is_recorded:
            return "model with a text"
        is_single = self.question.head or SINGLE_HEAD.fullmatch(self.view.given.get("head", ""))
        return "" if is_single or self.question.kind not in OF_ONE_HEAD else "single head"

    @property
    def header(self) -> dict[str, Any]:
        """The scene without its sentences, as plain values; `scene_of` makes the scene of both again."""
        question = {name: value for name, value in asdict(self.question).items() if value} if self.question else None
        parts = {"title": self.title, "view": self.link, "minutes": self.minutes, "notes": self.notes}
        parts |= {"takeaway": self.takeaway, "explains": list(self.explains)}
        parts |= {"shows": list(self.shows), "rings": list(self.rings)}
        checks = [check.entry for check in self.checks]
        return {name: value for name, value in {**parts, "question": question, "checks": checks}.items() if value}

    def posed(self, open_model: OpenModel = shipped_model) -> PosedQuestion | None:
        """Ask the scene's question of its view, of the model as it was trained; None if it has none.

        Args:
            open_model: Gives the model of a name.
        Raises:
            LabError: If the view lacks what the question needs.
        """
        if self.question is None:
            return None
        if self.question.kind == "twin":
            return pose(self.question, self.view["record"] or "", self.question_id)
        replay = Replay.of(self.view.check().without("edits"), open_model)
        place = replay.place(self.question.head) if self.question.head else self._place()
        step = self.question.step - 1 if self.question.step else self.view["step"]
        subject = QuestionSubject(
            replay.checkpoint, replay.text, replay.result(), place, step, replay.state.given.get("partner", "")
        )
        return pose(self.question, subject, self.question_id)

    def _place(self) -> Place | None:
        """Return the head that is open in the view; None if its link names none."""
        view = self.view
        return Place(view["kind"], view["layer"], view["head"]) if "head" in view else None


def read_scene(text: str, name: str) -> Scene:
    """Read a scene: a header of TOML between two lines `+++`, then the sentences.

    Args:
        text: Of a file, perhaps a stranger's.
        name: Of the file, for errors.
    Raises:
        FileError: If it is too long, has no header, or breaks a rule; the sentence says which.
    """
    if len(text) > LONGEST["file"]:
        raise FileError(name, f"must have at most {LONGEST['file']:,} characters, got {len(text):,}")
    [(header, sentences)] = split_parts(text, name, 1)
    return scene_of(header, sentences, name)


def scene_of(header: Mapping[str, Any], sentences: str, name: str) -> Scene:
    """Make a scene of its header and its sentences.

    Args:
        header: Plain values.
        sentences: Markdown.
        name: What the scene is called in errors.
    Raises:
        FileError: If it breaks a rule; the sentence says which.
    """
    if unknown := sorted(header.keys() - _FIELDS):
        known = ", ".join(sorted(_FIELDS))
        raise FileError(name, f"has a header with {unknown[0][:40]!r}, which no scene has", f"A scene has {known}.")
    view = _text(header, "view", name)
    page, _, query = view.partition("?")
    if not _PAGE.fullmatch(page):
        raise FileError(name, "must name its view as a link within the lab, e.g. “heads?model=reverse-letters”")
    minutes = header.get("minutes", 1)
    if type(minutes) not in (int, float) or not 0 < minutes <= LONGEST_MINUTES:
        raise FileError(name, f"must take more than 0 and at most {LONGEST_MINUTES:g} minutes")
    if len(sentences) > LONGEST["sentences"]:
        raise FileError(name, f"must have at most {LONGEST['sentences']} characters below its header")
    scene = Scene(
        title=_text(header, "title", name),
        page=page,
        state=_state(query, name),
        minutes=float(minutes),
        sentences=sentences,
        notes=_text(header, "notes", name, "").strip(),
        takeaway=_text(header, "takeaway", name, "").strip(),
        question=_question(header.get("question"), name),
        checks=_checks(header.get("checks", []), name),
        explains=_read_terms(header.get("explains", []), name),
        shows=_parts(header, "shows", PARTS_OF_STAGE, name),
        rings=_parts(header, "rings", RINGED, name),
    )
    if len(scene.link) > LONGEST["view"]:  # letters may stand in it as they are, and are written as a link has them
        raise FileError(name, f"must have a view of at most {LONGEST['view']:,} characters as a link has them")
    return scene


def _text(header: Mapping[str, Any], field: str, name: str, default: str | None = None) -> str:
    value = header.get(field, default)
    if isinstance(value, str) and not value.strip() and default is None:
        raise FileError(name, f"must have a {field}, and has an empty one")
    if not isinstance(value, str) or (not value.strip() and default is None) or len(value) > LONGEST[field]:
        a = "" if field == "notes" else "a "
        raise FileError(name, f"must have {a}{field} of at most {LONGEST[field]:,} characters, in quotation marks")
    return value


def _state(query: str, name: str) -> dict[str, list[str]]:
    state: dict[str, list[str]] = {}
    try:
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query), max_num_fields=64)
    except ValueError:
        raise FileError(name, "must have a view whose parameters read as in a link: “name=value&name=value”") from None
    for key, value in pairs:
        if not _KEY.fullmatch(key):
            raise FileError(name, f"has a view with the parameter {key[:40]!r}, which no page has")
        state.setdefault(key, []).append(value)
    return state


def _checks(entries: object, name: str) -> tuple[Check, ...]:
    if not isinstance(entries, list) or len(entries) > MOST_CHECKS or not all(isinstance(one, dict) for one in entries):
        raise FileError(name, f"must have at most {MOST_CHECKS} checks, each below a line “[[checks]]”")
    try:
        return tuple(Check.of(entry) for entry in entries)
    except ValueError as error:
        raise FileError(name, sentence=f"{name} has a check that can't be used. {error}") from None


def _read_terms(terms: object, name: str) -> tuple[str, ...]:
    found = [one for one in terms if isinstance(one, str)] if isinstance(terms, list) else None
    if found is None or found != terms or len(found) > MOST_TERMS or max(map(len, found), default=0) > LONGEST["title"]:
        raise FileError(name, f"must list at most {MOST_TERMS} terms that it explains, each in quotation marks")
    return tuple(found)


def _parts(header: Mapping[str, Any], field: str, known: Sequence[str], name: str) -> tuple[str, ...]:
    parts = header.get(field, [])
    if not isinstance(parts, list) or not all(part in known for part in parts) or len(parts) > len(known):
        named = ", ".join(f"“{part}”" for part in known)
        raise FileError(name, f"must list in “{field}” what of its view the scene {field}, of {named}")
    return tuple(parts)


def _question(entry: object, name: str) -> Question | None:
    if entry is None:
        return None
    if not isinstance(entry, dict):
        raise FileError(name, "must have its question below a line “[question]”")
    try:
        return Question.of(entry)
    except SettingError as error:
        raise FileError(name, sentence=f"{name} has a question that can't be asked. {error}") from None

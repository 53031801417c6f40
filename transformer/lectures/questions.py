"""Questions of a lecture: what a real model will do, predicted before it is shown.

The author writes the kind, perhaps the words, and why the answer is as it is. Everything else is computed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import Any

from transformer.errors import LabError, SettingError
from transformer.lectures.checks import describe_value
from transformer.lectures.markdown import to_html
from transformer.lectures.question_drafts import Form, MapBeside, QuestionDraft, QuestionSubject
from transformer.lectures.question_kinds import KINDS, QuestionKind
from transformer.text.wording import percent

LONGEST = {"ask": 200, "why": 500, "head": 20}
"""Most characters of what the author writes."""
_EASY = 0.9
"""The score from which on an even guess leaves nothing to predict."""
_VALUE, _MARKUP = re.compile(r"\{(.*?)\}"), re.compile(r"([\\`*_\[\]<&])")


@dataclass(frozen=True, kw_only=True)
class Question:
    """A question as the author of a scene writes it.

    Attributes:
        kind: What is asked, a key of `KINDS`.
        ask: The words of the question, plain text; empty = the usual words of its kind.
        why: Why the answer is as it is, Markdown; names in braces stand for computed values, see `KINDS`.
        head: The head that it is asked of, as `cross.2.1`; empty = the one that is open in the view.
        step: The step that it is asked of, from 1; 0 = the one that is open in the view.
    """

    kind: QuestionKind
    ask: str = ""
    why: str = ""
    head: str = ""
    step: int = 0

    @classmethod
    def of(cls, entry: Mapping[str, Any]) -> Question:
        """Make a question of a table of TOML.

        Raises:
            SettingError: If it has no kind that there is, something that no question has, or too long a text.
        """
        kind = entry.get("kind")
        if not isinstance(kind, str) or kind not in KINDS:
            raise SettingError("kind", f"be one of {', '.join(KINDS)}", **describe_value(kind))
        if unknown := sorted(entry.keys() - {"kind", "step", *LONGEST}):
            raise SettingError("question", "have kind, ask, why, head and step alone", got=unknown[0][:40])
        for name in LONGEST.keys() & entry.keys():
            if not isinstance(entry[name], str) or len(entry[name]) > LONGEST[name]:
                raise SettingError(name, f"be a text of at most {LONGEST[name]} characters")
        if type(entry.get("step", 0)) is not int or not 0 <= entry.get("step", 0) < 10**4:
            raise SettingError("step", "be a number from 1", **describe_value(entry["step"]))
        values = KINDS[kind].values
        if wrong := sorted(set(_VALUE.findall(entry.get("why", ""))) - set(values)):
            known = ", ".join(f"{{{one}}}" for one in values) or "nothing"
            raise SettingError("why", f"name in braces only what “{kind}” computes: {known}", got=wrong[0][:40])
        return cls(**entry)


@dataclass(frozen=True, kw_only=True)
class PosedQuestion:
    """A question that was asked of a model that ran: what can be answered, and the truth.

    Attributes:
        id: Changes with the question, its model, its text and its place.
        kind: What is asked.
        form: How it is answered: weight spread over the options, one share, or one option.
        ask: The question, plain text.
        context: What one has to know to answer, e.g. what was read; plain text, may be empty.
        options: What can be marked or picked, plain text.
        truth: Weight or probability of each option, from 0 to 1; for "share" the only value.
        right: Places of the options that are right; several if each of them is. Empty for "share" and for a row.
        told: Of each option what came of it, plain text; empty strings where there is nothing to tell.
        even: What a guess that knows nothing scores, from 0 to 1: the same weight on each option, 50 %, any option.
        answer: What is so, in a sentence; plain text.
        why: Why it is so, HTML that may be put into any page; may be empty.
        language: Of options that are tokens, as in HTML's `lang`; empty where unknown.
        row: Label of the row of a map that is asked, “?” for what it writes; empty where none is.
        written: What that row writes; empty where it only reads.
        above: The rows of the map before it, each its label and its weights on the options; None where it may not look.
        beside: Maps of the model as trained, to look at while one chooses.
    """

    id: str
    kind: QuestionKind
    form: Form
    ask: str
    context: str
    options: tuple[str, ...]
    truth: tuple[float, ...]
    right: tuple[int, ...]
    told: tuple[str, ...]
    even: float
    answer: str
    why: str
    language: str = ""
    row: str = ""
    written: str = ""
    above: tuple[tuple[str, tuple[float | None, ...]], ...] = ()
    beside: tuple[MapBeside, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Return the question as plain values."""
        return asdict(self)


def pose(question: Question, of: QuestionSubject | str, id: str = "") -> PosedQuestion:
    """Ask a question of a model that ran.

    Args:
        question: What is asked.
        of: Model, text, and what is open; for twins the title of a shipped record.
        id: What the answer is kept by. Default: it changes with all that is asked, and with the truth.
    Raises:
        SettingError: If what is open lacks what the question needs: a single head, a step, a record.
        LabError: If the model can't be run as the question wants it, or an even guess scores 0.9 and more, or more
            than the right answer.
    """
    draft = KINDS[question.kind].pose(of)
    even = _even_score(draft)
    if draft.form == "marks" and even >= max(draft.truth):
        problem = (
            f"One mark on everything would catch {percent(even)} here, more than where it looks most: {draft.answer}"
        )
        raise LabError(problem, "Ask something else, or of another head or step.")
    if even >= _EASY:
        problem = f"There is nothing to predict here: a guess that knows nothing would score {percent(even)}."
        raise LabError(problem, "Ask something else, or of another head or step.")
    of_what = of if isinstance(of, str) else (of.text, of.place, of.step)
    key = repr((question.kind, of_what, list(draft.options), [round(share, 4) for share in draft.truth]))
    # A token may be what Markdown takes for markup.
    values = {name: _MARKUP.sub(r"\\\1", value) for name, value in (draft.values or {}).items()}
    why = _VALUE.sub(lambda name: values[name[1]], question.why)
    return PosedQuestion(
        id=id or id_of(key),
        kind=question.kind,
        form=draft.form,
        ask=question.ask or draft.ask,
        context=" ".join(filter(None, ["" if question.ask else draft.of, draft.context])),
        options=tuple(draft.options),
        truth=tuple(draft.truth),
        right=tuple(draft.right),
        told=tuple(draft.told or [""] * len(draft.options)),
        even=even,
        answer=draft.answer,
        why=to_html(why) if why.strip() else "",
        language=draft.language,
        row=draft.row,
        written=draft.written,
        above=tuple((label, tuple(weights)) for label, weights in draft.above),
        beside=tuple(draft.beside),
    )


def _even_score(found: QuestionDraft) -> float:
    if found.form == "pick":
        return len(found.right) / len(found.options)
    if found.form == "share":
        return 1 - abs(0.5 - found.truth[0])
    return sum(min(1 / len(found.truth), share) for share in found.truth)


def id_of(text: str) -> str:
    """Return a short id that changes with a text."""
    return blake2b(text.encode(), digest_size=8).hexdigest()

"""The results of a class, as its teacher takes them home: two tables and a page to print, without names."""

from __future__ import annotations

import csv
import html
import io
import json
import zipfile
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pages.server.classroom.answers import count_moves, is_right, picture_of
from transformer.text import decimal, percent
from transformer.views import guard_formula, place_for, scripted_page

_PEOPLE = ("participant", "scene", "round", "predicted", "right", "late")
_QUESTIONS = (
    "scene", "question", "answer", "answered", "right", "answered_again", "right_again", "moved_to_right",
    "moved_away", "wrong_chose",
)  # fmt: skip
_STYLE = """
body { max-width: 46rem; }
section { margin-block: 2rem; padding-top: .5rem; border-top: 1px solid #999; }
section > :is(table, .answers) { break-inside: avoid; } h2 { margin: 0; break-after: avoid; }
td, th { font-variant-numeric: tabular-nums; }
.bar { display: inline-block; height: .8em; background: #6d3fd0; print-color-adjust: exact; }
.right td:first-child { font-weight: 700; } .right td:first-child::after { content: " ✓"; }
[data-lab] { height: var(--place); margin-block: 1rem; break-inside: avoid; }
"""
_PLACE = "--place: 20rem"
"""The height of a picture on the page to print, as a declaration of CSS."""

PictureReader = Callable[[int], bytes | None]
"""A function that returns the bytes of a picture by its number; None if they are gone."""


@dataclass(frozen=True)
class AskedQuestion:
    """A question as the class was asked it.

    Attributes:
        number: The number of its scene, from 1.
        scene: The scene as it is sent, with the truth of its question.
        component: The component that draws its picture; empty if it has none.
        rounds: The answers by person, of one round or two.
        late: The people who answered the last round after it was shown, having been cut off when it was.
    """

    number: int
    scene: Mapping[str, Any]
    component: str
    rounds: Sequence[Mapping[str, Any]]
    late: Collection[str] = ()

    @property
    def posed(self) -> Mapping[str, Any]:
        """The question with its truth."""
        return self.scene["posed"]


@dataclass(frozen=True)
class Results:
    """The answers of a class.

    Attributes:
        title: The title of the lecture.
        questions: The questions that somebody answered.
        order: The participants as they are numbered, from 1.
    """

    title: str
    questions: Sequence[AskedQuestion]
    order: Sequence[str]

    def as_zip(self, read_picture: PictureReader) -> bytes:
        """Pack the results as a ZIP file: `answers.csv`, `questions.csv`, and `results.html` to print."""
        content = io.BytesIO()
        with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, text in (
                ("answers.csv", _table(_PEOPLE, _rows_of_people(self.questions, self.order))),
                ("questions.csv", _table(_QUESTIONS, map(_row_of_question, self.questions))),
                ("results.html", _page(self, read_picture)),
            ):
                archive.writestr(zipfile.ZipInfo(name), text)  # no time: it would tell when the class was held
        return content.getvalue()


def _table(header: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    content = io.StringIO()
    writer = csv.writer(content, lineterminator="\r\n")
    writer.writerow(header)
    writer.writerows(rows)
    return content.getvalue().encode("utf-8-sig", "replace")


def _rows_of_people(questions: Sequence[AskedQuestion], order: Sequence[str]) -> Iterable[Sequence[object]]:
    """Yield a row for each person, scene and round: the number of an option, a share, or the marks on each option."""
    for number, person in enumerate(order, start=1):
        for question in questions:
            for round, answers in enumerate(question.rounds, start=1):
                if (answer := answers.get(person)) is not None:
                    yield (
                        number,
                        question.number,
                        round,
                        _format_answer(question.posed, answer),
                        int(is_right(question.posed, answer)),
                        int(round == len(question.rounds) and person in question.late),
                    )


def _format_answer(posed: Mapping[str, Any], answer: Any) -> object:
    if isinstance(answer, list):
        return " ".join(map(str, answer))
    return answer + 1 if posed["form"] == "pick" else round(answer, 6)


def _row_of_question(question: AskedQuestion) -> Sequence[object]:
    posed, (first, *again) = question.posed, question.rounds
    counts = [(len(answers), _count_right(posed, answers)) for answers in question.rounds]
    (answered, right), (answered_again, right_again) = (*counts, ("", ""))[:2]
    shift = count_moves(posed, first, again[0]) if again else {"to": "", "away": ""}
    row = question.number, posed["ask"], posed["answer"], answered, right, answered_again, right_again
    return *map(_guard_text, row), shift["to"], shift["away"], _guard_text(_wrong_choices(posed, question.rounds[-1]))


def _guard_text(value: object) -> object:
    return guard_formula(value) if isinstance(value, str) and value else value


def _count_right(posed: Mapping[str, Any], answers: Mapping[str, Any]) -> int:
    return sum(is_right(posed, answer) for answer in answers.values())


def _wrong_choices(posed: Mapping[str, Any], answers: Mapping[str, Any]) -> str:
    """Return the wrong choices, the most frequent first, e.g. "cars: 4; red: 2"."""
    wrong = [answer for answer in answers.values() if not is_right(posed, answer)]
    if posed["form"] == "share":
        chosen = [percent(round(share, 1)) for share in wrong]
    else:
        places = [answer.index(max(answer)) if isinstance(answer, list) else answer for answer in wrong]
        chosen = [posed["options"][place] for place in places]
    counts = sorted(Counter(chosen).items(), key=lambda pair: (-pair[1], pair[0]))  # not in the order of arrival
    return "; ".join(f"{what}: {count}" for what, count in counts)


def _page(results: Results, read_picture: PictureReader) -> bytes:
    places: set[int] = set()
    sections = "".join(_section(one, _picture(one, read_picture, places)) for one in results.questions)
    people = f"<p>A class of {len(results.order)}. Names were not kept.</p>"
    body = people + (sections or "<p>Nobody answered a question.</p>")
    return scripted_page(results.title, {"program": "Attention Lab"}, body, _STYLE)


def _picture(question: AskedQuestion, read_picture: PictureReader, places: set[int]) -> str:
    """Return the place of a question's picture; one that is on the page already is named, not sent again."""
    view = question.scene["view"]
    if view is None:
        return ""
    parts, rings = (" ".join(question.scene.get(name, ())) for name in ("parts", "rings"))
    attributes = {
        "still": json.dumps(question.scene["selection"]),
        "parts": parts,
        "rings": rings,
        "room": "",
        "style": _PLACE,
    }
    if view in places:
        return place_for(question.component, b"", bytes_of=f"view-{view}", **attributes)
    content = read_picture(view)
    if content is None:
        return ""
    places.add(view)
    return place_for(question.component, content, id=f"view-{view}", **attributes)


def _section(question: AskedQuestion, picture: str) -> str:
    posed = question.posed
    heads = ["", *(["The class"] if len(question.rounds) == 1 else ["First", "After talking"]), "The model"]
    pictures = [picture_of(posed, [*answers.values()])["shares"] for answers in question.rounds]
    if posed["form"] == "share":
        options = [f"{10 * tenth} to {10 * tenth + 10} %" for tenth in range(10)]
        is_true = [min(int(posed["truth"][0] * 10), 9) == tenth for tenth in range(10)]
        truth = ["" for _ in options]
    else:
        options, truth = posed["options"], [percent(share) for share in posed["truth"]]
        is_true = [place in posed["right"] for place in range(len(options))]
    rows = "".join(
        f"<tr{' class=right' if is_true[place] else ''}><td><bdi>{html.escape(option)}</bdi></td>"
        + "".join(f"<td>{_bar(shares[place])}</td>" for shares in pictures)
        + f"<td>{truth[place]}</td></tr>"
        for place, option in enumerate(options)
    )
    summary = "; ".join(f"{_count_right(posed, given)} of {len(given)} right" for given in question.rounds)
    if len(question.rounds) == 2:
        shift = count_moves(posed, *question.rounds)
        summary += f"; {shift['to']} changed to the right answer, {shift['away']} away from it"
    title = f"{question.number} {html.escape(question.scene['title'])}"
    return (
        f"<section><h2>{title}</h2>{picture}<p>{html.escape(posed['ask'])}</p><table><tr>"
        + "".join(f"<th>{head}</th>" for head in heads)
        + f"</tr>{rows}</table><div class=answers><p>{summary}. {html.escape(posed['answer'])}</p>{posed['why']}</div>"
        "</section>"
    )


def _bar(share: float) -> str:
    return f'<span class="bar" style="width: {decimal(6 * share, 2)}rem"></span> {percent(share)}'

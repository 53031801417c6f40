"""What a class answered, as its teacher takes it home: two tables and a page to print, without a name in them."""

from __future__ import annotations

import csv
import html
import io
import zipfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pages.server.classroom.answers import is_right, moved, picture_of
from transformer.text import decimal, percent
from transformer.views import guarded

_PEOPLE = ("participant", "scene", "round", "predicted", "right")
_QUESTIONS = (
    "scene", "question", "answer", "answered", "right", "answered_again", "right_again", "moved_to_right",
    "moved_away", "wrong_chose",
)  # fmt: skip
_STYLE = """
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 sans-serif; color: #111; }
section { break-inside: avoid; margin-block: 2rem; padding-top: .5rem; border-top: 1px solid #999; }
h1 { font-size: 1.6rem; } h2 { margin: 0; font-size: 1.2rem; } table { border-collapse: collapse; }
td, th { padding: .15rem .8rem .15rem 0; text-align: left; font-variant-numeric: tabular-nums; }
.bar { display: inline-block; height: .8em; background: #6d3fd0; print-color-adjust: exact; }
.right td:first-child { font-weight: 700; } .right td:first-child::after { content: " ✓"; }
"""


@dataclass(frozen=True)
class Asked:
    """A question as the class was asked it.

    Attributes:
        scene: The number of its scene, from 1.
        title: Of its scene.
        posed: The question with its truth.
        rounds: The answers by person, of one round or two.
    """

    scene: int
    title: str
    posed: Mapping[str, Any]
    rounds: Sequence[Mapping[str, Any]]


def results_file(title: str, asked: Sequence[Asked], order: Sequence[str]) -> bytes:
    """Pack the results: `answers.csv`, `questions.csv`, and `results.html` to print.

    Args:
        title: Of the lecture.
        asked: The questions that somebody answered.
        order: The participants as they are numbered, from 1.
    Returns:
        A ZIP file.
    """
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in (
            ("answers.csv", _table(_PEOPLE, _rows_of_people(asked, order))),
            ("questions.csv", _table(_QUESTIONS, map(_row_of_question, asked))),
            ("results.html", _page(title, asked, len(order)).encode("utf-8", "replace")),
        ):
            archive.writestr(zipfile.ZipInfo(name), text)  # with no time: it would tell when the class was held
    return content.getvalue()


def _table(header: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    content = io.StringIO()
    writer = csv.writer(content, lineterminator="\r\n")
    writer.writerow(header)
    writer.writerows(rows)
    return content.getvalue().encode("utf-8-sig", "replace")


def _rows_of_people(asked: Sequence[Asked], order: Sequence[str]) -> Iterable[Sequence[object]]:
    """A row a person, scene and round: the number of the option, the share, or the marks on each option."""
    for number, person in enumerate(order, start=1):
        for one in asked:
            for round, given in enumerate(one.rounds, start=1):
                if (answer := given.get(person)) is not None:
                    yield number, one.scene, round, _predicted(one.posed, answer), int(is_right(one.posed, answer))


def _predicted(posed: Mapping[str, Any], answer: Any) -> object:
    if isinstance(answer, list):
        return " ".join(map(str, answer))
    return answer + 1 if posed["form"] == "pick" else round(answer, 6)


def _row_of_question(asked: Asked) -> Sequence[object]:
    posed, (first, *again) = asked.posed, asked.rounds
    counts = [(len(given), _right(posed, given)) for given in asked.rounds]
    (answered, right), (answered_again, right_again) = (*counts, ("", ""))[:2]
    shift = moved(posed, first, again[0]) if again else {"to": "", "away": ""}
    row = asked.scene, posed["ask"], posed["answer"], answered, right, answered_again, right_again
    return *map(_safe, row), shift["to"], shift["away"], _safe(_wrong_choices(posed, asked.rounds[-1]))


def _safe(value: object) -> object:
    return guarded(value) if isinstance(value, str) and value else value


def _right(posed: Mapping[str, Any], given: Mapping[str, Any]) -> int:
    return sum(is_right(posed, answer) for answer in given.values())


def _wrong_choices(posed: Mapping[str, Any], given: Mapping[str, Any]) -> str:
    """What those chose who were not right, the most frequent first, e.g. "cars: 4; red: 2"."""
    wrong = [answer for answer in given.values() if not is_right(posed, answer)]
    if posed["form"] == "share":
        chosen = [percent(round(share, 1)) for share in wrong]
    else:
        places = [answer.index(max(answer)) if isinstance(answer, list) else answer for answer in wrong]
        chosen = [posed["options"][place] for place in places]
    counts = sorted(Counter(chosen).items(), key=lambda pair: (-pair[1], pair[0]))  # not in the order of arrival
    return "; ".join(f"{what}: {count}" for what, count in counts)


def _page(title: str, asked: Sequence[Asked], people: int) -> str:
    sections = "".join(map(_section, asked)) or "<p>Nobody answered a question.</p>"
    heading = html.escape(title)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{heading}</title><style>{_STYLE}</style>'
        f"</head><body><h1>{heading}</h1><p>A class of {people}. Names were not kept.</p>{sections}</body></html>"
    )


def _section(asked: Asked) -> str:
    posed = asked.posed
    heads = ["", *(["The class"] if len(asked.rounds) == 1 else ["First", "After talking"]), "The model"]
    pictures = [picture_of(posed, [*given.values()])["shares"] for given in asked.rounds]
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
    said = "; ".join(f"{_right(posed, given)} of {len(given)} right" for given in asked.rounds)
    if len(asked.rounds) == 2:
        shift = moved(posed, *asked.rounds)
        said += f"; {shift['to']} moved to what is right, {shift['away']} away from it"
    return (
        f"<section><h2>{asked.scene} {html.escape(asked.title)}</h2><p>{html.escape(posed['ask'])}</p><table><tr>"
        + "".join(f"<th>{head}</th>" for head in heads)
        + f"</tr>{rows}</table><p>{said}. {html.escape(posed['answer'])}</p>{posed['why']}</section>"
    )


def _bar(share: float) -> str:
    return f'<span class="bar" style="width: {decimal(6 * share, 2)}rem"></span> {percent(share)}'

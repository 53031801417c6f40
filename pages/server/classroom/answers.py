"""What a class answers: which answers a question takes, what they make together, and a file of them."""

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Any

from transformer.views import guarded

Answer = list[int] | float | int
"""Marks on the options, a share from 0 to 1, or the place of an option: by the form of the question."""

MOST_MARKS = 3
_BINS = 10


def is_answer(posed: Mapping[str, Any], answer: object) -> bool:
    """Whether something that a browser sent answers a question."""
    count = len(posed["options"])
    if posed["form"] == "share":
        return type(answer) in (int, float) and 0 <= answer <= 1  # pyright: ignore[reportOperatorIssue]  # told by its type
    if posed["form"] == "pick":
        return type(answer) is int and 0 <= answer < count
    return (
        isinstance(answer, list)
        and len(answer) == count
        and all(type(marks) is int and 0 <= marks <= MOST_MARKS for marks in answer)
        and any(answer)
    )


def picture_of(posed: Mapping[str, Any], answers: Sequence[Any]) -> dict[str, Any]:
    """What the class expects, as one picture.

    Args:
        posed: The question.
        answers: Of everybody who answered.
    Returns:
        `count`, and `shares`: the mean weight on each option; of a question for a share how many answers lie in each
        tenth, as shares of all, and their `mean`.
    """
    count = len(answers)
    if posed["form"] == "share":
        places = [min(int(answer * _BINS), _BINS - 1) for answer in answers]
        shares = [places.count(place) / max(count, 1) for place in range(_BINS)]
        return {"count": count, "shares": shares, "mean": sum(answers) / count if count else None}
    spread = [_spread(posed, answer) for answer in answers]
    return {"count": count, "shares": [sum(column) / max(count, 1) for column in zip(*spread)]}


def _spread(posed: Mapping[str, Any], answer: Any) -> list[float]:
    """An answer as weight on the options, together 1."""
    if posed["form"] == "pick":
        return [float(place == answer) for place in range(len(posed["options"]))]
    return [marks / sum(answer) for marks in answer]


_HEADER = ("scene", "question", "option", "model", "answers", "class", "participant", "predicted")


def results_file(lecture: Mapping[str, Any], answers: Mapping[str, Mapping[str, Any]], order: Sequence[str]) -> bytes:
    """All answers as CSV, without names: one row for each option, of the class and then of each participant.

    Args:
        lecture: The scenes with their questions.
        answers: By the question's id, then by participant.
        order: The participants as they are numbered, from 1.
    """
    content = io.StringIO()
    writer = csv.writer(content, lineterminator="\r\n")
    writer.writerow(_HEADER)
    for number, scene in enumerate(lecture["scenes"], start=1):
        posed = scene["posed"]
        if not posed or not answers.get(posed["id"]):
            continue
        given = answers[posed["id"]]
        for row in _rows(posed, given, order):
            writer.writerow([number, guarded(posed["ask"]), *row])
    return content.getvalue().encode("utf-8-sig", "replace")


def _rows(posed: Mapping[str, Any], given: Mapping[str, Any], order: Sequence[str]) -> list[list[object]]:
    people = [(number, given[person]) for number, person in enumerate(order, start=1) if person in given]
    together = picture_of(posed, list(given.values()))
    if posed["form"] == "share":
        truth = round(posed["truth"][0], 6)
        whole: list[object] = ["", truth, len(given), round(together["mean"], 6), "", ""]
        return [whole, *([*whole[:4], number, answer] for number, answer in people)]
    spread = [(number, _spread(posed, answer)) for number, answer in people]
    rows: list[list[object]] = []
    for place, option in enumerate(posed["options"]):
        whole = [guarded(option), round(posed["truth"][place], 6), len(given), round(together["shares"][place], 6)]
        rows.append([*whole, "", ""])
        rows += [[*whole, number, round(weights[place], 6)] for number, weights in spread]
    return rows

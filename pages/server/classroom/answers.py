"""Answers of a class: those that a question takes, those that are right, and their common picture."""

from collections.abc import Mapping, Sequence
from typing import Any

Answer = list[int] | float | int
"""An answer by the form of its question: marks on the options, a share from 0 to 1, or the place of an option."""

MOST_MARKS = 3
NEAR = 0.1
"""The largest distance from the truth at which a share counts as right."""
_BINS = 10


def is_answer(posed: Mapping[str, Any], answer: object) -> bool:
    """Return whether something that a browser sent answers a question."""
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


def is_right(posed: Mapping[str, Any], answer: Any) -> bool:
    """Return whether an answer is right: the option, the favourite of several, or a share within `NEAR`."""
    if posed["form"] == "share":
        return abs(answer - posed["truth"][0]) <= NEAR
    if posed["form"] == "pick":
        return answer in posed["right"]
    return answer.index(max(answer)) in (posed["right"] or [posed["truth"].index(max(posed["truth"]))])


def count_moves(posed: Mapping[str, Any], first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, int]:
    """Count the people who answered in both rounds and went to what is right, and those who went away from it.

    Args:
        posed: The question.
        first: The answers of the first round, by person.
        second: The answers of the second round, by person.
    """
    both_rounds = [(is_right(posed, first[one]), is_right(posed, second[one])) for one in first.keys() & second.keys()]
    return {"to": both_rounds.count((False, True)), "away": both_rounds.count((True, False))}


def picture_of(posed: Mapping[str, Any], answers: Sequence[Any]) -> dict[str, Any]:
    """Return what the class expects, as one picture.

    Args:
        posed: The question.
        answers: The answers of everybody who answered.
    Returns:
        `count`, and `shares`: the mean weight on each option. For a question that asks for a share, `shares` are the
        parts of the answers that lie in each tenth, and `mean` is their mean.
    """
    count = len(answers)
    if posed["form"] == "share":
        places = [min(int(answer * _BINS), _BINS - 1) for answer in answers]
        shares = [places.count(place) / max(count, 1) for place in range(_BINS)]
        return {"count": count, "shares": shares, "mean": sum(answers) / count if count else None}
    weights = [_weights_of(posed, answer) for answer in answers]
    places = range(len(posed["options"]))
    return {"count": count, "shares": [sum(weight[place] for weight in weights) / max(count, 1) for place in places]}


def _weights_of(posed: Mapping[str, Any], answer: Any) -> list[float]:
    """Return an answer as weights on the options, which add up to 1."""
    if posed["form"] == "pick":
        return [float(place == answer) for place in range(len(posed["options"]))]
    return [marks / sum(answer) for marks in answer]

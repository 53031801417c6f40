"""What a class answers: which answers a question takes, which of them are right, and what they make together."""

from collections.abc import Mapping, Sequence
from typing import Any

Answer = list[int] | float | int
"""Marks on the options, a share from 0 to 1, or the place of an option: by the form of the question."""

MOST_MARKS = 3
NEAR = 0.1
"""How far from the truth a share may lie that counts as right."""
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


def is_right(posed: Mapping[str, Any], answer: Any) -> bool:
    """Whether an answer names what is true: by its favourite, if it is spread over options; a share within `NEAR`."""
    if posed["form"] == "share":
        return abs(answer - posed["truth"][0]) <= NEAR
    if posed["form"] == "pick":
        return answer in posed["right"]
    return answer.index(max(answer)) in (posed["right"] or [posed["truth"].index(max(posed["truth"]))])


def moved(posed: Mapping[str, Any], first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, int]:
    """Count those who answered in both rounds and went to what is right, and those who went away from it.

    Args:
        posed: The question.
        first: The answers of the first round, by person.
        second: Those of the second.
    """
    both = [(is_right(posed, first[one]), is_right(posed, second[one])) for one in first.keys() & second.keys()]
    return {"to": both.count((False, True)), "away": both.count((True, False))}


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

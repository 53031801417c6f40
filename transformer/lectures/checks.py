"""Checks of what a scene says: a measure of what the view shows, and what it has to be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from inspect import signature
from typing import Any

from transformer.errors import LabError, SettingError
from transformer.lectures.measures import MEASURES
from transformer.replay.replay import Replay
from transformer.runs.jobs.shipped import ShippedRun, ShippedTwins

_RULES = ("above", "below", "equals")
MOST_COUNTED = 10_000
"""The largest number among arguments: more than the longest text has tokens, and soon measured."""

MOST_LISTED = 100
"""The most texts of a list among arguments: more heads than a shipped model has."""
_KINDS: dict[str, type] = {"int": int, "str": str, "list[str]": list}
_CALLED = {int: "a number", str: "text", list: "a list of texts"}


@dataclass(frozen=True)
class Finding:
    """The outcome of a check.

    Attributes:
        value: What was measured.
        holds: Whether it is what the check says.
    """

    value: float | str
    holds: bool


@dataclass(frozen=True, kw_only=True)
class Check:
    """A condition that has to hold in a view.

    Attributes:
        measure: A key of `MEASURES`.
        arguments: Of the measure, by name.
        above: What the measured number has to exceed.
        below: What it has to stay below.
        equals: What the measured text has to be.
    """

    measure: str
    arguments: Mapping[str, Any]
    above: float | None = None
    below: float | None = None
    equals: str | None = None

    @property
    def entry(self) -> dict[str, Any]:
        """The table of TOML of which the check was made."""
        rules = {name: getattr(self, name) for name in _RULES}
        given = {name: value for name, value in rules.items() if value is not None}
        return {"measure": self.measure, **self.arguments, **given}

    @classmethod
    def of(cls, entry: Mapping[str, Any]) -> Check:
        """Make a check of a table of TOML: `measure`, its arguments, and `above`, `below` or `equals`.

        Raises:
            SettingError: If there is no such measure, an argument is missing or not known, or nothing is asked.
        """
        measure = entry.get("measure")
        if not isinstance(measure, str) or measure not in MEASURES:
            raise SettingError("measure", f"be one of {', '.join(MEASURES)}", **describe_value(measure))
        needed = {
            name: _KINDS[str(parameter.annotation)]
            for name, parameter in list(signature(MEASURES[measure]).parameters.items())[1:]
        }
        arguments = {name: value for name, value in entry.items() if name not in ("measure", *_RULES)}
        if arguments.keys() != needed.keys() or any(type(arguments[name]) is not kind for name, kind in needed.items()):
            wanted = ", ".join(f"{name} ({_CALLED[kind]})" for name, kind in needed.items())
            raise SettingError(
                "checks", f"give “{measure}” {wanted or 'nothing'}", got=", ".join(arguments) or "nothing"
            )
        for name, value in arguments.items():
            if isinstance(value, int) and abs(value) > MOST_COUNTED:
                raise SettingError(name, f"be at most {MOST_COUNTED:,}, without its sign")
            if isinstance(value, list) and not (
                0 < len(value) <= MOST_LISTED and all(type(one) is str for one in value)
            ):
                raise SettingError(name, f"be a list of 1 to {MOST_LISTED} texts")
        rules = {name: entry[name] for name in _RULES if name in entry}
        is_text = "equals" in rules
        kinds = (str,) if is_text else (int, float)
        if not rules or (is_text and len(rules) > 1) or any(type(one) not in kinds for one in rules.values()):
            raise SettingError("checks", "ask for numbers with “above” or “below”, or for a text with “equals”")
        return cls(measure=measure, arguments=arguments, **rules)

    def find(self, seen: Replay | ShippedTwins | ShippedRun) -> Finding:
        """Measure, and compare.

        Args:
            seen: What the view shows, see `replay_of`.
        Raises:
            LabError: If the view lacks what is measured.
        """
        measure = MEASURES[self.measure]
        wanted = next(iter(signature(measure).parameters.values())).annotation
        if wanted != type(seen).__name__:
            shown = {ShippedTwins: "twins", ShippedRun: "a training run"}.get(type(seen), "a model with a text")
            raise LabError(f"“{self.measure}” can't be measured in a view that shows {shown}.", "Open another view.")
        value = measure(seen, **self.arguments)
        if self.equals is not None or isinstance(value, str):
            return Finding(value, value == self.equals)
        low, high = self.above if self.above is not None else -float("inf"), self.below
        return Finding(value, value > low and (high is None or value < high))


def describe_value(value: object) -> dict[str, Any]:
    """Return the keyword arguments with which an error words a value of a file: a stranger's may be of any kind.

    A number of thousands of digits, or a table in a table in a table, can't even be written out.
    """
    if isinstance(value, str):
        return {"value": value[:40]}
    if isinstance(value, (int, float)) and abs(value) < 1e9:
        return {"value": value}
    return {"got": f"a value of the kind {type(value).__name__}"}

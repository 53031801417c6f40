"""Rules for single values; every refusal names the value, the rule, and what was given."""

from __future__ import annotations

from typing import Any, get_args


def whole_number(name: str, value: Any, low: int, high: int) -> None:
    """Refuse what is no whole number from `low` to `high`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"`{name}` must be a whole number from {low} to {high:,}, got {value!r}.")


def number(name: str, value: Any, low: float, high: float) -> None:
    """Refuse what is no number from `low` to `high`."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"`{name}` must lie from {low} to {high:g}, got {value!r}.")


def one_of(name: str, value: Any, choices: Any) -> None:
    """Refuse what is none of the choices of a `Literal`."""
    if value not in get_args(choices):
        raise ValueError(f"`{name}` must be one of {', '.join(get_args(choices))}, got {value!r}.")


class CheckpointError(ValueError):
    """A file that can't be used as a model; the message says why."""

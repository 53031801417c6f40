"""Controls of a run, which users can change while it trains."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from transformer.errors import SettingError, number, whole_number

SOLVED = 0.99
"""Exact match, 0 to 1, at which a task counts as solved."""


@dataclass(frozen=True, kw_only=True)
class Controls:
    """Controls of a run; the job reads them before every step.

    Attributes:
        stop: Whether the job saves and ends.
        pause_at: Number of steps after which the job pauses; None for no pause.
        learning_rate: Peak learning rate from now on; None for that of the settings.
        stop_when_solved: Whether the job ends as soon as exact match reaches `SOLVED`.
    Raises:
        SettingError: If a value breaks a rule.
    """

    stop: bool = False
    pause_at: int | None = None
    learning_rate: float | None = None
    stop_when_solved: bool = False

    def __post_init__(self) -> None:
        for name in ("stop", "stop_when_solved"):
            if not isinstance(getattr(self, name), bool):
                raise SettingError(name, "be true or false", getattr(self, name))
        if self.pause_at is not None:
            whole_number("pause_at", self.pause_at, 0, 1_000_000)
        if self.learning_rate is not None:
            number("learning_rate", self.learning_rate, 1e-8, 10)

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Controls:
        """Rebuild controls from `asdict`; missing values get their defaults, unknown ones are ignored.

        Raises:
            SettingError: If a value breaks a rule.
        """
        return cls(**{field.name: values[field.name] for field in fields(cls) if field.name in values})

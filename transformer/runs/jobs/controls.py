"""What a person wants of a run while it trains."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from transformer.errors import SettingError, number, whole_number

SOLVED = 0.99
"""Exact match at which a task counts as solved."""


@dataclass(frozen=True, kw_only=True)
class Controls:
    """Read by the job before every step.

    Attributes:
        stop: Save and end.
        pause_at: Steps after which to wait; None = go on.
        learning_rate: Highest rate of the schedule from now on; None = as the settings say.
        stop_when_solved: End as soon as a measurement of exact match reaches `SOLVED`.
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

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Controls:
        """The inverse of `to_dict`; what is unknown is left out.

        Raises:
            ValueError: If they are no controls.
        """
        if not isinstance(values, dict):
            raise SettingError("values", "be controls by name", values)
        return cls(**{field.name: values[field.name] for field in fields(cls) if field.name in values})

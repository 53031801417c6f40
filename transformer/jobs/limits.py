"""What one server lets its users train: `assets/limits.toml`, each value replaceable by the environment."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path

import torch

from transformer.checks import whole_number
from transformer.config import TransformerConfig
from transformer.model import Transformer
from transformer.run import RunSpec

FILE = Path(__file__).parents[2] / "assets" / "limits.toml"
PREFIX = "ATTENTION_LAB_"


class LimitError(ValueError):
    """A run that is more than this server allows; the message says what the limit is."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Every limit but the cluster's address is a whole number; see `assets/limits.toml` for what each means."""

    largest_model: int = 80_000_000
    longest_sequence: int = 258
    most_steps: int = 20_000
    most_jobs_a_session: int = 6
    most_jobs: int = 240
    jobs_at_once: int = 0
    disk_for_runs: int = 2_000
    ray_address: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.ray_address, str):
            raise ValueError(f"`ray_address` must be text such as 10.0.0.1:6399, got {self.ray_address!r}.")
        for name in _WHOLE_NUMBERS:
            whole_number(name, getattr(self, name), 0, 10**12)

    @property
    def slots(self) -> int:
        """Jobs that may train at the same time: all cores but one, which serves the pages."""
        return self.jobs_at_once or max(1, (os.cpu_count() or 2) - 1)

    def check(self, spec: RunSpec) -> None:
        """Refuse a run that is too large for this server; a cluster may have more processors.

        Raises:
            LimitError: If it is; the message names the limit.
        """
        parameters = num_parameters(spec)
        if parameters > self.largest_model:
            raise LimitError(
                f"The model would have {parameters:,} parameters; this server trains at most {self.largest_model:,}. "
                "Make it narrower or take away layers."
            )
        if spec.task.max_tokens > self.longest_sequence:
            raise LimitError(
                f"The sequences have up to {spec.task.max_tokens} tokens, start and end included; this server trains "
                f"on at most {self.longest_sequence}. Make them shorter."
            )
        if spec.settings.steps > self.most_steps:
            raise LimitError(
                f"The run has {spec.settings.steps:,} steps; this server allows {self.most_steps:,}. Take fewer."
            )
        if spec.settings.processes > self.slots and not cluster_address():
            raise LimitError(
                f"The run wants {spec.settings.processes} processes; this server trains with at most {self.slots} "
                "at a time. Take fewer, or name a cluster."
            )


_WHOLE_NUMBERS = [field.name for field in fields(Limits) if field.type == "int"]


def num_parameters(spec: RunSpec) -> int:
    """Trainable numbers of the model that this run would make; nothing is allocated for it."""
    return _num_parameters(spec.config())


@lru_cache(maxsize=256)  # a class starts sixty runs of one form
def _num_parameters(config: TransformerConfig) -> int:
    with torch.device("meta"):
        return Transformer(config).num_parameters


def server_limits(path: Path = FILE) -> Limits:
    """The limits of this server: the file's, each replaced by `ATTENTION_LAB_…` in the environment where it is set.

    Raises:
        ValueError: If the file or a variable holds something else than whole numbers with known names, and the
            address of a cluster.
    """
    values = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    names = [*_WHOLE_NUMBERS, "ray_address"]
    if unknown := set(values) - set(names):
        raise ValueError(f"{path.name} must only hold {', '.join(names)}, got {', '.join(sorted(unknown))}.")
    for name in names:
        text = os.environ.get(PREFIX + name.upper())
        if text is not None and name == "ray_address":
            values[name] = text
        elif text is not None:
            if not text.isdecimal():
                raise ValueError(f"{PREFIX}{name.upper()} must be a whole number, got {text!r}.")
            values[name] = int(text)
    return Limits(**values)


def cluster_address() -> str:
    """Address of the Ray cluster that trains instead of this computer; empty if none is named.

    `RAY_ADDRESS` in the environment comes before the file.
    """
    return os.environ.get("RAY_ADDRESS", "") or server_limits().ray_address

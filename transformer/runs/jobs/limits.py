"""Limits of this server on runs: `assets/limits.toml`, where each value can be overridden by the environment."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any

import torch

from transformer.assets import assets_folder
from transformer.config import TransformerConfig
from transformer.errors import FileError, LabError, LimitError, SettingError, whole_number
from transformer.model import Transformer
from transformer.runs.jobs.memory import combined_needs, is_on_processors, needs_of
from transformer.runs.machine import usable_memory
from transformer.runs.run import RunSpec

PREFIX = "ATTENTION_LAB_"
_MOST_FOR_RESULTS = 2 * 10**9
_SOURCES = re.compile(r"[!-+\--:<-~]+( [!-+\--:<-~]+)*")
"""Text that fits into a header: no control characters, no comma and no semicolon, which would begin another rule."""
_SHARE_FOR_RUNS = 0.75
"""Share of the memory for runs by default; the rest is for the pages and the system."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Limits of a server: whole numbers, except two texts; `assets/limits.toml` explains each.

    Raises:
        SettingError: If a value breaks a rule.
    """

    largest_model: int = 80_000_000
    longest_sequence: int = 258
    most_steps: int = 20_000
    most_jobs_a_session: int = 6
    most_jobs: int = 240
    jobs_at_once: int = 0
    disk_for_runs: int = 2_000
    uploads_a_session: int = 128
    uploads_together: int = 512
    memory_for_results: int = 0
    weights_at_once: int = 2_000
    memory_for_a_run: int = 0
    metrics: int = 0
    frame_ancestors: str = "'self'"
    ray_address: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.ray_address, str):
            raise SettingError("ray_address", "be text such as 10.0.0.1:6399", self.ray_address)
        if not isinstance(self.frame_ancestors, str) or not _SOURCES.fullmatch(self.frame_ancestors):
            rule = "be 'self', or that and addresses such as https://moodle.example"
            raise SettingError("frame_ancestors", rule, self.frame_ancestors)
        for name in _WHOLE_NUMBERS:
            whole_number(name, getattr(self, name), 0, 10**12)

    @property
    def slots(self) -> int:
        """Number of jobs that may train at once; by default, all cores but one, which serves the pages."""
        return self.jobs_at_once or max(1, (os.cpu_count() or 2) - 1)

    @property
    def bytes_for_results(self) -> int:
        """Bytes that results and loaded models of all sessions may occupy together."""
        return self.memory_for_results * 10**6 or min(usable_memory() // 4, _MOST_FOR_RESULTS)

    @property
    def bytes_for_a_run(self) -> int:
        """Bytes that one run, or several sharing a process, may occupy on the processors of this computer."""
        return self.memory_for_a_run * 10**6 or int(_SHARE_FOR_RUNS * usable_memory() / self.slots)

    def check(self, spec: RunSpec, *twins: RunSpec) -> None:
        """Check that a run is within the limits; a cluster has its own processors and memory, which aren't checked.

        Args:
            spec: The run.
            *twins: Other runs in its process, which count only towards their common memory.
        Raises:
            LimitError: If it exceeds a limit; the message names the limit.
        """
        if (size := num_parameters(spec)) > self.largest_model:
            problem = f"The model would have {size:,} parameters; this server trains at most {self.largest_model:,}."
            raise LimitError(problem, advice="Make it narrower or take away layers.")
        if (length := spec.task.max_tokens) > self.longest_sequence:
            problem = f"The sequences have up to {length} tokens, start and end included; this server trains on at most"
            raise LimitError(f"{problem} {self.longest_sequence}.", advice="Make them shorter.")
        if (steps := spec.settings.steps) > self.most_steps:
            problem = f"The run has {steps:,} steps; this server allows {self.most_steps:,}."
            raise LimitError(problem, advice="Take fewer.")
        if cluster_address():
            return
        if (processes := spec.settings.processes) > self.slots:
            problem = f"The run wants {processes} processes; this server trains with at most {self.slots} at a time."
            raise LimitError(problem, advice="Take fewer, or name a cluster.")
        self._check_memory([spec, *twins])

    def _check_memory(self, specs: Sequence[RunSpec]) -> None:
        needs = [needs_of(spec, num_parameters(spec)) for spec in specs if is_on_processors(spec)]
        if not needs or (needed := combined_needs(needs)).total <= self.bytes_for_a_run:
            return
        runs = f"The {len(specs)} runs, which share a process," if len(specs) > 1 else "The run"
        fitting = (self.bytes_for_a_run - needed.fixed) // needed.a_sequence
        smaller = f"a smaller batch (at most {fitting} instead of {needed.batch_size}), " if fitting > 0 else ""
        problem = f"{runs} would take about {needed.total / 1e6:,.0f} MB of memory; this server gives at most"
        raise LimitError(
            f"{problem} {self.bytes_for_a_run / 1e6:,.0f} MB.",
            advice=f"Take {smaller}shorter sequences, fewer layers or a narrower model.",
        )


_WHOLE_NUMBERS = [field.name for field in fields(Limits) if field.type == "int"]


def num_parameters(spec: RunSpec) -> int:
    """Return the number of trainable parameters of a run's model without allocating them."""
    return _num_parameters(spec.config())


@lru_cache(maxsize=256)  # a class may start sixty runs of the same model
def _num_parameters(config: TransformerConfig) -> int:
    with torch.device("meta"):
        return Transformer(config).num_parameters


@lru_cache(maxsize=4)  # every run of every page asks
def _read(path: Path, modified: int) -> dict[str, Any]:
    """Return what a file of limits says; `modified` is the time of its last change."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def server_limits(path: Path | None = None) -> Limits:
    """Return the limits of this server: those of the file, overridden by `ATTENTION_LAB_…` in the environment.

    Args:
        path: The file. Default: `limits.toml` in the assets.
    Raises:
        ValueError: If the file is not TOML, a name is unknown, or a value breaks a rule.
    """
    path = path or assets_folder() / "limits.toml"
    values = dict(_read(path, path.stat().st_mtime_ns)) if path.exists() else {}
    names = [*_WHOLE_NUMBERS, "frame_ancestors", "ray_address"]
    if unknown := set(values) - set(names):
        raise FileError(path.name, f"must only hold {', '.join(names)}, got {', '.join(sorted(unknown))}")
    for name in names:
        if (text := os.environ.get(PREFIX + name.upper())) is not None:
            if name in _WHOLE_NUMBERS and not text.isdecimal():
                raise LabError(f"{PREFIX}{name.upper()} must be a whole number, got {text!r}.")
            values[name] = int(text) if name in _WHOLE_NUMBERS else text
    return Limits(**values)


def cluster_address() -> str:
    """Return the address of the Ray cluster that trains instead of this computer; empty without one.

    `RAY_ADDRESS` in the environment takes precedence over the file.
    """
    return os.environ.get("RAY_ADDRESS", "") or server_limits().ray_address

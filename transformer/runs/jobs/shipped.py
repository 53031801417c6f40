"""Records that come with the program, to look at without training anything: `assets/twins/`, `assets/recorded/`.

A recipe, `NAME.json`, describes the twins; `recording` trains them once and writes the folder `NAME` beside it: one
folder a run, in the format of every run but without weights, and `record.json`, which says what the record is. Beside
the recipe of a single run stands that run's folder. An installed library has no records; they are in a checkout.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from transformer.assets import assets_folder
from transformer.errors import DamagedError, LabError, SettingError
from transformer.interpret.intervals import wilson_interval
from transformer.runs.jobs.folder import RunFolder
from transformer.runs.storage import read_file
from transformer.showable import Showable
from transformer.text import percent

RECORD = "record.json"
"""Name of the file that makes a folder a record."""
_FIELDS = {"title": str, "made": str, "torch": str, "runs": list}


@dataclass(frozen=True)
class ShippedRun(RunFolder):
    """A run of a shipped record. Nobody owns it, and it can only be read: any change of it raises a `LabError`."""

    def started_at(self) -> float:
        """Return when the run was recorded, in seconds as from `time.time`; a checkout's files are as old as itself."""
        return next((event["time"] for event in self.events()), 0.0)

    def is_alive(self) -> bool:
        """Return False: no process ever works on it."""
        return False

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise LabError(
            f"{self.name!r} is a record that came with the program: it can't be changed, continued or removed.",
            "Start a training of your own with the same settings.",
        )

    leave_note = control = emit = launch = save = cut_film = _refuse


@dataclass(frozen=True, kw_only=True)
class Repeat:
    """The result of a variant with another seed than that of the record's runs.

    Attributes:
        seed: The seed.
        variant: Name of the variant.
        exact_match: Shares of sequences exactly right by the step after which they were measured; the last at the end.
        evaluated_on: Sequences of the measurement at the end.
    """

    seed: int
    variant: str
    exact_match: Mapping[int, float]
    evaluated_on: int

    @classmethod
    def of(cls, record: Mapping[str, Any]) -> Repeat:
        """Make a repeat of what a record says; a value of another kind raises what its use raises."""
        shares = {int(step): float(share) for step, share in record["exact_match"]}
        if not shares or not all(0 <= share <= 1 for share in shares.values()):
            raise ValueError("a share is none")
        return cls(
            seed=int(record["seed"]),
            variant=str(record["variant"]),
            exact_match=shares,
            evaluated_on=int(record["evaluated_on"]),
        )


@dataclass(frozen=True, kw_only=True)
class ShippedTwins(Showable):
    """A shipped record of twins.

    Attributes:
        path: Its folder.
        title: The question that the twins answer, a title in `assets/text/experiments.toml`.
        made: Day on which it was recorded, as in ISO 8601.
        torch: Version of PyTorch that trained it.
        runs: The runs, in the order of the variants; all with one seed.
        repeats: What the variants came to with other seeds.
    """

    path: Path
    title: str
    made: str
    torch: str
    runs: tuple[ShippedRun, ...]
    repeats: tuple[Repeat, ...] = ()

    @property
    def seed(self) -> int:
        """Seed of all its runs."""
        return self.runs[0].spec().settings.seed

    @property
    def seeds(self) -> tuple[int, ...]:
        """Seeds with which each variant was trained, that of its runs first."""
        return self.seed, *dict.fromkeys(one.seed for one in self.repeats)

    def exact_match(self, variant: str, step: int = 0) -> list[float]:
        """Return the shares of sequences that a variant wrote exactly right, in the order of `seeds`.

        Args:
            variant: Its name.
            step: After which it was measured. Default: at the end.
        Raises:
            SettingError: If the record has no such variant, or nothing was measured after that step.
        """
        runs = {run.name: run for run in self.runs}
        if variant not in runs:
            raise SettingError("side", f"be one of {', '.join(runs)}", variant)
        records = runs[variant].records()
        found = [{one["step"]: one["exact_match"] for one in records if one["exact_match"] is not None}]
        found += [dict(one.exact_match) for one in self.repeats if one.variant == variant]
        step = step or max(found[0])
        if not all(step in shares for shares in found):
            raise SettingError("step", f"be one of {', '.join(map(str, found[0]))}", step)
        return [shares[step] for shares in found]

    @property
    def evaluated_on(self) -> int:
        """Sequences of each measurement at the end."""
        return int(self.runs[0].last_state()["evaluated_on"])

    def find_leaders(self) -> list[str]:
        """Return the variants of which any may be the best at the end, for all that was measured.

        With several seeds, a variant is among them if its shares reach into those of the best; with one seed, if its
        95 % interval does.
        """
        best = max(self._reach, key=lambda name: sum(self.exact_match(name)))
        return [name for name, (_, high) in self._reach.items() if high >= self._reach[best][0]]

    def side(self, name: str) -> ShippedRun:
        """Return the run of a variant.

        Raises:
            SettingError: If the record has no such variant.
        """
        runs = {run.name: run for run in self.runs}
        if name not in runs:
            raise SettingError("side", f"be one of {', '.join(runs)}", name)
        return runs[name]

    @property
    def seeds_in_words(self) -> str:
        """The results of all seeds, in sentences for people; empty where there is but one."""
        if not self.repeats:
            return ""
        words = f"Texts exactly right at the end, with {len(self.seeds)} seeds each: "
        words += ", ".join(f"{run.name} {self.reach_in_words(run.name)}" for run in self.runs)
        leaders = self.find_leaders()
        if len(leaders) == 1:
            return f"{words}. {leaders[0][:1].upper()}{leaders[0][1:]} wins with every seed."
        tied = " and ".join(leaders)
        return f"{words}. {tied[:1].upper()}{tied[1:]} overlap: the difference may be chance."

    def reach_in_words(self, name: str) -> str:
        """Return the range of a variant's exact match at the end over its seeds: "93.2 % to 94.0 %", or one share."""
        shares = self.exact_match(name)
        return " to ".join(dict.fromkeys(percent(share, 1) for share in (min(shares), max(shares))))

    @cached_property
    def _reach(self) -> dict[str, tuple[float, float]]:
        """The lowest and the highest exact match of each variant at the end; of one seed, the 95 % interval."""
        found = {run.name: self.exact_match(run.name) for run in self.runs}
        if self.repeats:
            return {name: (min(shares), max(shares)) for name, shares in found.items()}
        count = self.evaluated_on
        return {name: wilson_interval(round(share * count), count) for name, (share,) in found.items()}

    @property
    def command(self) -> str:
        """The command, given in a checkout, that makes the record again."""
        return f"python -m transformer twins assets/twins/{self.path.name}.json"

    @property
    def in_words(self) -> str:
        """A description of the record, in sentences for people."""
        origin = f"on {self.made}, by “{self.command}”"
        words = "A record that came with the program; nothing is trained now. Each variant was trained "
        if not self.repeats:
            return f"{words}once, with seed {self.seed}, {origin}. One seed is one try."
        *first, last = map(str, self.seeds)
        return f"{words}with the seeds {', '.join(first)} and {last}, {origin}. The film shows seed {self.seed}."


def shipped_twins() -> list[ShippedTwins]:
    """Return all shipped records by the names of their folders; none in an installed library.

    Raises:
        DamagedError: If the description of a record can't be read.
    """
    return [_read(path) for path in sorted((assets_folder() / "twins").glob(f"*/{RECORD}"))]


def shipped_run(name: str) -> ShippedRun:
    """Return a recorded run.

    Args:
        name: That of its recipe in `assets/recorded`, perhaps from a stranger's link.
    Raises:
        SettingError: If no such run came with the program.
    """
    found = {path.parent.name: path.parent for path in (assets_folder() / "recorded").glob("*/spec.json")}
    if name not in found:
        raise SettingError("recipe", f"be one of {', '.join(sorted(found)) or 'none: no run is recorded here'}", name)
    return ShippedRun(found[name])


def _read(path: Path) -> ShippedTwins:
    try:
        description = json.loads(read_file(path))
        fields = {name: description[name] for name, kind in _FIELDS.items() if isinstance(description[name], kind)}
        runs = tuple(ShippedRun(path.parent / run_id) for run_id in fields.pop("runs") if run_id.isalnum())
        repeats = tuple(map(Repeat.of, description.get("repeats", [])))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise DamagedError(f"{path.parent.name}/{path.name}", f"describes no record of twins: {error}") from None
    if len(fields) < len(_FIELDS) - 1 or not runs:
        raise DamagedError(f"{path.parent.name}/{path.name}", "describes no record of twins")
    return ShippedTwins(path=path.parent, runs=runs, repeats=repeats, **fields)

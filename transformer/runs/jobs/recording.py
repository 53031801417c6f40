"""The making of records, see `shipped`: twins, or one run, are trained here and now, and their results are kept."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from transformer.runs.film import filmed_example, frame_steps, look, maps_of
from transformer.runs.jobs.folder import RunFolder
from transformer.runs.jobs.shipped import RECORD
from transformer.runs.run import Run, RunSpec, load_spec
from transformer.runs.twins import load_twins
from transformer.training.loop import Record

MOST_FRAMES = 24
"""Most frames of each film; a record travels with the program, so that it must be small."""
_DIGITS = 8
"""Significant digits of each figure: a float32 has hardly more."""


def record_twins(recipe: Path, watch: Callable[[Run], Iterable[Record]] = iter) -> list[RunFolder]:
    """Train the twins that a file describes, and write their record into the folder beside it, which is replaced.

    On one thread of a CPU, the same recipe gives the same figures, except for speeds and times. The runs with other
    seeds are trained and measured alike, but only what they came to is kept.

    Args:
        recipe: The JSON file, see `load_twins`.
        watch: Called with each run; must iterate over it to the end, e.g. `tqdm`.
    Returns:
        The folders of the runs, in the order of the variants.
    Raises:
        OSError: If the recipe can't be read or the record can't be written.
        LabError: If the recipe is not one, or a run diverges; an earlier record stays.
    """
    twins = load_twins(recipe)
    specs = twins.specs
    ids = [f"{''.join(filter(str.isalnum, recipe.stem))}{number}" for number in range(1, len(specs) + 1)]
    with _replace_record(recipe) as new:
        for run_id, spec in zip(ids, specs):
            _record(spec, RunFolder(new / run_id), watch)
        description: dict[str, Any] = {"title": twins.title, "made": f"{datetime.now(UTC):%Y-%m-%d}"}
        description |= {"torch": torch.__version__, "runs": ids}
        if twins.seeds:
            repeats = [(seed, spec) for seed in twins.seeds for spec in twins.specs_for_seed(seed)]
            description["repeats"] = [_run_repeat(seed, spec, watch) for seed, spec in repeats]
        (new / RECORD).write_text(json.dumps(description, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return [RunFolder(recipe.with_suffix("") / run_id) for run_id in ids]


def record_run(recipe: Path, watch: Callable[[Run], Iterable[Record]] = iter) -> RunFolder:
    """Train the run that a JSON file describes, see `load_spec`, and write its record into the folder beside it.

    Its figures are the same again, as those of `record_twins`, which explains arguments and errors.
    """
    spec = load_spec(recipe)
    with _replace_record(recipe) as new:
        _record(spec, RunFolder(new), watch)
    return RunFolder(recipe.with_suffix(""))


@contextmanager
def _replace_record(recipe: Path) -> Iterator[Path]:
    """Yield the path of a new folder, which then replaces that beside the recipe; after an error the old one stays."""
    home, new = recipe.with_suffix(""), recipe.with_name(f".{recipe.stem}.new")
    shutil.rmtree(new, ignore_errors=True)
    try:
        yield new
    except BaseException:
        shutil.rmtree(new, ignore_errors=True)
        raise
    shutil.rmtree(home, ignore_errors=True)
    new.rename(home)


def _record(spec: RunSpec, folder: RunFolder, watch: Callable[[Run], Iterable[Record]]) -> None:
    """Train one run and write what a job writes, but every step and no weights."""
    folder.path.mkdir(parents=True)
    folder.save("spec.json", json.dumps(spec.to_dict(), indent=2, ensure_ascii=False).encode())
    run, probe, last = Run(spec), filmed_example(spec.task, spec.probe), spec.settings.steps
    maps = (found.values for found in maps_of(run.model, probe).values())
    filmed = frame_steps(last, maps, MOST_FRAMES)
    exact: float | None = None
    measured: dict[str, float] = {}

    def film(step: int, loss: float | None) -> None:
        frame = look(run.model, probe, spec.task, step, loss, exact)
        folder.save(f"probe/{step:07d}.safetensors", frame.to_bytes())

    folder.save("probe/probe.json", probe.to_json())
    folder.emit("start", step=0, steps=last)
    film(0, None)
    for record in watch(run):
        exact = exact if record.exact_match is None else record.exact_match
        if record.step == last:
            # The last record, curve and frame agree with the measurement on many more sequences.
            measured = run.finish().metrics
            exact = measured["exact_match"]
            record = replace(record, exact_match=exact)
        folder.emit("step", **_round_values(asdict(record)))
        if record.step in filmed:
            film(record.step, record.loss)
    folder.emit("done", **measured)


def _run_repeat(seed: int, spec: RunSpec, watch: Callable[[Run], Iterable[Record]]) -> dict[str, Any]:
    """Train a variant with another seed; return what `shipped.Repeat` holds."""
    run, exact = Run(spec), []
    for record in watch(run):
        if record.exact_match is not None:
            exact.append([record.step, record.exact_match])
    measured = run.finish().metrics
    exact[-1:] = [[spec.settings.steps, measured["exact_match"]]]
    return {"seed": seed, "variant": spec.name, "exact_match": exact, "evaluated_on": measured["evaluated_on"]}


def _round_values(values: dict[str, Any]) -> dict[str, Any]:
    return {
        name: float(f"{value:.{_DIGITS}g}") if isinstance(value, float) else value for name, value in values.items()
    }

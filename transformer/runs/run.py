"""Training runs, described by specs of JSON values that come from a form, a file or the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from transformer.checkpoints.checkpoint import Checkpoint, load
from transformer.config import SYSTEMS, TransformerConfig, system_config
from transformer.data.sequences import SequenceTask
from transformer.data.task import Task
from transformer.data.tasks import task_from_dict
from transformer.errors import FileError, LabError, SettingError, number
from transformer.interpret.alignment_quality import alignment_metrics
from transformer.interpret.curation import curate
from transformer.model import Transformer
from transformer.runs.film import Frame, filmed_example, frame_steps, look, maps_of
from transformer.runs.transfer import take_over
from transformer.runs.translation_quality import measured_on_pairs
from transformer.showable import Showable
from transformer.training.loop import Record, exact_match, train
from transformer.training.settings import TrainingSettings

FINAL_SEED = 2**33
"""Seed of the final measurement, larger than any seed of a run and so never used in training."""
FINAL_COUNT = 1000
"""Sequences of the final measurement of a run without a file of pairs."""


@dataclass(frozen=True, kw_only=True)
class RunSpec:
    """Spec of a run: the model, the task and the training settings.

    Attributes:
        name: Name of the model, 1 to 60 characters.
        system: Reference system of the model's config, a key of `SYSTEMS`.
        sizes: Fields of `TransformerConfig` that differ from the system's; vocabulary sizes follow the task.
        task: The task to learn.
        settings: Training settings.
        measured_on: Fields of the task that differ in the final measurement, e.g. a smaller `max_tokens`: training on
            longer sequences than needed makes the model more reliable on the shorter ones.
        probe: The sentence with which the run is filmed. Default: a held-out one of the task.
        start: File of a trained model to start from instead of random weights; see `take_over`.
    Raises:
        LabError: If a value breaks a rule.
    """

    name: str
    system: str = "modular"
    sizes: dict[str, Any] = field(default_factory=dict)
    task: Task = field(default_factory=SequenceTask)
    settings: TrainingSettings = field(default_factory=TrainingSettings)
    measured_on: dict[str, Any] = field(default_factory=dict)
    probe: str = ""
    start: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not 1 <= len(self.name.strip()) <= 60:
            raise SettingError("name", "have 1 to 60 characters", advice="Give the model a short name.")
        if self.system not in SYSTEMS:
            raise SettingError("system", f"be one of {', '.join(SYSTEMS)}", self.system)
        if not isinstance(self.start, str):
            raise SettingError("start", "name the file of a trained model", self.start)
        replace(self.task, **self.measured_on)
        self.config()

    def config(self) -> TransformerConfig:
        """Return the config of the model: the system's, changed by `sizes`, with the task's vocabulary sizes.

        Raises:
            LabError: If a size is unknown or breaks a rule.
        """
        words = {
            "source_vocab_size": self.task.source_tokenizer.vocab_size,
            "target_vocab_size": self.task.target_tokenizer.vocab_size,
        }
        return system_config(self.system, **{"max_length": self.task.max_tokens, **self.sizes, **words})

    def model(self) -> Transformer:
        """Create the model with its initial weights, the same for the same spec.

        Raises:
            FileNotFoundError: If `start` doesn't exist.
            CheckpointError: If `start` is not a model.
            SettingError: If the model in `start` has other sizes.
        """
        model = Transformer(self.config(), seed=self.settings.seed)
        if self.start:
            take_over(model, self.task.source_tokenizer, self.task.target_tokenizer, load(self.start))
        return model

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain values, ready for JSON; a task's file only by its name."""
        return {**asdict(self), "task": self.task.to_dict()}

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> RunSpec:
        """Rebuild a spec from `to_dict`; missing values get their defaults.

        Raises:
            LabError: If a value is unknown or breaks a rule.
        """
        try:
            task, settings = task_from_dict(values.get("task", {})), TrainingSettings(**values.get("settings", {}))
            return cls(**{**values, "task": task, "settings": settings})
        except (TypeError, AttributeError) as error:
            raise LabError(f"The run can't be read: {error}.") from None


def load_spec(path: str | Path) -> RunSpec:
    """Read the spec of a run from a JSON file.

    Args:
        path: Path of the file; files named in it are relative to its folder.
    Raises:
        OSError: If the file can't be opened.
        FileError: If it is not JSON.
        LabError: If it is not the spec of a run.
    """
    try:
        values = json.loads(Path(path).read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise FileError(str(path), f"is not JSON: {error}") from None
    # Relative to the spec, not to the folder in which the program was started.
    described = values if isinstance(values, dict) else {}
    for part, key in ((described.get("task"), "file"), (described, "start")):
        if isinstance(part, dict) and part.get(key) and isinstance(part[key], str):
            part[key] = str(Path(path).parent / part[key])
    return RunSpec.from_dict(values)


def final_share(spec: RunSpec) -> float:
    """Return how many times as long the final measurement of a run takes as one on its way; no file is read."""
    held_out = int(spec.task.to_dict().get("held_out", 0))  # of a file of pairs, all of them
    return held_out / min(spec.settings.evaluate_on, held_out) if held_out else FINAL_COUNT / spec.settings.evaluate_on


class Run(Showable):
    """A run in progress: iterating trains and yields records; checkpoints can be taken between two steps.

    Args:
        spec: Spec of the run.
        checkpoint: Checkpoint of the same spec, with its training state, from which to resume. Default: start anew.
        film: Whether to look at the model on the way, as `frame_steps` says, for `show`.
    Attributes:
        filmed: What it is filmed with; None if it isn't.
        frames: What was seen so far.
    Raises:
        LabError: If the checkpoint has no training state or is of another model.
    """

    def __init__(self, spec: RunSpec, checkpoint: Checkpoint | None = None, *, film: bool = False) -> None:
        if checkpoint is not None and checkpoint.training is None:
            raise LabError(f"{checkpoint.name!r} was finished and has no training state to go on from.")
        if checkpoint is not None and checkpoint.config != spec.config():
            raise LabError(
                f"{checkpoint.name!r} is another model than {spec.name!r} describes.", advice="Go on with its own run."
            )
        self.spec = spec
        model = checkpoint.model if checkpoint else spec.model()
        self.history: list[dict[str, Any]] = list(checkpoint.history) if checkpoint else []
        self._training = train(model, spec.task, spec.settings, checkpoint.training if checkpoint else None)
        self._every = max(1, spec.settings.steps // 300)
        self.filmed = filmed_example(spec.task, spec.probe) if film else None
        self.frames: list[Frame] = []

    @property
    def step(self) -> int:
        """Number of completed steps."""
        return self._training.step

    @property
    def model(self) -> Transformer:
        """The model with its current weights."""
        return self._training.model

    @property
    def learning_rate(self) -> float:
        """Peak learning rate; may be changed between two steps, within 1e-8 to 10."""
        return self._training.learning_rate

    @learning_rate.setter
    def learning_rate(self, rate: float) -> None:
        number("learning_rate", rate, 1e-8, 10)
        self._training.learning_rate = rate

    def __iter__(self) -> Iterator[Record]:
        looks = self._looks()
        exact: float | None = None
        for record in self._training:
            exact = exact if record.exact_match is None else record.exact_match
            if record.step in looks:
                self._look(record.loss, exact)
            if record.exact_match is not None or record.step % self._every == 0:
                self.history.append(asdict(record))
            yield record

    def _looks(self) -> set[int]:
        """Return the steps after which to look; before the first step, look at once."""
        if self.filmed is None:
            return set()
        if self.step == 0:
            self._look(None, None)
        maps = (found.values for found in maps_of(self.model, self.filmed).values())
        return set(frame_steps(self.spec.settings.steps, maps))

    def _look(self, loss: float | None, exact: float | None) -> None:
        if self.filmed is not None:
            self.frames.append(look(self.model, self.filmed, self.spec.task, self.step, loss, exact))

    def checkpoint(self) -> Checkpoint:
        """Return a checkpoint of the current step, with the training state from which to resume."""
        return Checkpoint(
            name=self.spec.name,
            model=self._training.model.eval(),
            source_tokenizer=self.spec.task.source_tokenizer,
            target_tokenizer=self.spec.task.target_tokenizer,
            task=self.spec.task.to_dict(),
            settings=self.spec.settings.to_dict(),
            metrics={"steps": self.step},
            history=list(self.history),
            training=self._training.state,
        )

    def finish(self, evaluate_on: int = FINAL_COUNT) -> Checkpoint:
        """Measure the model; return its checkpoint with the metrics and the opening, without the training state.

        Args:
            evaluate_on: Number of fresh held-out sequences for exact match. A model of a parallel corpus is measured on
                all held-out pairs instead, also by BLEU and character error rate.
        """
        if (pairs := self.spec.task.pairs) is not None:
            measured = measured_on_pairs(replace(self.checkpoint(), training=None), self.spec.task, pairs)
            return curate(measured, self.spec.task)
        task = replace(self.spec.task, **self.spec.measured_on)
        right = exact_match(self._training.model, task, evaluate_on, FINAL_SEED)
        metrics = {"steps": self.step, "exact_match": right, "evaluated_on": evaluate_on}
        metrics |= self.spec.measured_on
        history = list(self.history)
        if history and history[-1]["step"] == self.step and not self.spec.measured_on:
            history[-1] = {**history[-1], "exact_match": right}  # on many more sequences than during training
        finished = replace(self.checkpoint(), metrics=metrics, history=history, training=None)
        metrics |= alignment_metrics(finished, self.spec.task, evaluate_on)
        return curate(replace(finished, metrics=metrics), self.spec.task)

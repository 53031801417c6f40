"""A run: described by values that fit in JSON, whether it starts from a form, a file or the command line."""

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
from transformer.model import Transformer
from transformer.runs.transfer import take_over
from transformer.runs.translation_quality import measured_on_pairs
from transformer.training.loop import Record, exact_match, train
from transformer.training.settings import TrainingSettings

FINAL_SEED = 2**33
"""Seed of the final measurement: larger than any seed a run can be given, so never used in training."""


@dataclass(frozen=True, kw_only=True)
class RunSpec:
    """Which model to train on which task, and how.

    Attributes:
        name: Of the model, 1 to 60 characters.
        system: The system it starts from.
        sizes: Fields of `TransformerConfig` that differ from the system's; vocabularies follow the task.
        task: What to learn.
        settings: How to train.
        measured_on: Fields of the task that differ in the final measurement: training on longer sequences than are
            asked for makes the model surer of those that are.
        probe: The sentence that the run is filmed with. Default: one of the task's held-out ones.
        start: File of a trained model to start from instead of random weights; see `take_over`.
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
        """The model's config: system, then sizes, then the task's vocabularies."""
        return system_config(
            self.system,
            **{
                "max_length": self.task.max_tokens,
                **self.sizes,
                "source_vocab_size": self.task.source_tokenizer.vocab_size,
                "target_vocab_size": self.task.target_tokenizer.vocab_size,
            },
        )

    def model(self) -> Transformer:
        """The model before its first step; the same spec gives the same weights.

        Raises:
            CheckpointError: If `start` is no model.
            ValueError: If `start` is of other sizes.
        """
        model = Transformer(self.config(), seed=self.settings.seed)
        if self.start:
            take_over(model, self.task.source_tokenizer, self.task.target_tokenizer, load(self.start))
        return model

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON; of a task's file only the name."""
        return {**asdict(self), "task": self.task.to_dict()}

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> RunSpec:
        """The inverse of `to_dict`; what is left out takes its default.

        Raises:
            ValueError: If a value is unknown or breaks a rule.
        """
        try:
            return cls(
                **{
                    **values,
                    "task": task_from_dict(values.get("task", {})),
                    "settings": TrainingSettings(**values.get("settings", {})),
                }
            )
        except (TypeError, AttributeError) as error:
            raise LabError(f"The run can't be read: {error}.") from None


def load_spec(path: str | Path) -> RunSpec:
    """Read a run from a JSON file.

    Raises:
        ValueError: If the file is no JSON or no run.
    """
    try:
        values = json.loads(Path(path).read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise FileError(str(path), f"is not JSON: {error}") from None
    # Files are named as seen from the spec, wherever the program was started.
    described = values if isinstance(values, dict) else {}
    for part, key in ((described.get("task"), "file"), (described, "start")):
        if isinstance(part, dict) and part.get(key) and isinstance(part[key], str):
            part[key] = str(Path(path).parent / part[key])
    return RunSpec.from_dict(values)


class Run:
    """A run in progress: iterate for records, take a checkpoint at any time.

    Args:
        spec: What to train.
        checkpoint: Of the same spec, with its training state: goes on from there. Default: from the beginning.
    Raises:
        ValueError: If the checkpoint has no training state or is of another model.
    """

    def __init__(self, spec: RunSpec, checkpoint: Checkpoint | None = None) -> None:
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

    @property
    def step(self) -> int:
        """Steps done."""
        return self._training.step

    @property
    def model(self) -> Transformer:
        """The model as it is now."""
        return self._training.model

    @property
    def learning_rate(self) -> float:
        """Highest rate of the schedule; may be changed between two steps."""
        return self._training.learning_rate

    @learning_rate.setter
    def learning_rate(self, rate: float) -> None:
        number("learning_rate", rate, 1e-8, 10)
        self._training.learning_rate = rate

    def __iter__(self) -> Iterator[Record]:
        for record in self._training:
            if record.exact_match is not None or record.step % self._every == 0:
                self.history.append(asdict(record))
            yield record

    def checkpoint(self) -> Checkpoint:
        """The model as it is now, with what it takes to go on."""
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

    def finish(self, evaluate_on: int = 1000) -> Checkpoint:
        """The model with its measured exact match on fresh held-out sequences, without the training state.

        A model of pairs is measured on all of the held-out ones, with BLEU and character error rate.
        """
        if (pairs := self.spec.task.pairs) is not None:
            return measured_on_pairs(replace(self.checkpoint(), training=None), self.spec.task, pairs)
        task = replace(self.spec.task, **self.spec.measured_on)
        measured = exact_match(self._training.model, task, evaluate_on, FINAL_SEED)
        metrics = {"steps": self.step, "exact_match": measured, "evaluated_on": evaluate_on}
        metrics |= self.spec.measured_on
        history = list(self.history)
        if history and history[-1]["step"] == self.step and not self.spec.measured_on:
            history[-1] = {**history[-1], "exact_match": measured}  # of many more sequences than on the way
        return replace(self.checkpoint(), metrics=metrics, history=history, training=None)

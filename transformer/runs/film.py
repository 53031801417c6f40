"""The film of a run: attention to one fixed sentence, captured repeatedly during training."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np
import safetensors
import safetensors.numpy
import torch

from transformer.attention import MAPS
from transformer.config import END, PAD
from transformer.data.task import Task
from transformer.decoding import greedy_ids
from transformer.errors import FileError, SettingError
from transformer.maps import AttentionMaps, Kind, attention_maps
from transformer.model import Transformer
from transformer.trace import Trace

FILM_BYTES = 2 * 10**6
"""Most bytes of all frames of a film together."""
MOST_FRAMES = 160
LONGEST_FILMED = 16
"""Most ids of each side of a probe drawn from the task, start and end included, unless all draws are longer."""
_PROBE_SEED = 2**36
_HEADER_BYTES = 1024


@dataclass(frozen=True)
class FilmedExample:
    """The probe: the fixed sentence of a film, with its right answer.

    Attributes:
        source: Ids of the sentence, start and end included.
        target: Ids of the right answer, start and end included.
        source_tokens: Tokens of `source`, one per id.
        target_tokens: Tokens of `target`, one per id.
        text: The sentence as text.
        answer: The right answer as text.
    """

    source: list[int]
    target: list[int]
    source_tokens: list[str]
    target_tokens: list[str]
    text: str
    answer: str

    def to_json(self) -> bytes:
        """Return the probe as the content of a JSON file."""
        return json.dumps(asdict(self)).encode()

    @classmethod
    def read(cls, path: Path) -> FilmedExample:
        """Read a probe from a JSON file.

        Raises:
            OSError: If the file can't be opened.
            ValueError: If it is not the file of a probe.
        """
        try:
            probe = cls(**json.loads(path.read_bytes()))
        except (TypeError, RecursionError) as error:
            raise FileError(path.name, f"holds no sentence: {error}") from None
        sides = (probe.source, probe.source_tokens), (probe.target, probe.target_tokens)
        sides_fit = all(_are(ids, int) and _are(tokens, str) and len(ids) == len(tokens) > 0 for ids, tokens in sides)
        if not sides_fit or not _are([probe.text, probe.answer], str):
            raise FileError(path.name, "must hold ids and as many tokens, and the text of both", "Film the run again.")
        return probe


_FIGURE = int | float | None
_VALUES = {"step": int, "loss": _FIGURE, "exact_match": _FIGURE, "answer": str, "is_right": bool}
"""Types of what a frame's file holds besides the maps."""


@dataclass(frozen=True, eq=False)
class Frame:
    """One frame of a film: the model's answer to the probe and its attention weights after one step.

    Attributes:
        step: Number of completed steps; 0 is the untrained model.
        loss: Loss of the last step, in nats; None before the first.
        exact_match: Last measured exact match, 0 to 1; None before the first measurement.
        answer: The model's answer by greedy decoding.
        is_right: Whether every token of the answer is right.
        maps: Attention weights of all heads by kind, uint8 `(layer, head, query, key)`; 255 is a weight of 1. The
            decoder reads the right answer (teacher forcing), so that all frames have the same shapes.
    """

    step: int
    loss: float | None
    exact_match: float | None
    answer: str
    is_right: bool
    maps: dict[str, np.ndarray] = field(repr=False)

    def to_bytes(self) -> bytes:
        """Return the frame as the content of a safetensors file."""
        values = {name: getattr(self, name) for name in _VALUES}
        return safetensors.numpy.save(self.maps, metadata={"frame": json.dumps(values)})

    @classmethod
    def read(cls, path: Path) -> Frame:
        """Read a frame from a safetensors file.

        Raises:
            OSError: If the file can't be opened.
            ValueError: If it is not the file of a frame.
        """
        try:
            with safetensors.safe_open(path, framework="np") as file:
                maps = {kind: file.get_tensor(kind) for kind in file.keys()}  # noqa: SIM118
                frame = cls(maps=maps, **json.loads((file.metadata() or {})["frame"]))
        except (safetensors.SafetensorError, KeyError, TypeError, RecursionError) as error:
            raise FileError(path.name, f"holds no frame of a film: {error}") from None
        values_fit = all(isinstance(getattr(frame, name), kind) for name, kind in _VALUES.items())
        maps_fit = maps and all(array.dtype == np.uint8 and array.ndim == 4 for array in maps.values())
        if not values_fit or not maps_fit or not 0 <= frame.step < 10**9:
            raise FileError(path.name, "must hold a step, its figures and a map a kind", "Film the run again.")
        return frame


def _are(values: object, kind: type) -> bool:
    """Return whether this is a list of values of this type."""
    return isinstance(values, list) and all(isinstance(value, kind) for value in values)


def filmed_example(task: Task, text: str = "") -> FilmedExample:
    """Return the sentence with which a run is filmed, and its right answer.

    Args:
        task: The task of the run.
        text: The sentence. Default: the longest of 64 held-out ones within `LONGEST_FILMED`, or else the shortest.
    Raises:
        TextError: If the text is too long for the task or has unknown characters.
        SettingError: If the task has no right answer to the text.
    """
    if text:
        source, answer = task.source_tokenizer.read(text, task.max_tokens), task.answer(text)
        if answer is None:
            raise SettingError("probe", "be a sentence whose right answer the task knows", text, "Leave it empty.")
        target = task.target_tokenizer.read(answer, task.max_tokens)
    else:
        source, target = _held_out(task)
    return FilmedExample(
        source=source,
        target=target,
        source_tokens=task.source_tokenizer.tokens(source),
        target_tokens=task.target_tokenizer.tokens(target),
        text=task.source_tokenizer.decode(source),
        answer=task.target_tokenizer.decode(target),
    )


def _held_out(task: Task) -> tuple[list[int], list[int]]:
    batch = task.batch(64, np.random.default_rng(_PROBE_SEED), split="held-out")
    symbols = [[[i for i in ids if i != PAD] for ids in side.tolist()] for side in (batch.source, batch.target)]
    pairs = list(zip(*symbols))
    fitting = [pair for pair in pairs if max(map(len, pair)) <= LONGEST_FILMED]
    length = lambda pair: (len(pair[0]), len(set(pair[0])))  # noqa: E731
    return max(fitting, key=length) if fitting else min(pairs, key=length)


@torch.inference_mode()
def look(
    model: Transformer, probe: FilmedExample, task: Task, step: int, loss: float | None, exact: float | None
) -> Frame:
    """Capture a frame of the model in evaluation mode; the model returns to its former mode. See `Frame`."""
    was_training = model.training
    model.eval()
    source = torch.tensor([probe.source], device=model.device)
    right = probe.target[1:] if model.config.has_decoder else probe.target
    longest = min(len(probe.target) + 4, model.config.max_length)
    written = greedy_ids(model, source, longest)[0].tolist()
    written = written[: written.index(END) + 1] if END in written and model.config.has_decoder else written
    frame = Frame(
        step=step,
        loss=loss,
        exact_match=exact,
        answer=task.target_tokenizer.decode(written),
        is_right=written == right,
        maps={kind: to_uint8(maps.values) for kind, maps in maps_of(model, probe).items()},
    )
    model.train(was_training)
    return frame


@torch.inference_mode()
def maps_of(model: Transformer, probe: FilmedExample) -> dict[Kind, AttentionMaps]:
    """Return the maps of all heads of a model in evaluation mode for the probe with teacher forcing, by kind."""
    trace = Trace(*MAPS)
    trace.label(source=[probe.source_tokens], target=[probe.target_tokens[:-1]])
    source, target = (torch.tensor([ids], device=model.device) for ids in (probe.source, probe.target[:-1]))
    model(source, target if model.config.has_decoder else None, trace)
    return attention_maps(trace)


def to_uint8(weights: np.ndarray) -> np.ndarray:
    """Quantize weights from 0 to 1 to uint8 from 0 to 255, rounded to the nearest."""
    return np.rint(np.asarray(weights) * 255).astype(np.uint8)


def frame_steps(steps: int, maps: Iterable[np.ndarray], most: int = MOST_FRAMES) -> list[int]:
    """Return the steps to film, from 0 to `steps`: dense at first, when the model changes most, then sparser.

    The larger the maps of one frame are, the fewer frames fit into `FILM_BYTES`; never more than `most`.
    """
    size = sum(array.size for array in maps) + _HEADER_BYTES
    count = max(2, min(most, FILM_BYTES // size, steps + 1))
    return sorted({round(steps * (place / (count - 1)) ** 1.6) for place in range(count)})

"""Ablation: take a head out, run the model again, and measure what it still gets right."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import torch
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import PAD
from transformer.data.batches import Batch
from transformer.decoding import argmax_ids
from transformer.errors import LabError, SettingError
from transformer.interpret.head_board import WAYS, HeadAblation, kinds_of
from transformer.interpret.held_out import held_out_batch
from transformer.interpret.interventions import Intervention, edits_of
from transformer.maps import Kind
from transformer.model import Transformer
from transformer.trace import Edit, Trace, Traced


@torch.inference_mode()
def ablate_each_head(checkpoint: Checkpoint, count: int = 64, seed: int = 2**36) -> HeadAblation:
    """Take every head out in turn and measure exact match on held-out sequences of the model's task.

    What counts is what the model writes by itself, greedily, see `_written_right`.

    Args:
        checkpoint: A model trained on a task.
        count: Number of sequences; all held-out ones if a file of pairs has fewer.
        seed: Seed of the draw.
    Raises:
        LabError: If the checkpoint names no task, or `count` is below 1.
        CorpusError: If the task's file of pairs is missing and the model keeps no sample of it.
    Source: Michel, Levy and Neubig (2019), "Are Sixteen Heads Really Better than One?", §3.2: one head off at a time.
        Mean ablation: Wang et al. (2023), "Interpretability in the Wild", §2.2.
    """
    intact, without = without_each_head(checkpoint.model, _draw_batches(checkpoint, count, seed), _written_right)
    return HeadAblation.of(intact, without)


def _draw_batches(checkpoint: Checkpoint, count: int, seed: int) -> list[Batch]:
    """Draw held-out sequences of a model's task."""
    if not checkpoint.task:
        raise LabError(f"{checkpoint.name!r} names no task to break it on.", "Choose a model that was trained here.")
    if count < 1:
        raise SettingError("count", "be at least 1", count, "Take 64.")
    return by_length(held_out_batch(checkpoint, count, seed), checkpoint.model.device)


Score = Callable[[Transformer, Batch, Tensor, Trace, "MeanOutputs | None"], Tensor]
"""A function that gives a figure of each sequence, `(batch,)`.

It gets the model, a batch, its encoder output, a trace with the edits, and what receives the outputs of the heads.
"""


@torch.inference_mode()
def without_each_head(
    model: Transformer, parts: list[Batch], score: Score
) -> tuple[np.ndarray, dict[Kind, np.ndarray]]:
    """Measure a model on the same sequences with each head in turn set to 0 and to its mean.

    Args:
        model: The model.
        parts: The sequences, as `by_length` gives them.
        score: The figure.
    Returns:
        The figures of the intact model, `(sequence,)`, and by kind those without each head,
        `(layer, way, head, sequence)`; the ways are 0 and the mean, the sequences in the order of `parts`.
    """
    means, intact, memories = MeanOutputs(), [], []
    for part in parts:
        memory, found = _read_intact(model, part, score, means)
        memories.append(memory)
        intact.append(found)

    def score_head(head: Intervention, edits: Mapping[str, Edit]) -> np.ndarray:
        trace = Trace(edits=edits, record=False)
        # The decoder's heads don't affect the encoder, so its output is computed once.
        known = memories if head.kind != "encoder" else [model.encode(part.source, trace) for part in parts]
        found = [score(model, part, memory, trace, None) for part, memory in zip(parts, known)]
        return torch.cat(found).double().cpu().numpy()

    without: dict[Kind, np.ndarray] = {}
    for kind in kinds_of(model.config):
        layers, heads = model.config.num_layers, model.config.num_heads
        without[kind] = np.empty((layers, len(WAYS), heads, sum(len(part.source) for part in parts)))
        for layer, head in np.ndindex(layers, heads):
            one = Intervention(kind=kind, layer=layer, head=head, action="off")
            for way, edits in enumerate((edits_of([one]), means.edits_of(one))):
                without[kind][layer, way, head] = score_head(one, edits)
    return torch.cat(intact).double().cpu().numpy(), without


def _read_intact(model: Transformer, part: Batch, score: Score, means: MeanOutputs) -> tuple[Tensor, Tensor]:
    """Return the encoder's output and the figures of the intact model; `means` receives the outputs of its heads."""
    trace = means.trace()
    memory = model.encode(part.source, trace)
    means.add(trace, "encoder", part.source)
    return memory, score(model, part, memory, trace, means)


class MeanOutputs:
    """The mean output of every head of an intact model, gathered pass by pass."""

    def __init__(self) -> None:
        self._sums: dict[str, Tensor] = {}
        self._counts: dict[str, int] = {}

    def trace(self) -> Trace:
        """Return a trace that captures what `add` needs."""
        return Trace("*attention.output")

    def add(self, trace: Trace, stack: str, read: Tensor) -> None:
        """Add the outputs captured in one pass of a stack at every token read, `(batch, query)`, but padding."""
        for traced in trace.find(f"{stack}.*attention.output"):
            outputs = traced.tensor.transpose(1, 2)[read != PAD]  # (token, head, d_k)
            name = traced.name
            self._sums[name] = self._sums.get(name, 0) + outputs.double().sum(dim=0)
            self._counts[name] = self._counts.get(name, 0) + len(outputs)

    def edits_of(self, one: Intervention) -> dict[str, Edit]:
        """Return the edit that sets the output of one head to its mean at every token."""
        name = f"{one.place}.output"
        mean = self._sums[name][one.head] / self._counts[name]

        def constant(output: Traced) -> Tensor:
            edited = output.tensor.clone()
            edited[:, one.head] = mean.to(edited.dtype)
            return edited

        return {name: constant}


@torch.inference_mode()
def mean_outputs(checkpoint: Checkpoint, count: int = 64, seed: int = 2**36) -> MeanOutputs:
    """Return the mean output of every head over all tokens of held-out sequences, as `ablate_each_head` takes it.

    Args:
        checkpoint: A model trained on a task.
        count: Number of sequences.
        seed: Seed of the draw.
    Raises:
        LabError: If the checkpoint names no task, or `count` is below 1.
        CorpusError: If the task's file of pairs is missing and the model keeps no sample of it.
    """
    model, means = checkpoint.model, MeanOutputs()
    for part in _draw_batches(checkpoint, count, seed):
        _read_intact(model, part, _written_right, means)
    return means


def by_length(batch: Batch, device: torch.device, size: int = 16) -> list[Batch]:
    """Return the same sequences in batches of similar length, which contain less padding, on a device."""
    parts = []
    for rows in (batch.source != PAD).sum(dim=1).argsort().split(size):
        source, target = batch.source[rows].to(device), batch.target[rows].to(device)
        parts.append(Batch(source[:, (source != PAD).any(dim=0)], target[:, (target != PAD).any(dim=0)]))
    return parts


def _written_right(model: Transformer, batch: Batch, memory: Tensor, trace: Trace, means: MeanOutputs | None) -> Tensor:
    """Return which sequences the model writes exactly right by itself, greedily, the end token included, `(batch,)`.

    While all that it wrote is right, it reads a beginning of the right target; what it writes after its first wrong
    token no longer counts. So it is enough to predict the next token after each beginning y₁ … yₜ₋₁. With a causal
    mask, the prediction after it is the same whether or not the rest of the target stands there, also with a head
    taken out: one pass over the whole target gives all of them. Without that mask, a pass over the whole target shows
    the model the token that it is to predict: there, each beginning takes a pass of its own. Padding is never
    written (`argmax_ids`).

    Args:
        model: The model.
        batch: Sequences and their right targets.
        memory: Output of its encoder for them.
        trace: Edits of the pass; captures what `means` needs.
        means: Receives the outputs of the heads.
    """
    target = batch.target
    if not model.config.has_decoder:
        right = argmax_ids(model.predict(memory, trace)) == target
        return (right | (target == PAD)).all(dim=1)
    if model.config.causal:
        read, wanted = target[:, :-1], target[:, 1:]
        right = argmax_ids(model.decode(read, memory, batch.source, trace=trace)) == wanted
        if means:
            means.add(trace, "decoder", read.where(wanted != PAD, PAD))
        return (right | (wanted == PAD)).all(dim=1)
    still = torch.ones(len(target), dtype=torch.bool, device=target.device)
    for place in range(1, target.shape[1]):
        going = (still & (target[:, place] != PAD)).nonzero().squeeze(1)
        if len(going) == 0:
            break
        read = target[going, :place]
        logits = model.decode(read, memory[going], batch.source[going], trace=trace)
        still[going] = argmax_ids(logits[:, -1]) == target[going, place]
        if means:
            means.add(trace, "decoder", read)
    return still

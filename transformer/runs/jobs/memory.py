"""How much memory a run takes, estimated before it starts, and the limit that holds its process to it.

Most of it is activations: what the forward pass keeps for the backward one, for every sequence of the batch.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import torch

from transformer.config import TransformerConfig
from transformer.runs.machine import hold_to
from transformer.runs.run import RunSpec

if TYPE_CHECKING:
    from transformer.runs.jobs.folder import RunFolder

_FLOAT = 4
_PROCESS = 340 * 10**6
"""Bytes of a process that has PyTorch loaded and has made its first step."""
_LEARNING = 4 * _FLOAT
"""Bytes of a parameter while the model learns: itself, its gradient, and the two moments of the optimizer."""
_SAVING = 7 * _FLOAT
"""More while a checkpoint is made: a copy of the moments, then all three as bytes, and once more as one file."""
_SLACK = 1.3
"""Times the limit at which a process is stopped: how far an estimate may be wrong."""

NO_ROOM = (
    "The run needed more memory than it may take on this server. Train it again with a smaller batch, shorter "
    "sequences, fewer layers or a narrower model."
)


@dataclass(frozen=True, kw_only=True)
class Needs:
    """Bytes that a run takes at most.

    Attributes:
        fixed: Whatever the batch: processes, parameters, gradients, moments, and checkpoints while they are made.
        a_sequence: For each sequence of the batch.
        batch_size: Sequences of a batch.
    """

    fixed: int
    a_sequence: int
    batch_size: int

    @property
    def total(self) -> int:
        """All of it together."""
        return self.fixed + self.batch_size * self.a_sequence


def needs_of(spec: RunSpec, num_parameters: int) -> Needs:
    """What a run takes on processors, at its largest moment; with half-precision numbers it takes less.

    Args:
        spec: The run.
        num_parameters: Trainable numbers of its model.
    """
    processes = spec.settings.processes
    longest = spec.task.longest
    return Needs(
        fixed=processes * (_PROCESS + _LEARNING * num_parameters) + _SAVING * num_parameters,
        a_sequence=_FLOAT * numbers_a_sequence(spec.config(), longest, longest),
        batch_size=spec.settings.batch_size,
    )


def combined_needs(needs: Sequence[Needs]) -> Needs:
    """What runs take that share a process and learn by turns: every model stays, one batch at a time is computed."""
    largest = max(needs, key=lambda one: one.batch_size * one.a_sequence)
    fixed = sum(one.fixed for one in needs) - _PROCESS * (len(needs) - 1)
    return Needs(fixed=fixed, a_sequence=largest.a_sequence, batch_size=largest.batch_size)


def numbers_a_sequence(config: TransformerConfig, source: int, target: int) -> int:
    """Numbers in memory for one sequence of a batch when they are most: early in the backward pass.

    Besides what is kept there are the gradients of what is being computed: as much as a layer keeps beside its maps,
    or three maps of every head, whichever is more; and those of the logits.

    Args:
        config: The model's.
        source: Tokens that the encoder reads.
        target: Tokens that the decoder reads; without one not used.
    """
    written = target if config.has_decoder else source
    maps = 3 * config.num_heads * max(source, written) ** 2 if config.dropout else 0
    at_work = max(maps, _beside_maps(config, source, target)) + 2 * written * config.target_vocab_size
    return kept_numbers(config, source, target) + at_work


def kept_numbers(config: TransformerConfig, source: int, target: int) -> int:
    """Numbers that the forward pass keeps for the backward one, for one sequence: as autograd saves them.

    Args:
        config: The model's.
        source: Tokens that the encoder reads.
        target: Tokens that the decoder reads; without one not used.
    """
    positions, written = (source + target, target) if config.has_decoder else (source, source)
    embedded = 1 + (config.dropout > 0) + (_kept_by_a_norm(config) if config.final_norm else 0)
    a_layer = _beside_maps(config, source, target) + _maps(config, source, target)
    return positions * config.d_model * embedded + config.num_layers * a_layer + written * config.target_vocab_size


def _beside_maps(config: TransformerConfig, source: int, target: int) -> int:
    """Kept by one layer of each stack, without the attention maps."""
    drops, norm = config.dropout > 0, _kept_by_a_norm(config)
    # Of the width d_model: self-attention's input, query, key, value and output, the feed-forward's input; around each
    # sublayer a norm and a mask of dropout.
    width, positions = source * (6 + 2 * (norm + drops)), source
    if config.has_decoder:
        # The cross-attention takes its queries from the target, its keys and values from the source.
        width += target * (9 + 3 * (norm + drops)) + 2 * source
        positions += target
    hidden = 3 if drops else 2 if config.activation == "gelu" else 1
    return width * config.d_model + hidden * positions * config.d_ff


def _maps(config: TransformerConfig, source: int, target: int) -> int:
    """Kept by the attention of one layer of each stack, one number a pair of tokens."""
    has_decoder = config.has_decoder
    if not config.dropout:  # the fused kernel keeps none; the decoder's mask, as numbers to add
        return target**2 * has_decoder
    # With dropout plain formulas take its place, and keep the weights, what was dropped, and what is left.
    return 3 * config.num_heads * (source**2 + (target**2 + source * target) * has_decoder)


def _kept_by_a_norm(config: TransformerConfig) -> int:
    """PyTorch's own norm keeps its input; the written-out ones also what they divide and what they scale."""
    return 1 if config.norm == "standard" else 3


def is_on_processors(spec: RunSpec) -> bool:
    """Whether a run would take this machine's memory, not that of a GPU."""
    device = spec.settings.device
    return device == "cpu" or (
        device == "auto" and not (torch.cuda.is_available() or torch.backends.mps.is_available())
    )


def hold_process(folders: Sequence[RunFolder], limit: int, processes: int = 1) -> None:
    """Hold this process to the memory of a run; beyond it PyTorch raises an error instead of taking what others need.

    On Linux only, and only for processors: drivers of GPUs ask for far more than they use.

    Args:
        folders: Of the runs that this process trains.
        limit: Bytes for a run.
        processes: That share a run, this one of them.
    """
    with contextlib.suppress(ValueError, OSError):  # told by the job, which reads the spec too
        if all(is_on_processors(folder.spec()) for folder in folders):
            hold_to(int(limit * _SLACK / processes))


def lacks_memory(error: Exception) -> bool:
    """Whether an error says that there was no memory left."""
    return isinstance(error, MemoryError) or "can't allocate memory" in str(error)


def reason_of(error: Exception) -> str:
    """Why a run failed, for people."""
    return NO_ROOM if lacks_memory(error) else str(error) or type(error).__name__

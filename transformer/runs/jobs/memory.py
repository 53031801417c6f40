"""The memory of a run: an estimate before it starts, and a limit on its process.

Most of it is activations: what the forward pass keeps for the backward pass, for each sequence of the batch.
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
"""Bytes of a process that has imported PyTorch and done its first step."""
_LEARNING = 4 * _FLOAT
"""Bytes per parameter in training: the parameter, its gradient, and two moments of the optimizer."""
_SAVING = 7 * _FLOAT
"""Further bytes per parameter while saving: a copy of the moments, all three as bytes, and all three as one file."""
_SLACK = 1.3
"""Factor between the limit of a run and that of its process, as a margin for errors of the estimate."""

NO_ROOM = (
    "The run needed more memory than it may take on this server. Train it again with a smaller batch, shorter "
    "sequences, fewer layers or a narrower model."
)


@dataclass(frozen=True, kw_only=True)
class Needs:
    """Largest memory of a run in bytes.

    Attributes:
        fixed: Part independent of the batch: processes, parameters, gradients, moments, and saving a checkpoint.
        a_sequence: Part per sequence of the batch.
        batch_size: Number of sequences in a batch.
    """

    fixed: int
    a_sequence: int
    batch_size: int

    @property
    def total(self) -> int:
        """Total bytes."""
        return self.fixed + self.batch_size * self.a_sequence


def needs_of(spec: RunSpec, num_parameters: int) -> Needs:
    """Estimate the peak memory of a run on processors, as if in float32, which takes the most."""
    processes = spec.settings.processes
    longest = spec.task.longest
    return Needs(
        fixed=processes * (_PROCESS + _LEARNING * num_parameters) + _SAVING * num_parameters,
        a_sequence=_FLOAT * numbers_a_sequence(spec.config(), longest, longest),
        batch_size=spec.settings.batch_size,
    )


def combined_needs(needs: Sequence[Needs]) -> Needs:
    """Combine runs that share a process and take turns: all models are in memory, but only one batch at a time."""
    largest = max(needs, key=lambda one: one.batch_size * one.a_sequence)
    fixed = sum(one.fixed for one in needs) - _PROCESS * (len(needs) - 1)
    return Needs(fixed=fixed, a_sequence=largest.a_sequence, batch_size=largest.batch_size)


def numbers_a_sequence(config: TransformerConfig, source: int, target: int) -> int:
    """Return the most numbers in memory for one sequence of a batch, which occur early in the backward pass.

    Besides what the forward pass keeps, these are the gradients in use: as many as a layer keeps without its attention
    maps, or three maps of every head, whichever is more, and those of the logits. `source` and `target` are numbers of
    tokens; the latter is unused without a decoder.
    """
    written = target if config.has_decoder else source
    maps = 3 * config.num_heads * max(source, written) ** 2 if config.dropout else 0
    at_work = max(maps, _beside_maps(config, source, target)) + 2 * written * config.target_vocab_size
    return kept_numbers(config, source, target) + at_work


def kept_numbers(config: TransformerConfig, source: int, target: int) -> int:
    """Return the numbers that autograd keeps of one sequence's forward pass for the backward pass."""
    positions, written = (source + target, target) if config.has_decoder else (source, source)
    embedded = 1 + (config.dropout > 0) + (_kept_by_a_norm(config) if config.final_norm else 0)
    a_layer = _beside_maps(config, source, target) + _maps(config, source, target)
    return positions * config.d_model * embedded + config.num_layers * a_layer + written * config.target_vocab_size


def _beside_maps(config: TransformerConfig, source: int, target: int) -> int:
    """Return the numbers that one layer of each stack keeps, without attention maps."""
    drops, norm = config.dropout > 0, _kept_by_a_norm(config)
    # Of width d_model: input, query, key, value and output of self-attention, and the feed-forward's input; for each
    # sublayer, a norm and a dropout mask.
    width, positions = source * (6 + 2 * (norm + drops)), source
    if config.has_decoder:
        # Cross-attention has queries from the target, and keys and values from the source.
        width += target * (9 + 3 * (norm + drops)) + 2 * source
        positions += target
    hidden = 3 if drops else 2 if config.activation == "gelu" else 1
    return width * config.d_model + hidden * positions * config.d_ff


def _maps(config: TransformerConfig, source: int, target: int) -> int:
    """Return the numbers that the attention of one layer of each stack keeps, counted per pair of tokens."""
    has_decoder = config.has_decoder
    if not config.dropout:  # the fused kernel keeps no maps, only the decoder's mask as numbers to add
        return target**2 * has_decoder
    # With dropout, unfused attention keeps the weights, the dropout mask and the result.
    return 3 * config.num_heads * (source**2 + (target**2 + source * target) * has_decoder)


def _kept_by_a_norm(config: TransformerConfig) -> int:
    """Return how many tensors a norm keeps: PyTorch's own its input, the others also two intermediate ones."""
    return 1 if config.norm == "standard" else 3


def is_on_processors(spec: RunSpec) -> bool:
    """Return whether a run would use this machine's memory rather than a GPU's."""
    device = spec.settings.device
    return device == "cpu" or (
        device == "auto" and not (torch.cuda.is_available() or torch.backends.mps.is_available())
    )


def hold_process(folders: Sequence[RunFolder], limit: int, processes: int = 1) -> None:
    """Limit the memory of this process; beyond it, PyTorch raises an error instead of taking what others need.

    The limit works only on Linux, and only for runs on processors, because GPU drivers reserve far more than they use.

    Args:
        folders: The runs that this process trains.
        limit: Bytes per run.
        processes: Number of processes that share a run, this one included.
    """
    with contextlib.suppress(ValueError, OSError):  # the job reads the spec too and reports the error
        if all(is_on_processors(folder.spec()) for folder in folders):
            hold_to(int(limit * _SLACK / processes))


def lacks_memory(error: Exception) -> bool:
    """Return whether an error means that memory ran out."""
    return isinstance(error, MemoryError) or "can't allocate memory" in str(error)


def reason_of(error: Exception) -> str:
    """Return why a run failed, for people."""
    return NO_ROOM if lacks_memory(error) else str(error) or type(error).__name__

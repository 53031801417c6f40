"""Data-parallel training of one model in several processes: how they connect and stay in step.

Each process holds the whole model and computes its own rows of every batch; all average their gradients. Process 0 sets
the learning rate, detects divergence, measures, and ends the run.
"""

from __future__ import annotations

import atexit
import math
from datetime import timedelta

import torch
from torch import Tensor, distributed, nn

from transformer.errors import SettingError
from transformer.model import Transformer

PATIENCE = timedelta(days=1)
"""Timeout of the processes waiting for each other; long, because a run may be paused or a measurement slow."""


def join_process_group(number: int | None = None, count: int | None = None, address: str | None = None) -> None:
    """Connect to the other processes of the run and wait for all of them; NCCL sends GPU tensors, gloo all others.

    Args:
        number: Rank of this process, from 0. Without all three arguments, torchrun's environment variables apply.
        count: Number of processes.
        address: Address of the first process, `host:port`.
    """
    backend = "cpu:gloo,cuda:nccl" if torch.cuda.is_available() else "gloo"
    if number is None or count is None or address is None:
        distributed.init_process_group(backend, timeout=PATIENCE)
    else:
        distributed.init_process_group(
            backend, f"tcp://{address}", timeout=PATIENCE, world_size=count, rank=number
        )  # fmt: skip
    atexit.register(_leave_process_group)


def _leave_process_group() -> None:
    """End the threads that hold the connections: an interpreter that ends before them may be aborted (SIGABRT)."""
    if distributed.is_initialized():
        distributed.destroy_process_group()


def synchronize(model: Transformer, device: torch.device) -> nn.parallel.DistributedDataParallel:
    """Wrap a model for data-parallel training; all processes start from the weights of the first.

    Raises:
        SettingError: If the processes are not connected.
    """
    if not distributed.is_initialized():
        raise SettingError("processes", "be 1 unless several were started together", advice="Start them with torchrun.")
    return nn.parallel.DistributedDataParallel(model, [device] if device.type == "cuda" else None)


def broadcast_learning_rate(learning_rate: float) -> float | None:
    """Return the first process's learning rate, which all use, or None if it has ended the run."""
    rate = torch.tensor(learning_rate, dtype=torch.float64)
    distributed.broadcast(rate, src=0)
    return None if rate.isnan() else rate.item()


def broadcast_end() -> None:
    """Tell the other processes, from the first one, that the run ends before its last step."""
    distributed.broadcast(torch.tensor(math.nan, dtype=torch.float64), src=0)


def mean_over_processes(value: Tensor) -> Tensor:
    """Return the mean of a tensor over all processes, in its shape."""
    summed = value.clone()
    distributed.all_reduce(summed)  # a sum, because gloo has no mean
    return summed / distributed.get_world_size()

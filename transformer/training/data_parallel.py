"""Several processes that train one model together: how they meet, and how they stay in step.

Each has the whole model, computes its own rows of every batch, and all average their gradients. The first one, number
0, decides: it sets the learning rate, notices when the run has diverged, measures, and says when the run ends.
"""

from __future__ import annotations

import math
from datetime import timedelta

import torch
from torch import Tensor, distributed, nn

from transformer.errors import SettingError
from transformer.model import Transformer

PATIENCE = timedelta(days=1)
"""How long processes wait for each other: a run may be paused, or be measured for long."""


def join_process_group(number: int | None = None, count: int | None = None, address: str | None = None) -> None:
    """Wait until all processes of the run are there; on GPUs they talk by NCCL, otherwise by gloo.

    Args:
        number: Of this process, from 0. Default: as the environment says that torchrun sets.
        count: Of processes. Default: likewise.
        address: Of the first process, `host:port`. Default: likewise.
    """
    backend = "cpu:gloo,cuda:nccl" if torch.cuda.is_available() else "gloo"
    if number is None or count is None or address is None:
        distributed.init_process_group(backend, timeout=PATIENCE)
    else:
        distributed.init_process_group(
            backend, f"tcp://{address}", timeout=PATIENCE, world_size=count, rank=number
        )  # fmt: skip


def synchronized(model: Transformer, device: torch.device) -> nn.parallel.DistributedDataParallel:
    """The model as one of several that average their gradients; all begin with the weights of the first.

    Raises:
        ValueError: If the processes have not met yet.
    """
    if not distributed.is_initialized():
        raise SettingError("processes", "be 1 unless several were started together", advice="Start them with torchrun.")
    return nn.parallel.DistributedDataParallel(model, [device] if device.type == "cuda" else None)


def broadcast_learning_rate(learning_rate: float) -> float | None:
    """The first process's learning rate, which holds for all; None where it has said that the run ends."""
    told = torch.tensor(learning_rate, dtype=torch.float64)
    distributed.broadcast(told, src=0)
    return None if told.isnan() else told.item()


def broadcast_end() -> None:
    """Tell the other processes, from the first one, that the run ends before its last step."""
    distributed.broadcast(torch.tensor(math.nan, dtype=torch.float64), src=0)


def mean_over_processes(value: Tensor) -> Tensor:
    """The mean of one value of each process."""
    summed = value.clone()
    distributed.all_reduce(summed)  # not every backend has a mean
    return summed / distributed.get_world_size()

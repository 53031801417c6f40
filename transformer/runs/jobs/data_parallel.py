"""Data-parallel runs: each process computes its rows of every batch, and the first one has the job and its host.

On this machine torchrun starts them: `python -m torch.distributed.run … -m transformer.runs.jobs.data_parallel FOLDER`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import torch
from torch import distributed

from transformer.runs.jobs.folder import RunFolder
from transformer.runs.jobs.job import Job, JobHost
from transformer.runs.jobs.limits import server_limits
from transformer.runs.jobs.memory import hold_process, lacks_memory, reason_of
from transformer.runs.jobs.patience import with_patience
from transformer.runs.run import Run, RunSpec
from transformer.training.data_parallel import broadcast_end, join_process_group


def work(spec: RunSpec, host: JobHost, keep: Callable[[Callable[[], Any]], Any] = lambda action: action()) -> None:
    """Train a run to its end, as its only process or as one of several connected ones.

    Args:
        spec: Spec of the run.
        host: Host of the job. Only the first process stores events and files and obeys the controls; all of them read
            the last checkpoint.
        keep: Calls each action that stores something; see `with_patience`.
    """
    torch.set_num_threads(1)
    is_shared = spec.settings.processes > 1
    if is_shared and distributed.get_rank() > 0:
        for _ in Run(spec, host.last_checkpoint()):
            pass
        return
    job: Job = keep(partial(Job, spec, host))
    while keep(job.advance if job.is_ready else job.rest):
        if not job.is_ready:
            time.sleep(0.05)
    if is_shared and job.run.step < spec.settings.steps:
        broadcast_end()


def train_distributed(folder: RunFolder, count: int) -> None:
    """Train a run in several processes of this machine; return when it has ended or is paused.

    The first one reports events in the run's folder. If one of them dies, all end, and the supervisor restarts the run.
    """
    command = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--local-addr=127.0.0.1"]
    command += [f"--nproc-per-node={count}", "-m", "transformer.runs.jobs.data_parallel", str(folder.path)]
    # The processes read this pipe only to detect that its other end is closed, so that they never outlive this process.
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        # A pause ends them too, because they would hold too much memory.
        while process.poll() is None and folder.path.exists() and folder.is_due():
            time.sleep(0.5)


def main(path: Path) -> int:
    """Run one of the processes that torchrun starts; return the exit status."""
    threading.Thread(target=_end_with_the_starter, daemon=True).start()
    folder = RunFolder(path)
    try:
        spec = folder.spec()
        hold_process([folder], server_limits().bytes_for_a_run, spec.settings.processes)
        if torch.cuda.is_available():
            torch.cuda.set_device(int(os.environ["LOCAL_RANK"]) % torch.cuda.device_count())
        join_process_group()
        work(spec, folder, partial(with_patience, folder))
    except Exception as error:
        traceback.print_exc()  # the full traceback goes to output.log
        # The death of another process appears here as a network error; the supervisor reports a better reason.
        is_told_better = isinstance(error, RuntimeError) and not lacks_memory(error)
        if os.environ["RANK"] == "0" and folder.path.exists() and not is_told_better:
            folder.emit("failed", reason=reason_of(error))
        return 1
    return 0


def _end_with_the_starter() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

"""The process that times runs: `python -m transformer.runs.timer FOLDER SINCE`; `stopwatch` starts it.

It times the runs whose specs are in `FOLDER/0.json`, `1.json` … and prints their costs. `SINCE` is when the process was
asked for, in seconds as from `time.time`, so that what a process needs to start is timed too.
"""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import asdict
from pathlib import Path

import torch

from transformer.runs.forecast import time_here
from transformer.runs.jobs.limits import server_limits
from transformer.runs.machine import hold_to
from transformer.runs.run import load_spec


def main(folder: Path, since: float) -> None:
    """Time the runs in a folder, one after the other, and print their costs."""
    start = max(0.0, time.time() - since)
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, 10)  # as jobs do, which are what is timed
    hold_to(server_limits().bytes_for_a_run)
    torch.set_num_threads(1)
    specs = [load_spec(folder / f"{number}.json") for number in range(len(list(folder.glob("[0-9]*.json"))))]
    sys.stdout.write(json.dumps([asdict(time_here(spec, start)) for spec in specs]))


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))

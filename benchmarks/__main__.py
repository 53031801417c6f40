"""`python -m benchmarks [NAME …]`: every figure comes from this run, ours and the peer's by turns.

The machine's speed cancels out of the ratios. Leave it alone while this runs: a second busy process disturbs the
goals in seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import torch

from benchmarks.measure import Row, figure
from transformer.training import find_device

MEASUREMENTS = {
    "training": "benchmarks.training_step",
    "capture": "benchmarks.full_capture",
    "decoding": "benchmarks.cached_decoding",
    "marian": "benchmarks.marian",
    "examples": "benchmarks.examples_to_learn",
    "contributions": "benchmarks.contributions",
    "stage": "benchmarks.stage",
    "pages": "benchmarks.pages",
    "overview": "benchmarks.head_overview",
    "start": "benchmarks.first_map",
    "sessions": "benchmarks.many_sessions",
    "beside": "benchmarks.training_beside_serving",
    "class": "benchmarks.live_class",
    "memory": "benchmarks.memory",
    "growth": "benchmarks.growth",
}
ON_A_GPU = ("training", "capture", "decoding", "marian")
"""Measurements of the model alone, on any device; all others measure servers and browsers."""
COLUMNS = ("what", "ours", "peer", "ratio", "goal", "met")


def main(arguments: list[str] | None = None) -> int:
    """Measure and print the table; return exit status 1 if a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(MEASUREMENTS)}; default: all")
    parser.add_argument(
        "--device", choices=["cpu", "cuda", "mps"], default="cpu", help=f"of {', '.join(ON_A_GPU)} (default: cpu)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures there")
    options = parser.parse_args(arguments)
    if unknown := [name for name in options.names if name not in MEASUREMENTS]:
        parser.error(f"There is no {unknown[0]!r}. Choose from {', '.join(MEASUREMENTS)}.")
    usual = MEASUREMENTS if options.device == "cpu" else ON_A_GPU
    if elsewhere := [name for name in options.names if name not in usual]:
        parser.error(f"{elsewhere[0]!r} runs on the CPU alone. On a GPU choose from {', '.join(ON_A_GPU)}.")
    device = find_device(options.device)
    torch.set_num_threads(1)
    before = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    rows = []
    for name in options.names or usual:
        print(f"{name} …", file=sys.stderr, flush=True)
        measure: Callable[..., Iterator[Row]] = import_module(MEASUREMENTS[name]).measure
        rows += measure(device) if name in ON_A_GPU else measure()
    print(_table(rows))
    where = torch.cuda.get_device_name(device) if device.type == "cuda" else device.type
    print(f"{where}, torch {torch.__version__}, 1 thread, {os.cpu_count()} cores, load before the start {before:.1f}.")
    if options.json:
        options.json.write_text(json.dumps([row.to_dict() for row in rows], indent=2) + "\n", encoding="utf-8")
    return 0 if all(row.met for row in rows) else 1


def _table(rows: list[Row]) -> str:
    """Format the rows as an aligned Markdown table."""
    cells = [COLUMNS] + [
        (
            row.what,
            figure(row.ours, row.unit),
            f"{row.peer_name}: {figure(row.peer, row.unit)}",
            "–" if row.ratio is None else f"{row.ratio:.2f} ×",
            row.goal,
            "yes" if row.met else "no",
        )
        for row in rows
    ]
    widths = [max(len(line[column]) for line in cells) for column in range(len(COLUMNS))]
    lines = ["| " + " | ".join(text.ljust(width) for text, width in zip(line, widths)) + " |" for line in cells]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())

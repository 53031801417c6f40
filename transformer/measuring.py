"""The commands that measure a finished model: `inspect`, `align` and `curate`, with their options."""

from __future__ import annotations

import argparse
import json
from dataclasses import fields, replace
from pathlib import Path

from transformer.assets import checkpoint_path
from transformer.checkpoints.checkpoint import Checkpoint, load
from transformer.checkpoints.opening import MEAN
from transformer.checkpoints.rewriting import rewrite_metadata
from transformer.data.task import Task
from transformer.data.tasks import task_from_dict
from transformer.importing.proof import checked_in_words
from transformer.interpret.alignment_quality import measure_alignment
from transformer.interpret.curation import stored_board
from transformer.interpret.intervals import wilson_interval
from transformer.runs.curated_file import curate_file, task_at_hand
from transformer.runs.run import FINAL_SEED
from transformer.text.wording import percent
from transformer.training.loop import exact_match


def add_measuring(commands: argparse._SubParsersAction) -> None:
    """Add the commands to those of the program."""
    inspection = commands.add_parser("inspect", help="print what a checkpoint holds")
    inspection.add_argument("checkpoint", type=Path, help="a file, or the name of a shipped model")
    inspection.add_argument(
        "--measure", type=int, default=0, metavar="N", help="also measure exact match on N new sequences"
    )
    inspection.add_argument("--longest", type=int, metavar="L", help="of at most L symbols (default: as trained)")
    inspection.set_defaults(command=_inspect)

    alignment = commands.add_parser("align", help="measure how well every head of cross-attention aligns words")
    alignment.add_argument("checkpoint", type=Path, help="a file, or the name of a shipped model")
    alignment.add_argument("--data", type=Path, metavar="FILE", help="the file of pairs, for a model of pairs")
    alignment.add_argument("--save", action="store_true", help="write the figures into the checkpoint")
    alignment.set_defaults(command=_align)

    curation = commands.add_parser("curate", help="measure what is worth opening first, and write it into the file")
    curation.add_argument("checkpoints", nargs="+", type=Path, metavar="checkpoint", help="files, or shipped models")
    curation.add_argument("--data", type=Path, metavar="FILE", help="the file of pairs, for models of these pairs")
    curation.add_argument(
        "--sample", type=int, metavar="N", help="let the model keep N held-out pairs; their licence must allow that"
    )
    curation.set_defaults(command=_curate)


def _inspect(options: argparse.Namespace) -> None:
    checkpoint = load(options.checkpoint)
    print(f"{checkpoint.name}: {checkpoint.model.num_parameters:,} parameters")
    for title, values in (
        ("config", checkpoint.config.to_dict()),
        ("task", {key: value for key, value in checkpoint.task.items() if key != "sample"}),
        ("settings", checkpoint.settings),
        ("metrics", checkpoint.metrics),
    ):
        print(f"\n{title}")
        for key, value in values.items():
            print(f"  {key:20} {value}")
    if options.measure and checkpoint.task:
        task = _task_to_measure(checkpoint, options.longest)
        count, values = min(options.measure, task.counts.get("held_out", options.measure)), task.to_dict()
        longest = f" of at most {values['max_length']} {task.unit}" if "max_length" in values else ""
        right = exact_match(checkpoint.model, task, count, FINAL_SEED)
        print(
            f"\nmeasured: {percent(right, 2)}{interval_in_brackets(right, count)} of {count:,} new sequences{longest}"
        )
    if said := checked_in_words(checkpoint.metrics):
        print(f"\n{said}")
    print("\ntensors")
    for name, parameter in checkpoint.model.named_parameters():
        print(f"  {name:60} {'×'.join(map(str, parameter.shape))}")


def interval_in_brackets(share: float, count: int) -> str:
    """Return the 95 % interval of a measured share, as words that stand behind it."""
    low, high = wilson_interval(round(share * count), count)
    return f" (95 % interval: {percent(low, 1)} to {percent(high, 1)})"


def _task_to_measure(checkpoint: Checkpoint, longest: int | None) -> Task:
    """Return the task with the limits that it was measured with, or with the longest sequences that are asked for."""
    task = task_from_dict(checkpoint.task)
    limits = {"max_length": longest, "max_tokens": checkpoint.metrics.get("max_tokens")}
    own = {field.name for field in fields(task)}
    return replace(task, **{name: limit for name, limit in limits.items() if limit and name in own})


def _align(options: argparse.Namespace) -> None:
    path = checkpoint_path(options.checkpoint)
    checkpoint = load(path)
    quality = measure_alignment(checkpoint, task_at_hand(checkpoint, options.data))
    print("layer  head  agreement" + "  error rate" * quality.knows_gold)
    for layer, head, share, error in quality.ranked():
        print(f"{layer + 1:5}  {'mean' if head is None else head + 1:>4}  {percent(share, 1):>9}" + _rate(error))
    print(f"     diagonal  {percent(quality.diagonal, 1):>9}" + _rate(quality.diagonal_error))
    links = "gold links" if quality.knows_gold else "confident links of IBM Model 1"
    print(f"Of {quality.words:,} words with {links} in {quality.sentences:,} held-out sentences.")
    if options.save:
        rewrite_metadata(path, {"metrics": json.dumps(checkpoint.metrics | quality.metrics())})
        print(f"Saved {path}.")


def _curate(options: argparse.Namespace) -> None:
    for name in options.checkpoints:
        path = checkpoint_path(name)
        found = curate_file(path, options.data, options.sample)
        opening, board = found.opening, stored_board(found)
        what = "as usual: no head stands out"
        if opening:
            head = "mean of its heads" if opening.head == MEAN else f"head {opening.head}"
            what = f"on {opening.kind} attention, layer {opening.layer + 1}, {head}"
            what += f", with “{opening.text}”" if opening.text else ""
        print(f"{found.name} opens {what}.")
        if board:
            print(board.description)
        print(f"Saved {path}; its weights are as they were.")


def _rate(error: float | None) -> str:
    return "" if error is None else f"  {percent(error, 1):>10}"

"""Measures of what a record shows: how twins, or a single run, learned."""

from __future__ import annotations

import numpy as np

from transformer.errors import SettingError
from transformer.maps import KINDS
from transformer.runs.film import Frame
from transformer.runs.jobs.shipped import ShippedRun, ShippedTwins


def exact_match_of_side(twins: ShippedTwins, side: str) -> float:
    """Return the share of new sequences that one of the recorded twins writes exactly right at its end."""
    return _last_exact_match(twins.side(side))


def exact_match_over_seeds(twins: ShippedTwins, which: str, side: str, step: int) -> float:
    """Return the least or the most, over its seeds, that a recorded twin writes exactly right after a step."""
    ends = {"least": min, "most": max}
    if which not in ends:
        raise SettingError("which", f"be one of {', '.join(ends)}", which)
    return float(ends[which](twins.exact_match(side, step)))


def loss_of_side(twins: ShippedTwins, side: str) -> float:
    """Return the loss of the last batch in the training of one of the recorded twins, in nats."""
    return float(twins.side(side).records()[-1]["loss"])


def exact_match_of_run(run: ShippedRun) -> float:
    """Return the share of new sequences that a recorded run writes exactly right at its end."""
    return _last_exact_match(run)


def loss_of_run(run: ShippedRun, step: int) -> float:
    """Return the loss of the batch of a step, in nats."""
    found = {record["step"]: record["loss"] for record in run.records()}
    if step not in found:
        raise SettingError("step", f"be one of 1 to {max(found)}", step)
    return float(found[step])


def writes_after_step(run: ShippedRun, step: int) -> str:
    """Return the text that a recorded run writes in the frame of a step."""
    return _frame(run, step).answer


def decided_after_step(run: ShippedRun, kind: str, step: int) -> float:
    """Return what the rows of the most decided head of a kind give the place they look at most, in the mean.

    Args:
        run: The run.
        kind: Of attention.
        step: The step of a frame.
    """
    maps = _frame(run, step).maps
    if kind not in maps:
        raise SettingError("kind", f"be one of {', '.join(one for one in KINDS if one in maps)}", kind)
    return float((maps[kind].astype(np.float64) / 255).max(axis=-1).mean(axis=-1).max())


def _frame(run: ShippedRun, step: int) -> Frame:
    frames = {int(path.stem): path for path in run.frames()}
    if step not in frames:
        raise SettingError("step", f"be one of {', '.join(map(str, frames))}", step)
    return Frame.read(frames[step])


def _last_exact_match(run: ShippedRun) -> float:
    return float(next(one["exact_match"] for one in reversed(run.records()) if one["exact_match"] is not None))

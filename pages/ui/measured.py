"""Measured figures in words: what a loss and a share of right texts mean."""

from collections.abc import Mapping

from transformer.interpret import wilson_interval
from transformer.text import counted, decimal, percent
from transformer.training import least_loss

_MOST = 1e9
"""Texts that anybody has measured on: a file of a stranger may say anything."""


def interval_of(share: float, count: float) -> str:
    """Between what a share of right texts may lie, in brackets: "(90.4 % to 96.9 %)"; empty where nobody counted."""
    if not (0 <= share <= 1 and 1 <= count <= _MOST):
        return ""
    low, high = wilson_interval(round(share * count), round(count))
    return f"({percent(low, 1)} to {percent(high, 1)})"


def loss_in_words(smoothing: float, vocabulary: int) -> str:
    """What a loss in training is with label smoothing, where 0 is out of reach; empty without it."""
    if not smoothing:
        return ""
    least = decimal(least_loss(smoothing, vocabulary), 2)
    return (
        f" It is that of one batch, with dropout, against a target smoothed by {decimal(smoothing, 2)} over "
        f"{counted(vocabulary)} tokens: not 0 but {least} is the least possible."
    )


def figures_in_words(metrics: Mapping[str, float], task: Mapping[str, object]) -> str:
    """How good a model was on what training never showed, in a sentence; empty if nobody measured."""
    if "exact_match" not in metrics:
        return ""
    what = "texts"
    if "min_length" in task and "unit" in task:
        tokens = f" of at most {decimal(metrics['max_tokens'] - 2, 0)} tokens" if "max_tokens" in metrics else ""
        longest = metrics.get("max_length", task.get("max_length"))
        what = f"sequences of {task['min_length']} to {longest} {task['unit']}{tokens}"
    sentence = (
        f"Wrote {percent(metrics['exact_match'], 1)} of {decimal(metrics.get('evaluated_on', 0), 0)} fresh {what} "
        "wholly right; none of them was in training."
    )
    if "bleu" in metrics:
        sentence += f" BLEU {decimal(metrics['bleu'], 1)}."
    if "character_error_rate" in metrics:
        sentence += f" {percent(metrics['character_error_rate'], 1)} of the characters were to mend."
    return sentence

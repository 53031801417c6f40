"""Measured figures in words: what a loss and a share of right texts mean."""

from collections.abc import Mapping

from transformer import RunSpec
from transformer.importing import checked_in_words
from transformer.interpret import wilson_interval
from transformer.text import counted, decimal, percent
from transformer.training import least_loss

_MOST = 1e9
"""Most texts that anybody has measured on: a stranger's file may say anything."""


def interval_of(share: float, count: float) -> str:
    """Return the interval of a share of right texts, in brackets: "(90.4 % to 96.9 %)"; empty where nobody counted."""
    if not (0 <= share <= 1 and 1 <= count <= _MOST):
        return ""
    low, high = wilson_interval(round(share * count), round(count))
    return f"({percent(low, 1)} to {percent(high, 1)})"


def loss_in_words(smoothing: object, vocabulary: int) -> str:
    """Return what a loss in training is with label smoothing, where 0 is out of reach; empty without it."""
    if not isinstance(smoothing, int | float) or not 0 < smoothing < 1:
        return ""
    least = decimal(least_loss(smoothing, vocabulary), 2)
    return (
        f" It is the loss of one batch, with dropout and a target smoothed by {decimal(smoothing, 2)} over "
        f"{counted(vocabulary)} tokens. The least possible is {least}, not 0."
    )


def about_loss(spec: RunSpec) -> str:
    """Return what the loss of a run is, where label smoothing keeps it from 0; see `loss_in_words`."""
    return loss_in_words(spec.settings.label_smoothing, spec.config().target_vocab_size)


def exact_match_in_words(share: float, spec: RunSpec) -> str:
    """Return the exact match of a run on its way, with its interval where no file decides the number of sequences."""
    count = 0 if spec.task.file else spec.settings.evaluate_on
    return f"{percent(share, 1)} {interval_of(share, count)}".strip()


def share_in_words(metrics: Mapping[str, float], has_file: bool) -> str:
    """Return how much of a model's output is right, in a sentence beside one text.

    Args:
        metrics: With `exact_match`.
        has_file: It learned from a file of pairs, which has one answer for each text where others can be right too.
    """
    count = metrics.get("evaluated_on", 0)
    share = f"{percent(metrics['exact_match'], 1)} {interval_of(metrics['exact_match'], count)}".strip()
    of = f"{counted(round(count))} texts" if 1 <= count <= _MOST else "texts"
    if has_file:
        return (
            f"Of {of} it had never seen, it wrote {share} exactly like the one answer in its file. Others can be right."
        )
    return f"Of {of} it had never seen, it wrote {share} exactly right."


def figures_in_words(metrics: Mapping[str, float], task: Mapping[str, object]) -> str:
    """Return how good a model was on what training never showed, or whether its import was checked; else nothing."""
    if "exact_match" not in metrics:
        return checked_in_words(metrics)
    what = "texts"
    if "min_length" in task and "unit" in task:
        tokens = f" of at most {decimal(metrics['max_tokens'] - 2, 0)} tokens" if "max_tokens" in metrics else ""
        longest = metrics.get("max_length", task.get("max_length"))
        what = f"texts of {task['min_length']} to {longest} {task['unit']}{tokens}"
    how = "exactly like the one answer in its file" if task.get("file") else "exactly right"
    sentence = (
        f"Wrote {percent(metrics['exact_match'], 1)} of {decimal(metrics.get('evaluated_on', 0), 0)} new {what} "
        f"{how}; none of these texts was in its own training."
    )
    if between := interval_of(metrics["exact_match"], metrics.get("evaluated_on", 0)):
        sentence += f" Of all such {what.split()[0]} it would be {between.strip('()')} (95 % interval)."
    if "bleu" in metrics:
        sentence += f" BLEU {decimal(metrics['bleu'], 1)}."
    if "character_error_rate" in metrics:
        sentence += f" Character error rate: {percent(metrics['character_error_rate'], 1)} of a reference's characters."
    return sentence

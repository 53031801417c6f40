"""The verdict on several twins, in words: nobody is ahead if chance alone could have decided."""

import numpy as np

from pages.ui.models.metrics_in_words import interval_of
from pages.ui.runs.runs import last_exact_match
from transformer.interpret import wilson_interval
from transformer.text import counted, decimal, percent

_LATE = 20
"""A loss is the mean of the last twentieth of the steps: one batch is luck."""
_FAR = 0.5
"""A lead in shares exactly right, between the ends of two intervals, that no other seed turns round."""
_SURE = 1.96
"""Standard errors between two mean losses from which on they are called different."""


def verdict(names: list[str], records: list[list[dict]], count: int, of_seeds: str = "") -> str:
    """Return sentences on who leads by the loss and by exact match: nobody if chance alone could have decided.

    Args:
        names: The names of the variants.
        records: The records of each variant; none is empty.
        count: The number of sequences on which exact match was measured.
        of_seeds: The results of other seeds, in words; empty if there is one seed.
    """
    lowest, said = _lowest_loss(names, records)
    exact = {name: share for name, told in zip(names, records) if (share := last_exact_match(told)) is not None}
    if len(exact) < len(names):
        return said
    limits = {name: wilson_interval(round(share * count), count) for name, share in exact.items()}
    best = max(exact, key=exact.__getitem__)
    first = [name for name in names if limits[name][1] >= limits[best][0]]
    shares = {name: f"{percent(share, 1)} {interval_of(share, count)}" for name, share in exact.items()}
    if of_seeds:  # these say more than one seed's shares
        return f"{said} {of_seeds}"
    if len(set(exact.values())) == 1:
        said += f" When they write by themselves, all get {shares[best]} of the texts exactly right."
    elif len(first) > 1:
        listed = ", ".join(f"{name} {shares[name]}" for name in first)
        said += f" Texts exactly right when they write by themselves: {listed}."
        said += f" With {counted(count)} texts these can't be told apart."
    else:
        said += f" Most texts exactly right when it writes by itself: {best}, {shares[best]}."
    if lowest and lowest not in first:
        said += f" {lowest} has the lower loss and still gets only {shares[lowest]} right."
    apart = len(first) == 1 and all(limits[name][1] < limits[best][0] - _FAR for name in names if name != best)
    return f"{said} That is one seed{'.' if apart else ': another may reverse it.'}"


def _lowest_loss(names: list[str], records: list[list[dict]]) -> tuple[str | None, str]:
    """Return the variant with the lowest loss over the last steps (None if chance could decide), and a sentence.

    Twins learn from the same batches, so their losses are compared step by step.
    """
    late = max(1, min(map(len, records)) // _LATE)
    losses = np.array([[record["loss"] for record in told[-late:]] for told in records])
    means = losses.mean(axis=1)
    behind = np.delete(losses - losses[means.argmin()], means.argmin(), axis=0)
    errors = behind.std(axis=1, ddof=1) / np.sqrt(late) if late > 1 else np.zeros(len(behind))
    steps = f", the mean of the last {counted(late)} steps" if late > 1 else ""
    if (behind.mean(axis=1) > _SURE * errors).all():
        lowest = names[means.argmin()]
        return lowest, f"Lowest loss: {lowest} ({decimal(means.min(), 3)}{steps})."
    listed = ", ".join(f"{name} {decimal(mean, 3)}" for name, mean in zip(names, means))
    return None, f"Lowest loss: too close to tell ({listed}{steps})."

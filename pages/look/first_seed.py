"""The seed with which sampling opens: one that shows what sampling is."""

import numpy as np

from pages.ui.example.example import Example
from pages.ui.memory.store import stored
from pages.ui.models.files import FileKey
from transformer import PAD
from transformer.decoding import Strategy, decode
from transformer.interpret import Result

_SEEDS, _DECODED = 100, 12
"""The number of seeds from which one is chosen, and the most of them that are decoded."""
_LIKELY = 0.05
"""The probability of a text's rarest token from which on no other seed is tried."""


@stored
def telling_seed(key: FileKey, text: str, _example: Example, _usual: Result) -> int:
    """Return the seed with which sampling opens: its text is not the greedy one, and has likely tokens if possible.

    Sampling sees the same distributions as greedy decoding until a draw first falls on another token. So the few
    seeds worth decoding are found without the model. If no seed writes another text, the seed is 0.
    """
    usual = _usual.decoding
    borders = [np.cumsum(np.where(np.arange(len(step.probabilities)) == PAD, 0, step.probabilities), dtype=np.float64)
               for step in usual.steps]  # fmt: skip
    parts = {}
    for seed in range(_SEEDS):
        for border, step, draw in zip(borders, usual.steps, Strategy(seed=seed).draws()):
            token = int(np.searchsorted(border, draw * border[-1], side="right"))
            if token != step.token_id:
                parts[seed] = float(step.probabilities[token])
                break
    tried = {}
    for seed in sorted(parts, key=lambda seed: -parts[seed])[:_DECODED]:
        drawn = decode(_example.checkpoint, text, Strategy(temperature=1.0, seed=seed))
        if drawn.text != usual.text and drawn.finished:
            tried[seed] = min(step.probability for step in drawn.steps)
            if tried[seed] >= _LIKELY:
                break
    return max(tried, key=tried.__getitem__, default=0)

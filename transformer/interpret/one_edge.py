"""One look in many texts: what changes where a token may not look at another, beside what changes with no head on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import PAD
from transformer.data.batches import Batch
from transformer.errors import LabError, TextError
from transformer.interpret.batches import with_own_targets
from transformer.interpret.interventions import Intervention, edits_of
from transformer.interpret.source_effects import MOST_VALUES
from transformer.text import clipped, in_a_line
from transformer.trace import Trace

MOST_TEXTS = 64
_MOST_WORK = 2e11
"""Most multiplications of one comparison, some ten seconds on two cores."""


@dataclass(frozen=True, eq=False)
class OneEdge:
    """The effect of one look in the encoder on many texts.

    Attributes:
        words: What tells each text from the others: its tokens that the first one has not.
        usual: The token that each text makes the model write where its output first changes, or would.
        hidden: The token there where the look is hidden in every head and layer.
        off: The token there with all heads of the encoder off.
    """

    words: list[str]
    usual: list[str]
    hidden: list[str]
    off: list[str]

    @property
    def changed(self) -> np.ndarray:
        """Mask of the texts whose token is another one, `(2, text)`: with the look hidden, with all heads off."""
        return np.array([self.hidden, self.off]) != np.array(self.usual)


@torch.inference_mode()
def hide_edge(checkpoint: Checkpoint, texts: Sequence[str], query: int, key: int) -> OneEdge:
    """Hide how one token looks at another in many texts, in every head and layer of the encoder.

    Every text is read with the target that the model writes for it; compared is the first token that changes. Where
    none does, it is the place at which most others change.

    Args:
        checkpoint: A model.
        texts: At most 64, all of as many tokens.
        query: Place of the token that looks, from 0, start included.
        key: Place of the one looked at.
    Raises:
        TextError: If a text can't be read; it names it.
        LabError: If there are too many texts, or their numbers of tokens differ.
    Source: Geva et al. (2023), "Dissecting Recall of Factual Associations": attention knockout.
    """
    config, source = checkpoint.config, _read(checkpoint, texts)
    layers = range(config.num_layers)
    edge = [Intervention(kind="encoder", layer=layer, action="hide", row=query, column=key) for layer in layers]
    every_head = [Intervention(kind="encoder", layer=layer) for layer in layers]
    size = max(1, MOST_VALUES // (config.max_length * max(config.target_vocab_size, config.num_heads * len(source[0]))))
    runs = [[], [], []]
    for first in range(0, len(source), size):
        batch = with_own_targets(checkpoint, torch.tensor(source[first : first + size]))
        for found, changes in zip(runs, ([], edge, every_head), strict=True):
            found.extend(_likeliest(checkpoint, batch, changes))
    usual, hidden, _ = runs
    firsts = [_first_difference(one, other) for one, other in zip(usual, hidden, strict=True)]
    places = [place for place in firsts if place is not None]
    common = max(places, key=places.count, default=0)
    steps = [min(common, len(row) - 1) if place is None else place for place, row in zip(firsts, usual, strict=True)]
    compared = [[row[step] for row, step in zip(run, steps, strict=True)] for run in runs]
    return OneEdge(_tell_apart(checkpoint, source), *map(checkpoint.target_tokenizer.tokens, compared))


def _likeliest(checkpoint: Checkpoint, batch: Batch, changes: Sequence[Intervention]) -> list[list[int]]:
    """Return the likeliest token at each step of each text, without those of padding."""
    trace, model = Trace(edits=edits_of(changes), record=False), checkpoint.model
    if checkpoint.config.has_decoder:
        logits, read = model.decode(batch.target, model.encode(batch.source, trace), batch.source), batch.target
    else:
        logits, read = model(batch.source, trace=trace), batch.source
    lengths = (read != PAD).sum(dim=1).tolist()
    return [row[:length] for row, length in zip(logits.argmax(dim=-1).tolist(), lengths, strict=True)]


def _first_difference(one: Sequence[int], other: Sequence[int]) -> int | None:
    return next((place for place, pair in enumerate(zip(one, other, strict=True)) if len({*pair}) > 1), None)


def _read(checkpoint: Checkpoint, texts: Sequence[str]) -> list[list[int]]:
    if len(texts) > MOST_TEXTS:
        raise LabError(f"These are {len(texts)} texts; at most {MOST_TEXTS} are compared.", "Leave some out.")
    source = []
    for text in texts:
        try:
            source.append(checkpoint.source_tokenizer.read(text, checkpoint.config.max_length))
        except TextError as error:
            raise TextError(f"“{in_a_line(clipped(text))}” can't be read. {error}") from None
    # Each is written once and read three times, with about as many tokens on the other side.
    most = int(_MOST_WORK / (8 * checkpoint.model.num_parameters * len(source[0])))
    if len(source) > most:
        raise LabError(f"With this model, at most {most} texts of this length are compared.", "Leave some out.")
    longer = next((at for at, ids in enumerate(source) if len(ids) != len(source[0])), None)
    if longer:
        counts = f"{len(source[longer]) - 2} tokens, not {len(source[0]) - 2}"
        raise LabError(
            f"“{in_a_line(clipped(texts[longer]))}” has {counts}.",
            "All texts need as many: a place is the same look in each.",
        )
    return [list(ids) for ids in dict.fromkeys(map(tuple, source))]  # in other spellings it is the same text


def _tell_apart(checkpoint: Checkpoint, source: Sequence[Sequence[int]]) -> list[str]:
    """Return of each text the tokens that differ among the texts."""
    differ = [place for place in range(len(source[0])) if len({ids[place] for ids in source}) > 1]
    tokens = checkpoint.source_tokenizer.tokens
    return [" ".join(tokens([ids[place] for place in differ])) for ids in source]

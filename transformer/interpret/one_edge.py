"""One look in many texts: what changes where a token may not look at another, beside what changes with no head on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import torch

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import PAD
from transformer.errors import LabError, TextError
from transformer.interpret.batches import with_own_targets
from transformer.interpret.interventions import Intervention, edits_of
from transformer.trace import Trace

MOST_TEXTS = 64


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
        TextError: If a text can't be read; it names its line.
        LabError: If there are too many texts, or their numbers of tokens differ.
    Source: Geva et al. (2023), "Dissecting Recall of Factual Associations": attention knockout.
    """
    config, source = checkpoint.config, _read(checkpoint, texts)
    batch = with_own_targets(checkpoint, torch.tensor(source))
    layers = range(config.num_layers)

    def run(changes: Iterable[Intervention]) -> np.ndarray:
        """Return the likeliest token at each step, `(text, step)`."""
        trace = Trace(edits=edits_of(changes), record=False)
        if not config.has_decoder:
            return checkpoint.model(batch.source, trace=trace).argmax(dim=-1).cpu().numpy()
        memory = checkpoint.model.encode(batch.source, trace)
        return checkpoint.model.decode(batch.target, memory, batch.source).argmax(dim=-1).cpu().numpy()

    usual = run(())
    edge = [Intervention(kind="encoder", layer=layer, action="hide", row=query, column=key) for layer in layers]
    others = [run(edge), run([Intervention(kind="encoder", layer=layer) for layer in layers])]
    counted = (batch.target if config.has_decoder else batch.source).cpu().numpy() != PAD
    firsts = (others[0] != usual) & counted
    places = [int(row.argmax()) for row in firsts if row.any()]
    common = max(places, key=places.count) if places else 0
    lasts = counted.sum(axis=1) - 1
    steps = [
        int(row.argmax()) if row.any() else min(common, int(last)) for row, last in zip(firsts, lasts, strict=True)
    ]
    compared = [ids[range(len(texts)), steps].tolist() for ids in (usual, *others)]
    return OneEdge(_tell_apart(checkpoint, source), *map(checkpoint.target_tokenizer.tokens, compared))


def _read(checkpoint: Checkpoint, texts: Sequence[str]) -> list[list[int]]:
    if len(texts) > MOST_TEXTS:
        raise LabError(f"These are {len(texts)} texts; at most {MOST_TEXTS} are compared.", "Leave some out.")
    source = []
    for line, text in enumerate(texts, start=1):
        try:
            source.append(checkpoint.source_tokenizer.read(text, checkpoint.config.max_length))
        except TextError as error:
            raise TextError(f"Line {line} can't be read. {error}") from None
    longer = next((line for line, ids in enumerate(source, start=1) if len(ids) != len(source[0])), None)
    if longer:
        counts = f"{len(source[longer - 1]) - 2} tokens, not {len(source[0]) - 2}"
        raise LabError(f"Line {longer} has {counts}.", "All texts need as many: a place is the same look in each.")
    return source


def _tell_apart(checkpoint: Checkpoint, source: Sequence[Sequence[int]]) -> list[str]:
    """Return of each text the tokens that differ among the texts."""
    differ = [place for place in range(len(source[0])) if len({ids[place] for ids in source}) > 1]
    tokens = checkpoint.source_tokenizer.tokens
    return [" ".join(tokens([ids[place] for place in differ])) for ids in source]

"""What a model did with a text: its decoding and its attention, between pieces or between whole words."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from transformer import Decoding, Trace
from transformer.interpret import (
    AttentionMaps,
    Groups,
    HeadScores,
    attention_maps,
    head_scores,
    heads_in_one,
    merge_subwords,
    merge_weights,
    mute,
    rollout,
    whole_words,
    without_special,
    word_groups,
)
from transformer.text import clipped, plain_token

if TYPE_CHECKING:
    from pages.ui.example import OpenHead


@dataclass(frozen=True)
class Result:
    """What the model did with the text.

    Attributes:
        decoding: What it wrote.
        maps: Its attention, by kind.
        rollouts: Attention rollout up to each layer, `(layer, query, key)`, by kind; see `rollout`.
        scores: What every head does on this text, by kind.
        is_muted: Special tokens are left out of maps and summaries.
        in_pieces: What this was before pieces were merged into words; None where nothing is merged.
    """

    decoding: Decoding
    maps: dict[str, AttentionMaps]
    rollouts: dict[str, np.ndarray]
    scores: dict[str, HeadScores]
    is_muted: bool = False
    in_pieces: "Result | None" = None

    @classmethod
    def of(cls, decoding: Decoding, trace: Trace) -> "Result":
        """From a decoding that was traced; each step's own rows, which the maps have too, are not kept."""
        maps = attention_maps(trace)
        decoding = replace(decoding, steps=[replace(step, rows={}) for step in decoding.steps])
        rollouts = {kind: rollout(maps, kind) for kind in maps}
        return cls(decoding, maps, rollouts, {kind: head_scores(found) for kind, found in maps.items()})

    def muted(self) -> "Result":
        """The same without the columns of special tokens (see `without_special`); what heads do stays as measured."""
        rollouts = {kind: without_special(found, self.maps[kind].key_tokens) for kind, found in self.rollouts.items()}
        maps = {kind: mute(found) for kind, found in self.maps.items()}
        return replace(self, maps=maps, rollouts=rollouts, is_muted=True)

    def in_words(self) -> "Result":
        """The same between whole words (see `merge_subwords`); what was written and what heads do stays in pieces.

        A decoder's rows are grouped by the word they write. Mute after this, not before: rows that are left empty
        would count in the mean of a word's rows.
        """
        maps = {kind: merge_subwords(found, self._written(kind)) for kind, found in self.maps.items()}
        rollouts = {
            kind: merge_weights(found, self.row_groups(kind), word_groups(self.maps[kind].key_tokens))
            for kind, found in self.rollouts.items()
        }
        return replace(self, maps=maps, rollouts=rollouts, in_pieces=self)

    def summary(self, kind: str, name: str) -> np.ndarray:
        """All heads of each layer in one map, `(layer, query, key)`.

        Args:
            kind: Of attention.
            name: Of `SUMMARIES`.
        """
        return self.rollouts[kind] if name == "rollout" else heads_in_one(self.maps[kind].weights, name)

    def _written(self, kind: str) -> list[str] | None:
        """What each row of a map writes, piece by piece; None for the encoder of a model, which writes nothing."""
        return None if kind == "encoder" else [step.writes for step in self.decoding.steps]

    def row_groups(self, kind: str) -> Groups:
        """For each word that looks the rows of its pieces."""
        return word_groups(self._written(kind) or (self.in_pieces or self).maps[kind].query_tokens)

    def weights(self, head: "OpenHead") -> np.ndarray:
        """The map of one head or summary, `(query, key)`."""
        if head.number is None:
            return self.summary(head.kind, head.head)[head.layer]
        return self.maps[head.kind].weights[head.layer, head.number]

    def row_labels(self, kind: str) -> list[str]:
        """The rows of a map: a decoder's row says what it reads and what it writes."""
        reads, writes = self.maps[kind].query_tokens, self._written(kind)
        if writes is None:
            return reads
        if self.in_pieces:
            writes = whole_words(writes)
        return [
            f"{clipped(plain_token(one))} → {clipped(plain_token(other))}"
            for one, other in zip(reads, writes, strict=True)
        ]

    def piece_row(self, kind: str, row: int) -> int:
        """The row of the map between pieces where a row of this one begins."""
        return self.row_groups(kind)[row][0] if self.in_pieces else row

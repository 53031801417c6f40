"""The result of a model on a text: its decoding and its attention, between subwords or whole words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from transformer.decoding import Decoding
from transformer.errors import LabError, SettingError
from transformer.interpret.combined_heads import heads_in_one, mute, rollout
from transformer.interpret.roles import HeadScores, head_scores
from transformer.interpret.subwords import Groups, merge_subwords, whole_words
from transformer.maps import (
    KINDS,
    SUMMARY_TITLES,
    AttentionMaps,
    Axis,
    Kind,
    LabelledMap,
    Place,
    attention_maps,
    rows_written,
)
from transformer.maps.tables import pandas
from transformer.text.tokenizer import word_groups
from transformer.trace import Trace

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, eq=False, repr=False)
class Result:
    """The result of a model on a text.

    Attributes:
        decoding: The decoding.
        maps: Attention maps by kind.
        rollouts: Attention rollout up to each layer, by kind; see `rollout`.
        scores: Measurements of every head on this text, by kind.
        is_muted: Whether maps and summaries lack the columns of special tokens.
        in_pieces: The result before subwords were merged into words; None if nothing is merged.
    """

    decoding: Decoding
    maps: dict[Kind, AttentionMaps]
    rollouts: dict[Kind, AttentionMaps]
    scores: dict[Kind, HeadScores]
    is_muted: bool = False
    in_pieces: Result | None = None

    @classmethod
    def of(cls, decoding: Decoding, trace: Trace) -> Result:
        """Make a result from a traced decoding, without trace and attention rows: the maps contain them."""
        maps = attention_maps(trace)
        whole = {"encoder"} if "encoder" in maps and "cross" not in maps and not trace.find("decoder.*") else set(KINDS)
        if whole - maps.keys() or any(list(found.layers) != list(range(len(found.layers))) for found in maps.values()):
            advice = 'Capture all of it: Trace("*attention.weights", "*attention.allowed").'
            raise LabError("The attention of every layer is needed here, and this trace holds a part of it.", advice)
        decoding = replace(decoding, steps=[replace(step, rows={}) for step in decoding.steps], trace=None)
        rollouts: dict[Kind, AttentionMaps] = {kind: rollout(maps, kind) for kind in maps}
        return cls(decoding, maps, rollouts, {kind: head_scores(found) for kind, found in maps.items()})

    def __repr__(self) -> str:
        return f"Result({self.decoding!r}, {', '.join(map(repr, self.maps.values()))})"

    @property
    def merges_any(self) -> bool:
        """True if words are shown and one of them has several pieces."""
        before = self.in_pieces
        return before is not None and any(
            found.values.shape != before.maps[kind].values.shape for kind, found in self.maps.items()
        )

    def mute_specials(self) -> Result:
        """Return the result without the columns of special tokens (see `mute`); scores stay unchanged."""
        maps, rollouts = (
            {kind: mute(found) for kind, found in several.items()} for several in (self.maps, self.rollouts)
        )
        return replace(self, maps=maps, rollouts=rollouts, is_muted=True)

    def merge_words(self) -> Result:
        """Return the result between whole words (see `merge_subwords`); decoding and scores stay between subwords.

        Rows of a decoder are grouped by the word they write. Mute after this, not before: rows that muting leaves empty
        would count in the mean over a word's rows.
        """
        maps, rollouts = (
            {kind: merge_subwords(found, self._written(kind)) for kind, found in several.items()}
            for several in (self.maps, self.rollouts)
        )
        return replace(self, maps=maps, rollouts=rollouts, in_pieces=self)

    def summary(self, kind: Kind, name: str) -> AttentionMaps:
        """Return a summary of the heads of each layer, as the layer's only head.

        Args:
            kind: `encoder`, `cross` or `decoder`.
            name: A key of `SUMMARIES`.
        """
        return self.rollouts[kind] if name == "rollout" else heads_in_one(self.maps[kind], name)

    def summaries(self, name: str) -> dict[Kind, AttentionMaps]:
        """Return the `summary` of every kind of attention."""
        return {kind: self.summary(kind, name) for kind in self.maps}

    def map(self, place: Place) -> LabelledMap:
        """Return the map of one head or summary; labels of decoder rows have the form `read → written`.

        Raises:
            SettingError: If the model has no such place.
        """
        self._must_have(place)
        if place.number is None:
            found = self.summary(place.kind, place.head).of(place.layer, 0)
        else:
            found = self.maps[place.kind].of(place.layer, place.number)
        return replace(found, rows=self._named_rows(place.kind))

    def _must_have(self, place: Place) -> None:
        if place.kind not in self.maps:
            raise SettingError("kind", f"be one of {', '.join(self.maps)}", place.kind)
        num_layers, num_heads = self.maps[place.kind].values.shape[:2]
        if not 0 <= place.layer < num_layers:
            raise SettingError("layer", f"be 1 to {num_layers}, counted from 1", place.layer + 1)
        heads = [*map(str, range(1, num_heads + 1)), *SUMMARY_TITLES]
        if place.head not in heads:
            raise SettingError("head", f"be one of {', '.join(heads)}", place.head)

    def row_groups(self, kind: Kind) -> Groups:
        """Return, for each row between words, the rows between subwords that it merges."""
        return word_groups(self._written(kind) or (self.in_pieces or self).maps[kind].rows.labels)

    def piece_row(self, kind: Kind, row: int) -> int:
        """Return the first row between subwords that belongs to a row of this result."""
        return self.row_groups(kind)[row][0] if self.in_pieces else row

    def _written(self, kind: Kind) -> Sequence[str] | None:
        """Return the token that each decoder row writes; None for encoder rows, which write none."""
        return None if kind == "encoder" else [step.writes for step in self.decoding.steps]

    def _named_rows(self, kind: Kind) -> Axis:
        rows, writes = self.maps[kind].rows, self._written(kind)
        if writes is None:
            return rows
        return rows_written(rows, whole_words(writes) if self.in_pieces else writes)

    def to_dataframe(self) -> pd.DataFrame:
        """Return a table of pandas with one row a weight of every head: see `AttentionMaps.to_dataframe`.

        Raises:
            LabError: If pandas is not installed.
        """
        return pandas().concat([found.to_dataframe() for found in self.maps.values()], ignore_index=True)

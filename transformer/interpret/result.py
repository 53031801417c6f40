"""What a model did with a text: its decoding and its attention, between pieces or between whole words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from transformer.decoding import Decoding
from transformer.interpret.combined_heads import heads_in_one, mute, rollout
from transformer.interpret.labelled_map import AttentionMaps, Axis, Kind, LabelledMap, Place
from transformer.interpret.maps import attention_maps
from transformer.interpret.roles import HeadScores, head_scores
from transformer.interpret.subwords import Groups, merge_subwords, whole_words, word_groups
from transformer.text.wording import clipped, plain_token
from transformer.trace import Trace


@dataclass(frozen=True, eq=False)
class Result:
    """What a model did with a text.

    Attributes:
        decoding: What it wrote.
        maps: Its attention, by kind.
        rollouts: Attention rollout up to each layer, by kind; see `rollout`.
        scores: What every head does on this text, by kind.
        is_muted: Special tokens are left out of maps and summaries.
        in_pieces: What this was before pieces were merged into words; None where nothing is merged.
    """

    decoding: Decoding
    maps: dict[Kind, AttentionMaps]
    rollouts: dict[Kind, AttentionMaps]
    scores: dict[Kind, HeadScores]
    is_muted: bool = False
    in_pieces: Result | None = None

    @classmethod
    def of(cls, decoding: Decoding, trace: Trace) -> Result:
        """From a decoding that was traced; each step's own rows, which the maps have too, are not kept."""
        maps = attention_maps(trace)
        decoding = replace(decoding, steps=[replace(step, rows={}) for step in decoding.steps])
        rollouts: dict[Kind, AttentionMaps] = {kind: rollout(maps, kind) for kind in maps}
        return cls(decoding, maps, rollouts, {kind: head_scores(found) for kind, found in maps.items()})

    def muted(self) -> Result:
        """The same without the columns of special tokens (see `mute`); what heads do stays as measured."""
        maps, rollouts = (
            {kind: mute(found) for kind, found in several.items()} for several in (self.maps, self.rollouts)
        )
        return replace(self, maps=maps, rollouts=rollouts, is_muted=True)

    def in_words(self) -> Result:
        """The same between whole words (see `merge_subwords`); what was written and what heads do stays in pieces.

        A decoder's rows are grouped by the word they write. Mute after this, not before: rows that are left empty
        would count in the mean of a word's rows.
        """
        maps, rollouts = (
            {kind: merge_subwords(found, self._written(kind)) for kind, found in several.items()}
            for several in (self.maps, self.rollouts)
        )
        return replace(self, maps=maps, rollouts=rollouts, in_pieces=self)

    def summary(self, kind: Kind, name: str) -> AttentionMaps:
        """All heads of each layer in one, as the only head of that layer.

        Args:
            kind: Of attention.
            name: Of `SUMMARIES`.
        """
        return self.rollouts[kind] if name == "rollout" else heads_in_one(self.maps[kind], name)

    def summaries(self, name: str) -> dict[Kind, AttentionMaps]:
        """`summary` of every kind."""
        return {kind: self.summary(kind, name) for kind in self.maps}

    def map(self, place: Place) -> LabelledMap:
        """The map of one head or summary; a decoder's row says what it reads and what it writes."""
        if place.number is None:
            found = self.summary(place.kind, place.head).of(place.layer, 0)
        else:
            found = self.maps[place.kind].of(place.layer, place.number)
        return replace(found, rows=self._named_rows(place.kind))

    def row_groups(self, kind: Kind) -> Groups:
        """For each word that looks the rows of its pieces."""
        return word_groups(self._written(kind) or (self.in_pieces or self).maps[kind].rows.labels)

    def piece_row(self, kind: Kind, row: int) -> int:
        """The row of the map between pieces where a row of this one begins."""
        return self.row_groups(kind)[row][0] if self.in_pieces else row

    def _written(self, kind: Kind) -> Sequence[str] | None:
        """What each row of a map writes, piece by piece; None for the encoder of a model, which writes nothing."""
        return None if kind == "encoder" else [step.writes for step in self.decoding.steps]

    def _named_rows(self, kind: Kind) -> Axis:
        rows, writes = self.maps[kind].rows, self._written(kind)
        if writes is None:
            return rows
        pairs = zip(rows.labels, whole_words(writes) if self.in_pieces else writes, strict=True)
        return replace(rows, labels=[" → ".join(clipped(plain_token(token)) for token in pair) for pair in pairs])

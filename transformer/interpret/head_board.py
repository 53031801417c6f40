"""The worth of each head on a model's task: counted on the same texts with and without it, and tested in pairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Literal

import numpy as np

from transformer.config import TransformerConfig
from transformer.errors import LabError, SettingError, whole_number
from transformer.interpret.intervals import holm, mcnemar, wilson_interval
from transformer.interpret.interventions import EVERY_KIND
from transformer.maps import Axis, Kind, LabelledMap
from transformer.text.wording import counted, decimal, percent

Way = Literal["zero", "mean"]
WAYS: tuple[Way, ...] = ("zero", "mean")
"""The ways to set the output of a head: to 0, or to its mean over all tokens of the measured texts."""
MOST_SEQUENCES = 10_000
"""The most sequences that a board in a file may have been measured on."""
_LEVEL = 0.05
"""Probability of a loss by chance alone, all heads together, below which it counts as more than chance."""
_WRITTEN: dict[Way, str] = {"zero": "0", "mean": "mean"}


@dataclass(frozen=True, eq=False)
class HeadAblation:
    """Counts of the sequences that a model writes exactly right with each head taken out in turn, in two ways.

    Setting a head's output to 0 also takes away what it always adds, whatever it reads, so that the rest of the model
    meets numbers it never met in training. Setting it to its mean keeps that part and takes away only what depends on
    the text. The two can disagree widely; a head matters for sure where both cost much.

    Attributes:
        count: Number of held-out sequences.
        right: How many of them the intact model writes exactly right.
        broken: For each kind of attention, how many of those it gets wrong without one head, `(layer, way, head)`; the
            ways are those of `WAYS`.
        mended: Likewise, how many that the intact model gets wrong it writes right without one head.
    """

    count: int
    right: int
    broken: dict[Kind, np.ndarray]
    mended: dict[Kind, np.ndarray]

    @classmethod
    def of(cls, intact: np.ndarray, without: Mapping[Kind, np.ndarray]) -> HeadAblation:
        """Count what was measured.

        Args:
            intact: Whether the intact model writes each sequence right, `(sequence,)`.
            without: By kind, whether it does without each head, `(layer, way, head, sequence)`.
        """
        was = intact.astype(bool)
        broken: dict[Kind, np.ndarray] = {kind: (was & (found == 0)).sum(axis=-1) for kind, found in without.items()}
        mended: dict[Kind, np.ndarray] = {kind: (~was & (found != 0)).sum(axis=-1) for kind, found in without.items()}
        return cls(len(was), int(was.sum()), broken, mended)

    @property
    def baseline(self) -> float:
        """The share of sequences that the intact model writes exactly right."""
        return self.right / self.count

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the baseline (Wilson): the shares of all sequences that such a count doesn't rule out."""
        return wilson_interval(self.right, self.count)

    @property
    def kinds(self) -> list[Kind]:
        """The kinds of attention on the board."""
        return list(self.broken)

    @property
    def heads(self) -> int:
        """Number of heads on the board, of all kinds."""
        return sum(values[:, 0].size for values in self.broken.values())

    def shares(self, way: Way) -> dict[Kind, np.ndarray]:
        """Return by kind the share of sequences written right with one head's output replaced, `(layer, head)`."""
        at = WAYS.index(way)
        return {
            kind: (self.right - broken[:, at] + self.mended[kind][:, at]) / self.count
            for kind, broken in self.broken.items()
        }

    def lost(self, kind: Kind, ways: Sequence[Way] = WAYS) -> LabelledMap:
        """Return what is lost without each head; above 0, the model is worse without it. See `board_map`.

        Raises:
            KeyError: If the model has no attention of that kind.
        """
        return board_map((self.broken[kind] - self.mended[kind]) / self.count, ways)

    @cached_property
    def p_values(self) -> dict[Kind, np.ndarray]:
        """The p-value of each loss, `(layer, way, head)`, by McNemar's exact test, corrected after Holm.

        Each head is tested on the same sequences with and without it, and each way corrected over all heads of the
        board: of as many heads, one would stand out by chance alone.
        """
        kinds = list(self.broken)
        pairs = [np.stack([self.broken[kind], self.mended[kind]]) for kind in kinds]  # (2, layer, way, head)
        flat = np.concatenate([pair.transpose(2, 1, 3, 0).reshape(len(WAYS), -1, 2) for pair in pairs], axis=1)
        tested = np.stack([holm([mcnemar(*map(int, pair)) for pair in way]) for way in flat])  # (way, all heads)
        parts = np.split(tested, np.cumsum([pair[0, :, 0].size for pair in pairs])[:-1], axis=1)
        return {
            kind: part.reshape(len(WAYS), len(pair[0]), -1).transpose(1, 0, 2)
            for kind, part, pair in zip(kinds, parts, pairs)
        }

    def is_certain(self, kind: Kind, way: Way) -> np.ndarray:
        """Return which heads cost more than chance explains, `(layer, head)`."""
        at = WAYS.index(way)
        worse = self.broken[kind][:, at] > self.mended[kind][:, at]
        return worse & (self.p_values[kind][:, at] < _LEVEL)

    def most(self, kind: Kind, way: Way = "zero") -> list[tuple[int, int]]:
        """Return the heads that cost most, layer and head from 0, of those that cost more than chance explains.

        There are several if they cost the same, and none if none is certain.
        """
        shares = np.where(self.is_certain(kind, way), self.shares(way)[kind], np.inf)
        return [(int(layer), int(head)) for layer, head in np.argwhere((shares == shares.min()) & np.isfinite(shares))]

    @property
    def description(self) -> str:
        """The measurement in words."""
        texts = "1 held-out text" if self.count == 1 else f"{counted(self.count)} held-out texts"
        low, high = self.interval
        sentence = (
            f"On {texts} of its task the model writes {percent(self.baseline, 1)} exactly right (95 % "
            f"interval: {percent(low, 1)} to {percent(high, 1)}). Each cell: how many percentage points fewer without "
            f"that head, whose output is set to 0, or to its mean over all tokens of these texts."
        )
        zero, mean = (sum(int(self.is_certain(kind, way).sum()) for kind in self.broken) for way in WAYS)
        tested = (
            f"{zero} of its {self.heads} heads are needed when set to 0, {mean} when set to their means: without one "
            f"of them, more is lost than chance explains. Each was compared on the same texts with and without it "
            f"(McNemar's exact test, 5 % for all together after Holm)."
        )
        return f"{sentence} {tested}" if self.right else sentence

    def describe_most(self, kind: Kind) -> str:
        """Say which head is missed most, if that is more than chance."""
        if not self.right:
            return "There is nothing to lose: it writes none of them right with all its heads."
        most = self.most(kind)
        if not most:
            return "No head stands out: whichever one is off, the loss may be chance."
        left = percent(self.shares("zero")[kind][most[0]])
        alike = f" (and {len(most) - 1} more alike)" if len(most) > 1 else ""
        return f"Missed most: {head_name(*most[0])}{alike}. Without it {left} are right, not {percent(self.baseline)}."

    def figures_of_most(self, kind: Kind) -> str:
        """Return what `describe_most` says in numbers: what was counted, at 0 and at the mean."""
        most = self.most(kind)
        if not most:
            return f"Every loss on these {counted(self.count)} texts may be chance."
        layer, head = most[0]
        zero, mean = (self.baseline - self.shares(way)[kind][layer, head] for way in WAYS)
        counts = self.broken[kind][layer, 0, head], self.mended[kind][layer, 0, head]
        mended = counted(int(counts[1])) if counts[1] else "none"
        return (
            f"Without {head_name(layer, head)}: {_points(zero)} less at 0 (of {counted(self.count)} texts "
            f"{counted(int(counts[0]))} broken, {mended} mended), {_points(mean)} at its mean."
        )

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, ready for JSON; `from_dict` is the inverse."""
        broken, mended = (
            {kind: values.tolist() for kind, values in by_kind.items()} for by_kind in (self.broken, self.mended)
        )
        return {"count": self.count, "right": self.right, "broken": broken, "mended": mended}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any], config: TransformerConfig) -> HeadAblation:
        """Rebuild what `to_dict` returned and check that it can be a board of such a model.

        Args:
            values: From a file, so from anybody.
            config: Config of the model.
        Raises:
            LabError: If a field is missing or unknown, or holds what can't have been counted.
        """
        if unknown := set(values) ^ {field.name for field in fields(cls)}:
            raise LabError(f"What its heads are worth has a field that is missing or unknown: {min(unknown)[:40]}.")
        count, right = values["count"], values["right"]
        whole_number("count", count, 1, MOST_SEQUENCES)
        whole_number("right", right, 0, count)
        broken = _counts("broken", values["broken"], config, right)
        return cls(count, right, broken, _counts("mended", values["mended"], config, count - right))


def kinds_of(config: TransformerConfig) -> tuple[Kind, ...]:
    """Return the kinds of attention that a model of a config has."""
    return EVERY_KIND if config.has_decoder else ("encoder",)


def board_map(values: np.ndarray, ways: Sequence[Way] = WAYS) -> LabelledMap:
    """Return what is lost without each head as a map.

    Args:
        values: `(layer, way, head)`, in the order of `WAYS`.
        ways: Which of them the map has.
    Returns:
        `(layer · way, head)`: a row for each layer and each of the ways.
    """
    layers, _, heads = values.shape
    rows = [f"layer {layer + 1} → {_WRITTEN[way]}" for layer in range(layers) for way in ways]
    return LabelledMap(
        values[:, [WAYS.index(way) for way in ways]].reshape(-1, heads),
        Axis("its output set to", rows),
        Axis("head", [str(head + 1) for head in range(heads)]),
    )


def head_name(layer: int, head: int) -> str:
    """Name a head among those of one kind of attention; layer and head from 0."""
    return f"layer {layer + 1}, head {head + 1}"


def _counts(name: str, values: Any, config: TransformerConfig, most: int) -> dict[Kind, np.ndarray]:
    """Return counts of a file by kind, each `(layer, way, head)` and from 0 to `most`."""
    kinds, shape = kinds_of(config), (config.num_layers, len(WAYS), config.num_heads)
    if not isinstance(values, dict) or values.keys() != set(kinds):
        raise SettingError(name, f"hold a table for each kind of attention: {', '.join(kinds)}")
    found: dict[Kind, np.ndarray] = {}
    for kind in kinds:
        try:
            table = np.array(values[kind])
        except (ValueError, OverflowError):
            table = np.array(None)
        if table.shape != shape or table.dtype != np.int64 or table.min() < 0 or table.max() > most:
            raise SettingError(
                name, f"hold a whole number from 0 to {most:,} for each of {shape[0]} layers, 2 ways, {shape[2]} heads"
            )
        found[kind] = table
    return found


def _points(share: float) -> str:
    return f"{decimal(100 * share, 1)} points"

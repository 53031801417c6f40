"""The idea Longer texts: how many fresh texts of each length a model writes exactly right, and where that ends."""

from __future__ import annotations

import numpy as np

from transformer.interpret import ADVICE_ON_LENGTHS, RightByLength, has_any_length, right_by_length
from transformer.maps import Axis, LabelledMap
from transformer.replay import Replay
from transformer.views.idea import Idea
from transformer.views.panels import IN_A_TEXT, RIGHT, Panel
from transformer.views.view import View, side_by_side


def lengths_view(replay: Replay) -> View | None:
    """Return a column of cells for each length, as many of them filled as texts are exactly right; None of other tasks.

    Raises:
        LabError: See `right_by_length`.
    """
    if not has_any_length(replay.checkpoint):
        return None
    found: RightByLength = replay.keep(("lengths", replay.model), lambda: right_by_length(replay.checkpoint))
    counts, texts = found.right.sum(axis=1), found.right.shape[1]
    filled = (counts[None] >= np.arange(texts, 0, -1)[:, None]).astype(np.float32)
    rows = Axis(RIGHT, [str(number) for number in range(texts, 0, -1)])
    columns = Axis(IN_A_TEXT[found.unit], [str(length) for length in found.lengths])
    low, high = (found.lengths.index(max(found.lengths[0], length)) for length in found.trained)
    panel = Panel(
        map=LabelledMap(filled, rows, columns), caption=found.in_words, scale="shares",
        title="Filled: exactly right. Ring: lengths of training.", said="{row}, {column}, exactly right",
        words=[[""] * len(found.lengths)] * texts, band=(low, high), units=("texts_right", found.unit),
        key="lengths", about={"text": "", "head": ""},
    )  # fmt: skip
    return side_by_side([panel])


LONGER_TEXTS = Idea(
    name="Longer texts",
    view=lengths_view,
    words="Fresh texts of each length, also longer than training showed: how many are exactly right?",
    empty=f"Of this model's task, texts can't be made as long as one likes. {ADVICE_ON_LENGTHS}",
)

"""The boards of all heads as pictures, and how they are measured here: for the page, and for what leaves the lab."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from pages.ui.memory.later import Answer, later
from pages.ui.memory.store import stored
from pages.ui.models.effort import sequences_within
from pages.ui.models.files import FileKey
from transformer import Checkpoint, views
from transformer.interpret import (
    KIND_TITLES,
    WAYS,
    HeadAblation,
    Kind,
    LabelledMap,
    TargetAblation,
    Way,
    measured_board,
)

Board = HeadAblation | TargetAblation
OF_WAYS = "set_to"
"""Name in the link: what the output of a head is set to in the rows that are shown."""
SHOWN: Mapping[str, Sequence[Way]] = {"both": WAYS, "zero": ("zero",), "mean": ("mean",)}
"""Of each choice, by its name in the link: the ways in the rows of a board."""
_SEED, _DRAWS = 2**36, 16
"""Seed of the first draw, and how many others are offered: each costs the server seconds, and is then kept for all."""


def unit_of(board: Board) -> str:
    """What the cells of a board hold."""
    # The losses of a translator are hundredths of a nat: with one digit after the point they would all be 0.
    is_share = isinstance(board, HeadAblation)
    return "percentage points of texts wholly right" if is_share else "thousandths of a nat a token"


def board_panels(board: Board, ways: Sequence[Way]) -> dict[Kind, views.Panel]:
    """The boards of a model, by kind of attention, in one scale.

    Args:
        board: What each head is worth.
        ways: What its output is set to, a row each for every layer.
    """
    is_share = isinstance(board, HeadAblation)
    factor = 100 if is_share else 1000
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in board.kinds]
    maps = [board.lost(kind, ways) for kind in kinds]
    lost: dict[Kind, LabelledMap] = {
        kind: replace(one, values=factor * one.values) for kind, one in zip(kinds, maps, strict=True)
    }
    most = max(float(np.abs(one.values).max()) for one in lost.values()) or 1.0
    said = f"{{row}}, {{column}}: lost, in {'points' if is_share else 'thousandths of a nat'}"
    return {
        kind: views.matrix_panel(
            one, f"{KIND_TITLES[kind]}. {board.describe_most(kind)}", title=KIND_TITLES[kind], key=f"board-{kind}",
            limit=most, said=said, about={"text": "", "head": ""},
        )
        for kind, one in lost.items()
    }  # fmt: skip


def described(board: Board) -> str:
    """What was measured, in words."""
    return board.described if isinstance(board, HeadAblation) else f"{board.described} The cells hold {unit_of(board)}."


def ask_for_board(file: FileKey, checkpoint: Checkpoint, draw: int = 0) -> Answer[Board] | None:
    """What each head is worth, measured in the background once for all sessions; None while that goes on.

    Args:
        file: The model's file.
        checkpoint: The model.
        draw: Which held-out sequences; 0 for the first ones.
    """
    return _ask(file, draw % _DRAWS, checkpoint)


def measure_board(file: FileKey, checkpoint: Checkpoint) -> Board:
    """Measure what each head is worth, for whoever has a thread of their own and can wait half a minute.

    Args:
        file: The model's file.
        checkpoint: The model.
    Raises:
        LabError: If it can't be measured here.
    """
    return _measured(file, 0, checkpoint)


@stored
def _measured(key: FileKey, draw: int, _checkpoint: Checkpoint) -> Board:
    config = _checkpoint.config
    # Each head of each kind, set to 0 and to its mean; and once as it is.
    passes = 1 + len(WAYS) * config.num_layers * config.num_heads * (len(KIND_TITLES) if config.has_decoder else 1)
    # Sequences of hundreds of tokens cost hundreds of times as much.
    most = 8 if config.max_length > 64 else 256 if draw else 64
    return measured_board(_checkpoint, sequences_within(_checkpoint, most, 8, passes), _SEED + draw)


_ask = later(_measured)

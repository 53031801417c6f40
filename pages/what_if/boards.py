"""The worth of each head of a model, measured here if its file doesn't say it."""

from pages.ui.memory.later import Answer, later
from pages.ui.memory.store import stored
from pages.ui.models.effort import sequences_within
from pages.ui.models.files import FileKey
from transformer import Checkpoint
from transformer.interpret import WAYS, measured_board
from transformer.maps import KIND_TITLES
from transformer.views.ideas import Board

_SEED, _DRAWS = 2**36, 16
"""The seed of the first draw, and the number of draws: each costs the server seconds, and is then kept for all."""


def ask_for_board(file: FileKey, checkpoint: Checkpoint, draw: int = 0) -> Answer[Board] | None:
    """Return the worth of each head, measured in the background once for all sessions; None while that goes on.

    Args:
        file: The model's file.
        checkpoint: The model.
        draw: The number of the draw of held-out sequences; 0 for the first ones.
    """
    return _ask(file, draw % _DRAWS, checkpoint)


def measure_board(file: FileKey, checkpoint: Checkpoint) -> Board:
    """Measure the worth of each head, for a caller with a thread of its own that can wait half a minute.

    Args:
        file: The model's file.
        checkpoint: The model.
    Raises:
        LabError: If the worth can't be measured here.
    """
    return _measure(file, 0, checkpoint)


@stored
def _measure(key: FileKey, draw: int, _checkpoint: Checkpoint) -> Board:
    config = _checkpoint.config
    # One pass for each head of each kind and each way (0 or its mean), and one with nothing changed.
    passes = 1 + len(WAYS) * config.num_layers * config.num_heads * (len(KIND_TITLES) if config.has_decoder else 1)
    # Sequences of hundreds of tokens cost hundreds of times as much.
    most = 8 if config.max_length > 64 else 256 if draw else 64
    return measured_board(_checkpoint, sequences_within(_checkpoint, most, 8, passes), _SEED + draw)


_ask = later(_measure)

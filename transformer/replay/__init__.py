"""Links as values, and what models did with them; the pages import from here."""

from transformer.replay.models import OpenModel, shipped_model
from transformer.replay.replay import CHANGES, Keep, Replay, replay_of
from transformer.replay.selection import (
    OPENED,
    PARTS,
    PLACE,
    Selection,
    fitted,
    has_place,
    in_link,
    options_of,
    single_head,
    with_opening,
)
from transformer.replay.state import Field, ViewState, fields_of

__all__ = [
    "CHANGES",
    "OPENED",
    "PARTS",
    "PLACE",
    "Field",
    "Keep",
    "OpenModel",
    "Replay",
    "Selection",
    "ViewState",
    "fields_of",
    "fitted",
    "has_place",
    "in_link",
    "options_of",
    "replay_of",
    "shipped_model",
    "single_head",
    "with_opening",
]

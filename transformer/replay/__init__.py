"""Links as values, and what models did with them; the pages import from here.

`assets/views.json` says by page and name what links may say of a picture: kind of value, limits, the usual value or
what decides it. Python (`ViewState`) and the browser (`data/example/selection.ts`) read it; parameters that only
control a page (`lecture`, `ask`, forms that train) are not in it. A `Replay` runs a model as a state says, each part
when it is asked for, and keeps it where its caller wants: pages in the store of all sessions, checks and phones in a
dict. A picture of two models finds the other one with `replay.with_model(model, text)`.
"""

from transformer.replay.models import OpenModel, shipped_model
from transformer.replay.replay import CHANGES, Keep, Replay, replay_of
from transformer.replay.selection import (
    OPENED,
    PARTS,
    PLACE,
    Selection,
    fit_selection,
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
    "fit_selection",
    "has_place",
    "in_link",
    "options_of",
    "replay_of",
    "shipped_model",
    "single_head",
    "with_opening",
]

"""Links as values, and what models did with them; the pages import from here.

`assets/views.json` says what links to any page may say of a picture: kind of value, limits, the usual value. Python
(`ViewState`) and the browser (`data/example/selection.ts`) read it. What links to one page say beside that, its ideas
declare (`transformer.views.ideas`); parameters that only control a page (`lecture`, `ask`, forms that train) are in
neither. A `Replay` runs a model as a state says, each part
when it is asked for, and keeps it where its caller wants: pages in the store of all sessions, checks and phones in a
dict. A picture of two models finds the other one with `replay.with_model(model, text)`.
"""

from transformer.replay.models import OpenModel, shipped_model
from transformer.replay.old_pages import OLD_PAGES, of_today
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
from transformer.replay.state import FIRST_PAGE, Field, ViewState, declare_fields, fields_of

__all__ = [
    "CHANGES",
    "FIRST_PAGE",
    "OLD_PAGES",
    "OPENED",
    "PARTS",
    "PLACE",
    "Field",
    "Keep",
    "OpenModel",
    "Replay",
    "Selection",
    "ViewState",
    "declare_fields",
    "fields_of",
    "fit_selection",
    "has_place",
    "in_link",
    "of_today",
    "options_of",
    "replay_of",
    "shipped_model",
    "single_head",
    "with_opening",
]

"""The pages by name, each a list of ideas; and the views of a link, the one way for phones, files and notebooks."""

from transformer.replay import Field, Replay, declare_fields
from transformer.views.idea import Idea, IdeaPage
from transformer.views.ideas.alignment import WORDS
from transformer.views.ideas.decoding import STEPS
from transformer.views.ideas.head_words import HEAD_WORDS
from transformer.views.ideas.how_sure import HOW_SURE
from transformer.views.ideas.inside_a_head import ONE_HEAD
from transformer.views.ideas.lens import LENS
from transformer.views.ideas.masks import MASKS
from transformer.views.ideas.meaning import MEANING
from transformer.views.ideas.positions import POSITIONS
from transformer.views.ideas.sharpness import SHARPNESS
from transformer.views.ideas.stage import HEADS, MAP, SENTENCE, stage_view
from transformer.views.ideas.what_if import WHAT_IF
from transformer.views.ideas.whole_model import ADDED, FIGURE_1
from transformer.views.view import View

LOOK = IdeaPage(name="look", tab="show", ideas=(SENTENCE, MAP, HEADS, STEPS, WORDS), unnamed=MAP.name)
INSIDE = IdeaPage(
    name="inside",
    tab="shows",
    ideas=(FIGURE_1, ONE_HEAD, HEAD_WORDS, LENS, MEANING, ADDED, SHARPNESS, HOW_SURE),
)
POSITIONS_AND_MASKS = IdeaPage(
    name="positions_and_masks",
    tab="idea",
    ideas=(*POSITIONS, *MASKS),
    headings={POSITIONS[0].name: "Positions", MASKS[0].name: "Masks"},
)
TRAIN = IdeaPage(
    name="train",
    tab="trains",
    ideas=(
        Idea(
            name="one",
            title="Train one",
            view=lambda replay: None,
            words="Watch its heads find where to look.",
            fields=(
                Field(name="run", kind="text", longest=40, usual=""),
                Field(name="recipe", kind="text", longest=40),  # in a lecture, the recorded run of this name
            ),
        ),
        Idea(
            name="variants",
            title="Compare variants",
            view=lambda replay: None,
            words="Two to five variants learn from the same seed and data. What differs is what you changed, or luck.",
            fields=(
                Field(name="record", kind="text", longest=100),
                Field(name="twins", kind="text", longest=100, usual=""),
            ),
        ),
    ),
)
PAGES = {page.name: page for page in (LOOK, INSIDE, POSITIONS_AND_MASKS, TRAIN, WHAT_IF)}
"""The pages by their names in links; a page that is not here shows the stage."""

for _page in PAGES.values():
    declare_fields(_page.name, _page.links)


def views_of(replay: Replay) -> list[View]:
    """Return the views of a link, the main picture first; where it has no picture of its own, the stage.

    Args:
        replay: What the link says, and what its model did.
    Raises:
        LabError: If the link names what its model or its page lacks.
    """
    page = PAGES.get(replay.state.page)
    view = page.open(replay.state).view(replay) if page else None
    return [view or stage_view(replay)]

"""The opening of a model: what its file says, or what was measured in the background before a session opened it."""

import streamlit as st

from pages.ui.memory.later import later
from pages.ui.models.effort import sequences_within
from pages.ui.models.files import FileKey, ModelFile
from pages.ui.models.training_pairs import why_not_measured
from pages.ui.state.session import session
from transformer import Checkpoint
from transformer.checkpoints import Opening
from transformer.data import task_from_dict
from transformer.interpret import worth_opening

_READ = 150
"""Most sequences read to find an opening: 32 for roles, 64 for alignment, 40 texts in search of a crossing."""


def opening_of(file: ModelFile, checkpoint: Checkpoint) -> Opening | None:
    """Return what is worth opening first, as far as it is known; None: the model opens as any other.

    A session that began before it was measured goes on as it began: no picture moves by itself.
    """
    if checkpoint.opening or why_not_measured(checkpoint):
        return checkpoint.opening
    key = file.key
    answer, as_usual = _measure(key, checkpoint), session().opened_as_usual
    if answer is None:
        as_usual.add(key)
    return answer.value if answer and key not in as_usual else None


@later
def _measure(key: FileKey, _checkpoint: Checkpoint) -> Opening | None:
    sequences_within(_checkpoint, _READ, _READ)
    return worth_opening(_checkpoint, task_from_dict(_checkpoint.task))


def draw_way_to_heads(model: str) -> None:
    """Draw a link to all heads of a model, by its id."""
    query = {"show": "Heads", "model": model}
    st.page_link("look.py", label="Look at its heads", icon=":material/grid_view:", query_params=query)

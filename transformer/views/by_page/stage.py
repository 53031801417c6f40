"""The stage: all views of one example, on the pages Start, Heads, Decoding and What if?, and beside other pictures."""

from __future__ import annotations

from transformer.data import languages_of
from transformer.interpret import aligning_head, cuts_words, right_answer, what_came
from transformer.replay import Replay
from transformer.runs.jobs import server_limits
from transformer.views.stage import Layout, stage_data
from transformer.views.stage_changes import Changed
from transformer.views.stage_weights import weight_bytes
from transformer.views.view import View

_LAYOUTS: dict[str, Layout] = {"heads": "heads", "decoding": "decoding"}


def layout_of(replay: Replay) -> Layout:
    """Return how the page of a link arranges its stage; that belongs to the host."""
    return "what_if" if changes_attention(replay) else _LAYOUTS.get(replay.state.page, "start")


def changes_attention(replay: Replay) -> bool:
    """Return whether the stage of a link is the one on which attention is changed."""
    return replay.state.page == "what_if" and replay.state.idea("tool") == "change"


def stage_view(replay: Replay) -> View:
    """Return what the model did with the text, as the link says; with attention changed, beside it as trained.

    Its host says the `layout` (`layout_of`), what is measured of each head (`cards`), whether next tokens can be
    clicked (`forceable`), and which request of the browser its changes answer (`turn`).
    """
    checkpoint, changed = replay.checkpoint, _changed(replay) if changes_attention(replay) else None
    result = replay.usual() if changed else replay.result()
    has_words = not changed and cuts_words(checkpoint)  # changes are made between pieces
    data = stage_data(
        result,
        has_words=has_words,
        rounded=weight_bytes(result, has_words) > server_limits().weights_at_once * 1000,
        changed=changed,
        aligns=aligning_head(checkpoint),
        languages=languages_of(checkpoint.task),
    )
    return View(component="stage", data=data, said="")


def _changed(replay: Replay) -> Changed:
    changes, _ = replay.changes()
    if not changes:
        return Changed()
    after, answer = replay.edited(changes), right_answer(replay.checkpoint, replay.text)
    is_right = None if answer is None else answer == after.decoding.text
    return Changed(changes, after, what_came(replay.usual(), after), is_right)

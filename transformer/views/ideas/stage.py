"""The stage: all views of one example, on the pages Look and What if?, and beside other pictures."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

import numpy as np

from transformer.data import languages_of
from transformer.interpret import (
    ROLES,
    SUMMARIES,
    Intervention,
    Result,
    WordsOfHeads,
    aligning_head,
    cuts_words,
    describe_outcome,
    right_answer,
    words_of_source,
)
from transformer.maps import Kind
from transformer.replay import Replay, Selection
from transformer.runs.jobs import server_limits
from transformer.views.data import Grid, numbers_of
from transformer.views.idea import Idea
from transformer.views.maps import describe_rows, series_of_rows
from transformer.views.stage import MERGED, Layout, caption_of, caption_of_contributions, stage_data
from transformer.views.stage_changes import ChangeOutcome
from transformer.views.stage_weights import weight_bytes
from transformer.views.view import Picture, View

SAID = "Point at a word to light it everywhere; click a small map to open it; play or step the decoding."
_SAID_OF_SENTENCE = "Point at a token to see where it looks, or who looks at it; press Play to see the answer written."
_LAYOUTS: dict[str, Layout] = {"Sentence": "sentence", "Heads": "heads", "Steps": "steps"}


def layout_of(replay: Replay) -> Layout:
    """Return how the page of a link arranges its stage; that belongs to the host."""
    if changes_attention(replay):
        return "what_if"
    return _LAYOUTS.get(replay.state.idea("show"), "map") if replay.state.page == "look" else "map"


def changes_attention(replay: Replay) -> bool:
    """Return whether the stage of a link is the one on which attention is changed."""
    return replay.state.page == "what_if" and replay.state.idea("tool") == "change"


def stage_view(replay: Replay) -> View:
    """Return what the model did with the text, as the link says; with attention changed, beside it as trained.

    Its host says the `layout`: that of the page (`layout_of`), or by itself one without the cards of heads; and what is
    measured of each head (`cards`), whether next tokens can be clicked (`forceable`), and which request of the browser
    its changes answer (`turn`).
    """
    checkpoint, changed = replay.checkpoint, _run_changes(replay) if changes_attention(replay) else None
    result = replay.usual_result() if changed else replay.result()
    has_words = _has_words(replay)
    answer = right_answer(checkpoint, replay.text)
    data = stage_data(
        result,
        has_words=has_words,
        rounded=is_large(replay, result),
        changed=changed,
        aligns=aligning_head(checkpoint),
        languages=languages_of(checkpoint.task),
        verdict=answer.verdict_on(result.decoding.text) if answer else "",
        words=source_words(replay),
        contributions=_contributions(replay, result) if wants_contributions(replay) else None,
    )
    layout = layout_of(replay)
    return View(
        component="stage",
        data=data,
        caption=_SAID_OF_SENTENCE if layout == "sentence" else SAID,
        title="Attention",
        host={"layout": "map" if layout == "heads" else layout},
        make_pictures=partial(stage_pictures, replay),
    )


def wants_contributions(replay: Replay, selection: Selection | None = None) -> bool:
    """Return whether the link, or what is selected since, asks for contributions, in an arrangement that has them."""
    wanted = selection.cells if selection else replay.state.given.get("cells")
    return wanted == "contributions" and layout_of(replay) != "sentence"


def is_large(replay: Replay, result: Result) -> bool:
    """Return whether all that the stage sends of a result is too much: weights are rounded, contributions left out."""
    return weight_bytes(result, _has_words(replay)) > server_limits().weights_at_once * 1000


def _has_words(replay: Replay) -> bool:
    """Return whether maps between words are sent, too; changes are made between pieces."""
    return not changes_attention(replay) and cuts_words(replay.checkpoint)


def _contributions(replay: Replay, result: Result, changes: tuple[Intervention, ...] = ()) -> Result | None:
    """Return what each token makes of what heads add; None where that is too much to send."""
    return None if is_large(replay, result) else replay.contributions(result, changes)


def source_words(replay: Replay) -> WordsOfHeads | None:
    """Return the tokens that each head which looks at the source makes likelier, as the model was trained."""
    return replay.memoise(lambda: words_of_source(replay.checkpoint, replay.text), "words of source")


SENTENCE = Idea(
    name="Sentence",
    view=stage_view,
    words="The wider a ribbon, the harder it looks.",
)
MAP = Idea(
    name="Map",
    view=stage_view,
    words="See where each token looks.",
)
HEADS = Idea(
    name="Heads",
    view=stage_view,
    words="Every head of every layer on your text. Click a map to open it.",
)


def _run_changes(replay: Replay) -> ChangeOutcome:
    changes, _ = replay.changes()
    if not changes:
        return ChangeOutcome()
    after, answer = replay.run_edited(changes), right_answer(replay.checkpoint, replay.text)
    verdict = answer.verdict_on(after.decoding.text) if answer else ""
    parts = _contributions(replay, after, changes) if wants_contributions(replay) else None
    return ChangeOutcome(changes, after, describe_outcome(replay.usual_result(), after), verdict, parts)


def stage_pictures(replay: Replay, selection: Selection | None = None) -> dict[str, Picture]:
    """Return what can be kept of a stage: see `result_pictures`; with attention changed, also the open head there.

    They hold no packed view: a session may keep them at little cost.
    """
    selection, changes_it = selection or replay.selection(), changes_attention(replay)
    if not changes_it:
        result = replay.result()
        parts = _contributions(replay, result) if wants_contributions(replay, selection) else None
        return result_pictures(result, selection, has_sentence=layout_of(replay) == "sentence", contributions=parts)
    result, selection = replay.usual_result(), replace(selection, tokens="pieces")  # changes are made between pieces
    parts = _contributions(replay, result) if wants_contributions(replay, selection) else None
    pictures = result_pictures(result, selection, contributions=parts)
    changes, _ = replay.changes()
    if changes:
        after = replay.run_edited(changes)
        parts = _contributions(replay, after, changes) if wants_contributions(replay, selection) else None
        pictures["changed-map"] = replace(_open_head(after, selection, parts), about={"figure": "Changed"})
    return pictures


def result_pictures(
    result: Result, selection: Selection, *, has_sentence: bool = False, contributions: Result | None = None
) -> dict[str, Picture]:
    """Return what can be kept of a result: the open head, rows that are compared, all heads, and the decoding.

    Args:
        result: What a model did.
        selection: What is open.
        has_sentence: The open head is kept as ribbons, too.
        contributions: See `stage_data`; None where weights are shown.
    """
    if contributions:  # muting would take a part away
        selection = replace(selection, mute=False)
    shown = result.merge_words() if selection.tokens == "words" else result
    shown = shown.mute_specials() if selection.mute else shown
    open_map = shown.map(selection.place)
    pictures = {"map": _open_head(result, selection, contributions)}
    if has_sentence:
        pictures = {"sentence": replace(pictures["map"], about={"figure": "Sentence"}), **pictures}
    if rows := [row for row in selection.rows if row < len(open_map.rows.labels)]:
        pictures["compared"] = Picture(
            caption=describe_rows(open_map, rows),
            numbers=partial(series_of_rows, open_map, rows),
            about={"figure": "Rows compared"},
        )
    pictures["heads"] = Picture(
        caption=_describe_heads(shown, has_contributions=contributions is not None),
        numbers=partial(_all_heads, shown, contributions),
        about={"head": "All heads", "figure": "All heads"},
        is_whole=True,
    )
    caption = f"Step by step it writes “{result.decoding.text}”. {result.decoding.reason}"
    pictures["player"] = Picture(caption=caption, numbers=partial(_grids_of_player, result), is_whole=True)
    return pictures


def _open_head(result: Result, selection: Selection, contributions: Result | None) -> Picture:
    """Return what can be kept of the open head: its weights, or what each token makes of what it adds."""
    place, has_words = selection.place, selection.tokens == "words"
    shown = result.merge_words() if has_words else result
    if contributions and place.number is not None:  # summaries are of weights
        parts = contributions.merge_words() if has_words else contributions
        caption = caption_of_contributions(shown, parts, place)
        return Picture(
            caption=caption, numbers=partial(numbers_of, parts.map(place)), about={"figure": "Contributions"}
        )
    shown = shown.mute_specials() if selection.mute and not contributions else shown
    return Picture(caption=caption_of(shown, place), numbers=partial(numbers_of, shown.map(place)))


def _all_heads(shown: Result, contributions: Result | None = None) -> dict[str, Grid]:
    """Return the weights of all heads, or their contributions, and the summaries of weights, by kind of attention."""
    grids = {}
    parts = contributions and (contributions.merge_words() if shown.in_pieces else contributions)
    for kind, found in (parts or shown).maps.items():
        every = found.beside(*(shown.summary(kind, name) for name in SUMMARIES))
        grids[kind] = Grid(map=every, axes=("layer", "head"), labels={"head_name": every.heads})
    return grids


def _grids_of_player(result: Result) -> dict[str, Grid]:
    """Return the weights that the player shows step by step, by kind of attention."""
    kinds: tuple[Kind, ...] = ("cross", "decoder") if "cross" in result.maps else ("encoder",)
    return {kind: Grid(map=replace(result.maps[kind], blocked=None), axes=("layer", "head")) for kind in kinds}


def _describe_heads(shown: Result, *, has_contributions: bool) -> str:
    """Return all small maps in words, with the roles that were found."""
    roles = Counter(
        scores.role(layer, head)[0]
        for scores in shown.scores.values()
        for layer, head in np.ndindex(*scores.entropy.shape)
    )
    found = ", ".join(f"{count} {role}" for role, count in roles.most_common() if role in ROLES) or "none has a role"
    caption = f"All heads on this text, each as a small map: row = looks, column = looked at. Roles: {found}."
    caption += " Of single heads contributions are shown, not weights." if has_contributions else ""
    return f"{caption} {MERGED} Roles are measured between pieces." if shown.merges_any else caption

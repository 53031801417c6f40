"""The idea One look: what many texts turn into where one token may not look at another."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from transformer.errors import LabError
from transformer.interpret import OneEdge, alike, hide_edge
from transformer.maps import Axis, LabelledMap
from transformer.replay import Field, Replay
from transformer.text import counted, in_a_line, plain_token
from transformer.views.idea import Idea
from transformer.views.panels import matrix_panel
from transformer.views.view import View, side_by_side

_ROWS = ["as trained", "that look hidden", "all heads off"]


def one_edge_view(replay: Replay) -> View:
    """Return the token that each text is changed in: as trained, with one look hidden, and without all heads.

    Raises:
        LabError: See `hide_edge`; or if there is only one text.
    """
    found = effects_of(replay)
    values = np.vstack([np.zeros(len(found.words)), found.changed])
    words = [[plain_token(token) for token in row] for row in (found.usual, found.hidden, found.off)]
    panel = matrix_panel(
        LabelledMap(values, Axis("", _ROWS), Axis("", [plain_token(word) for word in found.words], "source")),
        _describe(replay, found), shares=True, words=words, key="one-look", about={"head": ""},
        title="What it writes where its output first changes", said="{column}, {row}",
    )  # fmt: skip
    return side_by_side([panel])


def effects_of(replay: Replay) -> OneEdge:
    """Return what one look does in the open text and the others.

    Raises:
        LabError: See `hide_edge`; or if there is only one text.
    """
    given = replay.state["texts"]
    lines = [line.strip() for line in (_usual_texts(replay) if given is None else given).split("\n")]
    texts = list(dict.fromkeys([replay.text, *filter(None, lines)]))
    if len(texts) == 1:
        raise LabError("This needs more texts.", "Type some of as many tokens, one a line.")
    query, key = _edge(replay)
    return replay.memoise(lambda: hide_edge(replay.checkpoint, texts, query, key), "one edge", *texts, query, key)


def _edge(replay: Replay) -> tuple[int, int]:
    """Return the places of the token that looks, and of the one looked at."""
    looks, looked_at = replay.state["looks"], replay.state["looked_at"]
    last = len(_source(replay)) - 1
    return (
        _usual_looks(replay) if looks is None else min(looks, last),
        _usual_looked_at(replay) if looked_at is None else min(looked_at, last),
    )


def _source(replay: Replay) -> Sequence[str]:
    return replay.usual_result().decoding.source_tokens


def _usual_looked_at(replay: Replay) -> int:
    """Return the place of the last token that begins with a letter."""
    words = [place for place, token in enumerate(_source(replay)) if token[:1].isalpha()]
    return words[-1] if words else 1


def _usual_looks(replay: Replay) -> int:
    return max(1, _usual_looked_at(replay) - 1)


def _usual_texts(replay: Replay) -> str:
    """Return texts with another word in the place looked at, a line each."""
    place = _edge(replay)[1]
    return "\n".join(replay.memoise(lambda: alike(replay.checkpoint, replay.text, place), "alike", place))


def _describe(replay: Replay, found: OneEdge) -> str:
    tokens = _source(replay)
    looks, seen = (f"“{in_a_line(plain_token(tokens[place]))}”" for place in _edge(replay))
    hidden, off = (int(row.sum()) for row in found.changed)
    texts = counted(len(found.words))
    changed = f"a word changes in {counted(hidden)} of {texts} texts"
    said = f"If {looks} may not look at {seen}, or what stands there, {changed}."
    return f"{said} With all heads of the encoder off, that word changes in {counted(off)}." if hidden else said


def _tokens(replay: Replay) -> Sequence[str]:
    return [f"{number} {plain_token(token)}" for number, token in enumerate(_source(replay), 1)]


ONE_LOOK = Idea(
    name="look",
    title="One look",
    view=one_edge_view,
    words="Forbid one token to look at another, in many texts at once. How many come out differently?",
    says=lambda replay: [
        _describe(replay, effects_of(replay)),
        "The look is hidden in every head and layer of the encoder. The first token that changes is compared.",
    ],
    fields=(
        Field(name="looks", kind="count", usual_here=_usual_looks, choices=_tokens, label="Who looks"),
        Field(name="looked_at", kind="count", usual_here=_usual_looked_at, choices=_tokens, label="At which token"),
        Field(
            name="texts", kind="text", longest=4000, usual_here=_usual_texts, is_long=True,
            label="More texts", asks="More texts of as many tokens, one a line",
        ),
    ),
    captions=False,
)  # fmt: skip

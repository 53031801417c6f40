"""The idea Words of a head: what a head writes for each token that it looks at."""

from __future__ import annotations

import numpy as np

from transformer.decoding import greedy
from transformer.errors import LabError
from transformer.interpret import HeadWords, value_name, words_of_head, writes_words
from transformer.maps import Axis, LabelledMap, Place
from transformer.replay import Replay
from transformer.text import in_a_line, plain_token
from transformer.trace import Trace
from transformer.views.idea import HeadChoice, Idea
from transformer.views.panels import matrix_panel
from transformer.views.view import View, side_by_side

_HEAD = HeadChoice(usual_kind="cross")
_RANKS = ("most", "second", "third")


def head_words_view(replay: Replay) -> View:
    """Return the three tokens that a head makes likelier for each token it looks at, and the one it makes less likely.

    Raises:
        LabError: If what the head writes goes to a decoder, and not to words.
    """
    place = _HEAD.of(replay)
    if not writes_words(replay.checkpoint, place):
        raise LabError(
            "A head of the encoder writes for the decoder, not for the text.", "Choose cross-attention or the decoder."
        )
    found = words_of(replay, place)
    side = "target" if place.kind == "decoder" else "source"
    columns = [*_RANKS[: found.gains.shape[1]], "less likely"]
    values = np.column_stack([found.gains, -found.losses])
    map = LabelledMap(values, Axis("looked at", found.looked_at, side), Axis("effect", columns), place=place)
    words = [
        [plain_token(token) for token in (*raised, lowered)]
        for raised, lowered in zip(found.raised, found.lowered, strict=True)
    ]
    panel = matrix_panel(
        map, _describe(found, place), key="head-words", title=place.name, words=words, said="Looking at {row}, {column}"
    )
    return side_by_side([panel])


def words_of(replay: Replay, place: Place) -> HeadWords:
    """Return what a head writes while the model writes what it writes."""

    def find() -> HeadWords:
        trace = Trace(value_name(place))
        greedy(replay.checkpoint, replay.text, trace=trace)
        return words_of_head(replay.checkpoint, trace, place)

    return replay.memoise(find, "words of a head", place)


def _describe(found: HeadWords, place: Place) -> str:
    """Say what the strongest token gives."""
    at = int(found.gains[:, 0].argmax())
    raised = [f"“{in_a_line(plain_token(token))}”" for token in found.raised[at]]
    listed = " and ".join(filter(None, [", ".join(raised[:-1]), raised[-1]]))
    looked_at, head = in_a_line(plain_token(found.looked_at[at])), f"head {place.head} of layer {place.layer + 1}"
    return f"Looking at “{looked_at}”, {head} makes {listed} likelier."


HEAD_WORDS = Idea(
    name="Words of a head",
    title="Its words",
    view=head_words_view,
    words="The words that a head makes likelier, for each token it looks at.",
    says=lambda replay: [
        head_words_view(replay).caption,
        "This is the straight way from the head to the output: a token's value, less the mean of all, through W_O and "
        "the output projection. What later layers make of it is left out.",
    ],
    head=_HEAD,
    captions=False,
)

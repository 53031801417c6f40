"""The idea How sure: the probability of each token that is written, of one text and of another."""

from __future__ import annotations

import numpy as np

from transformer.errors import LabError, TextError
from transformer.interpret import Result
from transformer.maps import Axis, LabelledMap
from transformer.replay import Field, Replay
from transformer.text import in_a_line, percent, plain_token, sentence_of
from transformer.views.idea import Idea
from transformer.views.panels import Panel, matrix_panel
from transformer.views.view import View, side_by_side


def how_sure_view(replay: Replay) -> View:
    """Return the probability of each token that a model writes for the text, and for another one.

    Raises:
        LabError: If the other text can't be read.
    """
    other = replay.state["other"] if "other" in replay.state else _usual_other(replay)
    try:
        results = [(replay.text, replay.usual_result()), (other, replay.with_values(text=other).usual_result())]
    except TextError as error:
        raise LabError(f"The other text can't be used. {sentence_of(str(error))}") from None
    panels = [_panel(text, result, number) for number, (text, result) in enumerate(results, start=1)]
    return side_by_side(panels, linked=False)


def _panel(text: str, result: Result, number: int) -> Panel:
    steps, read = result.decoding.steps, in_a_line(text)
    chances = np.array([[step.probability] for step in steps], dtype=np.float32)
    least = steps[int(chances.argmin())]
    caption = (
        f"Of “{read}” it writes “{in_a_line(result.decoding.text)}”; the least probable of its {len(steps)} tokens is "
        f"“{plain_token(least.writes)}” with {percent(least.probability)}."
    )
    map = LabelledMap(chances, Axis("writes", [step.writes for step in steps], "target"), Axis("", ["probability"]))
    about = {"text": text, "head": ""}
    return matrix_panel(
        map, caption, shares=True, is_bars=True, title=read, key=f"sure-{number}", said="{row}", about=about
    )


def _usual_other(replay: Replay) -> str:
    words = replay.text.split()
    return " ".join(reversed(words)) if len(words) > 1 else replay.text[::-1]


HOW_SURE = Idea(
    name="How sure",
    view=how_sure_view,
    words="The probability of each token that it writes, of your text and of another, nonsense say.",
    fields=(
        Field(
            name="other", kind="text", longest=2000, usual_here=_usual_other,
            label="Another text", asks="Another text for it to read",
        ),
    ),
)  # fmt: skip

"""The idea Layer by layer: what a model would write after each of its layers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from transformer.decoding import greedy
from transformer.interpret import Lens, lens_names, look_through
from transformer.maps import Axis, LabelledMap
from transformer.replay import Replay
from transformer.text import counted, in_a_line, plain_token
from transformer.trace import Trace
from transformer.views.idea import Idea
from transformer.views.panels import matrix_panel
from transformer.views.view import View, side_by_side


def lens_view(replay: Replay) -> View:
    """Return the token that would be written after each layer, with its probability: layers by steps."""
    lens = lens_of(replay)
    steps = Axis("writes in the end", [step.writes for step in replay.usual_result().decoding.steps], "target")
    map = LabelledMap(lens.probabilities, Axis("", lens.stages), steps)
    panel = matrix_panel(
        map, _describe(lens, steps.labels), shares=True, key="lens", title="What it would write there",
        words=[[plain_token(token) for token in row] for row in lens.tokens],
        lit=[(stage, step) for step, stage in enumerate(lens.settled())],
        said="{row}, where it ends with {column}", about={"head": ""},
    )  # fmt: skip
    return side_by_side([panel])


def lens_of(replay: Replay) -> Lens:
    """Return what the model would write after each layer, while it writes what it writes."""

    def find() -> Lens:
        trace = Trace(*lens_names(replay.checkpoint))
        greedy(replay.checkpoint, replay.text, trace=trace)
        return look_through(replay.checkpoint, trace)

    return replay.memoise(find, "lens")


def _describe(lens: Lens, written: Sequence[str]) -> str:
    """Say from which layer on most tokens stay, and which one is settled last."""
    settled = lens.settled()
    stage, many = Counter(settled).most_common(1)[0]
    most = f"{counted(many)} of {counted(len(settled))} tokens are settled {_when(stage)}"
    if max(settled) == stage:
        return f"{most}."
    latest = in_a_line(plain_token(written[settled.index(max(settled))]))
    return f"{most}, “{latest}” only {_when(max(settled))}."


def _when(stage: int) -> str:
    return f"after layer {stage}" if stage else "before the first layer"


def _say_lens(replay: Replay) -> list[str]:
    own = (
        "The final norm is"
        if replay.checkpoint.config.norm_first
        else "Each layer ends with a norm of its own, which is"
    )
    first, read = lens_of(replay).tokens[0], replay.usual_result().decoding.target_tokens
    repeats = sum(one == other for one, other in zip(first, read, strict=True)) >= len(first) - 1
    return [
        lens_view(replay).caption,
        *(["Before the first layer it would only repeat what it has just read."] if repeats else []),
        f"A ring: from here on the token stays. {own} the lens: the output projection reads what stands there, though "
        "only the last layer was trained to be read.",
    ]


LENS = Idea(
    name="Layer by layer",
    title="Lens",
    view=lens_view,
    words="What it would write after each layer, if that layer were the last.",
    says=_say_lens,
    captions=False,
)

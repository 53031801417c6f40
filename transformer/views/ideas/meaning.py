"""The idea Where meaning moves: how much of another text's output comes over with one of its vectors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from transformer.assets import chosen_pairs
from transformer.checkpoints import Checkpoint
from transformer.errors import LabError
from transformer.interpret import Patching, likely_other, patch, write_patched
from transformer.maps import Axis, LabelledMap
from transformer.replay import Field, Replay
from transformer.text import in_a_line, percent, plain_token
from transformer.views.idea import Idea
from transformer.views.panels import matrix_panel
from transformer.views.view import View, side_by_side

_MOVES = 0.1
"""Smallest share that counts as moved."""


def meaning_view(replay: Replay) -> View:
    """Return the share of the difference that comes over with each vector: layers by source tokens.

    Raises:
        LabError: If the other text can't be compared with the open one; see `patch`.
    """
    found = patching_of(replay)
    tokens = [plain_token(token) for token in found.tokens]
    for place in found.changed:
        tokens[place] = f"{tokens[place]} | {plain_token(found.other_tokens[place])}"
    stage, place = _cell(replay, found)
    panel = matrix_panel(
        LabelledMap(100 * found.shares, Axis("", found.stages), Axis("token whose vector is given", tokens, "source")),
        _describe(found), limit=100, words=[[percent(round(share, 2)) for share in row] for row in found.shares],
        title=f"From {_quoted(found.writes)} to {_quoted(found.other_writes)}: how much comes over",
        said="The vector of {column}, {row}, brings over", lit=[(stage, place)], key="meaning", about={"head": ""},
    )  # fmt: skip
    return side_by_side([panel])


def patching_of(replay: Replay) -> Patching:
    """Return what moves between the open text and the other one.

    Raises:
        LabError: See `patch`; or if there is no other text.
    """
    other = _other(replay)
    if not other:
        raise LabError("There is no other text yet.", "Type one of as many tokens.")
    return replay.memoise(lambda: patch(replay.checkpoint, replay.text, other), "patching", other)


def _other(replay: Replay) -> str:
    return _usual_other(replay) if replay.state["partner"] is None else replay.state["partner"]


def pairs_to_try(checkpoint: Checkpoint) -> tuple[tuple[str, str], ...]:
    """Return pairs of texts that were chosen for a shipped model; none for another."""
    return chosen_pairs(checkpoint.name)


def _usual_other(replay: Replay) -> str:
    """Return the partner of a text that was chosen with another one, else the likeliest that moves something."""
    for pair in pairs_to_try(replay.checkpoint):
        if replay.text in pair:
            return pair[1 - pair.index(replay.text)]
    return replay.memoise(lambda: likely_other(replay.checkpoint, replay.text), "likely other") or ""


def _cell(replay: Replay, found: Patching) -> tuple[int, int]:
    """Return stage and place of the vector that is given; by default the one that moved farthest, after all layers."""
    last, usual = len(found.stages) - 1, _usual_place(found)
    stage, place = replay.state["patch_after"], replay.state["patch_at"]
    return last if stage is None else min(stage, last), usual if place is None else min(place, len(found.tokens) - 1)


def _usual_place(found: Patching) -> int:
    place, share = found.farthest
    return place if share >= _MOVES else found.changed[0]


def _write_all(replay: Replay) -> Mapping[str, str]:
    """Return what the model writes for the text, with one vector of the other, and for the other."""
    found, other = patching_of(replay), _other(replay)
    stage, place = _cell(replay, found)

    def write() -> tuple[str, str]:
        patched = write_patched(replay.checkpoint, replay.text, other, stage, place)
        return patched.text, replay.with_values(text=other).usual_result().decoding.text

    patched, whole = replay.memoise(write, "patched", other, stage, place)
    given = f"with {_quoted(found.other_tokens[place])} of the other, {found.stages[stage]}"
    return {"this text": replay.usual_result().decoding.text, given: patched, "the other text": whole}


def _quoted(token: str) -> str:
    return f"“{in_a_line(plain_token(token))}”"


def _describe(found: Patching) -> str:
    """Say how much has moved, and where to."""
    place, share = found.farthest
    own = [(_quoted(found.other_tokens[place]), float(found.shares[-1, place])) for place in found.changed]
    still = f"{own[0][0]} still brings {percent(round(own[0][1], 2))}" if len(own) == 1 else ""
    if share < _MOVES:
        most = f"no token that both texts have brings more than {percent(_MOVES)} of the difference"
        return f"Nothing moves: after the last layer, {still or most}{' of the difference' if still else ''}."
    moved = f"After the last layer, {_quoted(found.tokens[place])} alone brings over {percent(round(share, 2))}"
    rest = f" {still}." if still and own[0][1] >= _MOVES else ""
    return f"{moved} of the difference, though it stands in both texts.{rest}"


def _say_meaning(replay: Replay) -> Sequence[str]:
    found = patching_of(replay)
    how = (
        f"The text gets one vector of “{in_a_line(_other(replay))}”, and everything after it runs again. At 100 %, it "
        f"prefers {_quoted(found.other_writes)} to {_quoted(found.writes)} as much as the other text does."
    )
    return _describe(found), how


def _stages(replay: Replay) -> Sequence[str]:
    return [f"{number} {name}" for number, name in enumerate(patching_of(replay).stages, 1)]


def _tokens(replay: Replay) -> Sequence[str]:
    return [f"{number} {plain_token(token)}" for number, token in enumerate(patching_of(replay).tokens, 1)]


def _last_stage(replay: Replay) -> int:
    return len(patching_of(replay).stages) - 1


def _place_to_show(replay: Replay) -> int:
    return _usual_place(patching_of(replay))


MEANING = Idea(
    name="Where meaning moves",
    title="Meaning",
    view=meaning_view,
    words="Give the text one vector of another text. How much of the other's meaning comes along?",
    says=_say_meaning,
    fields=(
        Field(
            name="partner", kind="text", longest=4000, usual_here=_usual_other, label="Other text, of as many tokens"
        ),
        Field(name="patch_after", kind="count", usual_here=_last_stage, choices=_stages, label="Its vector"),
        Field(name="patch_at", kind="count", usual_here=_place_to_show, choices=_tokens, label="Of the token"),
    ),
    cell=("patch_after", "patch_at"),
    outputs=_write_all,
    is_judged=False,
    captions=False,
)

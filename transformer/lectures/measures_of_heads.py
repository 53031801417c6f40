"""Measures of what heads are worth: on the texts of the model's board, and on the view's text without some of them."""

from __future__ import annotations

from transformer.decoding import greedy
from transformer.errors import LabError, SettingError
from transformer.interpret.ablation import mean_outputs
from transformer.interpret.curation import stored_board
from transformer.interpret.head_board import WAYS, HeadAblation, Way
from transformer.interpret.interventions import edits_of, parse, parse_all
from transformer.replay.replay import Replay
from transformer.trace import Trace


def right_of_board(replay: Replay) -> float:
    """Return the share of the board's sequences that the model writes exactly right with all its heads."""
    return _board(replay).baseline


def right_without_head(replay: Replay, head: str, way: str) -> float:
    """Return the share of the board's sequences exactly right with one head set to `zero`, or to its `mean`."""
    place = replay.place(head)
    return float(_board(replay).shares(_known_way(way))[place.kind][place.layer, place.single])


def costliest_head(replay: Replay, kind: str, way: str) -> str:
    """Return the head of a kind that costs most on the board, as `cross.1.3`; empty if no loss is more than chance."""
    place = replay.place(f"{kind}.1.1")
    most = _board(replay).most(place.kind, _known_way(way))
    return ".".join([place.kind, *(str(one + 1) for one in most[0])]) if most else ""


def writes_without_head(replay: Replay, head: str) -> str:
    """Return the text that greedy decoding writes with this head alone switched off."""
    return writes_without_heads(replay, [head])


def writes_without_heads(replay: Replay, heads: list[str]) -> str:
    """Return the text that greedy decoding writes with all of these heads switched off."""
    for head in heads:
        replay.place(head)
    edits = edits_of(parse_all(",".join(f"{head}.off" for head in heads)))
    return greedy(replay.checkpoint, replay.text, Trace(edits=edits, record=False)).text


def writes_changed(replay: Replay, changes: str) -> str:
    """Return the text that greedy decoding writes with changes to attention, as links write them: `cross.2.1.off,…`."""
    edits = edits_of(parse_all(changes))
    return greedy(replay.checkpoint, replay.text, Trace(edits=edits, record=False)).text


def writes_with_head_at_mean(replay: Replay, head: str) -> str:
    """Return the text that greedy decoding writes with a head's output set to its mean over 256 held-out sequences."""
    replay.place(head)
    edits = mean_outputs(replay.checkpoint, 256).edits_of(parse(f"{head}.off"))
    return greedy(replay.checkpoint, replay.text, Trace(edits=edits, record=False)).text


def _board(replay: Replay) -> HeadAblation:
    board = stored_board(replay.checkpoint)
    if not isinstance(board, HeadAblation):
        name = replay.checkpoint.name
        raise LabError(f"The file of {name!r} holds no board of texts exactly right.", "Take a shipped toy model.")
    return board


def _known_way(name: str) -> Way:
    for way in WAYS:
        if name == way:
            return way
    raise SettingError("way", f"be one of {', '.join(WAYS)}", name)

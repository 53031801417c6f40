"""The pictures of scenes whose page shows more than the stage: the same matrices and trees, without the lab."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pages.decoding.beam_tree import tree_data
from pages.inside_a_head.stages import stage_panels, with_rows
from pages.masks.causal import causal_panels
from pages.positions.orders import ORDERS, order_panels
from pages.positions.place_or_token import apart_panels
from pages.positions.shift import rotation_of
from pages.server.models import path_of_model
from pages.ui.example.stream import parameters_in_words, stream_panels
from pages.ui.models.training_pairs import why_not_measured
from pages.what_if.boards import SHOWN, board_panels, described, measure_board
from pages.what_if.forcing import read_target, reading_panels, target_ids
from pages.what_if.mattered import mattered_panels
from transformer import LabError, views
from transformer.data import languages_of
from transformer.interpret import Place, describe_apart, hidden_source, stored_board, take_apart, target_to_read
from transformer.interpret.walkthrough import stage_ids
from transformer.replay import Replay
from transformer.views import with_host


@dataclass(frozen=True)
class Picture:
    """What a browser draws of a scene.

    Attributes:
        component: Its name in the bundle.
        content: As the component gets it.
        caption: What it shows, in words.
    """

    component: str
    content: bytes
    caption: str


def picture_of(replay: Replay, place: Place) -> Picture | None:
    """The picture of a scene; None where the stage is what it shows, or the nearest to it.

    Args:
        replay: What its view shows.
        place: The head that is open there.
    Raises:
        LabError: If the view names what its model or its page lacks.
    """
    state = replay.state
    name = _IDEA.get(state.page)
    make = _MAKERS.get((state.page, state.idea(name) if name else ""))
    return make(replay, place) if make else None


def _inside(replay: Replay, place: Place) -> Picture:
    place, ids = replay.head(), stage_ids(replay.checkpoint.config)  # of several heads together there is no path
    wanted = replay.state["stage"]
    stage = replay.walk(place, wanted if wanted in ids else ids[0])
    if place.kind != "encoder":
        stage = with_rows(stage, replay.usual().map(place).rows.labels)
    rows, columns = len(stage.result.rows.labels), len(stage.result.columns.labels)
    row = min(replay.state["cell_row"], rows - 1)
    largest = int(abs(stage.result.values[row]).argmax())
    column = replay.state["cell_column"]
    column = min(largest if column is None else column, columns - 1)
    return _matrices(stage_panels(stage, stage.work_out(row, column)), stage.text)


def _causal(replay: Replay, place: Place) -> Picture:
    head = replay.head(replay.state["mask_kind"])
    return _matrices(*causal_panels(replay.usual().map(head), head, replay.checkpoint.config.causal))


def _orders(replay: Replay, place: Place) -> Picture:
    runs = {change: replay.changed(change) for change in ORDERS}
    written = "; ".join(f"{change}, it writes “{run.decoding.text}”" for change, run in runs.items())
    return _matrices(order_panels(runs, place), f"{written[:1].upper()}{written[1:]}")


def _apart(replay: Replay, place: Place) -> Picture:
    apart = take_apart(replay.checkpoint, replay.text)
    return _matrices(apart_panels(apart, place), describe_apart(apart, place), linked=False)


def _stream(replay: Replay, place: Place) -> Picture:
    panels = list(stream_panels(replay.checkpoint, replay.text, replay.usual()))
    return _matrices(panels, parameters_in_words(replay.checkpoint), linked=False)


def _rotation(replay: Replay, place: Place) -> Picture:
    panel = rotation_of(*(replay.state[name] for name in ("k", "d_model", "positions")))
    return _matrices([panel], panel.caption)


def _tree(replay: Replay, place: Place) -> Picture | None:
    if not replay.searches:
        return None
    search, checkpoint = replay.search(), replay.checkpoint
    language = languages_of(checkpoint.task)["target"]
    data = with_host(tree_data(search, checkpoint.target_tokenizer, language), {"name": "tree", "height": 640})
    said = f"A beam search of width {search.width}: what was tried; the winner is “{search.best.text}”"
    return Picture("beams", data, said)


def _forcing(replay: Replay, place: Place) -> Picture | None:
    checkpoint, free, given = replay.checkpoint, replay.usual().decoding, replay.state["target"]
    if not checkpoint.config.has_decoder:  # which reads nothing of its own
        return None
    target = target_ids(checkpoint, given) if given else target_to_read(checkpoint, replay.text, free).ids
    reading = read_target(checkpoint, replay.text, free, target)
    return _matrices(reading_panels(reading, checkpoint.config.causal), reading.said)


def _mattered(replay: Replay, place: Place) -> Picture:
    result = replay.usual()
    found = hidden_source(replay.checkpoint, replay.text, result.decoding)
    return _matrices(*mattered_panels(found, result, replay.head()))


def _board(replay: Replay, place: Place) -> Picture | None:
    """What each head is worth, measured now where the model's file doesn't say; None where that can't be."""
    checkpoint, path = replay.checkpoint, path_of_model(replay.state["model"])
    try:
        board = stored_board(checkpoint)
        if board is None and path and not why_not_measured(checkpoint):
            board = measure_board((str(path), path.stat().st_mtime_ns), checkpoint)
    except LabError:
        return None
    if board is None:
        return None
    panels = list(board_panels(board, SHOWN[replay.state["set_to"]]).values())
    return _matrices(panels, described(board), linked=False)


_MAKERS: dict[tuple[str, str], Callable[[Replay, Place], Picture | None]] = {
    ("inside_a_head", ""): _inside,
    ("masks", "Causal"): _causal,
    ("positions", "Without order"): _orders,
    ("positions", "Place or token"): _apart,
    ("positions", "A shift is a rotation"): _rotation,
    ("decoding", "beam"): _tree,
    ("whole_model", "What each layer adds"): _stream,
    ("what_if", "forcing"): _forcing,
    ("what_if", "mattered"): _mattered,
    ("what_if", "break"): _board,
}
"""By page and the idea that is open on it."""
_IDEA = {"masks": "mask", "positions": "idea", "decoding": "strategy", "what_if": "tool", "whole_model": "shows"}
"""What names the idea in the link."""


def _matrices(panels: Sequence[views.Panel], said: str, linked: bool = True) -> Picture:
    names = [f"matrix-{number}" for number, _ in enumerate(panels, start=1)]
    data = with_host(views.panels_data(panels, linked=linked), {"names": names})
    return Picture("matrices", data, said)

"""The pictures of scenes whose page shows more than the stage: the same matrices and trees, without the lab."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pages.decoding.beam_tree import nodes_of, tree_data
from pages.inside_a_head.stages import stage_panels, with_rows
from pages.masks.causal import OF_CAUSAL, causal_panels
from pages.positions.orders import ORDERS, order_panels
from pages.positions.place_or_token import apart_panels
from pages.positions.shift import rotation_of
from pages.server.models import path_of_model
from pages.ui.example.example import CHANGES
from pages.ui.example.stream import parameters_in_words, stream_panels
from pages.ui.models.training_pairs import why_not_measured
from pages.ui.state.opened import PLACE, has_place, single_head
from pages.what_if.boards import OF_WAYS, SHOWN, board_panels, described, measure_board
from pages.what_if.forcing import read_target, reading_panels, target_ids
from pages.what_if.mattered import mattered_panels
from transformer import LabError, Trace, figures, greedy
from transformer.data import languages_of
from transformer.decoding import beam_search
from transformer.interpret import (
    WAYS,
    Kind,
    Place,
    Result,
    describe_apart,
    hidden_source,
    stored_board,
    take_apart,
    target_to_read,
)
from transformer.interpret.walkthrough import stage_ids, walk_through
from transformer.lectures import Scene, Seen
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


def picture_of(scene: Scene, seen: Seen, place: Place) -> Picture | None:
    """The picture of a scene; None where the stage is what it shows, or the nearest to it.

    Args:
        scene: The scene.
        seen: What its view shows.
        place: The head that is open there.
    Raises:
        LabError: If the view names what its model or its page lacks.
    """
    make = _MAKERS.get((scene.page, scene.state.get(_IDEA.get(scene.page, ""), [""])[-1]))
    return make(scene, seen, place) if make else None


def _inside(scene: Scene, seen: Seen, place: Place) -> Picture:
    place = _single(scene, seen, place)  # of several heads together there is no path
    ids = stage_ids(seen.checkpoint.config)
    wanted = scene.state.get("stage", ids[:1])[-1]
    trace = Trace()
    greedy(seen.checkpoint, seen.text, trace=trace)
    stage = walk_through(
        seen.checkpoint, trace, place.kind, place.layer, place.single, until=wanted if wanted in ids else ids[0]
    )[-1]
    if place.kind != "encoder":
        stage = with_rows(stage, seen.result.map(place).rows.labels)
    rows, columns = len(stage.result.rows.labels), len(stage.result.columns.labels)
    row = min(_number(scene, "cell_row", 2), rows) - 1
    column = min(_number(scene, "cell_column", 1 + int(abs(stage.result.values[row]).argmax())), columns) - 1
    return _matrices(stage_panels(stage, stage.work_out(row, column)), stage.text)


def _causal(scene: Scene, seen: Seen, place: Place) -> Picture:
    kind = scene.state.get(OF_CAUSAL, ["decoder"])[-1]
    kinds: dict[str, Kind] = {one: one for one in seen.result.maps}
    head = Place(kinds.get(kind, place.kind), place.layer, place.head)
    return _matrices(*causal_panels(seen.result.map(head), head, seen.checkpoint.config.causal))


def _orders(scene: Scene, seen: Seen, place: Place) -> Picture:
    runs = {}
    for change in ORDERS:
        trace = Trace("*attention.weights", "*attention.allowed", edits=CHANGES[change]())
        runs[change] = Result.of(greedy(seen.checkpoint, seen.text, trace=trace), trace)
    written = "; ".join(f"{change}, it writes “{run.decoding.text}”" for change, run in runs.items())
    return _matrices(order_panels(runs, place), f"{written[:1].upper()}{written[1:]}")


def _apart(scene: Scene, seen: Seen, place: Place) -> Picture:
    apart = take_apart(seen.checkpoint, seen.text)
    return _matrices(apart_panels(apart, place), describe_apart(apart, place), linked=False)


def _stream(scene: Scene, seen: Seen, place: Place) -> Picture:
    panels = list(stream_panels(seen.checkpoint, seen.text, seen.result))
    return _matrices(panels, parameters_in_words(seen.checkpoint), linked=False)


def _rotation(scene: Scene, seen: Seen, place: Place) -> Picture:
    shift = scene.state.get("k", ["3"])[-1]
    if not re.fullmatch("-?[0-9]{1,2}", shift):
        raise LabError(f"A scene shows a shift by {shift[:40]!r}, which is no number of places.")
    d_model, rows = min(_number(scene, "d_model", 64), 128) // 2 * 2 or 2, min(_number(scene, "positions", 50), 200)
    panel = rotation_of(max(-32, min(int(shift), 32)), d_model, max(rows, 2))
    return _matrices([panel], panel.caption)


def _tree(scene: Scene, seen: Seen, place: Place) -> Picture:
    width = min(_number(scene, "width_of_beam", 4), 16)  # as the page offers
    penalty = scene.state.get("penalty", ["0.6"])[-1]
    search = beam_search(seen.checkpoint, seen.text, width, float(penalty))  # a number: the view was seen
    nodes, language = nodes_of(search, seen.checkpoint.target_tokenizer), languages_of(seen.checkpoint.task)["target"]
    data = with_host(tree_data(nodes, search.width, language), {"name": "tree", "height": 640})
    said = f"A beam search of width {search.width}: what was tried; the winner is “{seen.result.decoding.text}”"
    return Picture("beams", data, said)


def _forcing(scene: Scene, seen: Seen, place: Place) -> Picture | None:
    checkpoint, free = seen.checkpoint, seen.result.decoding
    is_open = "tool" in scene.state or "target" in scene.state  # old links name the target alone
    if not is_open or not checkpoint.config.has_decoder:  # which reads nothing of its own
        return None
    given = scene.state.get("target", [""])[-1]
    target = target_ids(checkpoint, given) if given else target_to_read(checkpoint, seen.text, free).ids
    reading = read_target(checkpoint, seen.text, free, target)
    return _matrices(reading_panels(reading, checkpoint.config.causal), reading.said)


def _mattered(scene: Scene, seen: Seen, place: Place) -> Picture:
    found = hidden_source(seen.checkpoint, seen.text, seen.result.decoding)
    return _matrices(*mattered_panels(found, seen.result, _single(scene, seen, place)))


def _board(scene: Scene, seen: Seen, place: Place) -> Picture | None:
    """What each head is worth, measured now where the model's file doesn't say; None where that can't be."""
    path = path_of_model(scene.state["model"][-1])
    try:
        board = stored_board(seen.checkpoint)
        if board is None and path and not why_not_measured(seen.checkpoint):
            board = measure_board(path, seen.checkpoint)
    except LabError:
        return None
    if board is None:
        return None
    ways = SHOWN.get(scene.state.get(OF_WAYS, ["both"])[-1], WAYS)
    return _matrices(list(board_panels(board, ways).values()), described(board), linked=False)


_MAKERS: dict[tuple[str, str], Callable[[Scene, Seen, Place], Picture | None]] = {
    ("inside_a_head", ""): _inside,
    ("masks", ""): _causal,
    ("masks", "Causal"): _causal,
    ("positions", ""): _orders,
    ("positions", "Without order"): _orders,
    ("positions", "Place or token"): _apart,
    ("positions", "A shift is a rotation"): _rotation,
    ("decoding", "beam"): _tree,
    ("whole_model", "What each layer adds"): _stream,
    ("what_if", ""): _forcing,
    ("what_if", "forcing"): _forcing,
    ("what_if", "mattered"): _mattered,
    ("what_if", "break"): _board,
}
"""By page and the idea that is open on it; "": the one that a page opens with."""
_IDEA = {"masks": "mask", "positions": "idea", "decoding": "strategy", "what_if": "tool", "whole_model": "shows"}
"""What names the idea in the link."""


def _single(scene: Scene, seen: Seen, place: Place) -> Place:
    """One head where a summary of several is open: as on the page, the best one, if the model opens with that."""
    opening = seen.checkpoint.opening if not has_place(scene.state) else None
    state = {"opening": opening, "begun": {part: getattr(place, part) for part in PLACE}}
    return single_head(state, place)


def _matrices(panels: Sequence[figures.Panel], said: str, linked: bool = True) -> Picture:
    names = [f"matrix-{number}" for number, _ in enumerate(panels, start=1)]
    data = with_host(figures.panels_data(panels, linked=linked), {"names": names})
    return Picture("matrices", data, said)


def _number(scene: Scene, name: str, usual: int) -> int:
    """A number from 1 at the beginning of a part of the link, e.g. of "2 need → you"."""
    found = re.match("[1-9][0-9]{0,3}", scene.state.get(name, [""])[-1])
    return int(found[0]) if found else usual

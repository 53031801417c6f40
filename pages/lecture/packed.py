"""A lecture without the lab: scenes, pictures and questions, computed beforehand; for a class, or as one file."""

from __future__ import annotations

import base64
import html
import json
import time
from dataclasses import asdict, replace
from functools import cache
from typing import Any

from pages.server.classroom.packing import PackedLecture
from pages.server.models import open_named, path_of_model
from pages.ui.models.training_pairs import why_not_measured
from pages.ui.state.lecturing import lectures
from pages.what_if.boards import measure_board
from transformer import LabError, views
from transformer.lectures import Lecture, Posed, Scene, to_html
from transformer.replay import Replay
from transformer.runs.jobs import ShippedTwins, shipped_twins
from transformer.text import megabytes
from transformer.views import View, with_host
from transformer.views.by_page import boards_view, changes_attention, runs_view, views_of

_STAGES = ("start", "heads", "decoding")
"""Pages whose picture is the stage; so is that of What if? where attention is changed."""
_CAPTIONED = ("matrices", "beams")
"""Components that say nothing of what they show."""
_FILM_BYTES = 200_000
"""Of the weights of one film: frames enough to see how its heads form."""
_SECONDS, _BYTES = 90, 24 * 10**6
"""What the pictures of a lecture may take; anybody's lecture is computed here."""
_TITLES = {
    "decoding": "Decoding", "inside_a_head": "Inside a head", "masks": "Masks", "positions": "Positions",
    "what_if": "What if?", "models": "Models", "train": "Train",
}  # fmt: skip


def file_of(lecture: Lecture) -> bytes:
    """The file of a lecture; that of a shipped one is made once for all sessions.

    Of a lecture that can't be made into one, a page that says why: it is asked for by a browser that saves what comes.
    """
    if lecture.id in lectures():
        return shipped_file(lecture.id)
    try:
        return lecture_file(lecture)
    except LabError as error:
        why = html.escape(f"This lecture can't be made into a file. {error}")
        return views.to_page(lecture.title, {"program": "Attention Lab"}, f"<p>{why}</p>")


@cache
def shipped_file(name: str) -> bytes:
    """The file of a shipped lecture, by its id; made once for all sessions."""
    return lecture_file(lectures()[name])


@cache
def packed_shipped(name: str) -> PackedLecture:
    """The scenes of a shipped lecture, by its id; computed once for all sessions."""
    return packed_lecture(lectures()[name])


def lecture_file(lecture: Lecture) -> bytes:
    """Make a page of a lecture that opens offline, with all of it inside.

    Raises:
        LabError: If a scene names a model or a text that can't be run.
    """
    packed = packed_shipped(lecture.id) if lecture.id in lectures() else packed_lecture(lecture)
    sent = [{"component": one, "bytes": base64.b64encode(content).decode()} for one, content in packed.views]
    data = {"id": lecture.id, "title": lecture.title, "scenes": packed.scenes, "views": sent}
    about = {"program": "Attention Lab", "lecture": lecture.title}
    return views.offline_page("lecture", json.dumps(data).encode(), lecture.summary, about, lecture.title)


def packed_lecture(lecture: Lecture) -> PackedLecture:
    """Compute all that a lecture shows and asks; its models are run here.

    Raises:
        LabError: If a scene names a model or a text that can't be run, or if all of it takes too long or too much room.
    """
    views, end = _Views(), time.monotonic() + _SECONDS
    scenes = []
    for number, scene in enumerate(lecture.scenes, start=1):
        scenes.append({"tag": lecture.tag_of(number), **views.add(scene)})
        if time.monotonic() > end:
            problem = f"Its models take longer than {_SECONDS} seconds on this server."
            raise LabError(problem, advice="Take smaller models, shorter texts or fewer scenes.")
        if sum(len(content) for _, content in views.sent) > _BYTES:
            problem = f"Its pictures take more than {megabytes(_BYTES)}."
            raise LabError(problem, advice="Take shorter texts or fewer scenes.")
    return PackedLecture(lecture.id, lecture.title, scenes, views.sent)


def _posed(scene: Scene) -> Posed | None:
    """Its question; None also where it can't be asked: as in the lab, the scene is shown all the same."""
    try:
        return scene.posed(open_named)
    except LabError:
        return None


class _Views:
    """The pictures of a lecture: what several scenes show of one run is sent once.

    Attributes:
        sent: Of each picture its component and its bytes.
    """

    def __init__(self) -> None:
        self.sent: list[tuple[str, bytes]] = []

    def add(self, scene: Scene) -> dict[str, Any]:
        """Return what is sent of a scene."""
        posed = _posed(scene)
        view, selection, caption, lacking = self._view(scene)
        return {
            "title": scene.title,
            "sentences": to_html(scene.sentences),
            "posed": posed.as_json() if posed else None,
            "view": view,
            "selection": selection,
            "caption": caption,
            "page": lacking,
        }

    def _view(self, scene: Scene) -> tuple[int | None, dict[str, Any], str, str]:
        """Return the place of the view among those that are sent, what is open in it, its caption, and what it lacks.

        The caption is empty where the view says it itself; what it lacks is the title of a page that shows more.
        """
        state, title = scene.view, _TITLES.get(scene.page, "")
        if "record" in state:
            record = _record(state["record"])
            return self._place(_films(record)), {}, record.seeds_in_words, ""
        if "model" not in state or "text" not in state:
            return None, {}, "", title
        replay = Replay.of(state, open_named)
        view = _measured_board(replay) or views_of(replay)[0]
        is_whole = view.component != "stage" or scene.page in _STAGES or changes_attention(replay)
        said = view.said if view.component in _CAPTIONED else ""
        return self._place(view), asdict(replay.selection()), said, "" if is_whole else title

    def _place(self, view: View) -> int:
        content = view.component, with_host(view.data, view.host)
        if content not in self.sent:
            self.sent.append(content)
        return self.sent.index(content)


def _measured_board(replay: Replay) -> View | None:
    """What each head is worth, measured now where the model's file doesn't say it; None where that can't be."""
    state, checkpoint = replay.state, replay.checkpoint
    if state.page != "what_if" or state.idea("tool") != "break" or checkpoint.board:
        return None
    path = path_of_model(state["model"])
    if path is None or why_not_measured(checkpoint):
        return None
    try:
        return boards_view(measure_board((str(path), path.stat().st_mtime_ns), checkpoint), state["set_to"])
    except LabError:
        return None


def _record(title: str) -> ShippedTwins:
    found = next((record for record in shipped_twins() if record.title == title), None)
    if found is None:
        raise LabError("A scene shows a record of twins that did not come with the program.")
    return found


def _films(record: ShippedTwins) -> View:
    view = runs_view(record.runs, [run.spec().name for run in record.runs], _FILM_BYTES * len(record.runs))
    if view is None:
        raise LabError("A scene shows a record of twins without a frame.")
    return replace(view, host={**view.host, "file": ""})  # files are the lab's

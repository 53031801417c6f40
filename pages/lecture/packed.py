"""A lecture without the lab: scenes, pictures and questions, computed beforehand; for a class, or as one file."""

from __future__ import annotations

import base64
import html
import json
import time
from dataclasses import asdict
from functools import cache
from typing import Any

from pages.alignment.word_lines import lines_data
from pages.lecture.pictures import picture_of
from pages.server.classroom.packing import PackedLecture
from pages.server.models import open_named
from pages.server.offline_page import offline_page
from pages.ui.runs.film import packed_films
from pages.ui.state.lecturing import lectures
from transformer import LabError, Trace, greedy, views
from transformer.data import languages_of
from transformer.interpret import Place, aligning_head, cuts_words, right_answer, what_came, word_map
from transformer.lectures import Lecture, Posed, Scene, to_html
from transformer.replay import Replay
from transformer.runs.jobs import ShippedTwins, shipped_twins
from transformer.text import megabytes
from transformer.views import with_host

_LAYOUTS: dict[str, views.Layout] = {"decoding": "decoding"}
"""How the stage of a page is arranged; that of all others as on the first page."""
_WHOLE = ("start", "decoding", "heads", "alignment", "what_if", "whole_model", "twins")
"""Pages of which the file shows what the view shows."""
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
    views = [{"component": one, "bytes": base64.b64encode(content).decode()} for one, content in packed.views]
    data = {"id": lecture.id, "title": lecture.title, "scenes": packed.scenes, "views": views}
    about = {"program": "Attention Lab", "lecture": lecture.title}
    return offline_page("lecture", json.dumps(data).encode(), lecture.summary, about, lecture.title)


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
        view, selection, caption = self._view(scene)
        return {
            "title": scene.title,
            "sentences": to_html(scene.sentences),
            "posed": posed.as_json() if posed else None,
            "view": view,
            "selection": selection,
            "caption": caption,
            "page": "" if caption or _is_whole(scene) else _TITLES.get(scene.page, ""),
        }

    def _view(self, scene: Scene) -> tuple[int | None, dict[str, Any], str]:
        """Where the view is among those that are sent, what is open in it, and its caption if it says none itself."""
        view = scene.view
        if "record" in view:
            record = _record(view["record"])
            return self._place("film", _film(record)), {}, record.seeds_in_words
        if "model" not in view or "text" not in view:
            return None, {}, ""
        replay = Replay.of(view, open_named)
        selection = replay.selection()
        parts = asdict(selection)
        if view.page == "whole_model" and view["shows"] == "Figure 1":
            return self._place("wholeModel", _whole(replay)), parts, ""
        if view.page == "alignment":
            return self._place("alignment", _lines(scene, replay, selection.place)), parts, ""
        if view.page == "what_if" and view.idea("tool") == "change" and "edits" in view:
            return self._place("stage", _changed(replay)), parts, ""
        if picture := picture_of(replay, selection.place):
            return self._place(picture.component, picture.content), parts, picture.caption
        return self._place("stage", _stage(replay)), parts, ""

    def _place(self, component: str, content: bytes) -> int:
        view = component, content
        if view not in self.sent:
            self.sent.append(view)
        return self.sent.index(view)


def _is_whole(scene: Scene) -> bool:
    """Whether the file shows all that the view shows, also where that is the stage alone."""
    return scene.page in _WHOLE and not (scene.page == "what_if" and scene.view.idea("tool") == "break")


def _stage(replay: Replay) -> bytes:
    checkpoint = replay.checkpoint
    view = views.stage_data(
        replay.result(), has_words=cuts_words(checkpoint), aligns=aligning_head(checkpoint),
        languages=languages_of(checkpoint.task),
    )  # fmt: skip
    return with_host(view, {"layout": _LAYOUTS.get(replay.state.page, "start")})


def _changed(replay: Replay) -> bytes:
    """The stage of What if?: as trained beside what the changes make of it."""
    checkpoint, usual, (changes, _) = replay.checkpoint, replay.usual(), replay.changes()
    changed = views.Changed()
    if changes:
        result, answer = replay.edited(changes), right_answer(checkpoint, replay.text)
        is_right = None if answer is None else answer == result.decoding.text
        changed = views.Changed(changes, result, what_came(usual, result), is_right)
    aligns, languages = aligning_head(checkpoint), languages_of(checkpoint.task)
    view = views.stage_data(usual, changed=changed, aligns=aligns, languages=languages)
    return with_host(view, {"layout": "what_if"})


def _lines(scene: Scene, replay: Replay, place: Place) -> bytes:
    result = replay.result()
    words = word_map(result.map(place), [step.writes for step in result.decoding.steps], whole=True)
    languages = languages_of(replay.checkpoint.task)
    lines = lines_data(words, None, replay.state["least"] / 100, scene.title, languages)
    return with_host(lines, {"name": "alignment"})


def _whole(replay: Replay) -> bytes:
    trace = Trace(*views.CAPTURED)
    decoding = greedy(replay.checkpoint, replay.text, trace)
    return with_host(views.whole_model_data(replay.checkpoint.config, trace, decoding), {})


def _record(title: str) -> ShippedTwins:
    found = next((record for record in shipped_twins() if record.title == title), None)
    if found is None:
        raise LabError("A scene shows a record of twins that did not come with the program.")
    return found


def _film(record: ShippedTwins) -> bytes:
    titles = [run.spec().name for run in record.runs]
    return with_host(packed_films(record.runs, titles, _FILM_BYTES * len(record.runs)), {})

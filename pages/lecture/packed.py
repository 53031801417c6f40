"""A lecture without the lab: scenes, pictures and questions, computed beforehand; for a class, or as one file."""

from __future__ import annotations

import base64
import html
import json
import re
import time
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

from pages.alignment.word_lines import lines_data
from pages.lecture.pictures import picture_of
from pages.server.classroom.packing import PackedLecture
from pages.server.models import open_named
from pages.server.offline_page import offline_page
from pages.ui.runs.film import packed_films
from pages.ui.state.choices import IN_LINK, PARTS, fitted, is_list, out_of_link
from pages.ui.state.lecturing import lectures
from pages.ui.state.opened import with_opening
from transformer import LabError, Trace, figures, greedy
from transformer.data import languages_of
from transformer.interpret import Place, aligning_head, cuts_words, right_answer, what_came, word_map
from transformer.lectures import Lecture, Posed, Scene, Seen, to_html
from transformer.runs.jobs import ShippedTwins, shipped_twins
from transformer.text import megabytes
from transformer.views import with_host

_LAYOUTS: dict[str, figures.Layout] = {"decoding": "decoding"}
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
        return figures.to_page(lecture.title, {"program": "Attention Lab"}, f"<p>{why}</p>")


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
        state = scene.state
        if "record" in state:
            record = _record(state["record"][-1])
            return self._place("film", _film(record)), {}, record.seeds_in_words
        if "model" not in state or "text" not in state:
            return None, {}, ""
        is_changed = "edits" in state and scene.page == "what_if" and _tool(scene) == "change"
        seen = Seen.of({name: values for name, values in state.items() if is_changed or name != "edits"}, open_named)
        selection = _selection(scene, seen)
        if scene.page == "whole_model" and state.get("shows", ["Figure 1"])[-1] == "Figure 1":
            return self._place("wholeModel", _whole(seen)), selection, ""
        if scene.page == "alignment":
            return self._place("alignment", _lines(scene, seen, selection)), selection, ""
        if is_changed:
            return self._place("stage", _changed(seen)), selection, ""
        place = Place(selection["kind"], selection["layer"], selection["head"])
        if picture := picture_of(scene, seen, place):
            return self._place(picture.component, picture.content), selection, picture.caption
        return self._place("stage", _stage(scene, seen)), selection, ""

    def _place(self, component: str, content: bytes) -> int:
        view = component, content
        if view not in self.sent:
            self.sent.append(view)
        return self.sent.index(view)


def _is_whole(scene: Scene) -> bool:
    """Whether the file shows all that the view shows, also where that is the stage alone."""
    return scene.page in _WHOLE and _tool(scene) != "break"


def _tool(scene: Scene) -> str:
    """Which tool of What if? is open; that of no other page reads the link's changes."""
    return scene.state.get("tool", ["change"])[-1]


def _stage(scene: Scene, seen: Seen) -> bytes:
    view = figures.stage_data(
        seen.result, has_words=cuts_words(seen.checkpoint), aligns=aligning_head(seen.checkpoint),
        languages=languages_of(seen.checkpoint.task),
    )  # fmt: skip
    return with_host(view, {"layout": _LAYOUTS.get(scene.page, "start")})


def _changed(seen: Seen) -> bytes:
    """The stage of What if?: as trained beside what the changes make of it."""
    usual, changed = seen.usual or seen.result, figures.Changed()
    if seen.changes:
        answer = right_answer(seen.checkpoint, seen.text)
        is_right = None if answer is None else answer == seen.result.decoding.text
        changed = figures.Changed(seen.changes, seen.result, what_came(usual, seen.result), is_right)
    aligns, languages = aligning_head(seen.checkpoint), languages_of(seen.checkpoint.task)
    view = figures.stage_data(usual, changed=changed, aligns=aligns, languages=languages)
    return with_host(view, {"layout": "what_if"})


def _lines(scene: Scene, seen: Seen, selection: Mapping[str, Any]) -> bytes:
    place = Place(selection["kind"], selection["layer"], selection["head"])
    words = word_map(seen.result.map(place), [step.writes for step in seen.result.decoding.steps], whole=True)
    least = scene.state.get("least", ["10"])[-1]
    if not re.fullmatch("[0-9]{1,3}", least):
        raise LabError(f"A scene shows words from {least[:40]!r} per cent on, which is no number of per cent.")
    languages = languages_of(seen.checkpoint.task)
    lines = lines_data(words, None, int(least) / 100, scene.title, languages)
    return with_host(lines, {"name": "alignment"})


def _whole(seen: Seen) -> bytes:
    trace = Trace(*figures.CAPTURED)
    decoding = greedy(seen.checkpoint, seen.text, trace)
    return with_host(figures.whole_model_data(seen.checkpoint.config, trace, decoding), {})


def _record(title: str) -> ShippedTwins:
    found = next((record for record in shipped_twins() if record.title == title), None)
    if found is None:
        raise LabError("A scene shows a record of twins that did not come with the program.")
    return found


def _film(record: ShippedTwins) -> bytes:
    titles = [run.spec().name for run in record.runs]
    return with_host(packed_films(record.runs, titles, _FILM_BYTES * len(record.runs)), {})


def _selection(scene: Scene, seen: Seen) -> dict[str, Any]:
    """What is open in the view, by part, as far as the stage has it."""
    chosen: dict[str, Any] = {}
    for part in PARTS:
        if texts := scene.state.get(IN_LINK.get(part, part)):
            values = [out_of_link(part, text) for text in texts]
            chosen[part] = tuple(values) if is_list(part) else values[-1]
    if lines := re.match(r"layer ([0-9]{1,4}), head ([0-9]{1,4})", scene.state.get("lines_by", [""])[-1]):
        chosen |= {"kind": "cross", "layer": int(lines[1]) - 1, "head": lines[2], "view": "lines", "tokens": "words"}
    if "mask_kind" in scene.state:
        chosen["kind"] = scene.state["mask_kind"][-1]
    if row := re.match(r"[0-9]{1,4}", scene.state.get("cell_row", [""])[-1]):
        chosen["step"] = int(row[0]) - 1
    # Changes are made between pieces.
    has_words = scene.page != "what_if" and cuts_words(seen.checkpoint)
    return asdict(fitted(with_opening(chosen, seen.checkpoint.opening, has_words), seen.result))

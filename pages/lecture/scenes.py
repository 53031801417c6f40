"""A scene without its page: its sentences, its question, and its picture, computed as its page computes it."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import Any

from pages.lecture.training import FILM_BYTES, record_in_words
from pages.server.models import open_named, path_of_model
from pages.server.own_lectures import OWN_LECTURES
from pages.ui.example.thumbnails import draw_scene
from pages.ui.memory.later import Answer, Later
from pages.ui.memory.once import once
from pages.ui.memory.store import STORE
from pages.ui.models.training_pairs import why_not_measured
from pages.ui.state.lecture_links import END, find_lecture, lectures
from pages.what_if.boards import measure_board
from transformer import LabError
from transformer.lectures import Lecture, PosedQuestion, Scene, to_html
from transformer.replay import Replay
from transformer.runs.jobs import ShippedRun, ShippedTwins, shipped_run, shipped_twins
from transformer.views import View, runs_view, with_host
from transformer.views.ideas import boards_view, changes_attention, views_of

_PARTS = {"Sentence": ("sentence",), "Map": ("map", "steps"), "Heads": ("heads", "map"), "Steps": ("steps", "map")}
"""The parts of a stage that a scene shows, by the idea of Look; one that asks has room for one map."""
_CHANGED = ("map", "written")
"""The same of What if?"""
_CAPTIONED = ("matrices", "beams")
"""Components that don't say in words what they show."""
_OWN_SCENES = Later(STORE, "own scenes", at_a_time=2)
"""Scenes of people's own lectures: nobody waits behind those of one other person."""
_TITLES = {
    "look": "Look", "inside": "Inside", "positions_and_masks": "Positions and masks",
    "what_if": "What if?", "models": "Models", "train": "Train",
}  # fmt: skip


@dataclass(frozen=True)
class PackedScene:
    """A scene as browsers get it.

    Attributes:
        content: Title, sentences, question with its truth, the selection in its picture, its caption, and `page`: the
            title of a page that shows more than the picture; empty if none does. Where its lecturer can start a
            training, `training`: the name of its recipe, and a sentence on the record.
        view: Component and bytes of its picture; None if it has none.
        why_not: A sentence on why it asks or shows less than it should; else empty.
    """

    content: Mapping[str, Any]
    view: tuple[str, bytes] | None
    why_not: str


def pack_scene_of(lecture: Lecture, number: int) -> PackedScene:
    """Compute a scene of a lecture; a scene of a shipped one is computed once for all sessions.

    Args:
        lecture: The lecture.
        number: The number of the scene, from 1.
    Raises:
        LabError: If the scene names a model or a text that can't be run.
    """
    return (
        _pack_shipped_scene(lecture.id, number) if lecture.id in lectures() else pack_scene(lecture.scenes[number - 1])
    )


def pack_scene(scene: Scene) -> PackedScene:
    """Compute a scene.

    Raises:
        LabError: If the scene names a model or a text that can't be run.
    """
    posed, why_not = _find_question(scene)
    view, selection, caption, page = _view(scene)
    content = {
        "title": scene.title,
        "sentences": to_html(scene.sentences),
        "posed": posed.as_json() if posed else None,
        "selection": selection,
        "parts": _parts(scene) if view and view.component == "stage" else (),
        "rings": scene.rings,
        "component": view.component if view else "",
        "subject": scene.subject,
        "caption": caption,
        "page": page,
        **_training(scene),
    }
    return PackedScene(content, view and (view.component, with_host(view.data, view.host)), why_not)


def is_shipped(lecture: str) -> bool:
    """Return whether a lecture of this id came with the program."""
    return lecture in lectures()


def scene_for_lecturer(lecture: str, tag: str) -> Answer[bytes] | None:
    """Return a scene with picture and notes, or the pictures of the end, as gzipped JSON; None while a model runs.

    A shipped scene is made at once, all others in the background, of each person one at a time. Its `why_not` says what
    can't be shown or asked.

    Args:
        lecture: The lecture's id, from a link.
        tag: The name of the scene in links, or `END`.
    Raises:
        KeyError: If there is no such scene, or nothing at the end.
    """
    found_lecture = find_lecture(lecture)
    number = found_lecture.number_of(tag) if found_lecture else None
    if found_lecture is None or not (number or (tag == END and found_lecture.takeaways)):
        raise KeyError(tag)
    if found_lecture.id in lectures():
        return Answer(_encode_shipped(found_lecture.id, number) if number else _encode_shipped_end(found_lecture.id))
    scenes = [found_lecture.scenes[number - 1]] if number else [*found_lecture.takeaways.values()]
    make = partial(_encode_own, scenes[0]) if number else partial(_encode_end, found_lecture)
    # It is made anew once a model that was missing has been brought.
    models = [name for scene in scenes for name in scene.state.get("model", [])]
    key = "own scene" if number else "own end", repr(scenes), all(map(path_of_model, models))
    return _OWN_SCENES.ask(key, make, OWN_LECTURES.owner_of(found_lecture.id) or found_lecture.id)


def pictures_at_end(lecture: Lecture) -> list[str]:
    """Return a small picture of each takeaway's scene, as images in HTML; empty where it shows no matrix."""
    return [_small_picture(scene) for scene in lecture.takeaways.values()]


def _small_picture(scene: Scene) -> str:
    try:
        return draw_scene(scene)
    except LabError:  # the scene itself says what it lacks
        return ""


@once
def _pack_shipped_scene(lecture: str, number: int) -> PackedScene:
    return pack_scene(lectures()[lecture].scenes[number - 1])


@once
def _encode_shipped(lecture: str, number: int) -> bytes:
    return _encode_for_lecturer(_pack_shipped_scene(lecture, number), lectures()[lecture].scenes[number - 1])


@once
def _encode_shipped_end(lecture: str) -> bytes:
    return _encode_end(lectures()[lecture])


def _encode_end(lecture: Lecture) -> bytes:
    return _compress({"pictures": pictures_at_end(lecture)})


def _encode_own(scene: Scene) -> bytes:
    try:
        packed = pack_scene(scene)
    except LabError as error:
        content = {
            "title": scene.title,
            "sentences": to_html(scene.sentences),
            "posed": None,
            "selection": {},
            "rings": (),
            "component": "",
            "subject": "",
        }
        packed = PackedScene({**content, "caption": "", "page": ""}, None, str(error))
    return _encode_for_lecturer(packed, scene)


def _encode_for_lecturer(packed: PackedScene, scene: Scene) -> bytes:
    view = packed.view and {"component": packed.view[0], "bytes": base64.b64encode(packed.view[1]).decode()}
    sent = {**packed.content, "view": view, "notes": to_html(scene.notes), "why_not": packed.why_not}
    return _compress(sent)


def _compress(sent: Mapping[str, Any]) -> bytes:
    return gzip.compress(json.dumps(sent).encode(), 6, mtime=0)


def _parts(scene: Scene) -> Sequence[str]:
    view = scene.view
    if scene.shows or view.page == "what_if":
        return scene.shows or _CHANGED
    idea = view.idea("show") if view.page == "look" else ""
    return ("map",) if scene.question else _PARTS.get(idea, ("map",))


def _find_question(scene: Scene) -> tuple[PosedQuestion | None, str]:
    """Return the question of a scene, or why it can't be asked: the scene is shown all the same."""
    try:
        return scene.posed(open_named), ""
    except LabError as error:
        return None, f"The question of this scene can't be asked. {error}"


def _view(scene: Scene) -> tuple[View | None, dict[str, Any], str, str]:
    """Return the picture, the selection in it, its caption, and the title of a page that shows more.

    The caption is empty if the picture says it itself.
    """
    state, title = scene.view, _TITLES.get(scene.view.page, "")
    if scene.is_live:
        return None, {}, "", title
    if "recipe" in state:
        return _films([shipped_run(state["recipe"])], [""]), {}, "", ""
    if "record" in state:
        record = _record(state["record"])
        return _films(record.runs, [run.spec().name for run in record.runs]), {}, record.seeds_in_words, ""
    replay = Replay.of(state, open_named)
    view = _measured_board(replay) or views_of(replay)[0]
    is_whole = view.component != "stage" or state.page == "look" or changes_attention(replay)
    caption = view.caption if view.component in _CAPTIONED else ""
    return view, asdict(replay.selection()), caption, "" if is_whole else title


def _measured_board(replay: Replay) -> View | None:
    """Return the board of Break it, measured now if the model's file has none; None if it has, or if that fails."""
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


def _training(scene: Scene) -> dict[str, Any]:
    """Return what a scene says of the training that its lecturer can start, for its content; nothing if none can."""
    recipe = scene.view.given.get("recipe")
    return {"training": {"recipe": recipe, "said": record_in_words(shipped_run(recipe))}} if recipe else {}


def _record(title: str) -> ShippedTwins:
    found = next((record for record in shipped_twins() if record.title == title), None)
    if found is None:
        raise LabError("A scene shows a record of twins that did not come with the program.")
    return found


def _films(runs: Sequence[ShippedRun], titles: Sequence[str]) -> View:
    view = runs_view(runs, titles, FILM_BYTES * len(runs))
    if view is None:
        raise LabError("A scene shows a record without a frame.")
    return replace(view, host={**view.host, "file": ""})  # only the lab offers files

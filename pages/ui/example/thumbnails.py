"""Small pictures: the head that a model opens with, or what a scene shows, a pixel a cell."""

import base64
import html
import io
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
import streamlit as st
from PIL import Image

from pages.server.models import open_named, path_of_model
from pages.ui.example.sentences import examples_of
from pages.ui.memory.later import Answer, Later
from pages.ui.memory.store import STORE
from pages.ui.models.files import ModelFile
from pages.ui.shell.waiting import wait_for
from pages.ui.state.lecture_links import lectures
from pages.ui.state.owner import current_owner
from transformer import LabError, load
from transformer.lectures import Lecture, Scene
from transformer.maps import LabelledMap
from transformer.replay import Replay, ViewState
from transformer.views.ideas import views_of

_INK, _NEGATIVE, _POSITIVE = (112, 72, 214), (206, 110, 20), (24, 126, 196)
"""A violet for weights, and two inks for signed values. Each stands out from both grounds, light and dark; less of a
value lets more of the ground shine through."""
_MOST, _MOST_PANELS = 96, 3
"""Most rows and columns of a picture, and matrices of a scene."""
_TRIED, _HARD = 6, 0.5
"""Scenes of which one stands for a lecture, and the weight that a row of its head gives on average, at least."""
_PICTURES = Later(STORE, "thumbnails")
"""The pictures that are being made: nobody waits behind those of one other person, nor behind what is measured."""


def thumbnail_of_model(file: ModelFile) -> Answer[str] | None:
    """Return the head that a model opens with, on its first example, as an image in HTML; None while it is made."""
    person = "" if file.is_shipped else current_owner()
    return _PICTURES.ask(("thumbnail", file.key), partial(draw_model, file), person)


def thumbnail_of_lecture(lecture: Lecture) -> Answer[str] | None:
    """Return the head of a lecture's first scene, as an image in HTML; None while it is made.

    It is empty where no scene shows a head. Of a lecture that begins with one which looks everywhere alike, the first
    that doesn't stands for it.
    """
    person = "" if lecture.id in lectures() else current_owner()
    scenes = tuple(scene.link for scene in lecture.scenes)
    return _PICTURES.ask(("thumbnail", scenes), partial(draw_lecture, lecture), person)


def thumbnail_of_scene(scene: Scene) -> Answer[str] | None:
    """Return what a scene shows, as images in HTML; None while it is made, empty where it shows no matrix."""
    # It is made anew once a model that was missing has been brought.
    key = "thumbnail of a scene", scene.link, all(map(path_of_model, scene.state.get("model", [])))
    return _PICTURES.ask(key, partial(draw_scene, scene), current_owner())


def wait_for_thumbnails(asks: Sequence[Callable[[], Answer[str] | None]]) -> None:
    """Draw the page anew once one of these pictures is there."""
    if asks:
        wait_for(lambda: next((answer for answer in [ask() for ask in asks] if answer), None))


def draw_thumbnail(answer: Answer[str] | None) -> None:
    """Draw a picture in its place, which stays empty while it is being made."""
    st.html(f'<div class="thumbnail">{(answer and answer.value) or ""}</div>')


def draw_model(file: ModelFile) -> str:
    """Draw the head that a model opens with, on its first example, as an image in HTML."""
    checkpoint = load(file.path)
    state = ViewState("look", {"model": file.id, "text": (*examples_of(checkpoint), "")[0]})
    return draw_map(_map_of(Replay.of(state, lambda name: checkpoint)))


def draw_lecture(lecture: Lecture) -> str:
    """Draw the first head of a lecture that looks hard somewhere, as an image in HTML; empty where none is shown."""
    views = [scene.view for scene in lecture.scenes if not scene.is_live and not scene.is_recorded][:_TRIED]
    first = None
    for view in views:
        found = _map_of(Replay.of(view, open_named))
        first = first or found
        if found.values.size and np.nan_to_num(found.values).max(axis=1).mean() > _HARD:
            return draw_map(found)
    return draw_map(first) if first else ""


def draw_scene(scene: Scene) -> str:
    """Draw what a scene shows, as images in HTML; empty where it shows no matrix.

    Raises:
        LabError: If the scene names a model or a text that can't be run.
    """
    if scene.is_live or scene.is_recorded:
        return ""
    replay = Replay.of(scene.view, open_named)
    view = views_of(replay)[0]
    if view.component in ("clocks", "wholeModel"):  # no map of numbers stands for them
        return ""
    if view.panels:
        return "".join(draw_map(panel.map, panel.limit) for panel in view.panels[-_MOST_PANELS:])
    return draw_map(_map_of(replay))


def _map_of(replay: Replay) -> LabelledMap:
    """Return the map of the open head; where nothing was written that could look, of the encoder's."""
    selection, result = replay.selection(), replay.result()
    result = result.merge_words() if selection.tokens == "words" else result
    found = result.map(selection.place)
    if found.values.size > 1 or "encoder" not in result.maps:
        return found
    return result.map(replace(selection.place, kind="encoder", layer=0))


def draw_map(map: LabelledMap, limit: float | None = None) -> str:
    """Return a matrix as an image in HTML.

    Args:
        map: The matrix.
        limit: The value of full ink. Default: 1 for shares, else the largest.
    """
    if not map.values.size:
        raise LabError("It writes nothing, so there is nothing to see.")
    values = np.asarray(map.values, dtype=float)
    known = np.where(map.allowed & np.isfinite(values), values, 0)  # what a mask blocks has no ink
    data = base64.b64encode(_png(known[:_MOST, :_MOST], limit)).decode()
    return f'<img alt="{html.escape(map.head_name, quote=True)}" src="data:image/png;base64,{data}">'


def _png(values: np.ndarray, limit: float | None) -> bytes:
    are_shares = values.min() >= 0 and values.max() <= 1 + 1e-6
    most = 1.0 if are_shares else limit or np.abs(values).max()
    ink = np.empty((*values.shape, 4), dtype=np.uint8)
    ink[..., :3] = _INK if are_shares else np.where(values[..., None] < 0, _NEGATIVE, _POSITIVE)
    ink[..., 3] = np.rint(255 * np.clip(np.abs(values) / most, 0, 1))
    content = io.BytesIO()
    Image.fromarray(ink, "RGBA").save(content, "PNG")
    return content.getvalue()

"""Small pictures: the head that a model opens with, or that a scene shows, a pixel a cell."""

import base64
import html
import io

import numpy as np
import streamlit as st
from PIL import Image

from pages.server.models import open_named
from pages.ui.example.sentences import examples_of
from pages.ui.memory.later import Answer, later
from pages.ui.models.files import FileKey, ModelFile
from transformer import LabError, load
from transformer.lectures import Lecture
from transformer.maps import LabelledMap
from transformer.replay import Replay, ViewState

_INK = (112, 72, 214)
"""A violet that stands out from both grounds, light and dark; less weight lets more of the ground shine through."""
_MOST = 96
"""Most rows and columns of a picture."""
_TRIED, _HARD = 6, 0.5
"""Scenes of which one stands for a lecture, and the weight that a row of its head gives on average, at least."""


@later
def thumbnail_of_model(key: FileKey, _file: ModelFile) -> str:
    """Return the head that a model opens with, on its first example, as an image in HTML; empty where it has none."""
    checkpoint = load(_file.path)
    texts = examples_of(checkpoint)
    state = ViewState("look", {"model": _file.id, "text": texts[0] if texts else ""})
    return _image(_map_of(Replay.of(state, lambda name: checkpoint)))


@later
def thumbnail_of_lecture(key: str, _lecture: Lecture) -> str:
    """Return the head of a lecture's first scene, as an image in HTML; empty where no scene shows one.

    Of a lecture that begins with a head which looks everywhere alike, the first one that doesn't stands for it.
    """
    runs = [scene.view for scene in _lecture.scenes if not scene.is_live and "record" not in scene.view][:_TRIED]
    maps = [_map_of(Replay.of(view, open_named)) for view in runs]
    telling = (one for one in maps if one.values.size and np.nan_to_num(one.values).max(axis=1).mean() > _HARD)
    found = next(telling, maps[0] if maps else None)
    return _image(found) if found is not None else ""


def key_of_lecture(lecture: Lecture) -> str:
    """Return what the picture of a lecture depends on."""
    return repr([scene.link for scene in lecture.scenes])


def draw_thumbnail(answer: Answer[str] | None) -> None:
    """Draw a picture in its place, which stays empty while it is being made."""
    st.html(f'<div class="thumbnail">{(answer and answer.value) or ""}</div>')


def _map_of(replay: Replay) -> LabelledMap:
    selection, result = replay.selection(), replay.result()
    return (result.merge_words() if selection.tokens == "words" else result).map(selection.place)


def _image(map: LabelledMap) -> str:
    if not map.values.size:
        raise LabError("It writes nothing, so there is nothing to see.")
    data = base64.b64encode(_png(map)).decode()
    return f'<img alt="{html.escape(map.head_name, quote=True)}" src="data:image/png;base64,{data}">'


def _png(map: LabelledMap) -> bytes:
    weights = np.clip(np.nan_to_num(np.asarray(map.values, dtype=float)), 0, 1)[:_MOST, :_MOST]
    ink = np.full((*weights.shape, 4), (*_INK, 0), dtype=np.uint8)
    ink[..., 3] = np.rint(255 * weights)
    content = io.BytesIO()
    Image.fromarray(ink, "RGBA").save(content, "PNG")
    return content.getvalue()

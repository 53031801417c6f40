"""A lecture without the lab: its scenes, pictures and questions are computed beforehand, for a class or one file."""

from __future__ import annotations

import base64
import html
import json
import time
from typing import Any

from pages.lecture.presentation import outline_of
from pages.lecture.scenes import pack_scene_of, pictures_at_end
from pages.server.classroom.lecture import PackedLecture
from pages.ui.memory.once import once
from pages.ui.state.lecture_links import lectures
from transformer import LabError, views
from transformer.lectures import Lecture
from transformer.text import megabytes

_SECONDS, _BYTES = 90, 24 * 10**6
"""The most seconds of a processor, and bytes, that the pictures of anybody's lecture may take."""


def make_file(lecture: Lecture) -> bytes:
    """Return the file of a lecture; the file of a shipped one is made once for all sessions.

    A lecture that can't be made into a file gives a page that says why, because the browser saves whatever comes.
    """
    if lecture.id in lectures():
        return make_shipped_file(lecture.id)
    try:
        return make_lecture_file(lecture)
    except LabError as error:
        why = html.escape(f"This lecture can't be made into a file. {error}")
        return views.to_page(lecture.title, {"program": "Attention Lab"}, f"<p>{why}</p>")


@once
def make_shipped_file(name: str) -> bytes:
    """Return the file of a shipped lecture, by its id; it is made once for all sessions."""
    return make_lecture_file(lectures()[name])


@once
def pack_shipped(name: str) -> PackedLecture:
    """Return the scenes of a shipped lecture, by its id; they are computed once for all sessions."""
    return pack_lecture(lectures()[name])


def make_lecture_file(lecture: Lecture) -> bytes:
    """Make a page of a lecture that opens offline and holds all of it.

    Raises:
        LabError: If a scene names a model or a text that can't be run.
    """
    packed = pack_shipped(lecture.id) if lecture.id in lectures() else pack_lecture(lecture)
    views_as_text = [{"component": one, "bytes": base64.b64encode(content).decode()} for one, content in packed.views]
    takeaways = [
        {**takeaway, "picture": picture}
        for takeaway, picture in zip(outline_of(lecture)["takeaways"], pictures_at_end(lecture), strict=True)
    ]
    data = {
        "id": lecture.id, "title": lecture.title, "scenes": packed.scenes, "views": views_as_text,
        "takeaways": takeaways,
    }  # fmt: skip
    about = {"program": "Attention Lab", "lecture": lecture.title}
    return views.offline_page("lecture", json.dumps(data).encode(), lecture.summary, about, lecture.title)


def pack_lecture(lecture: Lecture) -> PackedLecture:
    """Compute all that a lecture shows and asks; its models are run here.

    Only the time of somebody's own lecture is bounded: in seconds of a processor, whatever else the machine does.

    Raises:
        LabError: If a scene names a model or a text that can't be run, or if all of it takes too long or too much room.
    """
    began = time.thread_time()
    scenes: list[dict[str, Any]] = []
    packed_views: list[tuple[str, bytes]] = []  # a picture that several scenes show is sent once
    for number in range(1, len(lecture.scenes) + 1):
        scene = pack_scene_of(lecture, number)
        if scene.view and scene.view not in packed_views:
            packed_views.append(scene.view)
        view = packed_views.index(scene.view) if scene.view else None
        scenes.append({"tag": lecture.tag_of(number), **scene.content, "view": view})
        if lecture.id not in lectures() and time.thread_time() - began > _SECONDS:
            problem = f"Its models take longer than {_SECONDS} seconds on this server."
            raise LabError(problem, advice="Take smaller models, shorter texts or fewer scenes.")
        if sum(len(content) for _, content in packed_views) > _BYTES:
            problem = f"Its pictures take more than {megabytes(_BYTES)}."
            raise LabError(problem, advice="Take shorter texts or fewer scenes.")
    return PackedLecture(lecture.id, lecture.title, scenes, packed_views)

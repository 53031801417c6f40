"""The list of scenes in the editor: each with its picture and its words; there they are moved, copied and removed."""

from functools import partial
from typing import Any

import streamlit as st

from pages.lecture import changes
from pages.server.bundle import declare_bundled
from pages.server.models import path_of_model
from pages.ui.example.thumbnails import thumbnail_of_scene, wait_for_thumbnails
from transformer.lectures import MOST_SCENES, Lecture, Scene, find_spoiler, first_sentence
from transformer.text import clipped, counted, in_a_line, plain_token

_SCENE_LIST = declare_bundled("sceneList")
_LONGEST = 60
"""Most characters of a text in the list."""


def draw_scene_list(lecture: Lecture) -> None:
    """Draw all scenes, the open one with the buttons that move, duplicate and remove it."""
    key = f"scene-list-{lecture.id}"
    pictures = [thumbnail_of_scene(scene) for scene in lecture.scenes]
    scenes = [
        {
            "title": scene.title,
            "sentence": first_sentence(scene.sentences),
            "shown": _shown(scene),
            "problem": _problem(lecture, number),
            "picture": picture and (picture.value or ""),
            "instead": "No picture" if picture and picture.why_not else _page_of(scene),
        }
        for number, (scene, picture) in enumerate(zip(lecture.scenes, pictures, strict=True), start=1)
    ]
    _SCENE_LIST(
        key=key,
        data={"open": changes.number_of_open(lecture), "scenes": scenes},
        on_pressed_change=lambda: act(lecture.id, st.session_state[key].get("pressed")),
    )
    waiting = [scene for scene, picture in zip(lecture.scenes, pictures, strict=True) if picture is None]
    wait_for_thumbnails([partial(thumbnail_of_scene, scene) for scene in waiting])


def act(id: str, pressed: Any) -> None:
    """Do what is pressed in the list.

    Args:
        id: The id of the lecture.
        pressed: `what` and the `number` of a scene; it comes from a browser, and may be anything.
    """
    match pressed:
        case {"what": str(what), "number": int(number)} if 1 <= number <= MOST_SCENES:
            pass
        case _:
            return
    if what == "open":
        changes.open_scene(id, number)
    elif what == "up":
        changes.swap(id, number, number - 1)
    elif what == "down":
        changes.swap(id, number, number + 1)
    elif what == "duplicate":
        changes.duplicate(id, number)
    elif what == "remove":
        changes.drop(id, number)


def _shown(scene: Scene) -> str:
    """Return the model and the text that a scene shows; where it has none, its record or its page."""
    state = scene.today[1]
    names = state.get("record") or [*state.get("model", [])[-1:], *state.get("text", [])[-1:]]
    shown = [*([] if names else [_page_of(scene)]), *state.get("task", []), *names]
    return " · ".join(in_a_line(clipped(plain_token(name), _LONGEST)) for name in shown if name)


def _page_of(scene: Scene) -> str:
    return scene.view.page.replace("_", " ").capitalize()


def _problem(lecture: Lecture, number: int) -> str:
    """Return what a scene lacks, in a sentence; the editor says more of it once it is open."""
    scene = lecture.scenes[number - 1]
    if any(path_of_model(name) is None for name in scene.state.get("model", [])):
        return "Its model is not on this server."
    if scene.lacks:
        return "Its question can't be asked."
    shown = find_spoiler(lecture.scenes, number)
    return f"Scene {counted(shown)} gives its answer away." if shown else ""

"""What is changed in a lecture that somebody writes: kept at once, and undone step by step."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import streamlit as st

from pages.server.own_lectures import OWN_LECTURES
from pages.ui.models.owner import is_allowed
from transformer import LabError
from transformer.lectures import Lecture, Scene, scene_of
from transformer.runs.jobs import storage_words

NOTHING = "nothing"
"""In the place of a kind of question."""
_TURN, _BEFORE, _PROBLEM = "edit-turn", "edit-before", "edit-problem"
_MOST_UNDONE = 30


def set_about(id: str, field: str, value: str) -> None:
    """Change title or summary; neither can be empty."""
    _change(id, lambda lecture: replace(lecture, **{field: value.strip() or getattr(lecture, field)}))


def set_scene(id: str, number: int, field: str, value: Any) -> None:
    """Change what stands in the header of a scene.

    Args:
        id: Of the lecture.
        number: Of the scene, from 1.
        field: E.g. "title".
        value: What it is now.
    """
    _change_scene(id, number, lambda scene: ({**scene.header, field: value}, scene.sentences))


def set_sentences(id: str, number: int, value: str) -> None:
    """Change what is said in a scene."""
    _change_scene(id, number, lambda scene: (scene.header, value.strip()))


def set_kind(id: str, number: int, kind: str) -> None:
    """Ask something of this kind before the scene is shown, or `NOTHING`."""

    def asked(scene: Scene) -> tuple[dict[str, Any], str]:
        others = {name: value for name, value in scene.header.items() if name != "question"}
        kept = scene.header.get("question", {})
        # What was written of a kind may name values that another lacks.
        question = {"kind": kind, **{name: kept[name] for name in ("head", "step") if name in kept}}
        return (others if kind == NOTHING else {**others, "question": question}), scene.sentences

    _change_scene(id, number, asked, is_moved=True)


def set_question(id: str, number: int, part: str, value: str) -> None:
    """Change the words of a scene's question: "ask" or "why"."""

    def asked(scene: Scene) -> tuple[dict[str, Any], str]:
        question = {**scene.header.get("question", {}), part: value.strip()}
        return {**scene.header, "question": {name: one for name, one in question.items() if one}}, scene.sentences

    _change_scene(id, number, asked)


def _change_scene(
    id: str, number: int, change: Callable[[Scene], tuple[dict[str, Any], str]], is_moved: bool = False
) -> None:
    def changed(lecture: Lecture) -> Lecture:
        if number > len(lecture.scenes):  # removed meanwhile, in another tab
            return lecture
        scenes = list(lecture.scenes)
        header, sentences = change(scenes[number - 1])
        scenes[number - 1] = scene_of(header, sentences, f"Scene {number}")
        return replace(lecture, scenes=tuple(scenes))

    _change(id, changed, is_moved, number)


def swap(id: str, one: int, other: int) -> None:
    """Let two scenes change places."""

    def swapped(lecture: Lecture) -> Lecture:
        scenes = list(lecture.scenes)
        if max(one, other) > len(scenes):
            return lecture
        scenes[one - 1], scenes[other - 1] = scenes[other - 1], scenes[one - 1]
        return replace(lecture, scenes=tuple(scenes))

    _change(id, swapped, is_moved=True)


def drop(id: str, number: int) -> None:
    """Remove a scene."""

    _change(
        id, lambda lecture: replace(lecture, scenes=(*lecture.scenes[: number - 1], *lecture.scenes[number:])), True
    )


def _change(id: str, change: Callable[[Lecture], Lecture], is_moved: bool = False, number: int = 0) -> None:
    """Keep a changed lecture, and note what it was; what can't be kept is said, and stays in its field."""
    lecture = OWN_LECTURES.find(id)
    if lecture is None or not is_allowed(OWN_LECTURES.owner_of(id)):
        return
    try:
        OWN_LECTURES.keep(change(lecture))
    except LabError as error:
        st.session_state[_PROBLEM] = number, str(error)
        return
    except OSError as error:
        st.session_state[_PROBLEM] = number, f"It can't be kept. {storage_words(error)}"
        return
    before = st.session_state.setdefault(_BEFORE, {}).setdefault(id, [])
    before[:] = [*before[1 - _MOST_UNDONE :], lecture]
    if is_moved:
        _renew_fields()


def undo(id: str) -> None:
    """Take back the last change that this session made."""
    before = st.session_state.get(_BEFORE, {}).get(id)
    if before and is_allowed(OWN_LECTURES.owner_of(id)):
        OWN_LECTURES.keep(before.pop())
        _renew_fields()


def can_undo(id: str) -> bool:
    """Whether this session made a change that can be taken back."""
    return bool(st.session_state.get(_BEFORE, {}).get(id))


def problem(number: int) -> str:
    """Why the last change was not kept, once; empty if it was.

    Args:
        number: Of the scene that was changed; 0 = what is said of the lecture.
    """
    changed, why = st.session_state.get(_PROBLEM, (-1, ""))
    if changed == number:
        del st.session_state[_PROBLEM]
        return why
    return ""


def turn() -> int:
    """Changes when fields have to take what is kept: under a new key each is another."""
    return st.session_state.get(_TURN, 0)


def _renew_fields() -> None:
    st.session_state[_TURN] = turn() + 1

"""Changes of a lecture that somebody writes: kept at once, and undone step by step."""

from collections.abc import Callable
from dataclasses import replace
from itertools import zip_longest
from typing import Any

import streamlit as st

from pages.server.own_lectures import OWN_LECTURES
from pages.ui.shell.messages import attempt, tell
from pages.ui.state.owner import is_allowed
from pages.ui.state.session import session
from transformer.lectures import Lecture, Scene, scene_of
from transformer.text import counted

NOTHING = "nothing"
"""The choice that stands in place of a kind of question."""
_ELSEWHERE = "This lecture was changed in another tab; here it is as it is now. Your last change was not made."
_MOST_UNDONE = 30


def set_about(id: str, field: str, value: str) -> None:
    """Change the title or the summary; neither can be empty."""
    _change(id, lambda lecture: replace(lecture, **{field: value.strip() or getattr(lecture, field)}))


def set_scene(id: str, number: int, field: str, value: Any) -> None:
    """Change a field in the header of a scene.

    Args:
        id: The id of the lecture.
        number: The number of the scene, from 1.
        field: The name of the field, e.g. "title".
        value: The new value.
    """
    _change_scene(id, number, lambda scene: ({**scene.header, field: value}, scene.sentences))


def set_sentences(id: str, number: int, value: str) -> None:
    """Change the sentences of a scene."""
    _change_scene(id, number, lambda scene: (scene.header, value.strip()))


def set_kind(id: str, number: int, kind: str) -> None:
    """Ask a question of this kind before the scene is shown, or none if the kind is `NOTHING`."""

    def replace_question(scene: Scene) -> tuple[dict[str, Any], str]:
        others = {name: value for name, value in scene.header.items() if name != "question"}
        old_question = scene.header.get("question", {})
        # The other fields of a question may name values that another kind lacks.
        question = {"kind": kind, **{name: old_question[name] for name in ("head", "step") if name in old_question}}
        return (others if kind == NOTHING else {**others, "question": question}), scene.sentences

    _change_scene(id, number, replace_question, is_moved=True)


def set_question(id: str, number: int, part: str, value: str) -> None:
    """Change the words of a scene's question: "ask" or "why"."""

    def change_words(scene: Scene) -> tuple[dict[str, Any], str]:
        question = {**scene.header.get("question", {}), part: value.strip()}
        return {**scene.header, "question": {name: one for name, one in question.items() if one}}, scene.sentences

    _change_scene(id, number, change_words)


def _change_scene(
    id: str, number: int, change: Callable[[Scene], tuple[dict[str, Any], str]], is_moved: bool = False
) -> None:
    def change_lecture(lecture: Lecture) -> Lecture:
        scenes = list(lecture.scenes)
        header, sentences = change(scenes[number - 1])
        scenes[number - 1] = scene_of(header, sentences, f"Scene {number}")
        return replace(lecture, scenes=tuple(scenes))

    _change(id, change_lecture, number, is_moved=is_moved)


def swap(id: str, one: int, other: int) -> None:
    """Let two scenes change places; the first of them is open where it comes to."""

    def swap_scenes(lecture: Lecture) -> Lecture:
        scenes = list(lecture.scenes)
        scenes[one - 1], scenes[other - 1] = scenes[other - 1], scenes[one - 1]
        return replace(lecture, scenes=tuple(scenes))

    _change(id, swap_scenes, one, other, opens=other)


def duplicate(id: str, number: int) -> None:
    """Put a copy of a scene behind it, and open that."""

    def copy_scene(lecture: Lecture) -> Lecture:
        scenes = lecture.scenes
        return replace(lecture, scenes=(*scenes[:number], *scenes[number - 1 :]))

    _change(id, copy_scene, number, opens=number + 1)


def drop(id: str, number: int) -> None:
    """Remove a scene; the next one is open in its place."""

    def remove_scene(lecture: Lecture) -> Lecture:
        return replace(lecture, scenes=(*lecture.scenes[: number - 1], *lecture.scenes[number:]))

    if _change(id, remove_scene, number, opens=number):
        st.toast(f"Scene {counted(number)} is removed. *Undo* brings it back.", icon=":material/delete:")


def open_scene(id: str, number: int) -> None:
    """Open a scene in the editor."""
    session().open_scenes[id] = number


def number_of_open(lecture: Lecture) -> int:
    """Return the number of the scene that is open in the editor; 0 where there is none."""
    return min(session().open_scenes.get(lecture.id, 1), len(lecture.scenes))


def note_seen(lecture: Lecture) -> None:
    """Note the lecture that this tab shows, so that it changes nothing that another tab changed unseen."""
    session().seen_lectures[lecture.id] = lecture


def _change(
    id: str, change: Callable[[Lecture], Lecture], *touched: int, is_moved: bool = False, opens: int = 0
) -> bool:
    """Keep a changed lecture, and note its former state; a change that can't be kept is told, and stays in its field.

    Args:
        id: The id of the lecture.
        change: Returns the changed lecture.
        *touched: Numbers of the scenes that the change touches, from 1.
        is_moved: True if the fields must be drawn anew after the change, as they are where another scene opens.
        opens: Number of the scene that is open after it; 0 = as before.
    Returns:
        Whether it was kept.
    """
    lecture = OWN_LECTURES.find(id)
    if lecture is None or not is_allowed(OWN_LECTURES.owner_of(id)):
        return False
    number, seen = touched[0] if touched else 0, session().seen_lectures.get(id, lecture)
    if any(lecture.scenes[one - 1 : one] != seen.scenes[one - 1 : one] for one in touched):
        tell(part_of(0), _ELSEWHERE)
        _renew_fields()
        return False
    if not all(1 <= one <= len(lecture.scenes) for one in touched):  # a browser's message may be forged
        return False

    def keep() -> None:
        new_lecture = change(lecture)
        OWN_LECTURES.keep(new_lecture)
        note_seen(new_lecture)

    if not attempt(keep, part_of(number), "It can't be kept."):
        return False
    before = session().lecture_history.setdefault(id, [])
    before[:] = [*before[1 - _MOST_UNDONE :], lecture]
    if opens:
        open_scene(id, opens)
    if is_moved or opens:
        _renew_fields()
    return True


def undo(id: str) -> None:
    """Take back the last change that this session made, and open the scene that it changed."""
    before = session().lecture_history.get(id)
    if not before or not is_allowed(OWN_LECTURES.owner_of(id)):
        return
    now = OWN_LECTURES.find(id)
    if now is None or now != session().seen_lectures.get(id):
        tell(part_of(0), _ELSEWHERE)
    else:
        OWN_LECTURES.keep(last := before.pop())
        note_seen(last)
        changed = (n for n, scenes in enumerate(zip_longest(last.scenes, now.scenes), 1) if scenes[0] != scenes[1])
        open_scene(id, next(changed, number_of_open(last)))
    _renew_fields()


def can_undo(id: str) -> bool:
    """Return whether this session made a change that can be taken back."""
    return bool(session().lecture_history.get(id))


def part_of(number: int) -> str:
    """Return the name of the part of the page that tells why a change was not kept.

    Args:
        number: The number of the scene that was changed; 0 for the lecture as a whole.
    """
    return f"edit-{number}"


def revision() -> int:
    """Return a number that changes when fields have to show what is kept: a new key makes a new field."""
    return session().lecture_revision


def _renew_fields() -> None:
    session().lecture_revision = revision() + 1

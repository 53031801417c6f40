"""The question of a scene, asked of its model: at once in a shipped lecture, in the background in anybody else's."""

from functools import cache

from pages.server.models import open_named
from pages.ui.memory.later import Answer, later
from pages.ui.state.lecturing import OpenScene, lectures
from transformer.lectures import Posed, Scene


def posed_in(given: OpenScene) -> Answer[Posed | None] | None:
    """The question of a scene that has one; None while its model is asked."""
    if given.lecture.id in lectures():
        return Answer(_shipped(given.lecture.id, given.number))
    return _own(given.scene.question_id, given.scene)


@cache
def _shipped(lecture: str, number: int) -> Posed | None:
    return lectures()[lecture].scenes[number - 1].posed()


@later
def _own(question: str, _scene: Scene) -> Posed | None:
    return _scene.posed(open_named)

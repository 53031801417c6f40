"""The question of a scene, asked of its model: at once in a shipped lecture, in the background in anybody else's."""

from functools import cache

from pages.server.models import open_named, path_of_model
from pages.ui.memory.later import Answer, later
from pages.ui.state.lecturing import OpenScene, lectures
from transformer import LabError
from transformer.lectures import Posed, Scene


def posed_in(given: OpenScene) -> Answer[Posed | None] | None:
    """The question of a scene that has one; None while its model is asked."""
    if given.lecture.id in lectures():
        return Answer(_shipped(given.lecture.id, given.number))
    models = given.scene.state.get("model", [])
    return _own(given.scene.question_id, all(map(path_of_model, models)), given.scene)


@cache
def _shipped(lecture: str, number: int) -> Posed | None:
    return lectures()[lecture].scenes[number - 1].posed()


@later
def _own(question: str, is_here: bool, _scene: Scene) -> Posed | None:
    """`is_here`: a model that was missing may be brought, and then the question is asked anew."""
    try:
        return _scene.posed(open_named)
    except LabError as error:
        raise error.renamed({}) from None

"""The lecture of a class, and when its browsers get which part of it. `pages/lecture/packing.py` makes it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

TRUTH = ("truth", "right", "told", "even", "answer", "why", "written", "beside")
"""The parts of a question that are told once its answer is shown."""
_TEXTS = ("sentences", "caption")
"""The parts of the scene that asks it, which are told then too."""


@dataclass(frozen=True)
class PackedLecture:
    """A lecture as the browsers of a class get it.

    Attributes:
        id: The id of the lecture.
        title: The title of the lecture.
        scenes: The parts of each scene that are sent: title, sentences, question with its truth, place of its view.
        views: The component and the bytes of each picture.
    """

    id: str
    title: str
    scenes: Sequence[dict[str, Any]]
    views: Sequence[tuple[str, bytes]]


class ClassLecture:
    """The lecture as its class keeps it.

    Args:
        content: The lecture's id, title, scenes and the components of its views; empty while it is being made.
    """

    def __init__(self, content: Mapping[str, Any]) -> None:
        self._content = content
        self._scenes: Sequence[Mapping[str, Any]] = content.get("scenes", ())

    @property
    def tags(self) -> list[str]:
        """The names that links have for its scenes; a scene that an older version kept has its number."""
        return [scene.get("tag", str(number)) for number, scene in enumerate(self._scenes, start=1)]

    def find_scenes(self, question: str) -> dict[int, Mapping[str, Any]]:
        """Return the scenes that ask a question, by their numbers; usually there is one."""
        scenes = enumerate(self._scenes, start=1)
        return {number: scene for number, scene in scenes if scene["posed"] and scene["posed"]["id"] == question}

    def find_question(self, question: str) -> Mapping[str, Any] | None:
        """Return a question with its truth; None if the lecture has none of this id."""
        return next((scene["posed"] for scene in self.find_scenes(question).values()), None)

    def for_phones(self) -> dict[str, Any]:
        """Return all that phones get at once; a scene that asks gets what `reveal` returns when the answer is shown."""
        blank_texts = dict.fromkeys(_TEXTS, "")
        scenes = [
            {**scene, "posed": _without_truth(scene["posed"]), **blank_texts} if scene["posed"] else scene
            for scene in self._scenes
        ]
        return {"title": self._content["title"], "scenes": scenes, "views": self._content["views"]}

    def reveal(self, question: str) -> dict[str, Any]:
        """Return the truth of a question, and the text of the scenes that ask it, by their numbers."""
        asking = self.find_scenes(question)
        posed = self.find_question(question) or {}
        return {
            "truth": {name: posed[name] for name in TRUTH if name in posed},
            "scenes": {number: {name: scene[name] for name in _TEXTS} for number, scene in asking.items()},
        }

    def holds_back(self, view: int, scene: int, shown: Collection[str]) -> bool:
        """Return whether a picture waits for its first scene, or for the answer if that scene asks.

        Args:
            view: The place of the picture.
            scene: The scene that is open, from 1.
            shown: Ids of the questions whose answers were shown. The class has been at their scenes, also if it went
                back since.
        """
        last_scene = max([scene, *(number for question in shown for number in self.find_scenes(question))])
        for number, one in enumerate(self._scenes, start=1):
            if one["view"] == view:
                return one["posed"]["id"] not in shown if one["posed"] else number > last_scene
        return False


def _without_truth(posed: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in posed.items() if name not in TRUTH}

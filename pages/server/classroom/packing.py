"""A lecture as phones and its one file get it; `pages/lecture/packed.py` makes it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class PackedLecture:
    """A lecture as the browsers of a class get it.

    Attributes:
        id: Of the lecture.
        title: Of the lecture.
        scenes: What is sent of each: title, sentences, question with its truth, place of its view.
        views: The component and the bytes of each picture.
    """

    id: str
    title: str
    scenes: Sequence[dict[str, Any]]
    views: Sequence[tuple[str, bytes]]

"""Lectures: scenes, each a view of a page with sentences that are checked; questions asked of the model itself."""

from transformer.lectures.checks import MEASURES, Check, Finding
from transformer.lectures.lecture import Lecture, read_lecture, shipped_lectures
from transformer.lectures.markdown import to_html
from transformer.lectures.question_kinds import KINDS, Asked, QuestionKind
from transformer.lectures.questions import Posed, Question, pose
from transformer.lectures.scene import Scene, read_scene
from transformer.lectures.seen import Seen

__all__ = [
    "KINDS",
    "MEASURES",
    "Asked",
    "Check",
    "Finding",
    "Lecture",
    "Posed",
    "Question",
    "QuestionKind",
    "Scene",
    "Seen",
    "pose",
    "read_lecture",
    "read_scene",
    "shipped_lectures",
    "to_html",
]

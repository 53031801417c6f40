"""Lectures: scenes, each a view of a page with sentences that are checked; questions asked of the model itself."""

from transformer.lectures.checks import MEASURES, Check, Finding
from transformer.lectures.given_away import given_away_by
from transformer.lectures.lecture import (
    LONGEST_ABOUT,
    MOST_SCENES,
    Lecture,
    lecture_of,
    lecture_text,
    read_lecture,
    shipped_lectures,
)
from transformer.lectures.markdown import to_html
from transformer.lectures.question_kinds import KINDS, Asked, QuestionKind
from transformer.lectures.questions import LONGEST as LONGEST_QUESTION
from transformer.lectures.questions import Posed, Question, pose
from transformer.lectures.scene import LONGEST, LONGEST_MINUTES, Scene, read_scene, scene_of

__all__ = [
    "KINDS",
    "LONGEST",
    "LONGEST_ABOUT",
    "LONGEST_MINUTES",
    "LONGEST_QUESTION",
    "MEASURES",
    "MOST_SCENES",
    "Asked",
    "Check",
    "Finding",
    "Lecture",
    "Posed",
    "Question",
    "QuestionKind",
    "Scene",
    "given_away_by",
    "lecture_of",
    "lecture_text",
    "pose",
    "read_lecture",
    "read_scene",
    "scene_of",
    "shipped_lectures",
    "to_html",
]

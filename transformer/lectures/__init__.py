"""Lectures: scenes, each a view of a page with sentences that are checked; questions asked of the model itself.

A lecture is a folder of `assets/lectures` or one text file; `assets/lectures/README.md` describes both. A scene may ask
before it shows: `question_kinds` computes the options and the truth of each kind from a model that ran. The browser
scores all kinds on one scale: 0 is a guess that knows nothing, 1 what the model does; where that guess scores 0.9,
nothing is asked. A new kind is a function and its line in `KINDS`. The sentences of a scene are held by its checks,
each a measure of `measures`, `measures_inside` or `measures_of_heads`, taken of what its link shows.
"""

from transformer.lectures.checks import MEASURES, Check, Finding
from transformer.lectures.lecture import (
    LONGEST_ABOUT,
    MOST_SCENES,
    MOST_TAKEAWAYS,
    Lecture,
    lecture_of,
    lecture_text,
    read_lecture,
    shipped_lectures,
)
from transformer.lectures.markdown import first_sentence, to_html
from transformer.lectures.question_drafts import QuestionSubject
from transformer.lectures.question_kinds import KINDS, QuestionKind
from transformer.lectures.questions import LONGEST as LONGEST_QUESTION
from transformer.lectures.questions import PosedQuestion, Question, pose
from transformer.lectures.scene import LONGEST, LONGEST_MINUTES, Scene, read_scene, scene_of
from transformer.lectures.spoilers import find_spoiler

__all__ = [
    "KINDS",
    "LONGEST",
    "LONGEST_ABOUT",
    "LONGEST_MINUTES",
    "LONGEST_QUESTION",
    "MEASURES",
    "MOST_SCENES",
    "MOST_TAKEAWAYS",
    "Check",
    "Finding",
    "Lecture",
    "PosedQuestion",
    "Question",
    "QuestionKind",
    "QuestionSubject",
    "Scene",
    "find_spoiler",
    "first_sentence",
    "lecture_of",
    "lecture_text",
    "pose",
    "read_lecture",
    "read_scene",
    "scene_of",
    "shipped_lectures",
    "to_html",
]

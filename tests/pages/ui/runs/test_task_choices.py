"""The tasks that the form of a run offers."""

import pytest

from pages.ui.runs.own_pairs import OWN_PAIRS
from pages.ui.runs.task_choices import CHOICES
from transformer.data import TASKS

MADE_OF = {
    "copy": {"unit": "letters", "longest": 4},
    "sort": {"unit": "words", "longest": 2},
    "grammar": {},
}


def test_every_task_is_offered():
    assert list(CHOICES) == ["copy", "reverse", "sort", "shift", "grammar", OWN_PAIRS]
    assert len(CHOICES) == len(TASKS)
    assert all(choice.description.endswith(".") for choice in CHOICES.values())
    assert CHOICES["grammar"].ask() == {}  # it has no options


@pytest.mark.parametrize("name", MADE_OF)
def test_a_choice_makes_its_task_and_a_sentence_that_it_reads(name):
    choice = CHOICES[name]
    task, probe = choice.make(**MADE_OF[name]), choice.probe(**MADE_OF[name])
    assert task.name == name and task.answer(probe) is not None
    assert len(task.source_tokenizer.read(probe, task.max_tokens)) <= task.longest

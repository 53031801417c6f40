"""A score added up: what is written is true, and adds up."""

import math

import numpy as np
import pytest

from transformer.lectures import shipped_lectures
from transformer.replay import replay_of
from transformer.views.ideas import stage_of
from transformer.views.ideas.inside_a_head import add_up, work_out_cell

SCORES = "inside_a_head?model=reverse-words&text=attention+is+all+you+need&kind=cross&layer=2&head=1&stage=scores"


def number(text):
    return float(text.replace("−", "-"))


def test_a_score_is_the_sum_that_is_written_in_every_cell():
    stage = stage_of(replay_of(SCORES))
    for row, column in np.ndindex(stage.result.values.shape):
        working = stage.work_out(row, column)
        written = add_up(working)
        products = [number(product) for _, _, _, product in written.terms]
        ranked = sorted((term.value for term in working.terms), key=abs, reverse=True)
        assert np.abs(np.array(products) - ranked[:4]).max() < 0.1
        assert written.rest[0] == "the other 20" and abs(number(written.rest[1]) - sum(ranked[4:])) < 0.1
        assert math.isclose(sum(products) + number(written.rest[1]), number(written.total[1]), abs_tol=1e-9)
        assert abs(number(written.total[1]) - working.captured) <= 0.0501


def test_whoever_multiplies_what_the_lecture_shows_finds_its_products():
    scene = next(scene for scene in shipped_lectures()["hour"].scenes if scene.title.startswith("A score says"))
    replay = replay_of(scene.view)
    working = work_out_cell(replay, stage_of(replay))
    for _, left, right, product in add_up(working).terms:
        assert number(left) * number(right) == pytest.approx(number(product), abs=0.05)

"""Attention changed by a link: which changes fit, how long it may write, and its sentences."""

import pytest
from rounded import about

from transformer import greedy, load
from transformer.interpret import LONGER, MOST_CHANGES, Result, describe_outcome, parse, read_changes, run_with_changes
from transformer.trace import Trace


@pytest.fixture(scope="module")
def model():
    return load("assets/checkpoints/reverse-letters.safetensors")


@pytest.fixture(scope="module")
def usual(model):
    trace = Trace("*attention.weights", "*attention.allowed")
    return Result.of(greedy(model, "stream", trace), trace)


def test_changes_that_fit_are_kept_once_and_of_the_others_it_is_said_why(model, usual):
    changes, problems = read_changes(["cross.2.1.off", "cross.9.1.off", "nose", "cross.2.1.off"], model, usual)
    assert changes == (parse("cross.2.1.off"),) and len(problems) == 2
    changes, problems = read_changes([f"cross.1.{1 + at % 4}.hide.1.{1 + at // 4}" for at in range(30)], model, usual)
    assert len(changes) == MOST_CHANGES and not problems


def test_a_model_that_never_ends_is_stopped_and_that_is_said(model, usual):
    changed = run_with_changes(
        model, "stream", len(usual.decoding.steps), [parse(f"cross.{layer}.*.off") for layer in (1, 2)]
    )
    assert len(changed.decoding.steps) <= len(usual.decoding.steps) + LONGER
    said = describe_outcome(usual, changed)
    assert said.startswith("What it writes differs from step 1 on.")
    assert ("stopped" in said) != changed.decoding.finished
    same = about("It writes the same. On average it gave the tokens it wrote >99.9 %; changed, >99.9 %")
    assert same.match(describe_outcome(usual, usual))

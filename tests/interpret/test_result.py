"""The result of a run: a place that it doesn't have is refused, never answered by another one."""

import re

import pytest

from transformer import greedy
from transformer.errors import SettingError
from transformer.interpret import Result
from transformer.maps import Place
from transformer.trace import Trace


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (Place("sideways", 0, "1"), "`kind` must be one of encoder, cross, decoder, got 'sideways'"),
        (Place("cross", -1, "1"), "`layer` must be 1 to 2, counted from 1, got 0"),
        (Place("cross", 2, "1"), "`layer` must be 1 to 2, counted from 1, got 3"),
        (Place("cross", 1, "0"), "`head` must be one of 1, 2, mean, max, rollout, got '0'"),
        (Place("cross", 1, "3"), "`head` must be one of 1, 2, mean, max, rollout, got '3'"),
        (Place("cross", 1, "median"), "`head` must be one of 1, 2, mean, max, rollout, got 'median'"),
    ],
)
def test_a_place_that_the_model_does_not_have_is_refused_in_a_sentence(make_checkpoint, place, said):
    trace = Trace()
    result = Result.of(greedy(make_checkpoint(), "abc", trace), trace)
    with pytest.raises(SettingError, match=re.escape(said)):
        result.map(place)


def test_what_a_notebook_prints_of_a_run_is_one_line(make_checkpoint):
    trace = Trace("*.weights")
    decoding = greedy(make_checkpoint(), "abc", trace)
    assert repr(trace) == "Trace('*.weights') with 6 values"
    assert repr(decoding).startswith(f"Decoding({decoding.text[:20]!r}"[:-1]) and len(repr(decoding)) < 120
    assert f", {len(decoding.steps)} steps" in repr(decoding) and repr(Trace(record=False)).startswith("Trace(record=")

"""The result of a run: a place that it doesn't have is refused, never answered by another one."""

import pytest

from transformer import greedy
from transformer.errors import SettingError
from transformer.interpret import Result
from transformer.maps import Place
from transformer.trace import Trace


def test_a_place_that_the_model_does_not_have_is_refused_in_a_sentence(make_checkpoint):
    trace = Trace("*.weights", "*.allowed")
    decoding = greedy(make_checkpoint(), "abc", trace)
    result = Result.of(decoding, trace)
    for place, said in (
        (Place("sideways", 0, "1"), "`kind` must be one of encoder, cross, decoder, got 'sideways'"),
        (Place("cross", -1, "1"), "`layer` must be 1 to 2, counted from 1, got 0"),
        (Place("cross", 2, "1"), "`layer` must be 1 to 2, counted from 1, got 3"),
        (Place("cross", 1, "0"), "`head` must be one of 1, 2, mean, max, rollout, got '0'"),
        (Place("cross", 1, "3"), "`head` must be one of 1, 2, mean, max, rollout, got '3'"),
        (Place("cross", 1, "median"), "`head` must be one of 1, 2, mean, max, rollout, got 'median'"),
    ):
        with pytest.raises(SettingError, match=said):
            result.map(place)
    # What a notebook prints of a run is one line.
    assert repr(trace) == "Trace('*.weights', '*.allowed') with 12 values"
    assert f", {len(decoding.steps)} steps" in repr(decoding) and len(repr(decoding)) < 120

"""Weights for the stage: how many bytes they take, exact or rounded."""

from dataclasses import replace

import numpy as np
import pytest
from stage import unpack
from stage_example import example_result

from transformer.interpret.labelled_map import KIND_TITLES
from transformer.views import stage_data, weight_bytes

HALF = 0.5 / 255 + 1e-6


@pytest.fixture(scope="module")
def result():
    return example_result()


@pytest.fixture(scope="module")
def exact(result):
    return unpack(stage_data(result, has_words=True))


@pytest.fixture(scope="module")
def rounded(result):
    return unpack(stage_data(result, has_words=True, rounded=True))


def axes_of(example, kind, unit="pieces"):
    return next(group for group in example["groups"] if group["kind"] == kind)[unit]


@pytest.mark.parametrize("unit", ["pieces", "words"])
@pytest.mark.parametrize("kind", KIND_TITLES)
def test_rounded_weights_are_the_nearest_of_256(exact, rounded, kind, unit):
    few, all = axes_of(rounded, kind, unit), axes_of(exact, kind, unit)
    np.testing.assert_allclose(few["weights"], all["weights"], atol=HALF)
    np.testing.assert_array_equal(few["weights"] * 255, np.rint(all["weights"] * 255))  # the colours of the scale
    assert (few["captions"], few["rows"], few["columns"]) == (all["captions"], all["rows"], all["columns"])
    assert all["leftByMuting"] is None


@pytest.mark.parametrize("unit", ["pieces", "words"])
@pytest.mark.parametrize("kind", KIND_TITLES)
def test_what_muting_divides_by_is_exact(exact, rounded, kind, unit):
    axes = axes_of(exact, kind, unit)
    kept = [place for place, token in enumerate(axes["columns"]) if token not in ("<s>", "</s>", "<pad>")]
    expected = axes["weights"][..., kept].sum(axis=-1)
    np.testing.assert_allclose(axes_of(rounded, kind, unit)["leftByMuting"], expected, atol=len(kept) / 65535)


@pytest.mark.parametrize("has_words", [False, True])
def test_the_bytes_are_those_that_would_be_sent(result, exact, has_words):
    units = ["pieces", "words"][: 1 + has_words]
    sent = [axes_of(exact, kind, unit)["weights"].size for kind in KIND_TITLES for unit in units]
    assert weight_bytes(result, has_words) == 2 * sum(sent)


def test_a_weight_that_is_no_number_is_nothing_and_none_is_more_than_all(result):
    values = result.maps["cross"].values.copy()
    values[0, 0, 0, :2] = np.nan, 1 + 1e-6
    odd = replace(result, maps=result.maps | {"cross": replace(result.maps["cross"], values=values)})
    for rounded in (False, True):
        sent = axes_of(unpack(stage_data(odd, rounded=rounded)), "cross")["weights"]
        assert sent[0, 0, 0, :2].tolist() == [0, 1]

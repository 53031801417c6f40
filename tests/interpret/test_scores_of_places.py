"""Scores of places: two-way means by hand; `links.toml` has all of it in a mirror."""

import numpy as np
import pytest

from transformer.interpret.scores_of_places import explained_share


def test_the_share_is_that_of_a_two_way_table():
    draws = np.random.default_rng(0)
    places = draws.normal(size=50)
    noise = draws.normal(size=(400, 1, 1, 50))
    share = places.var() / (places.var() + noise.var())
    assert explained_share(places - places.mean() + noise)[0, 0] == pytest.approx(share, abs=0.02)
    assert explained_share(noise)[0, 0] == pytest.approx(0, abs=0.01)
    assert explained_share(np.broadcast_to(places - places.mean(), (3, 1, 1, 50)))[0, 0] == pytest.approx(1)

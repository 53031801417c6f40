"""The entropy of rows: how even a look is, of what it may look at."""

import numpy as np

from transformer.interpret import row_entropy
from transformer.interpret.batches import relative_entropy


def test_an_even_look_is_1_a_sharp_one_0_and_no_choice_no_number():
    weights = np.array([[1, 0, 0], [0.5, 0.5, 0], [0, 1, 0], [1 / 3, 1 / 3, 1 / 3], [0, 0, 0]])
    allowed = np.array([[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 1, 1], [1, 1, 1]], dtype=bool)
    shares = row_entropy(weights, allowed)
    assert np.isnan(shares).tolist() == [True, False, False, False, True]
    np.testing.assert_allclose(shares[1:4], [1, 0, 1])
    np.testing.assert_allclose(relative_entropy(weights, allowed), 2 / 3)

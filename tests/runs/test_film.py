"""Choice of the filmed sentence and steps; the filming itself is tested with the job."""

from itertools import pairwise

import numpy as np
import pytest

from transformer import SequenceTask
from transformer.runs.film import FILM_BYTES, filmed_example, frame_steps


def test_frames_are_dense_at_first_and_stay_within_their_bytes():
    small, large = [np.zeros((2, 4, 14, 14))] * 3, [np.zeros((6, 8, 80, 80))] * 3
    steps = frame_steps(600, small)
    assert steps[0] == 0 and steps[-1] == 600 and steps[:5] == [0, 1, 2, 3, 4]
    gaps = [later - earlier for earlier, later in pairwise(steps)]
    assert gaps[-1] > gaps[0] and len(steps) <= 160
    for maps in (small, large):
        chosen = frame_steps(20_000, maps)
        assert len(chosen) * sum(array.size for array in maps) <= FILM_BYTES or len(chosen) == 2
    assert frame_steps(1, small) == [0, 1]


def test_the_probe_is_held_out_or_the_users_own():
    task = SequenceTask(name="reverse", max_length=12, max_tokens=14)
    probe = filmed_example(task)
    assert probe == filmed_example(task) and probe.answer == probe.text[::-1] and len(probe.source) <= 16
    own = filmed_example(task, "attention")
    assert (own.text, own.answer) == ("attention", "noitnetta")
    assert own.source_tokens == ["<s>", *"attention", "</s>"]
    with pytest.raises(ValueError, match="at most 12"):
        filmed_example(task, "attention is all you need")

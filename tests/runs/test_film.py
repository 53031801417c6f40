"""Films: their sentence, their steps, and their notable moments, from hand-made curves and maps."""

import numpy as np
import pytest

from transformer import SequenceTask
from transformer.runs.film import FILM_BYTES, FilmedExample, Frame, filmed_example, frame_steps
from transformer.runs.film_marks import marks

TOKENS = ["<s>", "a", "b", "c", "</s>"]
PROBE = FilmedExample(list(range(5)), list(range(5)), TOKENS, TOKENS, "abc", "abc")
DIAGONAL, MIRROR = np.eye(5), np.eye(5)[:, ::-1]
NEXT, UNIFORM = np.eye(5, k=1), np.full((5, 5), 0.2)


def test_frames_are_dense_at_first_and_stay_within_their_bytes():
    small, large = [np.zeros((2, 4, 14, 14))] * 3, [np.zeros((6, 8, 80, 80))] * 3
    steps = frame_steps(600, small)
    assert steps[-1] == 600 and steps[:5] == [0, 1, 2, 3, 4] and steps[-1] - steps[-2] > 1 and len(steps) <= 160
    chosen = frame_steps(20_000, large)
    assert len(chosen) * sum(array.size for array in large) <= FILM_BYTES and frame_steps(1, small) == [0, 1]


def test_the_probe_is_held_out_or_the_users_own():
    task = SequenceTask(name="reverse", max_length=12, max_tokens=14)
    probe = filmed_example(task)
    assert probe == filmed_example(task) and probe.answer == probe.text[::-1] and len(probe.source) <= 16
    own = filmed_example(task, "attention")
    assert (own.text, own.answer) == ("attention", "noitnetta")
    assert own.source_tokens == ["<s>", *"attention", "</s>"]
    with pytest.raises(ValueError, match="up to 12"):
        filmed_example(task, "attention is all you need")


# Marks


def film(*heads_over_time):
    """Return a frame of one layer every 10 steps; each head is a list of its maps."""
    layers = [np.rint(255 * np.stack(heads)[None]).astype(np.uint8) for heads in zip(*heads_over_time, strict=True)]
    values = dict(loss=1.0, exact_match=None, answer="abc", is_right=False)
    return [Frame(step=10 * i, maps={"encoder": layer}, **values) for i, layer in enumerate(layers)]


def records(losses, exact=()):
    exact = dict(exact)
    return [{"step": i, "loss": loss, "exact_match": exact.get(i)} for i, loss in enumerate(losses, start=1)]


def test_the_loss_falls_fastest_where_a_smooth_curve_is_steepest():
    steps = np.arange(1, 201)
    noise = 0.05 * np.random.default_rng(0).standard_normal(200)
    curve = 3 - 0.002 * steps - 1.5 / (1 + np.exp(-(steps - 120) / 4)) + noise
    curve[30] = 5.0  # a single outlier and the fall after it must not count
    (mark,) = marks(PROBE, film([UNIFORM] * 21), records(curve))
    assert abs(mark.step - 120) <= 4 and mark.frame == 12
    assert f"Step {mark.step}: around here the loss falls fastest, from 2." in mark.text


def test_without_a_fall_there_is_no_mark():
    explosion = [3.0, 2.9, 2.8, 2.9, *np.linspace(3, 90, 20), *np.linspace(90, 60, 20)]
    for losses in ([], [3.0] * 5, [2.0] * 50, explosion):
        assert marks(PROBE, film([UNIFORM] * 5), records(losses)) == []


def test_exact_match_is_marked_where_it_is_first_measured_above():
    told = records([1.0] * 40, {10: 0.2, 15: 0.5, 25: 0.4, 35: 0.995})
    half, nearly_all = marks(PROBE, film([UNIFORM] * 4), told)
    assert (half.kind, half.step, half.frame, half.short) == ("exact", 15, 2, "exact match 50 %")  # frames every 10
    assert (nearly_all.step, nearly_all.frame) == (35, 3)
    assert half.text == "Step 15: exact match passes 50 %; 50.0 % of held-out texts are exactly right."


LOST = [UNIFORM, NEXT, NEXT, UNIFORM, UNIFORM, UNIFORM, UNIFORM, UNIFORM]
FOUND = [UNIFORM, MIRROR, UNIFORM, UNIFORM, MIRROR, MIRROR, MIRROR, MIRROR]
LATER, EARLY = [UNIFORM] * 3 + [MIRROR] * 5, [UNIFORM] + [MIRROR] * 7
ALWAYS, AT_THE_END = [DIAGONAL] * 6, [UNIFORM] * 4 + [MIRROR] * 2


def test_a_role_is_marked_once_from_the_frame_from_which_it_stays():
    words = "head 2 of layer 1, encoder self-attention, from here on looks at the mirror position."
    for heads, steps in ((LOST, FOUND), [40]), ((LATER, EARLY), [10]), ((ALWAYS, AT_THE_END), []):
        found = marks(PROBE, film(*heads), [])
        assert [(mark.step, mark.frame, mark.short, mark.text) for mark in found] == [
            (step, step // 10, "mirror: encoder L1 H2", f"Step {step}: {words}") for step in steps
        ]

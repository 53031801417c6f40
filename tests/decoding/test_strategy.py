"""Sampling draws from the distribution it shows, under a seed; forcing is reading another prefix."""

import math
from itertools import islice

import numpy as np
import pytest
import torch

from transformer import SYSTEMS, Strategy, Trace, beam_search, decode, greedy
from transformer.config import END, PAD, START
from transformer.decoding import GREEDY, greedy_ids
from transformer.decoding.strategy import draw_id
from transformer.text.tokenizer import letters

WITH_DECODER = [name for name in SYSTEMS if SYSTEMS[name].get("has_decoder", True)]
HOT = Strategy(temperature=1.5, seed=4)


def ids(decoding) -> list[int]:
    return [step.token_id for step in decoding.steps]


# Candidates: by hand


def candidates(probabilities: list[float], **values) -> list[float]:
    """Return the distribution to draw from, of a model with these probabilities for the ids from 1 on."""
    logits = torch.tensor([0.0, *probabilities]).log()
    before = logits.clone()
    result = Strategy(**{"temperature": 1.0, **values}).candidates(logits)
    assert result[PAD] == 0 and result.dtype == torch.float64 and torch.equal(logits, before)
    return result[1:].tolist()


@pytest.mark.parametrize("values, expected", [
    ({}, [0.1, 0.5, 0.15, 0.25]),
    ({"top_k": 2}, [0, 2 / 3, 0, 1 / 3]),
    ({"top_k": 1}, [0, 1, 0, 0]),
    ({"top_k": 99}, [0.1, 0.5, 0.15, 0.25]),
    ({"top_p": 0.7}, [0, 2 / 3, 0, 1 / 3]),  # 0.5 is not enough, 0.75 is
    ({"top_p": 0.8}, [0, 5 / 9, 1.5 / 9, 2.5 / 9]),
    ({"top_p": 0.0}, [0, 1, 0, 0]),
    ({"top_k": 3, "top_p": 0.8}, [0, 2 / 3, 0, 1 / 3]),  # of the best three, two have 0.75 / 0.9 = 0.83
    ({"temperature": 0.5}, [0.01 / 0.345, 0.25 / 0.345, 0.0225 / 0.345, 0.0625 / 0.345]),  # p² / Σp²
    ({"temperature": 0.5, "top_p": 0.72}, [0, 1, 0, 0]),  # the temperature comes first: 0.25 / 0.345 = 0.725
    ({"temperature": 0.0, "top_k": 3}, [0, 1, 0, 0]),
    ({"temperature": 5e-324}, [0, 1, 0, 0]),
])  # fmt: skip
def test_candidates_by_hand(values, expected):
    assert candidates([0.1, 0.5, 0.15, 0.25], **values) == pytest.approx(expected, abs=1e-6)


def test_of_equal_tokens_exactly_k_stay():
    assert candidates([0.25] * 4, top_k=2) == pytest.approx([0.5, 0.5, 0, 0])
    assert candidates([0.25] * 4, top_p=0.3) == pytest.approx([0.5, 0.5, 0, 0])


def test_a_strategy_checks_its_values():
    for values in ({"temperature": math.nan}, {"top_k": -1}, {"top_p": 1.1}, {"seed": -1}):
        with pytest.raises(ValueError, match=f"`{next(iter(values))}` must "):
            Strategy(**values)


# Drawing


def test_a_draw_falls_where_the_borders_say():
    halves = torch.tensor([0.0, 0.25, 0.0, 0.5, 0.25, 0.0], dtype=torch.float64)
    draws = [0.0, 0.2499, 0.25, 0.7499, 0.75, 1 - 2**-53]
    assert [draw_id(halves, draw) for draw in draws] == [1, 1, 3, 3, 4, 4]


def test_draws_are_uniform_within_a_seed_and_over_seeds():
    over_seeds = [next(iter(Strategy(seed=seed).draws())) for seed in range(4000)]
    for draws in (list(islice(HOT.draws(), 4000)), over_seeds):
        # Of 4,000 draws the largest gap to a uniform distribution is below 1.95 / √4000 in 999 of 1,000 cases.
        assert np.abs(np.sort(draws) - np.arange(4000) / 4000).max() < 1.95 / 4000**0.5


def test_padding_is_never_written(make_checkpoint):
    # An untrained model may find padding likeliest; padding that is read back would be masked in the full pass.
    checkpoint = make_checkpoint()
    with torch.no_grad():
        checkpoint.model.output_projection.bias[PAD] = 1e4
    assert PAD not in greedy_ids(checkpoint.model, torch.tensor([letters().read("hello", 16)]), 4)
    assert PAD not in beam_search(checkpoint, "hello", width=1, max_length=4).best.token_ids
    for strategy in (GREEDY, *(Strategy(temperature=2.0, seed=seed) for seed in range(5))):
        decoding = decode(checkpoint, "hello", strategy)
        assert PAD not in ids(decoding)
        assert all(step.candidates[PAD] == 0 and step.probabilities[PAD] == 1 for step in decoding.steps)


# Decoding by sampling


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_same_seed_gives_the_same_text_and_another_seed_another(make_checkpoint, name):
    checkpoint = make_checkpoint(name)
    torch.manual_seed(1)
    first = decode(checkpoint, "hello", HOT)
    torch.manual_seed(2)  # torch's own state has no part in it
    assert ids(first) == ids(decode(checkpoint, "hello", HOT, trace=Trace()))
    assert len({decode(checkpoint, "hello", Strategy(temperature=1.5, seed=seed)).text for seed in range(8)}) > 4


# Forced tokens


@pytest.mark.parametrize("name", WITH_DECODER)
@pytest.mark.parametrize("strategy", [GREEDY, HOT])
def test_forcing_is_writing_on_from_another_prefix(make_checkpoint, name, strategy):
    checkpoint = make_checkpoint(name, seed=3)
    free, forced, trace = decode(checkpoint, "hello", strategy), {2: 7, 5: 8, 6: 9}, Trace("probabilities")
    decoding = decode(checkpoint, "hello", strategy, forced, trace=trace)
    written = ids(decoding)
    assert written[:2] == ids(free)[:2] and [written[step] for step in forced] == list(forced.values())
    assert [step.position for step in decoding.steps if step.forced] == list(forced)
    source = torch.tensor([letters().read("hello", 16)])
    with torch.inference_mode():
        full = checkpoint.model(source, torch.tensor([[START, *written[:-1]]]))[0].softmax(dim=-1)
    np.testing.assert_allclose(trace["probabilities"].array[0], full.numpy(), atol=1e-5)
    assert trace["probabilities"].tokens("position") == decoding.target_tokens
    for step, probabilities, draw in zip(decoding.steps, full, strategy.draws()):
        np.testing.assert_allclose(step.probabilities, probabilities.numpy(), atol=1e-5)
        assert step.choice_id == draw_id(strategy.candidates(probabilities.log()), draw)
        assert step.forced or step.token_id == step.choice_id
    assert decoding.steps[2].choice_id == ids(free)[2] and decoding.steps[2].writes == letters().tokens([7])[0]
    assert decoding.unused_forced == []


def test_a_forced_end_stops_and_later_steps_are_reported(make_checkpoint):
    decoding = decode(make_checkpoint(), "hello", forced={9: 5, 2: END, 4: 6})
    assert len(decoding.steps) == 3 and decoding.tokens[-1] == "</s>" and not decoding.finished
    assert decoding.reason == "The end token </s> was forced, so it stopped."
    assert decoding.unused_forced == [4, 9]
    assert decode(make_checkpoint(), "hello", forced={3: 6}, max_length=3).unused_forced == [3]


def test_each_position_of_an_encoder_alone_is_chosen_by_itself(make_checkpoint):
    checkpoint = make_checkpoint("encoder-only", seed=1)
    free = decode(checkpoint, "hello", HOT)
    decoding = decode(checkpoint, "hello", HOT, forced={1: 9, 7: 9, 40: 9})
    assert decoding.unused_forced == [7, 40] and decoding.finished
    assert [step.forced for step in decoding.steps] == [position == 1 for position in range(7)]
    assert ids(decoding) == [ids(free)[0], 9, *ids(free)[2:]]
    assert ids(free) != ids(greedy(checkpoint, "hello"))
    for step, twin in zip(decoding.steps, free.steps, strict=True):
        np.testing.assert_array_equal(step.probabilities, twin.probabilities)


def test_what_cannot_be_forced_is_refused(make_checkpoint):
    for forced, message in [
        ({0: PAD}, "`forced` must not write padding .id 0., got it at step 0. Choose another token"),
        ({3: 46 + 1}, r"`forced\[3\]` must be a whole number from 1 to 46, got 47"),
        ({-1: 5}, "`forced` must count steps in whole numbers from 0, got -1"),
    ]:
        with pytest.raises(ValueError, match=message):
            decode(make_checkpoint("paper"), "hello", forced=forced)

"""A translator's loss without a head equals that of one text after the other, in log-probability of the target."""

from dataclasses import replace

import numpy as np
import pytest

from transformer import CorpusError, Trace, load
from transformer.config import END
from transformer.interpret import TargetAblation, ablate_on_targets, can_be_measured
from transformer.interpret.forcing import teacher_forced
from transformer.interpret.held_out import held_out_batch
from transformer.interpret.interventions import edits_of, parse_all
from transformer.interpret.target_ablation import count_rivals


@pytest.fixture(scope="module")
def names():
    return load("arabic-names")


def one_by_one(checkpoint, pairs, edits=None):
    """Return log-probability and token count of each right target, one text after the other."""
    found = []
    for source, target in pairs:
        wanted = [*checkpoint.target_tokenizer.encode(target), END]
        trace = Trace(edits=edits_of(parse_all(edits)), record=False) if edits else None
        forced = teacher_forced(checkpoint, source, wanted, trace)
        found.append((forced.total, len(wanted)))
    return np.array(found).T


def test_the_figures_are_those_of_one_text_after_the_other(names):
    few = replace(names, task={**names.task, "sample": names.task["sample"][:8]})
    found, pairs = ablate_on_targets(few, count=8), few.task["sample"]
    logs, tokens = one_by_one(few, pairs)
    assert found.count == 8 and found.tokens == tokens.sum()
    assert found.baseline == pytest.approx(logs.sum() / tokens.sum(), abs=1e-5)
    for kind, layer, head in [("encoder", 0, 1), ("cross", 2, 0), ("decoder", 1, 3)]:
        without, _ = one_by_one(few, pairs, f"{kind}.{layer + 1}.{head + 1}.off")
        drops = logs - without
        loss = drops.sum() / tokens.sum()
        assert found.losses[kind][layer, 0, head] == pytest.approx(loss, abs=1e-5)
        # The textbook gives the interval of a ratio of sums.
        spread = np.sqrt(((drops - loss * tokens) ** 2).sum() / 7 * 8) / tokens.sum()
        assert found.margins[kind][layer, 0, head] == pytest.approx(1.96 * spread, rel=1e-3)
    assert found.lost("cross").values.shape == (6, 4)
    assert np.array_equal(found.lost("cross").values[::2], found.losses["cross"][:, 0])


def test_heads_are_compared_on_the_same_texts():
    tokens, chance = np.full(50, 8.0), np.random.default_rng(0)
    hard = chance.normal(2, 3, 50)  # what every text loses, whichever head is off
    first, second, third = hard + 0.5, hard + chance.normal(0, 0.1, 50), hard + 0.5 + chance.normal(-0.02, 0.5, 50)
    assert count_rivals(np.stack([second, first]), tokens) == 0  # their own intervals overlap widely
    assert count_rivals(np.stack([second, first, third]), tokens) == 1
    assert count_rivals(first[None], tokens) == 0


def test_a_board_goes_into_a_file_and_comes_back_and_fits_no_other_model(names):
    board = TargetAblation.from_dict(names.board, names.config)
    again = TargetAblation.from_dict(board.to_dict(), names.config)
    assert again.to_dict() == board.to_dict() == names.board
    for changes in (
        {"count": 0}, {"tokens": "many"}, {"baseline": 0.5}, {"baseline": float("nan")}, {"margins": 3},
        {"losses": {"encoder": [], "cross": [], "decoder": []}}, {"rivals": {"encoder": 1}},
    ):  # fmt: skip
        assert TargetAblation.from_dict({**names.board, **changes}, names.config) is None, changes
    assert TargetAblation.from_dict(names.board, load("english-spanish").config) is None


def test_a_head_stands_out_only_beyond_its_interval():
    losses = np.array([[[0.5, 0.0], [0.4, 0.0]]])
    for margin, most in ((0.1, (0, 0)), (0.6, None)):
        board = TargetAblation(4, 20, -1.0, {"cross": losses}, {"cross": np.full((1, 2, 2), margin)})
        assert board.most("cross") == most


def test_measuring_needs_pairs(names):
    bare = replace(names, task={key: value for key, value in names.task.items() if key != "sample"})
    assert can_be_measured(names) and not can_be_measured(bare) and not can_be_measured(replace(names, task={}))
    with pytest.raises(CorpusError, match="are not on this machine"):
        held_out_batch(bare, 4, 0)

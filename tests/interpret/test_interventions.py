"""Interventions do to attention what they say, survive a link, and refuse what they can't mean."""

import itertools
import re

import numpy as np
import pytest
import torch
from walked import CASES

from transformer import LabError, Trace, greedy
from transformer.interpret.interventions import edits_of, mark_off, parse, parse_all
from transformer.interpret.result import Result
from transformer.interpret.what_if import causal_off
from transformer.maps import KINDS

PLACES = {kind: f"{stack}.layers.{{}}.{attention}" for kind, (stack, attention) in KINDS.items()}


@pytest.fixture
def ids(make_ids):
    """Return source and target, the second sequence padded."""
    return make_ids([6, 4]), make_ids([5, 3], seed=1)


def run(model, ids, text, *patterns):
    """Run the model with interventions in their text form; return logits and trace."""
    trace = Trace(*patterns, edits=edits_of(parse_all(text)))
    source, target = ids
    return model(source, target if model.config.has_decoder else None, trace), trace


def weights_of(model, ids, text, kind="cross", layer=0):
    return run(model, ids, text)[1][PLACES[kind].format(layer) + ".weights"].tensor


@pytest.mark.parametrize("text", ["cross.2.9.off", "cross.2.9.hide.1.2", "decoder.1.3.only.*.1"])
def test_a_head_or_layer_that_the_model_has_not_is_refused(make_model, ids, text):
    with pytest.raises(LabError, match=rf"`head` must be from 1 to 2 here, got [39] in '{re.escape(text)}'"):
        run(make_model("modular"), ids, text)
    with pytest.raises(LabError, match="The trace edits 'encoder.layers.8.self_attention.output'"):
        run(make_model("modular"), ids, "encoder.9.1.off")


# Heads off


@pytest.mark.parametrize("head", [1, 2, "*"])
@pytest.mark.parametrize("name, kind", CASES)
def test_a_head_that_is_off_has_no_part_in_the_output_projection(make_model, ids, name, kind, head):
    model = make_model(name)
    plain = run(model, ids, "")[0]
    logits, trace = run(model, ids, f"{kind}.2.{head}.off")
    with torch.no_grad():
        projection = model.get_submodule(PLACES[kind].format(1)).output_projection.weight
        projection[:, slice(None) if head == "*" else slice(8 * head - 8, 8 * head)] = 0.0
    torch.testing.assert_close(logits, run(model, ids, "")[0], atol=1e-5, rtol=0)
    assert not torch.allclose(logits, plain, atol=1e-3)
    # The head still looks; only its output is gone.
    weights = trace[PLACES[kind].format(1) + ".weights"].tensor
    assert weights[0].sum(-1).numpy() == pytest.approx(1)
    torch.testing.assert_close(weights, run(model, ids, "")[1][PLACES[kind].format(1) + ".weights"].tensor)


# Cells hidden, and rows with one column only


@pytest.mark.parametrize("row", [3, "*"])
@pytest.mark.parametrize("head", [1, "*"])
@pytest.mark.parametrize("name, kind", CASES)
def test_a_hidden_cell_is_a_weight_of_0_and_the_row_sums_to_1_again(make_model, ids, run_model, name, kind, head, row):
    model = make_model(name)
    before, place = weights_of(model, ids, "", kind), PLACES[kind].format(0)

    def renormalised(traced):
        """Renormalise the weights after the softmax, by hand."""
        heads, rows = slice(None) if head == "*" else head - 1, slice(None) if row == "*" else row - 1
        weights = traced.tensor.clone()
        weights[:, heads, rows, 1] = 0.0
        return weights / weights.sum(dim=-1, keepdim=True).clamp(min=1e-30)

    by_hand = Trace(edits={f"{place}.weights": renormalised})
    expected = run_model(model, *ids, by_hand)
    logits, trace = run(model, ids, f"{kind}.1.{head}.hide.{row}.2")
    after = trace[f"{place}.weights"].tensor
    torch.testing.assert_close(after, by_hand[f"{place}.weights"].tensor, atol=1e-5, rtol=0)
    torch.testing.assert_close(logits, expected, atol=1e-5, rtol=0)
    # The shown weights are those that flow on.
    torch.testing.assert_close(trace[f"{place}.output"].tensor, after @ trace[f"{place}.value"].tensor)
    assert (after[:, 0, 2, 1] == 0).all() and (before[:, 0, 2, 1] > 0).all()
    if head == 1:
        assert torch.equal(after[:, 1], before[:, 1])


def test_a_cell_with_all_of_the_weight_leaves_its_row_to_the_others(make_model, ids):
    """Here, dividing the rest of the weights by their sum after the softmax would divide 0 by 0."""

    def sharp(traced):
        return traced.tensor.index_add(-1, torch.tensor([1]), torch.full((2, 2, 5, 1), 1000.0))

    def run_sharp(text):
        edits = {"decoder.layers.0.cross_attention.scaled": sharp, **edits_of(parse_all(text))}
        trace = Trace(edits=edits)
        make_model("paper")(*ids, trace)
        return trace["decoder.layers.0.cross_attention.weights"].tensor

    assert (run_sharp("")[..., 1] == 1).all() and (run_sharp("")[..., 0] == 0).all()
    hidden = run_sharp("cross.1.*.hide.*.2")
    assert (hidden[..., 1] == 0).all() and hidden.sum(-1).numpy() == pytest.approx(1, abs=1e-6)
    plain = weights_of(make_model("paper"), ids, "cross.1.*.hide.*.2")
    torch.testing.assert_close(hidden, plain, atol=1e-5, rtol=0)


@pytest.mark.parametrize("name, kind", CASES)
def test_only_gives_one_column_everything_in_its_row_alone(make_model, ids, name, kind):
    model = make_model(name)
    before, after = (weights_of(model, ids, text, kind) for text in ("", f"{kind}.1.2.only.3.1"))
    assert after[:, 1, 2].tolist() == [[1.0] + [0.0] * (after.shape[-1] - 1)] * 2
    others = torch.ones_like(after, dtype=torch.bool)
    others[:, 1, 2] = False
    assert torch.equal(after[others], before[others])


def test_only_leaves_a_row_as_it_is_where_the_mask_blocks_the_cell(make_model, ids):
    model = make_model("lightning")
    before, after = (weights_of(model, ids, text, "decoder") for text in ("", "decoder.1.*.only.*.3"))
    assert torch.equal(after[:, :, :2], before[:, :, :2])  # the future
    assert (after[0, :, 2:] == torch.eye(5)[2]).all()
    # The fifth source token of the second sequence is padding.
    before, after = (weights_of(model, ids, text) for text in ("", "cross.1.*.only.*.5"))
    assert torch.equal(after[1], before[1]) and (after[0] == torch.eye(6)[4]).all()


def test_a_model_without_a_causal_mask_may_look_only_at_the_future(make_model):
    wanted = parse("decoder.1.1.only.1.4")
    wanted.check(make_model("modular", causal=False).config)
    with pytest.raises(ValueError, match="The mask blocks the future"):
        wanted.check(make_model("modular").config)


def test_with_an_open_future_only_may_name_it(make_model, ids):
    trace = Trace(edits={**causal_off(), **edits_of([parse("decoder.1.1.only.1.4")])})
    make_model("modular")(*ids, trace)
    assert trace["decoder.layers.0.self_attention.weights"].array[0, 0, 0].tolist() == [0, 0, 0, 1, 0]


@pytest.mark.parametrize("name, kind", CASES)
def test_blocked_cells_stay_blocked_and_no_row_is_ever_nan(make_model, ids, name, kind):
    model = make_model(name)
    blocked = ~run(model, ids, "")[1][PLACES[kind].format(0) + ".allowed"].tensor
    everything = ",".join(f"{kind}.{layer}.*.hide.*.{column}" for layer in (1, 2) for column in range(1, 7))
    for text in (everything, f"{kind}.1.*.hide.*.1", f"{kind}.1.1.only.*.2", f"{kind}.1.*.only.2.2"):
        logits, trace = run(model, ids, text)
        weights = trace[PLACES[kind].format(0) + ".weights"].tensor
        assert (weights[blocked] == 0).all()
        sums = weights.sum(-1)
        assert torch.allclose(sums[sums > 0], torch.ones(()))
        assert all(not traced.tensor.isnan().any() for traced in trace.find("*")) and logits.isfinite().all()
    logits, trace = run(model, ids, everything)
    for value in ("weights", "output"):
        assert (trace[f"{PLACES[kind].format(1)}.{value}"].tensor == 0).all()
    # A head that sees nothing says nothing: the same as with all heads off.
    off = run(model, ids, f"{kind}.1.*.off,{kind}.2.*.off")[0]
    torch.testing.assert_close(logits, off, atol=1e-5, rtol=0)


@pytest.mark.parametrize("name, kind", CASES)
def test_a_token_hidden_everywhere_is_hidden_in_every_layer_head_and_row(make_model, ids, name, kind):
    model = make_model(name)
    together, apart = (
        run(model, ids, text) for text in (f"{kind}.*.*.hide.*.2", f"{kind}.1.*.hide.*.2,{kind}.2.*.hide.*.2")
    )
    assert torch.equal(together[0], apart[0]) and not torch.equal(together[0], run(model, ids, "")[0])
    for layer in (0, 1):
        assert (together[1][PLACES[kind].format(layer) + ".weights"].tensor[..., 1] == 0).all()


# Several at once


def test_several_take_away_all_that_any_of_them_does_in_any_order(make_model, ids):
    model = make_model("arabic-english")
    several = "cross.1.1.hide.2.3", "cross.1.*.hide.*.1", "cross.1.2.only.4.2", "cross.1.2.off", "cross.1.1.off"
    orders = [run(model, ids, ",".join(order)) for order in itertools.permutations(several)]
    logits, trace = orders[0]
    assert all(torch.equal(logits, other) for other, _ in orders)
    weights = trace["decoder.layers.0.cross_attention.weights"].tensor
    assert (weights[..., 0] == 0).all() and (weights[:, 0, 1, 2] == 0).all() and (weights[:, 1, 3, 1] == 1).all()
    assert (weights[:, 1, 1, 2] > 0).all()
    assert (trace["decoder.layers.0.cross_attention.output"].tensor == 0).all()
    assert len(edits_of(parse_all(",".join(several)))) == 2


def test_what_is_hidden_counts_as_present_for_what_looks_only_at_it(make_model, ids):
    """All interventions see the mask as it was, in whatever order they come, each in its own layer."""
    model, everywhere = make_model("paper"), ["cross.*.*.hide.*.2"]
    hidden, several = "cross.1.*.hide.*.2 cross.2.*.hide.*.2".split(), "cross.1.1.only.3.2 cross.2.2.only.1.3".split()
    orders = several + hidden, hidden + several, several + everywhere, everywhere + several
    one, *others = (run(model, ids, ",".join([*order, "cross.1.2.off"])) for order in orders)
    assert all(torch.equal(one[0], other) for other, _ in others)
    weights = one[1]["decoder.layers.0.cross_attention.weights"].tensor
    assert (weights[:, 0, 2] == 0).all() and (weights[..., 1] == 0).all()
    assert (one[1]["decoder.layers.1.cross_attention.weights"].tensor[:, 1, 0, 2] == 1).all()


@pytest.mark.parametrize("text", ["cross.1.1.hide.2.3,cross.1.1.only.2.3", "cross.1.1.only.2.3,cross.1.1.only.2.4"])
def test_what_contradicts_itself_leaves_a_row_of_zeros(make_model, ids, text):
    weights = weights_of(make_model("paper"), ids, text)
    assert (weights[:, 0, 1] == 0).all() and weights[:, 0, 2].sum(-1).numpy() == pytest.approx(1)


def test_rows_and_columns_that_a_run_does_not_have_change_nothing(make_model, ids):
    model = make_model("paper")
    text = "cross.1.1.hide.9.1,cross.1.1.hide.1.9,cross.1.1.only.9.1,cross.1.1.only.1.9,cross.1.2.only.*.9"
    assert torch.equal(run(model, ids, text)[0], run(model, ids, "")[0])


# Decoding

DECODED = [
    "",
    "cross.2.1.off,decoder.1.*.off,encoder.1.2.off",
    "decoder.1.1.hide.3.2,decoder.2.*.hide.*.1,cross.1.2.hide.2.3",
    "decoder.1.2.only.4.2,decoder.2.*.only.*.3,cross.2.*.only.3.1,encoder.2.1.only.1.4",
    "decoder.1.*.hide.1.1,cross.1.*.hide.*.1,cross.1.*.only.*.1",
]


@pytest.mark.parametrize("text", DECODED)
@pytest.mark.parametrize("name", sorted({name for name, kind in CASES if kind == "decoder"}))
def test_with_a_cache_and_without_interventions_do_the_same(make_checkpoint, name, text):
    checkpoint, edits = make_checkpoint(name), edits_of(parse_all(text))
    traces = [Trace(edits=edits) for _ in range(2)]
    one, other = (
        greedy(checkpoint, "abcb", trace, max_length=8, cached=cached) for trace, cached in zip(traces, (True, False))
    )
    assert one.tokens == other.tokens
    for mine, yours in zip(one.steps, other.steps, strict=True):
        np.testing.assert_allclose(mine.probabilities, yours.probabilities, atol=1e-5)
        for weights in mine.rows:
            np.testing.assert_allclose(mine.rows[weights], yours.rows[weights], atol=1e-5)
            # Each step saw the row that the full pass at the end shows.
            row = traces[0][weights].array[0, :, mine.position, : mine.rows[weights].shape[-1]]
            np.testing.assert_allclose(mine.rows[weights], row, atol=1e-5)


def test_the_maps_of_heads_that_are_off_say_so(make_checkpoint):
    trace = Trace("*attention.weights", "*attention.allowed")
    result = Result.of(greedy(make_checkpoint(), "ab", trace, max_length=3), trace)
    changes = parse_all("cross.1.2.off,decoder.2.*.off,cross.2.1.hide.*.1")
    maps = {kind: mark_off(found, changes) for kind, found in result.maps.items()}
    places = [(layer, head) for layer in (0, 1) for head in (0, 1)]
    off = {kind: [found.of(*place).is_off for place in places] for kind, found in maps.items()}
    assert off == {"encoder": [False] * 4, "cross": [False, True, False, False], "decoder": [False] * 2 + [True] * 2}

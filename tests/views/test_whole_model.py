"""The whole model as boxes: its config names them, and each has the value that the model computed."""

import numpy as np
import pytest
from package import shown_of

from transformer import SYSTEMS, Trace
from transformer.decoding import Decoding
from transformer.views.ideas.whole_model import CAPTURED, MOST_CELLS, boxes_of, whole_model_data


@pytest.fixture
def traced(make_model, make_ids, run_model):
    """Provide `traced(system, length=7)`: the config of a small random model, and the trace of made-up ids."""

    def traced(name, length=7):
        model, trace, ids = make_model(name, d_ff=128, max_length=128), Trace(*CAPTURED), make_ids([length])
        run_model(model, ids, ids[:, :-2], trace)
        return model.config, trace

    return traced


def packed(config, trace):
    decoding = Decoding("", [], [], ["<s>", "a"], ["<s>", "b"], True, "", [])
    return shown_of(whole_model_data(config, trace, decoding))


def values_of(value):
    levels = value["cells"].reshape(value["rows"], value["columns"])
    return (levels.astype(float) - 128) / 127 if value["signed"] else levels / 255


def test_the_boxes_are_the_values_that_the_model_computes_in_their_order(traced, subtests):
    for name in SYSTEMS:
        with subtests.test(name):
            config, trace = traced(name)
            boxes = packed(config, trace)["boxes"]
            assert [box["name"] for box in boxes] == [value for value in trace if not value.endswith(".allowed")]
            sides = {box.side for box in boxes_of(config)}
            assert sides == ({"encoder", "decoder"} if config.has_decoder else {"encoder"})
            for box in boxes:
                value, array = box["value"], trace[box["name"]].array
                shown = array[0].mean(axis=0) if box["role"] == "attention" else array[0] if array.ndim == 3 else array
                assert value["shape"] == list(shown.shape)
                if box["role"] in ("attention", "softmax"):
                    assert value["ends"] == ["0 %", "100 %"] and not value["signed"]
                else:
                    shown = shown / (np.abs(shown).max() or 1)
                if max(shown.shape) <= MOST_CELLS:
                    np.testing.assert_allclose(values_of(value), shown, atol=1 / 127)
            blocked = {box["name"]: box["value"]["blocked"] for box in boxes if box["role"] == "attention"}
            assert all(one is None for name, one in blocked.items() if "decoder" not in name or "cross" in name)
            if config.has_decoder:
                own = blocked["decoder.layers.0.self_attention.weights"].reshape(5, 5)
                np.testing.assert_array_equal(own, np.triu(np.ones((5, 5)), 1))


def test_a_large_value_is_drawn_by_the_strongest_of_each_block(traced):
    config, trace = traced("paper", length=128)
    boxes = {box["name"]: box["value"] for box in packed(config, trace)["boxes"]}
    name = "encoder.layers.0.feed_forward.hidden"
    hidden, whole = boxes[name], trace[name].array[0]
    assert hidden["shape"] == [128, 128] and (hidden["rows"], hidden["columns"]) == (64, 64)
    assert values_of(hidden).max() == pytest.approx(1, abs=0.01) and values_of(hidden).min() >= 0  # after ReLU
    row, column = np.unravel_index(whole.argmax(), whole.shape)
    assert values_of(hidden)[row // 2, column // 2] == pytest.approx(1, abs=0.01)
    norm, whole = values_of(boxes["encoder.layers.0.feed_forward_norm"]), trace["encoder.layers.0.feed_forward_norm"]
    # One below 0 may be the strongest of its block.
    assert norm.min() == pytest.approx(whole.array.min() / np.abs(whole.array).max(), abs=1 / 127)

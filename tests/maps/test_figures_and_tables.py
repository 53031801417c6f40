"""Labelled maps as figures of matplotlib and as tables of pandas: every number and label stands where it belongs."""

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
import pytest

from transformer import LabError, Trace, greedy, load
from transformer.errors import SettingError
from transformer.interpret import Result
from transformer.maps import Axis, LabelledMap


@pytest.fixture(scope="module")
def decoding():
    return greedy(load("reverse-letters"), "network", trace=Trace())


@pytest.fixture(autouse=True)
def without_windows():
    mpl.use("Agg")
    yield
    plt.close("all")


def labels(axis):
    return [label.get_text() for label in axis.get_ticklabels()]


def test_a_figure_shows_every_weight_at_its_labels(decoding):
    found = decoding.map("cross", layer=2, head=1)
    ax = found.plot(numbers=True)
    np.testing.assert_array_equal(ax.images[0].get_array(), found.values)
    assert ax.images[0].get_clim() == (0, 1) and ax.get_title() == "Cross-attention, layer 2, head 1"
    assert labels(ax.yaxis) == list(found.rows.labels) and labels(ax.yaxis)[0] == "<s> → k"
    assert labels(ax.xaxis) == ["<s>", *"network", "</s>"]
    written = {text.get_position(): text.get_text() for text in ax.texts}  # (x, y)
    assert written == {(column, row): f"{100 * value:.0f}" for (row, column), value in np.ndenumerate(found.values)}
    # What the mask blocks is hatched and has no number.
    found = decoding.map("decoder", layer=1, head=2)
    ax = found.plot(numbers=True)
    np.testing.assert_array_equal(np.ma.getmaskarray(ax.images[0].get_array()), found.blocked)
    assert found.blocked.sum() == 28 and ax.patch.get_hatch()
    assert len(ax.texts) == (~found.blocked).sum()


def test_a_scale_is_that_of_what_is_seen():
    for values, blocked, limits in (
        ([[0.0, 0.0]], [[False, False]], (-1, 1)),  # a difference that is 0 everywhere is no share
        ([[0.5, -9.0]], [[False, True]], (0, 1)),  # what the mask hides decides nothing
        ([[-3.0, 1.0]], [[False, False]], (-3, 3)),
    ):
        found = LabelledMap(np.array(values), Axis("from", ["a"]), Axis("to", ["b", "c"]), np.array(blocked))
        ax = found.plot(title="Scores", colour_bar=False, size=(3, 2))
        assert ax.images[0].get_clim() == limits and ax.get_title() == "Scores"
        assert tuple(ax.figure.get_size_inches()) == (3, 2) and len(ax.figure.axes) == 1


def test_signs_of_formulas_stay_as_they_are_and_many_labels_thin_out(tmp_path):
    tokens = ["$a_b$", "50 %", r"\alpha", "x^2 & {y}"]
    found = LabelledMap(np.eye(4), Axis("looks (query)", tokens), Axis("looked at (key)", tokens))
    ax = found.plot(title="$\\frac$")
    for name in ("pdf", "svg", "png"):
        ax.figure.savefig(tmp_path / f"map.{name}")
    assert labels(ax.xaxis) == tokens
    tokens = [str(number) for number in range(100)]
    ax = LabelledMap(np.eye(100), Axis("from", tokens), Axis("to", tokens)).plot()
    assert labels(ax.yaxis) == tokens[::3] and ax.figure.get_size_inches().max() <= 8


def test_all_heads_are_a_table_with_one_row_a_weight(decoding):
    result = Result.of(decoding, decoding.trace)
    table = result.to_dataframe()
    assert len(table) == sum(found.values.size for found in result.maps.values())
    one = table[(table.kind == "cross") & (table.layer == 2) & (table["head"] == 3) & (table["query"] == 4)]
    np.testing.assert_array_equal(one.weight, decoding.map("cross", layer=2, head=3).values[3])
    assert list(one["key"]) == list(range(1, 10)) and list(one.key_token) == ["<s>", *"network", "</s>"]
    assert set(one.query_token) == {"o"} and not one.blocked.any()
    future = table[(table.kind == "decoder") & (table["key"] > table["query"])]
    assert future.blocked.all() and (future.weight == 0).all()


def test_a_place_that_is_not_there_is_refused(decoding):
    for kind, layer, head, said in (
        ("cross", 3, 1, "`layer` must be one of 1, 2, counted from 1, got 3"),
        ("cross", 1, 5, "`head` must be 1 to 4, counted from 1, got 5"),
        ("sideways", 1, 1, "`kind` must be one of encoder, cross, decoder, got 'sideways'"),
    ):
        with pytest.raises(SettingError, match=said):
            decoding.map(kind, layer=layer, head=head)


def test_weights_of_one_layer_without_their_mask_are_a_map_too():
    decoding = greedy(load("reverse-letters"), "abc", trace=Trace("decoder.layers.1.cross_attention.weights"))
    found = decoding.map("cross", layer=2, head=1)
    assert found.blocked is None and found.place.layer == 1
    with pytest.raises(LabError, match="The attention of every layer is needed here"):
        Result.of(decoding, decoding.trace)

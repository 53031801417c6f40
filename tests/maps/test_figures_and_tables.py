"""Labelled maps as figures of matplotlib and as tables of pandas: every number and label stands where it belongs."""

import sys

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
    written = {text.get_position(): text.get_text() for text in ax.texts}
    assert written == {
        (column, row): f"{100 * value:.0f}" for (row, column), value in np.ndenumerate(found.values)
    }  # (x, y)


def test_what_the_mask_blocks_is_hatched_and_has_no_number(decoding):
    found = decoding.map("decoder", layer=1, head=2)
    ax = found.plot(numbers=True)
    np.testing.assert_array_equal(np.ma.getmaskarray(ax.images[0].get_array()), found.blocked)
    assert found.blocked.sum() == 28 and ax.patch.get_hatch()
    assert len(ax.texts) == (~found.blocked).sum()


def test_numbers_that_are_no_shares_are_centred_at_zero():
    found = LabelledMap(np.array([[-3.0, 1.0]]), Axis("from", ["a"]), Axis("to", ["b", "c"]))
    ax = found.plot(title="Scores", colour_bar=False, size=(3, 2))
    assert ax.images[0].get_clim() == (-3, 3) and ax.get_title() == "Scores"
    assert tuple(ax.figure.get_size_inches()) == (3, 2) and len(ax.figure.axes) == 1


def test_it_is_drawn_into_the_axes_of_a_larger_figure(decoding):
    figure = plt.Figure()
    ours, other = figure.subplots(1, 2)
    assert decoding.map("encoder", layer=1, head=1).plot(ours, colour_bar=False) is ours
    assert not other.images and plt.get_fignums() == []


@pytest.mark.parametrize("name", ["pdf", "svg", "png"])
def test_signs_of_formulas_are_written_as_they_are(tmp_path, name):
    tokens = ["$a_b$", "50 %", r"\alpha", "x^2 & {y}"]
    found = LabelledMap(np.eye(4), Axis("looks (query)", tokens), Axis("looked at (key)", tokens))
    ax = found.plot(title="$\\frac$")
    ax.figure.savefig(tmp_path / f"map.{name}")
    assert labels(ax.xaxis) == tokens
    with mpl.rc_context({"text.usetex": True}):
        ax = found.plot(title="50 %")
        assert labels(ax.xaxis) == [
            r"\$a\_b\$", r"50 \%", r"\textbackslash{}alpha", r"x\textasciicircum{}2 \& \{y\}"
        ]  # fmt: skip
        assert ax.get_title() == r"50 \%"


def test_of_many_labels_every_second_is_written():
    tokens = [str(number) for number in range(100)]
    ax = LabelledMap(np.eye(100), Axis("from", tokens), Axis("to", tokens)).plot()
    assert labels(ax.yaxis) == tokens[::3] and ax.figure.get_size_inches().max() <= 8


def test_a_matrix_is_a_table_with_its_labels(decoding):
    found = decoding.map("cross", layer=2, head=3)
    table = found.to_dataframe()
    assert list(table.index) == list(found.rows.labels) and list(table.columns) == list(found.columns.labels)
    assert (table.index.name, table.columns.name) == ("looks (query)", "looked at (key)")
    np.testing.assert_array_equal(table.to_numpy(), found.values)


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


def test_the_steps_are_a_table(decoding):
    table = decoding.to_dataframe()
    assert list(table.writes) == decoding.tokens and list(table.reads) == decoding.target_tokens
    assert list(table.step) == list(range(1, len(table) + 1))
    assert table.probability.between(0.5, 1).all() and not table.forced.any()


@pytest.mark.parametrize(("package", "group", "use"), [
    ("pandas", "tables", lambda found: found.to_dataframe()),
    ("matplotlib.colors", "figures", lambda found: found.plot()),
])  # fmt: skip
def test_without_a_package_it_says_what_to_install(decoding, monkeypatch, package, group, use):
    monkeypatch.setitem(sys.modules, package, None)  # as Python does where an import has failed
    with pytest.raises(LabError, match=f'pip install "attention-lab\\[{group}\\]"'):
        use(decoding.map("cross", layer=1, head=1))


@pytest.mark.parametrize("use", [lambda maps: maps.plot(), lambda maps: LabelledMap.to_dataframe(maps)])
def test_several_matrices_at_once_are_refused(decoding, use):
    with pytest.raises(SettingError, match=r"one matrix here, got values of the shape \(2, 4, 9, 9\)"):
        use(Result.of(decoding, decoding.trace).maps["encoder"])


@pytest.mark.parametrize(
    ("kind", "layer", "head", "said"),
    [
        ("cross", 0, 1, "`layer` must be one of 1, 2, counted from 1, got 0"),
        ("cross", 3, 1, "`layer` must be one of 1, 2, counted from 1, got 3"),
        ("cross", 1, 5, "`head` must be 1 to 4, counted from 1, got 5"),
        ("sideways", 1, 1, "`kind` must be one of encoder, cross, decoder, got 'sideways'"),
    ],
)
def test_a_head_that_there_is_not_is_named(decoding, kind, layer, head, said):
    with pytest.raises(SettingError, match=said):
        decoding.map(kind, layer=layer, head=head)


def test_a_decoding_without_its_attention_says_how_to_get_it():
    with pytest.raises(LabError, match="trace=Trace"):
        greedy(load("reverse-letters"), "abc").map("cross", layer=1, head=1)


def test_weights_without_their_mask_are_a_map_too():
    found = greedy(load("reverse-letters"), "abc", trace=Trace("*.weights")).map("decoder", layer=1, head=1)
    assert found.blocked is None and found.values.shape == (4, 4)


def test_of_a_trace_of_one_layer_that_layer_is_the_map():
    decoding = greedy(load("reverse-letters"), "abc", trace=Trace("decoder.layers.1.cross_attention.weights"))
    assert decoding.map("cross", layer=2, head=1).place.layer == 1
    with pytest.raises(SettingError, match="`layer` must be one of 2, counted from 1, got 1"):
        decoding.map("cross", layer=1, head=1)
    with pytest.raises(LabError, match="The attention of every layer is needed here"):
        Result.of(decoding, decoding.trace)


@pytest.mark.parametrize(("values", "blocked", "limits"), [
    ([[0.0, 0.0]], None, (-1, 1)),  # a difference that is 0 everywhere is no share
    ([[-1e-9, 1.0]], None, (0, 1)),
    ([[0.5, -9.0]], [[False, True]], (0, 1)),  # what the mask hides decides nothing
    ([[np.nan, 0.4]], None, (0, 1)),
])  # fmt: skip
def test_a_scale_is_that_of_what_is_seen(values, blocked, limits):
    found = LabelledMap(
        np.array(values), Axis("from", ["a"]), Axis("to", ["b", "c"]), None if blocked is None else np.array(blocked)
    )
    assert found.plot().images[0].get_clim() == limits

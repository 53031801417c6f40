"""Maps draw the right value at the right label, and people's text stays text."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from transformer.figures import describe_weights, mask_map, scores_map, theme, weights_map

WEIGHTS = np.array([[0.7, 0.2, 0.1], [0.0, 0.25, 0.75]], dtype=np.float32)
QUERIES, KEYS = ["u", "v"], ["x", "y", "x"]


def test_every_value_stands_at_its_own_label_even_when_tokens_repeat():
    figure = weights_map(WEIGHTS, QUERIES, KEYS)
    cells = figure.data[0]
    assert np.array_equal(cells.z, WEIGHTS)
    assert list(figure.layout.xaxis.tickvals) == [0, 1, 2] and list(figure.layout.yaxis.tickvals) == [0, 1]
    assert [label.strip("\u2068\u2069") for label in figure.layout.xaxis.ticktext] == KEYS
    assert [label.strip("\u2068\u2069") for label in figure.layout.yaxis.ticktext] == QUERIES
    assert "75.00%" in cells.hovertext[1][2]
    assert cells.hovertext[1][2].index("v") < cells.hovertext[1][2].index("x")
    assert [list(row) for row in cells.text] == [["70", "20", "10"], ["", "25", "75"]]


def test_the_first_row_is_on_top_and_rows_say_what_they_are():
    figure = weights_map(WEIGHTS, QUERIES, KEYS)
    assert figure.layout.yaxis.range[0] > figure.layout.yaxis.range[1]
    assert "looks" in figure.layout.yaxis.title.text and "looked at" in figure.layout.xaxis.title.text


def test_blocked_cells_are_hatched_not_zero():
    blocked = np.array([[False, True, True], [False, False, True]])
    figure = weights_map(WEIGHTS, QUERIES, KEYS, blocked)
    assert np.array_equal(np.isnan(figure.data[0].z), blocked)
    assert "may not look" in figure.data[0].hovertext[0][1]
    assert len(figure.layout.images) == 1
    assert len(weights_map(WEIGHTS, QUERIES, KEYS).layout.images) == 0


def test_a_mask_shows_who_may_look():
    allowed = np.array([[True, False, False], [True, True, False]])
    figure = mask_map(allowed, QUERIES, KEYS)
    assert np.array_equal(figure.data[0].z == 1, allowed)
    assert "may look" in figure.data[0].hovertext[1][1] and "may not look" in figure.data[0].hovertext[0][1]


def test_scores_are_centred_at_zero():
    figure = scores_map(np.array([[-1.0, 4.0, 0.0]]), ["q"], KEYS)
    assert (figure.data[0].zmin, figure.data[0].zmax) == (-4.0, 4.0)


@pytest.mark.parametrize("token", ["<b>bold</b>", '<a href="x">y</a>', "%{z}", "&amp;"])
def test_text_of_people_is_escaped_everywhere(token):
    figure = weights_map(np.ones((1, 1), dtype=np.float32), [token], [token])
    for shown in (figure.layout.xaxis.ticktext[0], figure.layout.yaxis.ticktext[0], figure.data[0].hovertext[0][0]):
        assert "<b>bold" not in shown and "<a" not in shown
        assert "&amp;amp;" in shown or "&amp;" not in token
    assert figure.data[0].hoverinfo == "text" and figure.data[0].hovertemplate is None


def test_right_to_left_tokens_are_isolated_and_marks_stripped():
    label = theme.token_label("لندن\u202e")
    assert label == "\u2068لندن\u2069"


def test_long_tokens_are_clipped_on_axes_and_whole_in_hover():
    word = "a" * 45
    assert len(theme.token_label(word)) == theme.LABEL_LENGTH + 2
    assert word in theme.token_hover(word)


def test_an_accent_is_not_torn_from_its_letter():
    clipped = theme.token_label("a" * 12 + "e\u0301\u0301" + "b" * 9)
    assert not clipped.rstrip("\u2069").rstrip("…").endswith("e")


def test_spaces_and_control_characters_can_be_seen():
    assert theme.plain_token(" ") == "␣"
    assert theme.plain_token("a\x00") == "a⟨U+0000⟩"


def test_labels_thin_out_and_numbers_vanish_when_there_are_too_many():
    size = 100
    figure = weights_map(np.full((size, size), 1 / size, dtype=np.float32), ["q"] * size, ["k"] * size)
    assert figure.data[0].text is None
    assert len(figure.layout.xaxis.tickvals) <= 50


def test_the_caption_names_the_strongest_pair():
    caption = describe_weights(WEIGHTS, QUERIES, KEYS, "Cross-attention, layer 1, head 2")
    assert "Cross-attention, layer 1, head 2" in caption and "“v” at “x” (75 %)" in caption


def test_the_caption_leaves_out_rows_without_a_choice_and_rows_of_padding():
    weights = np.array([[1.0, 0.0, 0.0], [0.4, 0.6, 0.0], [0.0, 0.9, 0.1]])
    blocked = np.array([[False, True, True], [False, False, True], [False, False, False]])
    caption = describe_weights(weights, ["<s>", "a", "<pad>"], ["<s>", "a", "b"], "Head", blocked)
    assert "“a” at “a” (60 %)" in caption and "60 % on average" in caption
    only = describe_weights(weights[:1], ["<s>"], ["<s>", "a", "b"], "Head", blocked[:1])
    assert "no row has more than one token to look at" in only


@pytest.mark.parametrize(
    ("value", "shown"), [(1.0, "100.0 %"), (0.99996, ">99.9 %"), (0.5, "50.0 %"), (0.00001, "<0.1 %"), (0.0, "0.0 %")]
)
def test_a_share_never_claims_all_or_nothing(value, shown):
    assert theme.percent(value, 1) == shown


def test_pages_and_figures_have_the_same_colours():
    config = tomllib.loads((Path(__file__).parents[2] / ".streamlit" / "config.toml").read_text())
    light = config["theme"]["light"]
    assert light["chartSequentialColors"] == theme.SEQUENTIAL
    assert light["chartDivergingColors"] == theme.DIVERGING
    assert light["chartCategoricalColors"] == theme.CATEGORICAL

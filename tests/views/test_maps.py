"""Maps draw the right value at the right label, and people's text stays text."""

import re
from dataclasses import replace

import numpy as np

from transformer.maps import LabelledMap, Place, axes_of
from transformer.text.wording import LABEL_LENGTH
from transformer.views import describe_rows, describe_weights, heatmap_to_zoom, theme

KEYS = ["x", "y", "x"]
WEIGHTS = np.array([[0.7, 0.2, 0.1], [0.0, 0.25, 0.75]], dtype=np.float32)


def labelled(values, queries, keys, blocked=None, place=None):
    return LabelledMap(np.asarray(values, dtype=np.float32), *axes_of("cross", queries, keys), blocked, place)


def even(size, token="k"):
    """Return a large map that looks everywhere alike."""
    return labelled(np.full((size, size), 1 / size), [token] * size, [token] * size)


HEAD = labelled(WEIGHTS, ["u", "v"], KEYS, place=Place("cross", 0, "2"))


def numbers(text):
    """Return a cell's text without its ink."""
    return re.sub("<[^>]*>", "", text)


def test_every_value_stands_at_its_own_label_even_when_tokens_repeat():
    figure = heatmap_to_zoom(HEAD)
    cells, rows, columns = figure.data[0], figure.layout.yaxis, figure.layout.xaxis
    assert np.array_equal(cells.z, WEIGHTS) and (cells.zmin, cells.zmax) == (0, 1)
    assert list(columns.tickvals) == [0, 1, 2] and list(rows.tickvals) == [0, 1]
    assert [label.strip("\u2068\u2069") for label in columns.ticktext] == KEYS
    assert [label.strip("\u2068\u2069") for label in rows.ticktext] == ["u", "v"]
    assert "75.00%" in cells.hovertext[1][2]
    assert cells.hovertext[1][2].index("v") < cells.hovertext[1][2].index("x")
    assert [[numbers(text) for text in row] for row in cells.text] == [["70", "20", "10"], ["", "25", "75"]]
    assert rows.range[0] > rows.range[1]  # the first row is on top
    assert "looks" in rows.title.text and "looked at" in columns.title.text
    assert (rows.title.font.color, columns.title.font.color) == (theme.QUERY_INK, theme.KEY_INK)


def test_blocked_cells_are_hatched_not_zero():
    blocked = np.array([[False, True, True], [False, False, True]])
    figure = heatmap_to_zoom(replace(HEAD, blocked=blocked))
    assert np.array_equal(np.isnan(figure.data[0].z), blocked)
    assert "may not look" in figure.data[0].hovertext[0][1]
    assert len(figure.layout.images) == 1
    signed = labelled([[1.5, -3.0], [2.0, -np.inf]], ["<b>u", "v"], ["x", "y"], np.array([[0, 0], [0, 1]], dtype=bool))
    cells = heatmap_to_zoom(signed).data[0]
    assert np.isnan(cells.z[1, 1]) and (cells.zmin, cells.zmax) == (-3.0, 3.0)
    assert [*map(numbers, cells.text[0])] == ["1.5", "-3.0"] and "&lt;b&gt;u" in cells.hovertext[0][0]


def test_text_of_people_is_escaped_everywhere():
    for token in ("<b>bold</b>", '<a href="x">y</a>', "%{z}", "&amp;"):
        figure = heatmap_to_zoom(labelled([[1]], [token], [token]))
        for shown in (figure.layout.xaxis.ticktext[0], figure.layout.yaxis.ticktext[0], figure.data[0].hovertext[0][0]):
            assert "<b>bold" not in shown and "<a" not in shown
            assert "&amp;amp;" in shown or "&amp;" not in token
        assert figure.data[0].hoverinfo == "text" and figure.data[0].hovertemplate is None
    clipped = "a" * (LABEL_LENGTH - 2)
    for token, label in (
        ("لندن\u202e", "لندن"),
        (clipped + "e\u0301\u0301" + "b" * 9, clipped + "…"),  # no accent is torn from its letter
        ("a\x00", "a⟨U+0000⟩"),
    ):
        assert theme.token_label(token) == f"\u2068{label}\u2069"


def test_a_large_map_thins_its_labels_and_names_rows_and_columns_once():
    figure = heatmap_to_zoom(even(60, "<b>"))
    cells = figure.data[0]
    assert cells.text is None and len(heatmap_to_zoom(even(100)).layout.xaxis.tickvals) <= 50
    assert cells.hovertext is None and len(figure.to_json()) < 60_000
    assert len(set(cells.x)) == len(set(cells.y)) == 60  # equal names would fall together
    assert cells.x[2].startswith("3 ") and "&lt;b&gt;" in cells.x[2]
    assert cells.hovertemplate.startswith("%{y} looks at %{x}<br><b>%{z:.2%}</b>")
    assert figure.layout.xaxis.type == figure.layout.yaxis.type == "category"


def test_the_caption_leaves_out_rows_without_a_choice_and_rows_of_padding():
    weights = np.array([[1.0, 0.0, 0.0], [0.4, 0.6, 0.0], [0.0, 0.9, 0.1]])
    blocked = np.array([[False, True, True], [False, False, True], [False, False, False]])
    caption = describe_weights(labelled(weights, ["<s>", "a", "<pad>"], ["<s>", "a", "b"], blocked))
    assert caption.startswith("Its one row looks hardest at “a”. ")
    assert "Left out: 1 row with a single token to look at and 1 row of padding." in caption
    only = describe_weights(labelled(weights[:1], ["<s>"], ["<s>", "a", "b"], blocked[:1]))
    assert "No row has more than one token to look at" in only


def test_a_caption_says_what_most_rows_look_at():
    mirror = np.eye(4)[::-1]
    spread = np.full((4, 4), 0.25)
    for weights, said in (
        (np.eye(4), "Every row looks hardest at the same place in the source."),
        (np.vstack([mirror[:1], 0.2 * spread[1:]]), "3 of 4 rows look at little that is shown."),
        (np.eye(4)[[2, 1, 2, 0]] * 0.9, "Its rows look at different places; the strongest look is “e” at “c” (90 %)."),
    ):
        assert describe_weights(labelled(weights, [*"efgh"], [*"abcd"])) == said


def test_a_head_that_is_off_is_drawn_as_off_and_said_to_be():
    off = replace(HEAD, is_off=True)
    caption, figure = describe_weights(off), heatmap_to_zoom(off)
    assert caption.startswith("Cross-attention, layer 1, head 2: switched off.") and "%" not in caption
    assert figure.data[0].text is None and "rgba(128,128,128" in str(figure.data[0].colorscale)
    assert [numbers(note.text) for note in figure.layout.annotations] == ["switched off"]
    assert figure.data[0].hovertext[0][0].startswith("switched off; ") and not heatmap_to_zoom(HEAD).layout.annotations


def test_compared_rows_are_told_in_words():
    assert describe_rows(HEAD, [0, 1]) == (
        "Cross-attention, layer 1, head 2: “1 u” looks at “x” (no. 1) 70 %, “y” 20 %, “x” (no. 3) 10 %. "
        "“2 v” looks at “x” (no. 3) 75 %, “y” 25 %. They agree on 30 % of their weight."
    )
    assert describe_rows(labelled([[0, 0, 0], [0, 0, 1]], ["u", " "], KEYS), [0]) == "“1 u” looks at nothing here."

"""Maps in Plotly draw the right value at the right label, and people's text stays text."""

import re
from dataclasses import replace

import numpy as np

from transformer.maps import LabelledMap, Place, axes_of
from transformer.text.wording import LABEL_LENGTH
from transformer.views import heatmap_to_zoom, theme

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


def test_a_head_that_is_off_is_drawn_as_off_and_said_to_be():
    off = replace(HEAD, is_off=True)
    figure = heatmap_to_zoom(off)
    assert figure.data[0].text is None and "rgba(128,128,128" in str(figure.data[0].colorscale)
    assert [numbers(note.text) for note in figure.layout.annotations] == ["switched off"]
    assert figure.data[0].hovertext[0][0].startswith("switched off; ") and not heatmap_to_zoom(HEAD).layout.annotations

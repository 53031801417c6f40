"""Files that leave the program: the same numbers, names that every system takes, and the origin in every file."""

import io
import json
import zipfile
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest
from PIL import Image

from transformer.maps import LabelledMap, axes_of
from transformer.views import numbers_of, series_of_rows, training_curves, training_series
from transformer.views.data import Grid, table, to_csv, to_npz
from transformer.views.export import Export, file_name, to_html, to_zip, with_picture

HOSTILE = ["=1+1", 'a"b', "c,d", "e\nf", "<b>x</b>", "</script><img src=x>", "مرحبا", "'q", "NA", "", "t"]
ABOUT = {
    "program": "Attention Lab",
    "model": "reverse-letters",
    "text": "pay <b>attention</b> & مرحبا",
    "head": "Cross-attention, layer 2, head 1",
    "figure": "Map",
    "caption": "“<s>” looks at “&amp;” (99 %)",
    "link": "http://localhost:8501/heads?text=a&head=1",
}
RECORDS = [{"step": 1, "loss": 3.5, "exact_match": None}, {"step": 2, "loss": 2.0, "exact_match": 0.25}]
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4"/><text>a &lt; ب</text></svg>'


def labelled(values, rows, columns, blocked=None):
    return LabelledMap(values, *axes_of("cross", rows, columns), blocked)


def weights(rows, columns, seed=0):
    drawn = np.random.default_rng(seed).random((rows, columns)).astype(np.float32)
    return drawn / drawn.sum(axis=1, keepdims=True)


def hostile_map():
    values = weights(len(HOSTILE), len(HOSTILE) + 2)
    blocked = np.triu(np.ones(values.shape, dtype=bool), k=3)
    return values, blocked, numbers_of(labelled(values, HOSTILE, [*HOSTILE, "t", "t"], blocked))


def picture():
    content = io.BytesIO()
    Image.new("RGB", (4, 3), "red").save(content, "PNG")
    return content.getvalue()


def from_csv(parts):
    """Read the table as others do, without options."""
    return pd.read_csv(io.BytesIO(to_csv(parts)))


def test_hostile_tokens_read_back_from_csv_and_npz_as_they_were():
    values, blocked, parts = hostile_map()
    read, count = from_csv(parts), values.shape[1]
    drawn = read["value"].to_numpy(dtype=np.float32).reshape(values.shape)
    assert np.array_equal(np.isnan(drawn), blocked)
    assert np.array_equal(drawn[~blocked], values[~blocked])
    assert np.array_equal(read["blocked"].to_numpy().reshape(values.shape), blocked)
    assert read["row"].tolist()[::count] == list(range(1, len(HOSTILE) + 1))
    assert [label.removeprefix("'") for label in read["column_token"][:count]] == [*HOSTILE, "t", "t"]
    assert to_csv(parts).startswith(b"\xef\xbb\xbf")  # else Excel takes it for another encoding
    loaded = np.load(io.BytesIO(to_npz(parts, ABOUT)), allow_pickle=False)
    assert np.array_equal(loaded["value"], np.where(blocked, np.nan, values), equal_nan=True)
    assert np.array_equal(loaded["blocked"], blocked)
    assert loaded["row_token"].tolist() == HOSTILE
    assert json.loads(str(loaded["about"])) == ABOUT


def test_a_spreadsheet_runs_no_label_as_a_formula():
    labels = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1", "'=1"]
    read = from_csv({"map": Grid(map=labelled(np.zeros((7, 1)), labels, ["t"]))})
    assert read["row_token"].tolist() == [f"'{label}" for label in labels]


def test_all_heads_are_one_table_and_one_array_each():
    parts = {}
    for kind, size, blocked in ("cross", 3, None), ("decoder", 2, np.eye(2, dtype=bool)):
        values = np.arange(2 * 3 * 2 * size).reshape(2, 3, 2, size) / 100
        heads = labelled(values, ["a", "b"], list("xyz")[:size], blocked)
        parts[kind] = Grid(map=heads, axes=("layer", "head"))
    read = from_csv(parts)
    one = read.query("part == 'cross' and layer == 2 and head == 3 and row_token == 'b' and column_token == 'z'")
    assert one["value"].tolist() == [0.35]
    assert read.query("part == 'decoder'")["value"].isna().sum() == 2 * 3 * 2
    loaded = np.load(io.BytesIO(to_npz(parts, ABOUT)), allow_pickle=False)
    assert np.array_equal(loaded["cross_value"], parts["cross"].map.values)
    assert loaded["decoder_blocked"].shape == (2, 3, 2, 2)


def test_curves_and_compared_rows_have_their_own_columns():
    assert table(training_series(RECORDS)) == [
        ["series", "x", "y"],
        ["loss (nats)", "1", "3.5"],
        ["loss (nats)", "2", "2.0"],
        ["exact match", "2", "0.25"],
    ]
    rows = labelled(weights(2, 2), ["<s>", "<b>"], ["x", "y"])
    header, first, *_ = table(series_of_rows(rows, [1]))  # compared rows name their tokens
    assert header == ["series", "x", "x_token", "y"] and first[:3] == ["2 <b>", "1", "x"]


def test_what_a_browser_sends_is_taken_only_as_small_pictures():
    for png, svg in ((None, SVG), ("AAA", SVG), ("%%%", SVG), ([], {}), ("ü", SVG), ("AAAA", "x" * 12_000_001)):
        with pytest.raises(ValueError):
            with_picture(Export(key="map", about=ABOUT), png, svg)


def test_html_needs_no_network_and_user_text_stays_text():
    _, _, parts = hostile_map()
    content = to_html([Export(key="map", about=ABOUT, numbers=lambda: parts, svg=SVG)]).decode()
    body = content[content.index("<body>") :]
    assert "<script" not in content and "default-src 'none'" in content
    assert 'content="pay &lt;b&gt;attention&lt;/b&gt; &amp; مرحبا"' in content
    assert "“&lt;s&gt;” looks at “&amp;amp;” (99 %)" in body
    assert "<img src=x" not in body and "<b>attention" not in body
    assert 'src="data:image/svg+xml;base64,' in content and "<td>&lt;b&gt;x&lt;/b&gt;</td>" in content
    # Curves are drawn in the colours of the theme, not in Streamlit's stand-ins for them.
    content = to_html([Export(key="curves", about=ABOUT, curve=lambda: training_curves(RECORDS, 2))]).decode()
    body = content[content.index("<body>") :]
    assert "<script src" not in content and "plotly.js v" in content
    assert "#000004" not in body and "#000037" not in body


def test_a_file_is_named_after_what_it_shows_soundly_on_every_system():
    for about, figure, name in (
        ({**ABOUT, "text": "pay attention"}, "map", "reverse-letters_pay-attention_cross-attention-layer-2-head-1_map"),
        ({}, "", "figure"),
        ({}, "con", "figure-con"),
        ({"text": "Größe مرحبا 日本"}, "map", "größe-مرحبا-日本_map"),
    ):
        assert file_name(about, figure, "csv") == f"{name}.csv"
    for text in ("../../etc/passwd", "a\\b:c*d?", "\u202egpj.exe", "🙂", "." * 300, "日" * 300, "\n\0"):
        name = file_name({"model": text, "text": text, "head": text}, text, "html")
        assert len(name) <= 120 and len(name.encode()) <= 255
        assert not set(name) & set('/\\:*?"<>|\0\n\u202e') and not name.startswith(".") and name.endswith(".html")


def test_a_zip_holds_every_figure_and_plotly_once():
    curves = {"numbers": lambda: training_series(RECORDS), "curve": lambda: training_curves(RECORDS, 2)}
    plain = Export(key="curves", about=ABOUT, **curves)
    exports = [replace(plain, png=picture(), svg=SVG), plain]
    archive = zipfile.ZipFile(io.BytesIO(to_zip(exports)))
    assert archive.testzip() is None
    names = archive.namelist()
    assert len(set(names)) == len(names) == 4 + 2 + 2
    assert sum(name.endswith(".csv") for name in names) == 2 and sum(name.endswith(".png") for name in names) == 1
    about = json.loads(archive.read("about.json"))
    assert [entry["model"] for entry in about["figures"]] == ["reverse-letters"] * 2
    assert {name for entry in about["figures"] for name in entry["files"]} <= set(names)
    assert archive.read("all-figures.html").count(b"plotly.js v") <= 2

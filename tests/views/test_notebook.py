"""The pictures that `show` draws, their cells for readers without scripts, and the widget that knows the selection."""

import base64
import io
import re
import sys
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image
from rounded import tells

from transformer import LabError, Trace, greedy, load
from transformer.interpret import Result
from transformer.maps import Axis, LabelledMap, Place
from transformer.replay import replay_of
from transformer.views import heatmap
from transformer.views import widget as widgets
from transformer.views.widget import widget


@pytest.fixture(scope="module")
def traced():
    trace = Trace()
    return greedy(load("reverse-letters"), "network", trace=trace), trace


def still_of(view):
    """Return the part below the frame, which has caption and table, and its picture."""
    frame, _, still = view._repr_html_().rpartition("</iframe>")
    assert frame.startswith("<div><iframe data-attention-lab") and "sandbox" not in frame.split("srcdoc")[0]
    picture = re.search(r'src="data:image/png;base64,([^"]+)"', still)
    return still, picture and Image.open(io.BytesIO(base64.b64decode(picture[1]))).convert("RGB")


def test_a_decoding_shows_its_stage_with_the_head_that_its_caption_names(traced):
    view = traced[0].show()
    assert view.component == "stage" and len(view._repr_html_()) < 460_000
    still, picture = still_of(view)
    assert "Cross-attention, layer 2, head 1" in still and tells(still, "<td>99 %</td>")
    weights = Result.of(*traced).map(Place("cross", 1, "1")).values
    rows, columns = weights.shape
    assert (picture.width // columns, picture.height // rows) == (16, 16)
    shades = np.array([[sum(picture.getpixel((16 * c + 8, 16 * r + 8))) for c in range(columns)] for r in range(rows)])
    assert (shades.argmin(axis=1) == weights.argmax(axis=1)).all()  # the largest weight is the darkest cell


def test_a_part_that_was_captured_is_shown_and_of_what_was_not_it_is_told(traced):
    decoding, trace = traced
    view = greedy(load("reverse-letters"), "network", trace=Trace("*cross_attention.*")).show()
    assert view.component == "matrices" and len(view.panels) == 8
    for names, count, title in (
        ((), 16, "Cross-attention, layer 2, head 1"),
        (("decoder.layers.0.cross_attention.weights",), 4, "Cross-attention, layer 1, head 1"),
        (("encoder.norm", "decoder.norm"), 2, "decoder.norm"),
    ):
        view = trace.show(*names)
        assert len(view.panels) == count and view.panels[0].title == title
        assert view.panels[0].map.rows.labels[0] == "<s>"
        assert ("16 of 24 matrices" in view.caption) is (not names)
    opens = decoding.show("encoder.1.3").opens
    assert (opens.kind, opens.layer, opens.head) == ("encoder", 0, "3")
    for ask, said in (
        (lambda: decoding.show("encoder.9.1"), "`layer` must be 1 to 2"),
        (lambda: trace.show("nothing.here"), "Nothing of this name was captured: nothing.here. It holds encoder.embed"),
        (lambda: greedy(load("reverse-letters"), "on").show(), "without looking at attention. Give it a trace"),
    ):
        with pytest.raises(LabError, match=said):
            ask()


def test_tokens_of_strangers_are_text_and_a_large_map_is_cut(traced):
    labels = [f"<b>{number}" for number in range(20)]
    values = np.linspace(-2, 2, 400).reshape(20, 20)
    view = heatmap(LabelledMap(values, Axis("row", labels), Axis("column", labels)), caption='"><i>')
    still, picture = still_of(view)
    assert "<b>" not in still and "&lt;b&gt;1" in still
    assert "<i>" not in replace(view, title='"><i>')._repr_html_()
    assert still.count("<tr>") == 13 and "The first 12 of 20 rows and 12 of 20 columns." in still
    assert picture.getpixel((1, 1)) != picture.getpixel((picture.width - 2, picture.height - 2))
    # A blocked cell has no number.
    still, _ = still_of(heatmap(Result.of(*traced).map(Place("decoder", 0, "1"))))
    first = still.split("</tr>")[1]  # the start token sees itself alone
    assert first.count("<td>100 %</td>") == 1 and first.count("<td></td>") == 7


def test_without_pillow_or_anywidget_it_says_what_is_left(traced, monkeypatch):
    monkeypatch.setitem(sys.modules, "anywidget", None)  # as Python does where an import has failed
    widgets._kind.cache_clear()
    with pytest.raises(LabError, match='pip install "attention-lab\\[notebook\\]"'):
        widget(traced[0])
    widgets._kind.cache_clear()
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    still, picture = still_of(traced[0].show())
    assert picture is None and "<table>" in still


def test_a_widget_knows_what_is_chosen_and_links_to_it():
    made = widget(replay_of("heads?model=reverse-letters&text=network&kind=cross&layer=2&head=3"))
    assert (made.component, made.selection["head"], made.selection["layer"]) == ("stage", "3", 1)
    made.selection = {**made.selection, "head": "2", "rows": [1, 2]}
    assert made.link.startswith("http://localhost:8501/?")
    assert all(part in made.link for part in ("show=Heads", "head=2", "rows=3", "text=network"))

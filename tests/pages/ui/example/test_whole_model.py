"""The page that a box of the whole model leads to, whatever a browser says of it."""

import json
from types import SimpleNamespace

import numpy as np
import pytest

from pages.ui.example import whole_model
from transformer import SYSTEMS, system_config

RESULT = SimpleNamespace(maps={"cross": SimpleNamespace(values=np.zeros((2, 4, 3, 3)))})


@pytest.fixture
def outline(monkeypatch):
    """Provide `outline(system, opened)`: draw the outline, let the browser open a box; return the data and the way."""
    gone = []
    monkeypatch.setattr(whole_model.st, "switch_page", lambda page, query_params: gone.append(page))
    monkeypatch.setattr(whole_model, "select", lambda **parts: gone.append(parts))

    def outline(system, opened=None):
        sent = {}

        def draw(**arguments):
            sent.update(arguments["data"])
            return SimpleNamespace(opened=opened)

        monkeypatch.setattr(whole_model, "_OUTLINE", draw)
        config = system_config(system, num_layers=6, source_vocab_size=40, target_vocab_size=40, max_length=16)
        checkpoint, replay = SimpleNamespace(config=config), SimpleNamespace(usual_result=lambda: RESULT)
        whole_model.draw_outline(SimpleNamespace(checkpoint=checkpoint, replay=replay))
        return SimpleNamespace(config=config, sent=sent, gone=gone)

    return outline


@pytest.mark.parametrize(
    ("layer", "chosen"), [(1, {"layer": 1}), (99, {"layer": 1}), (-5, {"layer": 0}), (None, {})]
)  # the nearest box counts; without one the choice stays
def test_a_box_leads_to_its_page_at_its_attention_and_layer(outline, monkeypatch, layer, chosen):
    monkeypatch.setattr(whole_model, "session", lambda: SimpleNamespace(page="inside"))
    gone = outline("modular", {"page": "heads", "kind": "cross", "layer": layer}).gone
    assert gone == [{"kind": "cross", **chosen, "rows": ()}, "look.py"]


@pytest.mark.parametrize(
    ("kind", "layer"),
    [("", 0), ("other", 0), (None, 0), (["cross"], 0), ({}, 0), (1, 0), ("cross", True), ("cross", "1"), ("cross", [])],
)
def test_a_kind_or_layer_that_is_none_chooses_nothing(outline, kind, layer):
    assert outline("modular", {"page": "positions_and_masks", "kind": kind, "layer": layer}).gone == [
        "positions_and_masks.py"
    ]


@pytest.mark.parametrize("page", ["", "models", "../heads", None, ["heads"], {}])
def test_no_other_page_is_opened(outline, page):
    assert outline("modular", {"page": page, "kind": "cross", "layer": 0}).gone == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_every_page_gets_of_it_is_small_and_has_each_part_once(outline, system):
    drawn = outline(system)
    assert len(json.dumps(drawn.sent, separators=(",", ":"))) <= 3000 and drawn.sent["layers"] == 6
    boxes = drawn.sent["boxes"]
    names = [box["name"] for box in boxes]
    assert len(set(names)) == len(names) and not any(".layers.1." in name for name in names)
    assert any(box["role"] == "positions" for box in boxes) == (drawn.config.positions != "none")
    assert any(box["kind"] == "cross" for box in boxes) == drawn.config.has_decoder
    assert drawn.gone == []

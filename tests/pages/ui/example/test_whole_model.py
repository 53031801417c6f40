"""Where a box of the whole model leads, whatever a browser says of it."""

import json
from types import SimpleNamespace

import numpy as np
import pytest

from pages.ui.example import whole_model
from transformer import SYSTEMS, system_config

RESULT = SimpleNamespace(maps={"cross": SimpleNamespace(values=np.zeros((2, 4, 3, 3)))})


@pytest.fixture
def gone(monkeypatch):
    """The pages that were opened, and what was chosen before."""
    gone = []
    monkeypatch.setattr(whole_model.st, "switch_page", lambda page, query_params: gone.append(page))
    monkeypatch.setattr(whole_model, "select", lambda **parts: gone.append(parts))
    return gone


def test_a_box_leads_to_its_page_at_its_attention_and_layer(gone):
    whole_model._open_page(RESULT, {"page": "heads", "kind": "cross", "layer": 1})
    assert gone == [{"kind": "cross", "layer": 1, "rows": ()}, "heads.py"]


@pytest.mark.parametrize("kind", ["", "other", None, ["cross"], {}, 1])
def test_a_kind_that_is_none_chooses_nothing(gone, kind):
    whole_model._open_page(RESULT, {"page": "positions", "kind": kind, "layer": 0})
    assert gone == ["positions.py"]


@pytest.mark.parametrize(("layer", "chosen"), [(99, 1), (-5, 0), (True, None), ("1", None), ([], None)])
def test_a_layer_is_the_nearest_that_there_is_or_none(gone, layer, chosen):
    whole_model._open_page(RESULT, {"page": "heads", "kind": "cross", "layer": layer})
    assert gone == [*([{"kind": "cross", "layer": chosen, "rows": ()}] if chosen is not None else []), "heads.py"]


def test_without_a_layer_the_one_that_is_chosen_stays(gone):
    whole_model._open_page(RESULT, {"page": "heads", "kind": "cross", "layer": None})
    assert gone == [{"kind": "cross", "rows": ()}, "heads.py"]


@pytest.mark.parametrize("page", ["", "models", "../heads", None, ["heads"], {}])
def test_no_other_page_is_opened(gone, page):
    whole_model._open_page(RESULT, {"page": page, "kind": "cross", "layer": 0})
    assert gone == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_every_page_gets_of_it_is_small_and_has_each_part_once(monkeypatch, system):
    sent = {}

    def draw(**arguments):
        sent.update(arguments["data"])
        return SimpleNamespace(opened=None)

    monkeypatch.setattr(whole_model, "_OUTLINE", draw)
    config = system_config(system, num_layers=6, source_vocab_size=40, target_vocab_size=40, max_length=16)
    whole_model.draw_outline(SimpleNamespace(checkpoint=SimpleNamespace(config=config)))
    assert len(json.dumps(sent, separators=(",", ":"))) <= 3000 and sent["layers"] == 6
    names = [box["name"] for box in sent["boxes"]]
    assert len(set(names)) == len(names) and not any(".layers.1." in name for name in names)
    assert any(box["role"] == "positions" for box in sent["boxes"]) == (config.positions != "none")
    assert any(box["kind"] == "cross" for box in sent["boxes"]) == config.has_decoder

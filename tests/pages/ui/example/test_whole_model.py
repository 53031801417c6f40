"""Where a box of the whole model leads, whatever a browser says of it."""

from types import SimpleNamespace

import numpy as np
import pytest

from pages.ui.example import whole_model

RESULT = SimpleNamespace(maps={"cross": SimpleNamespace(values=np.zeros((2, 4, 3, 3)))})


@pytest.fixture
def gone(monkeypatch):
    """The pages that were opened, and what was chosen before."""
    gone = []
    monkeypatch.setattr(whole_model.st, "switch_page", gone.append)
    monkeypatch.setattr(whole_model, "select", lambda **parts: gone.append(parts))
    return gone


def test_a_box_leads_to_its_page_at_its_attention_and_layer(gone):
    whole_model._open_page(RESULT, {"page": "heads", "kind": "cross", "layer": 1})
    assert gone == [{"kind": "cross", "layer": 1, "rows": ()}, "heads.py"]


@pytest.mark.parametrize("kind", ["", "other", None, ["cross"], {}, 1])
def test_a_kind_that_is_none_chooses_nothing(gone, kind):
    whole_model._open_page(RESULT, {"page": "positions", "kind": kind, "layer": 0})
    assert gone == ["positions.py"]


@pytest.mark.parametrize(("layer", "chosen"), [(99, 1), (-5, 0), (True, None), ("1", None), (None, None)])
def test_a_layer_is_the_nearest_that_there_is_or_none(gone, layer, chosen):
    whole_model._open_page(RESULT, {"page": "heads", "kind": "cross", "layer": layer})
    assert gone == [*([{"kind": "cross", "layer": chosen, "rows": ()}] if chosen is not None else []), "heads.py"]


@pytest.mark.parametrize("page", ["", "models", "../heads", None, ["heads"], {}])
def test_no_other_page_is_opened(gone, page):
    whole_model._open_page(RESULT, {"page": page, "kind": "cross", "layer": 0})
    assert gone == []

"""Questions in the link of a page: asked at once of a run that is there, later where the model runs anew."""

import json

import pytest
from background import held_back, measured

from pages.ui.example import ask as module

WAITS = "The model writes anew, with what is changed …"


def posed(app):
    """Return the question of the page; None where it asks nothing yet."""
    found = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith("_predict")]
    return json.loads(found[0].json)["posed"] if found else None


@pytest.mark.parametrize("kind", ["row", "next", "sure"])
def test_what_the_run_knows_is_asked_at_once_and_of_what_it_is_asked(open_page, kind):
    asked = dict(model="reverse-letters", text="attention", ask=f"{kind}.cross.2.3.3")
    app = open_page("heads", **asked)
    assert not app.exception and posed(app)["kind"] == kind and "greedily" not in posed(app)["context"]
    beside = open_page("decoding", strategy="sampling", **asked)
    assert "Asked of the model as trained, writing greedily." in posed(beside)["context"]


def test_what_lets_the_model_run_anew_is_asked_when_it_has(open_page, monkeypatch):
    gate, threads = held_back(monkeypatch, module, "pose")
    app = open_page("heads", model="reverse-letters", text="attend", ask="head.cross.2.1.1")
    assert not app.exception and posed(app) is None and WAITS in [text.value for text in app.text]
    gate.set()
    app = measured(app)
    assert not app.exception and posed(app)["options"][-1] == "None of them" and threads == ["later"]


def test_what_cannot_be_asked_gets_a_sentence_and_the_page(open_page):
    app = open_page("heads", model="reverse-encoder-only", text="attention", ask="head.cross.1.1.1")
    app = measured(app)
    assert not app.exception and posed(app) is None
    assert any("must be one of encoder" in warning.value for warning in app.warning)

"""What Python sends to the overview of all heads, and what it believes of what comes back."""

import base64
from types import SimpleNamespace

import numpy as np
import pytest

from pages.ui import components as module
from transformer.interpret import AttentionMaps, Place, axes_of

WEIGHTS = np.array([[[[0.25, 0.75, 0], [0, 1, 0]], [[1, 0, 0], [0.5, 0.5, 0]]]], dtype=np.float32)
BLOCKED = np.array([[False, False, True], [False, False, False]])
MAPS = AttentionMaps(
    WEIGHTS, *axes_of("cross", ["<s>", "b"], ["<s>", "a", "b"]), BLOCKED, kind="cross", layers=[0], heads=["1", "mean"]
)


def group(**changes):
    values = dict(maps=MAPS, note="Rows look.", roles=[["mirror", ""]], shown=np.array([[True, False]]))
    return module.HeadGroup(**{**values, **changes})


@pytest.fixture
def mounted(monkeypatch):
    """What the component was called with; it answers that nothing was opened."""
    calls = {}

    def mount(**arguments):
        calls.update(arguments)
        return SimpleNamespace(opened=None)

    monkeypatch.setattr(module, "_HEAD_OVERVIEW", mount)
    return calls


def test_the_browser_gets_each_map_with_its_own_labels(mounted):
    module.head_overview([group()], Place("cross", 0, "mean"), "heads")
    (sent,) = mounted["data"]["groups"]
    assert (sent["kind"], sent["title"], sent["note"]) == ("cross", "Cross-attention", "Rows look.")
    assert (sent["query_tokens"], sent["key_tokens"]) == (["<s>", "b"], ["<s>", "a", "b"])
    assert (sent["layers"], sent["heads"], sent["roles"]) == (1, ["1", "mean"], [["mirror", ""]])
    assert sent["shown"] == [[True, False]] and list(base64.b64decode(sent["blocked"])) == [0, 0, 1, 0, 0, 0]
    assert list(base64.b64decode(sent["weights"]))[:6] == [64, 191, 0, 0, 255, 0]
    assert sent["pairs"][0][0][0] == [1, 1, 1.0]
    assert mounted["data"]["selected"] == {"kind": "cross", "layer": 0, "head": "mean"}


@pytest.mark.parametrize("change", [{"roles": [["mirror"]]}, {"shown": np.ones((2, 2), dtype=bool)}, {"roles": []}])
def test_there_is_one_role_and_one_answer_of_the_filter_a_thumbnail(change):
    (name,) = change
    with pytest.raises(ValueError, match=rf"`{name}` must have one value for each layer and head \(1, 2\), got"):
        group(**change)


@pytest.mark.parametrize(
    ("answer", "believed"),
    [
        ({"kind": "cross", "layer": 0, "head": "mean"}, [Place("cross", 0, "mean")]),
        ({"kind": "cross", "layer": 1, "head": "1"}, []),
        ({"kind": "cross", "layer": False, "head": "1"}, []),
        ({"kind": "cross", "layer": 0, "head": 1}, []),
        ({"kind": "encoder", "layer": 0, "head": "1"}, []),
        ({"kind": ["cross"], "layer": {}, "head": None}, []),
        ({"kind": "cross"}, []),
        ("cross", []),
        (None, []),
    ],
)
def test_only_a_head_that_was_shown_is_opened(mounted, monkeypatch, answer, believed):
    opened = []
    module.head_overview([group()], None, "heads", on_open=opened.append)
    monkeypatch.setattr(module, "st", SimpleNamespace(session_state={"heads": {"opened": answer}}))
    mounted["on_opened_change"]()
    assert opened == believed

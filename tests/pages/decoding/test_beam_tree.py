"""What Python sends to the tree of a beam search, and what it believes of what comes back."""

from dataclasses import replace

import pytest
from package import opened

from pages.decoding import beam_tree as module
from transformer import load
from transformer.decoding import beam_search
from transformer.views.by_page import tree_view_of

CHECKPOINT = load("reverse-letters")
SEARCH = beam_search(CHECKPOINT, "ab", width=2)


@pytest.fixture
def mounted(monkeypatch):
    """What the component was called with, its data unpacked: `shown` and `host`."""
    calls = {}

    def mount(**arguments):
        shown, host = opened(arguments["data"])
        calls.update(arguments, shown=shown, host=host)

    monkeypatch.setattr(module, "_BEAM_TREE", mount)
    return calls


def draw(search=SEARCH, selected=None, **options):
    tree = tree_view_of(search, CHECKPOINT.target_tokenizer)
    module.beam_tree(tree, range(len(search.nodes)), selected, "beam", **{"on_open": None, "height": 640, **options})


def test_the_browser_gets_the_steps_in_order_and_the_best_of_each_first(mounted):
    draw()
    nodes = mounted["shown"]["nodes"]
    assert sorted(node["id"] for node in nodes) == [node.id for node in SEARCH.nodes]
    assert len({node["kept"] for node in nodes}) == 2
    ranks = [(node["depth"], not node["kept"], -node["log_probability"]) for node in nodes]
    assert ranks == sorted(ranks)
    assert mounted["shown"]["width"] == 2


def test_a_node_comes_with_what_is_written_so_far(mounted):
    draw()
    (end,) = [node for node in mounted["shown"]["nodes"] if node["id"] == SEARCH.best.node_id]
    assert end["winner"] and end["finished"] and end["text"] == "ba" and end["token"] == "</s>"
    assert end["score"] == pytest.approx(SEARCH.best.score, abs=1e-6)


def test_what_is_selected_is_the_hosts_and_must_be_a_node(mounted):
    draw()
    first = mounted["shown"]
    draw(selected=5)
    assert (mounted["shown"], mounted["host"]["selected"]) == (first, 5)
    draw(selected=len(SEARCH.nodes))
    assert mounted["host"]["selected"] is None
    draw(replace(SEARCH, width=3))
    assert mounted["shown"] != first


@pytest.mark.parametrize(
    ("answer", "believed"),
    [(0, [0]), (6, [6]), (999, []), (-1, []), (None, []), (True, []), (1.0, []), ("1", []), ([1], []), ({"id": 1}, [])],
)
def test_only_a_node_that_was_shown_is_believed(mounted, monkeypatch, answer, believed):
    ids = []
    draw(on_open=ids.append)
    monkeypatch.setattr(module.st, "session_state", {"beam": {"opened": answer}})
    mounted["on_opened_change"]()
    assert ids == believed


def test_nodes_can_be_shown_without_being_opened(mounted, monkeypatch):
    draw()
    assert mounted["host"]["openable"] is False
    monkeypatch.setattr(module.st, "session_state", {"beam": {"opened": 1}})
    mounted["on_opened_change"]()

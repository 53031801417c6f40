"""The data of a beam search's tree, and the files that can be kept of it."""

import pytest
from package import shown_of

from transformer import load
from transformer.decoding import beam_search
from transformer.views.ideas import tree_view_of

CHECKPOINT = load("reverse-letters")
SEARCH = beam_search(CHECKPOINT, "ab", width=2)
TREE = tree_view_of(SEARCH, CHECKPOINT.target_tokenizer)


def test_the_browser_gets_the_steps_in_order_and_the_best_of_each_first():
    shown = shown_of(TREE.data)
    assert sorted(node["id"] for node in shown["nodes"]) == [node.id for node in SEARCH.nodes]
    assert len({node["kept"] for node in shown["nodes"]}) == 2 == shown["width"]
    ranks = [(node["depth"], not node["kept"], -node["log_probability"]) for node in shown["nodes"]]
    assert ranks == sorted(ranks)


def test_a_node_comes_with_what_is_written_so_far():
    (end,) = [node for node in shown_of(TREE.data)["nodes"] if node["id"] == SEARCH.best.node_id]
    assert end["winner"] and end["finished"] and end["text"] == "ba" and end["token"] == "</s>"
    assert end["score"] == pytest.approx(SEARCH.best.score, abs=1e-6)


def test_every_node_is_a_number_of_its_picture():
    rows = TREE.csv("tree").decode("utf-8-sig").splitlines()
    assert sum("log-probability" in row for row in rows) == len(SEARCH.nodes) == sum("parent" in row for row in rows)

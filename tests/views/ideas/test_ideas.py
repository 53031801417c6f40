"""The ideas of all pages as data, and the tree of a beam search with the file that can be kept of it."""

import pytest
from package import shown_of

from transformer import load
from transformer.decoding import beam_search
from transformer.replay import fields_of
from transformer.views.ideas import PAGES, tree_view_of


def test_an_idea_says_in_few_words_what_it_shows_and_links_open_it():
    for page in PAGES.values():
        names = [idea.name for idea in page.ideas]
        assert len({*names}) == len(names) and (not page.tab) == (len(names) < 2)
        if page.tab:
            assert fields_of(page.name)[page.tab].options == tuple(names)
        for idea in page.ideas:
            assert 5 <= len(idea.words.split()) <= 20 and idea.words[-1] in ".?", idea.name
            assert all(field.name in fields_of(page.name) for field in idea.fields), idea.name


def test_the_browser_gets_the_steps_of_a_search_the_best_first():
    checkpoint = load("reverse-letters")
    search = beam_search(checkpoint, "ab", width=2)
    tree = tree_view_of(search, checkpoint.target_tokenizer)
    shown = shown_of(tree.data)
    assert sorted(node["id"] for node in shown["nodes"]) == [node.id for node in search.nodes]
    assert len({node["kept"] for node in shown["nodes"]}) == 2 == shown["width"]
    ranks = [(node["depth"], not node["kept"], -node["log_probability"]) for node in shown["nodes"]]
    assert ranks == sorted(ranks)
    (end,) = [node for node in shown["nodes"] if node["id"] == search.best.node_id]
    assert end["winner"] and end["finished"] and end["text"] == "ba" and end["token"] == "</s>"
    assert end["score"] == pytest.approx(search.best.score, abs=1e-6)
    rows = tree.csv("tree").decode("utf-8-sig").splitlines()
    assert sum("log-probability" in row for row in rows) == len(search.nodes) == sum("parent" in row for row in rows)

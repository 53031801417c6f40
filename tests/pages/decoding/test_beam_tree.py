"""What Python sends to the tree of a beam search, and what it believes of what comes back."""

import math

import pytest
from package import opened

from pages.decoding import beam_tree as module


def node(id, parent, depth, log_probability, token="a", kept=True, **others):
    values = {"score": None, "finished": False, "winner": False} | others
    return {"id": id, "parent": parent, "depth": depth, "token": token, "log_probability": log_probability} | {
        "kept": kept,
        **values,
    }


def tree():
    """Width 2: two kept at step 1, one dropped; at step 2 one has ended and won."""
    return [
        node(0, None, 0, 0.0, "<s>", winner=True),
        node(1, 0, 1, -2.0),
        node(2, 0, 1, -0.5, winner=True),
        node(3, 0, 1, -3.0, kept=False),
        node(4, 2, 2, -0.6, "</s>", finished=True, score=-0.55, winner=True),
        node(5, 2, 2, -2.5),
        node(6, 1, 2, -2.75),
    ]


def changed(which, /, **values):
    return [node | values if node["id"] == which else node for node in tree()]


@pytest.fixture
def mounted(monkeypatch):
    """What the component was called with, its data unpacked: `shown` and `host`."""
    calls = {}

    def mount(**arguments):
        shown, host = opened(arguments["data"])
        calls.update(arguments, shown=shown, host=host)

    monkeypatch.setattr(module, "_BEAM_TREE", mount)
    return calls


def draw(nodes=None, selected=None, **options):
    module.beam_tree(tree() if nodes is None else nodes, selected, "beam", **options)


def test_the_browser_gets_the_steps_in_order_and_the_best_of_each_first(mounted):
    draw(tree()[::-1])
    assert [node["id"] for node in mounted["shown"]["nodes"]] == [0, 2, 1, 3, 4, 5, 6]


def test_steps_are_counted_from_the_start(mounted):
    draw([node | {"depth": node["depth"] - 1} for node in tree()])
    assert [node["depth"] for node in mounted["shown"]["nodes"]] == [0, 1, 1, 1, 2, 2, 2]


def test_the_start_and_the_winner_are_never_dropped(mounted):
    draw([node | {"kept": node["kept"] and node["id"] not in (0, 4)} for node in tree()])
    assert [node["id"] for node in mounted["shown"]["nodes"] if not node["kept"]] == [3]


def test_the_width_is_the_most_unfinished_nodes_kept_at_a_step(mounted):
    draw()
    assert mounted["shown"]["width"] == 2
    draw(width=5)
    assert mounted["shown"]["width"] == 5
    draw([node(0, None, 0, 0.0)])
    assert mounted["shown"]["width"] == 1


def test_text_is_sent_where_it_is_given(mounted):
    draw(changed(5, text="a b"))
    assert [node.get("text") for node in mounted["shown"]["nodes"]] == [None, None, None, None, None, "a b", None]


def test_what_is_selected_is_the_hosts_and_must_be_a_node(mounted):
    draw()
    first = mounted["shown"]
    draw(selected=5)
    assert (mounted["shown"], mounted["host"]["selected"]) == (first, 5)
    draw(selected=77)
    assert mounted["host"]["selected"] is None


@pytest.mark.parametrize(
    ("nodes", "message"),
    [
        ([], "must have one start, .* got 0"),
        (changed(1, parent=None), "must have one start, .* got 2"),
        (changed(1, id=2), "an id of their own each, got 7 nodes with 6 ids"),
        ([{"id": 0, "parent": None}], "got one without depth, token, log_probability, score, kept, finished, winner"),
        (changed(3, id="3"), "Node '3' of `nodes` must have a whole number as id"),
        (changed(6, parent=99), "Node 6 of `nodes` must have its parent among the nodes, got 99"),
        (changed(6, depth=3), "Node 6 of `nodes` must be one step after its parent 1, got 3"),
        (changed(6, parent=6), "Node 6 of `nodes` must be one step after its parent 6"),
        (changed(1, finished=True, score=-1.0), "Node 6 of `nodes` must follow a kept node without an end token"),
        (changed(1, kept=False), "Node 6 of `nodes` must follow a kept node"),
        (changed(6, winner=True), "Node 6 of `nodes` must follow a winner to be one, got the parent 1"),
        (changed(6, log_probability=-1.0), "Node 6 of `nodes` must be no more likely than its parent \\(-2.0\\)"),
        (changed(6, log_probability=-math.inf), "must have a finite log_probability, got -inf"),
        (changed(4, score=math.nan), "must have a finite score, got nan"),
        (changed(4, score=None), "Node 4 of `nodes` must have a score because it is finished"),
    ],
)
def test_what_is_no_tree_of_one_search_is_refused(nodes, message):
    with pytest.raises(ValueError, match=message):
        draw(nodes)


def test_sizes_without_room_are_refused():
    with pytest.raises(ValueError, match="`width` must be at least 1, got 0"):
        draw(width=0)
    with pytest.raises(ValueError, match="`height` must be at least 200 pixels, got 90"):
        draw(height=90)


@pytest.mark.parametrize(
    ("answer", "believed"),
    [(0, [0]), (6, [6]), (7, []), (-1, []), (None, []), (True, []), (1.0, []), ("1", []), ([1], []), ({"id": 1}, [])],
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

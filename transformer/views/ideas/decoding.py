"""The picture beside the stage where the model writes step by step: the tree of a beam search; and that idea."""

from __future__ import annotations

from typing import Any

import numpy as np

from transformer.data import languages_of
from transformer.decoding import BeamSearch
from transformer.replay import Field, Replay
from transformer.text import Tokenizer, counted
from transformer.views.arrays import pack
from transformer.views.data import Series
from transformer.views.idea import Idea
from transformer.views.view import Picture, View

_TALLEST = 640
"""Most pixels, from top to bottom, of a tree that stands by itself."""


def tree_view(replay: Replay) -> View | None:
    """Return the tree of the beam search that the link asks for; None if it asks for none.

    Its host says the `name` under which it is kept, the most pixels that it takes (`height`), which node has the ring
    (`selected`), and whether nodes can be opened (`openable`).
    """
    if not replay.searches:
        return None
    checkpoint = replay.checkpoint
    return tree_view_of(replay.search(), checkpoint.target_tokenizer, languages_of(checkpoint.task)["target"])


def tree_view_of(search: BeamSearch, tokenizer: Tokenizer, language: str = "") -> View:
    """Return a beam search as a tree; see `tree_view`.

    Args:
        search: The search.
        tokenizer: Of what is written.
        language: Of the tokens, as in HTML's `lang`; empty where unknown.
    """
    shown = {"nodes": _nodes(search, tokenizer), "width": search.width, "languages": {"target": language}}
    caption = f"A beam search of width {search.width}. {search_in_words(search)} The winner is “{search.best.text}”."
    picture = Picture(caption=caption, numbers=lambda: _numbers(search), about={"head": ""})
    return View(
        component="beams",
        data=pack(shown),
        caption=caption,
        title="Beam search",
        host={"name": "tree", "height": _TALLEST, "selected": None, "openable": False},
        make_pictures=lambda selection: {"tree": picture},
    )


def _numbers(search: BeamSearch) -> dict[str, Series]:
    """Return what a search computed of each node, by its id."""
    tokens = [node.token for node in search.nodes]
    values = {
        "log-probability": [node.log_probability for node in search.nodes],
        "parent": [node.parent_id for node in search.nodes],
    }
    places = np.arange(len(tokens))
    return {name: Series(x=places, y=np.array(y, dtype=float), x_token=tokens) for name, y in values.items()}


def search_in_words(search: BeamSearch) -> str:
    """Return how much a search tried, and why it stopped, in words."""
    return (
        f"The tree shows {counted(len(search.nodes) - 1)} tokens: the most probable of each step, and all that were "
        f"kept. {search.reason}"
    )


def _nodes(search: BeamSearch, tokenizer: Tokenizer) -> list[dict[str, Any]]:
    """Return nodes as plain values, step by step; within a step the kept ones come first, the likeliest first."""
    return [
        {
            "id": node.id,
            "parent": node.parent_id,
            "depth": node.depth,
            "token": node.token,
            "log_probability": round(node.log_probability, 6),
            "score": round(node.score, 6),
            "kept": node.kept,
            "finished": node.finished,
            "winner": node.winning,
            "text": tokenizer.decode(search.path(node.id)),
        }
        for node in sorted(search.nodes, key=lambda node: (node.depth, not node.kept))
    ]


STEPS = Idea(
    name="Steps",
    view=tree_view,
    words="Token by token: where it looks, and what was likely.",
    fields=(
        Field(name="strategy", kind="choice", options=("greedy", "sampling", "beam"), usual="greedy"),
        Field(name="temperature", kind="decimal", least=0.1, most=10, usual=1.0),
        Field(name="top_k", kind="whole", least=0, most=1000, usual=0),
        Field(name="top_p", kind="decimal", least=0.05, most=1, usual=1.0),
        Field(name="draw", kind="whole", least=0, most=2**31 - 1),
        Field(name="width_of_beam", kind="whole", least=1, most=16, usual=4),
        Field(name="penalty", kind="decimal", least=0, most=2, usual=0.6),
        Field(name="forced", kind="text", longest=10000, several=True, usual=()),
    ),
)

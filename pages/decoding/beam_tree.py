"""The tree of a beam search, drawn in the browser."""

from collections.abc import Callable
from typing import Any

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.shell.packing import digest
from transformer.decoding import BeamSearch
from transformer.text import Tokenizer

_BEAM_TREE = declare_bundled("beams")


def beam_tree(
    search: BeamSearch,
    tokenizer: Tokenizer,
    selected: int | None,
    key: str,
    on_open: Callable[[int], None] | None = None,
    height: int = 640,
    language: str = "",
) -> None:
    """Steps from left to right, kept branches as chips, dropped ones below them, the winner's path lit.

    Hover, focus and the switch for dropped branches are the browser's alone; only the opening of a node comes back.

    Args:
        search: The search.
        tokenizer: Of what is written.
        selected: Id of the node with the ring; it always comes from Python. An id that this tree lacks is no ring.
        key: Streamlit key of this instance.
        on_open: Called with the id that the user opened, before the script runs again; None = nodes can't be opened.
        height: Most pixels the tree takes; more rows scroll inside.
        language: Of the tokens, as in HTML's `lang`; empty where unknown.
    """
    data = tree_data(search, tokenizer, key, height, language)
    ids = {node.id for node in search.nodes}

    def opened() -> None:
        chosen = _known_id(st.session_state[key].get("opened"), ids)
        if on_open and chosen is not None:
            on_open(chosen)

    data |= {"selected": _known_id(selected, ids), "openable": on_open is not None}
    _BEAM_TREE(key=key, data=data, on_opened_change=opened)


def tree_data(
    search: BeamSearch, tokenizer: Tokenizer, name: str, height: int = 640, language: str = ""
) -> dict[str, Any]:
    """What the browser gets of a tree in which nothing is open; see `beam_tree`."""
    nodes = _plain_nodes(search, tokenizer)
    return {
        "id": digest([nodes, search.width]), "name": name, "nodes": nodes, "width": search.width, "height": height,
        "languages": {"target": language},
        "selected": None, "openable": False,
    }  # fmt: skip


def _plain_nodes(search: BeamSearch, tokenizer: Tokenizer) -> list[dict[str, Any]]:
    """Nodes as plain values, step by step; within a step the kept ones come first, the likeliest first."""
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


def _known_id(answer: object, ids: set[int]) -> int | None:
    """What the browser sent, if it is one of the nodes that were shown."""
    if not isinstance(answer, int) or isinstance(answer, bool):
        return None
    return answer if answer in ids else None

"""The tree of a beam search, drawn in the browser."""

from collections.abc import Callable
from typing import Any

import streamlit as st

from pages.server.bundle import declare_bundled
from transformer.decoding import BeamSearch
from transformer.text import Tokenizer
from transformer.views import pack, with_host

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
    tree = tree_data(search, tokenizer, language)
    ids = {node.id for node in search.nodes}

    def opened() -> None:
        chosen = _known_id(st.session_state[key].get("opened"), ids)
        if on_open and chosen is not None:
            on_open(chosen)

    host = {"name": key, "height": height, "selected": _known_id(selected, ids), "openable": on_open is not None}
    _BEAM_TREE(key=key, data=with_host(tree, host), on_opened_change=opened)


def tree_data(search: BeamSearch, tokenizer: Tokenizer, language: str = "") -> bytes:
    """Pack a tree for the browser; see `beam_tree`.

    Returns:
        What `pack` makes of `nodes`, `width` and `languages`. Its host says the `name` for export, the most pixels that
        it takes (`height`), which node has the ring (`selected`), and whether nodes can be opened (`openable`).
    """
    return pack({
        "nodes": _plain_nodes(search, tokenizer), "width": search.width, "languages": {"target": language},
    })  # fmt: skip


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

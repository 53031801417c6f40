"""The tree of a beam search, drawn in the browser."""

import math
from collections.abc import Callable, Sequence

import streamlit as st

from pages.server.bundle import declare_bundled
from transformer.decoding import BeamSearch
from transformer.text import Tokenizer
from transformer.views import pack, with_host

_BEAM_TREE = declare_bundled("beams")
_KEYS = ("id", "parent", "depth", "token", "log_probability", "score", "kept", "finished", "winner")
_ROUNDING = 1e-3


def nodes_of(search: BeamSearch, tokenizer: Tokenizer) -> list[dict]:
    """The nodes of a search as `beam_tree` takes them.

    Args:
        search: The search.
        tokenizer: Of what is written.
    """
    return [
        {
            "id": node.id,
            "parent": node.parent_id,
            "depth": node.depth,
            "token": node.token,
            "log_probability": node.log_probability,
            "score": node.score,
            "kept": node.kept,
            "finished": node.finished,
            "winner": node.winning,
            "text": tokenizer.decode(search.path(node.id)),
        }
        for node in search.nodes
    ]


def beam_tree(
    nodes: Sequence[dict],
    selected: int | None,
    key: str,
    on_open: Callable[[int], None] | None = None,
    width: int | None = None,
    height: int = 640,
    language: str = "",
) -> None:
    """Steps from left to right, kept branches as chips, dropped ones below them, the winner's path lit.

    Hover, focus and the switch for dropped branches are the browser's alone; only the opening of a node comes back.

    Args:
        nodes: One dict a node, in any order: `id` (whole number), `parent` (its id; None for the start), `depth` (the
            parent's + 1), `token`, `log_probability` (cumulative, nats), `score` (with length penalty; shown for
            finished ones, else it may be None), `kept` (in the beam, or among the best finished ones), `finished`
            (wrote the end token), `winner` (on the winning path), and, where joining tokens would not read well,
            `text` (all that is written so far).
        selected: Id of the node with the ring; it always comes from Python. An id that this tree lacks is no ring.
        key: Streamlit key of this instance.
        on_open: Called with the id that the user opened, before the script runs again; None = nodes can't be opened.
        width: Beam width, for "outside the best 4". Default: most unfinished nodes kept at one step.
        height: Most pixels the tree takes; more rows scroll inside.
        language: Of the tokens, as in HTML's `lang`; empty where unknown.
    Raises:
        ValueError: If the nodes are no tree of one beam search, or `width` or `height` is too small.
    """
    if height < 200:
        raise ValueError(f"`height` must be at least 200 pixels, got {height}.")
    tree = tree_data(nodes, width, language)
    ids = {node["id"] for node in nodes}

    def opened() -> None:
        chosen = _known_id(st.session_state[key].get("opened"), ids)
        if on_open and chosen is not None:
            on_open(chosen)

    host = {"name": key, "height": height, "selected": _known_id(selected, ids), "openable": on_open is not None}
    _BEAM_TREE(key=key, data=with_host(tree, host), on_opened_change=opened)


def tree_data(nodes: Sequence[dict], width: int | None = None, language: str = "") -> bytes:
    """Pack a tree for the browser; see `beam_tree`.

    Returns:
        What `pack` makes of `nodes`, `width` and `languages`. Its host says the `name` for export, the most pixels that
        it takes (`height`), which node has the ring (`selected`), and whether nodes can be opened (`openable`).
    Raises:
        ValueError: See `beam_tree`.
    """
    shown = _payload(nodes)
    if width is None:
        going = [node["depth"] for node in shown if node["kept"] and not node["finished"]]
        width = max(going.count(depth) for depth in set(going)) if going else 1
    if width < 1:
        raise ValueError(f"`width` must be at least 1, got {width}.")
    return pack({"nodes": shown, "width": int(width), "languages": {"target": language}})


def _payload(nodes: Sequence[dict]) -> list[dict]:
    """Nodes as plain values, step by step; within a step the kept ones come first, the likeliest first."""
    for node in nodes:
        if missing := [name for name in _KEYS if name not in node]:
            raise ValueError(f"`nodes` must have the keys {', '.join(_KEYS)}, got one without {', '.join(missing)}.")
    by_id = {node["id"]: node for node in nodes}
    if len(by_id) != len(nodes):
        raise ValueError(f"`nodes` must have an id of their own each, got {len(nodes)} nodes with {len(by_id)} ids.")
    starts = [node for node in nodes if node["parent"] is None]
    if len(starts) != 1:
        raise ValueError(f"`nodes` must have one start, a node whose parent is None, got {len(starts)}.")
    plain = {id: _plain_node(node, starts[0]) for id, node in by_id.items()}
    for node in plain.values():
        _check(node, plain.get(node["parent"]))
    return sorted(plain.values(), key=lambda node: (node["depth"], not node["kept"], -node["log_probability"]))


def _check(node: dict, parent: dict | None) -> None:
    name = f"Node {node['id']!r} of `nodes`"
    if not isinstance(node["id"], int) or isinstance(node["id"], bool):
        raise ValueError(f"{name} must have a whole number as id.")
    for value in ("log_probability", "score"):
        if node[value] is not None and not math.isfinite(node[value]):
            raise ValueError(f"{name} must have a finite {value}, got {node[value]}. Leave out what can't be written.")
    if node["finished"] and node["score"] is None:
        raise ValueError(f"{name} must have a score because it is finished, got None.")
    if node["parent"] is None:
        return
    if parent is None:
        raise ValueError(f"{name} must have its parent among the nodes, got {node['parent']!r}.")
    if node["depth"] != parent["depth"] + 1:
        raise ValueError(f"{name} must be one step after its parent {parent['id']}, got {node['depth']} steps in all.")
    if parent["finished"] or not parent["kept"]:
        raise ValueError(f"{name} must follow a kept node without an end token, got the parent {parent['id']}.")
    if node["winner"] and parent["parent"] is not None and not parent["winner"]:
        raise ValueError(f"{name} must follow a winner to be one, got the parent {parent['id']}.")
    if node["log_probability"] > parent["log_probability"] + _ROUNDING:
        raise ValueError(
            f"{name} must be no more likely than its parent ({parent['log_probability']}), "
            f"got {node['log_probability']}."
        )


def _plain_node(node: dict, start: dict) -> dict:
    plain = {
        "id": node["id"],
        "parent": node["parent"],
        "depth": int(node["depth"] - start["depth"]),
        "token": str(node["token"]),
        "log_probability": round(float(node["log_probability"]), 6),
        "score": None if node["score"] is None else round(float(node["score"]), 6),
        "kept": bool(node["kept"] or node["winner"] or node is start),
        "finished": bool(node["finished"]),
        "winner": bool(node["winner"]),
    }
    return plain if node.get("text") is None else {**plain, "text": str(node["text"])}


def _known_id(answer: object, ids: set[int]) -> int | None:
    """What the browser sent, if it is one of the nodes that were shown."""
    if not isinstance(answer, int) or isinstance(answer, bool):
        return None
    return answer if answer in ids else None

"""The tree of a beam search, drawn in the browser."""

from collections.abc import Callable

import streamlit as st

from pages.server.bundle import declare_bundled
from transformer.views import View, with_host

_BEAM_TREE = declare_bundled("beams")


def beam_tree(
    view: View, ids: range, selected: int | None, key: str, on_open: Callable[[int], None] | None, height: int
) -> None:
    """Steps from left to right, kept branches as chips, dropped ones below them, the winner's path lit.

    Hover, focus and the switch for dropped branches are the browser's alone; only the opening of a node comes back.

    Args:
        view: The tree.
        ids: Of its nodes.
        selected: Id of the node with the ring; it always comes from Python. An id that this tree lacks is no ring.
        key: Streamlit key of this instance.
        on_open: Called with the id that the user opened, before the script runs again; None = nodes can't be opened.
        height: Most pixels the tree takes; more rows scroll inside.
    """

    def opened() -> None:
        chosen = _known_id(st.session_state[key].get("opened"), ids)
        if on_open and chosen is not None:
            on_open(chosen)

    host = {"name": key, "height": height, "selected": _known_id(selected, ids), "openable": on_open is not None}
    _BEAM_TREE(key=key, data=with_host(view.data, host), on_opened_change=opened)


def _known_id(answer: object, ids: range) -> int | None:
    """What the browser sent, if it is one of the nodes that were shown."""
    return answer if type(answer) is int and answer in ids else None

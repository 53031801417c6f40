"""One head as two columns of tokens with lines between them, drawn in the browser."""

from collections.abc import Callable, Sequence

import numpy as np
import streamlit as st

from pages.ui.components import _base64, _digest, declare
from transformer.interpret import LabelledMap

_TOKEN_LINES = declare("token_lines", "shared", "mounting", "pointing", "two_sides")
_LEAST_HEIGHT = 280


def token_lines(
    shown: LabelledMap,
    chosen: Sequence[int],
    key: str,
    on_choose: Callable[[int], None] | None = None,
    height: int = 560,
) -> None:
    """The tokens that look at the left, the tokens looked at at the right, a line for every weight.

    Hover and focus are the browser's alone; only the choice of a row comes back.

    Args:
        shown: Attention weights of one head in 0 … 1, `(query, key)`; undefined ones count as 0. A row's label is as
            people read it; "n → o" says what a decoder reads and writes there.
        chosen: Rows that stay lit; the choice always comes from Python. Rows that this text lacks are left out.
        key: Streamlit key of this instance.
        on_choose: Called with the row that the user clicked, before the script runs again; None = rows can't be chosen.
        height: Most pixels the whole view takes; more tokens scroll inside.
    Raises:
        ValueError: If there is no token on one side, or `height` leaves no room for tokens.
    """
    content = _payload(shown)
    if height < _LEAST_HEIGHT:
        raise ValueError(f"`height` must be at least {_LEAST_HEIGHT} pixels, got {height}.")
    rows = len(content["query_tokens"])

    def chose() -> None:
        row = _known_row(st.session_state[key].get("chose"), rows)
        if on_choose and row is not None:
            on_choose(row)

    data = {
        "id": _digest(content),
        **content,
        "chosen": sorted({int(row) for row in chosen if 0 <= row < rows}),
        "choosable": on_choose is not None,
        "height": int(height),
    }
    _TOKEN_LINES(key=key, data=data, on_chose_change=chose)


def _payload(shown: LabelledMap) -> dict:
    array, blocked = np.asarray(shown.values, dtype="<f4"), shown.blocked
    if array.ndim != 2 or not array.size:
        raise ValueError(f"`shown` must be one map with at least one row and column, got {array.shape}. Choose a head.")
    if blocked is not None:
        array = np.where(blocked, np.float32(0), array)
    return {
        "query_tokens": list(shown.rows.labels),
        "key_tokens": list(shown.columns.labels),
        "weights": _base64(np.clip(np.nan_to_num(array), 0, 1)),
        "blocked": None if blocked is None else _base64(blocked.astype(np.uint8)),
    }


def _known_row(row: object, rows: int) -> int | None:
    """What the browser sent, if it is one of the rows that were shown."""
    if not isinstance(row, int) or isinstance(row, bool):
        return None
    return row if 0 <= row < rows else None

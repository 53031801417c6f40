"""Words of a text above, words of its translation below, and lines between them, drawn in the browser."""

from collections.abc import Iterable, Mapping

import numpy as np

from pages.server.bundle import declare_bundled
from transformer.interpret import WordMap
from transformer.text import is_right_to_left
from transformer.views import pack, with_host

_ALIGNMENT = declare_bundled("alignment")


def word_lines(
    words: WordMap, gold: Iterable[tuple[int, int]] | None, least: float, caption: str, key: str,
    languages: Mapping[str, str],
) -> None:  # fmt: skip
    """A line from each target word to each source word; pointing at a word leaves only its own, with their weights.

    Nothing of it comes back to Python.

    Args:
        words, gold, least, caption, languages: See `lines_data`.
        key: Streamlit key of this instance.
    Raises:
        ValueError: If there is no word on one side.
    """
    _ALIGNMENT(key=key, data=with_host(lines_data(words, gold, least, caption, languages), {"name": key}))


def lines_data(
    words: WordMap,
    gold: Iterable[tuple[int, int]] | None,
    least: float,
    caption: str,
    languages: Mapping[str, str],
) -> bytes:
    """Pack words and the lines between them for the browser; its host says the `name` for export.

    Args:
        words: Both sides and the weights between them; undefined weights count as 0.
        gold: Right links, dashed, as places of source and target word; None = they are not known or not wanted.
        least: Smallest weight of a line, 0 to 1; the strongest of each target word is always drawn.
        caption: What it shows, for those who can't see it.
        languages: Of `source` and `target`; empty where unknown.
    Raises:
        ValueError: If there is no word on one side.
    """
    if not words.values.size:
        raise ValueError(f"`words` must have at least one word on each side, got {words.values.shape}. Draw no lines.")
    sides = {"source": words.columns, "target": words.rows}
    shown = {
        **{side: list(axis.labels) for side, axis in sides.items()},
        "directions": {side: direction(axis.labels) for side, axis in sides.items()},
        "weights": np.clip(np.nan_to_num(np.asarray(words.values, dtype=np.float32)), 0, 1),
        "gold": None if gold is None else sorted([int(source), int(target)] for source, target in gold),
        "least": float(least),
        "caption": caption,
        "layer": words.place.layer if words.place else 0,
        "languages": dict(languages),
    }
    return pack(shown)


def direction(words: Iterable[str]) -> str:
    """How a side is laid out: "rtl" where more words are written from right to left than from left to right."""
    towards_left = [is_right_to_left(word) for word in words if any(map(str.isalpha, word))]
    return "rtl" if 2 * sum(towards_left) > len(towards_left) else "ltr"

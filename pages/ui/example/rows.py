"""The names of a matrix's rows in a control, and in a link to it."""

from collections.abc import Sequence

from transformer.text import plain_token


def rows_in_words(labels: Sequence[str]) -> list[str]:
    """Return the names of rows, counted from 1 as everywhere; numbers of dimensions stand for themselves."""
    return [label if label == str(i) else f"{i} {plain_token(label)}" for i, label in enumerate(labels, start=1)]

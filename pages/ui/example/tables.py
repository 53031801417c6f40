"""Tables of an example: the steps of its decoding, and the names of a matrix's rows in a control."""

from collections.abc import Sequence

import pandas as pd

from transformer.interpret import Result
from transformer.text import decimal, in_a_line, left_to_right, percent, plain_token

_OTHERS = 3
"""Tokens that a step names beside the one that it writes."""


def steps_table(result: Result) -> pd.DataFrame:
    """Return every step of the decoding: what it reads and writes, how sure it is, and the likeliest other tokens.

    The written token need not be the likeliest: it may be drawn or forced.
    """
    rows = []
    for step in result.decoding.steps:
        unwritten = [(token, probability) for token, probability in step.top(_OTHERS + 1) if token != step.writes]
        others = "   ".join(
            f"{in_a_line(plain_token(token))} {percent(probability, 1)}" for token, probability in unwritten[:_OTHERS]
        )
        rows.append(
            {
                "step": step.position + 1,
                "reads": plain_token(step.reads),
                "writes": plain_token(step.writes),
                "probability": percent(step.probability, 1),
                "entropy (nats)": decimal(step.entropy, 3),
                "likeliest others": left_to_right(others),
            }
        )
    return pd.DataFrame(rows)


def rows_in_words(labels: Sequence[str]) -> list[str]:
    """Return the names of rows, counted from 1 as everywhere; numbers of dimensions stand for themselves."""
    return [label if label == str(i) else f"{i} {plain_token(label)}" for i, label in enumerate(labels, start=1)]

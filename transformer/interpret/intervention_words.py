"""Interventions in words, as people read them in a list of what is changed."""

from __future__ import annotations

from transformer.interpret.interventions import Intervention
from transformer.maps import KIND_TITLES, Axis, Kind, LabelledMap
from transformer.text.wording import plain_token

_HIDDEN_FROM: dict[Kind, str] = {
    "encoder": "the encoder's self-attention",
    "cross": "the decoder's cross-attention",
    "decoder": "the decoder's self-attention",
}


def describe(intervention: Intervention, maps: LabelledMap | None = None) -> str:
    """Describe an intervention in a few words, in which layers, heads and tokens are counted from 1.

    Args:
        intervention: The intervention.
        maps: A map of its kind, from which the tokens are named; None: they are only numbered.
    """
    kind, row, column = intervention.kind, intervention.row, intervention.column
    if intervention.layer is None:
        token = _named(column, maps and maps.columns)
        return f"{'Target token' if kind == 'decoder' else 'Token'} {token}: hidden from {_HIDDEN_FROM[kind]}"
    heads = "all heads" if intervention.head is None else f"head {intervention.head + 1}"
    where = f"{KIND_TITLES[kind]}, layer {intervention.layer + 1}, {heads}"
    if column is None:  # as in "off", and only there
        return f"{where}: off"
    hide, token = intervention.action == "hide", f"token {_named(column, maps and maps.columns)}"
    if row is None:
        return f"{where}: {'no row can look' if hide else 'every row that may looks only'} at {token}"
    return (
        f"{where}, row {_named(row, maps and maps.rows)}: {'can no longer look' if hide else 'looks only'} at {token}"
    )


def _named(index: int | None, axis: Axis | None) -> str:
    """Return the number of a token, from 1, and the token itself where it is known."""
    if index is None:
        return ""
    if axis is None or index >= len(axis.labels):
        return str(index + 1)
    return f"{index + 1} “{plain_token(axis.labels[index])}”"

"""Large examples: the page gets rounded weights, and asks for the exact ones of a head when it is opened."""

import hashlib
import json
from typing import cast

import numpy as np

from pages.server.weights import WEIGHTS_AT, answer_by
from pages.ui.memory.store import STORE
from transformer import figures
from transformer.interpret import Kind, Result
from transformer.runs.jobs import server_limits

_FORM = b"1"
"""Part of every id. Browsers keep an answer for good: change it when the same weights are to be sent otherwise."""


def address_of(result: Result, has_words: bool) -> str:
    """Keep a large result for as long as there is room, and return the address below which its exact weights are.

    Args:
        result: The result, between subwords.
        has_words: Whether maps between whole words are shown too.
    Returns:
        The address, relative to the page; empty where the result is small enough to be sent as it is.
    """
    if figures.weight_bytes(result, has_words) <= server_limits().weights_at_once * 1000:
        return ""
    id = _id_of(result)
    if STORE.find(_place(id)) is None:
        STORE.put(_place(id), result)
    return f"{WEIGHTS_AT}/{id}"


def _find(id: str, kind: str, words: bool, layer: int, head: int) -> bytes | None:
    """The exact weights of one head; None if the result is not kept, or not any more, or has no such head."""
    result: Result | None = STORE.find(_place(id))
    try:
        return result and figures.exact_weights(result, cast(Kind, kind), layer, head, words=words)
    except LookupError:
        return None


def _place(id: str) -> tuple[str, str]:
    return "exact weights", id


def _id_of(result: Result) -> str:
    """A hash of all that the weights between pieces and words are made of; whoever has not seen them can't guess it."""
    found = hashlib.sha256(_FORM)
    for kind, maps in result.maps.items():
        labels = [kind, maps.values.shape, maps.columns.labels, result.row_groups(kind)]
        found.update(json.dumps(labels, default=list).encode())
        found.update(np.ascontiguousarray(maps.values).data)
    return found.hexdigest()


answer_by(_find)

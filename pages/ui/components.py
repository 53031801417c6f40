"""The custom component with all heads at a glance, and what it shares with the other components.

They get their arrays once and draw on canvases; hovering, scrubbing and playing cost no server round trip.
"""

import base64
import hashlib
import json
from collections.abc import Callable, Sequence

import numpy as np
import streamlit as st
from streamlit.components.v2 import component
from streamlit.components.v2.types import ComponentRenderer

from transformer import assets_folder

_ASSETS = assets_folder() / "components"
_STRONGEST = 3


def declare(name: str, *helpers: str) -> ComponentRenderer:
    """Register one component; scripts and styles of its helpers come before its own, where there are styles."""
    parts = (*helpers, name)
    styled = [part for part in parts if (_ASSETS / f"{part}.css").exists()]
    return component(f"attention_lab_{name}", js=_sources(parts, ".js"), css=_sources(styled, ".css") or None)


def _sources(parts: Sequence[str], suffix: str) -> str:
    """Scripts (".js") or styles (".css") of a component and its helpers, in order."""
    return "\n".join((_ASSETS / f"{part}{suffix}").read_text(encoding="utf-8") for part in parts)


_HEAD_OVERVIEW = declare("head_overview", "shared", "mounting", "thumbnails")


def head_overview(
    groups: Sequence[dict],
    selected: dict | None,
    key: str,
    on_open: Callable[[dict], None] | None = None,
) -> dict | None:
    """Thumbnails of every head; hover or focus enlarges one, a click or Enter opens it.

    Args:
        groups: One dict a kind of attention: `kind` ("encoder", "decoder", "cross"), `title`, `note` (a line under
            the title), `heads` (a name a column: "1", "2", …, "mean", "max", "rollout"), `weights`
            `(layer, column, query, key)` in 0 … 1, `query_tokens` and `key_tokens`, `roles` (a word a thumbnail, or
            ""), `shown` (bool, `(layer, column)`: what a filter leaves), and `blocked`, bool `(query, key)`, True =
            the mask forbids it, or None.
        selected: What has the ring, dict(kind, layer counted from 0, head by its name); it always comes from Python.
        key: Streamlit key of this instance.
        on_open: Called before the script runs again with the head the user opened, so that the run already shows it.
    Returns:
        The head the user opened in this run, dict(kind, layer, head), or None.
    Raises:
        ValueError: If weights, tokens and `blocked` don't fit together.
    """
    payload = [_group_payload(group) for group in groups]
    # The session keeps the callback until the next run: it must not keep the maps.
    known = [{name: group[name] for name in ("kind", "layers", "heads")} for group in payload]

    def opened() -> None:
        chosen = _known_head(st.session_state[key].get("opened"), known)
        if on_open and chosen:
            on_open(chosen)

    result = _HEAD_OVERVIEW(
        key=key,
        data={"id": _digest(payload), "groups": payload, "selected": _plain_head(selected)},
        on_opened_change=opened,
    )
    return _known_head(result.opened, known)


def _group_payload(group: dict) -> dict:
    weights = _weights("weights", group["weights"], (len(group["query_tokens"]), len(group["key_tokens"])))
    blocked = group.get("blocked")
    if blocked is not None:
        blocked = np.asarray(blocked, dtype=bool)
        if blocked.shape != weights.shape[2:]:
            raise ValueError(f"`blocked` must have the shape of one map {weights.shape[2:]}, got {blocked.shape}.")
    return {
        **{name: str(group.get(name, "")) for name in ("kind", "title", "note")},
        **{name: [str(token) for token in group[name]] for name in ("query_tokens", "key_tokens")},
        "layers": weights.shape[0],
        "heads": [str(head) for head in group["heads"]],
        "roles": [[str(role) for role in layer] for layer in group["roles"]],
        "shown": np.asarray(group["shown"], dtype=bool).tolist(),
        "weights": _base64(weights, np.uint8),
        "blocked": None if blocked is None else _base64(blocked.astype(np.uint8)),
        "pairs": _strongest_pairs(weights, blocked),
    }


def _strongest_pairs(weights: np.ndarray, blocked: np.ndarray | None) -> list:
    """The strongest [query, key, weight] of each head, `(layer, head, pair)`; exact, unlike the bytes of the maps."""
    layers, heads, _, keys = weights.shape
    if blocked is not None:
        # A token that may look at one place only has no choice: its 100 % says nothing about the head.
        choice = (~blocked).sum(axis=-1, keepdims=True) > 1
        weights = np.where(~blocked & choice, weights, 0)
    flat = weights.reshape(layers, heads, -1)
    best = np.argpartition(-flat, range(min(_STRONGEST, flat.shape[-1])), axis=-1)[..., :_STRONGEST]
    values = np.take_along_axis(flat, best, axis=-1)
    return [
        [
            [[int(i) // keys, int(i) % keys, round(float(w), 5)] for i, w in zip(*head, strict=True) if w > 0]
            for head in zip(*layer, strict=True)
        ]
        for layer in zip(best, values, strict=True)
    ]


def _plain_head(head: dict | None) -> dict | None:
    return head and {"kind": str(head["kind"]), "layer": int(head["layer"]), "head": str(head["head"])}


def _known_head(head: object, groups: list[dict]) -> dict | None:
    """What the browser sent, if it is one of the heads that were shown."""
    if not isinstance(head, dict):
        return None
    for group in groups:
        if head.get("kind") == group["kind"]:
            layer, number = head.get("layer"), head.get("head")
            if isinstance(layer, int) and layer in range(group["layers"]) and number in group["heads"]:
                return {"kind": group["kind"], "layer": int(layer), "head": str(number)}
    return None


def _weights(name: str, weights: np.ndarray, sides: tuple[int, int]) -> np.ndarray:
    """Weights as float `(layer, head, query, key)`, checked against the number of tokens; undefined rows are 0."""
    array = np.asarray(weights, dtype=np.float32)
    if array.ndim != 4 or array.shape[2:] != sides:
        raise ValueError(
            f"`{name}` must be (layer, head, {sides[0]}, {sides[1]}): layers, heads and one row or column a token, "
            f"got {array.shape}."
        )
    return np.clip(np.nan_to_num(array), 0, 1)


def _base64(array: np.ndarray, dtype: type | None = None) -> str:
    """Bytes for the browser; with `dtype`, its largest value stands for weight 1.0."""
    if dtype is not None:
        array = np.rint(array * np.iinfo(dtype).max).astype(dtype)
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode("ascii")


def _digest(content: object) -> str:
    """Tells the browser whether anything but selection or first step has changed."""
    return hashlib.blake2b(json.dumps(content).encode(), digest_size=12).hexdigest()

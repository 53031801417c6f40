"""The custom component with all heads at a glance, and what it shares with the other components.

They get their arrays once and draw on canvases; hovering, scrubbing and playing cost no server round trip.
"""

import base64
import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

import numpy as np
import streamlit as st
from streamlit.components.v2 import component
from streamlit.components.v2.types import ComponentRenderer

from transformer import assets_folder
from transformer.interpret import KIND_TITLES, AttentionMaps, Place

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


@dataclass(frozen=True, kw_only=True, eq=False)
class HeadGroup:
    """One kind of attention in the overview.

    Attributes:
        maps: Weights in 0 … 1 of the heads, and perhaps of summaries beside them.
        note: A line under the title.
        roles: A word a thumbnail, or "": `(layer, head)`.
        shown: Boolean, `(layer, head)`: what a filter leaves.
    """

    maps: AttentionMaps
    note: str = ""
    roles: Sequence[Sequence[str]]
    shown: np.ndarray

    def __post_init__(self) -> None:
        """Check that there is one role a thumbnail, and that the filter knows each of them."""
        sizes = self.maps.values.shape[:2]
        for name, found in {"roles": np.shape(self.roles), "shown": np.shape(self.shown)}.items():
            if found != sizes:
                raise ValueError(
                    f"`{name}` must have one value for each layer and head {sizes}, got {found}. Give one for each."
                )

    @property
    def places(self) -> list[Place]:
        """Each head that it shows."""
        maps = self.maps
        return [maps.place_of(layer, head) for layer in maps.layers for head in range(len(maps.heads))]


def head_overview(
    groups: Sequence[HeadGroup], selected: Place | None, key: str, on_open: Callable[[Place], None] | None = None
) -> Place | None:
    """Thumbnails of every head; hover or focus enlarges one, a click or Enter opens it.

    Args:
        groups: One for each kind of attention.
        selected: What has the ring; it always comes from Python.
        key: Streamlit key of this instance.
        on_open: Called before the script runs again with the head the user opened, so that the run already shows it.
    Returns:
        The head the user opened in this run, or None.
    """
    payload = [_group_payload(group) for group in groups]
    # The session keeps the callback until the next run: it must not keep the maps.
    known = [place for group in groups for place in group.places]

    def opened() -> None:
        chosen = _known_head(st.session_state[key].get("opened"), known)
        if on_open and chosen:
            on_open(chosen)

    ring = selected and asdict(selected)
    result = _HEAD_OVERVIEW(
        key=key, data={"id": _digest(payload), "groups": payload, "selected": ring}, on_opened_change=opened
    )
    return _known_head(result.opened, known)


def _group_payload(group: HeadGroup) -> dict:
    maps, weights = group.maps, np.clip(np.nan_to_num(group.maps.values.astype(np.float32)), 0, 1)
    return {
        "kind": maps.kind,
        "title": KIND_TITLES[maps.kind],
        "note": group.note,
        "query_tokens": list(maps.rows.labels),
        "key_tokens": list(maps.columns.labels),
        "layers": len(maps.layers),
        "heads": list(maps.heads),
        "roles": [list(layer) for layer in group.roles],
        "shown": group.shown.tolist(),
        "weights": _base64(weights, np.uint8),
        "blocked": None if maps.blocked is None else _base64(maps.blocked.astype(np.uint8)),
        "pairs": _strongest_pairs(weights, maps.blocked),
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


def _known_head(answer: object, known: Sequence[Place]) -> Place | None:
    """What the browser sent, if it is one of the heads that were shown."""
    if not isinstance(answer, dict) or isinstance(answer.get("layer"), bool):
        return None
    return next((place for place in known if asdict(place) == answer), None)


def _base64(array: np.ndarray, dtype: type | None = None) -> str:
    """Bytes for the browser; with `dtype`, its largest value stands for weight 1.0."""
    if dtype is not None:
        array = np.rint(array * np.iinfo(dtype).max).astype(dtype)
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode("ascii")


def _digest(content: object) -> str:
    """Tells the browser whether anything but selection or first step has changed."""
    return hashlib.blake2b(json.dumps(content).encode(), digest_size=12).hexdigest()

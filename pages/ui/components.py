"""The custom component with all heads at a glance, and what it shares with the other components.

They get their arrays once and draw on canvases; hovering, scrubbing and playing cost no server round trip.
"""

import base64
import hashlib
import json
from collections.abc import Sequence

import numpy as np
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


def _base64(array: np.ndarray, dtype: type | None = None) -> str:
    """Bytes for the browser; with `dtype`, its largest value stands for weight 1.0."""
    if dtype is not None:
        array = np.rint(array * np.iinfo(dtype).max).astype(dtype)
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode("ascii")


def _digest(content: object) -> str:
    """Tells the browser whether anything but selection or first step has changed."""
    return hashlib.blake2b(json.dumps(content).encode(), digest_size=12).hexdigest()

"""Colours, sizes and token labels of all figures."""

from __future__ import annotations

import html
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from transformer.assets import THEMES
from transformer.text.wording import LABEL_LENGTH, clipped, isolated, plain_token

CATEGORICAL: list[str] = THEMES["light"]["chartCategoricalColors"]
QUERY, KEY, VALUE = CATEGORICAL[:3]
(SEQUENTIAL, DIVERGING), (SEQUENTIAL_DARK, DIVERGING_DARK) = (
    (theme["chartSequentialColors"], theme["chartDivergingColors"]) for theme in THEMES.values()
)

QUERY_INK, KEY_INK, VALUE_INK, ACCENT_INK = "#000001", "#000002", "#000003", "#000004"
"""Streamlit's placeholders of the first four categorical colours, replaced by those of the light or dark theme."""
LINE_INKS = [f"#{number:06d}" for number in range(4, 11)]
"""Placeholders of the other categorical colours, for lines and bars that are neither query nor key nor value."""
TEXT_INK = "#000037"
"""Placeholder of Streamlit's strongest grey; its default for ticks and titles is too pale on a projector."""

FONT_SIZE = 15
"""Size of text in pixels; legible from the back row of a classroom."""
INKED = {"color": TEXT_INK, "size": FONT_SIZE}
"""Font of ticks, titles and legends; Streamlit's theme gives each a paler and smaller one."""
COLORBAR = {
    "orientation": "h", "thickness": 12, "len": 0.7, "y": -0.03, "yanchor": "top", "outlinewidth": 0, "tickfont": INKED,
}  # fmt: skip
"""Colour bar below the figure; beside it, the bar would take a third of a phone's width."""


def token_label(token: str, length: int = LABEL_LENGTH) -> str:
    """Return a token as a Plotly label: escaped, isolated from its neighbours' direction, clipped.

    Plotly interprets HTML in labels, so a user's text must be escaped.
    """
    return isolated(html.escape(clipped(plain_token(token), length), quote=False))


def token_hover(token: str) -> str:
    """Return the whole token for hover text, escaped and isolated."""
    return isolated(html.escape(plain_token(token), quote=False))


LEGEND = {"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0, "font": INKED}
"""A legend in a row above the figure."""


def layout(height: int) -> dict[str, Any]:
    """Return what the Plotly layouts of all figures have in common; the height is in pixels."""
    font = {"size": FONT_SIZE}
    return {"height": height, "margin": dict.fromkeys("lrtb", 8), "font": font, "hoverlabel": {"font": font}}


def axis(title: str, **more: object) -> dict[str, object]:
    """Return a Plotly axis whose title and ticks are legible from afar."""
    return {"title": {"text": title, "font": INKED}, "tickfont": INKED, **more}


def evenly_between(scale: Sequence[str], count: int) -> np.ndarray:
    """Return colours in even steps from the first to the last one of a scale, components 0 to 255, `(count, 3)`."""
    stops = np.array([list(bytes.fromhex(colour[1:])) for colour in scale], dtype=float)
    places = np.linspace(0, len(stops) - 1, count)
    return np.stack([np.interp(places, range(len(stops)), channel) for channel in stops.T], axis=1)


def luminance(colours: np.ndarray) -> np.ndarray:
    """Return the relative luminance of sRGB colours with components from 0 to 1, `(…, 3)`.

    Source: WCAG 2.2.
    """
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


LEVELS = 256
"""Number of levels of a scale, each with its own text colour."""
_EQUAL = (1.05 * 0.05) ** 0.5 - 0.05  # luminance with the same contrast to black and to white, 4.58 to 1


@cache
def cell_inks(signed: bool) -> list[str]:
    """Return the text colour on each level of a scale: black or white, whichever contrasts more, for both themes.

    Plotly would choose between white and a mid grey, with a contrast down to 3.5 to 1. CSS selects the theme.

    Args:
        signed: Use the diverging scale instead of the sequential one.
    """
    scales = (DIVERGING, DIVERGING_DARK) if signed else (SEQUENTIAL, SEQUENTIAL_DARK)
    light, dark = (
        np.where(luminance(evenly_between(scale, LEVELS) / 255) > _EQUAL, "black", "white").tolist() for scale in scales
    )
    return [f"light-dark({one}, {other})" for one, other in zip(light, dark, strict=True)]


ON_ACCENT = "light-dark(white, black)"
"""Text colour on `ACCENT_INK`, for both themes."""


def colour_text(text: str, ink: str) -> str:
    """Return a Plotly text in a CSS colour; programs that don't support `light-dark` show Plotly's own colour."""
    return f'<span style="color:{ink}">{text}</span>' if text else ""


def pick_evenly(count: int, most: int = 32) -> list[int]:
    """Return at most `most` evenly spaced positions to label: every one, or every second, or fewer."""
    return list(range(0, count, max(1, -(-count // most))))


HATCH = (
    "data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'>"
    "<defs><pattern id='h' width='7' height='7' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'>"
    "<line x1='0' y1='0' x2='0' y2='7' stroke='rgb(128,128,140)' stroke-opacity='0.55' stroke-width='1.6'/>"
    "</pattern></defs>"
    "<rect width='400' height='400' fill='url(%23h)'/></svg>"
)
"""Hatching behind a map, which shows through blocked cells, so that they don't look like 0."""

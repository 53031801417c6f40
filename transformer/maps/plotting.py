"""Labelled maps as figures of matplotlib, for papers; the fonts, and whether LaTeX sets them, are the user's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from transformer.assets import THEMES
from transformer.extras import extra
from transformer.text.wording import LABEL_LENGTH, clipped, plain_token

if TYPE_CHECKING:
    from transformer.maps.labelled_map import Axis, LabelledMap

CELL, LEAST, MOST = 0.27, 2.4, 8.0
"""Inches of a cell, and the least and the most of a side."""
LETTER = 0.12
"""Inches of a letter of the title."""
ROUNDING = 1e-6
"""How far beyond 0 and 1 a share may lie."""
MOST_LABELS = 48
"""Most labels of an axis; of more, every second is left out, or more of them."""
_FOR_TEX = {sign: f"\\{sign}" for sign in "#$%&_{}"} | {
    "\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "<": r"\textless{}",
    ">": r"\textgreater{}", "→": r"$\rightarrow$", "␣": r"\textvisiblespace{}", "⟨": r"$\langle$", "⟩": r"$\rangle$",
}  # fmt: skip


def plot_map(
    map: LabelledMap,
    ax: Any,
    *,
    title: str | None,
    numbers: bool,
    colour_bar: bool,
    size: tuple[float, float] | None,
) -> Any:
    """Draw a matrix: see `LabelledMap.plot`."""
    colours = extra("matplotlib.colors", "A figure")
    title = map.head_name if title is None else title
    if ax is None:
        figsize = size or usual_size(map, title)
        _, ax = extra("matplotlib.pyplot", "A figure").subplots(figsize=figsize, layout="constrained")
    hidden = ~np.isfinite(map.values) if map.blocked is None else map.blocked | ~np.isfinite(map.values)
    known = map.values[~hidden].astype(float)
    is_share = known.min(initial=0) >= -ROUNDING and known.max(initial=0) <= 1 + ROUNDING
    is_share = is_share and (
        map.place is not None or known.max(initial=0) > ROUNDING
    )  # a difference may be 0 everywhere
    largest = 1.0 if is_share else float(np.abs(known).max(initial=0)) or 1.0
    of_theme = THEMES["light"]["chartSequentialColors" if is_share else "chartDivergingColors"]
    scale = colours.LinearSegmentedColormap.from_list("attention-lab", of_theme)
    ax.patch.set(facecolor="white", edgecolor="0.7", hatch="//////", linewidth=0)  # seen where a cell is blocked
    shown = np.ma.array(map.values, mask=hidden)
    image = ax.imshow(
        shown, scale, vmin=0 if is_share else -largest, vmax=largest, interpolation="none", aspect="auto"
    )  # fmt: skip
    _label(ax, map.rows, is_row=True)
    _label(ax, map.columns, is_row=False)
    if title:
        ax.set_title(_written(title), parse_math=_is_tex())
    if numbers:
        _write_numbers(ax, map, hidden, scale, largest, is_share)
    if colour_bar:
        percent = extra("matplotlib.ticker", "A figure").PercentFormatter(1, decimals=0, symbol=" %")
        ax.figure.colorbar(image, ax=ax, fraction=0.046, pad=0.03, format=percent if is_share else None)
    return ax


def usual_size(map: LabelledMap, title: str) -> tuple[float, float]:
    """Return width and height of a figure in inches: what the cells need, and the title."""
    rows, columns = map.values.shape
    width, height = np.clip([columns * CELL + 2.0, rows * CELL + 1.4], LEAST, MOST)
    return max(float(width), len(title) * LETTER), float(height)


def _label(ax: Any, axis: Axis, *, is_row: bool) -> None:
    """Write the labels of one side: of columns above the matrix, upright where one of them is long."""
    shown = range(0, len(axis.labels), max(1, -(-len(axis.labels) // MOST_LABELS)))
    texts = [_written(clipped(plain_token(axis.labels[place]), 2 * LABEL_LENGTH + 3)) for place in shown]
    if is_row:
        ax.set_yticks(list(shown), texts, parse_math=_is_tex())
    else:
        turned = {"rotation": 90} if max((len(axis.labels[place]) for place in shown), default=0) > 1 else {}
        ax.set_xticks(list(shown), texts, parse_math=_is_tex(), **turned)
        ax.xaxis.tick_top()
        ax.xaxis.set_label_position("top")
    ax.tick_params(axis="y" if is_row else "x", length=0)
    (ax.set_ylabel if is_row else ax.set_xlabel)(_written(axis.name), parse_math=_is_tex())


def _write_numbers(ax: Any, map: LabelledMap, hidden: np.ndarray, scale: Any, largest: float, is_share: bool) -> None:
    for (row, column), value in np.ndenumerate(map.values):
        if not hidden[row, column]:
            red, green, blue, _ = scale(value if is_share else value / largest / 2 + 0.5)
            is_dark = 0.3 * red + 0.6 * green + 0.1 * blue < 0.5
            text = f"{100 * value:.0f}" if is_share else f"{value:.2g}"
            ax.text(column, row, text, ha="center", va="center", color="white" if is_dark else "black", size="x-small")


def _is_tex() -> bool:
    """Return whether LaTeX sets all texts; mathtext would take a `$` of a token for a formula."""
    return bool(extra("matplotlib", "A figure").rcParams["text.usetex"])


def _written(text: str) -> str:
    """Return a text as the figure has to be given it, so that LaTeX writes its signs and follows none."""
    return "".join(_FOR_TEX.get(sign, sign) for sign in text) if _is_tex() else text

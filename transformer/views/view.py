"""A view as a value: what is drawn, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from transformer.views.panels import Panel, panels_data


@dataclass(frozen=True, eq=False, kw_only=True)
class View:
    """What is drawn of something that ran, whoever asks: a page, a phone, a file.

    Attributes:
        component: What draws it, by its name in the bundle of the browser.
        data: As `pack` made it; whoever mounts it adds what the place allows there (`with_host`).
        said: What it shows, in words. Plain text: it may hold tokens that people typed.
        panels: Of matrices side by side, from left to right; those of any other component are none.
    """

    component: str
    data: bytes
    said: str
    panels: Sequence[Panel] = ()


def side_by_side(panels: Sequence[Panel], said: str = "", *, linked: bool = True) -> View:
    """Return matrices side by side as a view.

    Args:
        panels: From left to right, made by `weights_panel`, `matrix_panel` and the like.
        said: What they show together. Default: the captions of all.
        linked: What is pointed at lights in all panels that have the same axis.
    """
    said = said or " ".join(panel.caption for panel in panels if panel.caption)
    return View(component="matrices", data=panels_data(panels, linked=linked), said=said, panels=tuple(panels))

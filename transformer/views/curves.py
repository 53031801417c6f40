"""Curves of a training run."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import plotly.graph_objects as go

from transformer.views.data import Series
from transformer.views.theme import LEGEND, LINE_INKS, axis, layout


def training_curves(
    records: Sequence[dict], steps: int, highest_loss: float | None = None, narrow: bool = False
) -> go.Figure:
    """Plot loss and exact match over the steps of a run.

    Args:
        records: Dicts with `step`, `loss` in nats and, where it was measured, `exact_match` from 0 to 1.
        steps: Length of the whole run; it fixes the axis while the run is in progress.
        highest_loss: Upper end of the loss axis, in nats, for comparing runs. Default: chosen from the losses.
        narrow: Draw a lower figure to stand beside others, where only the legend names the curves.
    """
    names = ("", "") if narrow else ("loss", "exact match")
    measured = [record for record in records if record.get("exact_match") is not None]
    figure = go.Figure()
    figure.add_scatter(
        x=[record["step"] for record in records], y=[record["loss"] for record in records],
        name="loss (nats)", mode="lines", line={"width": 2},
        hovertemplate="step %{x}: loss %{y:.3f}<extra></extra>",
    )  # fmt: skip
    figure.add_scatter(
        x=[record["step"] for record in measured], y=[record["exact_match"] for record in measured],
        name="exact match", mode="lines+markers", yaxis="y2", line={"width": 2.5},
        hovertemplate="step %{x}: %{y:.1%} exactly right<extra></extra>",
    )  # fmt: skip
    return figure.update_layout(
        **layout(280 if narrow else 380), legend=LEGEND, colorway=LINE_INKS, hovermode="x unified",
        xaxis=axis("step", range=[0, steps]),
        yaxis=axis(names[0], **({"range": [0, highest_loss]} if highest_loss else {"rangemode": "tozero"})),
        yaxis2=axis(
            names[1], overlaying="y", side="right", range=[0, 1.02],
            tickvals=[0, 0.25, 0.5, 0.75, 1], ticktext=["0 %", "25 %", "50 %", "75 %", "100 %"], showgrid=False,
        ),
    )  # fmt: skip


def training_series(records: Sequence[dict]) -> dict[str, Series]:
    """Return the points that `training_curves` plots of the same records, by the name of each curve."""
    measured = [record for record in records if record.get("exact_match") is not None]
    return {
        name: Series(x=np.array([one["step"] for one in points]), y=np.array([one[field] for one in points]))
        for name, field, points in (("loss (nats)", "loss", records), ("exact match", "exact_match", measured))
    }

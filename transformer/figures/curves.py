"""How a training run went."""

from __future__ import annotations

from collections.abc import Sequence

import plotly.graph_objects as go

from transformer.figures.theme import FONT_SIZE, LINE_INKS


def training_curves(records: Sequence[dict], steps: int) -> go.Figure:
    """Loss and exact match over the steps of a run.

    Args:
        records: Dicts with `step`, `loss` and, where it was measured, `exact_match`.
        steps: Length of the whole run: the axis does not grow while it is watched.
    """
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
    figure.update_layout(
        height=380, margin={"l": 8, "r": 8, "t": 8, "b": 8}, font={"size": FONT_SIZE}, colorway=LINE_INKS,
        legend={"orientation": "h", "y": 1.12, "x": 0}, hovermode="x unified",
        xaxis={"title": "step", "range": [0, steps]},
        yaxis={"title": "loss", "rangemode": "tozero"},
        yaxis2={
            "title": "exact match", "overlaying": "y", "side": "right",
            "range": [0, 1.02], "tickformat": ".0%", "tickvals": [0, 0.25, 0.5, 0.75, 1], "showgrid": False,
        },
    )  # fmt: skip
    return figure

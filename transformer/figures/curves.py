"""Curves of a training run, and losses of single tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import plotly.graph_objects as go

from transformer.figures.theme import LEGEND, LINE_INKS, axis, layout, thinned, token_label


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


def token_losses(losses: Mapping[str, Sequence[float]], tokens: Sequence[str]) -> go.Figure:
    """Plot the loss of every target token in nats, as one bar per name.

    Args:
        losses: For each name, one loss per position, in nats; it may have fewer than there are tokens.
        tokens: Tokens of the target, one per position.
    """
    figure = go.Figure()
    for name, values in losses.items():
        figure.add_bar(
            x=list(range(len(values))), y=list(values), name=name,
            hovertemplate=f"{name}: %{{y:.3f}} nats<extra></extra>",
        )  # fmt: skip
    shown, highest = thinned(len(tokens)), max((max(values, default=0) for values in losses.values()), default=0)
    return figure.update_layout(
        **layout(320), legend=LEGEND, colorway=LINE_INKS, barmode="group",
        xaxis=axis("token of the target", tickvals=shown, ticktext=[token_label(tokens[i]) for i in shown]),
        # The axis reaches at least 0.5, so that losses near 0 look small.
        yaxis=axis("loss (nats)", range=[0, max(0.5, 1.05 * highest)]), meta={"columns": list(tokens)},
    )  # fmt: skip

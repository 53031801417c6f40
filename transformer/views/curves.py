"""Curves of a training run, and losses of single tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import plotly.graph_objects as go

from transformer.views.data import Series
from transformer.views.theme import KEY_INK, LEGEND, LINE_INKS, axis, layout, pick_evenly, token_hover, token_label


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


def token_losses(
    losses: Mapping[str, Sequence[float]], tokens: Mapping[str, Sequence[str]], part_at: int | None = None
) -> go.Figure:
    """Plot the loss of every token of one or more texts in nats, as one bar per text and step.

    Args:
        losses: For each text, by its name, one loss per step, in nats.
        tokens: For each text, by its name, its tokens; texts may differ in length.
        part_at: Step, from 0, from which the texts differ, to mark with a line; None if they don't.
    """
    figure = go.Figure()
    for name, values in losses.items():
        figure.add_bar(
            x=list(range(len(values))), y=list(values), name=name,
            hovertext=[f"{name}: {token_hover(token)}" for token in tokens[name]],
            hovertemplate="%{hovertext}<br><b>%{y:.3f} nats</b><extra></extra>",
        )  # fmt: skip
    if part_at is not None:
        figure.add_vline(part_at - 0.5, line={"width": 1.5, "dash": "dot", "color": KEY_INK})
    at_step = _tokens_at(tokens)
    shown, highest = pick_evenly(len(at_step)), max((max(values, default=0) for values in losses.values()), default=0)
    labels = ["<br>".join(token_label(token) for token in at_step[i]) for i in shown]
    return figure.update_layout(
        **layout(320), legend=LEGEND, showlegend=True, colorway=LINE_INKS, barmode="group",
        xaxis=axis("token", tickvals=shown, ticktext=labels),
        # The axis reaches at least 0.5, so that losses near 0 look small.
        yaxis=axis("loss (nats)", range=[0, max(0.5, 1.05 * highest)]),
    )  # fmt: skip


def loss_series(losses: Mapping[str, Sequence[float]], tokens: Mapping[str, Sequence[str]]) -> dict[str, Series]:
    """Return the bars that `token_losses` plots, by the name of each text; tokens of several texts stand together."""
    labels = [" / ".join(line) for line in _tokens_at(tokens)]
    return {
        name: Series(x=np.arange(len(values)) + 1, y=np.asarray(values), x_token=labels)
        for name, values in losses.items()
    }


def _tokens_at(tokens: Mapping[str, Sequence[str]]) -> list[list[str]]:
    """Return for each step the different tokens that the texts have there."""
    steps = range(max(map(len, tokens.values())))
    return [list(dict.fromkeys(line[i] for line in tokens.values() if i < len(line))) for i in steps]

"""The attention maps of a run, from the values that its trace holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from transformer.maps.labelled_map import AttentionMaps, Axis, Kind, axes_of
from transformer.text.wording import clipped, plain_token
from transformer.trace import Trace

KINDS: dict[Kind, tuple[str, str]] = {
    "encoder": ("encoder", "self_attention"),
    "cross": ("decoder", "cross_attention"),
    "decoder": ("decoder", "self_attention"),
}
"""For each kind of attention, the stack and the module that its captured names contain."""


def rows_written(rows: Axis, writes: Sequence[str]) -> Axis:
    """Return the rows of a decoder's map with labels that say what each has read and writes, `a → b`."""
    pairs = zip(rows.labels, writes, strict=True)
    return replace(rows, labels=[" → ".join(clipped(plain_token(token)) for token in pair) for pair in pairs])


def attention_maps(trace: Trace, item: int = 0) -> dict[Kind, AttentionMaps]:
    """Return the maps of every captured kind of attention for one sequence of the batch.

    Args:
        trace: Trace of a full pass, with tokens and with `weights` of every layer; without `allowed` too, nothing is
            known of what a mask blocks.
        item: Index of the sequence in the batch.
    Returns:
        Maps by kind, in the order encoder, cross, decoder, without the kinds that were not captured.
    """
    maps = {}
    for kind, (stack, attention) in KINDS.items():
        captured = trace.find(f"{stack}.layers.*.{attention}.weights")
        if captured:
            weights = np.stack([traced.array[item] for traced in captured])
            names = [traced.name.removesuffix("weights") + "allowed" for traced in captured]
            masks = [trace[name].array[item] for name in names if name in trace]
            maps[kind] = AttentionMaps(
                weights,
                *axes_of(kind, captured[0].tokens("query", item), captured[0].tokens("key", item)),
                # A cell is open if any head may attend to it: an edit may have blocked it in other heads only.
                blocked=~np.any(masks, axis=(0, 1)) if masks else None,
                kind=kind,
                layers=[int(traced.name.split(".")[2]) for traced in captured],
                heads=[str(number + 1) for number in range(weights.shape[1])],
            )
    return maps

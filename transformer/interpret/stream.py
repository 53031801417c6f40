"""The residual stream: what each part of a model adds to the vectors of its tokens, and how many parameters it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.errors import SettingError
from transformer.trace import Trace

Stack = Literal["encoder", "decoder"]
STACKS: tuple[Stack, ...] = ("encoder", "decoder")
PARTS = {"self_attention": "self-attention", "cross_attention": "cross-attention", "feed_forward": "feed-forward"}
"""The sublayers, as the modules call them and in words."""
_LABELS = {"self_attention": "self-attn", "cross_attention": "cross-attn", "feed_forward": "FFN"}
STREAMED = ("*.embedding", "*.positions", "*.embedded", "*.projected", "*_residual")
"""Names of the values that a trace has to capture for `list_contributions`."""


@dataclass(frozen=True, eq=False)
class Contribution:
    """The addition of one part to the stream of a stack.

    Attributes:
        name: The part, e.g. "layer 2, feed-forward".
        label: The same, short enough for a row.
        lengths: Length (Euclidean norm) of what it adds to each token's vector, `(token,)`.
        stream: Length of each token's vector after it, `(token,)`.
    """

    name: str
    label: str
    lengths: np.ndarray
    stream: np.ndarray


def list_contributions(checkpoint: Checkpoint, trace: Trace, stack: Stack) -> list[Contribution]:
    """Return what each part adds, in the order in which they do.

    Args:
        checkpoint: The model that ran.
        trace: Of a full pass of one text, with `STREAMED`.
        stack: `encoder` or `decoder`.
    Returns:
        First the embeddings with their positions, then the sublayers of each layer. In a post-norm model the stream is
        what the norm reads.
    Raises:
        SettingError: If the model has no such stack.
    """
    if stack not in stacks_of(checkpoint):
        raise SettingError("stack", f"be one of {', '.join(stacks_of(checkpoint))}", stack)
    first_parts = [(name, _lengths(trace, f"{stack}.{name}")) for name in ("embedding", "positions")]
    contributions = [
        Contribution(name, name, lengths, _lengths(trace, f"{stack}.embedded")) for name, lengths in first_parts
    ]
    for layer in range(checkpoint.config.num_layers):
        for part, words in PARTS.items():
            path = f"{stack}.layers.{layer}.{part}"
            if f"{path}.projected" in trace:
                after = _lengths(trace, f"{path}_residual")
                name, label = f"layer {layer + 1}, {words}", f"L{layer + 1} {_LABELS[part]}"
                contributions.append(Contribution(name, label, _lengths(trace, f"{path}.projected"), after))
    return contributions


def stacks_of(checkpoint: Checkpoint) -> tuple[Stack, ...]:
    """Return the stacks that a model has."""
    return STACKS if checkpoint.config.has_decoder else STACKS[:1]


def parameters_of(checkpoint: Checkpoint, stack: Stack) -> dict[str, int]:
    """Return how many parameters each part of a layer of a stack has, by its name in words; norms together."""
    layer = checkpoint.model.get_submodule(f"{stack}.layers.0")
    counts = {words: 0 for part, words in PARTS.items() if hasattr(layer, part)} | {"norms": 0}
    for name, parameter in layer.named_parameters():
        counts[PARTS.get(name.partition(".")[0], "norms")] += parameter.numel()
    return counts


def _lengths(trace: Trace, name: str) -> np.ndarray:
    values = trace[name].array
    return np.linalg.norm(values[0] if values.ndim == 3 else values, axis=-1)

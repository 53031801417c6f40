"""The lens: what a model would write after each of its layers, if that one were the last."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.trace import Trace


@dataclass(frozen=True, eq=False)
class Lens:
    """The tokens that a model would write after each layer.

    Attributes:
        stages: What has been passed, e.g. `["embedding", "after layer 1"]`; the last one is the whole model.
        tokens: The likeliest token after each, `[stage][step]`.
        probabilities: Its probability, `(stage, step)`.
        ranks: The rank of the token that is written in the end, from 1, `(stage, step)`.
    """

    stages: list[str]
    tokens: list[list[str]]
    probabilities: np.ndarray
    ranks: np.ndarray

    def settled(self) -> list[int]:
        """Return for each step the first stage from which on the likeliest token is the one written in the end."""
        last = len(self.stages) - 1
        firsts = []
        for step in range(self.ranks.shape[1]):
            wrong = [stage for stage in range(last) if self.ranks[stage, step] > 1]
            firsts.append(wrong[-1] + 1 if wrong else 0)
        return firsts


def lens_names(checkpoint: Checkpoint) -> list[str]:
    """Return the names of the values that a trace has to capture for `look_through`: each layer's output, in order.

    In a post-norm model a layer ends with its own norm, which is the lens then.
    """
    config = checkpoint.config
    stack, end = "decoder" if config.has_decoder else "encoder", "residual" if config.norm_first else "norm"
    return [f"{stack}.embedded", *(f"{stack}.layers.{n}.feed_forward_{end}" for n in range(config.num_layers))]


@torch.inference_mode()
def look_through(checkpoint: Checkpoint, trace: Trace) -> Lens:
    """Return what the model would write after each layer: the final norm and the output projection, applied there.

    Args:
        checkpoint: The model that ran.
        trace: Of a full pass of one text, with `lens_names`.
    Returns:
        The lens; its last stage is exactly what the model writes.
    Source: nostalgebraist (2020), "interpreting GPT: the logit lens".
    """
    model, names = checkpoint.model, lens_names(checkpoint)
    stack = model.decoder if checkpoint.config.has_decoder else model.encoder

    def read(name: str) -> Tensor:
        hidden = trace[name].tensor[0]
        normed = hidden if stack.norm is None else stack.norm(hidden)
        return model.output_projection(normed).float().softmax(dim=-1)

    written = read(names[-1]).argmax(dim=-1, keepdim=True)
    tokens, probabilities, ranks = [], [], []
    for name in names:  # one after the other: the whole vocabulary at every step is as large as the model's own output
        chances = read(name)  # (step, vocabulary)
        best, ids = chances.max(dim=-1)
        tokens.append(checkpoint.target_tokenizer.tokens(ids.tolist()))
        probabilities.append(best.cpu().numpy())
        ranks.append((1 + (chances > chances.gather(-1, written)).sum(dim=-1)).cpu().numpy())
    stages = ["embedding", *(f"after layer {number}" for number in range(1, len(names)))]
    return Lens(stages, tokens, np.stack(probabilities), np.stack(ranks))

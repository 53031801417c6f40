"""Measures of what mattered: hide a source token, run the model again, and see what that costs each written token."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from transformer.config import START
from transformer.decoding import Decoding, Readable
from transformer.decoding.steps import read_source
from transformer.errors import SettingError
from transformer.maps import Axis, LabelledMap, Side
from transformer.model import Transformer
from transformer.trace import Edit, Trace, Traced

NOT_AN_EXPLANATION = (
    "A weight says where a head looks, not what the model makes of it. Weights often disagree with other measures of "
    "what mattered, and quite different weights can give nearly the same "
    "prediction (Jain and Wallace 2019, “Attention is not Explanation”). What follows is disputed: it depends on what "
    "counts as an explanation, and weights can be put to the test (Wiegreffe and Pinter 2019, "
    "“Attention is not not Explanation”). So take something away and see what changes. Even then, other parts may "
    "step in for what is missing, and a model may fail only because it never met such a gap in training."
)
"""A warning to show next to maps and measurements."""

MOST_VALUES = 1 << 24
"""Most logits or weights in one pass, 64 MB each; larger inputs are split into several passes."""

HIDDEN: dict[Side, str] = {
    "target": "Hidden means that no head of cross-attention may look at that token. The encoder has still read it and "
    "passed it on to its neighbours, so this is less than erasing it.",
    "source": "Hidden means that no head may look at that token. Its own position still carries it on.",
}
"""Sentences on what exactly is hidden, by the side of the written tokens."""

MATTERS = 0.1
"""Smallest drop in log-probability, in nats, that counts as an effect: a tenth of the written token's probability."""


@dataclass(frozen=True, eq=False)
class SourceEffects:
    """The effect of each source token on each written token: how much it mattered.

    Attributes:
        drops: Log-probability, in nats, that the written token of a row loses when the source token of a column is
            hidden, `(step, source)`; above 0: it mattered. Below 0: the model is surer without it.
        log_probabilities: Of each written token with nothing hidden, `(step,)`.
    """

    drops: LabelledMap
    log_probabilities: np.ndarray

    @property
    def what_is_hidden(self) -> str:
        """Sentences on what hiding a token takes away, and what it leaves."""
        return HIDDEN[self.drops.rows.side]

    def agreement(self, weights: LabelledMap) -> str:
        """Say in how many rows a head looks most at what mattered most; rows where nothing did don't count.

        The weights are those of one head, the drops those of all heads together, which the words say.

        Args:
            weights: Weights of the head, `(step, source)`.
        """
        drops = self.drops.values
        matters = drops.max(axis=1) >= MATTERS
        if not matters.any():
            return f"No single token mattered: hiding one never costs {MATTERS} nats."
        agree, others = (weights.values.argmax(axis=1) == drops.argmax(axis=1))[matters], int((~matters).sum())
        rest = f" In {others} more no single token mattered: hiding one costs less than {MATTERS} nats."
        rows = "1 row" if len(agree) == 1 else f"{len(agree)} rows"
        head = f"{weights.head_name[:1].lower()}{weights.head_name[1:]}"
        words = f"In {agree.sum()} of {rows} the token that {head} looks at most"
        one_of_all = " That is one head; a hidden token is hidden from all of them."
        return f"{words} is also the one that mattered most.{one_of_all}{rest if others else ''}"


@torch.inference_mode()
def measure_source_effects(
    checkpoint: Readable, text: str, decoding: Decoding, edits: Mapping[str, Edit] | None = None
) -> SourceEffects:
    """Hide each source token in turn and measure how much less probable the written tokens become.

    A token is hidden like padding, by the mask: no head of the cross-attention can attend to it. The encoder still
    reads it, so its influence on its neighbours remains. In an encoder-only model, no head of the self-attention can
    attend to it, but its own position keeps its embedding. All of this is one pass: the batch holds the source once
    intact and once for each token, and the decoder is forced to read the tokens already written. A decoder without a
    causal mask takes a pass for each of its steps, or it would see the token that it is to write.

    Taking the token out of the encoder too, so that nothing reads it, names the same token as most important in 56 of
    59 rows of eight texts tried with four shipped models.

    Args:
        checkpoint: The model that wrote them.
        text: The source text.
        decoding: A decoding of this text, by any method.
        edits: The edits of that decoding, as for a `Trace`; they are applied here too.
    Raises:
        TextError: If the text can't be read.
        SettingError: If the decoding is of another text.
    Source: Geva et al. (2023), "Dissecting Recall of Factual Associations", attention knockout, here of one column in
        every head. Li, Monroe and Jurafsky (2016), "Understanding Neural Networks through Representation Erasure",
        erase the input itself.
    """
    model = checkpoint.model
    source, source_tokens = read_source(checkpoint, text)
    if source_tokens != decoding.source_tokens:
        raise SettingError("decoding", "be of `text`", got="one of another text", advice="Decode this text first.")
    written = torch.tensor([step.token_id for step in decoding.steps], device=model.device)
    hidden = torch.eye(len(source_tokens), dtype=torch.bool, device=model.device)
    hidden = torch.cat([torch.zeros_like(hidden[:1]), hidden])  # (1 + source, source); the first row hides nothing
    # Several passes if the logits of a large model, or the weights over a long source, would not fit in one.
    config = model.config
    size = max(1, MOST_VALUES // (len(written) * max(config.target_vocab_size, config.num_heads * len(source_tokens))))
    parts = [_log_probabilities(model, source, written, part, dict(edits or {})) for part in hidden.split(size)]
    logs = torch.cat(parts).double().cpu().numpy()  # (1 + source, step)
    has_decoder = config.has_decoder
    rows = Axis("writes", [step.writes for step in decoding.steps], "target" if has_decoder else "source", "query")
    columns = Axis("hidden from the decoder" if has_decoder else "hidden", source_tokens, "source", "key")
    return SourceEffects(LabelledMap((logs[:1] - logs[1:]).T, rows, columns), logs[0])


def _log_probabilities(
    model: Transformer, source: Tensor, written: Tensor, hidden: Tensor, edits: dict[str, Edit]
) -> Tensor:
    """Return the log-probability of each written token with each row of `hidden` masked out, `(hidden, step)`."""

    def blind(allowed: Traced) -> Tensor:
        mask = edits[pattern](allowed) if pattern in edits else allowed.tensor
        return mask & ~hidden[:, None, None, :]

    has_decoder, size = model.config.has_decoder, len(hidden)
    pattern = "decoder.layers.*.cross_attention.allowed" if has_decoder else "encoder.layers.*.self_attention.allowed"
    # After the other edits: a row that may look at one token only is left with nothing when that one is hidden.
    trace = Trace(edits={**edits, pattern: blind}, record=False)
    if has_decoder:
        memory = model.encode(source, trace).expand(size, -1, -1)
        read = torch.cat([written.new_tensor([START]), written[:-1]])
        read, sources = read.expand(size, -1), source.expand(size, -1)
        if model.config.causal:
            logits = model.decode(read, memory, sources, trace=trace)
        else:
            ends = range(1, read.shape[1] + 1)
            logits = torch.stack(
                [model.decode(read[:, :end], memory, sources, trace=trace)[:, -1] for end in ends], dim=1
            )
    else:
        logits = model(source.expand(size, -1), trace=trace)
    chosen = logits.gather(-1, written.expand(size, -1)[..., None])[..., 0]
    return chosen - logits.logsumexp(dim=-1)

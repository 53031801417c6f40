"""What matters? Take a part away, run the model again, and measure what it loses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import PAD, START
from transformer.data.tasks import Batch, task_from_dict
from transformer.decoding import Decoding, Readable, likeliest
from transformer.interpret.interventions import EVERY_KIND, Intervention, edits_of
from transformer.interpret.labelled_map import Axis, Kind, LabelledMap
from transformer.model import Transformer
from transformer.trace import Edit, Trace, Traced

NOT_AN_EXPLANATION = (
    "Attention alone is no explanation: a weight says where a head looks, not what the model makes of it. Weights "
    "often disagree with other measures of what mattered, and quite different weights can give nearly the same "
    "prediction (Jain and Wallace 2019, “Attention is not Explanation”). What follows from that is disputed: it "
    "depends on what counts as an explanation, and weights can be put to the test (Wiegreffe and Pinter 2019, "
    "“Attention is not not Explanation”). So take something away and see what changes; and even then, other parts may "
    "step in for what is missing, and a model may fail only because it never met such a gap in training."
)
"""A warning to show beside maps and measurements."""

MOST_VALUES = 1 << 24
"""Most logits or weights of one pass, 64 megabytes each: what is beyond that takes several passes."""

MATTERS = 0.1
"""Nats that a written token must lose for what was hidden to have mattered to it: a tenth of its probability."""


@dataclass(frozen=True, eq=False)
class BreakIt:
    """What a model still gets right with one head switched off.

    Attributes:
        count: Number of held-out sequences.
        baseline: Share of them that it gets wholly right as it is.
        without: For each kind the share that it gets right with one head off, `(layer, head)`.
    """

    count: int
    baseline: float
    without: dict[Kind, np.ndarray]

    def drop(self, kind: Kind) -> LabelledMap:
        """What each head is worth, `(layer, head)`: above 0, the model is worse without it.

        Raises:
            KeyError: If the model has no attention of that kind.
        """
        drops = self.baseline - self.without[kind]
        layers, heads = ([f"{name} {i + 1}" for i in range(size)] for name, size in zip(("layer", "head"), drops.shape))
        return LabelledMap(drops, Axis("switched off", layers), Axis("head", heads))


@torch.inference_mode()
def break_it(checkpoint: Checkpoint, count: int = 64, seed: int = 2**36) -> BreakIt:
    """Switch every head off in turn, over fresh held-out sequences of the model's own task.

    Each head costs one batched pass with the right target as input, and that is exact: a greedy output is wholly right
    if and only if the teacher-forced prediction is right at every position. Let y₁ … yₙ be the right target, end
    included. The mask is causal and a head that is off never opens it, so the prediction at position t depends on the
    source and on y₁ … yₜ₋₁ alone. If every prediction is right, greedy decoding, which starts from the same start
    token, writes y₁, so it reads y₁ and writes y₂, and so on to yₙ, the end, where it stops. If one is wrong, take the
    first, at t: before it greedy decoding writes y₁ … yₜ₋₁, so it sees what was forced, and writes the same wrong
    token. Both choose among all tokens but padding (`likeliest`), so nothing differs but rounding, where two tokens are
    as good as equal.

    Args:
        checkpoint: A model that was trained on a task.
        count: Number of sequences; where a file of pairs holds out fewer, all of those.
        seed: Of the draw.
    Raises:
        ValueError: If the checkpoint names no task, or `count` is below 1.
    Source: Michel, Levy and Neubig (2019), "Are Sixteen Heads Really Better than One?", §3.2: one head off at a time.
    """
    if not checkpoint.task:
        raise ValueError(f"{checkpoint.name!r} names no task to break it on. Choose a model that was trained here.")
    if count < 1:
        raise ValueError(f"`count` must be at least 1, got {count}. Take 64.")
    model = checkpoint.model
    drawn = task_from_dict(checkpoint.task).batch(count, np.random.default_rng(seed), split="held-out")
    count = len(drawn.source)
    parts = [Batch(part.source.to(model.device), part.target.to(model.device)) for part in _by_length(drawn)]
    # Heads of the decoder don't change what the encoder says.
    memories = [model.encode(part.source) for part in parts]

    def share(head: Intervention) -> float:
        trace = Trace("nothing", edits=edits_of([head]))
        right = 0
        for part, memory in zip(parts, memories):
            known = memory if head.kind != "encoder" else model.encode(part.source, trace)
            right += _number_right(model, part, known, trace)
        return right / count

    baseline = sum(_number_right(model, part, memory) for part, memory in zip(parts, memories)) / count
    without = {}
    for kind in EVERY_KIND if model.config.has_decoder else ("encoder",):
        without[kind] = np.empty((model.config.num_layers, model.config.num_heads))
        for layer, head in np.ndindex(without[kind].shape):
            without[kind][layer, head] = share(Intervention(kind=kind, layer=layer, head=head, action="off"))
    return BreakIt(count, baseline, without)


def _by_length(batch: Batch, size: int = 16) -> Iterator[Batch]:
    """The same sequences, those of about one length together: with few long ones, most of a batch is padding."""
    for rows in (batch.source != PAD).sum(dim=1).argsort().split(size):
        source, target = batch.source[rows], batch.target[rows]
        yield Batch(source[:, (source != PAD).any(dim=0)], target[:, (target != PAD).any(dim=0)])


def _number_right(model: Transformer, batch: Batch, memory: Tensor, trace: Trace | None = None) -> int:
    """How many of a batch have the right token at every position; padding has none."""
    if model.config.has_decoder:
        right = batch.target[:, 1:]
        logits = model.decode(batch.target[:, :-1], memory, batch.source, trace=trace)
    else:
        right, logits = batch.target, model.predict(memory, trace)
    return int(((likeliest(logits) == right) | (right == PAD)).all(dim=1).sum())


@dataclass(frozen=True, eq=False)
class Mattered:
    """How much each source token mattered for each token written.

    Attributes:
        drops: Log-probability, in nats, that the written token of a row loses when the source token of a column is
            hidden, `(step, source)`; above 0: it mattered. Below 0: the model is surer without it.
        log_probabilities: Of each written token with nothing hidden, `(step,)`.
    """

    drops: LabelledMap
    log_probabilities: np.ndarray

    def agreement(self, weights: LabelledMap) -> str:
        """How often a head looks most at what mattered most, in words; where nothing mattered, it can't.

        Args:
            weights: Of the head, `(step, source)`.
        """
        drops = self.drops.values
        matters = drops.max(axis=1) >= MATTERS
        if not matters.any():
            return f"Nothing mattered: in no row does hiding one token cost {MATTERS} nats."
        agree, others = (weights.values.argmax(axis=1) == drops.argmax(axis=1))[matters], int((~matters).sum())
        rest = f" In {others} more nothing mattered: hiding any one token costs less than {MATTERS} nats."
        said = f"In {agree.sum()} of {_rows(len(agree))} what {weights.head_name} looks at most"
        return f"{said} is also what mattered most.{rest if others else ''}"


def _rows(count: int) -> str:
    return "1 row" if count == 1 else f"{count} rows"


@torch.inference_mode()
def hidden_source(
    checkpoint: Readable, text: str, decoding: Decoding, edits: Mapping[str, Edit] | None = None
) -> Mattered:
    """Hide each source token in turn and see how much less probable the model finds what it wrote.

    A token is hidden as padding is, by the mask: no head of the cross-attention may look at it. The encoder still read
    it, so what it told its neighbours remains. In an encoder-only model no head of the self-attention may look at it;
    its own position keeps its embedding. All of this is one pass: the batch holds the source once as it is and once
    for each token, and the decoder reads what was written, whatever it would write now.

    Args:
        checkpoint: The model that wrote it.
        text: What the encoder reads.
        decoding: What was written for this text, by whatever method.
        edits: The edits it was written with, as for a `Trace`; they hold here too.
    Raises:
        TextError: If the text can't be read.
        ValueError: If the decoding is of another text.
    Source: Li, Monroe and Jurafsky (2016), "Understanding Neural Networks through Representation Erasure".
    """
    model = checkpoint.model
    ids = checkpoint.source_tokenizer.read(text, model.config.max_length)
    source_tokens = checkpoint.source_tokenizer.tokens(ids)
    if source_tokens != decoding.source_tokens:
        raise ValueError("`decoding` must be of `text`, got one of another text. Decode this text first.")
    source = torch.tensor([ids], device=model.device)
    written = torch.tensor([step.token_id for step in decoding.steps], device=model.device)
    hidden = torch.eye(len(ids), dtype=torch.bool, device=model.device)
    hidden = torch.cat([torch.zeros_like(hidden[:1]), hidden])  # (1 + source, source); the first hides nothing
    # A large model's logits, or weights over a long source, would not fit: then a few passes in place of one.
    config = model.config
    size = max(1, MOST_VALUES // (len(written) * max(config.target_vocab_size, config.num_heads * len(ids))))
    parts = [_log_probabilities(model, source, written, part, dict(edits or {})) for part in hidden.split(size)]
    logs = torch.cat(parts).double().cpu().numpy()  # (1 + source, step)
    has_decoder = config.has_decoder
    rows = Axis("writes", [step.writes for step in decoding.steps], "target" if has_decoder else "source", "query")
    columns = Axis("hidden from the decoder" if has_decoder else "hidden", source_tokens, "source", "key")
    return Mattered(LabelledMap((logs[:1] - logs[1:]).T, rows, columns), logs[0])


def _log_probabilities(
    model: Transformer, source: Tensor, written: Tensor, hidden: Tensor, edits: dict[str, Edit]
) -> Tensor:
    """Of each written token, while attention to the source is blind to each row of `hidden`: `(hidden, step)`."""

    def blind(allowed: Traced) -> Tensor:
        mask = edits[pattern](allowed) if pattern in edits else allowed.tensor
        return mask & ~hidden[:, None, None, :]

    has_decoder, size = model.config.has_decoder, len(hidden)
    pattern = "decoder.layers.*.cross_attention.allowed" if has_decoder else "encoder.layers.*.self_attention.allowed"
    # After the other edits: a row that may look at one token only is left with nothing when that one is hidden.
    trace = Trace("nothing", edits={**edits, pattern: blind})
    if has_decoder:
        memory = model.encode(source, trace).expand(size, -1, -1)
        read = torch.cat([written.new_tensor([START]), written[:-1]])
        logits = model.decode(read.expand(size, -1), memory, source.expand(size, -1), trace=trace)
    else:
        logits = model(source.expand(size, -1), trace=trace)
    chosen = logits.gather(-1, written.expand(size, -1)[..., None])[..., 0]
    return chosen - logits.logsumexp(dim=-1)

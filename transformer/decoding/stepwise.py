"""Decoding of one target step by step with a key-value cache: greedy, by sampling, or with forced tokens."""

from __future__ import annotations

from collections.abc import Mapping

import torch
from torch import Tensor

from transformer.cache import KeyValueCache
from transformer.config import END, PAD, START
from transformer.decoding.steps import WEIGHTS, Decoding, Readable, Step, most_tokens, read_source
from transformer.decoding.strategy import GREEDY, Strategy, drawn
from transformer.errors import SettingError, whole_number
from transformer.model import Transformer
from transformer.text.tokenizer import Tokenizer
from transformer.trace import Trace


@torch.inference_mode()
def decode(
    checkpoint: Readable,
    text: str,
    strategy: Strategy = GREEDY,
    forced: Mapping[int, int] | None = None,
    trace: Trace | None = None,
    max_length: int | None = None,
    cached: bool = True,
) -> Decoding:
    """Write one token after the other until the end token or the limit, as `strategy` and `forced` determine.

    With a trace, the whole decoding is captured: after the last step, one full pass over the finished target records
    every value, and each step keeps its own attention rows as the cached step computed them.

    An encoder-only model predicts all positions at once: each position is chosen, drawn or forced on its own, and a
    forced token affects no other position.

    Args:
        checkpoint: A model with its tokenizers.
        text: The source text.
        strategy: How the next token is chosen.
        forced: Step → id to write there instead of the model's choice; the model continues from it.
        trace: Captures values; None is the fast path.
        max_length: Most tokens to write. Default: the model's limit.
        cached: Cache the keys and values of tokens already read, which keeps each row as it was when its token was
            the last. If an edit lets rows attend to later tokens, each new token changes earlier rows, and only a
            full pass at every step (False) shows that. A non-causal model is never cached.
    Returns:
        The decoding; its `unused_forced` lists the forced steps beyond its end.
    Raises:
        TextError: If the text is empty, too long, or has characters unknown to the model.
        SettingError: If `max_length` is below 1, or `forced` has an invalid step or a token that can't be written.
    Source: Vaswani et al. (2017), §3.1 (auto-regressive).
    """
    model, tokenizer = checkpoint.model, checkpoint.target_tokenizer
    limit = most_tokens(model, max_length)
    writer = _Writer(strategy, _checked(forced, model), tokenizer)
    source, source_tokens = read_source(checkpoint, text)
    if trace is not None:
        trace.label(source=[source_tokens])
    if not model.config.has_decoder:
        return _every_position_at_once(model, writer, source, source_tokens, trace)
    memory = model.encode(source, trace)
    read, steps = [START], []
    edits = trace.edits if trace is not None else None
    cached = cached and model.config.causal
    cache = KeyValueCache() if cached else None
    while len(steps) < limit:
        rows = Trace(WEIGHTS, edits=edits) if trace is not None else None
        if rows is not None:
            rows.label(source=[source_tokens], target=[tokenizer.tokens(read)])
        target = torch.tensor([read[-1:] if cached else read], device=model.device)
        logits = model.decode(target, memory, source, cache, rows)[0, -1]
        steps.append(writer.step(len(steps), read[-1], logits, rows))
        read.append(steps[-1].token_id)
        if read[-1] == END:
            break
    target_tokens = tokenizer.tokens(read[:-1])
    if trace is not None:
        trace.label(target=[target_tokens])
        model.decode(torch.tensor([read[:-1]], device=model.device), memory, source, trace=trace)
    return Decoding(
        text=tokenizer.decode(read),
        tokens=tokenizer.tokens(read[1:]),
        steps=steps,
        source_tokens=source_tokens,
        target_tokens=target_tokens,
        finished=read[-1] == END and not steps[-1].forced,
        reason=_reason(steps[-1], limit),
        unused_forced=writer.unused(len(steps)),
    )


def greedy(
    checkpoint: Readable, text: str, trace: Trace | None = None, max_length: int | None = None, cached: bool = True
) -> Decoding:
    """Write the most probable token at each step: `decode` with the default strategy and nothing forced."""
    return decode(checkpoint, text, trace=trace, max_length=max_length, cached=cached)


def _checked(forced: Mapping[int, int] | None, model: Transformer) -> dict[int, int]:
    for step, token_id in (forced or {}).items():
        if not isinstance(step, int) or isinstance(step, bool) or step < 0:
            raise SettingError("forced", "count steps in whole numbers from 0", step, "Name another step.")
        if token_id == PAD:
            raise SettingError(
                "forced",
                f"not write padding (id {PAD})",
                got=f"it at step {step}",
                advice=f"Choose another token; the end token has the id {END}.",
            )
        whole_number(f"forced[{step}]", token_id, PAD + 1, model.config.target_vocab_size - 1)
    return dict(forced or {})


def _reason(last: Step, limit: int) -> str:
    if last.token_id != END:
        return f"It reached the limit of {limit} tokens before it wrote the end token </s>."
    return f"{'The end token </s> was forced' if last.forced else 'It wrote the end token </s>'}, so it stopped."


def _every_position_at_once(
    model: Transformer, writer: _Writer, source: Tensor, source_tokens: list[str], trace: Trace | None
) -> Decoding:
    rows = None
    if trace is not None:
        model(source, trace=trace)
        rows = Trace(WEIGHTS, edits=trace.edits)
        rows.label(source=[source_tokens])
    logits = model(source, trace=rows)[0]
    steps = [
        writer.step(position, read, logits[position], rows, row=position)
        for position, read in enumerate(source[0].tolist())
    ]
    written = [step.token_id for step in steps]
    return Decoding(
        text=writer.tokenizer.decode(written),
        tokens=writer.tokenizer.tokens(written),
        steps=steps,
        source_tokens=source_tokens,
        target_tokens=source_tokens,
        finished=True,
        reason="An encoder alone predicts every position at once; there is nothing to wait for.",
        unused_forced=writer.unused(len(steps)),
    )


class _Writer:
    """Chooses the token of each step of one decoding and makes the record of the step.

    Args:
        strategy: How a token is chosen if none is forced.
        forced: Step → id, already checked.
        tokenizer: Maps ids to tokens.
    """

    def __init__(self, strategy: Strategy, forced: dict[int, int], tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer
        self._strategy = strategy
        self._forced = forced
        self._draws = strategy.draws()

    def step(self, position: int, read: int, logits: Tensor, rows: Trace | None, row: int = -1) -> Step:
        """Make the record of the next step.

        Args:
            position: Number of the step.
            read: Id that was read.
            logits: Logits of the next token, `(vocabulary,)`.
            rows: Attention weights captured in this step's pass.
            row: Index of this step's query in them.
        """
        candidates = self._strategy.candidates(logits)
        choice_id = drawn(candidates, next(self._draws))
        token_id = self._forced.get(position, choice_id)
        reads, writes = self.tokenizer.tokens([read, token_id])
        return Step(
            position=position,
            reads=reads,
            writes=writes,
            token_id=token_id,
            probabilities=logits.softmax(dim=-1).cpu().numpy(),
            rows={traced.name: traced.array[0, :, row] for traced in rows.find(WEIGHTS)} if rows is not None else {},
            tokenizer=self.tokenizer,
            candidates=candidates.float().numpy(),
            forced=position in self._forced,
            choice_id=choice_id,
        )

    def unused(self, num_steps: int) -> list[int]:
        """Return the forced steps beyond the last one, in ascending order."""
        return sorted(step for step in self._forced if step >= num_steps)

"""Decoding of one target step by step with a key-value cache: greedy, by sampling, or with forced tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import overload

import torch
from torch import Tensor

from transformer.attention import MAPS, WEIGHTS
from transformer.cache import KeyValueCache
from transformer.config import END, PAD, START
from transformer.decoding.batches import AT_ONCE, greedy_batch
from transformer.decoding.steps import (
    Decoding,
    Readable,
    Step,
    check_readable,
    most_tokens,
    read_source,
    reason_of_end,
)
from transformer.decoding.strategy import GREEDY, Strategy, draw_id
from transformer.errors import SettingError, whole_number
from transformer.model import Transformer
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

    With a trace, the whole decoding is captured: each step keeps its own attention rows as the cached step computed
    them, and after the last step, one full pass over the finished target records every value. Where nothing but weights
    and masks is recorded, the rows of the cached steps are the whole maps already, and that pass is left out.

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
        LabError: If a pattern or an edit of the trace met no value.
    Source: Vaswani et al. (2017), §3.1 (auto-regressive).
    """
    check_readable(checkpoint)
    config, limit = checkpoint.model.config, most_tokens(checkpoint.model, max_length)
    writer = _Writer(checkpoint, text, strategy, _check_forced(forced, checkpoint.model), trace)
    return writer.step_by_step(limit, cached and config.causal) if config.has_decoder else writer.all_at_once()


@overload
def greedy(
    checkpoint: Readable, text: str, trace: Trace | None = None, max_length: int | None = None, cached: bool = True
) -> Decoding: ...


@overload
def greedy(
    checkpoint: Readable,
    text: list[str] | tuple[str, ...],
    trace: Trace | None = None,
    max_length: int | None = None,
    cached: bool = True,
) -> list[Decoding]: ...


def greedy(
    checkpoint: Readable,
    text: str | list[str] | tuple[str, ...],
    trace: Trace | None = None,
    max_length: int | None = None,
    cached: bool = True,
) -> Decoding | list[Decoding]:
    """Write the most probable token at each step: `decode` with the default strategy and nothing forced.

    Several texts are written in one padded pass, many times as fast as one after the other; each of their decodings has
    a trace of its own, without the padding.

    Args:
        checkpoint: A model with its tokenizers.
        text: The source text, or several. Each step keeps the probabilities of all next tokens.
        trace: Captures values; of several texts those of the whole batch, padding included, which its edits see too: an
            edit that counts rows or columns counts the padding.
        max_length: Most tokens to write. Default: the model's limit.
        cached: As in `decode`.
    Returns:
        The decoding; of several texts one of each, in their order.
    Raises:
        TextError: If a text is empty, too long, or has characters unknown to the model.
        SettingError: If `max_length` is below 1.
        LabError: If a pattern or an edit of the trace met no value.

    Example:
        greedy(load("reverse-letters"), ["attention", "network"])[1].text    # 'krowten'
    """
    if not isinstance(text, (list, tuple)):
        return decode(checkpoint, text, trace=trace, max_length=max_length, cached=cached)
    check_readable(checkpoint)
    return greedy_batch(checkpoint, text, trace, max_length, cached)


def _check_forced(forced: Mapping[int, int] | None, model: Transformer) -> dict[int, int]:
    for step, token_id in (forced or {}).items():
        if not isinstance(step, int) or isinstance(step, bool) or step < 0:
            raise SettingError("forced", "count steps in whole numbers from 0", step, "Name another step.")
        if token_id == PAD:
            advice = f"Choose another token; the end token has the id {END}."
            raise SettingError("forced", f"not write padding (id {PAD})", got=f"it at step {step}", advice=advice)
        whole_number(f"forced[{step}]", token_id, PAD + 1, model.config.target_vocab_size - 1)
    return dict(forced or {})


class _Writer:
    """One decoding: the model writes a text, and each step is recorded.

    Args:
        checkpoint: A model with its tokenizers.
        text: The source text.
        strategy: How a token is chosen if none is forced.
        forced: Step → id, already checked.
        trace: Captures values; None is the fast path.
    """

    def __init__(
        self, checkpoint: Readable, text: str, strategy: Strategy, forced: dict[int, int], trace: Trace | None
    ) -> None:
        self._model, self._tokenizer, self._trace = checkpoint.model, checkpoint.target_tokenizer, trace
        self._strategy, self._forced, self._draws = strategy, forced, strategy.draws()
        self._source, self._source_tokens = read_source(checkpoint, text)
        self._steps: list[Step] = []
        if trace is not None:
            trace.label(source=[self._source_tokens])

    def step_by_step(self, limit: int, cached: bool) -> Decoding:
        """Write token after token until the end token or the limit, then capture the whole target."""
        memory, cache = self._model.encode(self._source, self._trace), KeyValueCache() if cached else None
        read, steps = [START], []
        while len(self._steps) < limit and read[-1] != END:
            rows = self._rows(read)
            target = self._on_device(read[-1:] if cached else read)
            logits = self._model.decode(target, memory, self._source, cache, rows)[0, -1]
            read.append(self._add_step(read[-1], logits, rows).token_id)
            steps.append(rows)
        target_tokens = self._tokenizer.tokens(read[:-1])
        if self._trace is not None:
            self._trace.label(target=[target_tokens])
            if cached and self._trace.records_only(*MAPS):
                self._trace.join_rows(steps)
            else:
                self._model.decode(self._on_device(read[:-1]), memory, self._source, trace=self._trace)
            self._trace.check_names()
        last = self._steps[-1]
        return self._decoding(
            target_tokens, finished=read[-1] == END and not last.forced, reason=reason_of_end(last, limit)
        )

    def all_at_once(self) -> Decoding:
        """Write every position in one pass, as an encoder-only model does."""
        if self._trace is not None:
            self._model(self._source, trace=self._trace)
        rows = self._rows()
        logits = self._model(self._source, trace=rows)[0]
        for position, read in enumerate(self._source[0].tolist()):
            self._add_step(read, logits[position], rows, row=position)
        return self._decoding(self._source_tokens, finished=True, reason=AT_ONCE)

    def _on_device(self, ids: list[int]) -> Tensor:
        return torch.tensor([ids], device=self._model.device)

    def _rows(self, read: list[int] | None = None) -> Trace | None:
        """Return a trace for the attention rows of one pass, with the edits of the decoding's; None without that."""
        if self._trace is None:
            return None
        rows = Trace(*MAPS, edits=self._trace.edits)
        rows.label(source=[self._source_tokens])
        if read is not None:
            rows.label(target=[self._tokenizer.tokens(read)])
        return rows

    def _add_step(self, read: int, logits: Tensor, rows: Trace | None, row: int = -1) -> Step:
        """Choose the token of the next step and record the step.

        Args:
            read: Id that was read.
            logits: Logits of the next token, `(vocabulary,)`.
            rows: Attention weights and masks captured in this step's pass.
            row: Index of this step's query in them.
        """
        position, candidates = len(self._steps), self._strategy.candidates(logits)
        choice_id = draw_id(candidates, next(self._draws))
        token_id = self._forced.get(position, choice_id)
        reads, writes = self._tokenizer.tokens([read, token_id])
        step = Step(
            position=position,
            reads=reads,
            writes=writes,
            token_id=token_id,
            probabilities=logits.softmax(dim=-1).cpu().numpy(),
            rows={traced.name: traced.array[0, :, row] for traced in rows.find(WEIGHTS)} if rows is not None else {},
            tokenizer=self._tokenizer,
            candidates=candidates.float().numpy(),
            forced=position in self._forced,
            choice_id=choice_id,
        )
        self._steps.append(step)
        return step

    def _decoding(self, target_tokens: list[str], finished: bool, reason: str) -> Decoding:
        written = [step.token_id for step in self._steps]
        return Decoding(
            text=self._tokenizer.decode(written),
            tokens=self._tokenizer.tokens(written),
            steps=self._steps,
            source_tokens=self._source_tokens,
            target_tokens=target_tokens,
            finished=finished,
            reason=reason,
            unused_forced=sorted(step for step in self._forced if step >= len(written)),
            trace=self._trace,
        )

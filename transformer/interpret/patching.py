"""Activation patching: what moves to other tokens in the encoder, told by giving one vector of another text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

import numpy as np
import torch
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import END, PAD, START, UNKNOWN
from transformer.decoding import Decoding, greedy
from transformer.decoding.steps import read_source
from transformer.errors import LabError
from transformer.interpret.source_effects import MOST_VALUES
from transformer.trace import Edit, Trace, Traced

_MOST_WORK = 1e11
"""Most multiplications of one patching, some ten seconds on two cores."""
_MOST_TRIED = 6


@dataclass(frozen=True, eq=False)
class Patching:
    """The difference between what two texts make a model write, as far as it comes over with a single vector.

    Attributes:
        tokens: Source tokens of the text that is read, start and end included.
        other_tokens: Those of the text whose vectors are given, as many.
        stages: What has been passed when a vector is given, e.g. `["embedding", "after layer 1"]`.
        step: The first step, from 0, at which the two texts make the model write different tokens.
        writes: What it writes there for the text.
        other_writes: What it writes there for the other one.
        shares: Share of the difference between the two tokens' logits that comes over, `(stage, source)`: 1 all of it,
            0 nothing, below 0 the opposite.
        patched_writes: The likeliest token of that step, with the vector given, `[stage][source]`.
    """

    tokens: list[str]
    other_tokens: list[str]
    stages: list[str]
    step: int
    writes: str
    other_writes: str
    shares: np.ndarray
    patched_writes: list[list[str]]

    @property
    def changed(self) -> list[int]:
        """Places of the source at which the texts differ."""
        return [place for place, token in enumerate(self.tokens) if token != self.other_tokens[place]]

    @property
    def farthest(self) -> tuple[int, float]:
        """The place, of those at which the texts are alike, whose last vector brings most over, and its share."""
        last = self.shares[-1].copy()
        last[self.changed] = -np.inf
        return int(last.argmax()), float(last.max())


@torch.inference_mode()
def patch(checkpoint: Checkpoint, text: str, other: str) -> Patching:
    """Give a text one vector of another at a time, and measure how much of the other's output comes over with it.

    At every source token and after every layer of the encoder, the vector of the residual stream is replaced by that of
    the other text; everything that follows is computed anew. The decoder reads what both texts make it write up to the
    first difference. All vectors of a stage at once give exactly what the other text gives.

    Args:
        checkpoint: The model.
        text: The text that it reads.
        other: A text of as many tokens, from which the vectors come.
    Returns:
        The shares, exact: one run for each vector, in batches.
    Raises:
        TextError: If a text can't be read.
        LabError: If the texts have different numbers of tokens, if the model writes the same for both, or if it would
            take too long.
    Source: Vig et al. (2020), "Investigating Gender Bias in Language Models Using Causal Mediation Analysis"; Meng et
        al. (2022), "Locating and Editing Factual Associations in GPT".
    """
    own, others = (greedy(checkpoint, one) for one in (text, other))
    _check_lengths(checkpoint, own.source_tokens, others.source_tokens)
    if (step := _first_difference(own, others)) is None:
        raise LabError("The model writes the same for both texts, so nothing can come over.", "Change another word.")
    _check_work(checkpoint, len(own.source_tokens), step + 1)
    model, names = checkpoint.model, _stage_names(checkpoint)
    (ids, tokens), (other_ids, other_tokens) = (read_source(checkpoint, one) for one in (text, other))
    read = torch.tensor([[START, *(one.token_id for one in own.steps[:step])]], device=model.device)

    def run(source: Tensor, trace: Trace) -> Tensor:
        """Return the logits of the step, `(batch, vocabulary)`."""
        if not checkpoint.config.has_decoder:
            return model(source, trace=trace)[:, step].clone()  # a part would keep the whole
        memory = model.encode(source, trace)
        return model.decode(read.expand(len(source), -1), memory, source)[:, -1].clone()

    given = Trace(*names)
    ends = [run(ids, Trace(record=False)), run(other_ids, given)]
    cells = [(stage, place) for stage in range(len(names)) for place in range(len(tokens))]
    logits = torch.cat([
        run(ids.expand(len(part), -1), Trace(edits=_give(given, names, part), record=False))
        for part in _in_batches(checkpoint, cells, len(tokens), read.shape[1])
    ])  # fmt: skip
    before, after = own.steps[step].token_id, others.steps[step].token_id
    first, last, patched = (one[:, after].double() - one[:, before].double() for one in (*ends, logits))
    shape = len(names), len(tokens)
    return Patching(
        tokens=tokens,
        other_tokens=other_tokens,
        stages=["embedding", *(f"after layer {number}" for number in range(1, len(names)))],
        step=step,
        writes=own.steps[step].writes,
        other_writes=others.steps[step].writes,
        shares=((patched - first) / (last - first)).reshape(shape).cpu().numpy(),
        patched_writes=[
            checkpoint.target_tokenizer.tokens(row) for row in logits.argmax(dim=-1).reshape(shape).tolist()
        ],
    )


@torch.inference_mode()
def write_patched(checkpoint: Checkpoint, text: str, other: str, stage: int, place: int) -> Decoding:
    """Return what a model writes for a text, greedily, with one vector of another one.

    Args:
        checkpoint: The model.
        text: The text that it reads.
        other: A text of as many tokens.
        stage: After which layer the vector is given; 0: the embedding.
        place: The source token that gets it, from 0.
    Raises:
        TextError, LabError: As `patch`.
    """
    names = _stage_names(checkpoint)
    (_, tokens), (ids, other_tokens) = (read_source(checkpoint, one) for one in (text, other))
    _check_lengths(checkpoint, tokens, other_tokens)
    given = Trace(*names)
    if checkpoint.config.has_decoder:
        checkpoint.model.encode(ids, given)
    else:
        checkpoint.model(ids, trace=given)
    return greedy(checkpoint, text, Trace(edits=_give(given, names, [(stage, place)]), record=False))


@torch.inference_mode()
def likely_other(checkpoint: Checkpoint, text: str) -> str | None:
    """Return the text with one token replaced by one like it, so that most of the difference moves to another token.

    Likeness is the cosine of their embeddings; of the six likeliest, the one that moves most, or the first where trying
    all would take too long. None where the model writes the same for all of them.

    Args:
        checkpoint: The model.
        text: One that it can read.
    """
    own, tokenizer, found = greedy(checkpoint, text), checkpoint.source_tokenizer, {}
    for ids in _likely_ids(checkpoint, text):
        other = tokenizer.decode(ids)
        if tokenizer.encode(other) != ids or _first_difference(own, greedy(checkpoint, other)) is None:
            continue
        if _MOST_TRIED * _work(checkpoint, len(own.source_tokens), len(own.steps)) > _MOST_WORK / 10:
            return other  # to compare several would take too long
        found[other] = patch(checkpoint, text, other).farthest[1]
    return max(found, key=found.__getitem__) if found else None


@torch.inference_mode()
def alike(checkpoint: Checkpoint, text: str, place: int, count: int = 12) -> list[str]:
    """Return the text with the token of one place replaced by those most like it; see `likely_other`.

    Args:
        checkpoint: The model.
        text: One that it can read.
        place: Of the token, from 0, start included.
        count: The most texts.
    """
    tokenizer, found = checkpoint.source_tokenizer, []
    for ids in _likely_ids(checkpoint, text, place, 2 * count):
        other = tokenizer.decode(ids)
        if tokenizer.encode(other) == ids:
            found.append(other)
    return found[:count]


def _likely_ids(
    checkpoint: Checkpoint, text: str, place: int | None = None, count: int = _MOST_TRIED
) -> Iterator[list[int]]:
    """Yield the ids of the text with one token replaced, the likeliest replacement first; of one place, or of any."""
    ids = checkpoint.source_tokenizer.encode(text)
    table = checkpoint.model.encoder.embedding.weight.float()
    tokens = checkpoint.source_tokenizer.tokens(list(range(len(table))))
    is_word = torch.tensor([token[0].isalpha() if token else False for token in tokens], device=table.device)
    is_word[[PAD, START, END, UNKNOWN]] = False
    mean = table[is_word].mean(dim=0)
    at = None if place is None else place - 1
    places = [place for place, one in enumerate(ids) if is_word[one] and at in (None, place)]
    # Cosines around the mean, without a copy of the table, which may be large.
    own = torch.nn.functional.normalize(table[[ids[place] for place in places]] - mean, dim=-1)
    squared = torch.linalg.vector_norm(table, dim=-1) ** 2 - 2 * table @ mean + mean @ mean
    likeness = (own @ table.T - (own @ mean)[:, None]) / squared.clamp(min=1e-12).sqrt()
    likeness[:, ~is_word] = -1
    likeness[torch.arange(len(places)), [ids[place] for place in places]] = -1
    best = likeness.flatten().topk(min(count, likeness.numel())).indices.tolist() if places else []
    for index in best:
        row, token = divmod(index, len(table))
        yield [*ids[: places[row]], token, *ids[places[row] + 1 :]]


def _stage_names(checkpoint: Checkpoint) -> list[str]:
    """Return the names of the vectors of the residual stream, before the first layer and after each."""
    end = "residual" if checkpoint.config.norm_first else "norm"
    layers = range(checkpoint.config.num_layers)
    return ["encoder.embedded", *(f"encoder.layers.{layer}.feed_forward_{end}" for layer in layers)]


def _check_lengths(checkpoint: Checkpoint, tokens: list[str], other_tokens: list[str]) -> None:
    if len(tokens) != len(other_tokens):
        counts = f"{len(tokens) - 2} and {len(other_tokens) - 2}"
        raise LabError(
            f"The two texts have {counts} tokens, but each vector needs a place to go.",
            "Change a word for another one of as many tokens.",
        )


def _check_work(checkpoint: Checkpoint, source: int, target: int) -> None:
    if _work(checkpoint, source, target) <= _MOST_WORK:
        return
    shorter = range(source - 1, 2, -1)
    fits = (size for size in shorter if _work(checkpoint, size, max(1, target * size // source)) <= _MOST_WORK)
    raise LabError(
        f"Giving every vector of {source} tokens would take too long with this model.",
        f"Choose texts of at most {next(fits, 3) - 2} tokens.",
    )


def _work(checkpoint: Checkpoint, source: int, target: int) -> float:
    """Return the multiplications of all runs: one of encoder and decoder for each vector after each layer."""
    config = checkpoint.config
    layer = config.d_model * (4 * config.d_model + 2 * config.d_ff)
    written = target * (1.5 * config.num_layers * layer + config.d_model * config.target_vocab_size)
    read = source * (config.num_layers * layer if config.has_decoder else 0)
    return (config.num_layers + 1) * source * (read + written)


def _first_difference(own: Decoding, other: Decoding) -> int | None:
    pairs = zip(own.steps, other.steps, strict=False)
    return next((step for step, (one, two) in enumerate(pairs) if one.token_id != two.token_id), None)


def _give(given: Trace, names: list[str], cells: list[tuple[int, int]]) -> Mapping[str, Edit]:
    """Return edits that give each sequence of a batch the vector of its stage and place."""

    def put(value: Traced, stage: int) -> Tensor:
        patched = value.tensor.clone()
        for item, (of_stage, place) in enumerate(cells):
            if of_stage == stage:
                patched[item, place] = given[names[stage]].tensor[0, place]
        return patched

    return {names[stage]: partial(put, stage=stage) for stage in {stage for stage, _ in cells}}


def _in_batches(
    checkpoint: Checkpoint, cells: list[tuple[int, int]], source: int, target: int
) -> Iterator[list[tuple[int, int]]]:
    config = checkpoint.config
    widest = max(target * config.target_vocab_size, config.num_heads * source * max(source, target))
    size = max(1, MOST_VALUES // widest)
    for first in range(0, len(cells), size):
        yield cells[first : first + size]

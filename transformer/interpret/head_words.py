"""The words of a head: which tokens of the vocabulary become likelier by what it takes from each token it looks at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import END, PAD, START, UNKNOWN
from transformer.decoding import greedy_ids
from transformer.errors import SettingError
from transformer.interpret.batches import trace_batch, with_own_targets
from transformer.interpret.held_out import held_out_batch
from transformer.interpret.result import Result
from transformer.interpret.roles import THRESHOLD, TIMES_CHANCE
from transformer.interpret.source_effects import MOST_VALUES
from transformer.maps import Kind, Place
from transformer.text import SPECIALS, Tokenizer
from transformer.trace import Trace

_SEED = 2**35
_MOST_WORK, _MOST_CELLS = 2e9, 4096
"""Most multiplications of all heads' words, some 50 ms, and most tokens of all heads: each goes to every browser."""
WordsOfHeads = list[list[list[list[str]]]]
"""Tokens that heads make likelier, `[layer][head][token looked at][rank]`."""
_MODULES = {"encoder": "self_attention", "cross": "cross_attention", "decoder": "self_attention"}


@dataclass(frozen=True, eq=False)
class HeadWords:
    """The words that a head writes for each token that it looks at.

    Attributes:
        looked_at: The tokens that it looks at.
        raised: The tokens that each of them raises most, `[looked at][rank]`.
        gains: How much more their logits rise than the vocabulary's mean, for the whole weight of a row,
            `(looked at, rank)`.
        lowered: The token that each of them lowers most.
        losses: How much its logit falls below the vocabulary's mean, `(looked at,)`.
    """

    looked_at: list[str]
    raised: list[list[str]]
    gains: np.ndarray
    lowered: list[str]
    losses: np.ndarray


@dataclass(frozen=True)
class WordsMet:
    """Share of tokens looked at of which a head raises one that stands in the output.

    Attributes:
        share: Of all tokens with letters, from 0 to 1.
        chance: The same with the output of another text.
        tokens: How many tokens were counted.
        texts: On how many held-out texts.
    """

    share: float
    chance: float
    tokens: int
    texts: int


def value_name(place: Place) -> str:
    """Return the name of the values that a trace has to capture for `words_of_head`."""
    return f"{_stack_of(place)}.layers.{place.layer}.{_MODULES[place.kind]}.value"


def writes_words(checkpoint: Checkpoint, place: Place) -> bool:
    """Return whether a head adds to the stream that words are read from; an encoder's does where no decoder follows."""
    return place.kind != "encoder" or not checkpoint.config.has_decoder


@torch.inference_mode()
def words_of_head(checkpoint: Checkpoint, trace: Trace, place: Place, count: int = 3) -> HeadWords:
    """Return which tokens of the vocabulary a head makes likelier, by each token that it looks at.

    The value of a token, less the mean value of all tokens, goes through the head's part of W_O, the gains of the norms
    that follow, and the output projection. What later layers make of it is left out.

    Args:
        checkpoint: The model that ran.
        trace: Of a full pass of one text, with `value_name`.
        place: The head.
        count: How many tokens are named.
    Raises:
        SettingError: If it is a summary of heads, or a head whose output goes to a decoder and not to words.
    Source: Elhage et al. (2021), "A Mathematical Framework for Transformer Circuits": the OV circuit.
    """
    if place.number is None:
        raise SettingError("head", "be a single one", place.head)
    if not writes_words(checkpoint, place):
        raise SettingError("kind", "be cross or decoder: what an encoder's head writes goes to the decoder", place.kind)
    found = trace[value_name(place)]
    values = found.tensor[0, place.number]  # (looked at, d_k)
    logits = _logits_of(checkpoint, place, values - values.mean(dim=0)).float()
    logits = logits - logits.mean(dim=-1, keepdim=True)
    gains, ids = _without_signs(logits).topk(min(count, logits.shape[-1] - 3), dim=-1)
    least, lowered = (-_without_signs(-logits)).min(dim=-1)
    tokens = checkpoint.target_tokenizer.tokens
    return HeadWords(
        looked_at=found.tokens("key"),
        raised=[tokens(row) for row in ids.tolist()],
        gains=gains.cpu().numpy(),
        lowered=tokens(lowered.tolist()),
        losses=-least.cpu().numpy(),
    )


@torch.inference_mode()
def words_of_source(checkpoint: Checkpoint, text: str, count: int = 3) -> WordsOfHeads | None:
    """Return the tokens that each head which looks at the source makes likelier, `[layer][head][source][rank]`.

    Args:
        checkpoint: The model.
        text: One that it can read.
        count: How many tokens each names.
    Returns:
        None where that would take longer than a picture may.
    """
    config, model = checkpoint.config, checkpoint.model
    source = torch.tensor([checkpoint.source_tokenizer.read(text, config.max_length)], device=model.device)
    layers, heads = config.num_layers, config.num_heads
    cells = layers * heads * source.shape[1]
    if cells > _MOST_CELLS or cells * config.target_vocab_size * config.d_model > _MOST_WORK:
        return None
    kind = "cross" if config.has_decoder else "encoder"
    places = [[Place(kind, layer, str(head)) for head in range(1, heads + 1)] for layer in range(layers)]
    trace = Trace(*{value_name(place) for row in places for place in row})
    model(source, source.new_tensor([[START]]) if config.has_decoder else None, trace)

    def raised(place: Place) -> list[list[str]]:
        values = trace[value_name(place)].tensor[0, place.single]
        ids = _without_signs(_logits_of(checkpoint, place, values - values.mean(dim=0))).topk(count).indices
        return [checkpoint.target_tokenizer.tokens(row) for row in ids.tolist()]

    return [[raised(place) for place in row] for row in places]


def find_writing_heads(result: Result, words: WordsOfHeads) -> dict[tuple[int, int], tuple[float, float]]:
    """Return which heads look at what they write: at tokens for which they raise the one that is written.

    Like the roles of places, it needs more than `THRESHOLD` of the weight, and more than `TIMES_CHANCE` an even look's.

    Args:
        result: What the model did, between subwords.
        words: What `words_of_source` returned of its text.
    Returns:
        By layer and head, from 0: the mean share of weight on such tokens, and an even look's. A row that writes the
        end is left out.
    """
    kind: Kind = "cross" if "cross" in result.maps else "encoder"
    weights, allowed = result.maps[kind].values, result.maps[kind].allowed
    writes = [step.writes for step in result.decoding.steps]
    counted = np.array([token != SPECIALS[END] for token in writes], dtype=bool)
    if len(writes) != weights.shape[2] or not counted.any():
        return {}
    even = allowed / allowed.sum(axis=1, keepdims=True).clip(min=1)
    found = {}
    for layer, head in np.ndindex(*weights.shape[:2]):
        raises = np.array([[token in raised for raised in words[layer][head]] for token in writes])
        share, chance = ((of * raises).sum(axis=1)[counted].mean() for of in (weights[layer, head], even))
        if share > THRESHOLD and share > TIMES_CHANCE * chance:
            found[layer, head] = float(share), float(chance)
    return found


@torch.inference_mode()
def measure_head_words(checkpoint: Checkpoint, place: Place, texts: int = 200, count: int = 3) -> WordsMet:
    """Measure how often one of the tokens that a head raises most stands in what the model writes.

    Args:
        checkpoint: A model that can be measured (`can_be_measured`).
        place: The head; see `words_of_head`.
        texts: How many held-out texts; all there are if those are fewer.
        count: How many tokens a head names for each that it looks at.
    Raises:
        CorpusError: If the file of pairs is missing and the model keeps no sample of it.
    """
    source = held_out_batch(checkpoint, texts, _SEED).source
    # The logits of all texts at once would fill the memory: they come in parts.
    size = max(1, MOST_VALUES // (source.shape[1] * checkpoint.config.target_vocab_size))
    found = [one for part in source.split(size) for one in _named_and_written(checkpoint, place, part, count)]
    others = [found[-1], *found]
    tokens = max(1, sum(len(named) for named, _ in found))
    met = sum(bool(ids & written) for named, written in found for ids in named)
    by_chance = sum(bool(ids & other) for (named, _), (_, other) in zip(found, others, strict=False) for ids in named)
    return WordsMet(met / tokens, by_chance / tokens, tokens, len(found))


def _named_and_written(
    checkpoint: Checkpoint, place: Place, source: Tensor, count: int
) -> Iterator[tuple[list[set[int]], set[int]]]:
    """Yield of each text the ids that a head raises for every token with letters, and those that the model writes."""
    batch, trace = with_own_targets(checkpoint, source), Trace(value_name(place))
    trace_batch(checkpoint, batch, trace)
    values = trace[value_name(place)].tensor[:, place.number]
    on_target = place.kind == "decoder"
    counted = _with_letters(checkpoint.target_tokenizer if on_target else checkpoint.source_tokenizer)
    words = _with_letters(checkpoint.target_tokenizer)
    looked_at = (batch.target if on_target else batch.source).tolist()
    has_decoder = checkpoint.config.has_decoder
    written = batch.target if has_decoder else greedy_ids(checkpoint.model, batch.source, batch.source.shape[1])
    for row, own, output in zip(looked_at, values, written.tolist(), strict=True):
        own = own[: sum(one != PAD for one in row)]
        raised = _without_signs(_logits_of(checkpoint, place, own - own.mean(dim=0))).topk(count).indices.tolist()
        yield [{*ids} for token, ids in zip(row, raised, strict=False) if token in counted], {*output} & words


def _with_letters(tokenizer: Tokenizer) -> set[int]:
    """Return the ids of tokens that have a letter, a start or an end not among them."""
    tokens = tokenizer.tokens(list(range(tokenizer.vocab_size)))
    return {id for id, token in enumerate(tokens) if id > UNKNOWN and any(map(str.isalpha, token))}


def _without_signs(logits: Tensor) -> Tensor:
    """Return logits of what can be written: padding, start and unknown can't."""
    return logits.index_fill(-1, torch.tensor([PAD, START, UNKNOWN], device=logits.device), -torch.inf)


def _logits_of(checkpoint: Checkpoint, place: Place, values: Tensor) -> Tensor:
    """Return what vectors of a head do to the logits, `(looked at, vocabulary)`, but for the norms' divisions."""
    model, d_k, head = checkpoint.model, checkpoint.config.d_k, place.number or 0
    attention = f"{_stack_of(place)}.layers.{place.layer}.{_MODULES[place.kind]}"
    projection = model.get_parameter(f"{attention}.output_projection.weight")
    added = values @ projection[:, head * d_k : (head + 1) * d_k].T
    for norm in norms_after(checkpoint, place):
        added = model.get_parameter(f"{norm}.weight") * (added - added.mean(dim=-1, keepdim=True))
    return added @ model.output_projection.weight.T


def _stack_of(place: Place) -> str:
    return "encoder" if place.kind == "encoder" else "decoder"


def norms_after(checkpoint: Checkpoint, place: Place) -> list[str]:
    """Return the norms that the stream goes through after a head: in pre-norm models the final one alone."""
    stack, config = _stack_of(place), checkpoint.config
    last = [f"{stack}.norm"] if config.final_norm else []
    if config.norm_first:
        return last
    parts = ["self_attention", *(["cross_attention"] if stack == "decoder" else []), "feed_forward"]
    following = [(place.layer, part) for part in parts[parts.index(_MODULES[place.kind]) :]]
    following += [(layer, part) for layer in range(place.layer + 1, config.num_layers) for part in parts]
    return [*(f"{stack}.layers.{layer}.{part}_norm" for layer, part in following), *last]

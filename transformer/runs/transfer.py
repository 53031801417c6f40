"""Transfer learning: a model starts from the weights of a trained one instead of random numbers."""

from __future__ import annotations

from dataclasses import replace

import torch

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.errors import SettingError
from transformer.model import Transformer
from transformer.text.tokenizer import Tokenizer

_BY_TOKEN = {
    "encoder.embedding.weight": "source",
    "decoder.embedding.weight": "target",
    "output_projection.weight": "target",
    "output_projection.bias": "target",
}
"""Parameters with one row per token, and the side of the tokens; encoder-only models predict source tokens."""


@torch.no_grad()
def take_over(model: Transformer, source: Tokenizer, target: Tokenizer, parent: Checkpoint) -> None:
    """Copy a parent's weights into a model of the same sizes whose vocabularies may differ.

    Rows are matched by token; a token that the parent's vocabulary lacks keeps its random row.

    Args:
        model: The model, changed in place.
        source: Its tokenizer of source texts.
        target: Its tokenizer of target texts.
        parent: A trained model.
    Raises:
        SettingError: If the configs differ in more than vocabulary sizes and dropout.
    Source: Zoph et al. (2016), "Transfer Learning for Low-Resource Neural Machine Translation".
    """
    config = model.config
    alike = replace(
        parent.config,
        dropout=config.dropout,
        source_vocab_size=config.source_vocab_size,
        target_vocab_size=config.target_vocab_size,
    ).to_dict()
    if differing := [name for name, value in config.to_dict().items() if alike[name] != value]:
        names = ", ".join(f"`{name}` ({alike[name]})" for name in differing)
        raise SettingError("start", f"be a model of the same sizes and style; {parent.name!r} differs in {names}")
    tokenizers = {"source": (source, parent.source_tokenizer), "target": (target, parent.target_tokenizer)}
    rows = {side: _common_rows(own, parents) for side, (own, parents) in tokenizers.items()}
    learned = dict(parent.model.named_parameters())
    for name, parameter in model.named_parameters():
        values = learned[name].to(parameter)
        if name in _BY_TOKEN:
            own, theirs = rows[_BY_TOKEN[name] if config.has_decoder else "source"]
            parameter[own] = values[theirs]
        else:
            parameter.copy_(values)


def _common_rows(own: Tokenizer, parent: Tokenizer) -> tuple[list[int], list[int]]:
    """Return the ids of the tokens in both vocabularies, in the one and in the other."""
    known = {token: number for number, token in enumerate(parent.tokens(list(range(parent.vocab_size))))}
    tokens = own.tokens(list(range(own.vocab_size)))
    common = [(number, known[token]) for number, token in enumerate(tokens) if token in known]
    return [number for number, _ in common], [number for _, number in common]

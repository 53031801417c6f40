"""Foreign models: random ones, and the results of `torch.nn.Transformer` with them, by tokens and not by ids."""

import json
import math
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import safetensors.torch
import torch
from torch import Tensor, nn

from transformer import Trace

SOURCE = ["<blank>", "<s>", "</s>", "d", "a", "c", "b", "é", "<unk>"]
TARGET = ["x", "</s>", "y", "<unk>", "z", "<s>", "<pad>", "w"]
SIZES = dict(d_model=16, nhead=4, num_encoder_layers=2, num_decoder_layers=2, dim_feedforward=24)


def by_the_paper(position: int, d: int) -> list[float]:
    angles = [position / 10_000 ** (i // 2 * 2 / d) for i in range(d)]
    return [math.cos(angle) if i % 2 else math.sin(angle) for i, angle in enumerate(angles)]


def sines_then_cosines(position: int, d: int) -> list[float]:
    angles = [(position + 1) * math.exp(-i * math.log(1e4) / max(1, d / 2 - 1)) for i in range(d // 2)]
    return [*map(math.sin, angles), *map(math.cos, angles)]


@dataclass
class Foreign:
    """A model of another program: its state dict, and the results of `torch.nn.Transformer` with it."""

    transformer: nn.Transformer
    outer: dict[str, Tensor]
    vocabularies: tuple[list[str], list[str]] = (SOURCE, TARGET)
    row: Callable[[int, int], list[float]] = by_the_paper

    def state_dict(self, prefix: str = "") -> dict[str, Tensor]:
        return {prefix + key: value for key, value in self.transformer.state_dict().items()} | self.outer

    def save(self, path: Path, tensors: dict[str, Tensor] | None = None, **metadata: str) -> Path:
        """Write its tensors, or these in their place, with what its program says of it."""
        source, target = map(json.dumps, self.vocabularies)
        norm_first = str(int(self.transformer.encoder.layers[0].norm_first))
        says = dict(heads="4", norm_first=norm_first, src_vocab=source, tgt_vocab=target) | metadata
        tensors = self.state_dict() if tensors is None else tensors
        safetensors.torch.save_file(tensors, path, {key: value for key, value in says.items() if value})
        return path

    def embed(self, name: str, ids: Tensor) -> Tensor:
        d = self.transformer.d_model
        rows = torch.tensor([self.row(position, d) for position in range(ids.shape[1])])
        return self.outer[name][ids] * math.sqrt(d) + rows

    def __call__(self, source: Tensor, target: Tensor, padding: Tensor) -> tuple[Tensor, list[Tensor]]:
        """Return logits, and the weights of every attention: encoder's, decoder's own and cross by turns."""
        seen, hooks = [], []
        attentions = [module for module in self.transformer.modules() if isinstance(module, nn.MultiheadAttention)]
        for attention in attentions:
            hook = attention.register_forward_pre_hook(
                lambda module, inputs, options: seen.append((module, inputs, options)), with_kwargs=True
            )
            hooks.append(hook)
        future = torch.ones(target.shape[1], target.shape[1], dtype=torch.bool).triu(1)
        last = self.transformer(
            self.embed("src_emb.weight", source), self.embed("tgt_emb.weight", target), tgt_mask=future,
            src_key_padding_mask=padding, memory_key_padding_mask=padding,
        )  # fmt: skip
        for hook in hooks:
            hook.remove()
        assert [module for module, _, _ in seen] == attentions  # no fast path bypassed the attentions
        weights = [
            module(*inputs, **{**options, "need_weights": True, "average_attn_weights": False})[1]
            for module, inputs, options in seen
        ]
        return last @ self.outer["proj.weight"].T + self.outer.get("proj.bias", 0), weights


def torch_transformer(*sizes: int, **options) -> nn.Transformer:
    """Return a Transformer of torch without dropout."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where norms come first there is no faster path, and torch says so
        return nn.Transformer(*sizes, dropout=0.0, batch_first=True, **options).eval()


def make_foreign(norm_first: bool = True, final_norm: bool = True, row=by_the_paper, **options) -> Foreign:
    """Return a tiny foreign model of random weights."""
    generator = torch.Generator().manual_seed(0)
    with torch.random.fork_rng():
        torch.manual_seed(0)
        transformer = torch_transformer(**SIZES, norm_first=norm_first, **options)
    if not final_norm:
        transformer.encoder.norm = transformer.decoder.norm = None
    outer = {"src_emb.weight": (9, 16), "tgt_emb.weight": (8, 16), "proj.weight": (8, 16), "proj.bias": (8,)}
    outer = {key: 0.3 * torch.randn(shape, generator=generator) for key, shape in outer.items()}
    with torch.no_grad():
        for parameter in transformer.parameters():  # a forgotten bias or gain shows
            parameter += 0.2 * torch.randn(parameter.shape, generator=generator)
    return Foreign(transformer, outer, row=row)


def random_ids() -> tuple[Tensor, Tensor]:
    """Return a padded batch of our ids: sources and targets."""
    generator = torch.Generator().manual_seed(1)
    source, target = (torch.randint(4, size, (3, 6), generator=generator) for size in (9, 8))
    source[1, 4:] = source[2, 2:] = 0
    target[:, 0] = 1
    return source, target


def their_ids(ours: Tensor, tokens: list[str], vocabulary: list[str]) -> Tensor:
    """Return the same tokens by the ids of the foreign model."""
    known = [vocabulary.index(token if token in vocabulary else {"<pad>": "<blank>"}[token]) for token in tokens]
    return torch.tensor(known)[ours]


def assert_agrees(checkpoint, foreign: Foreign, source: Tensor, target: Tensor) -> None:
    """Check that logits and all weights of both models are the same to 1e-5."""
    tokenizers = checkpoint.source_tokenizer, checkpoint.target_tokenizer
    names = [tokenizer.tokens(list(range(tokenizer.vocab_size))) for tokenizer in tokenizers]
    trace = Trace("*attention.weights")
    ours = checkpoint.model(source, target, trace)
    theirs, weights = foreign(
        their_ids(source, names[0], foreign.vocabularies[0]),
        their_ids(target, names[1], foreign.vocabularies[1]),
        source == 0,
    )
    columns = their_ids(torch.arange(len(names[1])), names[1], foreign.vocabularies[1])
    assert ours.std() > 0.1
    torch.testing.assert_close(ours, theirs[..., columns], atol=1e-5, rtol=0)
    captured = [traced.array for traced in trace.find("*attention.weights")]
    assert sum(array.shape[1] for array in captured) == 24
    for array, expected in zip(captured, weights, strict=True):
        torch.testing.assert_close(torch.as_tensor(array), expected, atol=1e-5, rtol=0)

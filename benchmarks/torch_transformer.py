"""The peer for training: `torch.nn.Transformer` with the embeddings and positions that it leaves to its user."""

from __future__ import annotations

import math
import warnings

import torch
from torch import Tensor, nn

from transformer import PAD, TransformerConfig, sinusoids


class TorchTransformer(nn.Module):
    """An encoder-decoder of the same sizes, number of parameters and dropout, made of PyTorch's own layers.

    Args:
        config: Config with only what `nn.Transformer` supports: standard norms, sinusoidal positions, a decoder.
    """

    positions: Tensor

    def __init__(self, config: TransformerConfig) -> None:
        super().__init__()
        self.config = config
        self.scale = math.sqrt(config.d_model)
        self.source_embedding = nn.Embedding(config.source_vocab_size, config.d_model, padding_idx=PAD)
        self.target_embedding = nn.Embedding(config.target_vocab_size, config.d_model, padding_idx=PAD)
        self.register_buffer("positions", sinusoids(config.max_length, config.d_model))
        self.dropout = nn.Dropout(config.dropout)
        with warnings.catch_warnings():  # pre-norm has no nested-tensor path, which training doesn't use anyway
            warnings.simplefilter("ignore", UserWarning)
            self.transformer = nn.Transformer(
                config.d_model, config.num_heads, config.num_layers, config.num_layers, config.d_ff, config.dropout,
                activation=config.activation, batch_first=True, norm_first=config.norm_first,
                layer_norm_eps=config.norm_eps,
            )  # fmt: skip
        self.output_projection = nn.Linear(config.d_model, config.target_vocab_size)
        self._initialise()

    def _initialise(self) -> None:
        """Initialise like `Transformer`: Xavier-uniform matrices, zero biases, embeddings of unit size once scaled."""
        for name, parameter in self.named_parameters():
            if "embedding" in name:
                nn.init.normal_(parameter, std=self.config.d_model**-0.5)
                with torch.no_grad():
                    parameter[PAD] = 0.0
            elif "in_proj_weight" in name:
                for matrix in parameter.data.chunk(3):  # query, key and value share one parameter here
                    nn.init.xavier_uniform_(matrix)
            elif parameter.dim() > 1:
                nn.init.xavier_uniform_(parameter)
            elif name.endswith("bias"):
                nn.init.zeros_(parameter)

    def forward(self, source: Tensor, target: Tensor) -> Tensor:
        """Return logits, `(batch, target, vocabulary)`, from ids, `(batch, source)` and `(batch, target)`."""
        source_padding, target_padding = source == PAD, target == PAD
        future = torch.ones(target.shape[1], target.shape[1], dtype=torch.bool, device=target.device).triu(diagonal=1)
        hidden = self.transformer(
            self._embed(self.source_embedding, source),
            self._embed(self.target_embedding, target),
            tgt_mask=future,
            src_key_padding_mask=source_padding,
            tgt_key_padding_mask=target_padding,
            memory_key_padding_mask=source_padding,
        )
        return self.output_projection(hidden)

    @property
    def num_parameters(self) -> int:
        """Number of trainable parameters."""
        return sum(parameter.numel() for parameter in self.parameters())

    def _embed(self, embedding: nn.Embedding, ids: Tensor) -> Tensor:
        return self.dropout(embedding(ids) * self.scale + self.positions[: ids.shape[1]])


def make_optimizer(model: nn.Module, learning_rate: float) -> torch.optim.Optimizer:
    """Return the optimizer of `transformer.training.loop`: fused AdamW with weight decay on matrices only."""
    parameters = list(model.parameters())
    groups = [
        {"params": [parameter for parameter in parameters if parameter.dim() > 1], "weight_decay": 0.01},
        {"params": [parameter for parameter in parameters if parameter.dim() <= 1], "weight_decay": 0.0},
    ]
    return torch.optim.AdamW(groups, lr=learning_rate, betas=(0.9, 0.98), eps=1e-9, fused=True)


def learn(
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    source: Tensor,
    target: Tensor,
    clip: float,
    precision: torch.dtype = torch.float32,
) -> float:
    """Train for one step as a user of `nn.Transformer` would write it.

    Args:
        model: The peer.
        optimizer: Its optimizer.
        source: Source ids, `(batch, source)`.
        target: Target ids, `(batch, target)`, start and end included.
        clip: Largest norm of the gradient.
        precision: That of matrix products; by autocast where it isn't float32.
    Returns:
        Mean cross-entropy in nats per token.
    """
    model.train()
    with torch.autocast(source.device.type, precision, enabled=precision != torch.float32):
        logits = model(source, target[:, :-1])
    loss = nn.functional.cross_entropy(logits.flatten(0, 1).float(), target[:, 1:].flatten(), ignore_index=PAD)
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), clip)
    optimizer.step()
    return loss.item()

"""The Transformer: an encoder and, unless the config is encoder-only, a decoder."""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn

from transformer.cache import CacheScope, KeyValueCache
from transformer.config import PAD, TransformerConfig
from transformer.errors import LabError, SettingError
from transformer.layers import RESIDUAL, DecoderLayer, EncoderLayer, make_norm
from transformer.masks import causal_mask, padding_mask
from transformer.positions import POSITIONS
from transformer.trace import Trace, TraceScope


class Stack(nn.Module):
    """An encoder or decoder stack: embedding, positions, layers and an optional final norm.

    Args:
        config: Configuration of the model.
        vocab_size: Number of rows of the embedding table.
        layer: Class of the layers, `EncoderLayer` or `DecoderLayer`.
    """

    def __init__(self, config: TransformerConfig, vocab_size: int, layer: type[nn.Module]) -> None:
        super().__init__()
        table = torch.empty(vocab_size, config.d_model)  # initialised by `Transformer`
        self.embedding = nn.Embedding.from_pretrained(table, freeze=False, padding_idx=PAD)
        self.scale = math.sqrt(config.d_model) if config.scaled_embedding else 1.0
        self.positions = POSITIONS[config.positions](config.max_length, config.d_model)
        self.dropout = nn.Dropout(config.dropout)
        self.layers = nn.ModuleList(layer(config) for _ in range(config.num_layers))
        self.norm = make_norm(config) if config.final_norm else None

    def embed(self, ids: Tensor, start: int, trace: TraceScope) -> Tensor:
        """Return token embeddings plus positions, `(batch, position, d_model)`.

        Args:
            ids: Token ids, `(batch, position)`.
            start: Position of the first id; above 0 if a cache holds earlier tokens.
            trace: Receives embedding, positions and embedded.
        """
        embedding = self.embedding(ids)
        if self.scale != 1.0:
            embedding = embedding * self.scale
        embedding = trace("embedding", embedding, RESIDUAL)
        positions = trace("positions", self.positions(start, ids.shape[1]), "position d_model")
        return trace("embedded", self.dropout(embedding + positions), RESIDUAL)

    def finish(self, x: Tensor, trace: TraceScope) -> Tensor:
        """Apply the final norm, if the stack has one."""
        return x if self.norm is None else trace("norm", self.norm(x), RESIDUAL)


class Transformer(nn.Module):
    """An encoder-decoder or encoder-only Transformer (Vaswani et al. 2017).

    Masks follow from the token ids: id 0 is padding and never influences other positions; in a causal model, no target
    position attends to a later one. Positions are counted from the first token, so padding belongs after a text: before
    it, it would move the text to later positions.

    Args:
        config: Configuration, e.g. `system_config("paper")`.
        seed: Seed of the initial weights. Default: torch's global random state.

    Example:
        model = Transformer(system_config("lightning", **CLASSROOM), seed=0)
        logits = model(source, target)  # (batch, target, vocabulary)
    """

    def __init__(self, config: TransformerConfig, seed: int | None = None) -> None:
        super().__init__()
        self.config = config
        self.encoder = Stack(config, config.source_vocab_size, EncoderLayer)
        if config.has_decoder:
            self.decoder = Stack(config, config.target_vocab_size, DecoderLayer)
            if config.shared_vocabulary:
                self.decoder.embedding = self.encoder.embedding
        self.output_projection = nn.Linear(config.d_model, config.target_vocab_size)
        if config.tied_output:
            last = self.decoder if config.has_decoder else self.encoder
            self.output_projection.weight = last.embedding.weight
        self._initialise(seed)

    def _initialise(self, seed: int | None) -> None:
        """Draw Xavier-uniform projections with zero biases, and embeddings with unit variance after scaling."""
        if self.device.type == "meta":  # shapes only; drawing there would import torch's compiler, which takes a second
            return
        # A seed has a generator of its own: other threads draw from the global one meanwhile.
        generator = None if seed is None else torch.Generator(self.device).manual_seed(seed)
        for module in self.modules():
            if isinstance(module, nn.Linear):
                nn.init.xavier_uniform_(module.weight, generator=generator)
                nn.init.zeros_(module.bias)
        if self.config.narrow_start:
            for name, parameter in self.named_parameters():
                if name.endswith(("query_projection.weight", "key_projection.weight")):
                    with torch.no_grad():
                        parameter *= self.config.d_k**-0.25
        deviation = self.config.d_model**-0.5 if self.config.scaled_embedding else 1.0
        for module in self.modules():
            if isinstance(module, nn.Embedding):
                nn.init.normal_(module.weight, std=deviation, generator=generator)
                with torch.no_grad():
                    module.weight[PAD] = 0.0

    def forward(self, source: Tensor, target: Tensor | None = None, trace: Trace | None = None) -> Tensor:
        """Compute the logits for the next target token (encoder-only: for each source position).

        Args:
            source: Token ids, `(batch, source)`; 0 is padding.
            target: Token ids that the decoder reads, `(batch, target)`; None for an encoder-only model.
            trace: Receives every intermediate value.
        Returns:
            Logits, `(batch, target, vocabulary)`; encoder-only: `(batch, source, vocabulary)`.
        Raises:
            LabError: If a sequence is empty or longer than `max_length`, if a model with a decoder gets no target, or
                if an encoder-only model gets one, or if a pattern or an edit of the trace met no value.
        """
        if self.config.has_decoder != (target is not None):
            wanted = "needs a target" if self.config.has_decoder else "takes no target: it has no decoder"
            raise LabError(f"This model {wanted}.")
        memory = self.encode(source, trace)
        logits = self.predict(memory, trace) if target is None else self.decode(target, memory, source, trace=trace)
        if trace is not None:
            trace.check_names()
        return logits

    def encode(self, source: Tensor, trace: Trace | None = None) -> Tensor:
        """Compute the memory that the decoder attends to.

        Args:
            source: Token ids, `(batch, source)`; 0 is padding.
            trace: Receives every intermediate value under `encoder.`.
        Returns:
            `(batch, source, d_model)`.
        Raises:
            LabError: If the source is empty or longer than `max_length`.
        """
        self._check_length("source", source.shape[1])
        scope = TraceScope(trace).within("encoder", position="source", query="source", key="source")
        allowed = padding_mask(source)
        x = self.encoder.embed(source, 0, scope)
        for number, layer in enumerate(self.encoder.layers):
            x = layer(x, allowed, scope.within(f"layers.{number}"))
        return self.encoder.finish(x, scope)

    def decode(
        self,
        target: Tensor,
        memory: Tensor,
        source: Tensor,
        cache: KeyValueCache | None = None,
        trace: Trace | None = None,
    ) -> Tensor:
        """Compute the logits for the token after each target token.

        Args:
            target: Token ids, `(batch, target)`; with a cache only those not read yet, none of them padding.
            memory: Output of `encode`, `(batch, source, d_model)`.
            source: Token ids that `encode` read, `(batch, source)`; they mask the padding in the memory.
            cache: Keys and values of the target tokens already read; this call adds the new ones.
            trace: Receives every intermediate value under `decoder.`, and the logits.
        Returns:
            Logits, `(batch, target, vocabulary)`.
        Raises:
            LabError: If the target is empty or longer than `max_length`.
            SettingError: If a model that is not causal is given a cache: there, a new token changes the hidden states
                of all earlier ones.
        """
        if cache is not None and not self.config.causal:
            raise SettingError(
                "cache", "be None for a model that is not causal", advice="Read the whole target each time."
            )
        start = cache.length if cache is not None else 0
        length = start + target.shape[1]
        self._check_length("target", length)
        kept = CacheScope(cache)
        scope = TraceScope(trace).within("decoder", start, position="target", query="target", key="target")
        target_allowed = causal_mask(target.shape[1], length, target.device)
        if not self.config.causal:
            target_allowed = torch.ones_like(target_allowed)
        if cache is None:
            target_allowed = target_allowed & padding_mask(target)
        source_allowed = padding_mask(source)
        x = self.decoder.embed(target, start, scope)
        for number, layer in enumerate(self.decoder.layers):
            name = f"layers.{number}"
            x = layer(x, memory, target_allowed, source_allowed, scope.within(name), kept.within(name))
        if cache is not None:
            cache.length = length
        return self.predict(self.decoder.finish(x, scope), trace)

    def predict(self, x: Tensor, trace: Trace | None = None) -> Tensor:
        """Compute the logits, `(batch, position, vocabulary)`, from the last stack's output.

        Args:
            x: Output of the last stack, `(batch, position, d_model)`.
            trace: Receives the logits and their probabilities.
        """
        side = "target" if self.config.has_decoder else "source"
        scope = TraceScope(trace).within(position=side)
        logits = scope("logits", self.output_projection(x), "batch position vocabulary")
        if scope.is_active:
            scope("probabilities", logits.softmax(dim=-1), "batch position vocabulary")
        return logits

    def _check_length(self, side: str, length: int) -> None:
        limit = self.config.max_length
        if not 1 <= length <= limit:
            raise LabError(f"The {side} must have 1 to {limit} tokens, got {length}.", "Shorten it.")

    @property
    def num_parameters(self) -> int:
        """Number of trainable parameters; a shared table counts once."""
        return sum(parameter.numel() for parameter in self.parameters())

    @property
    def device(self) -> torch.device:
        """Device of the weights."""
        return self.output_projection.weight.device

"""Shapes of a model's parameters, derived from its config without allocating memory or importing torch."""

from __future__ import annotations

from transformer.config import TransformerConfig

Shapes = dict[str, list[int]]


def parameter_shapes(config: TransformerConfig) -> Shapes:
    """Return the shape of every parameter of the `Transformer` with this config; a shared table appears once."""
    shapes = _stack("encoder", config, config.source_vocab_size)
    if config.has_decoder:
        decoder = _stack("decoder", config, config.target_vocab_size)
        if config.shared_vocabulary:
            del decoder["decoder.embedding.weight"]
        shapes |= decoder
    output = _linear("output_projection", config.d_model, config.target_vocab_size)
    if config.tied_output:
        del output["output_projection.weight"]
    return shapes | output


def _stack(side: str, config: TransformerConfig, vocab_size: int) -> Shapes:
    shapes = {f"{side}.embedding.weight": [vocab_size, config.d_model]}
    if config.positions == "learned":
        shapes[f"{side}.positions.table"] = [config.max_length, config.d_model]
    for number in range(config.num_layers):
        shapes |= _layer(f"{side}.layers.{number}", config, has_memory=side == "decoder")
    return shapes | (_norm(f"{side}.norm", config) if config.final_norm else {})


def _layer(place: str, config: TransformerConfig, has_memory: bool) -> Shapes:
    shapes: Shapes = {}
    for attention in ("self_attention", "cross_attention") if has_memory else ("self_attention",):
        for part in ("query", "key", "value", "output"):
            shapes |= _linear(f"{place}.{attention}.{part}_projection", config.d_model, config.d_model)
        shapes |= _norm(f"{place}.{attention}_norm", config)
    shapes |= _linear(f"{place}.feed_forward.hidden_projection", config.d_model, config.d_ff)
    shapes |= _linear(f"{place}.feed_forward.output_projection", config.d_ff, config.d_model)
    return shapes | _norm(f"{place}.feed_forward_norm", config)


def _linear(place: str, inputs: int, outputs: int) -> Shapes:
    return {f"{place}.weight": [outputs, inputs], f"{place}.bias": [outputs]}


def _norm(place: str, config: TransformerConfig) -> Shapes:
    size = 1 if config.norm == "scalar" else config.d_model
    return {f"{place}.weight": [size], f"{place}.bias": [size]}

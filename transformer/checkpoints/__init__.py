"""One safetensors file a model: weights, and as JSON its config, tokenizers, task, settings and history."""

from transformer.checkpoints.checkpoint import Checkpoint, load, save, to_bytes, try_out, write_atomically
from transformer.checkpoints.header import read_header

__all__ = [
    "Checkpoint",
    "load",
    "read_header",
    "save",
    "to_bytes",
    "try_out",
    "write_atomically",
]

"""Checkpoints: one safetensors file holds a whole model, its weights and, as JSON, everything needed to use it."""

from transformer.checkpoints.checkpoint import Checkpoint, load, models, save, to_bytes, try_out
from transformer.checkpoints.description import describe
from transformer.checkpoints.examples import examples_of
from transformer.checkpoints.header import read_header
from transformer.checkpoints.opening import Opening
from transformer.checkpoints.rewriting import rewrite_metadata, write_atomically
from transformer.checkpoints.twins import ModelTwins, model_twins

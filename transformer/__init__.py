"""A Transformer that shows its work: build it, train it, decode with it, and capture every value on the way.

Example:
    checkpoint = load("reverse-letters")
    trace = Trace()
    decoding = greedy(checkpoint, "attention", trace=trace)
    decoding.text                                              # 'noitnetta'
    trace["decoder.layers.0.cross_attention.weights"].array    # (batch, head, query, key)
"""

from transformer.alignment_quality import AlignmentQuality, measure_alignment
from transformer.checkpoints import Checkpoint, load, save
from transformer.config import CLASSROOM, PRESETS, TransformerConfig, preset
from transformer.decoding import BeamSearch, Decoding, Step, Strategy, beam_search, decode, greedy
from transformer.model import Transformer
from transformer.parallel_text import PairsError, ParallelText, read_pairs
from transformer.run import Run, RunSpec, load_spec
from transformer.safetensors_header import CheckpointError
from transformer.settings import TrainingSettings
from transformer.tasks import Task
from transformer.tokenization import TextError, Tokenizer
from transformer.trace import Trace, Traced
from transformer.training import Record, exact_match, train

__all__ = [
    "CLASSROOM",
    "PRESETS",
    "AlignmentQuality",
    "BeamSearch",
    "Checkpoint",
    "CheckpointError",
    "Decoding",
    "PairsError",
    "ParallelText",
    "Record",
    "Run",
    "RunSpec",
    "Step",
    "Strategy",
    "Task",
    "TextError",
    "Tokenizer",
    "Trace",
    "Traced",
    "TrainingSettings",
    "Transformer",
    "TransformerConfig",
    "beam_search",
    "decode",
    "exact_match",
    "greedy",
    "load",
    "load_spec",
    "measure_alignment",
    "preset",
    "read_pairs",
    "save",
    "train",
]

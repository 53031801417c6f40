"""A Transformer whose every intermediate value can be captured: build, train and decode with it, and see inside.

Example:
    checkpoint = load("reverse-letters")
    trace = Trace()
    decoding = greedy(checkpoint, "attention", trace=trace)
    decoding.text                                              # 'noitnetta'
    trace["decoder.layers.0.cross_attention.weights"].array    # (batch, head, query, key)
"""

import transformer.views.notebook  # registers what `show` draws, and what links to each page say
from transformer.assets import assets_folder, chosen_texts
from transformer.checkpoints import Checkpoint, load, models, save
from transformer.config import CLASSROOM, END, PAD, START, SYSTEMS, UNKNOWN, TransformerConfig, system_config
from transformer.data import ParallelText, SequenceTask, Task, read_corpus
from transformer.decoding import BeamSearch, Decoding, Step, Strategy, beam_search, decode, greedy
from transformer.errors import CheckpointError, CorpusError, LabError, TextError
from transformer.interpret import AlignmentQuality, measure_alignment
from transformer.masks import causal_mask, padding_mask
from transformer.model import Transformer
from transformer.positions import frequencies, sinusoids
from transformer.runs import Run, RunSpec, load_spec
from transformer.text import Tokenizer
from transformer.trace import Trace, Traced
from transformer.training import Record, TrainingSettings, exact_match, train
from transformer.version import __version__

"""Training data: tasks on random sequences, a small grammar, parallel text, and their batches."""

from transformer.data.batches import Batch, Split
from transformer.data.encodings import ENCODINGS
from transformer.data.layout import Layout, open_layout
from transformer.data.outline import outline_path
from transformer.data.parallel_corpus import ParallelCorpus, read_corpus, write_corpus
from transformer.data.parallel_text import ParallelText
from transformer.data.sequences import OPERATIONS, SequenceTask
from transformer.data.task import Links, Task
from transformer.data.tasks import TASKS, languages_of, task_from_dict

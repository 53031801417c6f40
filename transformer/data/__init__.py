"""What is learned: tasks on sequences, a small grammar, parallel text; and the batches they come in."""

from transformer.data.batches import Batch, Split
from transformer.data.outline import outline_path
from transformer.data.parallel_corpus import ParallelCorpus, read_corpus
from transformer.data.parallel_text import ParallelText
from transformer.data.tasks import OPERATIONS, AnyTask, Task, task_from_dict

__all__ = [
    "OPERATIONS",
    "AnyTask",
    "Batch",
    "ParallelCorpus",
    "ParallelText",
    "Split",
    "Task",
    "outline_path",
    "read_corpus",
    "task_from_dict",
]

"""Several texts as one padded batch, and what one layer's heads do with one of them."""

from dataclasses import dataclass, replace

from pages.ui.example.example import Example
from pages.ui.memory.store import stored
from transformer import Checkpoint, TextError, Trace
from transformer.data import Batch
from transformer.interpret import KINDS, AttentionMaps, Kind, Place, attention_maps, read_batch, trace_batch

MOST_TEXTS = 6


@dataclass(frozen=True, eq=False)
class SequenceOfBatch:
    """What is drawn of a batch: one layer of one kind of attention, on one sequence.

    Attributes:
        tokens: Of every sequence of the batch, padding included; those that are looked at.
        maps: Its heads' weights, `(1, head, query, key)`, and the mask.
        scaled: Scores before the mask, of the same heads.
    """

    tokens: list[list[str]]
    maps: AttentionMaps
    scaled: AttentionMaps


def texts_of_batch(example: Example, more: str) -> list[str]:
    """The example's text and more, which can be read together.

    Args:
        example: Its text is the first of the batch.
        more: The others, one a line; empty lines don't count.
    Raises:
        TextError: If there is no other text, if there are too many, or if one can't be read; it names the line.
    """
    lines = {number: line for number, line in enumerate(more.split("\n"), start=1) if line.strip()}
    if not 1 <= len(lines) < MOST_TEXTS:
        raise TextError(
            f"A batch has 2 to {MOST_TEXTS} texts; yours has {len(lines) + 1}, with the one above. "
            + (f"Take away {len(lines) + 1 - MOST_TEXTS}." if lines else "Type one more, on a line of its own.")
        )
    for number, line in lines.items():
        try:
            example.checkpoint.source_tokenizer.read(line, example.checkpoint.config.max_length)
        except TextError as error:
            raise TextError(f"Line {number} can't join the batch. {error}") from None
    return [example.text, *lines.values()]


def run_batch(example: Example, texts: list[str], head: Place, item: int) -> SequenceOfBatch:
    """What the layer of the open head does with one sequence of a batch.

    Args:
        example: Its model.
        texts: From `texts_of_batch`.
        head: Whose kind and layer.
        item: Which sequence.
    """
    path = example.file.path
    return _traced(str(path), path.stat().st_mtime_ns, tuple(texts), head.kind, head.layer, item, example.checkpoint)


@stored
def _read(path: str, modified: int, texts: tuple[str, ...], _checkpoint: Checkpoint) -> Batch:
    return read_batch(_checkpoint, list(texts))


@stored
def _traced(
    path: str, modified: int, texts: tuple[str, ...], kind: Kind, layer: int, item: int, _checkpoint: Checkpoint
) -> SequenceOfBatch:
    batch, (stack, attention) = _read(path, modified, texts, _checkpoint), KINDS[kind]
    name = f"{stack}.layers.{layer}.{attention}."
    trace = Trace(f"{name}weights", f"{name}allowed", f"{name}scaled")
    trace_batch(_checkpoint, batch, trace)
    tokens = [list(row) for row in trace[f"{name}weights"].labels["key"]]
    maps = attention_maps(trace, item)[kind]
    # A copy: a part of the batch's scores would keep all of them.
    scaled = trace[f"{name}scaled"].array[None, item].copy()
    return SequenceOfBatch(tokens, maps, replace(maps, values=scaled, blocked=None))

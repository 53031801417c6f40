"""Translation quality on held-out pairs: BLEU, exact match, character error rate, and examples of errors."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import END
from transformer.data.batches import pad
from transformer.data.parallel_corpus import Pair, ParallelCorpus
from transformer.data.task import Task
from transformer.decoding import Readable, greedy_ids
from transformer.errors import SettingError
from transformer.interpret.alignment_quality import alignment_metrics
from transformer.text.wording import comparable

BLEU_SIGNATURE = "nrefs:1|case:lc|eff:no|tok:13a|smooth:exp|version:2.6.0"
"""The way in which `bleu` was measured for the shipped models, in the words of sacrebleu."""


@dataclass(frozen=True, kw_only=True)
class Quality:
    """Figures of one model on a list of pairs, case-insensitive.

    Attributes:
        bleu: Corpus BLEU of `sacrebleu` with its default settings, 0 to 100.
        exact_match: Share of outputs equal to the target, letter by letter.
        character_error_rate: Letters to insert, delete or replace, divided by the letters of the targets.
        evaluated_on: Number of pairs.
    """

    bleu: float
    exact_match: float
    character_error_rate: float
    evaluated_on: int


def translate(model: Readable, texts: list[str], batch_size: int = 128) -> list[str]:
    """Translate texts greedily, in batches of similar length; a model's limit truncates longer texts."""
    limit, reader = model.model.config.max_length, model.source_tokenizer
    ids = [reader.surround(reader.encode(text)[: limit - 2]) for text in texts]
    order = sorted(range(len(texts)), key=lambda number: len(ids[number]))
    written = [""] * len(texts)
    was_training = model.model.training
    model.model.eval()
    for first in range(0, len(order), batch_size):
        numbers = order[first : first + batch_size]
        source = pad([ids[number] for number in numbers]).to(model.model.device)
        for number, row in zip(numbers, greedy_ids(model.model, source, limit).tolist(), strict=True):
            written[number] = model.target_tokenizer.decode(row[: row.index(END)] if END in row else row)
    model.model.train(was_training)
    return written


def measured_on_pairs(checkpoint: Checkpoint, task: Task, pairs: ParallelCorpus) -> Checkpoint:
    """Return a finished model with its figures on all held-out pairs of its task, and with some of its errors."""
    held_out = pairs.held_out
    outputs = translate(checkpoint, [source for source, _ in held_out])
    figures = asdict(quality(outputs, [target for _, target in held_out]))
    if task.unit == "letters":
        del figures["bleu"]  # BLEU compares sequences of words, and each target here is one word
    return replace(
        checkpoint,
        task=task.to_dict() | task.counts | {"failures": [list(row) for row in failures(held_out, outputs)]},
        metrics=checkpoint.metrics | figures | alignment_metrics(checkpoint, task),
    )


def quality(outputs: list[str], references: list[str]) -> Quality:
    """Compare outputs with their references, which are not all empty.

    Raises:
        SettingError: If there are no pairs, or if the numbers of outputs and references differ.
    """
    if not references or len(outputs) != len(references):
        raise SettingError(
            "outputs", "be as many as `references` and at least one", got=f"{len(outputs)} and {len(references)}"
        )
    outputs, references = ([comparable(text) for text in texts] for texts in (outputs, references))
    return Quality(
        bleu=bleu(outputs, references),
        exact_match=sum(map(str.__eq__, outputs, references)) / len(references),
        character_error_rate=sum(map(edit_distance, outputs, references)) / sum(map(len, references)),
        evaluated_on=len(references),
    )


def bleu(outputs: list[str], references: list[str]) -> float:
    """Return the corpus BLEU of up to 4-grams with brevity penalty, case-insensitive, 0 to 100.

    Its signature is `BLEU_SIGNATURE`; figures of another signature, e.g. cased ones, don't compare with it.

    Source: Papineni et al. (2002); tokenised as in Post (2018), "A Call for Clarity in Reporting BLEU Scores".
    """
    import sacrebleu  # here, because it is slow to import and only needed for measuring

    return sacrebleu.corpus_bleu(outputs, [references], lowercase=True).score


def edit_distance(first: str, second: str) -> int:
    """Return the fewest insertions, deletions and replacements of letters that turn one text into the other.

    Source: Levenshtein (1966), row by row as in Wagner and Fischer (1974).
    """
    above = list(range(len(second) + 1))
    for i, a in enumerate(first, start=1):
        row = [i]
        for j, b in enumerate(second, start=1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (a != b)))
        above = row
    return above[-1]


def failures(pairs: list[Pair], outputs: list[str], count: int = 5) -> list[tuple[str, str, str]]:
    """Select some wrong outputs as (source, output, target), spread over the worse half of all wrong ones."""
    rated = []
    for (source, target), output in zip(pairs, outputs, strict=True):
        if wrong := edit_distance(comparable(output), comparable(target)):
            rated.append((wrong / len(target), source, output, target))
    rated.sort(key=lambda row: (-row[0], row[1:]))
    worse = rated[: max(count, len(rated) // 2)]
    step = max(1, len(worse) // count)
    return [row[1:] for row in worse[::step][:count]]

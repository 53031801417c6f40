"""The choice of what a model opens with: its best-aligning or clearest head, and a text whose words change places."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice

import numpy as np

from transformer.attention import MAPS
from transformer.checkpoints.checkpoint import Checkpoint
from transformer.checkpoints.opening import MAX_TEXT, Opening
from transformer.data.task import Task
from transformer.decoding import greedy
from transformer.errors import LabError, TextError
from transformer.interpret.ablation import ablate_each_head
from transformer.interpret.alignment_quality import AlignmentQuality, measure_alignment
from transformer.interpret.head_board import HeadAblation
from transformer.interpret.result import Result
from transformer.interpret.roles import ROLES, task_scores
from transformer.interpret.target_ablation import TargetAblation, ablate_on_targets
from transformer.interpret.word_level import crossings, word_map
from transformer.maps import KIND_TITLES, Kind, Place
from transformer.trace import Trace

ALIKE = 0.01
"""Largest difference of shares above chance that are called the same: another sample can turn their order round."""
_RESTS = "special"
"""The role of a head that rests on start and end: clear, but nothing to look at first."""
_PAIRS = 128
"""Pairs on which heads are measured, if the model keeps no more."""
_SEARCHED = 40
"""Most texts that are tried."""


def curate(checkpoint: Checkpoint, task: Task, texts: Iterable[str] = (), sequences: int = 0) -> Checkpoint:
    """Return a finished model with what is worth opening first, and with what each head is worth.

    Nothing here may lose a finished model: what can't be measured is left out.

    Args:
        checkpoint: A finished model, with the metrics of its alignment if it learned from pairs.
        task: Its task, with the place of its file.
        texts: Texts to try first, the best first; then those of the task.
        sequences: Number of held-out sequences on which the heads of a model that learned no pairs are measured, which
            takes up to a minute; 0: they are not.
    """
    at_hand = replace(checkpoint, task={**checkpoint.task, "file": task.file} if task.file else checkpoint.task)
    opening, board = checkpoint.opening, checkpoint.board
    with contextlib.suppress(ValueError):
        opening = worth_opening(at_hand, task, texts)
    if task.file and checkpoint.config.has_decoder:
        # A sample that the model keeps is preferred: with it, anybody can measure again.
        measured = checkpoint if task.sample else at_hand
        with contextlib.suppress(ValueError):
            board = ablate_on_targets(measured, max(_PAIRS, len(task.sample))).to_dict()
    elif sequences:
        with contextlib.suppress(ValueError):
            board = ablate_each_head(at_hand, sequences).to_dict()
    return replace(checkpoint, opening=opening, board=board)


def worth_opening(checkpoint: Checkpoint, task: Task, texts: Iterable[str] = ()) -> Opening | None:
    """Return what is worth opening first; None where no head stands out.

    A translator, i.e. a model of two vocabularies or of pairs, opens on what aligns its words best: a head of
    cross-attention or the mean of a layer. Other models open on the head with the clearest role, or, where none has
    one, on what finds the right symbols best.

    Args:
        checkpoint: A model whose task can be measured.
        task: Its task.
        texts: Texts to try first; see `crossing_text`.
    Raises:
        LabError: If it can't be measured.
    """
    translates = bool(task.file) or checkpoint.source_tokenizer is not checkpoint.target_tokenizer
    found = best_aligning(checkpoint, task) if translates else None
    found = found or clearest_role(checkpoint) or best_aligning(checkpoint, task)
    if found is None:
        return None
    place, single = found
    text = crossing_text(checkpoint, task, place, texts) if translates and place.kind == "cross" else ""
    return Opening(kind=place.kind, layer=place.layer, head=place.head, single=single, text=text)


def best_aligning(checkpoint: Checkpoint, task: Task) -> tuple[Place, tuple[int, int]] | None:
    """Return the head of cross-attention or the mean of a layer that aligns best, and the best single head.

    Both come from the model's metrics if they are there; else they are measured, if the task knows the right links.
    None without either.
    """
    config = checkpoint.config
    if not config.has_decoder:
        return None
    quality = AlignmentQuality.from_metrics(checkpoint.metrics, config.num_layers, config.num_heads)
    if quality is None:
        try:
            quality = measure_alignment(checkpoint, task, most=64)
        except ValueError:  # too few pairs, or no links
            return None
    return quality.best_place, quality.best


def clearest_role(checkpoint: Checkpoint, count: int = 32) -> tuple[Place, tuple[int, int]] | None:
    """Return the head whose role is furthest above chance, and its layer and head from 0; None if none has a role.

    Of heads that are alike (`ALIKE`) the first is taken, in the order in which people choose among them.

    Args:
        checkpoint: A model whose task can be measured.
        count: Number of held-out sequences.
    """
    found: list[tuple[float, Place, tuple[int, int]]] = []
    scores = task_scores(checkpoint, count)
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in scores]
    for kind in kinds:
        for layer, head in np.ndindex(*scores[kind].entropy.shape):
            role, share = scores[kind].role(layer, head)
            if role in ROLES and role != _RESTS:
                above = share - scores[kind].chances[role]
                found.append((above, Place(kind, layer, str(head + 1)), (layer, head)))
    most = max((above for above, *_ in found), default=0.0)
    return next(((place, single) for above, place, single in found if above >= most - ALIKE), None)


def crossing_text(checkpoint: Checkpoint, task: Task, place: Place, texts: Iterable[str] = ()) -> str:
    """Return the first text in whose translation words change places, by what a head looks at; empty if there is none.

    It must be written to its end; a text that nobody chose, also rightly where the right answer is known.

    Args:
        checkpoint: A model with a decoder.
        task: Its task, whose examples are tried after `texts`.
        place: Whose attention.
        texts: Chosen texts, to try first.
    """
    chosen, limit = list(texts), checkpoint.config.max_length - 2
    own = islice(task.examples(checkpoint.source_tokenizer, limit), _SEARCHED)
    for text in dict.fromkeys([*chosen, *own]):
        trace = Trace(*MAPS)
        try:
            result = Result.of(greedy(checkpoint, text, trace=trace), trace)
        except TextError:
            continue
        decoding, answer = result.decoding, None if text in chosen else task.answer(text)
        is_right = answer is None or " ".join(answer.split()).casefold() == decoding.text.casefold()
        words = word_map(result.map(place), [step.writes for step in decoding.steps])
        if len(text) <= MAX_TEXT and decoding.finished and is_right and crossings(words.order):
            return text
    return ""


def sample_of(task: Task, count: int, seed: int = 2**36) -> list[list[str]]:
    """Draw some held-out pairs of a task's file, for a model to keep within their licence, in the order of the file.

    Args:
        task: A task of pairs, with its file.
        count: Number of pairs; all there are if those are fewer.
        seed: Seed of the draw.
    Raises:
        LabError: If the task has no pairs.
        CorpusError: If the file is missing or is not the one that was trained on.
    """
    if task.pairs is None:
        raise LabError("Only a model of pairs keeps a sample of them: other tasks make their own sequences.")
    held_out = task.pairs.held_out
    rows = np.random.default_rng(seed).permutation(len(held_out))[:count]
    return [list(held_out[row]) for row in sorted(rows.tolist())]


def board_of(checkpoint: Checkpoint, count: int = 64) -> HeadAblation | TargetAblation:
    """Return what each head is worth on the model's task: from its file, where that holds it; otherwise measured now.

    Args:
        checkpoint: A model that can be measured; see `can_be_measured`.
        count: Number of held-out sequences to measure on.
    Raises:
        LabError: If it can't be measured, or its file holds what can't be.
    """
    return stored_board(checkpoint) or measured_board(checkpoint, count)


def stored_board(checkpoint: Checkpoint) -> HeadAblation | TargetAblation | None:
    """Return what each head is worth by the model's file; None if that says nothing.

    Raises:
        LabError: If it says what can't have been measured on such a model.
    """
    if "broken" in checkpoint.board:
        return HeadAblation.from_dict(checkpoint.board, checkpoint.config)
    found = TargetAblation.from_dict(checkpoint.board, checkpoint.config)
    if checkpoint.board and found is None:
        raise LabError("What its heads are worth fits no model of its sizes.")
    return found


def measured_board(checkpoint: Checkpoint, count: int, seed: int = 2**36) -> HeadAblation | TargetAblation:
    """Measure what each head is worth on the model's task.

    A model of pairs is judged by the probability of the right target, another one by exact match.

    Args:
        checkpoint: A model that can be measured; see `can_be_measured`.
        count: Number of held-out sequences.
        seed: Seed of their draw.
    Raises:
        LabError: If it can't be measured.
    """
    translates = bool(checkpoint.task.get("file")) and checkpoint.config.has_decoder
    return (ablate_on_targets if translates else ablate_each_head)(checkpoint, count, seed)

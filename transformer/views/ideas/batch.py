"""Ideas of masks on several texts as one padded batch: the padding, and what masks do to scores."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain

import numpy as np

from transformer.checkpoints import Checkpoint, examples_of
from transformer.config import PAD
from transformer.data import Batch, task_from_dict
from transformer.errors import TextError
from transformer.interpret import read_batch, trace_batch
from transformer.maps import KIND_TITLES, KINDS, AttentionMaps, Place, attention_maps
from transformer.replay import Field, Replay
from transformer.text import clipped, decimal, plain_token
from transformer.trace import Trace
from transformer.views.idea import HeadChoice, Idea
from transformer.views.maps import describe_weights
from transformer.views.panels import mask_panel, padding_panel, scores_panel, weights_panel
from transformer.views.view import View, side_by_side

_MOST_TEXTS = 6
_KIND = HeadChoice(parts=("kind",), usual_kind="decoder")
_HEAD = HeadChoice(usual_kind="decoder")


@dataclass(frozen=True, eq=False)
class SequenceOfBatch:
    """The part of a batch that is drawn: one layer of one kind of attention, on one sequence.

    Attributes:
        tokens: Of every sequence of the batch, padding included; those that are looked at.
        maps: Its heads' weights, `(1, head, query, key)`, and the mask.
        scaled: Scores before the mask, of the same heads.
    """

    tokens: list[list[str]]
    maps: AttentionMaps
    scaled: AttentionMaps


def texts_of_batch(replay: Replay) -> list[str]:
    """Return the open text and others to read with it: those of the link, else one that is shorter.

    Raises:
        TextError: If there is no other text, if there are too many, or if one can't be read; it names the line.
    """
    more = replay.state["more"]
    if more is None:
        more = _usual_more(replay)
    lines = {number: line for number, line in enumerate(more.split("\n"), start=1) if line.strip()}
    if not 1 <= len(lines) < _MOST_TEXTS:
        raise TextError(
            f"A batch has 2 to {_MOST_TEXTS} texts; yours has {len(lines) + 1}, with the one above. "
            + (f"Take away {len(lines) + 1 - _MOST_TEXTS}." if lines else "Type one more, on a line of its own.")
        )
    for number, line in lines.items():
        try:
            replay.checkpoint.source_tokenizer.read(line, replay.checkpoint.config.max_length)
        except TextError as error:
            raise TextError(f"Line {number} can't join the batch. {error}") from None
    return [replay.text, *lines.values()]


def shorter_text(checkpoint: Checkpoint, text: str, known: Iterable[str]) -> str:
    """Return a shorter text, so that padding shows: a known one, shorter by a third, if there is one.

    Args:
        checkpoint: The model.
        text: The one that is open.
        known: Others that it can read; those of its task come after them.
    """
    tokenizer, task = checkpoint.source_tokenizer, task_from_dict(checkpoint.task)
    ids = tokenizer.encode(text)
    most = 2 * len(ids) // 3
    every = chain(known, (source for source, _ in task.sample))
    if found := next((other for other in every if len(tokenizer.encode(other)) <= most), ""):
        return found
    # Letters make any word; elsewhere an English one would be read as pieces that mean nothing.
    if tokenizer.tokens(tokenizer.encode("look")) == [*"look"] and len("look") < len(ids) and not task.file:
        return "look"
    return tokenizer.decode(ids[: max(1, len(ids) // 2)])


def padding_view(replay: Replay) -> View:
    """Return the padding of a batch, and the mask that the model makes for one sequence of it.

    Raises:
        TextError: See `texts_of_batch`.
    """
    head, texts = _KIND.of(replay), texts_of_batch(replay)
    item = _item(replay, texts)
    batch = _trace_sequence(replay, texts, head, item)
    tokens, mask = batch.tokens, batch.maps.of(head.layer, head.single)
    is_target = head.kind == "decoder"
    known = replay.checkpoint.target_tokenizer if is_target else replay.checkpoint.source_tokenizer
    real = np.array([[known.token_id(token) for token in row] for row in tokens]) != PAD
    places, padded = real.shape[1], int((~real).sum())
    shares = f"{padded} of {real.size} {'is' if padded == 1 else 'are'} padding (hatched)"
    what = "targets, as the model writes them" if is_target else "texts"
    of_batch = f"{len(tokens)} {what}, {places} place{'' if places == 1 else 's'} each: {shares}."
    columns = int((~real[item]).sum())
    why = [f"{columns} column{'' if columns == 1 else 's'} of padding"] if columns else []
    why += ["the future"] if is_target and replay.checkpoint.config.causal else []
    blocked = (
        f"{int((~mask.allowed).sum())} of {mask.allowed.size} cells: {' and '.join(why)}" if why else "nothing here"
    )
    of_text = f"The model's mask blocks {blocked}."
    of_all, of_one = {"text": " | ".join(texts), "head": ""}, {"text": texts[item], "head": KIND_TITLES[head.kind]}
    return side_by_side([
        padding_panel(real, tokens, of_batch, title="Padding mask", key="padding", about=of_all),
        mask_panel(mask, of_text, title=f"Mask of text {item + 1}", key="mask", about=of_one),
    ])  # fmt: skip


def scores_view(replay: Replay) -> View:
    """Return one head's scores before and after the mask, and its weights, on one sequence of a batch.

    Raises:
        TextError: See `texts_of_batch`.
    """
    head, texts = _HEAD.of(replay), texts_of_batch(replay)
    item, config = _item(replay, texts), replay.checkpoint.config
    batch = _trace_sequence(replay, texts, head, item)
    weights, scores = (maps.of(head.layer, head.single) for maps in (batch.maps, batch.scaled))
    masked = replace(scores, blocked=weights.blocked)
    divided = f" / √{config.d_k}" if config.scaled_scores else ""
    before = (
        f"{head.name}: query · key{divided} for every pair, allowed or not: "
        f"from {decimal(scores.values.min(), 1)} to {decimal(scores.values.max(), 1)}."
    )
    blocked = int((~masked.allowed).sum())
    counts = "score is blocked: it counts" if blocked == 1 else "scores are blocked: they count"
    after = f"{blocked} of {masked.values.size} {counts} as −∞." if blocked else "No score is blocked here."
    about = {"text": texts[item]}
    return side_by_side([
        scores_panel(scores, before, title="Scores before the mask", key="scores-before-the-mask", about=about),
        scores_panel(masked, after, title="Scores after it", key="scores-after-it", about=about),
        weights_panel(weights, describe_weights(weights), title="Weights", key="weights", about=about),
    ])  # fmt: skip


def _item(replay: Replay, texts: list[str]) -> int:
    return min(replay.state["sequence"], len(texts) - 1)


def _trace_sequence(replay: Replay, texts: list[str], head: Place, item: int) -> SequenceOfBatch:
    """Return what the layer of a head does with one sequence of a batch."""
    checkpoint, (stack, attention) = replay.checkpoint, KINDS[head.kind]
    name = f"{stack}.layers.{head.layer}.{attention}."

    def trace() -> SequenceOfBatch:
        batch: Batch = replay.memoise(lambda: read_batch(checkpoint, texts), "batch", tuple(texts))
        trace = Trace(f"{name}weights", f"{name}allowed", f"{name}scaled")
        trace_batch(checkpoint, batch, trace)
        tokens = [list(row) for row in trace[f"{name}weights"].labels["key"]]
        maps = attention_maps(trace, item)[head.kind]
        # A copy: a part of the batch's scores would keep all of them.
        scaled = trace[f"{name}scaled"].array[None, item].copy()
        return SequenceOfBatch(tokens, maps, replace(maps, values=scaled, blocked=None))

    return replay.memoise(trace, "batch", tuple(texts), head.kind, head.layer, item)


def _usual_more(replay: Replay) -> str:
    return shorter_text(replay.checkpoint, replay.text, examples_of(replay.checkpoint))


def _sequences(replay: Replay) -> list[str]:
    return [f"{number}. {clipped(plain_token(text), 40)}" for number, text in enumerate(texts_of_batch(replay), 1)]


_SAYS_PADDING = (
    "A batch is one block of numbers, so all of its rows have the length of the longest. The padding that fills them "
    "up means nothing: no token may look at it, and nothing reads its rows."
)
_SAYS_SCORES = "The softmax of −∞ is exactly 0: what is blocked has no influence. Nothing reads the rows of padding."
_FIELDS = (
    Field(
        name="more", kind="text", longest=4000, usual_here=_usual_more, is_long=True,
        label="Texts of the batch", asks=f"More texts of the batch, one a line (1 to {_MOST_TEXTS - 1})",
    ),
    Field(name="sequence", kind="count", usual=1, choices=_sequences, label="Sequence shown"),
)  # fmt: skip
PADDING = Idea(
    name="Padding",
    view=padding_view,
    words="Texts of a batch are filled up to one length; the mask hides what fills them up.",
    says=lambda replay: (_SAYS_PADDING,),
    fields=_FIELDS,
    head=_KIND,
)
SCORES = Idea(
    name="Scores",
    view=scores_view,
    words="One head's scores before and after the mask, and the weights that come of them.",
    says=lambda replay: (_SAYS_SCORES,),
    fields=_FIELDS,
    head=_HEAD,
)

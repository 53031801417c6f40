"""The view of the page Alignment: which word of a text each word of its translation looks at, as lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from transformer.checkpoints import Checkpoint
from transformer.data import Links, languages_of, task_from_dict
from transformer.interpret import AlignmentQuality, WordMap, cuts_words, word_map
from transformer.maps import Place
from transformer.replay import Replay
from transformer.text import direction, sentence_of
from transformer.views.alignment_in_words import describe_crossings, describe_doubts, say_gold, title
from transformer.views.arrays import pack
from transformer.views.data import Grid
from transformer.views.view import Picture, View


def alignment_view(replay: Replay, quality: AlignmentQuality | None = None) -> View | None:
    """Return words of a text above, words of its translation below, and lines between them.

    None where the model has no cross-attention, or wrote no word. Its host says the `name` under which it is kept.

    Args:
        replay: Of the model and its text.
        quality: How well every head aligns. Default: what the model's file says of it.
    """
    if "cross" not in replay.usual_result().maps or not aligned_words(replay).values.size:
        return None
    state, found, gold = replay.state, aligned_words(replay), gold_links(replay)
    head, quality = head_of_lines(replay), quality or quality_in_file(replay.checkpoint)
    caption = " ".join(filter(None, [title(head, quality), describe_crossings(found), say_gold(found, gold)]))
    shown = gold[0] if gold and state["gold"] else None
    data = lines_data(found, shown, state["least"] / 100, caption, languages_of(replay.checkpoint.task))
    picture = Picture(
        caption=sentence_of(f"{caption} {describe_doubts(found)}"),
        numbers=lambda: {"alignment": Grid(map=found)},
        about={"head": head.name},
    )
    return View(
        component="alignment",
        data=data,
        caption=caption,
        title="Alignment",
        host={"name": "alignment"},
        make_pictures=lambda selection: {"alignment": picture},
    )


def quality_in_file(checkpoint: Checkpoint) -> AlignmentQuality | None:
    """Return how well every head aligns, as far as the model's file says it."""
    config = checkpoint.config
    return AlignmentQuality.from_metrics(checkpoint.metrics, config.num_layers, config.num_heads)


def head_of_lines(replay: Replay) -> Place:
    """Return the head that draws the lines: the link's, the best by the model's file, or the mean of the last layer.

    Without figures a mean comes first: of several heads' errors, many even out.
    """
    layers, heads = replay.usual_result().maps["cross"].values.shape[:2]
    given, quality = replay.state["lines_by"], quality_in_file(replay.checkpoint)
    if given and given.layer < layers and (given.number is None or given.number < heads):
        return given
    return quality.best_place if quality else Place("cross", layers - 1, "mean")


def is_between_words(replay: Replay) -> bool:
    """Return whether lines run between whole words; there is a choice only where the model cuts words into pieces."""
    return not cuts_words(replay.checkpoint) or replay.state["between"] != "pieces"


def aligned_words(replay: Replay) -> WordMap:
    """Return the words of both sides and the weights between them."""
    return _words(replay, head_of_lines(replay), is_between_words(replay))


def _words(replay: Replay, head: Place, whole: bool) -> WordMap:
    result = replay.usual_result()
    return word_map(result.map(head), [step.writes for step in result.decoding.steps], whole)


def gold_links(replay: Replay) -> tuple[Links, Links] | None:
    """Return sure and possible links of the text, as far as the model's own task knows them."""
    found = _words(replay, Place("cross", 0, "1"), whole=False)
    if not replay.checkpoint.task or not found.values.size or not is_between_words(replay):
        return None
    return task_from_dict(replay.checkpoint.task).gold_links(found.columns.labels, found.rows.labels)


def lines_data(
    words: WordMap,
    gold: Iterable[tuple[int, int]] | None,
    least: float,
    caption: str,
    languages: Mapping[str, str],
) -> bytes:
    """Pack words and the lines between them for the browser.

    Args:
        words: Both sides and the weights between them; undefined weights count as 0.
        gold: Right links, dashed, as places of source and target word; None = they are not known or not wanted.
        least: Smallest weight of a line, 0 to 1; the strongest of each target word is always drawn.
        caption: What it shows, for those who can't see it.
        languages: Of `source` and `target`; empty where unknown.
    """
    sides = {"source": words.columns, "target": words.rows}
    return pack({
        **{side: list(axis.labels) for side, axis in sides.items()},
        "directions": {side: direction(axis.labels) for side, axis in sides.items()},
        "weights": np.clip(np.nan_to_num(np.asarray(words.values, dtype=np.float32)), 0, 1),
        "gold": None if gold is None else sorted([int(source), int(target)] for source, target in gold),
        "least": float(least),
        "caption": caption,
        "layer": words.place.layer if words.place else 0,
        "languages": dict(languages),
    })  # fmt: skip

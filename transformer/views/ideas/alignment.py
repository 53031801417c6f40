"""The idea Words: which word of a text each word of its translation looks at, as lines, and what is sure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from transformer.checkpoints import Checkpoint
from transformer.data import Links, languages_of, task_from_dict
from transformer.interpret import AlignmentQuality, WordMap, alignment_error_rate, crossings, cuts_words, word_map
from transformer.maps import Place
from transformer.replay import Field, Replay
from transformer.text import counted, direction, percent, plain_token, sentence_of
from transformer.views.arrays import pack
from transformer.views.data import Grid
from transformer.views.idea import Idea
from transformer.views.view import Picture, View

_MOST_TURNED, _MOST_NAMED = 3, 4
_NOTHING = "Nothing in the strongest lines looks wrong."
_OPPOSITE = "One side runs from right to left, so lines cross even where the order stays."


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
    caption = " ".join(filter(None, [_title(head, quality), describe_crossings(found), describe_gold(found, gold)]))
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


def _title(head: Place, quality: AlignmentQuality | None) -> str:
    """Name the head that the lines belong to, and say so if nothing aligns better."""
    is_best = quality and head == quality.best_place
    return f"{head.name}{', which aligns best' if is_best else ''}."


def describe_crossings(words: WordMap) -> str:
    """Say which words change places: "“red” and “cars” swap. Of the strongest lines, 1 pair crosses."."""
    order = words.order
    turned, possible = len(crossings(order)), len(order) * (len(order) - 1) // 2
    is_drawn_as_read = direction(words.columns.labels) == direction(words.rows.labels)
    if not possible:
        return ""
    has_signs = len(order) < len(words.strongest) - words.strongest.count(None)
    lines = "strongest lines between words" if has_signs else "strongest lines"
    if not turned:
        stays = f"The order stays: no {lines} cross."
        return stays if is_drawn_as_read else f"In the order of reading nothing changes places. {_OPPOSITE}"
    if turned == possible > 1:
        drawn = f"all {lines} cross each other" if is_drawn_as_read else "drawn from both ends, no lines cross"
        return f"The order is reversed: {drawn}."
    reversals = [
        _describe_reversal([words.columns.labels[place] for place in places]) for places in find_reversals(order)
    ]
    more = f", and {len(reversals) - _MOST_TURNED} more such places" if len(reversals) > _MOST_TURNED else ""
    reversals = f"{'; '.join(reversals[:_MOST_TURNED])}{more}. " if reversals else ""
    pairs = "1 pair" if turned == 1 else f"{counted(turned)} pairs"
    if is_drawn_as_read:
        return f"{reversals}Of the {lines.rstrip(',')}, {pairs} cross{'es' if turned == 1 else ''}."
    return f"{reversals}In the order of reading {pairs} change{'s' if turned == 1 else ''} places. {_OPPOSITE}"


def describe_doubts(words: WordMap) -> str:
    """Say which of the strongest lines look wrong, and how much weight went to no word at all."""
    doubts, read, written = words.doubts, _quote(words.columns.labels), _quote(words.rows.labels)
    found = []
    for place, rows in doubts.taken_twice:
        takers = _join_names([written[row] for row in rows])
        found.append(f"{read[place]} has the strongest lines of {takers}, which stand apart")
    for rows, one, several in (
        (doubts.without, "has no strongest line", "have no strongest line"),
        (doubts.on_signs, "looks most at a punctuation mark", "look most at a punctuation mark"),
    ):
        if rows:
            found.append(f"{_join_names([written[row] for row in rows])} {one if len(rows) == 1 else several}")
    if doubts.without:
        found[-1 - bool(doubts.on_signs)] += ", because start and end together outweigh every word"
    more = f"; and {len(found) - _MOST_TURNED} more" if len(found) > _MOST_TURNED else ""
    said = [f"This looks wrong, but need not be: {'; '.join(found[:_MOST_TURNED])}{more}."] if found else []
    if doubts.unmet:
        names = _join_names([read[place] for place in doubts.unmet])
        of = sum(any(map(str.isalnum, word)) for word in words.columns.labels)
        count, who = (f"{len(doubts.unmet)} of {of} words: ", "They") if len(doubts.unmet) > 1 else ("", "It")
        why = "may be left out, written together with others, or not shown by this head"
        said.append(f"No strongest line leads to {count}{names}. {who} {why}.")
    signs = f", punctuation {percent(doubts.signs_share)}" if doubts.signs_share else ""
    took = f"start and end of the text take {percent(doubts.ends_share)}{signs}"
    return f"{' '.join(said) or _NOTHING} Of the written words' weight, {took}."


def _quote(words: Iterable[str]) -> list[str]:
    return [f"“{plain_token(word)}”" for word in words]


def _join_names(quoted: list[str]) -> str:
    if len(quoted) > _MOST_NAMED:
        return f"{', '.join(quoted[:_MOST_NAMED])} and {len(quoted) - _MOST_NAMED} more"
    return " and ".join(filter(None, [", ".join(quoted[:-1]), quoted[-1]]))


def find_reversals(order: list[int]) -> list[list[int]]:
    """Return the runs of source places that the target says backwards, word after word; each in the source's order."""
    runs: list[list[int]] = []
    for place in order:
        if runs and place == runs[-1][0] - 1:
            runs[-1].insert(0, place)
        else:
            runs.append([place])
    return [run for run in runs if len(run) > 1]


def _describe_reversal(words: list[str]) -> str:
    quoted = _quote(words)
    if len(words) == 2:
        return f"{quoted[0]} and {quoted[1]} swap"
    return f"{', '.join(quoted[:-1])} and {quoted[-1]} come in the opposite order"


def describe_gold(words: WordMap, gold: tuple[Links, Links] | None) -> str:
    """Say how many of the right links the strongest lines meet; return an empty text where those are not known."""
    if not gold:
        return ""
    (sure, possible) = gold
    links = frozenset((place, row) for row, place in enumerate(words.strongest) if place is not None)
    error = percent(alignment_error_rate(links, sure, possible))
    if possible - sure and sure - links:
        # Where equal letters may take each other's places, a line that leads to another of them is not wrong.
        lead = f"{len(possible & links)} of {len(links)} strongest lines lead to a right partner"
        same = f"{len(sure & links)} to the one that keeps equal tokens in their order"
        return f"{lead} ({same}). The alignment error rate on this text is {error}."
    met = f"{len(sure & links)} of {len(sure)} right links" if sure - links else "every right link"
    return f"The strongest lines meet {met}. The alignment error rate on this text is {error}."


def describe_quality(head: Place, quality: AlignmentQuality, unit: str = "words") -> str:
    """Say what was measured of the head whose lines are shown."""
    words = unit if quality.knows_gold else f"confident {unit}"
    where = f"{counted(quality.words)} {words} of {counted(quality.sentences)} held-out texts"
    judge = "their right partner" if quality.knows_gold else "the one that IBM Model 1 links them to"
    layer = head.layer
    share = quality.means[layer] if head.number is None else quality.heads[layer][head.number]
    caption = (
        f"Measured: of {where}, {percent(share)} look most at {judge}; for the diagonal it is "
        f"{percent(quality.diagonal)}."
    )
    if quality.diagonal_error is not None:
        error = quality.mean_errors[layer] if head.number is None else quality.head_errors[layer][head.number]
        caption += f" Alignment error rate {percent(error)}; the diagonal's {percent(quality.diagonal_error)}."
    return caption


WORDS = Idea(
    name="Words",
    view=alignment_view,
    words="Lines lead from each written word to what it looks at.",
    fields=(
        Field(name="lines_by", kind="head", older={"best-aligning head": None}),
        Field(name="between", kind="choice", options=("words", "pieces"), usual="words"),
        Field(name="least", kind="whole", least=0, most=50, usual=10),
        Field(name="gold", kind="switch", usual=True),
    ),
)

"""Sentences on the lines of an alignment: what crosses, what looks wrong, and how far a head can be trusted."""

from collections.abc import Iterable

from transformer.data import Links
from transformer.interpret import AlignmentQuality, WordMap, alignment_error_rate, crossings
from transformer.maps import Place
from transformer.text import counted, direction, percent, plain_token

_MOST_TURNED, _MOST_NAMED = 3, 4
_NOTHING = "Nothing in the strongest lines looks wrong by itself."
_OPPOSITE = "One side runs from right to left, so lines cross even where the order stays."


def title(head: Place, quality: AlignmentQuality | None) -> str:
    """Name the head that the lines belong to, and say so if nothing aligns better."""
    is_best = quality and head == quality.best_place
    return f"{head.name}{', which aligns best of all heads and means of layers' if is_best else ''}."


def describe_crossings(words: WordMap) -> str:
    """Say which words change places: "“red” and “cars” swap. Of the strongest lines, 1 pair crosses."."""
    order = words.order
    turned, possible = len(crossings(order)), len(order) * (len(order) - 1) // 2
    is_drawn_as_read = direction(words.columns.labels) == direction(words.rows.labels)
    if not possible:
        return ""
    has_signs = len(order) < len(words.strongest) - words.strongest.count(None)
    lines = "strongest lines, signs aside," if has_signs else "strongest lines"
    if not turned:
        stays = f"The order stays: no {lines} cross."
        return stays if is_drawn_as_read else f"In the order of reading nothing changes places. {_OPPOSITE}"
    if turned == possible > 1:
        drawn = f"all {lines} cross each other" if is_drawn_as_read else "drawn from both ends, no lines cross"
        return f"The order is turned round: {drawn}."
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
        (doubts.on_signs, "looks most at a sign", "look most at a sign"),
    ):
        if rows:
            found.append(f"{_join_names([written[row] for row in rows])} {one if len(rows) == 1 else several}")
    if doubts.without:
        found[-1 - bool(doubts.on_signs)] += ", as start and end together outweigh every word"
    more = f"; and {len(found) - _MOST_TURNED} more" if len(found) > _MOST_TURNED else ""
    wrong = f"What looks wrong, and need not be: {'; '.join(found[:_MOST_TURNED])}{more}." if found else _NOTHING
    if doubts.unmet:
        are = "it is" if len(doubts.unmet) == 1 else "they are"
        names = _join_names([read[place] for place in doubts.unmet])
        wrong += f" No strongest line leads to {names}: {are} told together with others, or left out."
    signs = f", its signs {percent(doubts.signs_share)}" if doubts.signs_share else ""
    took = f"start and end of the text took {percent(doubts.ends_share)}{signs}"
    return f"{wrong} Of all weight of the written words, {took}."


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


def say_gold(words: WordMap, gold: tuple[Links, Links] | None) -> str:
    """Say how many of the right links the strongest lines meet; return an empty text where those are not known."""
    if not gold:
        return ""
    (sure, possible) = gold
    links = frozenset((place, row) for row, place in enumerate(words.strongest) if place is not None)
    error = percent(alignment_error_rate(links, sure, possible))
    if possible - sure and sure - links:
        # Where equal letters may take each other's places, a line that leads to another of them is not wrong.
        lead = f"{len(possible & links)} of {len(links)} strongest lines lead to a right partner"
        same = f"{len(sure & links)} to the very one that keeps equal ones in their order"
        return f"{lead} ({same}): an alignment error rate of {error} on this text."
    met = f"{len(sure & links)} of {len(sure)} right links" if sure - links else "every right link"
    return f"The strongest lines meet {met}: an alignment error rate of {error} on this text."


def describe_quality(head: Place, quality: AlignmentQuality, unit: str = "words") -> str:
    """Say what was measured of the head whose lines are shown."""
    words = unit if quality.knows_gold else f"confident {unit}"
    where = f"{counted(quality.words)} {words} of {counted(quality.sentences)} held-out texts"
    judge = "their right partner" if quality.knows_gold else "the one that IBM Model 1 links them to"
    layer = head.layer
    share = quality.means[layer] if head.number is None else quality.heads[layer][head.number]
    caption = (
        f"Measured: of {where}, {percent(share)} look most at {judge}; the diagonal has {percent(quality.diagonal)}."
    )
    if quality.diagonal_error is not None:
        error = quality.mean_errors[layer] if head.number is None else quality.head_errors[layer][head.number]
        caption += f" Alignment error rate {percent(error)}; the diagonal's {percent(quality.diagonal_error)}."
    return caption

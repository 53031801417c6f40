"""Pictures of the inside of a translator, each compared with writing the same text once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from benchmarks.measure import Row, by_turns
from transformer import Trace, greedy, load
from transformer.interpret import (
    Result,
    contributions_of,
    hide_edge,
    lens_names,
    look_through,
    patch,
    place_scores,
    value_name,
    words_of_head,
)
from transformer.maps import Place

TEXT, OTHER = "My old brother has two black cats and a dog.", "My old brother has two white cats and a dog."
"""Texts of 11 tokens, 13 with start and end."""
MANY = [
    f"He is {word}." for word in "ill sad sick tired alone here home ready busy angry married dead alive wrong".split()
]
ROUNDS = 15


def measure() -> Iterator[Row]:
    """Time each on English → Spanish, 13 tokens; goals in milliseconds."""
    checkpoint, head = load("english-spanish"), Place("cross", 2, "2")

    def lens() -> None:
        trace = Trace(*lens_names(checkpoint))
        greedy(checkpoint, TEXT, trace=trace)
        look_through(checkpoint, trace)

    def words() -> None:
        trace = Trace(value_name(head))
        greedy(checkpoint, TEXT, trace=trace)
        words_of_head(checkpoint, trace, head)

    trace = Trace()
    result = Result.of(greedy(checkpoint, TEXT, trace), trace)
    pictures: list[tuple[str, float, Callable[[], object]]] = [
        ("the lens: what each layer would write", 50, lens),
        ("the words of a head", 100, words),
        ("contributions of all heads, in every map", 250, lambda: contributions_of(checkpoint, TEXT, result)),
        ("where meaning moves: every vector given, exactly", 2000, lambda: patch(checkpoint, TEXT, OTHER)),
        ("one look hidden in 14 texts", 1000, lambda: hide_edge(checkpoint, MANY, 2, 3)),
        ("places alone, 11 texts of one length", 1000, lambda: place_scores(checkpoint, "cross")),
    ]
    for what, limit, draw in pictures:
        ours, peer = by_turns(draw, lambda: greedy(checkpoint, TEXT), ROUNDS)
        yield Row(
            what=what, ours=ours, peer_name="writing it once", peer=peer, unit="ms", limit=limit, judged="ours"
        )  # fmt: skip

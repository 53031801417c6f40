"""The sentences on lines between words; those on the shipped translators' texts are rows of `tests/links.toml`."""

import numpy as np

from transformer.interpret.word_level import WordMap
from transformer.maps import axes_of
from transformer.views.ideas.alignment import describe_crossings, describe_doubts

ARABIC = "هذا كتاب جديد".split()


def labelled(weights, source, target=("w1", "w2", "w3")):
    return WordMap(np.array(weights), *axes_of("cross", target, source))


def test_what_crosses_is_said_in_the_order_of_reading():
    both = "One side runs from right to left, so lines cross even where the order stays."
    for strongest, said in (
        ([0, 2, 1], f"“كتاب” and “جديد” swap. In the order of reading 1 pair changes places. {both}"),
        ([2, 1, 0], "The order is reversed: drawn from both ends, no lines cross."),
    ):
        assert describe_crossings(labelled(np.eye(3)[strongest], ARABIC)) == said
    # A full stop that looks at a word says nothing about order, nor do words that start and end outweigh.
    source = ["red", "cars", "."]
    signs = labelled(np.eye(3)[[0, 1, 0]], source, ["coches", "rojos", "."])
    assert signs.order == [0, 1]
    assert describe_crossings(signs) == "The order stays: no strongest lines between words cross."
    assert labelled([[0.0, 0.9, 0.0], [0.1, 0.0, 0.0]], source, ["coches", "rojos"]).order == [1]


def test_lines_that_look_wrong_are_told_with_what_no_word_got():
    weights = [[0.25, 0.0, 0.0], [0.0, 0.1, 0.9], [0.0, 1.0, 0.0]]
    assert describe_doubts(labelled(weights, ["my", "brother", "."], ["a", "mi", "hermano"])) == (
        "This looks wrong, but need not be: “a” has no strongest line, because start and end together outweigh every "
        "word; “mi” looks most at a punctuation mark. No strongest line leads to “my”. It may be left out, written "
        "together with others, or not shown by this head. Of the written words' weight, start and end of the text take "
        "25 %, punctuation 30 %."
    )
    many = describe_doubts(labelled(np.zeros((6, 3)), ["my", "brother", "."], [*"abcdef"]))
    assert "“a”, “b”, “c”, “d” and 2 more have no strongest line" in many and "2 of 2 words: “my” and “brother”" in many

"""What is said about lines between words: what crosses, what looks wrong, what is right."""

import numpy as np

from transformer.interpret.labelled_map import axes_of
from transformer.interpret.word_level import WordMap
from transformer.views.alignment_in_words import describe_crossings, describe_doubts, turned_round


def words_of(strongest, source, target=None):
    map_ = np.zeros((len(strongest), len(source)))
    map_[np.arange(len(strongest)), strongest] = 1
    return labelled(map_, source, target or [f"w{number}" for number in range(len(strongest))])


def labelled(weights, source, target):
    return WordMap(weights, *axes_of("cross", target, source))


def test_what_crosses_is_said_in_words():
    words = ["the", "red", "cars", "are", "new"]
    assert describe_crossings(words_of([0, 1, 2, 3], words)) == "The order stays: no strongest lines cross."
    swapped = describe_crossings(words_of([0, 2, 1, 3], words))
    assert swapped == "“red” and “cars” swap. Of the strongest lines, 1 pair crosses."
    assert describe_crossings(words_of([4, 0, 1], words)).endswith("Of the strongest lines, 2 pairs cross.")
    assert describe_crossings(words_of([2, 1, 0], words)).startswith("The order is turned round: all strongest lines")
    assert describe_crossings(words_of([0], words)) == ""
    assert turned_round([3, 2, 0, 1, 0, 4, 3]) == [[2, 3], [0, 1], [3, 4]] and turned_round([]) == []


def test_lines_between_two_directions_are_told_by_the_order_of_reading():
    arabic = ["هذا", "كتاب", "جديد"]
    same = describe_crossings(words_of([0, 1, 2], arabic))
    assert same == (
        "In the order of reading nothing changes places. "
        "One side runs from right to left, so lines cross even where the order stays."
    )
    moved = describe_crossings(words_of([0, 2, 1], arabic))
    assert moved.startswith("“كتاب” and “جديد” swap. In the order of reading 1 pair changes places. One side")
    turned = describe_crossings(words_of([2, 1, 0], arabic))
    assert turned == "The order is turned round: drawn from both ends, no lines cross."


def test_what_says_nothing_about_order_does_not_cross():
    source = ["red", "cars", "."]
    signs = words_of([0, 1, 0], source, ["coches", "rojos", "."])
    assert signs.strongest == [0, 1, 0] and signs.order == [0, 1]  # the full stop looks at a word
    assert describe_crossings(signs) == "The order stays: no strongest lines, signs aside, cross."
    both = words_of([1, 0, 0], source, ["coches", "rojos", "."])
    assert describe_crossings(both).endswith("swap. Of the strongest lines, signs aside, 1 pair crosses.")
    assert words_of([0, 2, 1], source, ["coches", ".", "rojos"]).order == [0, 2, 1]
    outweighed = labelled(np.array([[0.0, 0.9, 0.0], [0.1, 0.0, 0.0]]), source, ["coches", "rojos"])
    assert outweighed.strongest == [1, None] and outweighed.order == [1]  # start and end have 90 % of the second
    assert describe_crossings(outweighed) == ""


def test_lines_that_look_wrong_are_told_with_the_weight_that_no_word_got():
    source = ["my", "brother", "."]
    plain = describe_doubts(words_of([0, 1, 1], source, ["mi", "gran", "hermano"]))
    assert plain.startswith("Nothing in the strongest lines looks wrong by itself. Of all weight of the written words,")
    assert plain.endswith("start and end of the text took 0 %.")
    twice = describe_doubts(words_of([1, 0, 1], source, ["a", "mi", "hermano"]))
    assert twice.startswith(
        "What looks wrong, and need not be: “brother” has the strongest lines of “a” and “hermano”,"
    )
    weights = np.array([[0.25, 0.0, 0.0], [0.0, 0.1, 0.9], [0.0, 1.0, 0.0]])
    lost = describe_doubts(labelled(weights, source, ["a", "mi", "hermano"]))
    assert "“a” has no strongest line, as start and end together outweigh every word; “mi” looks most at a sign" in lost
    assert lost.endswith("start and end of the text took 25 %, its signs 30 %.")
    several = describe_doubts(labelled(np.zeros((6, 3)), source, list("abcdef")))
    assert "“a”, “b”, “c”, “d” and 2 more have no strongest line" in several

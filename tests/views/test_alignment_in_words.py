"""The sentences on lines between words: which cross, which look wrong, which are right."""

import numpy as np

from transformer.interpret.word_level import WordMap
from transformer.maps import axes_of
from transformer.views.ideas.alignment import describe_crossings, describe_doubts, find_reversals


def words_of(strongest, source, target=None):
    map_ = np.zeros((len(strongest), len(source)))
    map_[np.arange(len(strongest)), strongest] = 1
    return labelled(map_, source, target or [f"w{number}" for number in range(len(strongest))])


def labelled(weights, source, target):
    return WordMap(np.array(weights), *axes_of("cross", target, source))


ENGLISH, ARABIC = "the red cars are new".split(), "هذا كتاب جديد".split()
BOTH = "One side runs from right to left, so lines cross even where the order stays."


CROSSING = [
    ([0, 2, 1, 3], ENGLISH, "“red” and “cars” swap. Of the strongest lines, 1 pair crosses."),
    ([0], ENGLISH, ""),
    ([0, 2, 1], ARABIC, f"“كتاب” and “جديد” swap. In the order of reading 1 pair changes places. {BOTH}"),
    ([2, 1, 0], ARABIC, "The order is reversed: drawn from both ends, no lines cross."),
]  # fmt: skip


def test_what_crosses_is_said_in_the_order_of_reading():
    for strongest, source, said in CROSSING:
        assert describe_crossings(words_of(strongest, source)) == said
    assert find_reversals([3, 2, 0, 1, 0, 4, 3]) == [[2, 3], [0, 1], [3, 4]] and find_reversals([]) == []


def test_what_says_nothing_about_order_does_not_cross():
    source, target = ["red", "cars", "."], ["coches", "rojos", "."]
    signs = words_of([0, 1, 0], source, target)
    assert signs.strongest == [0, 1, 0] and signs.order == [0, 1]  # the full stop looks at a word
    assert describe_crossings(signs) == "The order stays: no strongest lines between words cross."
    outweighed = labelled([[0.0, 0.9, 0.0], [0.1, 0.0, 0.0]], source, target[:2])
    assert outweighed.strongest == [1, None] and outweighed.order == [1]  # start and end have 90 % of the second


WRONG = "This looks wrong, but need not be:"
MAY = "may be left out, written together with others, or not shown by this head"
ALL = "Of the written words' weight, start and end of the text take"


DOUBTFUL = [
    (np.eye(3)[[1, 0, 1]], "a mi hermano",
     f"{WRONG} “brother” has the strongest lines of “a” and “hermano”, which stand apart. {ALL} 0 %."),
    ([[0.25, 0.0, 0.0], [0.0, 0.1, 0.9], [0.0, 1.0, 0.0]], "a mi hermano",
     f"{WRONG} “a” has no strongest line, because start and end together outweigh every word; “mi” looks most at a "
     f"punctuation mark. "
     f"No strongest line leads to “my”. It {MAY}. {ALL} 25 %, punctuation 30 %."),
    (np.zeros((6, 3)), "a b c d e f",
     f"{WRONG} “a”, “b”, “c”, “d” and 2 more have no strongest line, because start and end together outweigh every "
     f"word. No strongest line leads to 2 of 2 words: “my” and “brother”. They {MAY}. {ALL} 100 %."),
]  # fmt: skip


def test_lines_that_look_wrong_are_told_with_what_no_word_got():
    for weights, target, said in DOUBTFUL:
        assert describe_doubts(labelled(weights, ["my", "brother", "."], target.split())) == said

"""The usual selection of a page: it gives way to a choice, and to the usual selection of another model."""

import pytest
from stage_example import example_result

from pages.ui.state.selection import (
    adopt_choices,
    current_selection,
    note_opening,
    opening_parts,
    revision,
    select,
    usual_selection,
    with_one_head,
)
from transformer.checkpoints import Opening
from transformer.maps import Place

RESULT = example_result()
MEAN = Opening(kind="cross", layer=0, head="mean", single=(1, 1))
OTHER = Opening(kind="decoder", layer=0, head="2", single=(0, 1))


@pytest.fixture(autouse=True)
def nothing_in_vain(told):
    """Check that no link of these tests asks for something that is not here."""
    yield
    assert not told


def opened(opening, has_words=False):
    note_opening(opening, has_words)
    return current_selection(RESULT).place


def test_each_model_opens_with_its_own_where_nobody_chose():
    assert opened(None) == Place("cross", 1, "1") == usual_selection(RESULT, None).place
    assert opened(MEAN) == Place("cross", 0, "mean") == usual_selection(RESULT, MEAN).place
    assert opened(OTHER) == Place("decoder", 0, "2") and revision() == 0


@pytest.mark.parametrize(
    ("asked", "place"),
    [
        ({"layer": ["2"]}, Place("cross", 1, "1")),
        ({"head": ["2"]}, Place("cross", 1, "2")),
        ({"kind": ["encoder"], "layer": ["1"]}, Place("encoder", 0, "1")),
        ({"layer": ["1"], "head": ["mean"]}, Place("cross", 0, "mean")),
    ],
)
def test_a_link_that_names_a_part_means_the_same_with_every_model(link, asked, place):
    link.update(asked)
    assert opened(MEAN) == opened(OTHER) == opened(None) == place


def test_another_choice_leaves_the_head_open_to_the_next_model():
    first = opened(MEAN)
    adopt_choices({"turn": 3, "query": {"step": ["3"]}})
    assert current_selection(RESULT).step == 2 and opened(MEAN) == first and revision() == 3
    assert opened(OTHER) == Place("decoder", 0, "2") and opening_parts(RESULT)["kind"] == "decoder"
    adopt_choices({"turn": 5, "query": {"kind": ["decoder"], "layer": ["1"]}})
    assert opened(MEAN) == opened(OTHER) == Place("decoder", 0, "1") and opening_parts(RESULT) is None


def test_one_part_that_is_chosen_keeps_the_others_of_the_opening():
    opened(MEAN)
    select(layer=1)
    assert opened(OTHER) == Place("cross", 1, "mean")


def test_a_page_for_single_heads_takes_the_best_one():
    opened(MEAN)
    assert with_one_head(current_selection(RESULT)).place == Place("cross", 1, "2")
    select(layer=0, head="max")
    assert with_one_head(current_selection(RESULT)).place == Place("cross", 0, "1")


def tokens_of(opening, has_words):
    opened(opening, has_words)
    return current_selection(RESULT).tokens


def test_a_model_that_cuts_words_opens_between_words():
    assert tokens_of(MEAN, has_words=True) == "words" and tokens_of(MEAN, has_words=False) == "pieces"
    assert tokens_of(None, has_words=True) == "pieces"  # the usual head, which links leave out
    assert tokens_of(MEAN, has_words=True) == "words"
    adopt_choices({"turn": 3, "query": {"step": ["3"]}})
    assert tokens_of(MEAN, has_words=False) == "pieces" and opening_parts(RESULT)["tokens"] == "pieces"
    adopt_choices({"turn": 5, "query": {"tokens": ["words"]}})
    assert tokens_of(OTHER, has_words=False) == "words" and current_selection(RESULT).place == Place("decoder", 0, "2")


def test_a_head_that_was_chosen_between_words_stays_between_them():
    opened(MEAN, has_words=True)
    select(layer=1)
    assert current_selection(RESULT).tokens == "words"


@pytest.mark.parametrize(
    ("asked", "tokens"),
    [({"layer": ["2"]}, "pieces"), ({"head": ["2"], "tokens": ["words"]}, "words"), ({"tokens": ["pieces"]}, "pieces")],
)
def test_a_link_that_names_a_head_is_between_pieces_unless_it_says_more(link, asked, tokens):
    link.update(asked)
    assert tokens_of(MEAN, has_words=True) == tokens

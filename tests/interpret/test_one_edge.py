"""One look in many texts: each compared token is that of the text's own run with the look hidden."""

import pytest

from transformer import Trace, greedy, load
from transformer.interpret import alike, edits_of, hide_edge, parse_all

ADJECTIVES = "ill sad here married wet".split()


def first_difference(checkpoint, text, changes):
    usual, changed = (greedy(checkpoint, text, Trace(edits=edits, record=False)) for edits in ({}, edits_of(changes)))
    pairs = zip(usual.steps, changed.steps, strict=False)
    return next(((one.writes, other.writes) for one, other in pairs if one.token_id != other.token_id), None)


@pytest.mark.parametrize(
    ("model", "texts"),
    [
        ("english-spanish", [f"He is {word}." for word in ADJECTIVES]),
        ("reverse-encoder-only", ["abcd", "abxd"]),
        ("sort-letters", ["dcba", "dxba"]),
    ],
)
def test_each_token_is_that_of_the_run_of_its_text(model, texts):
    checkpoint = load(model)
    found = hide_edge(checkpoint, texts, 2, 3)
    layers = range(1, checkpoint.config.num_layers + 1)
    edge = parse_all(",".join(f"encoder.{layer}.*.hide.3.4" for layer in layers))
    for text, usual, hidden in zip(texts, found.usual, found.hidden, strict=True):
        assert (first_difference(checkpoint, text, edge) or (usual, usual)) == (usual, hidden)


def test_texts_alike_differ_in_one_place():
    texts = alike(load("english-spanish"), "The old man is here.", 3, 5)
    assert len(texts) == 5 and all(text.split()[:2] == ["the", "old"] and " is here." in text for text in texts)
    assert not alike(load("reverse-letters"), "abc", 0)  # the start of a text is no token of it

"""Measures of a view against the model itself, computed another way; those of records are held by shipped lectures."""

import math

import numpy as np
import pytest
from replayed import replayed

from transformer import load
from transformer.assets import checkpoint_path
from transformer.decoding import Strategy, beam_search, decode, greedy
from transformer.errors import LabError
from transformer.lectures import Check
from transformer.replay import ViewState
from transformer.replay.replay import replay_of

LETTERS = {"model": "copy-letters", "text": "abcb"}


@pytest.fixture(scope="module")
def seen():
    return replayed(**LETTERS)


def measured(seen, measure, **arguments):
    """Return the value of a measure, asked as a scene asks."""
    return Check.of({"measure": measure, **arguments, "above": -1e9}).find(seen).value


def measured_text(seen, measure, **arguments):
    """Return the text that a measure of texts finds."""
    return Check.of({"measure": measure, **arguments, "equals": ""}).find(seen).value


def test_weights_are_the_softmax_of_scores_and_roles_those_of_pages(seen):
    columns, head = range(1, 7), dict(head="cross.2.3")
    scores = np.array([measured(seen, "score", **head, row=2, column=column) for column in columns])
    weights = [measured(seen, "weight", **head, row=2, column=column) for column in columns]
    even = np.exp(scores / math.sqrt(measured(seen, "size of the model", name="d_k")))
    assert np.allclose(even / even.sum(), weights, atol=1e-5)
    cells = [measured(seen, "weight", **head, row=row, column=3) for row in range(1, 6)]
    assert measured(seen, "mean weight", **head, column=3) == pytest.approx(sum(cells) / 5)
    found = seen.result().scores["cross"]
    named = [found.role(layer, head)[0] for layer in range(2) for head in range(4)]
    assert measured(seen, "heads with role", kind="cross", role="diagonal") == named.count("diagonal") > 0
    # A target that the model writes itself is as probable as its steps.
    found = measured(replayed("what_if", **LETTERS, target="abcb"), "probability in target", step=5)
    assert found == pytest.approx(measured(seen, "probability", step=5), abs=1e-4)


def test_what_is_written_is_decoded_as_the_view_says():
    reverser = load(checkpoint_path("reverse-words"))
    view = {"page": "decoding", "model": "reverse-words", "text": "attention is all you need"}
    forced = replayed(**view, forced="4 attention")
    assert measured_text(forced, "writes") == "need you all attention"
    assert measured_text(forced, "writes greedily") == greedy(reverser, view["text"]).text
    drawn = {"strategy": "sampling", "temperature": "9", "top_k": "3", "draw": "5"}
    expected = decode(reverser, view["text"], Strategy(temperature=9, top_k=3, seed=5)).text
    assert measured_text(replayed(**view, **drawn), "writes") == expected
    with pytest.raises(LabError, match="This token is not in the model's vocabulary and can't be forced"):
        replayed(**view, forced="4 zebra-crossing")
    seen = replayed("decoding", model="spanish-english", text="Llueve.", strategy="beam", width_of_beam="2")
    best = beam_search(seen.checkpoint, "Llueve.", 2).best
    assert measured_text(seen, "writes") == best.text != measured_text(seen, "writes greedily")
    assert measured(seen, "log-probability") == pytest.approx(best.log_probability, abs=1e-3)


REFUSED = [
    (dict(measure="score", head="cross.2.1", row=9, column=1), "`row` must be 1 to 5"),
    (dict(measure="heads with role", kind="cross", role="king"), "`role` must be one of diagonal"),
    (dict(measure="token", step=0), "`step` must be 1 to 5"),
    (dict(measure="right without head", head="cross.2.9", way="zero"), "`head` must be one of the model's"),
    (dict(measure="writes without heads", heads=[]), "a list of 1 to 100 texts"),
    (dict(measure="writes without heads", heads=["cross.2.1", "cross.*.*"]), "`head` must be one of the model's"),
]


def test_what_a_view_lacks_is_said(seen, subtests):
    for arguments, sentence in REFUSED:
        bound = {"equals": ""} if "writes" in arguments["measure"] else {"above": -1e9}
        with subtests.test(sentence), pytest.raises(LabError, match=sentence):
            Check.of({**arguments, **bound}).find(seen)
    with pytest.raises(LabError, match="`record` must be one of"):
        replay_of(ViewState.of("twins", {"record": ["Nothing"]}))
    twins = replay_of(ViewState.of("twins", {"record": ["The mask that stops cheating"]}))
    with pytest.raises(LabError, match="can't be measured in a view that shows twins"):
        measured(twins, "size of the model", name="d_k")
    with pytest.raises(LabError, match="'spanish-english' holds no board of texts exactly right"):
        measured(replayed(model="spanish-english", text="Llueve."), "right of the board")

"""The package of the stage in the browser: the numbers, labels and sentences that the result itself has."""

import json
from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from stage import unpack
from stage_example import FIXTURE, decoding_of, example_result, for_javascript, labelled

from transformer import load
from transformer.decoding import greedy
from transformer.interpret.combined_heads import rollout
from transformer.interpret.result import Result
from transformer.interpret.roles import head_scores
from transformer.maps import KIND_TITLES
from transformer.trace import Trace
from transformer.views import head_cards, stage_data

HOSTILE = ["<s>", "\ud800", "a\u202eb", "<b>x</b>", '"}\\', "\x00", "$array", "__proto__", "NaN", "\u2028", "", "</s>"]


@pytest.fixture(scope="module")
def result():
    return example_result()


def packed(result, **options):
    return unpack(stage_data(result, **options))


def group_of(example, kind):
    return next(group for group in example["groups"] if group["kind"] == kind)


def test_the_future_is_said_to_be_open_where_nothing_blocks_it(result):
    opened = replace(result.maps["decoder"], blocked=None)
    found = packed(replace(result, maps={**result.maps, "decoder": opened}))
    assert group_of(found, "decoder")["note"].endswith("later ones too: no mask blocks the future.")


def test_of_one_token_nothing_is_measured_and_of_few_no_role_is_told(make_checkpoint):
    trace = Trace("*attention.weights", "*attention.allowed")
    found = Result.of(greedy(make_checkpoint(causal=False), "abc", max_length=1, trace=trace), trace)
    assert found.maps["decoder"].values.shape[2:] == (1, 1)
    note = group_of(packed(found), "decoder")["note"]
    assert note == "The target's only token (row) can look at nothing but itself (column)."
    card = head_cards(found, {"this text": found.scores})["decoder"][0][0]
    assert card["said"] == ["On this text nothing can be measured: no row has a choice."]
    found = Result.of(greedy(load("shift-letters"), "x", trace=trace), trace)
    card = head_cards(found, {"this text": found.scores})["cross"][0][0]
    assert card["said"] == ["On this text there are too few tokens to tell a role."]


def test_almost_sure_does_not_become_sure_on_the_way(result):
    almost = float(np.nextafter(np.float32(1), np.float32(0)))
    shares = np.array([1e-8, 0, 0, 0, almost, 0, 0, 0], dtype=np.float32)
    step = replace(result.decoding.steps[0], probabilities=shares)
    sent = packed(replace(result, decoding=replace(result.decoding, steps=[step] * 4)))["steps"][0]
    assert sent["probability"] == sent["top"][0][1] < 1 and sent["top"][1][1] > 0


def test_tokens_of_strangers_arrive_as_the_text_that_they_are():
    size = len(HOSTILE)
    maps = {"encoder": labelled("encoder", np.full((2, 2, size, size), 1 / size, dtype=np.float32), HOSTILE, HOSTILE)}
    decoding = replace(decoding_of(["lo"] * size, ["lo"] * size), source_tokens=HOSTILE, target_tokens=HOSTILE)
    rolled, scores = {"encoder": rollout(maps, "encoder")}, {"encoder": head_scores(maps["encoder"])}
    content = stage_data(Result(decoding, maps, rolled, scores), has_words=True)
    example = unpack(content)
    assert example["source"] == HOSTILE and example["groups"][0]["pieces"]["columns"] == HOSTILE
    header = content[8 : 8 + int.from_bytes(content[:8], "little")]
    assert json.loads(header.decode("utf-8", "replace"), parse_constant=pytest.fail)  # as a browser reads it


def test_a_card_says_what_a_head_does_here_and_on_its_task(result):
    cards = head_cards(result, {"this text": result.scores, "its task": result.scores})
    for kind, layer, head in product(KIND_TITLES, range(2), range(2)):
        card, scores = cards[kind][layer][head], result.scores[kind]
        assert card["columns"][-2][1] == card["columns"][-2][2] == f"{scores.entropy[layer, head]:.2f}"
        role = group_of(packed(result), kind)["roles"][layer][head]
        assert card["said"][0].startswith(f"On this text, {role or 'unclassified'}: ")
        assert card["said"][1].startswith("On its task, ")
    said = head_cards(result, {"this text": result.scores}, aligns=(0, 1))["cross"][0][1]["said"]
    assert said[0].startswith("By the model's file, aligns: it aligned words best") and len(said) == 2
    said = head_cards(result, {"this text": result.scores}, writing={(0, 0): (0.9, 0.1)})["cross"][0][0]["said"]
    assert said[0].startswith("On this text, writes: it looks at what it writes") and len(said) == 1


def test_the_example_for_javascript_is_up_to_date():
    """If it is not: `PYTHONPATH=.:tests/helpers python -m stage_example`."""
    assert json.loads(FIXTURE.read_text(encoding="utf-8")) == json.loads(json.dumps(for_javascript()))


def test_a_weight_that_is_no_number_is_nothing_and_none_is_more_than_all(result):
    values = result.maps["cross"].values.copy()
    values[0, 0, 0, :2] = np.nan, 1.01
    odd = replace(result, maps=result.maps | {"cross": replace(result.maps["cross"], values=values)})
    for rounded in (False, True):
        sent = group_of(packed(odd, rounded=rounded), "cross")["pieces"]["weights"]
        assert sent[0, 0, 0, :2].tolist() == [0, 1]

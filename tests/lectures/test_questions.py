"""Questions: what can be answered, the truth of a model that ran, and scores that rank guesses as a person would."""

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from transformer import Trace, greedy
from transformer.errors import SettingError
from transformer.interpret import Place, Result
from transformer.lectures import KINDS, Asked, Question, pose
from transformer.lectures.seen import Seen

SCORES = Path(__file__).parents[2] / "assets/components/predict/scores.js"
HEADS = {
    ("reverse-letters", "attention"): [
        ("cross", 1, 3, 2),
        ("cross", 0, 1, 3),
        ("encoder", 0, 1, 4),
        ("decoder", 1, 1, 5),
    ],
    ("sort-letters", "banana"): [("cross", 1, 1, 2), ("cross", 0, 2, 1), ("encoder", 1, 1, 3)],
    ("english-spanish", "The cat sleeps on the table."): [
        ("cross", 1, 2, 2),
        ("encoder", 0, 1, 3),
        ("decoder", 0, 1, 4),
    ],
}
"""Ten heads of three models, sharp and diffuse: kind, layer and step from 0, head from 1."""


@cache
def seen(model="reverse-letters", text="attention"):
    return Seen.of({"model": [model], "text": [text]})


def asked(kind="cross", layer=1, head="3", step=2, **of):
    of = seen(**of)
    return Asked(of.checkpoint, of.text, of.result, Place(kind, layer, head), step)


def test_a_row_is_asked_with_the_weights_of_the_model():
    posed = pose(Question(kind="row", why="It is *{favourite}*, {share}."), asked())
    weights = seen().result.maps["cross"].values[1, 2, 2]
    assert posed.form == "marks" and posed.options == ("<s>", *"attention", "</s>")
    assert posed.truth == pytest.approx(weights) and posed.options[int(weights.argmax())] == "i"
    assert posed.answer.startswith("It looks most at “i”: 56 %") and "<em>“i”</em>, 56\N{NO-BREAK SPACE}%." in posed.why
    assert "“o → i”" in posed.ask and "Head 3 of layer 2, cross-attention." in posed.context


def test_a_row_of_the_decoder_offers_only_what_the_mask_allows():
    posed = pose(Question(kind="row"), asked("decoder", 1, "1", 4))
    assert posed.options == ("<s>", *"noit") and sum(posed.truth) == pytest.approx(1)
    with pytest.raises(SettingError, match="at which the head has a choice"):
        pose(Question(kind="row"), asked("decoder", 1, "1", 0))


def test_a_long_row_is_asked_by_what_has_weight_and_one_for_all_others():
    posed = pose(Question(kind="row"), asked("encoder", 0, "1", 3, text="a quick brown fox jumps over"))
    assert len(posed.options) == 24 and posed.options[-1] == "all others" and sum(posed.truth) == pytest.approx(1)


def test_the_next_token_is_among_likely_ones_and_what_was_read():
    posed = pose(Question(kind="next"), asked())
    step = seen().result.decoding.steps[2]
    assert posed.options[posed.right[0]] == "i" == step.writes and {"a", "t", "e"} <= set(posed.options)
    assert posed.truth[posed.right[0]] == pytest.approx(step.probability) and "So far it wrote “no”." in posed.context
    foreign = pose(Question(kind="next"), asked(model="english-spanish", text="The cat sleeps on the table."))
    vocabulary = seen("english-spanish", "The cat sleeps on the table.").checkpoint.target_tokenizer
    assert all(vocabulary.token_id(option) is not None for option in foreign.options)


def test_how_sure_it_is_is_its_probability():
    posed = pose(Question(kind="sure"), asked(step=0))
    assert posed.form == "share" and posed.truth == (seen().result.decoding.steps[0].probability,)
    with pytest.raises(SettingError, match="step"):
        pose(Question(kind="sure"), asked(step=10))


def test_heads_that_change_what_is_written_are_found_by_switching_each_off():
    posed = pose(Question(kind="head"), asked())
    assert posed.options == ("Head 1", "Head 2", "Head 3", "Head 4", "None of them")
    changed = [at for at, told in enumerate(posed.told[:-1]) if told != "writes “noitnetta”"]
    assert list(posed.right) == changed == [0] and posed.answer == "Head 1 alone changes it."
    nothing = pose(Question(kind="head"), asked("encoder", 0, "1"))
    assert nothing.right == (4,) or all("noitnetta" not in nothing.told[at] for at in nothing.right)


def test_a_summary_of_heads_is_no_head():
    for kind in ("row", "head"):
        with pytest.raises(SettingError, match="be a single one"):
            pose(Question(kind=kind), asked(head="mean"))


@pytest.mark.parametrize(("layer", "head"), [(8, "1"), (1, "5")])
def test_a_head_that_the_model_lacks_is_refused_in_a_sentence(layer, head):
    with pytest.raises(SettingError, match="`layer` must be 1 to 2, and `head` 1 to 4, got"):
        pose(Question(kind="row"), asked(layer=layer, head=head))
    with pytest.raises(SettingError, match="`kind` must be one of encoder"):
        pose(Question(kind="row"), asked(model="reverse-encoder-only"))


def test_rows_that_change_are_those_of_a_model_without_the_mask(make_checkpoint):
    kept = pose(Question(kind="rows"), asked("decoder", 0, "1", step=3))
    assert kept.right == (0,) and kept.answer == "None of the 4 rows above change."
    open_to_all, trace = make_checkpoint(causal=False), Trace("*attention.weights", "*attention.allowed")
    result = Result.of(greedy(open_to_all, "abc", trace=trace), trace)
    changed = pose(Question(kind="rows"), Asked(open_to_all, "abc", result, Place("decoder", 0, "1"), 1))
    assert changed.right == (2,) and changed.answer == "2 of the 2 rows above change."
    with pytest.raises(SettingError, match="`kind` must be decoder"):
        pose(Question(kind="rows"), asked())
    with pytest.raises(SettingError, match="`step` must be one between the first and the last"):
        pose(Question(kind="rows"), asked("decoder", step=0))


def test_without_positions_it_runs_without_positions():
    posed = pose(Question(kind="positions"), asked())
    assert posed.right == (1,) and "noitnetta" not in posed.answer


def test_twins_are_asked_of_a_record_and_chance_decides_nothing():
    posed = pose(Question(kind="twin"), "Does it need positions?")
    variants = ("sinusoidal positions", "learned positions", "without positions")
    assert posed.options == (*variants, "No more than chance apart") and posed.right == (0,)
    assert posed.told == ("99.9 % wholly right", "93.2 % to 94.0 % wholly right", "12.9 % to 14.4 % wholly right", "")
    assert posed.answer.endswith("Sinusoidal positions is ahead, whichever seeds are compared.")
    tie = pose(Question(kind="twin"), "One head or four")
    assert tie.right == (2,) and tie.answer == (
        "Sequences wholly right at the end, with 5 seeds each: one head 89.0 % to 93.4 %, four heads 90.2 % to 95.0 %. "
        "One head and four heads overlap: no more than chance may lie between them."
    )
    one_seed = pose(Question(kind="twin"), "The mask that stops cheating")
    assert one_seed.right == (0,) and one_seed.answer.endswith("without causal mask 0.0 %; one seed each.")
    with pytest.raises(SettingError, match="`record` must be one of"):
        pose(Question(kind="twin"), "Which?")


def test_a_question_is_its_model_text_and_place():
    ids = [pose(Question(kind="row"), asked(step=step)).id for step in (2, 2, 3)]
    assert ids[0] == ids[1] != ids[2]


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ({}, "`kind` must be one of row, next, sure, head, positions, rows, twin"),
        ({"kind": "mood"}, "`kind` must be one of"),
        ({"kind": "row", "answer": "a"}, "have kind, ask, why, head and step alone"),
        ({"kind": "row", "ask": 3}, "`ask` must be a text of at most 200"),
        ({"kind": "row", "why": "a" * 501}, "`why` must be a text of at most 500"),
        ({"kind": "row", "why": "{token}"}, "only what “row” computes: {favourite}, {share}"),
        ({"kind": "row", "step": True}, "`step` must be a number from 1"),
        ({"kind": "row", "head": "c" * 21}, "`head` must be a text of at most 20"),
        ({"kind": "twin", "why": "{}"}, "computes: nothing"),
    ],
)
def test_a_question_that_breaks_a_rule_gets_a_sentence(entry, sentence):
    with pytest.raises(SettingError, match=sentence.replace("{", "\\{").replace("}", "\\}")):
        Question.of(entry)


def test_what_is_put_into_the_why_is_text():
    posed = pose(Question(kind="positions", why="{writes} <b>"), asked(text="aa bb"))
    assert "<b>" not in posed.why


@cache
def scored():
    """Of each of ten heads its largest weight, and what guesses have in common with it, by the browser’s own code."""
    rows = []
    for (model, text), heads in HEADS.items():
        for kind, layer, head, step in heads:
            truth = np.array(
                pose(Question(kind="row"), asked(kind, layer, str(head), step, model=model, text=text)).truth
            )
            first, three = np.eye(len(truth))[truth.argmax()], np.zeros(len(truth))
            three[np.argsort(-truth)[:3]] = np.array([3, 2, 1]) / 6
            wrong, even = np.eye(len(truth))[truth.argmin()], np.full(len(truth), 1 / len(truth))
            guesses = {"exact": truth, "three": three, "favourite": first, "even": even, "wrong": wrong}
            rows.append({"truth": truth.tolist(), "guesses": {name: one.tolist() for name, one in guesses.items()}})
    program = (
        f"import {{ overlap }} from {json.dumps(SCORES.as_uri())};"
        "import { readFileSync } from 'node:fs';"
        "const rows = JSON.parse(readFileSync(0));"
        "const score = ({ truth, guesses }) => "
        "Object.fromEntries(Object.entries(guesses).map(([name, one]) => [name, overlap(one, truth)]));"
        "console.log(JSON.stringify(rows.map(score)))"
    )
    node = shutil.which("node") or shutil.which("node", path=str(Path(__file__).parents[2] / ".venv/bin"))
    done = subprocess.run(
        [node, "--input-type=module", "-e", program], input=json.dumps(rows), capture_output=True, text=True, check=True
    )
    return [(max(row["truth"]), scores) for row, scores in zip(rows, json.loads(done.stdout))]


@pytest.mark.parametrize("number", range(10))
def test_scores_rank_guesses_as_a_person_would(number):
    largest, score = scored()[number]
    assert score["exact"] == pytest.approx(1) and score["wrong"] == min(score.values())
    assert score["favourite"] > score["wrong"] and score["three"] > score["wrong"]
    if largest > 0.9:  # it looks at one token: to name it is nearly all, to spread the weight is not
        assert score["favourite"] > 0.9 and score["favourite"] > score["three"] > score["even"]
    if largest < 0.3:  # it looks at many: who says so is right, who names one has met little
        assert score["even"] > score["three"] > score["favourite"]


def test_every_kind_has_a_title_of_its_own():
    assert len({kind.title for kind in KINDS.values()}) == len(KINDS) == 7

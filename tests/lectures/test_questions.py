"""Questions: their forms of answer, the truth of a model that ran, and where there is nothing to ask."""

import re
from dataclasses import replace
from functools import cache

import pytest
from replayed import replayed
from rounded import about, tells

from transformer import Trace, greedy
from transformer.errors import LabError, SettingError
from transformer.interpret import Result
from transformer.lectures import KINDS, Question, QuestionSubject, pose
from transformer.lectures.question_drafts import QuestionDraft
from transformer.lectures.question_kinds import KindOfQuestion
from transformer.maps import Place

BROTHER = "My brother has two black cats."


@cache
def seen(model="reverse-letters", text="attention"):
    return replayed(model=model, text=text)


def asked(kind="cross", layer=1, head="3", step=2, **of):
    of = seen(**of)
    return QuestionSubject(of.checkpoint, of.text, of.result(), Place(kind, layer, head), step)


def test_a_row_is_asked_with_the_weights_of_the_model():
    posed = pose(Question(kind="row", why="It is *{favourite}*, {share}."), asked())
    weights = seen().result().maps["cross"].values[1, 2, 2]
    assert posed.form == "marks" and posed.options == ("<s>", *"attention", "</s>")
    assert posed.truth == pytest.approx(weights) and posed.options[int(weights.argmax())] == "i"
    assert about("It looks most at “i”: 56 %").match(posed.answer)
    # The rows before it stand on the same options.
    assert (posed.row, posed.written) == ("o → ?", "i") and [label for label, _ in posed.above] == ["<s> → n", "n → o"]
    assert posed.above[1][1] == pytest.approx(seen().result().maps["cross"].values[1, 2, 1])
    assert tells(posed.why, "<em>“i”</em>, 56\N{NO-BREAK SPACE}%.")
    assert "“o → i”" in posed.ask and "Head 3 of layer 2, cross-attention." in posed.context


def test_a_row_of_the_decoder_offers_only_what_the_mask_allows():
    posed = pose(Question(kind="row"), asked("decoder", 1, "1", 4))
    assert posed.options == ("<s>", *"noit") and sum(posed.truth) == pytest.approx(1)
    assert [sum(weight is None for weight in row) for _, row in posed.above] == [4, 3, 2, 1]  # what the mask forbids
    with pytest.raises(SettingError, match="at which the head has a choice"):
        pose(Question(kind="row"), asked("decoder", 1, "1", 0))
    # A long row is asked by what has weight, and one for all others.
    posed = KINDS["row"].pose(asked("encoder", 0, "1", 3, text="a quick brown fox jumps over"))
    assert len(posed.options) == 24 and posed.options[-1] == "all others" and sum(posed.truth) == pytest.approx(1)


def test_the_next_token_is_among_likely_ones_and_what_was_read():
    posed = pose(Question(kind="next"), asked())
    step = seen().result().decoding.steps[2]
    assert posed.options[posed.right[0]] == "i" == step.writes and {"a", "t", "e"} <= set(posed.options)
    assert posed.truth[posed.right[0]] == pytest.approx(step.probability) and "So far it wrote “no”." in posed.context
    posed = pose(Question(kind="sure"), asked(step=0))
    assert posed.form == "share" and posed.truth == (seen().result().decoding.steps[0].probability,)


def test_a_head_is_asked_for_its_word_and_two_texts_for_their_vector():
    posed = pose(Question(kind="word"), asked(layer=2, head="2", step=6, model="english-spanish", text=BROTHER))
    assert posed.options[posed.right[0]] == "los" and {"gatos", "hermano"} <= {*posed.options} and "“cats”" in posed.ask
    water = replace(asked(model="spanish-english", text="Tengo agua."), other="Tengo frío.")
    posed = pose(Question(kind="vector"), water)
    assert posed.options == ("tengo", "frío", ".") and posed.right == (0,)
    assert about("After the last layer, “tengo” brings 101 % of the difference.").match(posed.answer)


def test_what_changes_what_is_written_is_found_by_switching_it_off():
    posed = pose(Question(kind="positions", why="{writes} <b>"), asked(text="aa bb"))
    assert posed.right == (1,) and "<b>" not in posed.why  # what is put into the why is text
    posed = pose(Question(kind="head"), asked())
    assert posed.options == ("Head 1", "Head 2", "Head 3", "Head 4", "None of them")
    changed = [at for at, told in enumerate(posed.told[:-1]) if told != "writes “noitnetta”"]
    assert list(posed.right) == changed == [0] and posed.answer == "Head 1 alone changes it."


def test_rows_that_change_are_those_of_a_model_without_the_mask(make_checkpoint):
    kept = pose(Question(kind="rows"), asked("decoder", 0, "1", step=3))
    assert kept.options[kept.right[0]] == "None of the rows above" and kept.answer == "None of the 4 rows above change."
    open_to_all, trace = make_checkpoint(causal=False), Trace("*attention.weights", "*attention.allowed")
    result = Result.of(greedy(open_to_all, "abc", trace=trace), trace)
    changed = pose(Question(kind="rows"), QuestionSubject(open_to_all, "abc", result, Place("decoder", 0, "1"), 1))
    assert changed.options[changed.right[0]] == "All of the rows above"
    assert changed.answer == "2 of the 2 rows above change."


def test_a_length_is_asked_one_beyond_all_of_training():
    posed = pose(Question(kind="length"), asked())
    assert posed.form == "share" and posed.truth == (0,) and "up to 28 letters. Of texts with 29," in posed.ask
    assert posed.context == "Of fresh texts with 28 letters, 100 % are exactly right."
    assert posed.answer == "Of texts with 29 letters, 0 % are exactly right."


def test_twins_are_asked_of_a_record_and_chance_decides_nothing():
    posed = pose(Question(kind="twin"), "Does it need positions?")
    assert posed.options[-1] == "Too close to call" and posed.told[-1] == ""
    assert [posed.options[at] for at in posed.right] == ["sinusoidal positions"]
    assert dict(zip(posed.options, posed.told))["learned positions"] == "93.2 % to 94.0 % exactly right"
    assert posed.answer.endswith("Sinusoidal positions wins with every seed.")
    tie = pose(Question(kind="twin"), "One head or four")
    assert tie.right == (2,) and tie.answer.endswith("overlap: the difference may be chance.")
    # By two of three it is shared: then nobody can say that it is chance.
    shared = pose(Question(kind="twin"), "Why divide by √d_k?")
    assert len(shared.right) == 2 and len(shared.options) == len(shared.told) == len(shared.truth) == 3
    one_seed = pose(Question(kind="twin"), "The mask that stops cheating")
    assert one_seed.answer == "Texts exactly right: as it is 99.9 %, without causal mask 0.0 %; one seed each."


def test_a_question_that_can_not_be_asked_gets_a_sentence(subtests):
    for kind, of, sentence in (
        ("sure", dict(step=10), "step"),
        ("row", dict(head="mean"), "be a single one"),
        ("row", dict(model="reverse-encoder-only"), "`kind` must be one of encoder"),
        ("rows", {}, "`kind` must be decoder"),
        ("length", dict(model="shift-letters", text="abc"), "none beyond 26 letters"),
    ):
        with subtests.test(sentence), pytest.raises(LabError, match=sentence):
            pose(Question(kind=kind), asked(**of))
    for entry, sentence in (
        ({}, "`kind` must be one of row, next, sure, head, positions, rows, length, twin"),
        ({"kind": "row", "answer": "a"}, "have kind, ask, why, head and step alone"),
        ({"kind": "row", "why": "{token}"}, "only what “row” computes: {favourite}, {share}"),
        ({"kind": "row", "step": True}, "`step` must be a number from 1"),
    ):
        with subtests.test(sentence), pytest.raises(SettingError, match=re.escape(sentence)):
            Question.of(entry)


def test_where_a_guess_that_knows_nothing_is_nearly_right_nothing_is_asked(monkeypatch):
    def pose_draft(form, *truth):
        options = [*map(str, range(len(truth)))] if form == "marks" else []
        draft = QuestionDraft("?", form, options, [*truth], "So.")
        monkeypatch.setitem(KINDS, "row", KindOfQuestion("Flat", (), lambda asked: draft))
        return pose(Question(kind="row"), asked())

    with pytest.raises(LabError, match="nothing to predict here: a guess that knows nothing would score 95 %"):
        pose_draft("share", 0.55)
    assert pose_draft("share", 0.65).even == pytest.approx(0.85)
    with pytest.raises(LabError, match="One mark on everything would catch 93 % here, more than where it looks most"):
        pose_draft("marks", 0.4, 0.3, 0.3)
    assert pose_draft("marks", 0.8, 0.1, 0.1).even == pytest.approx(1 / 3 + 0.2)

"""Masks without a browser: limits of a batch, every kind of attention and of model, and the experiments."""

from dataclasses import replace

import numpy as np
import pytest
from idea_pages import SHIPPED, keep, open_idea, said, titles, turn, verdict
from matrices import matrices_of
from stage import shown, told
from written import texts_written

from pages.ui.example.sentences import examples_of
from pages.ui.models.shares import keep_model
from pages.ui.shell.glossary import literal
from transformer import load
from transformer.data import task_from_dict
from transformer.views.by_page import shorter_text


def batch(lines, idea="Padding", **values):
    app = open_idea("masks", idea=idea, **values)
    app.text_area(key="more").set_value(lines).run()
    return app


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("", "A batch has 2 to 6 texts; yours has 1, with the one above. Type one more"),
        ("  \n\n \t", "yours has 1"),
        ("a\nb\nc\nd\ne\nf", "yours has 7, with the one above. Take away 1."),
        ("look\n\nFüße\nmore", "Line 3 can't join the batch. This model never saw “ü” “ß”"),
        ("look\n" + "a" * 40, "Line 2 can't join the batch. The text makes 40 tokens; this model reads at most"),
        ("<b>:red[x]</b>", "Line 1 can't join the batch. This model never saw “<”"),
    ],
)
def test_lines_that_make_no_batch_get_a_sentence_and_stay(lines, sentence):
    app = batch(lines)
    assert literal(sentence) in app.warning[0].value and len(app.warning) == 1
    assert app.text_area(key="more").value == lines
    assert "Without the mask" in titles(turn(app, "Mask changed"))  # the experiment needs no batch
    assert turn(app, "Scores").text_area(key="more").value == lines and len(app.warning) == 1
    app.text_area(key="more").set_value("look").run()
    assert not app.warning and len(titles(app)) == 3


@pytest.mark.parametrize("number", [1, 2, 5])
def test_one_to_five_lines_join_the_text_above(number):
    app = batch("\n".join("look" * (place % 3 + 1) for place in range(number)), kind="encoder")
    assert f"{number + 1} texts, 15 places each" in said(app)
    assert len(app.selectbox(key="sequence").options) == number + 1


def test_a_sequence_stays_chosen_when_its_text_is_changed():
    app = batch("look\nhey", kind="encoder")
    assert app.selectbox(key="sequence").options == ["1. pay attention", "2. look", "3. hey"]
    app.selectbox(key="sequence").select("3. hey").run()
    assert "Mask of text 3" in titles(app)
    app.text_area(key="more").set_value("look\n:red[hi]").run()
    assert app.warning
    app.text_area(key="more").set_value("look\nhi there").run()
    assert app.selectbox(key="sequence").value == "3. hi there"
    app.text_area(key="more").set_value("look").run()
    assert app.selectbox(key="sequence").value == "2. look" and "2 texts" in said(app)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("encoder", "a token may look both ways"),
        ("cross", "before the first token is written"),
        ("decoder", "cells lie in the future"),
    ],
)
def test_every_kind_of_attention_shows_its_masks(kind, sentence):
    app = open_idea("masks", kind=kind, mask_kind=kind)
    assert sentence in said(app) and ("Causal mask" in titles(app)) == (kind == "decoder")
    assert "they count as −∞" in said(turn(app, "Scores"))
    assert ("and the future." in said(turn(app, "Padding"))) == (kind == "decoder")
    assert shown(app).kind == kind


def test_masks_count_what_is_blocked():
    app = batch("look", kind="encoder")
    assert "9 of 30 are padding" in said(app) and "135 of 225 cells are blocked" in said(app)  # 9 columns of 15 rows
    app.segmented_control(key="choose-kind").set_value("decoder").run()
    # 14 rows: all 91 cells of the future, and of the 9 columns of padding the 45 on and below the diagonal.
    assert "136 of 196 cells are blocked" in said(app)
    padding, mask = matrices_of(app).values()
    assert padding.blocked.sum() == 9 and mask.blocked.sum() == 136 and (mask.values == ~mask.blocked).all()
    turn(app, "Causal")
    assert "91 of 196 cells lie in the future" in said(app)
    assert (matrices_of(app)["causal"].blocked == ~np.tri(14, dtype=bool)).all()


def test_one_place_is_one_place():
    app = open_idea("masks", "copy-letters", idea="Padding", text="a", more="b")
    said_there = said(app)
    assert "2 targets, as the model writes them, 2 places each: 0 of 4 are padding" in said_there
    assert "0 columns of padding" in said_there
    cheat = open_idea("masks", "reverse-letters-cheating", idea="Padding")  # it writes nothing: start alone is read
    assert "1 place each: 0 of 2 are padding" in said(cheat)


def test_masks_open_on_the_decoder_until_somebody_chooses():
    app = open_idea("masks", idea="Padding")
    (usual,) = [control.value for control in app.segmented_control if control.key == "choose-kind"]
    assert usual == "decoder" and told(app)["turn"] == 0 and "choose" not in app.query_params
    assert shown(app).kind == told(app)["opened"]["kind"] != "decoder"  # the page's own, not the user's choice
    turn(app, "Scores").segmented_control(key="choose-head").set_value("3").run()
    app.switch_page("positions.py").run()
    assert app.segmented_control(key="choose-kind").value == "cross"
    assert app.segmented_control(key="choose-head").value == "3"
    app.segmented_control(key="choose-kind").set_value("encoder").run()
    app.switch_page("masks.py").run()
    assert app.segmented_control(key="choose-kind").value == "encoder"
    for idea in ("Padding", "Scores"):
        app = open_idea("masks", idea=idea, kind="cross")
        assert app.segmented_control(key="choose-kind").value == "cross"


def test_the_causal_mask_is_the_decoder_s_whatever_was_looked_at_before():
    app = open_idea("masks", kind="cross", layer="2", head="3")
    assert "Causal mask" in titles(app) and "Weights of layer 2, head 3" in titles(app)
    kinds = app.segmented_control(key="mask_kind")
    assert kinds.value == "decoder" and shown(app).kind == "cross"
    kinds.set_value("encoder").run()
    assert "a token may look both ways" in said(app) and shown(app).kind == "cross"
    turn(app, "Scores")
    assert app.segmented_control(key="choose-kind").value == "cross"
    assert turn(app, "Causal").segmented_control(key="mask_kind").value == "encoder" and not app.warning
    app.selectbox(key="model").select("reverse-encoder-only").run()
    assert app.segmented_control(key="mask_kind").value == "encoder" and "look both ways" in said(app)
    assert "look both ways" in said(open_idea("masks", "reverse-encoder-only"))


def test_scores_that_are_blocked_have_no_weight():
    before, after, weights = matrices_of(open_idea("masks", idea="Scores")).values()
    assert before.blocked is None and np.isfinite(before.values).all()
    assert (after.blocked == weights.blocked).all() and after.blocked.sum() == 136
    shown_scores = np.where(after.blocked, -np.inf, before.values)
    expected = np.exp(shown_scores - shown_scores.max(axis=1, keepdims=True))
    assert np.allclose(weights.values, expected / expected.sum(axis=1, keepdims=True), atol=1e-5)


def test_where_nothing_is_blocked_it_is_said_so():
    of_one_length = {"text": "abc", "more": "bcd", "kind": "encoder"}
    assert "No score is blocked here." in said(open_idea("masks", idea="Scores", **of_one_length))


def test_the_causal_mask_is_explained_by_the_tokens_of_the_text():
    assert "at “n” (row 2) it has to predict “o”, which stands in column 3" in said(open_idea("masks"))


def test_the_cheat_stands_beside_its_honest_twin():
    app = open_idea("masks", idea="Cheating")
    text = said(app)
    assert "Exactly right: trained with the mask" in verdict(app) and "Not right: trained without it" in verdict(app)
    assert "100.0 % (99.6 % to 100.0 %) wholly right" in text and "0.0 % (0.0 % to 0.4 %) wholly right" in text
    losses = [float(part.split(". ")[0].rstrip(".")) for part in text.split("Loss of the last batch in training: ")[1:]]
    assert len(losses) == 2 and max(losses) < 1e-3
    honest, cheat = (matrices_of(app)[key] for key in ("honest", "cheat"))
    assert honest.title.endswith("“noitnetta yap”") and cheat.title.endswith("nothing")
    assert cheat.blocked is None and (honest.blocked == ~np.tri(14, dtype=bool)).all()
    assert "13 of 14 tokens right" in text and text.count("The end token takes ") == 1
    assert (cheat.values.diagonal(1) > 0.9).all()  # each looks at the very token that it has to predict
    assert "tokens that have a future give it 99" in text
    app.segmented_control(key="choose-layer").set_value(0).run()
    assert (matrices_of(app)["cheat"].values.diagonal(1) < 0.9).any() and shown(app).layer == 0


def test_a_text_that_twins_cannot_read_is_replaced_and_the_choice_stays():
    app = open_idea("masks", "arabic-names", idea="Cheating", layer="3")
    assert "can't read your text" in said(app) and not app.warning
    assert app.segmented_control(key="choose-layer").value == 1 and shown(app).layer == 2 - 1
    turn(app, "Causal")
    assert app.segmented_control(key="choose-layer").value == 2 and not app.warning


def test_a_translator_s_sentence_is_not_read_by_letters_under_its_name():
    app = open_idea("masks", "spanish-english", idea="Cheating", text="Mi hermana quiere comprarlo.")
    assert "Not the model above: two shipped letter reversers. They read letters: here one of their own" in said(app)
    assert matrices_of(app)["honest"].title.endswith("“noitnetta yap”")
    own = open_idea("masks", idea="Cheating", text="abc")
    assert "Not the model above" not in said(own) and matrices_of(own)["honest"].title.endswith("“cba”")
    other = open_idea("masks", "copy-letters", idea="Cheating", text="abc")
    assert "two shipped letter reversers.\n" in said(other) and matrices_of(other)["honest"].title.endswith("“cba”")


def test_without_the_models_of_the_lesson_there_is_a_sentence(monkeypatch):
    monkeypatch.setattr("transformer.views.by_page.cheating.model_twins", lambda field: [])
    assert "comes with a checkout of the source code" in said(open_idea("masks", idea="Cheating"))


def test_an_encoder_has_no_future_to_open():
    app = open_idea("masks", "reverse-encoder-only", idea="Mask changed")
    assert "there is no future to block" in said(app) and not titles(app)


def test_the_future_is_opened_and_measured():
    app = open_idea("masks", idea="Mask changed")
    text = said(app)
    assert "14 of 14 tokens right; mean log-probability of the right one nearly 0." in text
    assert "tokens that have a future give it" in text and "does worse without the mask" in text
    masked, written, opened, written_open = texts_written(app)[1:]  # the first is the bar's
    assert masked == written == written_open == "noitnetta yap" != opened
    table = app.dataframe[-1].value
    assert list(table["reads"])[:3] == ["<s>", "n", "o"] and list(table["should write"])[-1] == "</s>"
    assert (table["differs"] == "≠").sum() == (table["with the mask"] != table["without"]).sum() > 0


def test_a_model_without_a_causal_mask_has_it_put_on():
    app = open_idea("masks", keep("open", causal=False), idea="Mask changed")
    text = said(app)
    assert "as it was trained and with the causal mask" in text
    assert titles(app) == ["As trained: the future open", "With the mask put on"]
    assert "This model was trained without the causal mask." in text and "was trained with the mask" not in text
    assert "tokens that have a future give it" in text
    table = app.dataframe[-1].value
    assert (table["differs"] == "≠").sum() == (table["without a mask"] != table["mask put on"]).sum() > 0
    assert "this model was made without one" in said(turn(app, "Causal"))


def test_a_model_without_a_task_is_forced_to_its_own_output():
    kept = keep_model(replace(load(SHIPPED / "reverse-letters.safetensors"), name="foreign", task={}))
    app = open_idea("masks", kept.id, idea="Mask changed")
    text = said(app)
    assert "14 of 14 tokens as in the target" in text and "It reads its own target at once" in text
    assert "On this target the model does worse" in text and "right" not in text
    assert "should write" not in app.dataframe[-1].value.columns and "target" in app.dataframe[-1].value.columns


@pytest.mark.parametrize("model", ["arabic-english", "arabic-names", "english-spanish", "copy-letters"])
def test_the_second_text_of_the_batch_is_shorter(model):
    app = open_idea("masks", model, idea="Padding", kind="encoder")
    first, second = (app.text_input(key="text").value, app.text_area(key="more").value)
    read = load(SHIPPED / f"{model}.safetensors").source_tokenizer.encode
    assert 0 < len(read(second)) < len(read(first))
    padding = matrices_of(app)["padding"].blocked
    assert padding.sum() == len(read(first)) - len(read(second)) and f": {padding.sum()} of {padding.size} " in said(
        app
    )


@pytest.mark.parametrize("model", ["arabic-english", "english-spanish", "spanish-english", "spanish-grammar"])
def test_a_translator_s_second_text_is_of_its_own_language(model):
    checkpoint = load(SHIPPED / f"{model}.safetensors")
    own = [*examples_of(checkpoint), *(source for source, _ in task_from_dict(checkpoint.task).sample)]
    for text in examples_of(checkpoint):
        second = shorter_text(checkpoint, text, examples_of(checkpoint))
        assert second in own or text.startswith(second), text


@pytest.mark.parametrize(("text", "second"), [("lo", "l"), ("word", "wo"), ("words", "look"), ("a", "a")])
def test_a_short_text_has_a_shorter_one_beside_it(text, second):
    app = open_idea("masks", idea="Padding")
    app.text_input(key="text").set_value(text).run()
    assert app.text_area(key="more").value == second and said(app)
    app.switch_page("positions.py").run()
    app.text_input(key="text").set_value("somewhere else").run()
    app.switch_page("masks.py").run()
    assert app.text_area(key="more").value == "look"
    app.text_area(key="more").set_value("mine").run()
    app.text_input(key="text").set_value(text).run()
    assert app.text_area(key="more").value == "mine"


def test_a_link_to_a_batch_opens_its_padding():
    app = open_idea("masks", more="ab", kind="decoder")
    assert app.segmented_control(key="mask").value == "Padding" and app.text_area(key="more").value == "ab"

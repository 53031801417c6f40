"""Masks without a browser: limits of a batch, every kind of attention and of model, and the experiments."""

from dataclasses import replace

import numpy as np
import pytest
from idea_pages import SHIPPED, keep, open_idea, said, titles, turn
from matrices import matrices_of
from stage import shown, told
from visitor import go_to, turn_page

from pages.ui.example.sentences import examples_of
from pages.ui.models.shares import keep_model
from transformer import load
from transformer.data import task_from_dict
from transformer.views.ideas import shorter_text


def batch(lines, idea="Padding", **values):
    app = open_idea("masks", idea=idea, **values)
    app.text_area(key="more").set_value(lines).run()
    return app


def test_lines_that_make_no_batch_stay_and_only_padding_needs_them():
    app = batch("look\n\nFüße")
    assert "Line 3 can't join the batch" in app.warning[0].value
    assert "Without the mask" in titles(turn(app, "Mask changed")) and not app.warning
    assert turn(app, "Scores").text_area(key="more").value == "look\n\nFüße" and len(app.warning) == 1
    app.text_area(key="more").set_value("look").run()
    assert not app.warning and len(titles(app)) == 3


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


def test_padding_and_the_future_are_blocked():
    app = open_idea("masks", idea="Padding", kind="decoder")
    padding, mask = matrices_of(app).values()
    # The mask has 14 rows: 91 cells of the future, and of the 9 columns of padding 45 cells on and below the diagonal.
    assert padding.blocked.sum() == 9 and mask.blocked.sum() == 91 + 45 and (mask.values == ~mask.blocked).all()
    assert (matrices_of(turn(app, "Causal"))["causal"].blocked == ~np.tri(14, dtype=bool)).all()


def test_masks_open_on_the_decoder_until_somebody_chooses():
    app = open_idea("masks", idea="Padding")
    assert app.segmented_control(key="choose-kind").value == "decoder"
    assert told(app)["turn"] == 0 and "choose" not in app.query_params
    assert shown(app).kind == told(app)["opened"]["kind"] != "decoder"  # the page's own kind, not a choice of the user
    turn(app, "Scores").segmented_control(key="choose-head").set_value("3").run()
    turn(app, "Without order")
    assert app.segmented_control(key="choose-kind").value == "cross"
    assert app.segmented_control(key="choose-head").value == "3"
    app.segmented_control(key="choose-kind").set_value("encoder").run()
    turn(app, "Padding")
    assert app.segmented_control(key="choose-kind").value == "encoder"


def test_the_kind_of_the_causal_mask_is_chosen_apart_from_all_others():
    app = open_idea("masks", kind="cross", layer="2", head="3")
    app.segmented_control(key="mask_kind").set_value("encoder").run()
    assert "look both ways" in said(app) and shown(app).kind == "cross"
    turn(app, "Scores")
    assert app.segmented_control(key="choose-kind").value == "cross"
    assert turn(app, "Causal").segmented_control(key="mask_kind").value == "encoder" and not app.warning
    app.selectbox(key="model").select("reverse-encoder-only").run()
    assert app.segmented_control(key="mask_kind").value == "encoder" and "look both ways" in said(app)


def test_scores_that_are_blocked_have_no_weight():
    before, after, weights = matrices_of(open_idea("masks", idea="Scores")).values()
    assert before.blocked is None and np.isfinite(before.values).all()
    assert (after.blocked == weights.blocked).all() and after.blocked.sum() == 136
    shown_scores = np.where(after.blocked, -np.inf, before.values)
    expected = np.exp(shown_scores - shown_scores.max(axis=1, keepdims=True))
    assert np.allclose(weights.values, expected / expected.sum(axis=1, keepdims=True), atol=1e-5)


def test_the_cheat_looks_at_the_very_token_that_it_has_to_predict():
    app = open_idea("masks", idea="Cheating")
    honest, cheat = (matrices_of(app)[key] for key in ("honest", "cheat"))
    assert cheat.blocked is None and (honest.blocked == ~np.tri(14, dtype=bool)).all()
    assert (cheat.values.diagonal(1) > 0.9).all() and said(app).count("The end token takes ") == 1
    app.segmented_control(key="choose-layer").set_value(0).run()
    assert (matrices_of(app)["cheat"].values.diagonal(1) < 0.9).any() and shown(app).layer == 0


def test_a_text_that_twins_cannot_read_is_replaced_and_the_choice_stays():
    app = open_idea("masks", "arabic-names", idea="Cheating", layer="3")
    assert "can't read your text" in said(app) and not app.warning
    assert app.segmented_control(key="choose-layer").value == 1 and shown(app).layer == 2 - 1
    turn(app, "Causal")
    assert app.segmented_control(key="choose-layer").value == 2 and not app.warning


def test_without_the_models_of_the_lesson_there_is_a_sentence(monkeypatch):
    monkeypatch.setattr("transformer.views.ideas.masks.model_twins", lambda field: [])
    assert "comes with a checkout of the source code" in said(open_idea("masks", idea="Cheating"))


def test_what_opening_the_future_changes_stands_in_a_table():
    table = open_idea("masks", idea="Mask changed").dataframe[-1].value
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
    assert "14 of 14 tokens as in the target" in text and "It reads the target below at once" in text
    assert "On this target the model does worse" in text and "right" not in text
    assert "should write" not in app.dataframe[-1].value.columns and "target" in app.dataframe[-1].value.columns


@pytest.mark.parametrize("model", ["arabic-english", "arabic-names", "english-spanish", "copy-letters"])
def test_the_second_text_of_the_batch_is_shorter(model):
    app = open_idea("masks", model, idea="Padding", kind="encoder")
    first, second = (app.text_input(key="text").value, app.text_area(key="more").value)
    read = load(SHIPPED / f"{model}.safetensors").source_tokenizer.encode
    assert 0 < len(read(second)) < len(read(first))
    padding = matrices_of(app)["padding"].blocked
    assert padding.sum() == len(read(first)) - len(read(second))
    assert f": {padding.sum()} of {padding.size} " in said(app)


@pytest.mark.parametrize("model", ["arabic-english", "english-spanish", "spanish-english", "spanish-grammar"])
def test_a_translator_s_second_text_is_of_its_own_language(model):
    checkpoint = load(SHIPPED / f"{model}.safetensors")
    own = [*examples_of(checkpoint), *(source for source, _ in task_from_dict(checkpoint.task).sample)]
    for text in examples_of(checkpoint):
        second = shorter_text(checkpoint, text, examples_of(checkpoint))
        assert second in own or text.startswith(second), text


def test_the_second_text_follows_the_first_until_somebody_types_one():
    app = open_idea("masks", idea="Padding", text="lo")
    go_to(app, "heads")
    app.text_input(key="text").set_value("somewhere else").run()
    turn_page(app, "positions_and_masks")
    assert app.text_area(key="more").value == "look"
    app.text_area(key="more").set_value("mine").run()
    app.text_input(key="text").set_value("lo").run()
    assert app.text_area(key="more").value == "mine"


def test_a_model_without_a_decoder_leaves_no_kind_behind():
    app = open_idea("masks", "reverse-encoder-only")
    assert app.segmented_control(key="mask_kind").value == "encoder"
    app.selectbox(key="model").select("reverse-letters").run()
    assert app.segmented_control(key="mask_kind").value == "decoder"


def test_an_idea_opened_by_its_control_is_in_the_link():
    assert open_idea("masks", mask_kind="decoder").query_params["idea"] == "Causal"

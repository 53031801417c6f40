"""Positions and Masks without a browser: limits, every kind of attention and of model, and the experiments."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from matrices import matrices_of
from stage import shown, told
from streamlit.testing.v1 import AppTest

from pages.ui.models.shares import keep_model
from pages.ui.shell.glossary import literal
from transformer import Transformer, load

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "assets" / "checkpoints"


@pytest.fixture(autouse=True)
def runs_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_RUNS", str(tmp_path))


def open_page(name, model=None, idea=None, **query):
    """A page by its name, or one of its ideas: `open_page("masks", idea="Padding")`."""
    app = AppTest.from_file(str(ROOT / "pages" / "navigation.py"), default_timeout=60)
    if idea:
        query["idea" if name == "positions" else "mask"] = idea
    for key, value in query.items():
        app.query_params[key] = value
    app.switch_page(f"{name}.py").run()
    if model:
        app.selectbox(key="model").select(model).run()
    return app


def turn(app, idea):
    """Open another idea of the page that is open."""
    (tabs,) = [control for control in app.segmented_control if control.key in ("idea", "mask")]
    return tabs.set_value(idea).run()


def said(app):
    assert not app.exception and not app.error
    return "\n".join(element.value for kind in (app.text, app.caption, app.warning, app.info) for element in kind)


def titles(app):
    """Headings above the matrices that are drawn."""
    return [panel.title for panel in matrices_of(app).values()]


def verdict(app):
    """What is said of several outputs: which are right, which are not."""
    return "\n".join(element.value for element in app.markdown if "-badge[" in element.value)


def keep(name, **changes):
    """A shipped model's copy with a changed config and random weights, kept on this server."""
    shipped = load(SHIPPED / "copy-letters.safetensors")
    model = Transformer(replace(shipped.config, **changes), seed=0).eval()
    if changes.get("positions") == "learned":
        torch.nn.init.normal_(model.encoder.positions.table, generator=torch.Generator().manual_seed(0))
    return keep_model(replace(shipped, name=name, model=model)).id


def batch(lines, idea="Padding", **values):
    app = open_page("masks", idea=idea, **values)
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
    app = open_page("masks", kind=kind)
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
    app = open_page("masks", "copy-letters", idea="Padding", text="a", more="b")
    said_there = said(app)
    assert "2 targets, as the model writes them, 2 places each: 0 of 4 are padding" in said_there
    assert "0 columns of padding" in said_there
    cheat = open_page("masks", "reverse-letters-cheating", idea="Padding")  # it writes nothing: start alone is read
    assert "1 place each: 0 of 2 are padding" in said(cheat)


def test_masks_open_on_the_decoder_until_somebody_chooses():
    app = open_page("masks")
    (usual,) = [control.value for control in app.segmented_control if control.key == "choose-kind"]
    assert usual == "decoder" and told(app)["turn"] == 0 and "choose" not in app.query_params
    assert shown(app).kind == told(app)["usual"]["kind"] != "decoder"  # the page's own, not the user's choice
    app.segmented_control(key="choose-head").set_value("3").run()
    app.switch_page("positions.py").run()
    assert app.segmented_control(key="choose-kind").value == told(app)["usual"]["kind"]
    assert app.segmented_control(key="choose-head").value == "3"
    app.segmented_control(key="choose-kind").set_value("encoder").run()
    app.switch_page("masks.py").run()
    assert app.segmented_control(key="choose-kind").value == "encoder"
    assert open_page("masks", kind="cross").segmented_control(key="choose-kind").value == "cross"
    assert open_page("masks", "reverse-encoder-only").segmented_control(key="choose-kind").value == "encoder"


def test_scores_that_are_blocked_have_no_weight():
    before, after, weights = matrices_of(open_page("masks", idea="Scores")).values()
    assert before.blocked is None and np.isfinite(before.values).all()
    assert (after.blocked == weights.blocked).all() and after.blocked.sum() == 136
    shown_scores = np.where(after.blocked, -np.inf, before.values)
    expected = np.exp(shown_scores - shown_scores.max(axis=1, keepdims=True))
    assert np.allclose(weights.values, expected / expected.sum(axis=1, keepdims=True), atol=1e-5)


def test_the_causal_mask_is_explained_by_the_tokens_of_the_text():
    assert "at “n” (row 2) it has to predict “o”, which stands in column 3" in said(open_page("masks"))


def test_the_cheat_stands_beside_its_honest_twin():
    app = open_page("masks", idea="Cheating")
    text = said(app)
    assert "Exactly right: trained with the mask" in verdict(app) and "Not right: trained without it" in verdict(app)
    assert "100.0 % (99.6 % to 100.0 %) wholly right" in text and "0.0 % (0.0 % to 0.4 %) wholly right" in text
    losses = [float(part.split(". ")[0].rstrip(".")) for part in text.split("Loss of the last batch in training: ")[1:]]
    assert len(losses) == 2 and max(losses) < 1e-3
    honest, cheat = (matrices_of(app)[key] for key in ("honest", "cheat"))
    assert honest.title.endswith("“noitnetta yap”") and cheat.title.endswith("nothing")
    assert cheat.blocked is None and (honest.blocked == ~np.tri(14, dtype=bool)).all()
    assert (cheat.values.diagonal(1) > 0.9).all()  # each looks at the very token that it has to predict
    assert "tokens that have a future give it 99" in text
    app.segmented_control(key="choose-layer").set_value(0).run()
    assert (matrices_of(app)["cheat"].values.diagonal(1) < 0.9).any() and shown(app).layer == 0


def test_a_text_that_the_twins_cannot_read_is_replaced_and_the_choice_stays():
    app = open_page("masks", "arabic-names", idea="Cheating", layer="3")
    assert "can't read your text" in said(app) and not app.warning
    assert app.segmented_control(key="choose-layer").value == 1 and shown(app).layer == 2 - 1
    turn(app, "Causal")
    assert app.segmented_control(key="choose-layer").value == 2 and not app.warning


def test_without_the_models_of_the_lesson_there_is_a_sentence(monkeypatch):
    monkeypatch.setattr("pages.masks.cheating.model_twins", lambda field: [])
    assert "comes with a checkout of the source code" in said(open_page("masks", idea="Cheating"))


def test_an_encoder_has_no_future_to_open():
    app = open_page("masks", "reverse-encoder-only", idea="Mask changed")
    assert "there is no future to block" in said(app) and not titles(app)


def test_the_future_is_opened_and_measured():
    app = open_page("masks", idea="Mask changed")
    text = said(app)
    assert "14 of 14 tokens right; mean log-probability of the right one nearly 0." in text
    assert "tokens that have a future give it" in text and "does worse without the mask" in text
    masked, written, opened, written_open = (code.value for code in list(app.code)[1:])  # the first is the bar's
    assert masked == written == written_open == "noitnetta yap" != opened
    table = app.dataframe[-1].value
    assert list(table["reads"])[:3] == ["<s>", "n", "o"] and list(table["should write"])[-1] == "</s>"
    assert (table["differs"] == "≠").sum() == (table["with the mask"] != table["without"]).sum() > 0


def test_a_model_without_a_causal_mask_has_it_put_on():
    app = open_page("masks", keep("open", causal=False), idea="Mask changed")
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
    app = open_page("masks", kept.id, idea="Mask changed")
    text = said(app)
    assert "14 of 14 tokens as in the target" in text and "It reads its own target at once" in text
    assert "On this target the model does worse" in text and "right" not in text
    assert "should write" not in app.dataframe[-1].value.columns and "target" in app.dataframe[-1].value.columns


@pytest.mark.parametrize("model", ["arabic-english", "arabic-names", "english-spanish", "copy-letters"])
def test_the_second_text_of_the_batch_is_shorter(model):
    app = open_page("masks", model, idea="Padding", kind="encoder")
    first, second = (app.text_input(key="text").value, app.text_area(key="more").value)
    read = load(SHIPPED / f"{model}.safetensors").source_tokenizer.encode
    assert 0 < len(read(second)) < len(read(first))
    padding = matrices_of(app)["padding"].blocked
    assert padding.sum() == len(read(first)) - len(read(second)) and f": {padding.sum()} of {padding.size} " in said(
        app
    )


@pytest.mark.parametrize(("text", "second"), [("lo", "l"), ("word", "wo"), ("words", "look"), ("a", "a")])
def test_a_short_text_has_a_shorter_one_beside_it(text, second):
    app = open_page("masks", idea="Padding")
    app.text_input(key="text").set_value(text).run()
    assert app.text_area(key="more").value == second and said(app)
    app.switch_page("positions.py").run()
    app.text_input(key="text").set_value("somewhere else").run()
    app.switch_page("masks.py").run()
    assert app.text_area(key="more").value == "look"
    app.text_area(key="more").set_value("mine").run()
    app.text_input(key="text").set_value(text).run()
    assert app.text_area(key="more").value == "mine"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["masks", "positions"])
@pytest.mark.parametrize("model", [path.stem for path in sorted(SHIPPED.glob("*.safetensors"))])
def test_every_shipped_model_opens(name, model):
    app = open_page(name, model)
    (tabs,) = [control for control in app.segmented_control if control.key in ("idea", "mask")]
    for idea in tabs.options:
        assert said(turn(app, idea))


def test_all_heads_in_one_map_on_positions_and_a_single_head_on_masks():
    app = open_page("positions")
    app.segmented_control(key="choose-head").set_value("mean").run()
    assert "mean of heads" in said(app)
    app.switch_page("masks.py").run()
    assert "layer 2, head 1" in said(app)


@pytest.mark.parametrize(
    ("query", "idea"),
    [
        ({"waves": "4"}, "Sinusoids"),
        ({"d_model": "32", "positions": "20"}, "Sinusoids"),
        ({"k": "-3"}, "A shift is a rotation"),
        ({"pair": "8 and 9", "d_model": "32"}, "A shift is a rotation"),
        ({"k": "3", "idea": "Formula or training"}, "Formula or training"),
        ({"kind": "encoder"}, "Without order"),
    ],
)
def test_a_link_without_an_idea_opens_the_one_that_has_its_controls(query, idea):
    app = open_page("positions", **query)
    assert app.segmented_control(key="idea").value == idea and not app.warning
    turn(app, "This model")
    assert said(app) and app.segmented_control(key="idea").value == "This model"


def test_a_link_to_a_batch_opens_its_padding():
    app = open_page("masks", more="ab", kind="decoder")
    assert app.segmented_control(key="mask").value == "Padding" and app.text_area(key="more").value == "ab"


def test_each_page_keeps_its_idea_and_each_idea_its_controls():
    app = open_page("positions", idea="A shift is a rotation")
    app.slider(key="k").set_value(-5).run()
    app.slider(key="d_model").set_value(32).run()
    assert turn(app, "Sinusoids").slider(key="d_model").value == 32
    turn(app, "Without order")
    for page in ("masks", "positions"):
        app.query_params.clear()
        app.switch_page(f"{page}.py").run()
        assert page == "positions" or app.segmented_control(key="mask").value == "Causal"
    assert app.segmented_control(key="idea").value == "Without order"
    assert turn(app, "A shift is a rotation").slider(key="k").value == -5 and app.slider(key="d_model").value == 32
    assert turn(app, "Formula or training").slider(key="k").value == -5 and not app.warning


def test_only_the_open_idea_is_worked_out(monkeypatch):
    def never(*_):
        raise AssertionError

    for name in ("orders.run_traced", "tables.shift_error", "sinusoids.sinusoids"):
        monkeypatch.setattr(f"pages.positions.{name}", never)
    assert said(open_page("positions", idea="This model")) and said(
        open_page("positions", idea="A shift is a rotation")
    )
    for name in ("cheating.read_at_once", "changed.read_at_once", "scores.run_batch", "padding.run_batch"):
        monkeypatch.setattr(f"pages.masks.{name}", never)
    assert said(open_page("masks"))


def test_the_shift_is_measured_and_turns_by_the_angle_of_its_pair():
    app = open_page("positions", idea="A shift is a rotation")
    app.slider(key="k").set_value(-5)
    app.slider(key="d_model").set_value(32)
    app.selectbox(key="pair").select("0 and 1").run()
    text = said(app)
    assert "Dimensions 0 and 1 turn by 57.3° a position. From position 5 to 0" in text and "−286.5°" in text
    assert "R_k for k = −5: 16 blocks" in text and "misses PE(pos + k) by at most" in text
    missed = float(text.split("misses PE(pos + k) by at most ")[1].split(":")[0])
    assert missed < 1e-6
    app.slider(key="k").set_value(32).run()
    assert "1833°, 33.46° beyond whole turns" in said(app)


@pytest.mark.parametrize(("d_model", "rows", "k"), [(8, 8, 32), (256, 128, -32), (8, 8, 0)])
def test_the_limits_of_the_sliders_are_drawn(d_model, rows, k):
    app = open_page("positions", idea="A shift is a rotation")
    for key, value in (("d_model", d_model), ("positions", rows), ("k", k)):
        app.slider(key=key).set_value(value)
    app.run()
    assert f"Over {rows} positions and {d_model} dimensions" in said(app)


def test_fewer_dimensions_keep_what_still_exists():
    app = open_page("positions", idea="A shift is a rotation")
    app.selectbox(key="pair").select("62 and 63").run()
    app.slider(key="d_model").set_value(8).run()
    assert int(app.selectbox(key="pair").value.split()[0]) < 8
    app.slider(key="d_model").set_value(64).run()
    turn(app, "Sinusoids").multiselect(key="waves").set_value([3, 60]).run()
    app.slider(key="d_model").set_value(8).run()
    assert app.multiselect(key="waves").value == [3] and "Dimensions 3 over 50" in said(app)
    app.multiselect(key="waves").set_value([]).run()
    assert "(choose some above)" in said(app)


def test_the_open_model_s_own_table_is_compared_where_it_is_learned():
    other = keep("learned elsewhere", positions="learned")
    app = open_page("positions", other, idea="This model")
    assert "Learned from zero." in said(app) and titles(app) == ["Learned positions", "How alike two of them are"]
    assert f"Learned by {other}" in said(turn(app, "Formula or training"))
    app.slider(key="k").set_value(30).run()
    assert "A shift by 30 says nothing here" in said(app)


def test_a_shipped_learned_table_is_compared_with_the_sinusoids():
    text = said(open_page("positions", idea="Formula or training"))
    assert "Learned by shift-letters" in text and "28 positions × 64 dimensions" in text
    foreseen, learned = (float(part.split(" by ")[-1].split()[0]) for part in text.split(" % of its length")[:2])
    assert foreseen < 1 < learned


def test_no_learned_table_at_all_gets_a_sentence(tmp_path, monkeypatch):
    for path in SHIPPED.glob("copy-letters.safetensors"):
        (tmp_path / path.name).symlink_to(path)
    monkeypatch.setattr("pages.ui.models.files.SHIPPED", tmp_path)
    app = open_page("positions", "copy-letters", idea="Formula or training")
    assert "Train one with System D on the page Train" in said(app)


def test_a_model_without_positions_still_shows_the_rest():
    app = open_page("positions", keep("no order", positions="none"))
    assert "has no positions" in said(app) and len(titles(app)) == 3
    assert "has no positions" in said(turn(app, "This model")) and not titles(app)
    assert "R_k for k = 3" in said(turn(app, "A shift is a rotation"))


def test_an_untrained_table_of_zeros_is_drawn():
    shipped = load(SHIPPED / "copy-letters.safetensors")
    model = Transformer(replace(shipped.config, positions="learned"), seed=0).eval()
    kept = keep_model(replace(shipped, name="untrained", model=model))
    assert "values from 0.00 to 0.00" in said(open_page("positions", kept.id, idea="Formula or training"))


def test_a_damaged_model_is_passed_over_in_the_search(tmp_path):
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "broken.safetensors").write_bytes(b"no model")
    assert "Learned by shift-letters" in said(open_page("positions", idea="Formula or training"))


@pytest.mark.parametrize(("text", "words"), [("attention", ["something else", "something else"]), ("aa", None)])
def test_the_three_outputs_are_compared_in_a_sentence(text, words):
    app = open_page("positions")
    app.text_input(key="text").set_value(text).run()
    trained, off, shuffled = [element.value for element in app.code][-3:]
    found = ["the same" if other == trained else "something else" for other in (off, shuffled)]
    assert f"Without positions it writes {found[0]}, with shuffled ones {found[1]}." in said(app)
    assert words is None or found == words
    answer = text[::-1]
    pairs = zip(("as trained", "positions off", "positions shuffled"), (trained, off, shuffled), strict=True)
    right = ", ".join(name for name, written in pairs if written == answer)
    assert right and f"Exactly right: {right}" in verdict(app)
    assert ("Not right: " in verdict(app)) == any(written != answer for written in (trained, off, shuffled))


def test_what_no_task_knows_is_not_called_right_or_wrong():
    kept = keep_model(replace(load(SHIPPED / "reverse-letters.safetensors"), name="foreign", task={}))
    app = open_page("positions", kept.id)
    assert "Which of them is right isn't known here." in said(app) and not verdict(app)

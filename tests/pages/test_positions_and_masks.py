"""Positions and Masks without a browser: limits, every kind of attention and of model, and the experiments."""

from dataclasses import replace
from pathlib import Path

import pytest
import torch
from streamlit.testing.v1 import AppTest

from pages.ui.models.shares import keep_model
from pages.ui.shell.glossary import literal
from transformer import Transformer, load

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "assets" / "checkpoints"


@pytest.fixture(autouse=True)
def runs_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_RUNS", str(tmp_path))


def open_page(name, model=None):
    app = AppTest.from_file(str(ROOT / "pages" / "navigation.py"), default_timeout=60)
    app.switch_page(f"{name}.py").run()
    if model:
        app.selectbox(key="model").select(model).run()
    return app


def said(app):
    assert not app.exception and not app.error
    return "\n".join(element.value for kind in (app.text, app.caption, app.warning, app.info) for element in kind)


def keep(name, **changes):
    """A shipped model's copy with a changed config and random weights, kept on this server."""
    shipped = load(SHIPPED / "copy-letters.safetensors")
    model = Transformer(replace(shipped.config, **changes), seed=0).eval()
    if changes.get("positions") == "learned":
        torch.nn.init.normal_(model.encoder.positions.table, generator=torch.Generator().manual_seed(0))
    return keep_model(replace(shipped, name=name, model=model)).id


def batch(lines, **values):
    app = open_page("masks")
    for key, value in values.items():
        app.query_params[key] = value
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
    assert "Without the mask" in [heading.value for heading in app.subheader]  # the experiment needs no batch
    app.text_area(key="more").set_value("look").run()
    assert not app.warning and "2 texts" in said(app)


@pytest.mark.parametrize("number", [1, 2, 5])
def test_one_to_five_lines_join_the_text_above(number):
    app = batch("\n".join("look" * (place % 3 + 1) for place in range(number)), kind="encoder")
    assert f"{number + 1} texts, 15 places each" in said(app)
    assert len(app.selectbox(key="sequence").options) == number + 1


def test_a_sequence_stays_chosen_when_its_text_is_changed():
    app = batch("look\nhey")
    assert app.selectbox(key="sequence").options == ["1. pay attention", "2. look", "3. hey"]
    app.selectbox(key="sequence").select("3. hey").run()
    assert "Mask of text 3" in [heading.value for heading in app.subheader]
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
    app = batch("look", kind=kind)
    text = said(app)
    assert sentence in text and "they count as −∞" in text
    assert ("and the future." in text) == (kind == "decoder")


def test_masks_count_what_is_blocked():
    app = batch("look", kind="encoder")
    assert "9 are padding" in said(app) and "135 of 225 cells are blocked" in said(app)  # 9 columns of 15 rows
    app.segmented_control(key="choose-kind").set_value("decoder").run()
    # 14 rows: all 91 cells of the future, and of the 9 columns of padding the 45 on and below the diagonal.
    assert "91 of 196 cells lie in the future" in said(app) and "136 of 196 cells are blocked" in said(app)


def test_an_encoder_has_no_future_to_open():
    app = open_page("masks", "reverse-encoder-only")
    assert "there is no future to block" in said(app)
    assert "With the mask, as trained" not in [heading.value for heading in app.subheader]


def test_the_future_is_opened_and_measured():
    app = open_page("masks")
    text = said(app)
    assert "14 of 14 tokens right; mean log-probability of the right one nearly 0." in text
    assert "tokens that have a future give it" in text and "does worse without the mask" in text
    masked, written, opened, written_open = (code.value for code in list(app.code)[1:])  # the first is the bar's
    assert masked == written == written_open == "noitnetta yap" != opened
    table = app.dataframe[-1].value
    assert list(table["reads"])[:3] == ["<s>", "n", "o"] and list(table["should write"])[-1] == "</s>"
    assert (table["differs"] == "≠").sum() == (table["with the mask"] != table["without"]).sum() > 0


def test_a_model_without_a_causal_mask_has_it_put_on():
    app = open_page("masks", keep("open", causal=False))
    text, headings = said(app), [heading.value for heading in app.subheader]
    assert "What if the future were blocked?" in headings and "What if the future were not blocked?" not in headings
    assert headings[-2:] == ["As trained: the future open", "With the mask put on"]
    assert "This model was trained without the causal mask." in text and "was trained with the mask" not in text
    assert "tokens that have a future give it" in text
    table = app.dataframe[-1].value
    assert (table["differs"] == "≠").sum() == (table["without a mask"] != table["mask put on"]).sum() > 0
    app.segmented_control(key="choose-kind").set_value("decoder").run()
    assert "this model was made without one" in said(app)


def test_a_model_without_a_task_is_forced_to_its_own_output():
    kept = keep_model(replace(load(SHIPPED / "reverse-letters.safetensors"), name="foreign", task={}))
    app = open_page("masks", kept.id)
    text = said(app)
    assert "14 of 14 tokens as in the target" in text and "It reads its own target at once" in text
    assert "On this target the model does worse" in text and "right" not in text
    assert "should write" not in app.dataframe[-1].value.columns and "target" in app.dataframe[-1].value.columns


@pytest.mark.parametrize("model", ["arabic-english", "arabic-names", "english-spanish", "copy-letters"])
def test_the_second_text_of_the_batch_is_shorter(model):
    app = open_page("masks", model)
    first, second = (app.text_input(key="text").value, app.text_area(key="more").value)
    read = load(SHIPPED / f"{model}.safetensors").source_tokenizer.encode
    assert 0 < len(read(second)) < len(read(first))
    app.segmented_control(key="choose-kind").set_value("encoder").run()
    assert f": {len(read(first)) - len(read(second))} are padding" in said(app)


@pytest.mark.parametrize(("text", "second"), [("lo", "l"), ("word", "wo"), ("words", "look"), ("a", "a")])
def test_a_short_text_has_a_shorter_one_beside_it(text, second):
    app = open_page("masks")
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
    assert said(open_page(name, model))


def test_all_heads_in_one_map_on_positions_and_a_single_head_on_masks():
    app = open_page("positions")
    app.segmented_control(key="choose-head").set_value("mean").run()
    assert "mean of heads" in said(app)
    app.switch_page("masks.py").run()
    assert "layer 2, head 1" in said(app)


def test_the_shift_is_measured_and_turns_by_the_angle_of_its_pair():
    app = open_page("positions")
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
    app = open_page("positions")
    for key, value in (("d_model", d_model), ("positions", rows), ("k", k)):
        app.slider(key=key).set_value(value)
    app.run()
    assert f"Over {rows} positions and {d_model} dimensions" in said(app)


def test_fewer_dimensions_keep_what_still_exists():
    app = open_page("positions")
    app.multiselect(key="waves").set_value([3, 60])
    app.selectbox(key="pair").select("62 and 63").run()
    app.slider(key="d_model").set_value(8).run()
    assert app.multiselect(key="waves").value == [3] and "Dimensions 3 over 50" in said(app)
    assert int(app.selectbox(key="pair").value.split()[0]) < 8
    app.multiselect(key="waves").set_value([]).run()
    assert "(choose some above)" in said(app)


def test_the_open_model_s_own_table_is_compared_where_it_is_learned():
    other = keep("learned elsewhere", positions="learned")
    app = open_page("positions", other)
    assert f"Learned by {other}" in said(app) and "Learned from zero." in said(app)
    app.slider(key="k").set_value(30).run()
    assert "A shift by 30 says nothing here" in said(app)


def test_a_shipped_learned_table_is_compared_with_the_sinusoids():
    text = said(open_page("positions"))
    assert "Learned by shift-letters" in text and "28 positions × 64 dimensions" in text
    foreseen, learned = (float(part.split(" by ")[-1].split()[0]) for part in text.split(" % of its length")[:2])
    assert foreseen < 1 < learned


def test_no_learned_table_at_all_gets_a_sentence(tmp_path, monkeypatch):
    for path in SHIPPED.glob("copy-letters.safetensors"):
        (tmp_path / path.name).symlink_to(path)
    monkeypatch.setattr("pages.ui.models.files.SHIPPED", tmp_path)
    app = open_page("positions", "copy-letters")
    assert "Train one with System D on the page Train" in said(app)


def test_a_model_without_positions_still_shows_the_rest():
    text = said(open_page("positions", keep("no order", positions="none")))
    assert "has no positions" in text and "R_k for k = 3" in text


def test_an_untrained_table_of_zeros_is_drawn():
    shipped = load(SHIPPED / "copy-letters.safetensors")
    model = Transformer(replace(shipped.config, positions="learned"), seed=0).eval()
    kept = keep_model(replace(shipped, name="untrained", model=model))
    assert "values from 0.00 to 0.00" in said(open_page("positions", kept.id))


def test_a_damaged_model_is_passed_over_in_the_search(tmp_path):
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "broken.safetensors").write_bytes(b"no model")
    assert "Learned by shift-letters" in said(open_page("positions"))


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
    assert right and f"Exactly right: {right}." in said(app)


def test_what_no_task_knows_is_not_called_right_or_wrong():
    kept = keep_model(replace(load(SHIPPED / "reverse-letters.safetensors"), name="foreign", task={}))
    text = said(open_page("positions", kept.id))
    assert "Which of them is right isn't known here." in text and "Exactly right" not in text

"""Every page, without a browser: it runs, it shows real results, and bad input gets a sentence."""

import pytest
from every_page import PAGES
from models_page import MINE, hash_of
from offered import offered
from stage import shown
from written import texts_written

from pages.ui.shell.glossary import literal
from transformer import load


def press(app, label):
    next(button for button in app.button if button.label == label).click().run()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_opens_without_complaint(open_page, name):
    app = open_page(name)
    assert not app.exception and not app.warning and not app.error
    assert app.title[0].value


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["start", "heads", "inside_a_head", "decoding", "alignment", "what_if", "positions", "masks"]
)
@pytest.mark.parametrize("model", ["reverse-encoder-only", "reverse-words", "sort-letters"])
def test_a_page_opens_with_every_kind_of_model(open_page, name, model):
    app = open_page(name)
    app.selectbox(key="model").select(model).run()
    assert not app.exception and not app.error


def test_what_is_typed_is_what_the_model_reads(open_page):
    app = open_page()
    app.text_input(key="text").input("stressed").run()
    assert texts_written(app)[0] == "desserts"


def test_another_model_brings_its_example_but_typed_text_stays(open_page):
    app = open_page()
    app.selectbox(key="model").select("reverse-words").run()
    assert texts_written(app)[0] == "need you all is attention"
    app.text_input(key="text").input("the end").run()
    app.selectbox(key="model").select("reverse-letters").run()
    assert texts_written(app)[0] == "dne eht"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no text yet"),
        ("   \t ", "never saw"),
        ("a" * 500, "takes|tokens; this model reads at most 28"),
        ("a" * 2000, "2,000 characters"),
        ("Füße", "never saw “ü” “ß”"),
        ("🙂", "never saw “🙂”"),
        ("<script>alert(1)</script>", "never saw “<” “>”"),
        (":red[x] $y$", "never saw “:” “[” “]” “$”"),
    ],
)
def test_text_that_cannot_be_read_gets_a_sentence_and_a_way_on(open_page, text, sentence):
    app = open_page()
    app.text_input(key="text").input(text).run()
    assert not app.exception
    assert any(literal(part) in app.warning[0].value for part in sentence.split("|"))
    press(app, "Show the example again")
    assert not app.warning and texts_written(app)[0] == "noitnetta yap"


def test_the_readable_part_of_a_text_can_be_kept(open_page):
    app = open_page()
    app.text_input(key="text").input("grüß gott, welt! " * 3).run()
    press(app, "Keep what it can read")
    assert not app.warning
    assert app.text_input(key="text").value.startswith("gr gott, welt!")


def test_a_damaged_model_does_not_take_the_page_down(open_page, tmp_path):
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "broken.safetensors").write_bytes(b"PK\x03\x04 not a model")
    app = open_page("models")
    assert not app.exception and "broken can't be opened" in app.warning[0].value and "pickle" in app.warning[0].value
    app.selectbox(key="model").select("broken").run()
    assert not app.exception and any("only the teacher can remove it" in caption.value for caption in app.caption)
    app.switch_page("heads.py").run()
    assert not app.exception and "can't be opened" in app.error[0].value
    app.selectbox(key="model").select("copy-letters").run()
    assert not app.exception and not app.error and texts_written(app)[0] == "pay attention"


def test_a_name_of_a_model_is_text_not_markdown(open_page, tmp_path):
    from dataclasses import replace

    from pages.ui.models.shares import keep_model

    name = "![x](http://127.0.0.1:9/x.png) :red[y]"
    kept = keep_model(replace(load("assets/checkpoints/copy-letters.safetensors"), name=name))
    app = open_page("models")
    app.selectbox(key="model").select(kept.id).run()
    assert any(literal(name) in element.value for element in app.header)
    assert not any(
        name in element.value for kind in (app.markdown, app.header, app.subheader, app.caption) for element in kind
    )


def test_a_model_without_positions_is_explained(open_page, tmp_path):
    from dataclasses import replace

    from pages.ui.models.shares import keep_model
    from transformer import Transformer

    shipped = load("assets/checkpoints/copy-letters.safetensors")
    model = Transformer(replace(shipped.config, positions="none"), seed=0).eval()
    kept = keep_model(replace(shipped, name="no order", model=model))
    app = open_page("positions")
    app.selectbox(key="model").select(kept.id).run()
    assert not app.exception and "has no positions" in app.info[0].value


def test_a_kept_model_can_be_removed_and_brought_back(open_as, tmp_path):
    from pages.ui.models.shares import keep_model

    kept = keep_model(load("assets/checkpoints/copy-letters.safetensors"), hash_of(MINE))
    assert kept.id == "copy-letters-2" and kept.path.parent == tmp_path / "kept"
    app = open_as(MINE)
    app.selectbox(key="model").select(kept.id).run()
    press(app, "Remove")
    assert kept.id not in app.selectbox(key="model").options
    press(app, "Undo")
    assert kept.id in app.selectbox(key="model").options and kept.path.exists()


def test_no_string_of_the_source_strays_onto_the_page(open_page):
    assert all(element.value.startswith("**alignment**") for element in open_page("train").markdown)  # the glossary


def test_training_asks_for_sizes_that_fit(open_page):
    app = open_page("train")
    app.select_slider(key="width").set_value(16)
    app.select_slider(key="heads").set_value(8).run()
    assert not app.warning
    app.select_slider(key="width").set_value(96)
    app.number_input(key="longest").set_value(1).run()
    assert not app.warning
    app.number_input(key="steps").set_value(0).run()
    assert "“Steps” must be a whole number" in app.warning[0].value
    assert next(button for button in app.button if button.label == "Start training").disabled


def test_a_run_that_is_not_here_gets_a_sentence(open_page):
    app = open_page("train")
    app.text_input(key="run").input("../../etc").run()
    assert not app.exception and "There is no such run here" in app.warning[0].value

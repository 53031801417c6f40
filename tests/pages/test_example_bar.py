"""The bar of an example: the same on every page, and never empty of something to see."""

import re
import shutil
from pathlib import Path

import pytest
from every_page import PAGES
from models_page import SHIPPED, press, shown
from written import texts_written

from pages.ui.models.chooser import shown_names
from pages.ui.models.files import models_of
from pages.ui.shell.glossary import literal
from tests.hostile.texts import TEXTS

WITH_EXAMPLE = [
    "start",
    "whole_model",
    "heads",
    "inside_a_head",
    "decoding",
    "alignment",
    "what_if",
    "positions",
    "masks",
]
GOLDEN = Path(__file__).parents[1] / "golden" / "2026-11" / "kept"


@pytest.fixture
def weak(tmp_path):
    """A shared model that writes something wrong."""
    (tmp_path / "kept").mkdir()
    shutil.copy(GOLDEN / "kept-before-owners.safetensors", tmp_path / "kept")
    return "kept-before-owners"


def in_bar(app):
    return [element.value for element in [*app.text, *app.caption, *app.warning, *app.error]]


def shape(app):
    """What stands on a page apart from its sentences."""
    kinds = ("dataframe", "plotly_chart", "bidi_component", "header", "subheader", "number_input", "segmented_control")
    return {kind: len(app.get(kind)) for kind in kinds}


@pytest.mark.parametrize("name", PAGES)
def test_title_glossary_and_export_stand_on_every_page_with_what_it_is_for(open_page, name):
    app = open_page(name)
    (title,) = app.title
    introduction = app.caption[0].value
    assert title.value and literal(introduction) in title.help
    assert next(iter(app.get("popover"))).proto.popover.label == "Glossary"
    assert [button for button in app.button if button.label == "Export"]


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_model_text_and_what_it_writes_stand_in_the_bar_of_every_page(open_page, name):
    app = open_page(name, model="copy-letters", text="hey")
    assert not app.exception and not app.warning
    assert app.selectbox(key="model-by-name").label == "Model" and app.text_input(key="text").value == "hey"
    assert app.text_input(key="text").label == "Text for the model to read"
    assert texts_written(app)[0] == "hey" and ":material/check: exactly right" in app.markdown[0].value
    assert shown(app)[app.selectbox(key="model-by-name").index] == "Copies letters (up to 28) · toy task"


def test_a_wrong_answer_is_called_wrong_beside_the_right_one(open_page, weak):
    app = open_page("heads", model=weak, text="abc")
    assert any("not right" in element.value for element in app.markdown)
    assert any(text.value == "Right would be: abc" for text in app.text)
    share = share_of(app)
    assert share.label.endswith(" % of texts right")
    told = r"Of [0-9,]+ texts it had never seen, it wrote [0-9.]+ % \([0-9.]+ % to [0-9.]+ %\) wholly right\. More .*"
    assert re.fullmatch(told, share.help) and share.page == "models" and share.query_string == f"model={weak}"
    share = share_of(open_page(model="english-spanish"))
    assert share.label == "25.0 % exactly like the one reference"
    assert share.help.startswith(
        "Of 1,750 texts it had never seen, it wrote 25.0 % (23.1 % to 27.1 %) exactly like the"
    )


def share_of(app):
    """The link below the model's name that says how much is right."""
    return next(one.proto for one in app.get("page_link") if re.match(r"[0-9.]+ % ", one.proto.label))


def test_shipped_models_are_called_by_what_they_do_and_no_two_alike(tmp_path):
    names = shown_names(models_of(tmp_path, "nobody"))
    assert len(set(names.values())) == len(names) >= 12 and not set(names) & set(names.values())
    assert names["reverse-letters"] == "Reverses letters"
    assert names["reverse-encoder-only"] == "Reverses letters (encoder only)"
    assert names["reverse-letters-cheating"] == "Reverses letters (cheats: no causal mask)"
    assert names["copy-long"] == "Copies letters (up to 254)"
    assert names["shift-letters"] == "Shifts letters by one"
    assert names["english-spanish"] == "English → Spanish (92,836 pairs)"
    assert names["spanish-grammar"] == "English → Spanish (small grammar)"
    assert names["arabic-names"] == "Arabic name → Latin letters"


def test_toy_tasks_stand_first_then_translators_then_those_of_people(open_as, make_own_run, weak):
    make_own_run("mine00000000")
    names = shown(open_as("a" * 32, "heads"))
    groups = [name.rpartition(" · ")[2] for name in names]
    assert list(dict.fromkeys(groups)) == ["toy task", "translator", "yours", "shared here"]
    assert sorted(groups, key=list(dict.fromkeys(groups)).index) == groups
    assert names[0] == "Reverses letters · toy task" and len(names) == len(list(SHIPPED.glob("*.safetensors"))) + 2


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_a_link_to_a_text_that_cannot_be_read_shows_its_model_s_example(open_page, name):
    usual = open_page(name, model="copy-letters", text="pay attention")
    app = open_page(name, model="copy-letters", text="Füße")
    assert not app.exception and "never saw “ü” “ß”" in app.warning[0].value
    assert "Shown below instead: “pay attention”, read by “Copies letters (up to 28)”." in in_bar(app)
    assert shape(app) == shape(usual) and texts_written(app)[0] == "pay attention"
    assert app.text_input(key="text").value == "Füße" and "Füße" in app.query_params["text"]
    assert app.session_state["lab"].shown_example == ("copy-letters", "pay attention")
    press(app, "Keep what it can read")
    assert not app.warning and texts_written(app)[0] == "fe" and "Shown below" not in " ".join(in_bar(app))


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_another_model_that_cannot_read_the_text_leaves_the_last_in_sight(open_page, name):
    app = open_page(name, model="english-spanish", text="I have two dogs.")
    before = shape(app)
    app.selectbox(key="model-by-name").select("arabic-names").run()
    assert not app.exception and "never saw" in app.warning[0].value
    said = "Shown below instead: “I have two dogs.”, read by “English → Spanish (92,836 pairs)”."
    assert said in in_bar(app) and shape(app) == before and texts_written(app)[0] == "tengo dos perros."
    assert app.text_input(key="text").value == "I have two dogs." and app.selectbox(key="model").value == "arabic-names"
    app.text_input(key="text").input("").run()  # and it stays, whatever is typed meanwhile
    assert "There is no text yet" in app.warning[0].value and said in in_bar(app)
    press(app, "Show the example again")
    assert (
        not app.warning and "Shown below" not in " ".join(in_bar(app)) and texts_written(app)[0] != "tengo dos perros."
    )


def test_the_last_example_goes_along_to_the_next_page(open_page):
    app = open_page("heads", text="abc")
    app.text_input(key="text").input("Füße").run()
    app.switch_page("decoding.py").run()
    assert not app.exception and texts_written(app)[0] == "cba" and app.text_input(key="text").value == "Füße"


def test_what_the_page_shows_is_noted_for_exports_and_only_there(open_page):
    app = open_page("heads", model="copy-letters", text="Füße")
    assert app.session_state["lab"].shown_example == ("copy-letters", "pay attention")
    app.switch_page("train.py").run()
    assert "shown_example" not in app.session_state


def test_a_model_that_cannot_be_opened_leaves_an_example_in_sight(open_page, tmp_path):
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "broken.safetensors").write_bytes(b"PK\x03\x04 not a model")
    app = open_page("heads", model="broken", text="abc")
    assert not app.exception and "can't be opened" in app.error[0].value and texts_written(app)[0] == "noitnetta yap"
    app = open_page("heads", text="abc")
    app.selectbox(key="model").select("broken").run()
    assert "can't be opened" in app.error[0].value and texts_written(app)[0] == "cba"


def test_the_last_example_may_have_gone_with_its_model(open_page, weak, tmp_path):
    app = open_page("heads", model=weak, text="abc")
    (tmp_path / "kept" / f"{weak}.safetensors").unlink()
    app.selectbox(key="model-by-name").select("copy-letters").run()
    app.text_input(key="text").input("ß").run()
    assert not app.exception and texts_written(app)[0] == "abc"  # it was read by copy-letters meanwhile
    assert "Shown below instead: “abc”, read by “Copies letters (up to 28)”." in in_bar(app)


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_no_text_of_strangers_becomes_more_than_text_in_the_bar(open_page, name):
    app = open_page(name, model="copy-letters", text="![x](http://127.0.0.1:9/x.png)")
    assert not app.exception and texts_written(app)[0] == "pay attention"
    for text in TEXTS[WITH_EXAMPLE.index(name) :: 12 * len(WITH_EXAMPLE)]:
        app.text_input(key="text").input(text[:4000]).run()
        assert not app.exception and texts_written(app)[0] and app.title[0].value

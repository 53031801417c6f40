"""The bar of an example: the same on every page, with something to see at any time."""

import re
import shutil
from pathlib import Path

import pytest
from every_page import PAGES
from models_page import SHIPPED, press, shown
from visitor import turn_page
from written import texts_written

from pages.ui.models.chooser import shown_names
from pages.ui.models.files import models_of
from tests.hostile.texts import TEXTS

WITH_EXAMPLE = [page for page in PAGES if page not in ("lecture", "models", "train", "twins")]
GOLDEN = Path(__file__).parents[1] / "golden" / "2026-11" / "kept"


@pytest.fixture
def weak(tmp_path):
    """Provide a shared model that writes something wrong; return its id."""
    (tmp_path / "kept").mkdir()
    shutil.copy(GOLDEN / "kept-before-owners.safetensors", tmp_path / "kept")
    return "kept-before-owners"


def in_bar(app):
    return [element.value for element in [*app.text, *app.caption, *app.warning, *app.error]]


def shape(app):
    """Return the number of elements of each kind on a page, apart from its sentences."""
    kinds = ("dataframe", "plotly_chart", "bidi_component", "header", "subheader", "number_input", "segmented_control")
    return {kind: len(app.get(kind)) for kind in kinds}


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
    assert share.help.startswith("Of 1,750 texts it had never seen, it wrote 25.0 % (23.1 % to 27.1 %) exactly like")


def share_of(app):
    """Return the link below the model's name that says how much is right."""
    return next(one.proto for one in app.get("page_link") if re.match(r"[0-9.]+ % ", one.proto.label))


def test_shipped_models_are_called_by_what_they_do_and_no_two_alike(tmp_path):
    names = shown_names(models_of(tmp_path, "nobody"))
    assert len(set(names.values())) == len(names) >= 12 and not set(names) & set(names.values())
    assert {
        "reverse-letters": "Reverses letters",
        "reverse-encoder-only": "Reverses letters (encoder only)",
        "reverse-letters-cheating": "Reverses letters (cheats: no causal mask)",
        "copy-long": "Copies letters (up to 254)",
        "shift-letters": "Shifts letters by one",
        "english-spanish": "English → Spanish (92,836 pairs)",
        "spanish-grammar": "English → Spanish (small grammar)",
        "arabic-names": "Arabic name → Latin letters",
    }.items() <= names.items()


def test_toy_tasks_stand_first_then_translators_then_those_of_people(open_as, make_own_run, weak):
    make_own_run("mine00000000")
    names = shown(open_as("a" * 32, "heads"))
    groups = [name.rpartition(" · ")[2] for name in names]
    assert list(dict.fromkeys(groups)) == ["toy task", "translator", "yours", "shared here"]
    assert sorted(groups, key=list(dict.fromkeys(groups)).index) == groups
    assert names[0] == "Reverses letters · toy task" and len(names) == len(list(SHIPPED.glob("*.safetensors"))) + 2


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_the_bar_stays_filled_where_a_text_cannot_be_read(open_page, name):
    usual = open_page(name, model="copy-letters", text="pay attention")
    chooser, text = usual.selectbox(key="model-by-name"), usual.text_input(key="text")
    assert (chooser.label, text.label, text.value) == ("Model", "Text for the model to read", "pay attention")
    assert shown(usual)[chooser.index] == "Copies letters (up to 28) · toy task"
    assert not usual.warning and ":material/check: exactly right" in usual.markdown[0].value
    app = open_page(name, model="copy-letters", text="Füße")
    assert not app.exception and "never saw “ü” “ß”" in app.warning[0].value
    assert "Still shown: “pay attention”" in in_bar(app)
    assert shape(app) == shape(usual) and texts_written(app)[0] == "pay attention"
    assert app.text_input(key="text").value == "Füße" and "Füße" in app.query_params["text"]
    assert app.session_state["lab"].shown_example == ("copy-letters", "pay attention")
    press(app, "Keep what it can read")
    assert not app.warning and texts_written(app)[0] == "fe" and "Still shown" not in " ".join(in_bar(app))


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_another_model_that_cannot_read_the_text_leaves_the_last_in_sight(open_page, name):
    app = open_page(name, model="spanish-grammar", text="the cat sleeps")
    before = shape(app)
    app.selectbox(key="model-by-name").select("arabic-names").run()
    assert not app.exception and "never saw" in app.warning[0].value
    said = "Still shown: “the cat sleeps”, read by “English → Spanish (small grammar)”"
    assert said in in_bar(app) and shape(app) == before and texts_written(app)[0] == "el gato duerme"
    assert app.text_input(key="text").value == "the cat sleeps" and app.selectbox(key="model").value == "arabic-names"
    app.text_input(key="text").input("").run()  # the sentence stays, whatever is typed meanwhile
    assert "There is no text yet" in app.warning[0].value and said in in_bar(app)
    press(app, "Show the example again")
    assert not app.warning and "Still shown" not in " ".join(in_bar(app))
    assert texts_written(app)[0] != "el gato duerme"


def test_typed_text_and_the_last_example_go_along_with_the_visitor(open_page):
    app = open_page()
    app.selectbox(key="model-by-name").select("reverse-words").run()
    assert texts_written(app)[0] == "need you all is attention"
    app.text_input(key="text").input("the end").run()
    app.selectbox(key="model").select("reverse-letters").run()
    assert texts_written(app)[0] == "dne eht"
    app.text_input(key="text").input("Füße").run()
    turn_page(app, "decoding")
    assert not app.exception and texts_written(app)[0] == "dne eht" and app.text_input(key="text").value == "Füße"
    assert app.session_state["lab"].shown_example == ("reverse-letters", "the end")
    app.switch_page("train.py").run()
    assert "shown_example" not in app.session_state


@pytest.mark.parametrize(
    ("text", "sentence", "kept"),
    [
        ("grüß gott, welt! " * 3, "never saw “ü” “ß”", "gr gott, welt!"),
        ("a" * 500, "this model reads at most 28", "aaaaaa"),
        ("a" * 2000, "2,000 characters", "aaaaaa"),
    ],
)
def test_of_a_text_that_cannot_be_read_a_part_can_be_kept(open_page, text, sentence, kept):
    app = open_page()
    app.text_input(key="text").input(text).run()
    assert not app.exception and sentence in app.warning[0].value
    press(app, "Keep what it can read")
    assert not app.warning and app.text_input(key="text").value.startswith(kept)


def test_a_damaged_model_is_told_and_leaves_the_last_example_in_sight(open_page, tmp_path):
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "broken.safetensors").write_bytes(b"PK\x03\x04 not a model")
    app = open_page("models")
    assert "broken can't be opened" in app.warning[0].value and "pickle" in app.warning[0].value
    app.selectbox(key="model").select("broken").run()
    assert not app.exception and any("only the teacher can remove it" in caption.value for caption in app.caption)
    turn_page(app, "heads")
    assert not app.exception and "can't be opened" in app.error[0].value and texts_written(app)[0] == "noitnetta yap"
    app.selectbox(key="model").select("copy-letters").run()
    app.text_input(key="text").input("abc").run()
    assert not app.error and texts_written(app)[0] == "abc"
    app.selectbox(key="model").select("broken").run()
    assert "can't be opened" in app.error[0].value and texts_written(app)[0] == "abc"


def test_the_last_example_may_have_gone_with_its_model(open_page, weak, tmp_path):
    app = open_page("heads", model=weak, text="abc")
    (tmp_path / "kept" / f"{weak}.safetensors").unlink()
    app.selectbox(key="model-by-name").select("copy-letters").run()
    app.text_input(key="text").input("ß").run()
    assert not app.exception and texts_written(app)[0] == "abc"  # copy-letters read the text meanwhile
    assert "Still shown: “abc”" in in_bar(app)


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_no_text_of_strangers_becomes_more_than_text_in_the_bar(open_page, name):
    app = open_page(name, model="copy-letters", text="![x](http://127.0.0.1:9/x.png)")
    assert not app.exception and texts_written(app)[0] == "pay attention"
    for text in TEXTS[WITH_EXAMPLE.index(name) :: 12 * len(WITH_EXAMPLE)]:
        app.text_input(key="text").input(text[:4000]).run()
        assert not app.exception and texts_written(app)[0] and app.title[0].value

"""Every page, without a browser: it opens with every kind of model, and its ordinary use leaves nothing in the log."""

import pytest
from every_page import PAGES
from lab import pressed
from stage import choose, shown
from streamlit.elements.lib import policies
from visitor import go_to, log, visit

from pages.ui.shell.glossary import literal


@pytest.fixture(autouse=True)
def every_warning_counts(monkeypatch):
    """Let Streamlit warn again of a field with both a default and a value: it does so once a process, in any test."""
    monkeypatch.setattr(policies, "_shown_default_value_warning", False)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_title_glossary_and_export_and_nothing_to_complain_of(page):
    with log() as said:
        app = visit(page)
    assert not said and not app.exception and not app.warning and not app.error
    (title,) = app.title
    # What one can do there stands beside the title, and its help says so, too; or beside the tabs.
    assert title.value and (literal(app.caption[0].value) in title.help if title.help else len(app.caption) > 0)
    assert next(iter(app.get("popover"))).proto.popover.label == "Glossary"
    assert [button for button in app.button if button.label == "Export"]
    # No string of the source strays onto the page: its Markdown is the glossary.
    assert page != "train" or all(element.value.startswith("**alignment**") for element in app.markdown)


@pytest.mark.parametrize("model", ["reverse-encoder-only", "reverse-words", "sort-letters"])
def test_every_page_shows_every_kind_of_model(model):
    app = visit(query={"model": model})
    for page in ("heads", "inside_a_head", "what_if", "positions", "masks", "start"):
        go_to(app, page)
        assert not app.exception and not app.error and app.selectbox(key="model").value == model
    for idea in ("Heads", "Steps", "Words"):
        app.segmented_control(key="show-by-name").set_value(idea).run()
        assert not app.exception and not app.error and app.selectbox(key="model").value == model


def test_nothing_is_logged_when_page_and_model_change_and_a_text_is_typed():
    with log() as said:
        app = visit()
        app.text_input(key="text").input("stressed").run()
        for page in ("heads", "decoding", "positions_and_masks", "train", "start"):
            go_to(app, page)
            assert not app.exception
        app.selectbox(key="model").select("spanish-grammar").run()
        app.button(key="example-1").click().run()
        go_to(app, "heads")
        choose(app, kind="encoder")
        app.query_params["shows"] = "One head"
        app.switch_page("inside.py").run()
        app.segmented_control(key="choose-kind").set_value("decoder").run()
        assert shown(app).kind == "decoder"
    assert not app.exception and not said


def test_training_asks_for_sizes_that_fit():
    app = visit("train")
    app.select_slider(key="width").set_value(16)
    app.select_slider(key="heads").set_value(8).run()
    assert not app.warning
    app.select_slider(key="width").set_value(96)
    app.number_input(key="longest").set_value(1).run()
    assert not app.warning
    app.number_input(key="steps").set_value(0).run()
    assert "“Steps” must be a whole number" in app.warning[0].value and pressed(app, "Start training").disabled

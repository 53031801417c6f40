"""Whoever uses the pages as they are meant leaves nothing in the server's log."""

import pytest
from every_page import PAGES
from stage import choose, shown
from streamlit.elements.lib import policies
from visitor import log, visit


@pytest.fixture(autouse=True)
def every_warning_counts(monkeypatch):
    """Streamlit says once a process that a field has both a default and a value: here every test may be the first."""
    monkeypatch.setattr(policies, "_shown_default_value_warning", False)


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_no_page_logs_a_warning(page):
    with log() as said:
        visit(page)
    assert not said


def test_nothing_is_logged_when_page_and_model_change_and_a_text_is_typed():
    with log() as said:
        app = visit()
        app.text_input(key="text").input("stressed").run()
        for page in ("heads", "decoding", "masks", "train", "start"):
            app.switch_page(f"{page}.py").run()
            assert not app.exception
        app.selectbox(key="model").select("spanish-grammar").run()
        app.button(key="example-1").click().run()
        app.switch_page("heads.py").run()
        choose(app, kind="encoder")
        app.switch_page("inside_a_head.py").run()
        app.segmented_control(key="choose-kind").set_value("decoder").run()
        assert shown(app).kind == "decoder"
    assert not app.exception and not said

"""A part that stands around a page may fail by itself: the log says so, and the page is drawn."""

import pytest
from visitor import log
from written import texts_written

from pages.ui.state.lecture_links import OpenScene, lectures

AROUND = {
    "pages.ui.shell.opening.draw_add_view": "Add this view",
    "pages.ui.shell.opening.draw_glossary": "the glossary",
    "pages.ui.shell.opening.export_button": "Export",
    "pages.ui.shell.opening.open_at_top": "its opening at the top",
    "pages.ui.shell.opening._FRAME": "its frame",
    "pages.ui.shell.opening.draw_way_back": "the way back to a lecture",
    "pages.ui.example.bar._draw_share": "the share of right outputs",
    "pages.ui.example.bar._draw_notes": "the notes on a text",
    "pages.ui.example.bar.draw_examples": "texts to try",
    "pages.ui.example.bar.draw_outline": "the outline of the model",
    "pages.ui.example.bar.draw_linked_question": "its question",
    "pages.ui.example.ask.st.menu_button": "its question",
    "pages.navigation.tell_unasked": "what a link asks in vain",
}
"""Functions that draw around a page, and the name that the log has for the part."""


@pytest.mark.parametrize("part", AROUND)
def test_a_page_is_drawn_without_a_part_that_fails(open_page, monkeypatch, part):
    def fail(*arguments, **options):
        raise ZeroDivisionError("what a person brought was not foreseen")

    monkeypatch.setattr("pages.ui.example.ask.tell_unasked" if "tell_unasked" in part else part, fail)
    monkeypatch.setattr(
        "pages.ui.shell.opening.open_scene", lambda: OpenScene(lectures()["beginners"], 1, is_left=True)
    )
    with log() as said:
        app = open_page("heads", model="english-spanish", text="The red cars are new.")
    assert not app.exception and not app.error and app.title[0].value == "Look"
    assert texts_written(app) == ["los coches rojos son nuevos."]
    assert any(one.proto.component_name.endswith("_stage") for one in app.get("bidi_component"))
    assert len(said) == 1 and said[0].startswith(f"attention_lab: A page is drawn without a part of it, {AROUND[part]}")

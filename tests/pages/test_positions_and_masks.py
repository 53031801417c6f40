"""Positions and masks: its ideas and their controls, limits of a batch, every kind of table, attention and model."""

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from lab import said
from matrices import matrices_of
from models_page import SHIPPED
from stage import shown, told
from visitor import go_to

from pages.ui.example.outputs import difference, draw_outputs, in_words
from pages.ui.models.shares import keep_model
from transformer import Transformer, load


@pytest.fixture
def open_idea(open_page):
    """Provide `open_idea(idea, model, **query)`: the page at one of its ideas, by default that of positions."""

    def open_idea(idea="Without order", model=None, **query):
        app = open_page("positions_and_masks", idea=idea, **({"model": model} if model else {}), **query)
        assert not app.error
        return app

    return open_idea


def turn(app, idea):
    """Open another idea of the page that is open."""
    tabs = next(one for one in app.segmented_control if idea in one.options and one.key.endswith("by-name"))
    tabs.set_value(idea).run()
    assert not app.error
    return app


def titles(app):
    """Return the headings above the matrices that are drawn."""
    return [panel.title for panel in matrices_of(app).values()]


def keep(name, **changes):
    """Copy a shipped model with a changed config and random weights, keep it on this server, and return its id."""
    shipped = load(SHIPPED / "copy-letters.safetensors")
    model = Transformer(replace(shipped.config, **changes), seed=0).eval()
    return keep_model(replace(shipped, name=name, model=model)).id


# A batch


def test_a_sequence_stays_chosen_and_lines_that_make_no_batch_stay(open_idea):
    app = open_idea("Padding", kind="encoder")
    app.text_area(key="more").set_value("look\nhey").run()
    assert app.selectbox(key="sequence").options == ["1. pay attention", "2. look", "3. hey"]
    app.selectbox(key="sequence").select("3. hey").run()
    assert "Mask of text 3" in titles(app)
    app.text_area(key="more").set_value("look\n:red[hi]").run()
    assert "Line 2 can't join the batch" in app.warning[0].value
    assert "Without the mask" in titles(turn(app, "Mask changed")) and not app.warning  # only padding needs a batch
    assert turn(app, "Padding").text_area(key="more").value == "look\n:red[hi]" and len(app.warning) == 1
    app.text_area(key="more").set_value("look\nhi there").run()
    assert app.selectbox(key="sequence").value == "3. hi there"
    app.text_area(key="more").set_value("look").run()
    assert app.selectbox(key="sequence").value == "2. look" and "2 texts" in said(app)


# Masks


def test_each_idea_has_a_kind_of_its_own_and_keeps_what_is_chosen(open_idea):
    app = open_idea("Padding")
    assert app.segmented_control(key="choose-kind").value == "decoder" and told(app)["turn"] == 0
    assert shown(app).kind == told(app)["opened"]["kind"] != "decoder"  # the page's own kind, not a choice of the user
    turn(app, "Scores").segmented_control(key="choose-head").set_value("3").run()
    turn(app, "Without order")
    assert app.segmented_control(key="choose-kind").value == "cross"
    assert app.segmented_control(key="choose-head").value == "3"
    app.segmented_control(key="choose-kind").set_value("encoder").run()
    turn(app, "A shift is a rotation").slider(key="k").set_value(-5).run()
    assert turn(app, "Padding").segmented_control(key="choose-kind").value == "encoder"
    for page in ("heads", "positions_and_masks"):
        app.query_params.clear()
        go_to(app, page)
    assert app.segmented_control(key="idea").value == "Padding"
    assert turn(app, "A shift is a rotation").slider(key="k").value == -5


def test_the_kind_of_the_causal_mask_is_chosen_apart_from_all_others(open_page):
    app = open_page("masks", kind="cross", layer="2", head="3", mask_kind="decoder")
    assert app.query_params["idea"] == "Causal"  # an idea that its control opens is in the link
    app.segmented_control(key="mask_kind").set_value("encoder").run()
    assert "look both ways" in said(app) and shown(app).kind == "cross"
    assert turn(app, "Scores").segmented_control(key="choose-kind").value == "cross"
    assert turn(app, "Causal").segmented_control(key="mask_kind").value == "encoder" and not app.warning
    app = open_page("masks", model="reverse-encoder-only")
    assert app.segmented_control(key="mask_kind").value == "encoder"
    app.selectbox(key="model-by-name").select("reverse-letters").run()  # it leaves no kind behind
    assert app.segmented_control(key="mask_kind").value == "decoder"


def test_the_cheat_has_a_place_of_its_own_where_it_can_not_read_the_text(open_idea):
    app = open_idea("Cheating")
    app.segmented_control(key="choose-layer").set_value(0).run()
    assert (matrices_of(app)["cheat"].values.diagonal(1) < 0.9).any() and shown(app).layer == 0
    app = open_idea("Cheating", "arabic-names", layer="3")  # it reads a text that twins can't
    assert "can't read your text" in said(app) and not app.warning
    assert app.segmented_control(key="choose-layer").value == 1 and shown(app).layer == 1


def test_what_the_other_mask_changes_stands_in_a_table(open_idea):
    for model, columns in (
        ("reverse-letters", ("with the mask", "without")),
        (keep("open", causal=False), ("without a mask", "mask put on")),
    ):
        app = open_idea("Mask changed", model)
        table = app.dataframe[-1].value
        assert (table["differs"] == "≠").sum() == (table[columns[0]] != table[columns[1]]).sum() > 0
        assert list(table["should write"])[-1] == "</s>"
    assert titles(app) == ["As trained: the future open", "With the mask put on"]
    assert "This model was trained without the causal mask." in said(app)
    assert "this model was made without one" in said(turn(app, "Causal"))


# Positions


def test_every_idea_opens_with_a_model_that_has_no_decoder(open_idea):
    app = open_idea(model="reverse-encoder-only")
    for idea in app.segmented_control(key="idea").options:
        assert said(turn(app, idea))


def test_a_table_that_is_learned_is_compared_with_the_formula(open_idea):
    app = open_idea("This model", "shift-letters")
    assert "Learned, not a formula." in said(app) and titles(app) == ["Learned positions", "How alike two of them are"]
    assert "Learned by shift-letters" in said(turn(app, "Formula or training"))
    app.slider(key="k").set_value(30).run()
    assert "A shift by 30 says nothing here" in said(app)


def test_a_model_without_positions_still_shows_the_rest(open_idea):
    app = open_idea(model=keep("no order", positions="none"))
    assert "has no positions" in said(app) and len(titles(app)) == 3
    assert "has no positions" in said(turn(app, "This model")) and not titles(app)


def test_what_a_stranger_s_model_writes_stays_text(monkeypatch):
    drawn = []
    monkeypatch.setattr("streamlit.html", drawn.append)
    draw_outputs({"One": "a", "Two": "<b>bold</b>"}, are_letters=False)
    assert "<b>" not in drawn[0] and "<ins>&lt;b&gt;bold&lt;/b&gt;</ins>" in drawn[0]


@given(*[st.text("ab ", max_size=12)] * 2)
@example("noitnetta", "ttttnnno")
def test_of_what_differs_nothing_is_lost(before, after):
    found = difference([*before], [*after])
    assert [unit for unit, _ in found.units] == [*after]
    kept = [unit for unit, mark in found.units if mark != "added"]
    assert sorted([*kept, *found.left_out]) == sorted(before)


def test_what_differs_is_marked_and_named():
    usual = "my sister wants to buy it .".split()
    twice = difference(usual, "my sister wants to buy it my sister .".split())
    assert [unit for unit, mark in twice.units if mark] == ["my", "sister"] == twice.of("added")
    other = difference(usual, "he wants to buy my sister .".split())
    assert in_words(other, are_letters=False) == "Added: “he”. Left out: “it”. In another place: “my”, “sister”."
    assert in_words(difference([*"abcdef"], []), are_letters=True) == "Left out: 6 letters."

"""Positions without a browser: its ideas, their controls, every kind of table; and what it shares with masks."""

import re
from dataclasses import replace
from html import unescape

import pytest
from idea_pages import SHIPPED, keep, open_idea, said, titles, turn, verdict
from streamlit.testing.v1 import AppTest
from visitor import go_to
from written import texts_written

from pages.ui.example.outputs import difference, in_words
from pages.ui.models.shares import keep_model
from transformer import Transformer, load


@pytest.mark.parametrize("model", [path.stem for path in sorted(SHIPPED.glob("*.safetensors"))])
def test_every_shipped_model_opens(model):
    app = open_idea("positions", model)
    for idea in app.segmented_control(key="idea").options:
        assert said(turn(app, idea))


def test_all_heads_in_one_map_on_positions_and_a_single_head_on_masks():
    app = open_idea("positions")
    app.segmented_control(key="choose-head").set_value("mean").run()
    assert "mean of heads" in said(app)
    turn(app, "Causal")
    assert "layer 2, head 1" in said(app)


def test_each_page_keeps_its_idea_and_each_idea_its_controls():
    app = open_idea("positions", idea="A shift is a rotation")
    app.slider(key="k").set_value(-5).run()
    app.slider(key="d_model").set_value(32).run()
    assert turn(app, "Sinusoids").slider(key="d_model").value == 32
    turn(app, "Without order")
    for page in ("heads", "positions_and_masks"):
        app.query_params.clear()
        go_to(app, page)
    assert app.segmented_control(key="idea").value == "Without order"
    assert turn(app, "A shift is a rotation").slider(key="k").value == -5 and app.slider(key="d_model").value == 32
    assert turn(app, "Formula or training").slider(key="k").value == -5 and not app.warning


def test_only_the_open_idea_is_worked_out(monkeypatch):
    for name in ("positions.run_with_positions", "positions.two_tables", "masks.read_at_once", "batch.texts_of_batch"):
        monkeypatch.setattr(f"transformer.views.ideas.{name}", None)
    assert said(open_idea("positions", idea="This model")) and said(open_idea("masks"))
    assert said(open_idea("positions", idea="A shift is a rotation"))


def test_fewer_dimensions_keep_what_still_exists():
    app = open_idea("positions", idea="A shift is a rotation")
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
    app = open_idea("positions", other, idea="This model")
    assert "Learned, not a formula." in said(app) and titles(app) == ["Learned positions", "How alike two of them are"]
    assert f"Learned by {other}" in said(turn(app, "Formula or training"))
    app.slider(key="k").set_value(30).run()
    assert "A shift by 30 says nothing here" in said(app)


def test_no_learned_table_at_all_gets_a_sentence(tmp_path, monkeypatch):
    for path in SHIPPED.glob("copy-letters.safetensors"):
        (tmp_path / path.name).symlink_to(path)
    monkeypatch.setattr("pages.ui.models.files.SHIPPED", tmp_path)
    app = open_idea("positions", "copy-letters", idea="Formula or training")
    assert "Train one with the system arabic-english on the page Train" in said(app)


def test_a_model_without_positions_still_shows_the_rest():
    app = open_idea("positions", keep("no order", positions="none"))
    assert "has no positions" in said(app) and len(titles(app)) == 3
    assert "has no positions" in said(turn(app, "This model")) and not titles(app)
    assert "R_k for k = 3" in said(turn(app, "A shift is a rotation"))


def test_a_table_of_zeros_is_drawn_and_a_damaged_one_passed_over(tmp_path):
    shipped = load(SHIPPED / "copy-letters.safetensors")
    model = Transformer(replace(shipped.config, positions="learned"), seed=0).eval()
    kept = keep_model(replace(shipped, name="untrained", model=model))
    assert "values from 0.00 to 0.00" in said(open_idea("positions", kept.id, idea="Formula or training"))
    kept.path.unlink()
    (tmp_path / "kept" / "broken.safetensors").write_bytes(b"no model")
    assert "Learned by shift-letters" in said(open_idea("positions", idea="Formula or training"))


def outputs(app):
    """Return the text that is written in each of the three cases."""
    (drawn,) = [element.proto.body for element in app.get("html") if "<dl" in element.proto.body]
    return [unescape(re.sub("<[^>]+>", "", text)) for text in re.findall("<bdi>(.*?)</bdi>", drawn)]


@pytest.mark.parametrize(("text", "words"), [("attention", ["something else", "something else"]), ("aa", None)])
def test_the_three_outputs_are_compared_in_a_sentence(text, words):
    app = open_idea("positions")
    app.text_input(key="text").set_value(text).run()
    trained, off, shuffled = outputs(app)
    found = ["the same" if other == trained else "something else" for other in (off, shuffled)]
    assert f"Without positions it writes {found[0]}, with shuffled ones {found[1]}." in said(app)
    assert words is None or found == words
    answer = text[::-1]
    pairs = zip(("as trained", "positions off", "positions shuffled"), (trained, off, shuffled), strict=True)
    right = ", ".join(name for name, written in pairs if written == answer)
    assert right and f"Exactly right: {right}" in verdict(app)
    assert ("Not right: " in verdict(app)) == any(written != answer for written in (trained, off, shuffled))


def test_what_differs_is_marked_and_named():
    usual = "my sister wants to buy it .".split()
    twice = difference(usual, "my sister wants to buy it my sister .".split())
    assert [unit for unit, mark in twice.units if mark] == ["my", "sister"] == twice.of("added")
    assert in_words(twice, are_letters=False) == "Added: “my”, “sister”."
    other = difference(usual, "he wants to buy my sister .".split())
    assert other.of("added") == ["he"] and other.of("elsewhere") == ["my", "sister"] and other.left_out == ["it"]
    assert in_words(other, are_letters=False) == "Added: “he”. Left out: “it”. In another place: “my”, “sister”."
    assert in_words(difference(usual, usual), are_letters=False) == "The same."
    assert in_words(difference([*"abcdef"], []), are_letters=True) == "Left out: 6 letters."
    for before, after in ((usual, usual[::-1]), ([*"noitnetta"], [*"ttttnnno"]), ([], ["a"])):
        found = difference(before, after)
        assert [unit for unit, _ in found.units] == after
        kept = [unit for unit, mark in found.units if mark != "added"]
        assert sorted([*kept, *found.left_out]) == sorted(before)


def test_whole_outputs_stand_beside_the_maps_with_text_as_text():
    app = open_idea("positions", "spanish-english", text="Mi hermana quiere comprarlo.")
    trained, off, shuffled = outputs(app)
    assert trained == texts_written(app)[0] and len({trained, off, shuffled}) == 3
    assert titles(app) == ["As trained", "Positions off", "Positions shuffled"]
    (drawn,) = [element.proto.body for element in app.get("html") if "<dl" in element.proto.body]
    assert "<ins>" in drawn and "Added: " in drawn
    draw_page = AppTest.from_function(_outputs_of_strangers).run()
    (drawn,) = [element.proto.body for element in draw_page.get("html")]
    assert "<b>" not in drawn and "&lt;b&gt;" in drawn


def _outputs_of_strangers():
    from pages.ui.example.outputs import draw_outputs

    draw_outputs({"One": "a", "Two": "<b>bold</b>"}, are_letters=False)

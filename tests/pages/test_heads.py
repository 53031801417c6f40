"""The Heads page: summaries, muted tokens, chosen rows, views, filters; what the stage gets, and what is exported."""

import pytest
from background import measured
from lab import texts
from offered import offered
from stage import card, choose, follow_link, open_map, read_stage, shown
from written import texts_written

from transformer.interpret import KIND_TITLES, SUMMARIES


def shown_map(app):
    return open_map(read_stage(app), shown(app))


def test_a_summary_gives_way_where_one_head_is_needed_and_comes_back(open_page):
    app = open_page("heads", head="rollout")
    assert read_stage(app)["summaries"] == SUMMARIES
    app.switch_page("masks.py").run()
    assert not app.exception and app.segmented_control(key="choose-head").value == "1"
    assert shown(app).head == "rollout"  # the link still says so
    follow_link(app)
    app.switch_page("heads.py").run()
    assert not app.exception and shown(app).head == "rollout"


def test_a_head_chosen_where_one_is_needed_takes_the_summary_s_place(open_page):
    app = open_page("masks", head="rollout")
    app.segmented_control(key="choose-head").set_value("3").run()
    assert shown(app).head == "3" and not app.exception
    follow_link(app)
    assert app.query_params["head"] == "3"
    app.switch_page("heads.py").run()
    assert shown(app).head == "3"


def test_muted_tokens_leave_the_map_and_roles_stay_as_measured(open_page):
    app = measured(open_page("heads", kind="encoder", layer="2", head="1", view="table"))
    example, selection = read_stage(app), shown(app)
    before = card(example, selection)
    assert before["said"][0].startswith("On this text") and "special" in before["said"][0]
    columns = open_map(example, selection).columns
    assert columns[0] == "<s>" and columns[-1] == "</s>"
    assert example["sourceMuted"] == [0, len(columns) - 1]  # the browser takes these away
    assert "are muted" not in shown_map(app).caption
    choose(app, mute=True)
    assert not app.exception and card(read_stage(app), shown(app)) == before
    assert "are muted" in shown_map(app).caption and app.query_params["mute"] == "true"
    assert offered(app)["map"].caption == shown_map(app).caption


def test_chosen_rows_are_compared_in_words(open_page):
    app = open_page("heads", text="abc")
    assert shown_map(app).rows == ["<s> → c", "c → b", "b → a", "a → </s>"]
    choose(app, rows=[1, 2])
    assert not app.exception and app.query_params["rows"] == ["2", "3"]
    said = offered(app)["compared"].caption
    assert "They agree on" in said and "“2 c → b” looks at" in said and "“3 b → a” looks at" in said
    choose(app, view="table")
    assert shown(app).view == "table" and shown(app).rows == [1, 2]
    app.text_input(key="text").input("xy").run()
    assert not app.exception and not app.warning
    said = offered(app)["compared"].caption  # by their number
    assert "“2 y → x” looks at" in said and "“3 x → </s>” looks at" in said
    app.text_input(key="text").input("x").run()
    assert not app.exception and not app.warning
    said = offered(app)["compared"].caption
    assert "“2 x → </s>” looks at" in said and "agree" not in said


@pytest.mark.parametrize("text", ["a", "abc"])
@pytest.mark.parametrize("view", ["map", "lines", "table"])
@pytest.mark.parametrize("model", ["reverse-letters", "reverse-encoder-only", "copy-long"])
def test_every_view_of_every_kind(open_page, model, view, text):
    app = open_page("heads", model=model, view=view, text=text, mute="true")
    assert not app.exception and not app.warning
    kinds = [group["kind"] for group in read_stage(app)["groups"]]
    assert kinds == (["encoder"] if model == "reverse-encoder-only" else list(KIND_TITLES))
    for kind in kinds:
        choose(app, kind=kind)
        assert not app.exception and not app.warning and shown(app).kind == kind and shown(app).view == view
        assert offered(app)["map"].caption == shown_map(app).caption


def test_filters_are_counted_and_kept_in_the_link(open_page):
    app = open_page("heads", only_roles="mirror", only_layers="2")
    assert not app.exception and not app.warning
    assert shown(app).roles == ["mirror"] and shown(app).layers == [1]
    follow_link(app)
    assert app.query_params["only_roles"] == "mirror" and app.query_params["only_layers"] == "2"
    example = read_stage(app)
    assert "mirror" in [role["name"] for role in example["roles"]] and example["roles"][-1]["name"] == "unclassified"
    assert "mirror" in sum((layer for group in example["groups"] for layer in group["roles"]), [])


def test_two_hundred_fifty_four_letters_can_be_looked_at(open_page):
    text = "abcdefghij" * 25 + "abcd"
    app = open_page("heads", model="copy-long", text=text)
    assert not app.exception and not app.warning and texts_written(app)[0] == text
    assert len(shown_map(app).rows) == 255 and len(shown_map(app).columns) == 256
    assert shown_map(app).caption.startswith("Cross-attention, layer")


def test_the_open_map_can_be_zoomed_in_plotly(open_page):
    app = open_page("heads", text="abc", head="2", mute="true")
    next(button for button in app.button if "Plotly" in button.label).click().run()
    assert not app.exception and len(app.get("plotly_chart")) == 1
    assert shown_map(app).caption in texts(app) and "are muted" in shown_map(app).caption


def test_what_the_model_cannot_show_is_the_nearest(open_page):
    app = open_page("heads", kind="cross", head="3", layer="2", step="9", text="pay attention")
    assert not app.warning
    app.selectbox(key="model").select("reverse-encoder-only").run()
    assert not app.exception and not app.warning and shown(app).kind == "encoder"
    follow_link(app)
    app.text_input(key="text").input("ab").run()
    assert not app.exception and not app.warning and shown(app).step == 3

"""The Heads page: summaries, muted tokens, chosen rows, views, filters; the data of the stage, and the export."""

import pytest
from background import measured
from lab import texts
from offered import offered
from stage import card, choose, follow_link, open_map, read_stage, shown
from visitor import go_to
from written import texts_written

from transformer.interpret import SUMMARIES
from transformer.maps import KIND_TITLES


def shown_map(app):
    return open_map(read_stage(app), shown(app))


def test_a_summary_gives_way_where_one_head_is_needed_and_comes_back(open_page):
    app = open_page("heads", head="rollout")
    assert read_stage(app)["summaries"] == SUMMARIES
    for page in ("inside_a_head", "masks"):
        go_to(app, page)
        assert not app.exception and app.segmented_control(key="choose-head").value == "1"
        assert shown(app).head == "rollout"  # the link still says so
        follow_link(app)
    go_to(app, "heads")
    assert not app.exception and shown(app).head == "rollout"
    app.switch_page("positions_and_masks.py").run()
    app.segmented_control(key="choose-head").set_value("3").run()  # the choice takes its place
    assert follow_link(app).query_params["head"] == "3"
    go_to(app, "heads")
    assert shown(app).head == "3"


def test_muted_tokens_leave_the_map_and_roles_stay_as_measured(open_page):
    app = measured(open_page("heads", kind="encoder", layer="2", head="1", view="table"))
    example, selection = read_stage(app), shown(app)
    before = card(example, selection)
    assert before["said"][0].startswith("On this text") and "special" in before["said"][0]
    columns = open_map(example, selection).columns
    assert columns[0] == "<s>" and columns[-1] == "</s>"
    assert example["sourceMuted"] == [0, len(columns) - 1]  # the browser takes these columns away
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
@pytest.mark.parametrize("model", ["reverse-letters", "reverse-encoder-only", "copy-long"])
def test_every_kind_and_every_view(open_page, model, text):
    app = open_page("heads", model=model, text=text, mute="true")
    kinds = [group["kind"] for group in read_stage(app)["groups"]]
    assert kinds == (["encoder"] if model == "reverse-encoder-only" else list(KIND_TITLES))
    for part, value in [*(("kind", kind) for kind in kinds), *(("view", view) for view in ("lines", "table", "map"))]:
        choose(app, **{part: value})
        assert not app.exception and not app.warning and vars(shown(app))[part] == value
        assert offered(app)["map"].caption == shown_map(app).caption


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

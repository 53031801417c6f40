"""The Heads page: filters, summaries, muted tokens, chosen rows, views."""

import pytest


def texts(app):
    return [element.value for element in app.text]


def subheaders(app):
    return [element.value for element in app.subheader]


@pytest.mark.parametrize("name", ["mean", "max", "rollout"])
def test_a_summary_opens_like_a_head_and_says_what_it_is(open_page, name):
    app = open_page("heads", head=name)
    assert not app.exception and not app.warning
    assert subheaders(app)[0].startswith("Cross-attention, layer 2, ")
    assert any(text.startswith(name.capitalize() + ":") for text in texts(app))


def test_a_summary_gives_way_where_one_head_is_needed(open_page):
    app = open_page("heads", head="rollout")
    app.switch_page("masks.py").run()
    assert not app.exception and app.segmented_control(key="head").value == "1"


def test_the_decoding_plays_a_summary(open_page):
    app = open_page("decoding", head="mean")
    assert not app.exception and not app.warning


def test_muted_tokens_leave_the_map_and_roles_stay_as_measured(open_page):
    app = open_page("heads", kind="encoder", layer="2", head="1", view="table")
    role = next(text for text in texts(app) if text.startswith("On this text"))
    assert "special" in role
    columns = list(app.dataframe[0].value.columns)
    assert columns[1].endswith("<s>") and columns[-1].endswith("</s>")
    app.toggle(key="mute").set_value(True).run()
    assert not app.exception and role in texts(app)
    columns = list(app.dataframe[0].value.columns)
    assert not any("s>" in column for column in columns)
    # A row that gave special tokens more than 95 % stays empty; the others sum to 1.
    sums = app.dataframe[0].value.drop(columns="looks").sum(axis=1)
    assert all(total == 0 or total == pytest.approx(1, abs=1e-3) for total in sums)


def test_chosen_rows_are_compared_in_words(open_page):
    app = open_page("heads", text="abc")
    rows = app.multiselect(key="rows")
    assert rows.options == ["1 <s> → c", "2 c → b", "3 b → a", "4 a → </s>"]
    rows.set_value(rows.options[1:3]).run()
    assert not app.exception
    said = next(text for text in texts(app) if "They agree on" in text)
    assert "“2 c → b” looks at" in said and "“3 b → a” looks at" in said
    app.segmented_control(key="view").set_value("table").run()
    assert app.session_state["table"]["selection"]["rows"] == [1, 2]
    app.text_input(key="text").input("xy").run()
    assert not app.exception and app.multiselect(key="rows").value == ["2 y → x", "3 x → </s>"]  # by their number
    app.text_input(key="text").input("x").run()
    assert not app.exception and app.multiselect(key="rows").value == ["2 x → </s>"]


@pytest.mark.parametrize("text", ["a", "abc"])
@pytest.mark.parametrize("view", ["map", "lines", "table"])
@pytest.mark.parametrize("model", ["reverse-letters", "reverse-encoder-only", "copy-long"])
def test_every_view_of_every_kind(open_page, model, view, text):
    app = open_page("heads", model=model, view=view, text=text, mute="true")
    assert not app.exception and not app.warning
    for kind in app.segmented_control(key="kind").options:
        app.segmented_control(key="kind").set_value(kind).run()
        assert not app.exception


def test_filters_are_counted_and_kept_in_the_link(open_page):
    app = open_page("heads", only_roles="mirror", only_layers="2")
    assert not app.exception and not app.warning
    assert app.pills(key="only_roles").value == ["mirror"] and app.pills(key="only_layers").value == ["2"]


def test_two_hundred_fifty_four_letters_can_be_looked_at(open_page):
    text = "abcdefghij" * 25 + "abcd"
    app = open_page("heads", model="copy-long", text=text)
    assert not app.exception and not app.warning and app.code[0].value == text
    assert any("Too many tokens for numbers inside cells and some labels" in said for said in texts(app))

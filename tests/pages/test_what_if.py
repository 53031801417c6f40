"""What if? Changes of attention, what mattered, the board, a target of the user's own."""

import pytest


def texts(app):
    return [element.value for element in app.text]


def press(app, label):
    next(button for button in app.button if button.label == label).click().run()


@pytest.mark.parametrize("model", ["reverse-letters", "sort-letters", "shift-letters", "reverse-encoder-only"])
def test_every_section_opens_for_every_style_of_model(open_page, model):
    app = open_page("what_if", model=model)
    assert not app.exception and not app.warning and not app.error
    assert any("fresh sequences of its task" in text for text in texts(app))
    assert any("mattered most" in text for text in texts(app))


def test_a_change_is_made_and_undone(open_page):
    app = open_page("what_if", text="stream")
    assert "Nothing is changed yet" in app.info[0].value
    app.pills(key="action").set_value("all heads off").run()
    press(app, "Change it")
    assert not app.exception and app.multiselect(key="edits").value == ["cross.2.*.off"]
    assert "Cross-attention, layer 2, all heads: switched off." in texts(app)
    outputs = [code.value for code in app.code]
    assert outputs[1] == "maerts" and outputs[2] != "maerts"
    assert any("differs from step" in text for text in texts(app))
    press(app, "Undo all")
    assert app.multiselect(key="edits").value == [] and "Nothing is changed yet" in app.info[0].value


def test_a_link_brings_its_changes_and_unknown_ones_get_a_sentence(open_page):
    app = open_page("what_if", text="stream", edits="cross.2.1.hide.*.3")
    assert not app.exception and not app.warning
    assert any("no row can look at “t” (column 3)" in text for text in texts(app))
    for wrong in ("cross.9.1.off", "sideways.1.1.off", "cross.2.1.hide.1.99", "<b>x</b>"):
        app = open_page("what_if", text="stream", edits=wrong)
        assert not app.exception and len(app.warning) == 1


def test_a_token_can_be_hidden_from_one_row(open_page):
    app = open_page("what_if", text="stream", action="hide a token", edit_row="1  <s> → m", edit_column="7  m")
    assert not app.exception and not app.warning
    press(app, "Change it")
    assert app.multiselect(key="edits").value == ["cross.2.1.hide.1.7"]


def test_a_target_of_ones_own_is_read_and_measured(open_page):
    app = open_page("what_if", text="abc", target="cbz")
    assert not app.exception and not app.warning
    frame = next(frame.value for frame in app.dataframe if "should write" in frame.value.columns)
    assert list(frame["should write"]) == ["c", "b", "z", "</s>"] and list(frame["likeliest"][:3]) == ["c", "b", "a"]
    assert float(frame["loss (nats)"][2]) > 5 > float(frame["loss (nats)"][0])
    assert any("From step 3 on" in text for text in texts(app))
    for wrong, sentence in (("ü", "never saw"), ("a" * 200, "tokens")):
        app.text_input(key="target").input(wrong).run()
        assert not app.exception and sentence in app.warning[0].value

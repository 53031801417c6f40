"""The Decoding page: strategies, forced tokens, the tree; all of it in the link."""

import pytest


def texts(app):
    return [element.value for element in app.text]


def warnings(app):
    return [element.value for element in app.warning]


def test_sampling_under_a_seed_writes_the_same_again(open_page):
    written = [open_page("decoding", strategy="sampling", temperature="8.0", draw="5").code[0].value for _ in range(2)]
    assert written[0] == written[1] != "noitnetta yap"
    app = open_page("decoding", strategy="sampling", temperature="8.0", draw="5")
    next(button for button in app.button if button.label == "Draw again").click().run()
    assert not app.exception and app.number_input(key="draw").value == 6 and app.code[0].value != written[0]


@pytest.mark.parametrize("options", [dict(top_k="1"), dict(top_p="0.05"), dict(temperature="0.1")])
def test_a_narrow_lottery_is_greedy(open_page, options):
    app = open_page("decoding", strategy="sampling", **options)
    assert not app.exception and app.code[0].value == "noitnetta yap"


def test_a_forced_token_is_written_and_stands_beside_what_would_have_been(open_page):
    app = open_page("decoding", forced="3 x")
    assert not app.exception and not app.warning
    assert app.code[0].value.startswith("nox")
    assert any("differ from step 3 on" in text for text in texts(app))
    shown = [element.value for element in app.code]
    assert "noitnetta yap" in shown
    next(button for button in app.button if button.label == "Undo the last one").click().run()
    assert app.multiselect(key="forced").value == [] and app.code[0].value == "noitnetta yap"


@pytest.mark.parametrize(
    ("tag", "sentence"),
    [
        ("3 ü", "not in the model's vocabulary"),
        ("0 x", "step from 1 to"),
        ("x", "step from 1 to"),
        ("3", "step from 1 to"),
        ("27 x", "before step 27"),
    ],
)
def test_a_token_that_cannot_be_forced_gets_a_sentence(open_page, tag, sentence):
    app = open_page("decoding", forced=tag)
    assert not app.exception and sentence in warnings(app)[0]
    assert app.code[0].value == "noitnetta yap"


def test_beams_show_their_tree_and_their_hypotheses(open_page):
    app = open_page("decoding", model="sort-letters", strategy="beam", width_of_beam="3")
    assert not app.exception and not app.warning
    assert app.code[0].value == "aaeinnopttty "
    table = next(frame.value for frame in app.dataframe if "score" in frame.value.columns)
    assert list(table["place"]) == [1, 2, 3] and table["text"][0] == "aaeinnopttty "
    assert "forced" not in " ".join(texts(app))
    app.number_input(key="node").set_value(1).run()
    assert not app.exception and any("branch up to node 1" in text for text in texts(app))
    app.number_input(key="node").set_value(9999).run()
    assert not app.exception and "the winner is shown" in warnings(app)[0]


def test_an_encoder_alone_has_no_strategy(open_page):
    app = open_page("decoding", model="reverse-encoder-only", strategy="beam", forced="3 x")
    assert not app.exception and "no decoder" in app.info[0].value

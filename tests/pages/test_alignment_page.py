"""The page Alignment: the head that draws the lines, the sentences about them, and the table of measurements."""

from dataclasses import replace

import numpy as np
import pytest
from lab import texts
from package import opened
from stage import shown

from pages.look.lines import open_row
from pages.ui.shell import draw
from transformer import Transformer, load, save, system_config
from transformer.interpret.alignment_quality import AlignmentQuality
from transformer.text import direction
from transformer.text.learning import words as learn_words

GRAMMAR = "assets/checkpoints/spanish-grammar.safetensors"


@pytest.fixture
def drawn(monkeypatch):
    """Return the data of the component's last call."""
    found = {}
    monkeypatch.setitem(draw._COMPONENTS, "alignment", lambda **sent: found.update(opened(sent["data"])[0]))
    return found


def captions(app):
    return [element.value for element in app.caption]


def weights(drawn):
    sides = len(drawn["target"]), len(drawn["source"])
    return drawn["weights"].reshape(sides)


def test_a_row_of_the_table_draws_its_head(open_page, drawn):
    app = open_page("alignment", model="spanish-grammar", lines_by="layer 2, head 1")
    table = app.dataframe[0].value
    assert list(table.columns) == ["layer", "head", "agreement", "alignment error rate"] and len(table) == 11
    assert table["agreement"][:10].is_monotonic_decreasing and table["head"].iloc[-1] == "the diagonal"
    shown = app.session_state["aligned-heads"]["selection"]["rows"]
    assert [(table["layer"][row], table["head"][row]) for row in shown] == [("2", "1")]
    row = next(row for row in range(10) if (table["layer"][row], table["head"][row]) == ("1", "mean"))
    before = weights(drawn)
    choose(app, row)
    assert not app.exception and app.selectbox(key="lines_by").value == "layer 1, mean of heads"
    assert drawn["caption"].startswith("Cross-attention, layer 1, mean of heads.")
    assert not np.allclose(before, weights(drawn))
    choose(app, 10)  # the diagonal has no lines of its own
    assert not app.exception and app.selectbox(key="lines_by").value == "layer 1, mean of heads"
    app.selectbox(key="lines_by").select("layer 2, mean of heads").run()
    assert "which aligns best" in drawn["caption"] and weights(drawn).argmax(axis=1).tolist() == [0, 3, 2, 1, 4, 5]


def test_the_head_chosen_here_opens_on_the_other_pages(open_page, drawn):
    app = open_page("alignment", model="spanish-grammar", lines_by="layer 1, head 4")
    app.segmented_control(key="show-by-name").set_value("Heads").run()
    assert not app.exception and (shown(app).kind, shown(app).layer, shown(app).head) == ("cross", 0, "4")


def choose(app, row):
    """Click into the table, as the browser sends it."""
    open_row(app.session_state, [row], ranked(app))
    app.run()


def ranked(app):
    table = app.dataframe[0].value
    return [
        (int(layer) - 1, None if head == "mean" else int(head) - 1)
        for layer, head in zip(table["layer"][:10], table["head"][:10], strict=True)
    ]


def test_another_model_keeps_the_choice_where_it_has_such_a_head(open_page, drawn):
    app = open_page("alignment", model="reverse-words", lines_by="layer 3, head 2")
    app.selectbox(key="model").select("reverse-letters").run()
    assert not app.exception and app.selectbox(key="lines_by").value == "layer 2, mean of heads"


def test_right_links_are_shown_only_where_they_are_known_and_wanted(open_page, drawn):
    app = open_page("alignment", model="spanish-grammar", gold="false")
    assert not app.exception and drawn["gold"] is None and "error rate" in drawn["caption"]
    app.text_input(key="text").input("cars the the").run()
    assert not app.exception and drawn["source"] == ["cars", "the", "the"]
    assert "error rate" not in drawn["caption"] and not any(toggle.key == "gold" for toggle in app.toggle)


def test_a_model_that_does_not_translate_has_a_way_to_a_translator(open_page, drawn):
    app = open_page("alignment", model="reverse-letters", text="abc")
    assert not app.exception and drawn["source"] == list("abc")
    app.button(key="to-translator").click().run()
    assert not app.exception and drawn["target"] == "los coches rojos son nuevos .".split()
    assert "“red” and “cars” swap" in drawn["caption"]
    assert not any(button.key == "to-translator" for button in app.button)
    app = open_page("alignment", model="reverse-encoder-only")
    assert not app.exception and app.button(key="to-translator")


def test_an_empty_translation_gets_a_sentence(open_page, drawn, tmp_path):
    checkpoint = load(GRAMMAR)
    with_end = Transformer(checkpoint.config)
    with_end.load_state_dict(checkpoint.model.state_dict())
    with_end.get_parameter("output_projection.bias").data[2] += 1000
    keep(tmp_path, replace(checkpoint, name="silent", model=with_end))
    app = open_page("alignment", model="silent")
    assert not app.exception and not drawn and "The model wrote nothing for this text" in app.info[0].value


def keep(tmp_path, checkpoint):
    (tmp_path / "kept").mkdir(exist_ok=True)
    save(checkpoint, tmp_path / "kept" / f"{checkpoint.name}.safetensors")


def test_a_model_of_pairs_shows_what_was_stored_or_how_to_measure(open_page, drawn, tmp_path):
    checkpoint = load(GRAMMAR)
    task = {"name": "pairs", "file": "pairs.tsv", "source": "words", "target": "words"}
    keep(tmp_path, replace(checkpoint, name="unmeasured", task=task, metrics={}))
    app = open_page("alignment", model="unmeasured", text="the big red cars are new")
    assert not app.exception and not app.dataframe and len(drawn["target"]) == 6 and drawn["gold"] is None
    assert any("python -m transformer align" in caption for caption in captions(app))
    quality = AlignmentQuality(
        heads=((0.5, 0.1, 0.2, 0.3), (0.6, 0.83, 0.2, 0.1)), means=(0.4, 0.7), diagonal=0.56, words=7257, sentences=1750
    )
    keep(tmp_path, replace(checkpoint, name="measured", task=task, metrics=quality.metrics()))
    app = open_page("alignment", model="measured", text="the big red cars are new")
    assert not app.exception and drawn["caption"].startswith("Cross-attention, layer 2, head 2, which aligns best")
    said = "Measured: of 7,257 confident words of 1,750 held-out texts, 83 % look most at the one that IBM Model 1"
    assert any(text.startswith(said) and "the diagonal has 56 %" in text for text in texts(app))
    assert list(app.dataframe[0].value.columns) == ["layer", "head", "agreement"]


def test_a_foreign_model_of_arabic_is_laid_out_from_right_to_left(open_page, drawn, tmp_path):
    source, target = learn_words(["أنا أحب New York كثيرا ."]), learn_words(["I love the city"])
    config = system_config(
        "modular", d_model=16, num_heads=2, num_layers=1, d_ff=16, max_length=12,
        source_vocab_size=source.vocab_size, target_vocab_size=target.vocab_size,
    )  # fmt: skip
    model = Transformer(config, seed=1).eval()
    like = load(GRAMMAR)
    tokenizers = dict(source_tokenizer=source, target_tokenizer=target)
    keep(tmp_path, replace(like, name="arabic", model=model, task={}, metrics={}, opening=None, board={}, **tokenizers))
    app = open_page("alignment", model="arabic", text="أنا أحب New York كثيرا.")
    assert not app.exception and drawn["directions"] == {"source": "rtl", "target": "ltr"}
    assert drawn["source"] == ["أنا", "أحب", "new", "york", "كثيرا", "."]
    assert any("names no task" in caption for caption in captions(app))


@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        (["red", "cars"], "ltr"), (["أحب", "القط", "."], "rtl"), (["أحب", "new", "york", "."], "ltr"),
        (["أحب", "القط", "york"], "rtl"), (["1", "."], "ltr"), ([], "ltr"),
    ],
)  # fmt: skip
def test_the_direction_is_that_of_most_words(sides, expected):
    assert direction(sides) == expected


def test_an_old_link_opens_on_a_translator_and_a_tab_changes_no_example(open_page):
    app = open_page("alignment")
    shown_text = app.selectbox(key="model").value, app.text_input(key="text").value
    assert shown_text == ("english-spanish", "The red cars are new.")
    app = open_page("start")
    app = app.text_input(key="text").set_value("hello").run()
    app = app.segmented_control(key="show-by-name").set_value("Words").run()
    assert not app.exception and app.selectbox(key="lines_by").value == "layer 2, mean of heads"
    assert (app.selectbox(key="model").value, app.text_input(key="text").value) == ("reverse-letters", "hello")

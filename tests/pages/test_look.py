"""Look: heads, the steps of a decoding, and the lines between words; what a control changes and a link keeps."""

from dataclasses import replace

import pytest
from background import held_back, measured
from lab import pressed, said, texts
from offered import offered
from package import opened
from stage import choose, read_stage, shown
from written import texts_written

from pages.look import quality
from pages.look.lines import open_row
from pages.look.quality import BEING_MEASURED
from pages.ui.models import effort
from pages.ui.models.shares import keep_model
from pages.ui.shell import draw
from transformer import Transformer, load

GRAMMAR = "assets/checkpoints/spanish-grammar.safetensors"


def keep(name, **changes):
    """Keep a changed copy of the small translator on this server; return its id."""
    return keep_model(replace(load(GRAMMAR), name=name, **changes)).id


# Sentence


def test_the_first_screen_is_a_sentence_with_three_models_beside_it(open_page):
    app = open_page("look")
    assert app.session_state["show"] == "Sentence" and read_stage(app)["layout"] == "sentence"
    cards = {button.key: button.label for button in app.button if (button.key or "").startswith("card-")}
    assert not texts_written(app)  # the picture writes it
    for key, text in zip([*cards][1:], ("The red cars are new.", "pay attention"), strict=True):
        app.button(key=key).click().run()
        assert app.text_input(key="text").value == text
        assert read_stage(app)["layout"] == "sentence"


# Heads


def test_muted_tokens_leave_the_map_and_roles_stay_as_measured(open_page):
    app = measured(open_page("heads", kind="encoder", layer="2", head="1"))
    before = read_stage(app)["cards"]
    assert before["heading"] == ["measure", "this text", "its task", "how"]
    choose(app, mute=True)
    assert read_stage(app)["cards"] == before
    pressed(app, "Open the map in Plotly, to zoom").click().run()
    assert len(app.get("plotly_chart")) == 1 and offered(app)["map"].caption in texts(app)


def test_chosen_rows_are_compared_in_words(open_page):
    app = open_page("heads", text="abc")
    choose(app, rows=[1, 2])
    assert "They agree on" in offered(app)["compared"].caption
    for text, words in (("xy", ("“2 y → x” looks at", "“3 x → </s>” looks at")), ("x", ("“2 x → </s>” looks at",))):
        app.text_input(key="text").input(text).run()  # by their number
        told = offered(app)["compared"].caption
        assert not app.warning and all(part in told for part in words)
    assert "agree" not in told


# Steps


def test_sampling_opens_with_a_telling_seed_and_writes_the_same_again(open_page):
    app = open_page("decoding", model="spanish-english", strategy="sampling")
    assert texts_written(app)[0] != texts_written(open_page("decoding", model="spanish-english"))[0]
    app, again = (open_page("decoding", strategy="sampling", temperature="8.0", top_k="3", draw="5") for _ in range(2))
    written = texts_written(app)[0]
    assert texts_written(again)[0] == written != "noitnetta yap"
    assert sum(share > 0 for share in read_stage(app)["steps"][0]["drawn"]) == 3
    pressed(app, "Draw again").click().run()
    assert app.number_input(key="draw").value == 6 and texts_written(app)[0] != written


def test_a_forced_token_is_written_and_stands_beside_what_would_have_been(open_page):
    app = open_page("decoding", forced="3 x")
    assert not app.warning
    assert texts_written(app) == ["noxtnetta yap", "noxtnetta yap", "noitnetta yap"]
    assert any("differ from step 3 on" in text for text in texts(app))
    pressed(app, "Undo the last one").click().run()
    assert app.multiselect(key="forced").value == [] and texts_written(app)[0] == "noitnetta yap"


def test_beams_show_their_tree_and_their_hypotheses(open_page):
    app = open_page("decoding", model="sort-letters", strategy="beam", width_of_beam="3")
    assert not app.warning and texts_written(app)[0] == "aaeinnopttty "
    table = next(frame.value for frame in app.dataframe if "score" in frame.value.columns)
    assert list(table["place"]) == [1, 2, 3] and table["text"][0] == "aaeinnopttty "
    choose(app, node=1)
    assert len(read_stage(app)["steps"]) == 1 and texts_written(app)[0] != "aaeinnopttty "
    choose(app, node=-1)
    assert texts_written(app)[0] == "aaeinnopttty " and shown(app).node == -1
    choose(app, node=9999)
    assert "the winner is shown" in app.warning[0].value


# Words


@pytest.fixture
def drawn(monkeypatch):
    """Return the data of the component's last call."""
    found = {}
    monkeypatch.setitem(draw.COMPONENTS, "alignment", lambda **sent: found.update(opened(sent["data"])[0]))
    return found


def test_a_row_of_the_table_draws_its_head_which_opens_on_the_other_pages(open_page, drawn):
    app = open_page("alignment", model="spanish-grammar", lines_by="layer 2, head 1")
    table = app.dataframe[0].value
    assert list(table.columns) == ["layer", "head", "agreement", "alignment error rate"] and len(table) == 11
    assert table["agreement"][:10].is_monotonic_decreasing and table["head"].iloc[-1] == "the diagonal"
    before = drawn["weights"].copy()
    heads = [
        (int(layer) - 1, None if head == "mean" else int(head) - 1)
        for layer, head in zip(table["layer"][:10], table["head"][:10], strict=True)
    ]
    for row in (heads.index((0, 3)), 10):  # the diagonal has no lines of its own
        open_row(app.session_state, [row], heads)  # as the browser sends a click
        app.run()
        assert app.selectbox(key="lines_by").value == "layer 1, head 4"
    assert drawn["caption"].startswith("Cross-attention, layer 1, head 4.") and (before != drawn["weights"]).any()
    app.segmented_control(key="show-by-name").set_value("Heads").run()
    assert (shown(app).kind, shown(app).layer, shown(app).head) == ("cross", 0, "4")


def test_lines_follow_model_and_text_with_right_links_where_wanted(open_page, drawn):
    app = open_page("alignment", model="reverse-words", lines_by="layer 3, head 2")
    app.selectbox(key="model-by-name").select("reverse-letters").run()
    assert app.selectbox(key="lines_by").value == "layer 2, mean of heads"
    app.button(key="to-translator").click().run()
    assert drawn["target"] == "los coches rojos son nuevos .".split()
    app = open_page("alignment", model="spanish-grammar", gold="false")
    assert drawn["gold"] is None and "error rate" in drawn["caption"]
    app.text_input(key="text").input("cars the the").run()
    assert drawn["source"] == ["cars", "the", "the"]
    assert "error rate" not in drawn["caption"] and not any(toggle.key == "gold" for toggle in app.toggle)


def test_an_empty_translation_gets_a_sentence(open_page, drawn):
    checkpoint = load(GRAMMAR)
    with_end = Transformer(checkpoint.config)
    with_end.load_state_dict(checkpoint.model.state_dict())
    with_end.get_parameter("output_projection.bias").data[2] += 1000
    app = open_page("alignment", model=keep("silent", model=with_end))
    assert not drawn and "The model wrote nothing for this text" in app.info[0].value


# Figures that a model's file lacks are measured in the background


@pytest.fixture
def bare():
    return keep("bare", metrics={}, opening=None, board={})


def test_alignment_opens_before_its_figures_are_measured_once_for_all(open_page, bare, monkeypatch):
    gate, passed = held_back(monkeypatch, quality, "measure_alignment")
    try:
        first, chooses = open_page("alignment", model=bare), open_page("alignment", model=bare)
        assert not first.dataframe and BEING_MEASURED in said(first)
        assert first.selectbox(key="lines_by").value == "layer 2, mean of heads"
        chooses.selectbox(key="lines_by").select("layer 1, head 3").run()
        assert not passed
    finally:
        gate.set()
    first = measured(first)
    assert passed == ["later"]
    assert "of 300 held-out texts" in said(first) and BEING_MEASURED not in said(first)
    layer, head = (first.dataframe[0].value[column][0] for column in ("layer", "head"))
    best = f"layer {layer}, {'mean of heads' if head == 'mean' else f'head {head}'}"
    assert first.selectbox(key="lines_by").value == best
    # A choice that somebody made stays.
    assert measured(chooses).selectbox(key="lines_by").value == "layer 1, head 3" and passed == ["later"]


def test_a_model_that_is_too_large_is_not_measured_and_says_so(open_page, bare, monkeypatch):
    monkeypatch.setattr(effort, "_WORK", 1)
    assert "too large to be measured on this server" in said(measured(open_page("alignment", model=bare)))

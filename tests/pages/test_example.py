"""The example and its bar: the same on every page, with something to see at any time; sentences of one's own."""

import hashlib
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from background import held_back, measured
from every_page import PAGES
from models_page import SHIPPED, press, shown
from own_lecture import sent
from visitor import turn_page
from written import texts_written

from pages.ui.example import ask
from pages.ui.example.sentences import examples_of, notes_on, seen_words
from pages.ui.models.chooser import shown_names
from pages.ui.models.files import models_of
from pages.ui.models.shares import keep_model
from transformer import load
from transformer.data.parallel_text import ParallelText

WITH_EXAMPLE = [page for page in PAGES if page not in ("lecture", "models", "train", "twins")]
WEAK = Path(__file__).parents[1] / "golden" / "2026-11" / "kept" / "kept-before-owners.safetensors"


def of_pairs(file="pairs.tsv", sha256="0" * 64, **options):
    """Return a translator from Arabic that learned from a person's own pairs."""
    task = ParallelText(file=str(file), source="pieces", target="pieces", sha256=sha256, **options).to_dict()
    return replace(load("arabic-english"), name="tiny", task={**task, "file": str(file)}, opening=None)


@pytest.fixture
def kept(tmp_path):
    """Return the folder of models that are kept on this server."""
    (tmp_path / "kept").mkdir()
    return tmp_path / "kept"


@pytest.fixture
def weak(kept):
    """Provide a shared model that writes something wrong; return its id."""
    return Path(shutil.copy(WEAK, kept)).stem


def in_bar(app):
    return [element.value for element in [*app.text, *app.caption, *app.warning, *app.error]]


def shape(app):
    """Return the number of elements of each kind on a page, apart from its sentences."""
    kinds = ("dataframe", "plotly_chart", "bidi_component", "header", "subheader", "number_input", "segmented_control")
    return {kind: len(app.get(kind)) for kind in kinds}


# The bar


def test_a_wrong_answer_is_called_wrong_beside_the_right_one(open_page, weak):
    app = open_page("heads", model=weak, text="abc")
    assert any("not right" in element.value for element in app.markdown)
    assert any(text.value == "The right answer: abc" for text in app.text)
    share = next(one.proto for one in app.get("page_link") if one.proto.label.endswith(" % of texts right"))
    assert re.search(r"[0-9.]+ % \([0-9.]+ % to [0-9.]+ %\) exactly right\.", share.help)
    assert share.page == "models" and share.query_string == f"model={weak}"


def test_models_are_called_by_what_they_do_toy_tasks_first(open_as, make_own_run, weak, tmp_path):
    names = shown_names(models_of(tmp_path, "nobody"))
    assert len(set(names.values())) == len(names) and names["english-spanish"] == "English → Spanish (92,836 pairs)"
    make_own_run("mine00000000")
    names = shown(open_as("a" * 32, "heads"))
    groups = [name.rpartition(" · ")[2] for name in names]
    assert list(dict.fromkeys(groups)) == ["toy task", "translator", "yours", "shared here"]
    assert sorted(groups, key=list(dict.fromkeys(groups)).index) == groups
    assert names[0] == "Reverses letters · toy task" and len(names) == len(list(SHIPPED.glob("*.safetensors"))) + 2


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_the_last_example_stays_in_sight_where_a_text_cannot_be_read(open_page, name):
    arranged = {"show": "Map"} if name == "look" else {}
    usual = open_page(name, model="copy-letters", text="pay attention", **arranged)
    assert not usual.warning and ":material/check: exactly right" in usual.markdown[0].value
    app = open_page(name, model="copy-letters", text="Füße", **arranged)
    assert "never saw “ü” “ß”" in app.warning[0].value
    assert "Still shown: “pay attention”" in in_bar(app)
    assert shape(app) == shape(usual) and texts_written(app)[0] == "pay attention"
    assert app.text_input(key="text").value == "Füße" and "Füße" in app.query_params["text"]
    assert app.session_state["lab"].shown_example == ("copy-letters", "pay attention")
    press(app, "Keep what it can read")
    assert not app.warning and texts_written(app)[0] == "fe" and "Still shown" not in " ".join(in_bar(app))
    before = shape(app)
    app.selectbox(key="model-by-name").select("arabic-names").run()
    said = "Still shown: “Fe”, read by “Copies letters (up to 28)”"
    assert "never saw" in app.warning[0].value and said in in_bar(app)
    assert shape(app) == before and texts_written(app)[0] == "fe"
    assert app.text_input(key="text").value == "Fe" and app.selectbox(key="model").value == "arabic-names"
    app.text_input(key="text").input("").run()
    assert "There is no text yet" in app.warning[0].value and said in in_bar(app)
    press(app, "Show the example again")
    assert not app.warning and "Still shown" not in " ".join(in_bar(app)) and texts_written(app)[0] != "fe"


def test_a_run_older_than_its_link_takes_nothing_out_of_it(open_page):
    app = open_page("heads", text="hey")
    del app.query_params["text"]
    assert app.run().query_params["text"] == "hey"


def test_a_damaged_model_is_told_and_leaves_the_last_example(open_page, weak, kept):
    (kept / "broken.safetensors").write_bytes(b"PK\x03\x04 not a model")
    app = open_page("models")
    assert "broken can't be opened" in app.warning[0].value and "pickle" in app.warning[0].value
    app.selectbox(key="model-by-name").select("broken").run()
    turn_page(app, "heads")
    assert "can't be opened" in app.error[0].value and texts_written(app)[0] == "noitnetta yap"
    app.selectbox(key="model-by-name").select(weak).run()
    app.text_input(key="text").input("abc").run()
    written = texts_written(app)[0]
    assert not app.error
    app.selectbox(key="model-by-name").select("broken").run()
    assert "can't be opened" in app.error[0].value and texts_written(app)[0] == written


# Texts to try, and notes on one's own


def test_a_translator_shows_its_kept_held_out_sources_or_waits_for_a_text(open_page):
    tried = ("الكتاب كبير.", "المدينة كبيرة جديدة.")
    app = open_page(model=keep_model(of_pairs(failures=tuple((text, "a", "b") for text in tried))).id)
    assert app.text_input(key="text").value == tried[0]
    labels = [button.label for button in app.button if str(button.key).startswith("example-")]
    assert [label.strip("\u2068\u2069") for label in labels] == list(tried)
    app.button(key="example-1").click().run()
    assert app.text_input(key="text").value == tried[1] and not app.warning
    app = open_page(model=keep_model(of_pairs()).id)
    assert app.text_input(key="text").value == "" and "no text yet" in app.warning[0].value


def test_an_own_model_takes_its_examples_and_seen_words_from_its_pairs(tmp_path):
    file = tmp_path / "pairs.tsv"
    file.write_text("أعرف كتابا.\tx\ttrain\nالكتاب جديد.\ty\tvalid\n")
    own = of_pairs(file, hashlib.sha256(file.read_bytes()).hexdigest())
    assert examples_of(own) == ("الكتاب جديد.",)
    assert notes_on(own, "أعرف الكتاب!", seen_words(own))[-1] == "“الكتاب” was never seen in training."


def test_notes_name_words_in_pieces_and_long_texts(open_page):
    app = open_page(model="reverse-words", text="Attentional NEED")
    assert not app.warning  # capitals are no error
    note = next(caption.value for caption in app.caption if "is read as" in caption.value)
    assert note.replace("\\", "").startswith("“attentional” is read as attention · ##a · ##l.")
    app.text_input(key="text").input("attention").run()
    assert not any("is read as" in caption.value for caption in app.caption)
    checkpoint = load("english-spanish")
    (note,) = notes_on(checkpoint, "she said that the old man had never seen the sea before he came to this city")
    assert note.startswith("Its 17 tokens are more than") and "(99 of 100 have up to 16)" in note
    assert notes_on(checkpoint, "the old man came to this city") == []
    assert notes_on(checkpoint, "a" * 5000) == []


# Its question


def test_a_question_is_asked_at_once_or_later_where_the_model_runs_anew(open_page, monkeypatch):
    asked = dict(model="reverse-letters", text="attention", ask="row.cross.2.3.3")
    for page, query, is_other in (("heads", {}, False), ("decoding", {"strategy": "sampling"}, True)):
        posed = sent(open_page(page, **asked, **query), "predict")["posed"]
        assert posed["kind"] == "row"
        assert ("Asked of the model as trained, writing greedily." in posed["context"]) == is_other
    gate, threads = held_back(monkeypatch, ask, "pose")
    app = open_page("heads", model="reverse-letters", text="attend", ask="head.cross.2.1.1")
    assert sent(app, "predict") is None and any("The model writes anew" in text.value for text in app.text)
    gate.set()
    app = measured(app)
    assert sent(app, "predict")["posed"]["options"][-1] == "None of them" and threads == ["later"]
    app = measured(open_page("heads", model="reverse-encoder-only", text="attention", ask="head.cross.1.1.1"))
    assert sent(app, "predict") is None  # what can't be asked gets a sentence, and the page
    assert any("must be one of encoder" in warning.value for warning in app.warning)

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
from offered import offered
from own_lecture import sent
from stage import choose, open_map, read_stage
from stage import shown as chosen
from visitor import turn_page
from written import texts_written

from pages.ui.example import ask
from pages.ui.example.sentences import examples_of, notes_on, readable_part, seen_words
from pages.ui.models.chooser import shown_names
from pages.ui.models.files import models_of
from transformer import Checkpoint, Transformer, load, save, system_config
from transformer.data.parallel_text import ParallelText
from transformer.text.learning import LEARNERS

WITH_EXAMPLE = [page for page in PAGES if page not in ("lecture", "models", "train", "twins")]
WEAK = Path(__file__).parents[1] / "golden" / "2026-11" / "kept" / "kept-before-owners.safetensors"
WORDS = ["<s>", "المدينة", "كبيرة", "جدا", "</s>"]
TEXT = "المدينة كبيرة جدا"
PAIRS = [
    ("لا أعرف المدينة.", "I do not know the city."),
    ("المدينة كبيرة.", "The city is big."),
    ("أعرف كتابا جديدا.", "I know a new book."),
    ("الكتاب جديد.", "The book is new."),
] * 3


@pytest.fixture
def kept(tmp_path):
    """Return the folder of models that are kept on this server."""
    (tmp_path / "kept").mkdir()
    return tmp_path / "kept"


@pytest.fixture
def weak(kept):
    """Provide a shared model that writes something wrong; return its id."""
    return Path(shutil.copy(WEAK, kept)).stem


@pytest.fixture
def keep(kept):
    """Provide `keep(name, failures=…)`: an untrained translator of Arabic in pieces that the pages list."""

    def keep(name="tiny", failures=()):
        source, target = (LEARNERS["pieces"]([pair[side] for pair in PAIRS], 90, True) for side in (0, 1))
        config = system_config(
            "modular", d_model=16, num_heads=2, num_layers=2, d_ff=24, dropout=0.0, max_length=24,
            source_vocab_size=source.vocab_size, target_vocab_size=target.vocab_size,
        )  # fmt: skip
        task = ParallelText(file="pairs.tsv", source="pieces", target="pieces", failures=failures, sha256="0" * 64)
        checkpoint = Checkpoint(
            name=name, model=Transformer(config, seed=0).eval(), source_tokenizer=source, target_tokenizer=target,
            task=task.to_dict(),
        )  # fmt: skip
        save(checkpoint, kept / f"{name}.safetensors")
        return checkpoint

    return keep


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
    links = [one.proto.label for one in open_page(model="english-spanish").get("page_link")]
    assert "25.0 % exactly like the one reference" in links


def test_models_are_called_by_what_they_do_toy_tasks_first(open_as, make_own_run, weak, tmp_path):
    names = shown_names(models_of(tmp_path, "nobody"))
    assert len(set(names.values())) == len(names) >= 12 and not set(names) & set(names.values())
    assert {
        "reverse-letters-cheating": "Reverses letters (cheats: no causal mask)",
        "english-spanish": "English → Spanish (92,836 pairs)",
    }.items() <= names.items()
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


def test_typed_text_and_the_last_example_go_along_with_the_visitor(open_page):
    app = open_page()
    app.selectbox(key="model-by-name").select("reverse-words").run()
    assert texts_written(app)[0] == "need you all is attention"
    app.text_input(key="text").input("the end").run()
    app.selectbox(key="model-by-name").select("reverse-letters").run()
    assert texts_written(app)[0] == "dne eht"
    app.text_input(key="text").input("Füße").run()
    turn_page(app, "decoding")
    assert texts_written(app)[0] == "dne eht" and app.text_input(key="text").value == "Füße"
    assert app.session_state["lab"].shown_example == ("reverse-letters", "the end")


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


# Words and pieces


def test_words_and_pieces_switch_the_map_its_table_and_what_is_exported(open_page, keep):
    keep()
    app = open_page("heads", model="tiny", text=TEXT, kind="encoder", view="table")
    assert chosen(app).tokens == "pieces"
    assert any("##" in column for column in open_map(read_stage(app), chosen(app)).columns)
    choose(app, tokens="words")
    found = open_map(read_stage(app), chosen(app))
    assert found.columns == WORDS == found.rows and "Between whole words" in found.caption
    assert "measured between pieces" in read_stage(app)["cards"]["note"]

    def numbers(key, part):
        return offered(app)[key].numbers()[part].map

    assert "Between whole words" in offered(app)["map"].caption and numbers("map", "map").columns.labels == WORDS
    assert numbers("heads", "encoder").rows.labels == WORDS and "pieces" in offered(app)["heads"].caption
    choose(app, mute=True)
    assert "are muted" in open_map(read_stage(app), chosen(app)).caption
    assert numbers("map", "map").columns.labels == WORDS[1:-1]
    app.text_input(key="text").set_value("Füße").run()
    assert numbers("map", "map").columns.labels == WORDS[1:-1]  # the last text that could be read stays
    app = open_page("what_if", model="tiny", text=TEXT, tokens="words", edits="encoder.1.1.off")
    assert len(numbers("heads", "encoder").columns.labels) > len(WORDS)  # a change is between pieces


# Texts to try, and notes on one's own


def test_a_translator_shows_its_kept_held_out_sources_or_waits_for_a_text(open_page, keep):
    failures = (("المدينة كبيرة جديدة.", "a", "b"), ("الكتاب كبير.", "a", "b"))
    tried = examples_of(keep(failures=failures))
    assert tried == ("الكتاب كبير.", "المدينة كبيرة جديدة.")
    app = open_page(model="tiny")
    assert app.text_input(key="text").value == tried[0]
    labels = [button.label for button in app.button if str(button.key).startswith("example-")]
    assert [label.strip("\u2068\u2069") for label in labels] == list(tried)
    app.button(key="example-1").click().run()
    assert app.text_input(key="text").value == tried[1] and not app.warning
    keep()
    app = open_page(model="tiny")
    assert app.text_input(key="text").value == "" and "no text yet" in app.warning[0].value


def test_each_kind_of_task_has_its_texts_which_its_model_reads_whole(make_checkpoint):
    assert examples_of(load("reverse-words")) == ("attention is all you need",)
    assert len(examples_of(load("english-spanish"))) == 5
    for most, text in ((15, "pay attention"), (14, "attention"), (5, "pay")):  # a short model begins with whole words
        checkpoint = replace(make_checkpoint(max_length=most), task={"name": "reverse", "unit": "letters"})
        assert examples_of(checkpoint) == (text,) and readable_part(checkpoint, text) == text


def test_an_own_model_takes_its_examples_and_seen_words_from_its_pairs(keep, tmp_path):
    file, parts = tmp_path / "pairs.tsv", ["train"] * 3 + ["valid"]
    file.write_text("".join("\t".join([*pair, part]) + "\n" for pair, part in zip(PAIRS, parts, strict=False)))
    checkpoint = keep()
    task = {**checkpoint.task, "file": str(file), "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}
    own = replace(checkpoint, task=task)
    seen = seen_words(own)
    assert examples_of(own) == ("الكتاب جديد.",) and seen_words(checkpoint) is None and "كتابا" in seen
    notes = notes_on(own, "أعرف الكتاب!", seen)
    assert notes[-1] == "“الكتاب” was never seen in training." and "rare" not in " ".join(notes)


def test_notes_name_words_in_pieces_and_long_texts_and_are_few(open_page, keep):
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
    checkpoint = keep()
    notes = notes_on(checkpoint, "مدن كتب جدد كبار ردد، طمد!")
    assert " and 2 more" in notes[0] and notes[0].count("is read as") == 3
    assert "ط" not in notes[0] and notes_on(checkpoint, "ا" * 5000) == []
    assert "300 pieces" in notes_on(checkpoint, "م" * 300)[0]


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

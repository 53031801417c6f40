"""The example and its bar: the same on every page, with something to see at any time; sentences of one's own."""

import hashlib
import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from background import held_back, measured
from doubled import Doubled
from every_page import PAGES
from models_page import SHIPPED, press, shown
from offered import offered, page_of
from stage import choose, open_map, read_stage
from stage import shown as chosen
from visitor import turn_page
from written import texts_written

from pages.ui.example import ask
from pages.ui.example.sentences import examples_of, notes_on, readable_part, seen_words
from pages.ui.memory.store import STORE
from pages.ui.models.chooser import shown_names
from pages.ui.models.files import models_of
from tests.hostile.texts import TEXTS
from transformer import Checkpoint, RunSpec, TrainingSettings, Transformer, load, save, system_config
from transformer.data import TASKS
from transformer.data.grammar.sentences import EXAMPLES
from transformer.data.parallel_text import ParallelText
from transformer.runs import Run
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
    share = share_of(app)
    told = r"Of [0-9,]+ texts it had never seen, it wrote [0-9.]+ % \([0-9.]+ % to [0-9.]+ %\) exactly right\. More .*"
    assert share.label.endswith(" % of texts right") and re.fullmatch(told, share.help)
    assert share.page == "models" and share.query_string == f"model={weak}"
    share = share_of(open_page(model="english-spanish"))
    assert share.label == "25.0 % exactly like the one reference"
    assert share.help.startswith("Of 1,750 texts it had never seen, it wrote 25.0 % (23.1 % to 27.1 %) exactly like")


def share_of(app):
    """Return the link below the model's name that says how much is right."""
    return next(one.proto for one in app.get("page_link") if re.match(r"[0-9.]+ % ", one.proto.label))


def test_models_are_called_by_what_they_do_toy_tasks_first(open_as, make_own_run, weak, tmp_path):
    names = shown_names(models_of(tmp_path, "nobody"))
    assert len(set(names.values())) == len(names) >= 12 and not set(names) & set(names.values())
    assert {
        "reverse-encoder-only": "Reverses letters (encoder only)",
        "reverse-letters-cheating": "Reverses letters (cheats: no causal mask)",
        "copy-long": "Copies letters (up to 254)",
        "shift-letters": "Shifts letters by one",
        "english-spanish": "English → Spanish (92,836 pairs)",
        "spanish-grammar": "English → Spanish (small grammar)",
        "arabic-names": "Arabic name → Latin letters",
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
    chooser, text = usual.selectbox(key="model-by-name"), usual.text_input(key="text")
    assert (chooser.label, text.label, text.value) == ("Model", "Text for the model to read", "pay attention")
    assert shown(usual)[chooser.index] == "Copies letters (up to 28) · toy task"
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
    for strange in ("", TEXTS[12 * WITH_EXAMPLE.index(name)]):  # the sentence stays, whatever is typed meanwhile
        app.text_input(key="text").input(strange[:4000]).run()
        assert app.title[0].value
        assert strange or ("There is no text yet" in app.warning[0].value and said in in_bar(app))
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
    app.text_input(key="text").input("grüß gott, welt! " * 3).run()  # it has letters that are unknown, and is too long
    press(app, "Keep what it can read")
    assert not app.warning and app.text_input(key="text").value.startswith("gr gott, welt!")


def test_a_damaged_or_lost_model_is_told_and_leaves_the_last_example(open_page, weak, kept):
    (kept / "broken.safetensors").write_bytes(b"PK\x03\x04 not a model")
    app = open_page("models")
    assert "broken can't be opened" in app.warning[0].value and "pickle" in app.warning[0].value
    app.selectbox(key="model-by-name").select("broken").run()
    assert any("only the teacher can remove it" in caption.value for caption in app.caption)
    turn_page(app, "heads")
    assert "can't be opened" in app.error[0].value and texts_written(app)[0] == "noitnetta yap"
    app.selectbox(key="model-by-name").select(weak).run()
    app.text_input(key="text").input("abc").run()
    written = texts_written(app)[0]
    assert not app.error
    app.selectbox(key="model-by-name").select("broken").run()
    assert "can't be opened" in app.error[0].value and texts_written(app)[0] == written
    (kept / f"{weak}.safetensors").unlink()  # the last example has gone with its model
    app.selectbox(key="model-by-name").select("copy-letters").run()
    app.text_input(key="text").input("ß").run()
    assert texts_written(app)[0] == "abc"  # copy-letters read the text meanwhile
    assert "Still shown: “abc”" in in_bar(app)


def test_a_task_that_is_one_class_is_shown_as_all_others(open_page, kept, monkeypatch):
    monkeypatch.setitem(TASKS, "doubled", Doubled)
    settings = TrainingSettings(steps=2, batch_size=4, evaluate_every=2, evaluate_on=4)
    sizes = dict(d_model=16, num_heads=2, num_layers=1, d_ff=16)
    run = Run(RunSpec(name="doubled", sizes=sizes, task=Doubled(), settings=settings))
    assert len(list(run)) == 2
    save(run.finish(evaluate_on=20), kept / "doubled.safetensors")
    for page in ("heads", "alignment", "what_if"):
        app = open_page(page, model="doubled")
        assert not app.error and app.text_input(key="text").value == "tree"
        assert "The right answer: ttrreeee" in in_bar(app)
        assert page != "alignment" or any("200 letters of 20 held-out texts" in text for text in in_bar(app))
    [rows] = [one.value for one in open_page("models", model="doubled").dataframe if "what it does" in one.value]
    assert "Write every letter twice." in rows["task"].tolist()


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
    place = "drawn", app.session_state["lab"].draws_as
    app.switch_page("models.py").run()
    assert not app.session_state["lab"].drawn and STORE.find((*place, "map")) is None  # nothing of the old text is kept
    app = open_page("what_if", model="tiny", text=TEXT, tokens="words", edits="encoder.1.1.off")
    assert len(numbers("heads", "encoder").columns.labels) > len(WORDS)  # a change is between pieces
    assert b"&quot;tokens&quot;: &quot;pieces&quot;" in page_of(app, "heads", {})


def test_the_last_row_is_compared_between_words_too(open_page, keep):
    keep()
    app = open_page("heads", model="tiny", text=TEXT, tokens="words", mute="true", view="lines")
    for head in ("rollout", "1"):
        choose(app, head=head, rows=[len(open_map(read_stage(app), chosen(app)).rows) - 1])
        assert not app.warning and "compared" in app.session_state["lab"].drawn


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
    assert app.text_input(key="text").value == "" and app.text_input(key="text").placeholder
    assert "no text yet" in app.warning[0].value and not any(b.label == "Show the example again" for b in app.button)


def test_each_kind_of_task_has_its_texts_which_its_model_reads_whole(make_checkpoint):
    for path in SHIPPED.glob("*.safetensors"):
        checkpoint = load(path)
        if checkpoint.task.get("name") == "pairs":
            assert len(examples_of(checkpoint)) == 5
    for name, texts in (
        ("reverse-letters", ("pay attention",)), ("reverse-words", ("attention is all you need",)),
        ("spanish-grammar", EXAMPLES),
    ):  # fmt: skip
        assert examples_of(load(name)) == texts
    for most, text in ((15, "pay attention"), (14, "attention"), (5, "pay")):  # a short model begins with whole words
        checkpoint = replace(make_checkpoint(max_length=most), task={"name": "reverse", "unit": "letters"})
        assert examples_of(checkpoint) == (text,) and readable_part(checkpoint, text) == text


def test_an_own_model_takes_its_examples_and_seen_words_from_its_pairs(keep, tmp_path):
    lines = "".join(f"{source}\t{target}\ttrain\n" for source, target in PAIRS[:3])
    lines += "".join(f"{source}\t{target}\tvalid\n" for source, target in PAIRS[3:4])
    file = tmp_path / "pairs.tsv"
    file.write_text(lines, encoding="utf-8")
    checkpoint = keep(name="arabic-english")  # our name for it says nothing where the pairs are there
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
    assert "Too rare in training to be one token, or not there at all." in note
    app.text_input(key="text").input("attention").run()
    assert not any("is read as" in caption.value for caption in app.caption)
    checkpoint = load("english-spanish")
    (note,) = notes_on(checkpoint, "she said that the old man had never seen the sea before he came to this city")
    told = "Its 17 tokens are more than nearly all texts of its task have (99 of 100 have up to 16): it"
    assert note.startswith(told)
    assert notes_on(checkpoint, "the old man came to this city") == notes_on(load("copy-letters"), "a" * 28) == []
    checkpoint = keep()
    notes = notes_on(checkpoint, "مدن كتب جدد كبار ردد، طمد!")
    assert " and 2 more" in notes[0] and notes[0].count("is read as") == 3
    assert "ط" not in notes[0] and notes_on(checkpoint, "ا" * 5000) == []
    long = notes_on(checkpoint, "م" * 300)[0]
    assert len(long) < 250 and f"“{'م' * 23}…”" in long and "300 pieces" in long


# Its question


def posed(app):
    """Return the question of the page; None where it asks nothing yet."""
    found = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith("_predict")]
    return json.loads(found[0].json)["posed"] if found else None


def test_a_question_is_asked_at_once_or_later_where_the_model_runs_anew(open_page, monkeypatch):
    for kind in ("row", "next", "sure"):
        asked = dict(model="reverse-letters", text="attention", ask=f"{kind}.cross.2.3.3")
        app = open_page("heads", **asked)
        assert posed(app)["kind"] == kind and "greedily" not in posed(app)["context"]
    beside = open_page("decoding", strategy="sampling", **asked)
    assert "Asked of the model as trained, writing greedily." in posed(beside)["context"]
    gate, threads = held_back(monkeypatch, ask, "pose")
    app = open_page("heads", model="reverse-letters", text="attend", ask="head.cross.2.1.1")
    waits = "The model writes anew, with what is changed …"
    assert posed(app) is None and waits in [text.value for text in app.text]
    gate.set()
    app = measured(app)
    assert posed(app)["options"][-1] == "None of them" and threads == ["later"]
    app = measured(open_page("heads", model="reverse-encoder-only", text="attention", ask="head.cross.1.1.1"))
    assert posed(app) is None  # what can't be asked gets a sentence, and the page
    assert any("must be one of encoder" in warning.value for warning in app.warning)

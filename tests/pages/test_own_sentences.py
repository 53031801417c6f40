"""Sentences of one's own: examples to click, how words are cut, words and pieces, text from right to left."""

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from offered import offered, page_of
from stage import choose, open_map, read_stage, shown
from visitor import go_to

from pages.ui.example.sentences import examples_of, notes_on, readable_part, seen_words
from pages.ui.memory.store import STORE
from transformer import Checkpoint, Transformer, load, save, system_config
from transformer.data.grammar.sentences import EXAMPLES
from transformer.data.parallel_text import ParallelText
from transformer.text.learning import LEARNERS

PAIRS = [
    ("لا أعرف المدينة.", "I do not know the city."),
    ("المدينة كبيرة.", "The city is big."),
    ("أعرف كتابا جديدا.", "I know a new book."),
    ("الكتاب جديد.", "The book is new."),
] * 3


@pytest.fixture
def keep(tmp_path):
    """Provide `keep(name, unit)`: an untrained translator of Arabic that the pages list."""

    def keep(name="tiny", unit="pieces", failures=(), size=90, max_length=24):
        source, target = (LEARNERS[unit]([pair[side] for pair in PAIRS], size, True) for side in (0, 1))
        config = system_config(
            "modular", d_model=16, num_heads=2, num_layers=2, d_ff=24, dropout=0.0, max_length=max_length,
            source_vocab_size=source.vocab_size, target_vocab_size=target.vocab_size,
        )  # fmt: skip
        task = ParallelText(file="pairs.tsv", source=unit, target=unit, failures=failures, sha256="0" * 64)
        checkpoint = Checkpoint(
            name=name, model=Transformer(config, seed=0).eval(), source_tokenizer=source, target_tokenizer=target,
            task=task.to_dict(),
        )  # fmt: skip
        (tmp_path / "kept").mkdir(exist_ok=True)
        save(checkpoint, tmp_path / "kept" / f"{name}.safetensors")
        return checkpoint

    return keep


def captions(app):
    return [element.value for element in app.caption]


def test_words_and_pieces_switch_the_map_its_table_and_what_is_said(open_page, keep):
    keep()
    text = "المدينة كبيرة جدا"
    app = open_page("heads", model="tiny", text=text, kind="encoder", view="table")
    assert not app.exception and shown(app).tokens == "pieces"
    assert any("##" in column for column in open_map(read_stage(app), shown(app)).columns)
    choose(app, tokens="words")
    assert not app.exception and app.query_params["tokens"] == "words"
    example = read_stage(app)
    found = open_map(example, shown(app))
    assert found.columns == ["<s>", "المدينة", "كبيرة", "جدا", "</s>"] == found.rows
    assert found.weights.shape == (5, 5) and found.weights.sum(axis=1).tolist() == pytest.approx([1] * 5, abs=1e-3)
    assert "Between whole words" in found.caption and "Measured between pieces" in example["cards"]["note"]
    words = next(group["words"] for group in example["groups"] if group["kind"] == "encoder")
    muted = [set(places) <= set(example["sourceMuted"]) for places in words["columnPieces"]]
    assert muted == [True, False, False, False, True]
    choose(app, mute=True)
    assert not app.exception and "are muted" in open_map(read_stage(app), shown(app)).caption
    assert offered(app)["map"].numbers()["map"].map.columns.labels == ["المدينة", "كبيرة", "جدا"]


@pytest.mark.parametrize("view", ["map", "lines", "table"])
def test_every_kind_and_view_between_words_and_pages_of_single_steps(open_page, keep, view):
    keep()
    app = open_page("heads", model="tiny", text="المدينة كبيرة جدا", tokens="words", view=view, mute="true")
    assert not app.exception and not app.warning
    for kind in ("encoder", "decoder", "cross"):
        choose(app, kind=kind)
        for head in ("rollout", "1"):
            choose(app, head=head, rows=[len(open_map(read_stage(app), shown(app)).rows) - 1])
            assert not app.exception and not app.warning and "compared" in app.session_state["lab"].drawn
    for page in ("inside_a_head", "decoding", "masks", "positions", "what_if"):
        go_to(app, page)
        assert not app.exception and not app.warning and "tokens" not in [one.key for one in app.segmented_control]


def test_what_is_exported_is_between_words_and_plain_text(open_page, keep):
    keep()
    app = open_page("heads", model="tiny", text="المدينة كبيرة جدا", tokens="words", kind="encoder")
    place = "drawn", app.session_state["lab"].draws_as
    words = ["<s>", "المدينة", "كبيرة", "جدا", "</s>"]

    def numbers(key, part):
        return offered(app)[key].numbers()[part].map

    assert "Between whole words" in offered(app)["map"].caption and numbers("map", "map").columns.labels == words
    assert numbers("heads", "encoder").rows.labels == words and "pieces" in offered(app)["heads"].caption
    app.text_input(key="text").set_value("Füße").run()
    assert numbers("map", "map").columns.labels == words  # the last text that could be read stays
    app.switch_page("models.py").run()
    assert not app.session_state["lab"].drawn and STORE.find((*place, "map")) is None  # nothing of the old text is kept


def test_where_attention_is_changed_what_is_exported_is_between_pieces(open_page, keep):
    keep()
    app = open_page("what_if", model="tiny", text="المدينة كبيرة جدا", tokens="words", edits="encoder.1.1.off")
    columns = offered(app)["heads"].numbers()["encoder"].map.columns.labels
    assert len(columns) > len(["<s>", "المدينة", "كبيرة", "جدا", "</s>"])
    assert b"&quot;tokens&quot;: &quot;pieces&quot;" in page_of(app, "heads", {})


@pytest.mark.parametrize(("model", "has_switch"), [("reverse-letters", False), ("reverse-words", True)])
def test_only_a_model_with_pieces_has_the_switch(open_page, model, has_switch):
    for page in ("start", "heads"):
        app = open_page(page, model=model)
        assert all((group["words"] is not None) == has_switch for group in read_stage(app)["groups"])


def test_a_translator_shows_its_kept_held_out_sources_or_waits_for_a_text(open_page, keep):
    failures = (("المدينة كبيرة جديدة.", "a", "b"), ("الكتاب كبير.", "a", "b"))
    shown = examples_of(keep(failures=failures))
    assert shown == ("الكتاب كبير.", "المدينة كبيرة جديدة.")
    app = open_page(model="tiny")
    assert not app.exception and app.text_input(key="text").value == shown[0]
    labels = [button.label for button in app.button if str(button.key).startswith("example-")]
    assert [label.strip("\u2068\u2069") for label in labels] == list(shown)
    app.button(key="example-1").click().run()
    assert app.text_input(key="text").value == shown[1] and not app.warning
    keep()
    app = open_page(model="tiny")
    assert app.text_input(key="text").value == "" and app.text_input(key="text").placeholder
    assert "no text yet" in app.warning[0].value and not any(b.label == "Show the example again" for b in app.button)


def test_an_own_model_takes_its_examples_and_seen_words_from_its_pairs(keep, tmp_path):
    lines = "".join(f"{source}\t{target}\ttrain\n" for source, target in PAIRS[:3])
    lines += "".join(f"{source}\t{target}\tvalid\n" for source, target in PAIRS[3:4])
    file = tmp_path / "pairs.tsv"
    file.write_text(lines, encoding="utf-8")
    checkpoint = keep(name="arabic-english")  # our name for it says nothing where the pairs are there
    task = {**checkpoint.task, "file": str(file), "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}
    own = replace(checkpoint, task=task)
    assert examples_of(own) == ("الكتاب جديد.",)
    seen = seen_words(own)
    assert seen_words(checkpoint) is None and "كتابا" in seen
    notes = notes_on(own, "أعرف الكتاب!", seen)
    assert notes[-1] == "“الكتاب” was never seen in training." and "rare" not in " ".join(notes)


def test_each_kind_of_task_has_its_texts():
    shipped = Path("assets/checkpoints")
    assert examples_of(load(shipped / "reverse-letters.safetensors")) == ("pay attention",)
    assert examples_of(load(shipped / "reverse-words.safetensors")) == ("attention is all you need",)
    assert examples_of(load(shipped / "spanish-grammar.safetensors")) == EXAMPLES


@pytest.mark.parametrize(("most", "text"), [(15, "pay attention"), (14, "attention"), (11, "attention"), (5, "pay")])
def test_a_short_model_begins_with_whole_words(make_checkpoint, most, text):
    checkpoint = replace(make_checkpoint(max_length=most), task={"name": "reverse", "unit": "letters"})
    assert examples_of(checkpoint) == (text,) and readable_part(checkpoint, text) == text


def test_the_shipped_translators_read_their_examples_whole():
    for path in Path("assets/checkpoints").glob("*.safetensors"):
        checkpoint = load(path)
        if checkpoint.task.get("name") == "pairs":
            assert len(examples_of(checkpoint)) == 5


def test_words_in_pieces_are_named_and_capitals_are_no_error(open_page):
    app = open_page(model="reverse-words", text="Attentional NEED")
    assert not app.exception and not app.warning
    note = next(caption for caption in captions(app) if "is read as" in caption)
    assert note.replace("\\", "").startswith("“attentional” is read as attention · ##a · ##l.")
    assert "Too rare in training to be one token, or not there at all." in note
    app.text_input(key="text").input("attention").run()
    assert not any("is read as" in caption for caption in captions(app))


def test_a_text_longer_than_nearly_all_of_training_is_told_so():
    checkpoint = load("english-spanish")
    (note,) = notes_on(checkpoint, "she said that the old man had never seen the sea before he came to this city")
    assert note.startswith(
        "Its 17 tokens are more than nearly all texts of its task have (99 of 100 have up to 16): it"
    )
    assert notes_on(checkpoint, "the old man came to this city") == notes_on(load("copy-letters"), "a" * 28) == []


def test_notes_are_few_and_never_markdown(keep):
    checkpoint = keep()
    notes = notes_on(checkpoint, "مدن كتب جدد كبار ردد، طمد!")
    assert " and 2 more" in notes[0] and notes[0].count("is read as") == 3
    assert "ط" not in notes[0] and notes_on(checkpoint, "ا" * 5000) == []
    long = notes_on(checkpoint, "م" * 300)[0]
    assert len(long) < 250 and f"“{'م' * 23}…”" in long and "300 pieces" in long

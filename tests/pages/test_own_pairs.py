"""Train on a file of one's own: the page's sentences before a run, and the files that the run takes along."""

import json

import pytest
from lab import pressed, said

from pages.server.storage import runs_root
from transformer import load_spec, read_corpus


def test_own_pairs_ask_for_a_file(open_page):
    app = open_page("train")
    app.selectbox(key="task").select("own pairs").run()
    assert not app.exception and "Choose a file of pairs first." in said(app)


@pytest.mark.parametrize(
    ("held_out", "sentence"), [(1, "Only 1 is held out: the figures"), (99, "Only 99 are held out: "), (100, "")]
)
def test_few_held_out_pairs_are_warned_of(open_page, held_out, sentence):
    rows = [f"w{number}\tx{number}\t{'valid' if number < held_out else 'train'}" for number in range(held_out + 40)]
    app = open_page("train")
    app.selectbox(key="task").select("own pairs").run()
    app.file_uploader[0].upload("mine.tsv", "\n".join(rows).encode(), "text/tab-separated-values").run()
    assert not app.exception and f"{held_out} held out for measuring" in said(app)
    assert sentence in said(app) and ("Only" in said(app)) == bool(sentence)
    app.session_state["lab"].pairs_folder.cleanup()  # no browser leaves, so nothing else takes the folder away


def upload_pairs(open_page, name, content):
    app = open_page("train")
    app.selectbox(key="task").select("own pairs").run()
    return app.file_uploader[0].upload(name, content, "text/tab-separated-values").run()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"no tab", "my [file].tsv has one column, as in “no tab”. A table needs two"),
        (b"", "my [file].tsv is empty"),
        (b"a\tb\n" * 200_001, "my [file].tsv must have at most 200,000 lines. Keep a part of them."),
    ],
)
def test_a_file_of_pairs_that_can_not_be_used_gets_a_sentence(open_page, content, sentence):
    app = upload_pairs(open_page, "my [file].tsv", content)
    assert not app.exception and sentence in app.warning[0].value.replace("\\", "")
    assert pressed(app, "Start training").disabled
    app.session_state["lab"].pairs_folder.cleanup()


def test_a_run_on_own_pairs_takes_the_file_and_its_outline_along(open_page, monkeypatch, tmp_path):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    mine = tmp_path / "mine.csv"
    mine.write_text("\n".join(f"{number},word{number},mot{number}" for number in range(300)), encoding="utf-8")
    app = upload_pairs(open_page, "mine.csv", mine.read_bytes())
    pressed(app, "Start training").click().run()
    (spec,) = runs_root().glob("*/spec.json")
    assert not app.exception and read_corpus(spec.parent / "pairs.tsv").held_out == read_corpus(mine).held_out
    monkeypatch.setattr("transformer.data.parallel_text.read_corpus", None)  # the page never needs them again
    assert json.loads(spec.read_text()) == load_spec(spec).to_dict()
    assert pressed(app.run(), "Start training").disabled and "under way already" in said(app)
    app.session_state["lab"].pairs_folder.cleanup()


def columns_of(app):
    return [box.value for box in app.selectbox if box.label in ("Reads", "Writes")]


def test_a_table_is_shown_and_another_column_can_be_chosen(open_page):
    rows = [f'{number},"the cat no {number}","the cat, no {number}!",le chat {number}' for number in range(300)]
    content = "\n".join(["id,easy,hard,other", *rows]).encode()
    app = upload_pairs(open_page, "mine.csv", content)
    shown = app.dataframe[0].value
    assert [*shown.columns] == ["easy · read", "hard · written", "id", "other"] and len(shown) == 5
    assert shown["hard · written"][0] == "the cat, no 0!"
    assert columns_of(app) == [1, 2] and "pairs to learn from" in said(app)
    writes = next(box for box in app.selectbox if box.label == "Writes")
    app = writes.select("other").run()
    assert columns_of(app) == [1, 3] and [*app.dataframe[0].value.columns][:2] == ["easy · read", "other · written"]
    reads = next(box for box in app.selectbox if box.label == "Reads")
    app = reads.select("other").run()  # both sides can't be one column: they change places
    assert columns_of(app) == [3, 1]
    app = next(one for one in app.toggle if "names the columns" in one.label).set_value(False).run()
    assert app.dataframe[0].value.iloc[0, 0] == "id" and not app.exception
    app.session_state["lab"].pairs_folder.cleanup()


def test_a_table_without_two_columns_of_texts_asks_which_are_meant(open_page):
    content = "\n".join(["id,lang,text", *(f"{number},eng,text {number}" for number in range(300))]).encode()
    app = upload_pairs(open_page, "mine.csv", content)
    assert columns_of(app) == [None, None] and "Choose which column is read, and which is written." in said(app)
    for name, column in (("Reads", "id"), ("Writes", "text")):
        app = next(box for box in app.selectbox if box.label == name).select(column).run()
    assert "pairs to learn from" in said(app) and not pressed(app, "Start training").disabled
    app.session_state["lab"].pairs_folder.cleanup()


def test_old_letters_can_be_read_as_others(open_page):
    content = "\n".join(f"word {number}\tmot très {number}" for number in range(300)).encode("cp1252")
    app = upload_pairs(open_page, "mine.txt", content)
    app = next(box for box in app.selectbox if box.label == "Letters").select("Cyrillic").run()
    assert "mot trиs 0" in app.dataframe[0].value.to_numpy()[0] and not app.exception
    app.session_state["lab"].pairs_folder.cleanup()


def test_two_files_of_lines_are_read_beside_each_other(open_page):
    app = open_page("train")
    app.selectbox(key="task").select("own pairs").run()
    sides = [(f"train.{code}", "\n".join(f"{code} {n}" for n in range(300)).encode(), "") for code in ("en", "es")]
    app = app.file_uploader[0].set_value(sides[:1]).run()
    assert "train.en has one column" in said(app) and "choose both files together" in said(app)
    app = app.file_uploader[0].set_value(sides).run()
    assert [*app.dataframe[0].value.columns] == ["en · read", "es · written"] and "pairs to learn from" in said(app)
    app.session_state["lab"].pairs_folder.cleanup()


def test_pairs_that_are_too_long_are_counted_and_a_length_is_offered(open_page):
    rows = "\n".join(f"{'long ' * (number % 8)}{number}\t{'largo ' * (number % 8)}{number}" for number in range(400))
    app = upload_pairs(open_page, "mine.tsv", rows.encode())
    assert "88 of them are too long. Allow 47 tokens, or choose pieces" in said(app)
    before = said(app)
    app = pressed(app, "Allow 47 tokens").click().run()
    assert "are too long" not in said(app) and said(app) != before and "left out" not in said(app)
    app.session_state["lab"].pairs_folder.cleanup()

"""Train: the forms and their sentences before a run, the runs that they start, and a file of one's own pairs."""

import json

import pytest
from lab import pressed, said
from models_page import MINE, hash_of

from pages.server.storage import runs_root
from transformer import load_spec, read_corpus
from transformer.runs import Speed
from transformer.runs.jobs import RunFolder


def started():
    return {RunFolder(path.parent) for path in runs_root().glob("*/spec.json")}


def test_the_form_says_how_large_and_how_long_before_it_starts(open_as, monkeypatch, asked_for_speed):
    speeds = [None]
    monkeypatch.setattr("pages.ui.runs.start.speed_here", lambda: speeds[-1])
    app = open_as(MINE, "train")
    assert "Its first seconds will tell how long it takes." in said(app)
    assert asked_for_speed  # the first visitor who opens the form asks for it
    speeds.append(Speed(a_layer=0.002, an_operation=0))  # 1500 for the start, and 600 × (1 + 2 × 2.6) of these
    told = next(one for one in app.run().text if one.value == "About 15 seconds.")
    assert told.help.startswith("241,287 parameters, 600 steps of 64 sequences. About 15 seconds on this computer")


@pytest.mark.parametrize("page", ["train", "twins"])
def test_runs_go_into_the_line_once_with_forecast_owner_and_name(open_as, monkeypatch, page):
    monkeypatch.setattr("pages.ui.runs.start.speed_here", lambda: Speed(a_layer=0.002, an_operation=0))
    app, count = open_as(MINE, page), 1 if page == "train" else 2
    pressed(app, "Start training").click().run()
    assert len(started()) == count
    assert all(7 < folder.expected_seconds() < 15 for folder in started())
    assert all(folder.note("owner") == hash_of(MINE) for folder in started())
    assert pressed(app, "Start training").disabled and "under way already" in said(app)
    app.number_input(key="seed" if page == "train" else "twins_seed").set_value(1).run()
    pressed(app, "Start training").click().run()
    assert len(started()) == 2 * count


def test_a_task_brings_its_sentence_to_film_its_recipe_and_sizes_that_fit(open_as):
    app = open_as(MINE, "train")
    for task, example in (("reverse", "attention"), ("grammar", "the big red cars are new")):
        app.selectbox(key="task").select(task).run()
        assert not app.warning and app.text_input(key="probe").placeholder == example
    assert (app.number_input(key="steps").value, app.number_input(key="rate").value) == (800, 0.003)
    app.selectbox(key="task").select("reverse").run()
    app.selectbox(key="system").select("encoder-only").run()
    assert not app.warning and app.number_input(key="steps").value == 2000


OUT_OF_RANGE = [
    ("twins", "twins_steps", 30_000, "this server allows 20,000. Take fewer."),
    ("twins", "variants", ["one head"], "“Variants” must be 2 to 5 different ones"),
    ("train", "rate", 0.0, "“Learning rate” must lie from 1e-08 to 10, got 0.0."),
    ("train", "longest", 300, "this server trains on at most 258"),
    ("train", "probe", "héllo", "The sentence to film: The task has no “é”. Leave it out."),
]


def fill(app, key, value):
    """Fill a field; return what was in it."""
    field = next(one for one in (*app.number_input, *app.text_input, *app.multiselect) if one.key == key)
    before = field.value
    field.set_value(value).run()
    return before


def test_what_is_out_of_range_is_said_before_anything_starts(open_as):
    for page, key, value, sentence in OUT_OF_RANGE:
        app = open_as(MINE, page, **({"experiment": "One head or four"} if page == "twins" else {}))
        usual = fill(app, key, value)
        shown = "\n".join(warning.value for warning in app.warning).replace("\\", "")
        assert sentence in shown and pressed(app, "Start training").disabled
        fill(app, key, usual)
        assert not app.warning and not pressed(app, "Start training").disabled


# Own pairs


@pytest.fixture
def upload(open_as):
    """Provide `upload(*files)`: the form with own files of pairs, each a name and its content."""
    apps = []

    def upload(*files):
        app = open_as(MINE, "train", task="own pairs")
        apps.append(app)
        assert "Choose a file of pairs first." in said(app)
        app.file_uploader[0].set_value([(*file, "text/plain") for file in files]).run()
        return app

    yield upload
    for app in apps:
        app.session_state["lab"].pairs_folder.cleanup()  # no browser leaves, so nothing else takes the folder away


def lines(count, line):
    return "\n".join(line.format(n=n) for n in range(count)).encode()


def box_of(app, label):
    return next(box for box in app.selectbox if box.label == label)


def test_a_run_on_own_pairs_takes_the_file_and_its_outline_along(upload, monkeypatch, tmp_path):
    mine = tmp_path / "mine.csv"
    mine.write_bytes(lines(300, "{n},word{n},mot{n}"))
    app = upload(("mine.csv", mine.read_bytes()))
    assert "Only " in said(app) and " held out: the figures will be rough." in said(app)
    pressed(app, "Start training").click().run()
    (spec,) = runs_root().glob("*/spec.json")
    assert read_corpus(spec.parent / "pairs.tsv").held_out == read_corpus(mine).held_out
    monkeypatch.setattr("transformer.data.parallel_text.read_corpus", None)  # the page never needs them again
    assert json.loads(spec.read_text()) == load_spec(spec).to_dict()
    assert pressed(app.run(), "Start training").disabled and "under way already" in said(app)


def test_a_table_is_shown_and_another_column_can_be_chosen(upload):
    rows = lines(300, '{n},"the cat no {n}","the cat, no {n}!",le chat {n}')
    app = upload(("mine.csv", b"id,easy,hard,other\n" + rows))
    shown = app.dataframe[0].value
    assert [*shown.columns] == ["easy · read", "hard · written", "id", "other"] and len(shown) == 5
    assert shown["hard · written"][0] == "the cat, no 0!" and "pairs to learn from" in said(app)
    for label, column, chosen in (("Writes", "other", [1, 3]), ("Reads", "other", [3, 1])):  # the sides change places
        box_of(app, label).select(column).run()
        assert [box_of(app, side).value for side in ("Reads", "Writes")] == chosen


def test_two_files_of_lines_and_long_pairs_are_read(upload):
    sides = [(f"train.{code}", lines(300, f"{code} {{n}}")) for code in ("en", "es")]
    app = upload(sides[0])
    assert "train.en has one column" in said(app) and pressed(app, "Start training").disabled
    app = upload(*sides)
    assert [*app.dataframe[0].value.columns] == ["en · read", "es · written"] and "pairs to learn from" in said(app)
    rows = "\n".join(f"{'long ' * (number % 8)}{number}\t{'largo ' * (number % 8)}{number}" for number in range(400))
    app = upload(("mine.tsv", rows.encode()))
    assert "88 of them are too long. Allow 47 tokens, or choose pieces" in said(app)
    pressed(app, "Allow 47 tokens").click().run()
    assert "are too long" not in said(app) and "left out" not in said(app)

"""The forms of Train and Twins without a browser: their sentences before a run, and the runs they start."""

from functools import partial

import pytest
from lab import pressed, said
from models_page import MINE, hash_of

from pages.server.storage import runs_root
from transformer.runs import Speed
from transformer.runs.jobs import RunFolder


@pytest.fixture
def open_page(open_as, monkeypatch):
    """Provide `open_page(name, **query)`: the page as the owner of the runs here sees it; its runs stay in line."""
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    return partial(open_as, MINE)


def started():
    return {RunFolder(path.parent) for path in runs_root().glob("*/spec.json")}


def test_the_form_says_how_large_and_how_long_before_it_starts(open_page, monkeypatch, asked_for_speed):
    speeds = [None]
    monkeypatch.setattr("pages.ui.runs.start.speed_here", lambda: speeds[-1])
    app = open_page("train")
    what = "241,287 parameters, 600 steps of 64 sequences"
    assert "Its first seconds will tell how long it takes." in said(app)
    assert asked_for_speed  # the first visitor who opens the form asks for it
    speeds.append(Speed(a_layer=0.002, an_operation=0))
    start, steps = 1500 * 0.002, 600 * (1 + 2 * 2.6) * 0.002  # besides measurements and the film
    assert 10 <= start + steps < 15
    told = next(one for one in app.run().text if one.value == "About 15 seconds.")
    assert told.help == f"{what}. About 15 seconds on this computer, give or take half."
    app.select_slider(key="width").set_value(128).run()
    assert not any("241,287" in (one.help or "") for one in app.text)


def test_runs_are_put_into_the_line_with_forecast_and_owner(open_page, monkeypatch):
    monkeypatch.setattr("pages.ui.runs.start.speed_here", lambda: Speed(a_layer=0.002, an_operation=0))
    app = open_page("twins")
    pressed(app, "Start training").click().run()
    assert len(started()) == 2 and all(7 < folder.expected_seconds() < 15 for folder in started())
    assert all(folder.note("owner") == hash_of(MINE) for folder in started())


def test_a_task_brings_its_sentence_to_film_and_its_recipe(open_page):
    app = open_page("train")
    for task, example in (("reverse", "attention"), ("grammar", "the big red cars are new")):
        app.selectbox(key="task").select(task).run()
        assert not app.exception and not app.warning and app.text_input(key="probe").placeholder == example
    assert (app.number_input(key="steps").value, app.number_input(key="rate").value) == (800, 0.003)
    app.selectbox(key="task").select("reverse").run()
    app.selectbox(key="system").select("encoder-only").run()
    assert app.number_input(key="steps").value == 2000


@pytest.mark.parametrize(
    ("sentence", "said"),
    [("attention is all you need", "The text makes 25 tokens"), ("héllo", "The task has no “é”. Leave it out.")],
)
def test_a_sentence_that_can_not_be_filmed_is_explained(open_page, sentence, said):
    app = open_page("train")
    app.text_input(key="probe").input(sentence).run()
    assert f"The sentence to film: {said}" in app.warning[0].value.replace("\\", "")
    assert pressed(app, "Start training").disabled


@pytest.mark.parametrize(
    ("page", "field", "values"),
    [
        ("twins", "twins_steps", {30_000: "this server allows 20,000. Take fewer."}),
        ("twins", "twins_seed", {-1: "“Seed” must be a whole number from 0 to 2,147,483,647, got -1."}),
        ("train", "steps", {30_000: "this server allows 20,000. Take fewer.",
                            0: "“Steps” must be a whole number from 1 to 1,000,000, got 0."}),
        ("train", "rate", {50.0: "“Learning rate” must lie from 1e-08 to 10, got 50.0.",
                           0.0: "“Learning rate” must lie from 1e-08 to 10, got 0.0."}),
        ("train", "longest", {0: "“Most symbols” must be a whole number from 1 to 1,022, got 0.",
                              300: "this server trains on at most 258"}),
        ("train", "seed", {-1: "“Seed” must be a whole number from 0 to 2,147,483,647, got -1."}),
    ],
)  # fmt: skip
def test_what_is_out_of_range_is_said_before_anything_starts(open_page, page, field, values):
    app = open_page(page)
    for value, sentence in values.items():
        app.number_input(key=field).set_value(value).run()
        shown = "\n".join(warning.value for warning in app.warning).replace("\\", "")
        assert not app.exception and sentence in shown
        assert pressed(app, "Start training").disabled


@pytest.mark.parametrize("page", ["train", "twins"])
def test_what_is_under_way_is_not_started_twice(open_page, page):
    app = open_page(page)
    pressed(app, "Start training").click().run()
    count = 1 if page == "train" else 2
    assert not app.exception and len(started()) == count
    assert pressed(app, "Start training").disabled and "under way already" in said(app)
    app.number_input(key="seed" if page == "train" else "twins_seed").set_value(1).run()
    pressed(app, "Start training").click().run()
    assert len(started()) == 2 * count


def test_a_run_is_called_after_its_task_and_system_unless_it_has_a_name(open_page):
    for name, expected in (("", "sort, lightning"), (" mine ", "mine")):
        app = open_page("train", task="sort", system="lightning")
        app.text_input(key="name").input(name).run()
        pressed(app, "Start training").click().run()
        assert RunFolder(runs_root() / app.text_input(key="run").value).name == expected


def test_an_experiment_brings_its_variants_and_one_alone_is_refused(open_page):
    app = open_page("twins")
    assert app.multiselect(key="variants").value == ["as it is", "without causal mask"]
    app = open_page("twins", experiment="One head or four")
    assert app.multiselect(key="variants").value == ["one head", "four heads"] and not app.exception
    app.multiselect(key="variants").set_value(["one head"]).run()
    assert "“Variants” must be 2 to 5 different ones" in app.warning[0].value
    assert pressed(app, "Start training").disabled

"""The forms of Train and Twins without a browser: what they say before a run, and what they start."""

from functools import partial

import pytest
from lab import pressed, said
from models_page import MINE

from pages.server.storage import runs_root
from pages.ui.state.owner import owner
from transformer.runs import Speed
from transformer.runs.jobs import RunFolder


@pytest.fixture
def open_page(open_as):
    """`open_page(name, **query)`: the page as the owner of the runs here sees it."""
    return partial(open_as, MINE)


def test_the_form_says_how_large_and_how_long_before_it_starts(open_page, monkeypatch, asked_for_speed):
    speeds = [None]
    monkeypatch.setattr("pages.ui.runs.start.speed_here", lambda: speeds[-1])
    app = open_page("train")
    what = "241,287 parameters, 600 steps of 64 sequences"
    assert f"{what}. Its first seconds will tell how long it takes." in said(app)
    assert asked_for_speed  # the first who opens the form asks for it
    speeds.append(Speed(a_layer=0.002, an_operation=0))
    start, steps = 1500 * 0.002, 600 * (1 + 2 * 2.6) * 0.002  # besides measurements and the film
    assert 10 <= start + steps < 15
    assert f"{what}: about 15 seconds on this computer, give or take half." in said(app.run())
    app.select_slider(key="width").set_value(128).run()
    assert "241,287" not in said(app)


def test_a_run_is_put_into_the_line_with_its_forecast_alone(open_page, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    monkeypatch.setattr("pages.ui.runs.start.speed_here", lambda: Speed(a_layer=0.002, an_operation=0))
    app = open_page("twins")
    pressed(app, "Start training").click().run()
    forecasts = [RunFolder(path.parent).expected_seconds() for path in runs_root().glob("*/spec.json")]
    assert len(forecasts) == 2 and all(7 < seconds < 15 for seconds in forecasts)


@pytest.mark.parametrize(("task", "example"), [("reverse", "attention"), ("grammar", "the big red cars are new")])
def test_every_task_brings_a_sentence_to_film(open_page, task, example):
    app = open_page("train")
    app.selectbox(key="task").select(task).run()
    assert not app.exception and not app.warning and app.text_input(key="probe").placeholder == example


def test_the_grammar_brings_its_recipe(open_page):
    app = open_page("train")
    app.selectbox(key="task").select("grammar").run()
    assert (app.number_input(key="steps").value, app.number_input(key="rate").value) == (800, 0.003)
    app.selectbox(key="task").select("reverse").run()
    app.selectbox(key="system").select("encoder-only").run()
    assert app.number_input(key="steps").value == 2000


def test_a_sentence_that_can_not_be_filmed_is_explained(open_page):
    app = open_page("train")
    app.text_input(key="probe").input("attention is all you need").run()
    assert r"The sentence to film\: The text makes 25 tokens" in app.warning[0].value
    assert pressed(app, "Start training").disabled


def test_a_character_that_no_task_has_is_said_of_the_task(open_page):
    app = open_page("train")
    app.text_input(key="probe").input("héllo").run()
    assert app.warning[0].value.replace("\\", "") == "The sentence to film: The task has no “é”. Leave it out."


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("twins_steps", 30_000, "this server allows 20,000. Take fewer."),
        ("twins_seed", -1, "“Seed” must be a whole number from 0 to 2,147,483,647, got -1."),
        ("steps", 30_000, "this server allows 20,000. Take fewer."),
        ("steps", 0, "“Steps” must be a whole number from 1 to 1,000,000, got 0."),
        ("rate", 50.0, "“Learning rate” must lie from 1e-08 to 10, got 50.0."),
        ("rate", 0.0, "“Learning rate” must lie from 1e-08 to 10, got 0.0."),
        ("longest", 0, "“Most symbols” must be a whole number from 1 to 1,022, got 0."),
        ("longest", 300, "this server trains on at most 258"),
        ("seed", -1, "“Seed” must be a whole number from 0 to 2,147,483,647, got -1."),
    ],
)
def test_what_is_out_of_range_is_said_before_anything_starts(open_page, key, value, sentence):
    app = open_page("twins" if key.startswith("twins") else "train")
    app.number_input(key=key).set_value(value).run()
    shown = "\n".join(warning.value for warning in app.warning).replace("\\", "")
    assert not app.exception and sentence in shown
    assert pressed(app, "Start training").disabled


@pytest.mark.parametrize("page", ["train", "twins"])
def test_what_is_under_way_is_not_started_twice(open_page, monkeypatch, page):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    app = open_page(page)
    pressed(app, "Start training").click().run()
    started = set(runs_root().glob("*/spec.json"))
    assert not app.exception and len(started) == (1 if page == "train" else 2)
    assert pressed(app, "Start training").disabled and "under way already" in said(app)
    app.number_input(key="seed" if page == "train" else "twins_seed").set_value(1).run()
    pressed(app, "Start training").click().run()
    assert len(set(runs_root().glob("*/spec.json"))) == 2 * len(started)


def test_a_run_is_called_after_its_task_and_system_unless_it_has_a_name(open_page, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    for name, expected in (("", "sort, lightning"), (" mine ", "mine")):
        app = open_page("train", task="sort", system="lightning")
        app.text_input(key="name").input(name).run()
        pressed(app, "Start training").click().run()
        assert RunFolder(runs_root() / app.text_input(key="run").value).name == expected


def test_an_experiment_brings_its_variants(open_page):
    app = open_page("twins")
    assert app.multiselect(key="variants").value == ["as it is", "without causal mask"]
    app = open_page("twins", experiment="One head or four")
    assert app.multiselect(key="variants").value == ["one head", "four heads"] and not app.exception


def test_too_few_variants_get_a_sentence(open_page):
    app = open_page("twins")
    app.multiselect(key="variants").set_value(["as it is"]).run()
    assert "“Variants” must be 2 to 5 different ones" in app.warning[0].value
    assert pressed(app, "Start training").disabled


def test_runs_of_one_owner_start_under_the_owner(open_page, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    app = open_page("train")
    pressed(app, "Start training").click().run()
    (folder,) = [RunFolder(path.parent) for path in runs_root().glob("*/spec.json")]
    assert len(folder.note("owner")) == 16 and callable(owner)

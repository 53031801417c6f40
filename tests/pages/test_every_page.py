"""Laws of every page: it opens with any model, link, text and name of people, and without a part that fails."""

from contextlib import nullcontext

import pytest
from every_page import PAGES
from links import WAYS
from models_page import MINE, THEIRS
from own_lecture import LETTERS, begun
from rows import rows
from stage import choose, follow_link, shown, told
from streamlit.elements.lib import policies
from visitor import go_to, log, visit
from written import texts_written

from pages.ui.models.shares import share_model
from pages.ui.state.lecture_links import OpenScene, lectures

# Ordinary use


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_title_glossary_and_export_and_nothing_to_complain_of(monkeypatch, page):
    monkeypatch.setattr(policies, "_shown_default_value_warning", False)  # Streamlit warns of it once a process
    with log() as lines:
        app = visit(page)
    assert not lines and not app.warning and not app.error
    (title,) = app.title
    assert title.value
    assert next(iter(app.get("popover"))).proto.popover.label == "Glossary"
    assert [button for button in app.button if button.label == "Export"]


# Choices follow the user


@pytest.mark.parametrize("page", ["positions", "masks", "inside_a_head", "decoding", "start"])
def test_no_run_undoes_a_click_by_telling_the_browser_what_it_shows(open_page, page):
    app = follow_link(open_page(page)).run()
    drawn = [*app.segmented_control, *app.selectbox]
    assert len(drawn) > 2 and not [one.key for one in drawn if one.proto.set_value]


def test_only_a_click_takes_back_a_choice_that_was_not_heard_of(open_page):
    app = follow_link(open_page("positions")).run()
    heard = app.number_input(key="heard-idea-positions-by-name").value
    for has_heard, opened in ((False, "Causal"), (True, "Without order")):
        app.segmented_control(key="idea-masks-by-name").set_value("Causal").run()
        app.segmented_control(key="choose-layer").set_value(0).run()
        if not has_heard:  # a message that set out before the answer came
            app.number_input(key="heard-idea-positions-by-name").set_value(heard)
        app.segmented_control(key="idea-positions-by-name").set_value("Without order").run()
        assert app.segmented_control(key="idea").value == opened
    app.selectbox(key="model").select("copy-letters").run()  # what nobody sees is no click
    assert app.selectbox(key="model-by-name").value == "reverse-letters"
    app.selectbox(key="model-by-name").select("copy-letters").run()
    assert app.selectbox(key="model").value == "copy-letters"


def test_what_is_chosen_comes_back_and_a_page_exports_what_it_shows(open_page):
    app = follow_link(open_page("start"))
    choose(app, rows=[1, 2], view="lines", mute=True, step=2, roles=["mirror"], head="mean")
    before, last = shown(app), told(app)
    assert told(app.run()) != last  # whatever wrote the link meanwhile, the browser looks for its part there again
    turn = last["turn"]
    for page in ("masks", "heads", "train", "decoding"):
        app.query_params.clear()
        go_to(app, page)
        exported = app.session_state["lab"].choices.shown
        if page == "train":
            assert exported is None
            continue
        assert shown(app) == before and told(app)["turn"] == turn
        # Only the stage mutes special tokens and averages heads.
        assert (exported.mute, exported.head) == ((False, "1") if page == "masks" else (True, "mean"))


# Links that somebody typed, cut short or made to break a page


def test_an_id_that_can_not_be_gets_a_sentence(open_page):
    no_run = "There is no such run here: it was deleted, or the link is from another machine."
    for run_id in ("../" * 13, "a\x00b", "😀" * 75, "ä" * 49 + "." + "a" * 50):
        for page, key in [("train", "run"), ("twins", "twins")][len(run_id) > 40 or "." in run_id :]:
            app = open_page(page, **{key: run_id})
            assert no_run in [warning.value for warning in app.warning]


def test_no_name_in_a_link_reaches_what_a_session_keeps(open_page):
    app = open_page("heads", text="abc")
    kept = app.session_state["lab"]
    app.query_params.update({"lab": "1", "owner": "2", "model-by-name": "3"})
    go_to(app, "masks")
    assert app.session_state["lab"] is kept and app.text_input(key="text").value == "abc"


# Names from people are never keys

OWN_RUNS = {MINE: ("minerun00001", "minerun00002"), THEIRS: ("theirrun0001", "theirrun0002")}
TWINS = ".".join(OWN_RUNS[MINE])


@pytest.fixture
def two_of_each(make_own_run, acting_as):
    """Let two people each own two lectures, two finished runs, two that failed, and two shares, by equal names."""
    for token, runs in OWN_RUNS.items():
        for run in runs:
            begun(LETTERS, token=token, title="My lecture")
            folder = make_own_run(run, token)
            make_own_run(f"{run[:7]}fail{run[-1]}", token, state="failed")
            with acting_as(token):
                share_model(folder)


def test_every_page_opens_for_who_owns_two_of_each_name(two_of_each, open_as, as_teacher):
    links = [*WAYS, ("twins", {"twins": TWINS}), ("train", {"run": OWN_RUNS[MINE][0]}), ("models", {})]
    visits = [(*link, is_of_teacher) for link in links for is_of_teacher in (False, True)]
    last = {page: (page, query) for page, query in links}
    few = [(*last[page], is_of_teacher) for page in ("lecture", "train", "models") for is_of_teacher in (False, True)]
    for page, query, is_of_teacher in rows(visits, [*few, (*last["twins"], False), (*last["look"], False)]):
        with log() as said, as_teacher() if is_of_teacher else nullcontext():
            app = open_as(MINE, page, **query)
        assert not app.error and not said, (page, query)
    assert [one.value for one in open_as(MINE, "twins", twins=TWINS).subheader] == ["my model", "my model (2)"]


# A part that stands around a page may fail by itself

AROUND = {
    "pages.ui.shell.opening.draw_add_view": "Add this view",
    "pages.ui.shell.opening.draw_way_back": "the way back to a lecture",
    "pages.ui.example.bar._draw_notes": "the notes on a text",
    "pages.ui.example.bar.draw_outline": "the outline of the model",
    "pages.ui.example.bar.draw_linked_question": "its question",
}
"""Functions that draw around a page, and the name that the log has for the part."""


@pytest.mark.parametrize("part", AROUND)
def test_a_page_is_drawn_without_a_part_that_fails(open_page, monkeypatch, part):
    def fail(*arguments, **options):
        raise ZeroDivisionError("what a person brought was not foreseen")

    scene = OpenScene(lectures()["beginners"], 1, is_left=True)
    monkeypatch.setattr(part, fail)
    monkeypatch.setattr("pages.ui.shell.opening.open_scene", lambda: scene)
    with log() as said:
        app = open_page("heads", model="spanish-grammar", text="the red cars are new")
    assert not app.error and app.title[0].value == "Look"
    assert texts_written(app) == ["los coches rojos son nuevos"]
    assert any(one.proto.component_name.endswith("_stage") for one in app.get("bidi_component"))
    assert len(said) == 1 and said[0].startswith(f"attention_lab: A page is drawn without a part of it, {AROUND[part]}")

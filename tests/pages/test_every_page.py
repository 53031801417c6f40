"""Laws of every page: it opens with any model, link, text and name of people, and without a part that fails."""

from contextlib import nullcontext

import pytest
from every_page import PAGES
from links import WAYS
from models_page import MINE, THEIRS
from own_lecture import LETTERS, begun, menu_of_buttons, now
from rows import rows
from stage import choose, follow_link, shown, told
from streamlit.elements.lib import policies
from visitor import go_to, log, visit
from written import texts_written

from pages.ui.models.shares import share_model
from pages.ui.shell import figures
from pages.ui.state.lecture_links import OpenScene, lectures
from pages.ui.state.session import Session
from transformer.views import Picture

# Ordinary use


@pytest.fixture
def every_warning_counts(monkeypatch):
    """Let Streamlit warn again of a field with both a default and a value: it does so once a process, in any test."""
    monkeypatch.setattr(policies, "_shown_default_value_warning", False)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_title_glossary_and_export_and_nothing_to_complain_of(every_warning_counts, page):
    with log() as lines:
        app = visit(page)
    assert not lines and not app.warning and not app.error
    (title,) = app.title
    assert title.value
    assert next(iter(app.get("popover"))).proto.popover.label == "Glossary"
    assert [button for button in app.button if button.label == "Export"]


def test_nothing_is_logged_while_page_model_and_text_change(every_warning_counts):
    with log() as said:
        app = visit()
        app.text_input(key="text").input("stressed").run()
        for page in ("heads", "decoding", "positions_and_masks", "train", "start"):
            go_to(app, page)
        app.selectbox(key="model-by-name").select("spanish-grammar").run()
        app.button(key="example-1").click().run()
        go_to(app, "heads")
        choose(app, kind="encoder")
        go_to(app, "inside_a_head").segmented_control(key="choose-kind").set_value("decoder").run()
        assert shown(app).kind == "decoder"
        app = visit(query={"model": "reverse-encoder-only"})
        for page in ("what_if", "masks"):
            go_to(app, page)
            assert app.selectbox(key="model").value == "reverse-encoder-only"
    assert not said


# Choices follow the user


@pytest.mark.parametrize("page", ["positions", "masks", "inside_a_head", "decoding", "start"])
def test_no_run_undoes_a_click_by_telling_the_browser_what_it_shows(open_page, page):
    app = follow_link(open_page(page)).run()
    drawn = [*app.segmented_control, *app.selectbox]
    assert len(drawn) > 2 and not [one.key for one in drawn if one.proto.set_value]


def test_what_a_browser_told_before_a_choice_takes_nothing_back(open_page):
    app = follow_link(open_page("positions")).run()
    app.segmented_control(key="idea-masks-by-name").set_value("Causal")
    app.segmented_control(key="idea").set_value("Without order").run()  # both come in one message
    assert app.segmented_control(key="idea").value == "Causal" and app.html[-1].body
    app.selectbox(key="model").select("copy-letters").run()
    assert app.selectbox(key="model-by-name").value == "reverse-letters"
    app.selectbox(key="model-by-name").select("copy-letters").run()
    assert app.selectbox(key="model").value == "copy-letters"


@pytest.mark.parametrize("has_heard", [False, True])
def test_only_a_click_takes_back_a_choice_that_was_not_heard_of(open_page, has_heard):
    app = follow_link(open_page("positions")).run()
    heard = app.number_input(key="heard-idea-positions-by-name").value
    app.segmented_control(key="idea-masks-by-name").set_value("Causal").run()
    app.segmented_control(key="choose-layer").set_value(0).run()
    if not has_heard:  # a message that set out before the answer came
        app.number_input(key="heard-idea-positions-by-name").set_value(heard)
    app.segmented_control(key="idea-positions-by-name").set_value("Without order").run()
    assert app.segmented_control(key="idea").value == ("Without order" if has_heard else "Causal")


def test_what_is_chosen_comes_back_and_a_page_exports_what_it_shows(open_page):
    app = follow_link(open_page("start"))
    choose(app, rows=[1, 2], view="lines", mute=True, step=2, roles=["mirror"], head="mean")
    before, turn = shown(app), told(app)["turn"]
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


def test_rows_that_are_no_longer_compared_are_not_exported(monkeypatch):
    # A part of the page offers anew; AppTest would run the whole page, which forgets all that was drawn.
    now, picture = Session(), Picture(caption="")
    monkeypatch.setattr(figures, "session", lambda: now)
    figures.offer({"curve": picture})
    figures.offer({"map": picture, "compared": picture, "heads": picture})
    figures.offer({"map": picture, "heads": picture})
    assert list(figures.drawn_figures()) == list(now.drawn) == ["curve", "map", "heads"]
    figures.forget_figures()
    assert figures.drawn_figures() == now.drawn == {}


# Links that somebody typed, cut short or made to break a page


def in_vain(app):
    """Return the parts that the page says it did not find here, by their names in the link."""
    sentence = "This link asks for something that is not here (", "); the usual is shown instead."
    said = [warning.value for warning in app.warning if warning.value.startswith(sentence[0])]
    return said[0].removeprefix(sentence[0]).removesuffix(sentence[1]).split(", ") if said else []


HUGE = ["inf", "-inf", "1e309", "nan", "9" * 400, "-" + "9" * 5000]
WITH_NUMBERS = [
    ("decoding", {"strategy": "sampling"}), ("decoding", {"strategy": "beam"}), ("alignment", {}),
    ("positions", {"idea": "A shift is a rotation"}), ("train", {}), ("twins", {}),
]  # fmt: skip


@pytest.mark.parametrize(("page", "query"), WITH_NUMBERS)
def test_a_number_that_no_field_can_hold_gets_a_sentence(open_page, page, query):
    usual = open_page(page, **query)
    keys = [field.key for field in (*usual.number_input, *usual.slider) if not field.key.startswith("heard-")]
    for first in rows([0, 3], [len(page) % 2 * 3]):
        app = open_page(page, **query, **{key: HUGE[(first + place) % len(HUGE)] for place, key in enumerate(keys)})
        assert keys and set(in_vain(app)) == set(keys)
        for kind in ("number_input", "slider"):
            shown, usually = ({field.key: field.value for field in one.get(kind)} for one in (app, usual))
            assert [shown[key] for key in keys if key in shown] == [usually[key] for key in keys if key in usually]
        assert not set(keys) & set(app.query_params)
        assert not in_vain(app.run())  # the page says it once


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
    lectures = {}
    for token, runs in OWN_RUNS.items():
        lectures[token] = [begun(LETTERS, token=token, title="My lecture") for _ in range(2)]
        folders = [make_own_run(run, token) for run in runs]
        for run in runs:
            make_own_run(f"{run[:7]}fail{run[-1]}", token, state="failed")
        with acting_as(token):
            for folder in folders:
                share_model(folder)
    return lectures


def test_every_page_opens_for_who_owns_two_of_each_name(two_of_each, open_as, as_teacher):
    links = [*WAYS, ("twins", {"twins": TWINS}), ("train", {"run": OWN_RUNS[MINE][0]}), ("models", {})]
    visits = [(*link, is_of_teacher) for link in links for is_of_teacher in (False, True)]
    last = {page: (page, query) for page, query in links}
    few = [(*last[page], is_of_teacher) for page in ("lecture", "train", "models") for is_of_teacher in (False, True)]
    for page, query, is_of_teacher in rows(visits, [*few, (*last["twins"], False), (*last["look"], False)]):
        with log() as said, as_teacher() if is_of_teacher else nullcontext():
            app = open_as(MINE, page, **query)
        assert not app.error and not said, (page, query)


def test_a_view_goes_into_the_one_of_two_equal_lectures_that_is_chosen(two_of_each, open_as, monkeypatch):
    monkeypatch.setattr("streamlit.menu_button", menu_of_buttons)
    app = open_as(MINE, "heads")
    (button,) = [one for one in app.button if one.label == "Add this view to “My lecture (2)”"]
    button.click().run()
    chosen = button.key.removeprefix("add-view-")
    scenes = {one.id: len(now(one).scenes) for one in two_of_each[MINE]}
    assert scenes == {one.id: 1 + (one.id == chosen) for one in two_of_each[MINE]}
    twins = open_as(MINE, "twins", twins=TWINS).subheader
    assert [one.value for one in twins] == ["my model", "my model (2)"]


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

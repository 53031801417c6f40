"""Choices of an example follow the user from page to page, whoever changed them last."""

import pytest
from stage import choose, follow_link, read_stage, shown, told
from visitor import go_to

from pages.ui.memory.store import STORE
from pages.ui.shell import figures
from pages.ui.state.session import Session
from transformer.views import Picture

STAGES, OTHERS = ("start", "heads", "decoding", "what_if"), ("inside_a_head", "positions", "masks")


def go(app, page):
    """Open another page by its name, which drops the link; return the app."""
    app.query_params.clear()
    go_to(app, page)
    assert not app.exception and not app.warning
    return follow_link(app)


def place(app):
    return shown(app).kind, shown(app).layer, shown(app).head


@pytest.mark.parametrize("other", OTHERS)
def test_a_head_chosen_on_any_page_is_open_on_the_others(open_page, other):
    app = follow_link(open_page("start"))
    choose(app, kind="encoder", head="2", layer=0)
    go(app, other)
    assert place(app) == ("encoder", 0, "2")
    kinds = [control.key for control in app.segmented_control if control.key.startswith("choose-")]
    assert kinds[-2:] == ["choose-layer", "choose-head"]
    app.segmented_control(key="choose-layer").set_value(1).run()
    app.segmented_control(key="choose-head").set_value("3").run()  # the browser has not written the link yet
    assert place(app) == ("encoder", 1, "3")
    for page in STAGES:
        go(app, page)
        assert place(app) == ("encoder", 1, "3")


def test_the_rest_of_what_is_chosen_comes_back_with_the_stage(open_page):
    app = follow_link(open_page("start"))
    choose(app, rows=[1, 2], view="lines", mute=True, step=2, roles=["mirror"])
    before = shown(app)
    turn = told(app)["turn"]
    for page in ("masks", "heads", "train", "decoding"):
        app.query_params.clear()
        go_to(app, page)
        if page != "train":
            assert shown(app) == before and told(app)["turn"] == turn


def test_a_page_without_a_stage_exports_what_it_shows(open_page):
    """Only the stage mutes special tokens and averages heads."""
    app = follow_link(open_page("heads"))
    choose(app, mute=True, head="mean")
    assert app.session_state["lab"].choices.shown.mute
    go(app, "masks")
    exported = app.session_state["lab"].choices.shown
    assert not exported.mute and exported.head == "1" and shown(app).mute and shown(app).head == "mean"
    app.switch_page("train.py").run()
    assert app.session_state["lab"].choices.shown is None


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


def test_what_memory_let_go_is_made_again(open_page):
    app = follow_link(open_page("decoding", forced="3 x"))
    before = read_stage(app)
    STORE.clear()
    choose(app, head="3")
    after = read_stage(app)
    assert [step["writes"] for step in after["steps"]] == [step["writes"] for step in before["steps"]]
    assert shown(app).head == "3" and "map" in app.session_state["lab"].drawn

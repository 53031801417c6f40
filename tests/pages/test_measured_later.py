"""Figures that a model's file lacks are measured in the background: pages open without them, and they follow."""

from dataclasses import replace

import pytest
from background import held_back, measured
from stage import read_stage, shown

from pages.look import quality
from pages.look.quality import BEING_MEASURED
from pages.ui.models import effort
from transformer import load, save
from transformer.data import task_from_dict
from transformer.interpret import worth_opening

_GRAMMAR = "assets/checkpoints/spanish-grammar.safetensors"


@pytest.fixture
def bare(tmp_path):
    """Keep a model whose file holds no figures; return its id."""
    (tmp_path / "kept").mkdir()
    checkpoint = replace(load(_GRAMMAR), name="bare", metrics={}, opening=None, board={})
    save(checkpoint, tmp_path / "kept" / "bare.safetensors")
    return "bare"


@pytest.fixture
def held(monkeypatch):
    """Provide a gate that holds the measurement of alignments, and the threads that passed it."""
    gate, passed = held_back(monkeypatch, quality, "measure_alignment")
    yield gate, passed
    gate.set()


def said(app):
    return [element.value.replace("\\", "") for element in (*app.text, *app.caption, *app.info)]


def test_alignment_opens_before_its_figures_are_measured_once_for_all(open_page, bare, held):
    gate, passed = held
    first, chooses = open_page("alignment", model=bare), open_page("alignment", model=bare)
    linked = open_page("alignment", model=bare, lines_by="layer 2, head 1")
    for app in (first, chooses, linked):
        assert not app.exception and not app.dataframe and BEING_MEASURED in said(app)
    assert first.selectbox(key="lines_by").value == "layer 2, mean of heads"
    assert any("meet" in text and "right link" in text for text in said(first))  # the lines are there
    chooses.selectbox(key="lines_by").select("layer 1, head 3").run()
    assert not passed
    gate.set()
    first = measured(first)
    assert passed == ["later"] and not first.exception
    assert any("of 300 held-out texts" in text for text in said(first)) and BEING_MEASURED not in said(first)
    ranked = first.dataframe[0].value
    best = (
        f"layer {ranked['layer'][0]}, {'mean of heads' if ranked['head'][0] == 'mean' else 'head ' + ranked['head'][0]}"
    )
    assert first.selectbox(key="lines_by").value == best
    # A choice that somebody made, here or by a link, stays.
    assert measured(chooses).selectbox(key="lines_by").value == "layer 1, head 3" and len(chooses.dataframe) == 1
    assert measured(linked).selectbox(key="lines_by").value == "layer 2, head 1"
    assert len(open_page("alignment", model=bare).dataframe) == 1 and passed == ["later"]


def test_heads_open_before_what_they_do_on_the_task(open_page, bare):
    app = open_page("heads", model=bare)
    app = measured(app)
    cards = read_stage(app)["cards"]
    assert not app.exception and cards["heading"] == ["measure", "this text", "its task", "how"]
    assert "Its task: 32 sequences" in cards["note"]


def test_a_model_that_is_too_large_is_not_measured_and_says_so(open_page, bare, monkeypatch):
    monkeypatch.setattr(effort, "_WORK", 1)
    too_large = "This model is too large to be measured on this server: 297,694 parameters, texts of 24 tokens."
    for page, query in {"alignment": {}, "what_if": {"tool": "break"}}.items():
        app = measured(open_page(page, model=bare, **query))
        assert not app.exception and any(too_large in text for text in said(app))
    app = measured(open_page("heads", model=bare))
    cards = read_stage(app)["cards"]
    assert cards["heading"] == ["measure", "this text", "how"] and too_large in cards["note"]


def test_a_session_that_began_before_it_was_measured_goes_on_as_it_began(open_page, bare):
    """The next session opens the head that is worth it, as with a model whose file says so."""
    began = open_page("heads", model=bare)
    assert not began.exception
    usual = shown(began).kind, shown(began).layer, shown(began).head
    measured(began)
    assert (shown(began).kind, shown(began).layer, shown(began).head) == usual
    opening = worth_opening(load(_GRAMMAR), task_from_dict(load(_GRAMMAR).task))
    later = open_page("heads", model=bare)
    assert (shown(later).kind, shown(later).layer, shown(later).head) == (opening.kind, opening.layer, opening.head)
    assert usual != (opening.kind, opening.layer, opening.head)
    asked = open_page("heads", model=bare, kind="encoder", layer="1", head="2")
    assert (shown(asked).kind, shown(asked).layer, shown(asked).head) == ("encoder", 0, "2")

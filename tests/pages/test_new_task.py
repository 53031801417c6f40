"""A task that is one class and one line in the list of tasks: the pages show its models as they show all others."""

import pytest
from doubled import Doubled

from transformer import RunSpec, TrainingSettings, save
from transformer.data import TASKS
from transformer.runs import Run


@pytest.fixture
def doubled(tmp_path, monkeypatch):
    """A barely trained model of it is listed."""
    monkeypatch.setitem(TASKS, "doubled", Doubled)
    spec = RunSpec(
        name="doubled",
        sizes=dict(d_model=16, num_heads=2, num_layers=1, d_ff=16),
        task=Doubled(),
        settings=TrainingSettings(steps=2, batch_size=4, evaluate_every=2, evaluate_on=4),
    )
    run = Run(spec)
    assert len(list(run)) == 2
    (tmp_path / "kept").mkdir()
    save(run.finish(evaluate_on=20), tmp_path / "kept" / "doubled.safetensors")


def said(app):
    return [element.value for kind in (app.text, app.caption) for element in kind]


@pytest.mark.parametrize("page", ["heads", "alignment", "models", "what_if", "decoding"])
def test_a_page_shows_a_model_of_a_new_task(open_page, doubled, page):
    app = open_page(page, model="doubled")
    assert not app.exception and not app.error
    if page != "models":
        assert app.text_input(key="text").value == "tree"
    if page == "heads":
        assert "Right would be: ttrreeee" in said(app)


def test_its_links_and_its_description_are_shown(open_page, doubled):
    assert any("200 letters of 20 held-out texts" in text for text in said(open_page("alignment", model="doubled")))
    assert "Write every letter twice." in open_page("models").dataframe[0].value["task"].tolist()

"""A task that is one class and one line in the list of tasks: the pages show its models as they show all others."""

from doubled import Doubled
from lab import texts

from transformer import RunSpec, TrainingSettings, save
from transformer.data import TASKS
from transformer.runs import Run


def test_pages_show_a_model_of_a_new_task(open_page, tmp_path, monkeypatch):
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
    for page in ("heads", "alignment", "what_if", "decoding"):
        app = open_page(page, model="doubled")
        assert not app.exception and not app.error and app.text_input(key="text").value == "tree"
        assert "Right would be: ttrreeee" in texts(app)
        assert page != "alignment" or any("200 letters of 20 held-out texts" in text for text in texts(app))
    app = open_page("models", model="doubled")
    [rows] = [one.value for one in app.dataframe if "what it does" in one.value]
    assert not app.exception and "Write every letter twice." in rows["task"].tolist()

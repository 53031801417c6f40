"""Runs, models and links of older versions still open."""

import shutil
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from links import OLD
from rounded import tells
from written import texts_said

from transformer import load
from transformer.runs.film import Frame
from transformer.runs.jobs import RunFolder

GOLDEN = Path(__file__).parents[1] / "golden"
OWNER = "5eed" * 8
RUNS = sorted(path.parent.name for path in GOLDEN.glob("2026-11/*/spec.json"))
FINISHED = {"arabicarabic", "donedonedone", "pairspairspa", "twintwintwna", "twintwintwnb"}


@pytest.fixture
def golden(tmp_path, runs_elsewhere):
    """Copy the golden folder, as this server's folder of runs; return its path."""
    return shutil.copytree(GOLDEN / "2026-11", tmp_path, dirs_exist_ok=True)


@pytest.mark.parametrize(("link", "seen_then"), OLD.items())
def test_a_link_opens_as_it_did(golden, open_as, link, seen_then):
    url = urlsplit(link)
    asked = parse_qs(url.query)
    app = open_as(OWNER, url.path, **asked)
    assert not app.warning and not app.error
    if "lecture" in asked:  # a scene had a number then; the nearest opens, in a state of its own
        assert [app.query_params["give"]] == seen_then
        return
    for key, values in asked.items():
        if key in app.session_state:  # a control of another kind of model is not drawn
            assert as_texts(app.session_state[key]) == values
    seen = [element.value for kind in (app.header, app.subheader, app.text) for element in kind]
    said = "\n".join([*seen, *texts_said(app)])
    assert [part for part in seen_then if not tells(said, part)] == []


def as_texts(value):
    values = value if isinstance(value, list) else [value]
    return [str(value).lower() if isinstance(value, bool) else str(value) for value in values]


@pytest.mark.parametrize("run_id", RUNS)
def test_a_run_opens(golden, run_id):
    folder = RunFolder(golden / run_id)
    assert folder.spec().settings.steps >= 12 and folder.name and folder.note("owner")
    assert all(record["loss"] > 0 for record in folder.records())
    assert all(Frame.read(path).maps for path in folder.frames())
    if folder.checkpoint.exists():
        assert load(folder.checkpoint).training.step == folder.saved_step() > 0
    assert (folder.status() == "done") == (run_id in FINISHED) == folder.model.exists()

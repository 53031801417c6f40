"""Runs, models and links of older versions still open."""

import shutil
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from package import assert_the_same_leaves_the_lab
from rounded import tells
from stage import NAMES, PARTS, in_link, shown
from written import texts_said, texts_written

from transformer import load
from transformer.replay import ViewState, fields_of
from transformer.runs.film import Frame
from transformer.runs.jobs import RunFolder

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[1] / "golden"
OWNER = "5eed" * 8
LINKS = [line.split("\t") for line in (GOLDEN / "links.tsv").read_text(encoding="utf-8").splitlines()]
RUNS = sorted(path.parent.name for path in GOLDEN.glob("2026-11/*/spec.json"))
FINISHED = {"arabicarabic", "donedonedone", "pairspairspa", "twintwintwna", "twintwintwnb"}


@pytest.fixture
def golden(tmp_path, runs_elsewhere):
    """Copy the golden folder, as this server's folder of runs; return its path."""
    return shutil.copytree(GOLDEN / "2026-11", tmp_path, dirs_exist_ok=True)


@pytest.mark.parametrize("link", LINKS, ids=lambda link: link[0])
def test_a_link_opens_as_it_did(golden, open_as, link):
    url, (seen_then, said_then) = urlsplit(link[0]), (link[1:2], link[2:])
    asked = parse_qs(url.query)
    app = open_as(OWNER, url.path, **asked)
    assert not app.exception and not app.warning and not app.error
    if "lecture" in asked:  # a scene had a number then; the nearest opens, in a state of its own
        assert [app.query_params["give"]] == seen_then
        return
    state = ViewState.of(url.path, asked)
    assert not state.wrong
    for key, values in asked.items():
        if key in app.session_state:  # a control of another kind of model is not drawn
            assert as_texts(app.session_state[key]) == values
    for name, field in fields_of(url.path).items():
        if name in app.session_state and (name in state or not field.decided_by):
            held = ViewState.of(url.path, {name: as_texts(app.session_state[name])})
            assert held[name] == state.idea(name), "a widget holds something else than the link says, or than is usual"
    for part in PARTS:
        name = NAMES.get(part, part)
        if name in asked and has_stage_or_heads(app):
            assert in_link(part, getattr(shown(app), part)) == asked[name]
    seen = [*texts_written(app), *(element.value for kind in (app.header, app.subheader) for element in kind)]
    assert all(text in seen for text in seen_then)
    if {"model", "text"} <= asked.keys():
        assert_the_same_leaves_the_lab(app, url.path, asked)
    said = "\n".join(texts_said(app))
    assert [part for part in said_then if not tells(said, part)] == []


def has_stage_or_heads(app):
    return any(one.proto.component_name.endswith("_follow") for one in app.get("bidi_component"))


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


@pytest.mark.parametrize(
    "path", sorted(GOLDEN.glob("2026-11/**/model.safetensors")) + sorted(GOLDEN.glob("2026-11/kept/*"))
)
def test_a_model_opens(path):
    assert load(path).training is None

"""Pages without a browser; runs and kept models of a test stay its own."""

import functools
import json
import shutil
from contextlib import contextmanager
from dataclasses import replace

import pytest
from background import end_background
from jobs import make_folder, measure_few, tiny_spec, train_here
from models_page import MINE, hash_of
from streamlit.components.v2 import manifest_scanner
from streamlit.testing.v1.local_script_runner import LocalScriptRunner
from visitor import visit

from pages.ui.state import owner as owners
from transformer import SequenceTask
from transformer.runs.jobs import RunFolder

SPEC = replace(tiny_spec(2, task=SequenceTask(name="copy", max_length=3, max_tokens=5), batch_size=4), name="my model")


@pytest.fixture(autouse=True, scope="session")
def packages_are_searched_once():
    """Search all installed packages for components only once: each `AppTest` does it, longer than most pages take."""
    with pytest.MonkeyPatch.context() as patch:
        search = functools.cache(manifest_scanner.scan_component_manifests)
        patch.setattr(manifest_scanner, "scan_component_manifests", search)
        yield


@pytest.fixture(autouse=True, scope="session")
def no_page_ends_with_an_error():
    """Let a test fail at the run in which a page ends with an error."""
    run = LocalScriptRunner.run

    def run_to_its_end(*arguments, **options):
        tree = run(*arguments, **options)
        assert not tree.get("exception"), tree.get("exception")
        return tree

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LocalScriptRunner, "run", run_to_its_end)
        yield


@pytest.fixture(autouse=True, scope="module")
def nothing_goes_on():
    """Wait for what the tests of a file left to the background: it would load models beside the next file's."""
    yield
    end_background()


@pytest.fixture(autouse=True)
def runs_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_RUNS", str(tmp_path))
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)  # what is started stays in line


@pytest.fixture(autouse=True)
def asked_for_speed(monkeypatch):
    """Keep pages from measuring how fast this computer trains; return a list of their requests."""
    asked = []
    monkeypatch.setattr("pages.ui.runs.start.begin_to_measure", lambda: asked.append(True))
    return asked


@pytest.fixture
def open_page():
    """Provide `open_page(name="start", **query)`: the page after its first run, opened by a link."""
    return lambda name="start", **query: visit(name, query)


@pytest.fixture(scope="session")
def finished(tmp_path_factory):
    """Return the folder of one finished run, to be copied."""
    folder = make_folder(tmp_path_factory.mktemp("finished"), SPEC)
    with pytest.MonkeyPatch.context() as patch:
        measure_few(patch)
        train_here(folder)
    return folder.path


@pytest.fixture
def make_own_run(finished, tmp_path):
    """Provide `make_own_run(id, token=MINE, name="my model", state="done")`: a run of the owner who has this token."""

    def make_own_run(run_id, token=MINE, name="my model", state="done"):
        path = shutil.copytree(finished, tmp_path / run_id)
        folder = RunFolder(path)
        folder.leave_note("owner", hash_of(token))
        (path / "spec.json").write_text(json.dumps(replace(SPEC, name=name).to_dict()))
        if state != "done":
            folder.model.unlink()
            folder.emit(state, step=1, reason="no number")
        return folder

    return make_own_run


@pytest.fixture
def open_as():
    """Provide `open_as(token, page="models", **query)`: the page as the owner of a token sees it."""
    return lambda token, page="models", **query: visit(page, query, token)


@pytest.fixture
def acting_as(monkeypatch):
    """Provide a context manager of a token, `acting_as`: its owner makes the direct calls in the block."""

    @contextmanager
    def acting_as(token):
        with monkeypatch.context() as patch:
            patch.setattr(owners, "current_owner", lambda: hash_of(token))
            yield

    return acting_as


@pytest.fixture
def as_teacher(monkeypatch):
    """Provide a context manager, `as_teacher`: in the block every visitor has the teacher's cookie."""

    @contextmanager
    def as_teacher():
        with monkeypatch.context() as patch:
            patch.setattr(owners, "has_teacher_cookie", lambda cookies: True)
            patch.setenv("ATTENTION_LAB_TEACHER_KEY", "a key of the teacher")
            yield

    return as_teacher


@pytest.fixture
def edit(open_as):
    """Provide `edit(lecture, token=MINE)`: the editor, as the owner of a token sees it."""
    return lambda lecture, token=MINE: open_as(token, "lecture", edit=lecture.id)

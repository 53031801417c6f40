"""Train on a file of one's own: the page's sentences before a run, and the files that the run takes along."""

import json

import pytest
from lab import pressed, said

from pages.server.storage import runs_root
from transformer import load_spec


def test_own_pairs_ask_for_a_file(open_page):
    app = open_page("train")
    app.selectbox(key="task").select("own pairs").run()
    assert not app.exception and "Choose a file of pairs first." in said(app)


@pytest.mark.parametrize(
    ("held_out", "sentence"), [(1, "Only 1 is held out: the figures"), (99, "Only 99 are held out: "), (100, "")]
)
def test_few_held_out_pairs_are_warned_of(open_page, held_out, sentence):
    rows = [f"w{number}\tx{number}\t{'valid' if number < held_out else 'train'}" for number in range(held_out + 40)]
    app = open_page("train")
    app.selectbox(key="task").select("own pairs").run()
    app.file_uploader[0].upload("mine.tsv", "\n".join(rows).encode(), "text/tab-separated-values").run()
    assert not app.exception and f"{held_out} held out for measuring" in said(app)
    assert sentence in said(app) and ("Only" in said(app)) == bool(sentence)
    app.session_state["lab"].pairs_folder.cleanup()  # no browser leaves, so nothing else takes the folder away


def upload_pairs(open_page, name, content):
    app = open_page("train")
    app.selectbox(key="task").select("own pairs").run()
    return app.file_uploader[0].upload(name, content, "text/tab-separated-values").run()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"no tab", "Line 1 of my [file].tsv must have two columns with a tab between"),
        (b"", "my [file].tsv is empty"),
        (b"a\tb\n" * 200_001, "my [file].tsv must have at most 200,000 lines. Keep a part of them."),
    ],
)
def test_a_file_of_pairs_that_can_not_be_used_gets_a_sentence(open_page, content, sentence):
    app = upload_pairs(open_page, "my [file].tsv", content)
    assert not app.exception and sentence in app.warning[0].value.replace("\\", "")
    assert pressed(app, "Start training").disabled
    app.session_state["lab"].pairs_folder.cleanup()


def test_a_run_on_own_pairs_takes_the_file_and_its_outline_along(open_page, monkeypatch):
    monkeypatch.setattr("transformer.runs.jobs.local.supervise", lambda root: None)
    content = "\n".join(f"word{number}\tmot{number}" for number in range(300)).encode()
    app = upload_pairs(open_page, "mine.tsv", content)
    pressed(app, "Start training").click().run()
    (spec,) = runs_root().glob("*/spec.json")
    assert not app.exception and (spec.parent / "pairs.tsv").read_bytes() == content
    monkeypatch.setattr("transformer.data.parallel_text.read_corpus", None)  # the page never needs them again
    assert json.loads(spec.read_text()) == load_spec(spec).to_dict()
    assert pressed(app.run(), "Start training").disabled and "under way already" in said(app)
    app.session_state["lab"].pairs_folder.cleanup()

"""Models: who sees them, their names, the facts that are told of them, and what one does with one's own."""

import os
import unicodedata
from dataclasses import replace
from datetime import UTC, datetime

import numpy as np
import pytest
from models_page import MINE, THEIRS, hash_of, labels, options, press, said, table, ways

from pages.ui.models.chooser import shown_names
from pages.ui.models.files import content_of, models_of
from pages.ui.models.names import as_id, clean_name, download_name
from pages.ui.models.shares import share_model
from transformer import load
from transformer.checkpoints.checkpoint import to_bytes
from transformer.runs.jobs import runs
from transformer.runs.shelf import purge_removed

# Who sees them


def test_people_see_what_is_theirs_and_what_a_link_invites_to(make_own_run, tmp_path):
    make_own_run("mine00000000"), make_own_run("theirs000000", THEIRS)
    make_own_run("noowner00000").leave_note("owner", "")

    def seen(owner, links=()):
        files = models_of(tmp_path, owner, links)
        assert next(iter(files)) == "reverse-letters"
        return {file.id: file.origin for file in files.values() if file.origin != "shipped"}

    own = ["my-model-mine00000000"]
    assert seen(hash_of(MINE)) == seen(hash_of(MINE), own) == {own[0]: "mine"} and seen("nobody") == {}
    links = ["my-model-theirs000000", "x-../../etc", "a-nothere00000", "", "-"]
    assert seen("nobody", links) == {"my-model-theirs000000": "linked"}


def test_a_link_shows_a_model_and_its_film_and_lets_nobody_change_it(open_as, make_own_run):
    make_own_run("mine00000000"), make_own_run("theirs000000", THEIRS)
    app = open_as(MINE, model="my-model-mine00000000")
    assert "my-model-theirs000000" not in options(app)
    assert not any("theirs000000" in text for text in [*table(app), *said(app)])
    assert ways(app)["Look at its heads"] == ("", "show=Heads&model=my-model-mine00000000")
    assert ways(app)["Its film"] == ("train", "run=mine00000000")
    app = open_as(MINE, "heads", model="my-model-theirs000000")
    assert not app.warning and app.selectbox(key="model").value == "my-model-theirs000000"
    app.switch_page("models.py").run()  # it stays for this session
    assert table(app)["my-model-theirs000000"]["origin"] == "from a link"
    app.selectbox(key="model-by-name").select("my-model-theirs000000").run()
    assert any("somebody else's" in text for text in said(app))
    assert ways(app)["Its film"] == ("train", "run=theirs000000")
    assert not {"Rename it", "Pin", "Remove", "Share with everyone here"} & set(labels(app))


# Names


def test_models_of_one_name_are_told_apart_by_what_differs(make_own_run, tmp_path):
    ids = [f"{letter * 5}0000000" for letter in "abcd"]
    same = [make_own_run(run_id) for run_id in ids]
    checkpoint = load(same[0].model)
    same[0].model.write_bytes(to_bytes(replace(checkpoint, task={**checkpoint.task, "unit": "words"})))
    for minute, folder in zip((0, 1, 0, 0), same, strict=True):
        os.utime(folder.model, (1e9 + 60 * minute,) * 2)
    make_own_run("mine00000000", name="reverse-letters").leave_note("name", "reverse-letters")
    files = models_of(tmp_path, hash_of(MINE))
    names = shown_names(files)
    at, later = (f"{datetime.fromtimestamp(1e9 + more, UTC):%Y-%m-%d %H:%M}" for more in (0, 60))
    assert len(set(names.values())) == len(files)
    assert [names[f"my-model-{run_id}"].removeprefix("my model · Copy ") for run_id in ids] == [
        "words", f"letters · {later}", *(f"letters · {at} · my-model-{run_id}" for run_id in ids[2:]),
    ]  # fmt: skip
    # No name of a person hides another model.
    assert names["reverse-letters"] == "Reverses letters"
    assert names["reverse-letters-mine00000000"] == "reverse-letters · Copy letters"


@pytest.mark.parametrize(
    ("name", "stored", "file", "id"),
    [
        ("../../etc/passwd", "../../etc/passwd", "etc-passwd", "etc-passwd"),
        ("a\u202eb\x00c", "a b c", "a-b-c", "a-b-c"),
        ("نموذجي", "نموذجي", "نموذجي", "نموذجي"),
        ("Klasse 9b <b>*rückwärts*</b>", "Klasse 9b <b>*rückwärts*</b>", None, "klasse-9b-b-ruckwarts-b"),
        ("***", "***", "model", "model"),
        ("Ü" * 60, "Ü" * 60, None, "u" * 40),
    ],
)
def test_a_name_is_one_line_and_its_id_has_nothing_a_link_could_mean(name, stored, file, id):
    assert clean_name(name) == stored and (file is None or download_name(stored) == f"{file}.safetensors")
    assert as_id(stored) == as_id(id) == as_id(unicodedata.normalize("NFD", stored)) == id


# Facts


def test_the_table_tells_what_is_known_and_nothing_else(open_as, make_own_run):
    folder = make_own_run("mine00000000")
    checkpoint = load(folder.model)
    folder.model.write_bytes(to_bytes(replace(checkpoint, metrics={**checkpoint.metrics, "bleu": 31.25})))
    app = open_as(MINE, model="english-spanish")
    rows = table(app)
    shipped, mine = rows["reverse-letters"], rows["my-model-mine00000000"]
    assert (shipped["task"], shipped["origin"]) == ("Reverse letters", "shipped")
    assert 90 < shipped["exact match (%)"] <= 100
    assert mine["task"] == "Copy letters" and mine["origin"] == "mine" and mine["system"] == "modular"
    assert mine["parameters"] == checkpoint.model.num_parameters and mine["BLEU"] == 31.25
    assert np.isnan(mine["character errors (%)"]) and np.isnan(shipped["BLEU"])
    # A translator shows its failures.
    failures = next(frame.value for frame in app.dataframe if "it writes" in frame.value.columns)
    assert len(failures) == 5 and (failures["it writes"] != failures["its file has"]).all()


# One's own


def test_a_rename_keeps_the_link_and_travels_with_the_download(open_as, make_own_run, tmp_path):
    folder = make_own_run("mine00000000")
    app = open_as(MINE, model="my-model-mine00000000")
    for none in ("  \u202e ", "x" * 61):
        app.text_input(key="name-my-model-mine00000000").input(none)
        press(app, "Rename it")
        assert "1 to 60 characters" in app.warning[0].value and folder.name == "my model" and not app.run().warning
    app.text_input(key="name-my-model-mine00000000").input(" Ada's :red[*best*] ")
    press(app, "Rename it")
    assert folder.name == "Ada's :red[*best*]"
    assert app.selectbox(key="model").value == "my-model-mine00000000"
    assert table(app)["my-model-mine00000000"]["name"] == "Ada's :red[*best*]"
    (heading,) = [element.value for element in app.header if "About" in element.value]
    assert heading.replace("\u2060", "") == r"About Ada's \:red\[\*best\*\]"
    taken = tmp_path / "elsewhere.safetensors"
    taken.write_bytes(content_of(models_of(tmp_path, hash_of(MINE))["my-model-mine00000000"]))
    assert load(taken).name == "Ada's :red[*best*]"


def test_a_removed_run_is_on_no_page_and_undo_brings_it_back_whole(open_as, make_own_run, tmp_path):
    folder = make_own_run("mine00000000")
    files = sorted(path.name for path in folder.path.rglob("*"))
    app = open_as(MINE, model="my-model-mine00000000")
    press(app, "Remove")
    assert "my-model-mine00000000" not in options(app) and not folder.path.exists()
    assert "Removed my model." in said(app) and runs(tmp_path, hash_of(MINE)) == []
    press(app, "Undo")
    assert app.selectbox(key="model").value == "my-model-mine00000000"
    assert sorted(path.name for path in folder.path.rglob("*")) == files and "Undo" not in labels(app)
    press(app, "Remove")
    purge_removed(tmp_path, 0)
    press(app, "Undo")
    assert "its space was needed" in app.warning[0].value


def test_sharing_shows_a_copy_to_everyone_and_only_once(open_as, make_own_run, tmp_path, acting_as):
    folder = make_own_run("mine00000000", name="copy letters")
    unfinished = make_own_run("going0000000", state="stopped")
    app = open_as(MINE, model="copy-letters-mine00000000")
    press(app, "Share with everyone here")
    assert "Everyone on this server has it too, as copy letters." in said(app)
    assert "Share with everyone here" not in labels(app)
    assert table(app)["copy-letters-mine00000000"]["origin"] == "mine, shared"
    other = open_as(THEIRS, model="copy-letters-2")
    assert table(other)["copy-letters-2"]["origin"] == "shared here" and not {"Rename it", "Remove"} & {*labels(other)}
    with acting_as(MINE):
        assert share_model(folder).id == "copy-letters-2"
        # An unfinished run is shared without what it takes to go on.
        assert load(unfinished.checkpoint).training and load(share_model(unfinished).path).training is None
    app.selectbox(key="model-by-name").select("copy-letters-2").run()
    press(app, "Remove")
    assert "copy-letters-2" not in options(app)
    with acting_as(MINE):
        assert share_model(folder).path.exists()  # gone, it can be shared anew

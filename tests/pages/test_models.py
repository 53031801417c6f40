"""Models: their owners, the people who see them, their names, and the facts that are told of them."""

import os
import re
import shutil
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
from models_page import MINE, SHIPPED, THEIRS, hash_of, labels, options, press, said, shown, table, ways
from visitor import turn_page

from pages.ui.models.chooser import shown_names
from pages.ui.models.files import model_id_of, models_of
from pages.ui.models.shares import keep_model
from transformer import Transformer, load
from transformer.checkpoints.checkpoint import to_bytes
from transformer.runs.jobs import RunFolder

# Visibility


def test_people_see_what_is_theirs_and_what_a_link_invites_to(make_own_run, tmp_path, finished):
    make_own_run("mine00000000"), make_own_run("theirs000000", THEIRS)
    make_own_run("secret000000", THEIRS, name="secret")
    make_own_run("noowner00000").leave_note("owner", "")
    late = RunFolder(Path(shutil.copytree(finished, tmp_path / "slowstart000")))

    def seen(owner, links=()):
        files = models_of(tmp_path, owner, links)
        assert next(iter(files)) == "reverse-letters"
        return {file.id: file.origin for file in files.values() if file.origin != "shipped"}

    assert seen(hash_of(MINE)) == {"my-model-mine00000000": "mine"} and seen("nobody") == {}
    links = ["my-model-theirs000000", "x-../../etc", "a-nothere00000", "", "-"]
    assert seen("nobody", links) == {"my-model-theirs000000": "linked"}
    late.leave_note("owner", hash_of(MINE))  # though its folder was seen before
    assert seen(hash_of(MINE)) == {"my-model-mine00000000": "mine", "my-model-slowstart000": "mine"}


def test_pages_of_two_owners_and_a_link_between_them(open_as, make_own_run):
    make_own_run("mine00000000")
    make_own_run("theirs000000", THEIRS)
    app = open_as(MINE)
    assert "my-model-mine00000000" in options(app) and "my-model-theirs000000" not in options(app)
    assert not any("theirs000000" in text for text in [*table(app), *said(app)])
    app = open_as(MINE, "heads", model="my-model-theirs000000")
    assert not app.exception and not app.warning and app.selectbox(key="model").value == "my-model-theirs000000"
    app.switch_page("models.py").run()  # it stays for this session, to look at but not to change
    assert table(app)["my-model-theirs000000"]["origin"] == "from a link"
    app.selectbox(key="model").select("my-model-theirs000000").run()
    assert any("somebody else's" in text for text in said(app))
    assert not {"Rename it", "Pin", "Remove", "Share with everyone here"} & set(labels(app))


def test_the_same_visitor_is_the_same_owner_and_a_tampered_token_nobody(open_page):
    app = open_page("start")
    token = app.session_state["owner"]
    app.switch_page("models.py").run()
    assert re.fullmatch(r"[0-9a-f]{32}", token) and app.session_state["owner"] == token
    assert open_page("start").session_state["owner"] != token


# The ways from a model


def test_a_model_leads_to_its_heads_and_to_the_film_of_its_run(open_as, make_own_run):
    make_own_run("mine00000000"), make_own_run("theirs000000", THEIRS)
    app = open_as(MINE, model="my-model-mine00000000")
    assert ways(app)["Look at its heads"] == ("", "show=Heads&model=my-model-mine00000000")
    assert ways(app)["Its film"] == ("train", "run=mine00000000")
    assert app.code[0].value.endswith("/?show=Heads&model=my-model-mine00000000")
    app.selectbox(key="model").select("copy-letters").run()
    assert ways(app)["Look at its heads"] == ("", "show=Heads&model=copy-letters") and "Its film" not in ways(app)
    linked = open_as(MINE, model="my-model-theirs000000")
    assert ways(linked)["Its film"] == ("train", "run=theirs000000")


# Names where one chooses a model


def test_every_page_chooses_by_name_and_keeps_the_id_in_the_link(open_as, make_own_run):
    folder = make_own_run("mine00000000")
    folder.leave_note("name", "نموذجي")
    app = open_as(MINE, "heads")
    assert shown(app)[0] == "Reverses letters · toy task"
    assert shown(app)[-1] == "\u2068نموذجي\u2069 · Copy letters · yours"
    assert options(app)[-1] == "my-model-mine00000000"
    app.selectbox(key="model-by-name").select("my-model-mine00000000").run()
    assert not app.exception and app.selectbox(key="model").value == "my-model-mine00000000"
    app.selectbox(key="model-by-name").select("copy-letters").run()
    assert not app.exception and app.selectbox(key="model").value == "copy-letters"
    app.selectbox(key="model").select("my-model-mine00000000").run()
    assert app.selectbox(key="model-by-name").value == "my-model-mine00000000"
    turn_page(app, "decoding")
    assert app.selectbox(key="model-by-name").value == "my-model-mine00000000"


def test_models_of_one_name_are_told_apart_by_what_differs(make_own_run, tmp_path):
    same = [make_own_run(f"{name}0000000") for name in ("aaaaa", "bbbbb", "ccccc", "ddddd", "eeeee")]
    for folder in same:
        os.utime(folder.model, (1e9, 1e9))
    checkpoint = load(same[0].model)
    of_words = {**checkpoint.task, "unit": "words"}
    same[0].model.write_bytes(to_bytes(replace(checkpoint, task=of_words)))
    without = Transformer(replace(checkpoint.config, positions="none"), seed=0).eval()
    same[1].model.write_bytes(to_bytes(replace(checkpoint, model=without)))
    os.utime(same[1].model, (1e9, 1e9))
    os.utime(same[2].model, (1e9 + 60, 1e9 + 60))
    files = models_of(tmp_path, hash_of(MINE))
    names = shown_names(files)
    at = f"{datetime.fromtimestamp(1e9, UTC):%Y-%m-%d %H:%M}"
    assert len(set(names.values())) == len(files)
    assert names["my-model-aaaaa0000000"] == "my model · Copy words"
    assert names["my-model-bbbbb0000000"] == "my model · Copy letters"  # of no reference system: the others are modular
    later = f"{datetime.fromtimestamp(1e9 + 60, UTC):%Y-%m-%d %H:%M}"
    assert names["my-model-ccccc0000000"] == f"my model · Copy letters · system modular · {later}"
    for end in "de":  # alike to the last letters of their ids
        assert names[f"my-model-{end * 5}0000000"] == (
            f"my model · Copy letters · system modular · {at} · my-model-{end * 5}0000000"
        )


def test_no_name_of_a_person_hides_another_model(make_own_run, tmp_path):
    make_own_run("mine00000000", name="reverse-letters").leave_note("name", "reverse-letters")
    first, second = (
        keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="copy-letters")) for _ in range(2)
    )
    names = shown_names(models_of(tmp_path, hash_of(MINE)))
    assert names["reverse-letters"] == "Reverses letters" and names["copy-letters"] == "Copies letters (up to 28)"
    assert names["reverse-letters-mine00000000"] == "reverse-letters · Copy letters"
    assert names[first.id] != names[second.id] and len(set(names.values())) == len(names)


def test_a_name_in_any_script_stands_in_the_link_and_is_shown_to_everyone(open_as, make_own_run):
    folder = make_own_run("mine00000000", name="نموذجي")
    folder.leave_note("name", "نموذجي")
    assert model_id_of(folder) == "نموذجي-mine00000000"
    app = open_as(MINE, model="نموذجي-mine00000000")
    assert not app.warning and app.selectbox(key="model").value == "نموذجي-mine00000000"
    press(app, "Share with everyone here")
    other = open_as(THEIRS, "heads", model="نموذجي")
    assert not other.warning and other.selectbox(key="model").value == "نموذجي"
    assert shown(other)[-1] == "\u2068نموذجي\u2069 · shared here"
    assert "model=%D9%86" in open_as(THEIRS, model="نموذجي").code[0].value
    invited = open_as(THEIRS, "heads", model="نموذجي-mine00000000")
    assert not invited.warning and shown(invited)[-1] == "\u2068نموذجي\u2069 · from a link"


# The table


def test_the_table_tells_what_is_known_and_nothing_else(open_as, make_own_run):
    folder = make_own_run("mine00000000")
    checkpoint = load(folder.model)
    folder.model.write_bytes(to_bytes(replace(checkpoint, metrics={**checkpoint.metrics, "bleu": 31.25})))
    rows = table(open_as(MINE))
    shipped, mine = rows["reverse-letters"], rows["my-model-mine00000000"]
    assert (shipped["task"], shipped["origin"]) == ("Reverse letters", "shipped")
    assert 90 < shipped["exact match (%)"] <= 100
    assert mine["task"] == "Copy letters" and mine["origin"] == "mine" and mine["system"] == "modular"
    assert mine["parameters"] == checkpoint.model.num_parameters and mine["BLEU"] == 31.25
    assert all(map(np.isnan, (mine["character errors (%)"], shipped["BLEU"], shipped["character errors (%)"])))


def test_what_can_not_change_is_not_read_again(tmp_path, monkeypatch):
    for number in range(30):
        folder = RunFolder(tmp_path / f"run{number:09d}")
        folder.path.mkdir()
        folder.leave_note("owner", hash_of(MINE if number % 3 == 0 else THEIRS))
        (folder.path / "spec.json").write_text('{"name": "x"}')
        folder.model.touch()
    first = models_of(tmp_path, hash_of(MINE))
    assert len([file for file in first.values() if file.is_mine]) == 10
    monkeypatch.setattr(Path, "read_bytes", None)
    monkeypatch.setattr(Path, "read_text", None)
    assert models_of(tmp_path, hash_of(MINE)) == first


def test_a_translator_says_plainly_how_good_it_is_and_shows_its_failures(open_as):
    app = open_as(MINE, model="english-spanish")
    said = " ".join(element.value for element in [*app.text, *app.caption])
    assert "short everyday sentences" in said and "BLEU" in said and "tatoeba.org" in said and "CC BY 2.0 FR" in said
    failures = next(frame.value for frame in app.dataframe if "it writes" in frame.value.columns)
    assert len(failures) == 5 and (failures["it writes"] != failures["its file has"]).all()
    assert "5 held-out texts whose output is far" in said

"""Models: who sees them, their names, the facts that are told of them, and what one does with one's own."""

import os
import re
import shutil
import unicodedata
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from models_page import MINE, SHIPPED, THEIRS, hash_of, labels, options, press, said, shown, table, ways

from pages.ui.models.chooser import shown_names
from pages.ui.models.files import content_of, models_of
from pages.ui.models.metrics_in_words import figures_in_words, interval_of, loss_in_words, share_in_words
from pages.ui.models.names import as_id, clean_name, download_name
from pages.ui.models.shares import keep_model, share_model
from pages.ui.models.table import system_of, task_in_words
from pages.ui.state import owner as owners
from transformer import Transformer, greedy, load, system_config
from transformer.checkpoints.checkpoint import to_bytes
from transformer.runs.jobs import RunFolder, runs
from transformer.runs.shelf import purge_removed

# Who sees them


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


def test_a_link_shows_a_model_and_its_film_and_lets_nobody_change_it(open_as, make_own_run):
    make_own_run("mine00000000"), make_own_run("theirs000000", THEIRS)
    app = open_as(MINE, model="my-model-mine00000000")
    assert "my-model-theirs000000" not in options(app)
    assert not any("theirs000000" in text for text in [*table(app), *said(app)])
    assert ways(app)["Look at its heads"] == ("", "show=Heads&model=my-model-mine00000000")
    assert ways(app)["Its film"] == ("train", "run=mine00000000")
    assert app.code[0].value.endswith("/?show=Heads&model=my-model-mine00000000")
    app.selectbox(key="model-by-name").select("copy-letters").run()
    assert ways(app)["Look at its heads"] == ("", "show=Heads&model=copy-letters") and "Its film" not in ways(app)
    app = open_as(MINE, "heads", model="my-model-theirs000000")
    assert not app.warning and app.selectbox(key="model").value == "my-model-theirs000000"
    app.switch_page("models.py").run()  # it stays for this session
    assert table(app)["my-model-theirs000000"]["origin"] == "from a link"
    app.selectbox(key="model-by-name").select("my-model-theirs000000").run()
    assert any("somebody else's" in text for text in said(app)) and ways(app)["Its film"] == (
        "train",
        "run=theirs000000",
    )
    assert not {"Rename it", "Pin", "Remove", "Share with everyone here"} & set(labels(app))


def test_the_same_visitor_is_the_same_owner_and_a_tampered_token_nobody(open_page, monkeypatch):
    app = open_page("start")
    token = app.session_state["owner"]
    app.switch_page("models.py").run()
    assert re.fullmatch(r"[0-9a-f]{32}", token) and app.session_state["owner"] == token
    assert open_page("start").session_state["owner"] != token
    for sent in ("", "short", "A" * 32, "../" * 11, "a" * 33, "a" * 31 + "\n"):
        cookies, state = {"attention_lab_owner": sent}, {}
        context = SimpleNamespace(context=SimpleNamespace(cookies=cookies), session_state=state)
        monkeypatch.setattr(owners, "st", context)
        assert owners.current_owner() == hash_of(state["owner"]) and state["owner"] != sent
        cookies["attention_lab_owner"] = MINE
        assert owners.current_owner() == hash_of(MINE)


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


# Names


def test_models_of_one_name_are_told_apart_by_what_differs(make_own_run, tmp_path):
    same = [make_own_run(f"{name}0000000") for name in ("aaaaa", "bbbbb", "ccccc", "ddddd", "eeeee")]
    for folder in same:
        os.utime(folder.model, (1e9, 1e9))
    checkpoint = load(same[0].model)
    same[0].model.write_bytes(to_bytes(replace(checkpoint, task={**checkpoint.task, "unit": "words"})))
    without = Transformer(replace(checkpoint.config, positions="none"), seed=0).eval()
    same[1].model.write_bytes(to_bytes(replace(checkpoint, model=without)))
    os.utime(same[1].model, (1e9, 1e9))
    os.utime(same[2].model, (1e9 + 60, 1e9 + 60))
    make_own_run("mine00000000", name="reverse-letters").leave_note("name", "reverse-letters")
    kept = [keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="copy-letters")) for _ in range(2)]
    files = models_of(tmp_path, hash_of(MINE))
    names = shown_names(files)
    at, later = (f"{datetime.fromtimestamp(1e9 + more, UTC):%Y-%m-%d %H:%M}" for more in (0, 60))
    assert len(set(names.values())) == len(files)
    modular = "my model · Copy letters · system modular"
    assert {name: names[f"my-model-{name}0000000"] for name in ("aaaaa", "bbbbb", "ccccc", "ddddd", "eeeee")} == {
        "aaaaa": "my model · Copy words",
        "bbbbb": "my model · Copy letters",  # of no reference system: the others are modular
        "ccccc": f"{modular} · {later}",
        **{end * 5: f"{modular} · {at} · my-model-{end * 5}0000000" for end in "de"},  # alike to the last of their ids
    }
    # No name of a person hides another model.
    assert names["reverse-letters"] == "Reverses letters" and names["copy-letters"] == "Copies letters (up to 28)"
    assert names["reverse-letters-mine00000000"] == "reverse-letters · Copy letters"
    assert names[kept[0].id] != names[kept[1].id]


def test_a_name_in_any_script_stands_in_the_link_and_is_shown_to_everyone(open_as, make_own_run):
    make_own_run("mine00000000", name="نموذجي").leave_note("name", "نموذجي")
    app = open_as(MINE, model="نموذجي-mine00000000")
    assert not app.warning and app.selectbox(key="model").value == "نموذجي-mine00000000"
    press(app, "Share with everyone here")
    other = open_as(THEIRS, model="نموذجي")
    assert not other.warning and other.selectbox(key="model").value == "نموذجي"
    assert shown(other)[-1] == "\u2068نموذجي\u2069 · shared here" and "model=%D9%86" in other.code[0].value


@pytest.mark.parametrize(
    ("name", "stored", "file", "id"),
    [
        ("  two\n words ", "two words", "two-words", "two-words"),
        ("../../etc/passwd", "../../etc/passwd", "etc-passwd", "etc-passwd"),
        ("a\u202eb\x00c", "a b c", "a-b-c", "a-b-c"),
        ("نموذجي", "نموذجي", "نموذجي", "نموذجي"),
        ("Klasse 9b <b>*rückwärts*</b>", "Klasse 9b <b>*rückwärts*</b>", None, "klasse-9b-b-ruckwarts-b"),
        ("हिन्दी मॉडल", "हिन्दी मॉडल", None, "हिन्दी-मॉडल"),
        ("a%2e?b#c&d=e", "a%2e?b#c&d=e", None, "a-2e-b-c-d-e"),
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
    assert all(map(np.isnan, (mine["character errors (%)"], shipped["BLEU"], shipped["character errors (%)"])))
    # A translator says plainly how good it is, and shows its failures.
    assert "tatoeba.org" in " ".join(element.value for element in [*app.text, *app.caption])
    failures = next(frame.value for frame in app.dataframe if "it writes" in frame.value.columns)
    assert len(failures) == 5 and (failures["it writes"] != failures["its file has"]).all()


def test_tasks_and_figures_in_words():
    assert task_in_words({}) == "not known" and task_in_words({"name": "sort", "unit": "words"}) == "Sort words"
    assert task_in_words({"name": "pairs", "unit": "x", "description": "Translate."}) == "Translate."
    task = dict(min_length=1, max_length=3, unit="letters")
    metrics = dict(exact_match=0.5, evaluated_on=1000, max_length=12, max_tokens=14, bleu=20.0)
    sentence = figures_in_words(metrics, task)
    assert "50.0 % of 1,000 new texts of 1 to 12 letters of at most 12 tokens exactly right" in sentence
    assert "none of these texts was in its own training. Of all such texts it would be 46.9 % to 53.1 %" in sentence
    assert sentence.endswith("BLEU 20.0.")
    assert "exactly like the one answer" in figures_in_words(metrics, {"name": "pairs", "file": "pairs.tsv"})
    assert "interval" not in figures_in_words(dict(exact_match=0.5), task)
    assert "new texts exactly" in figures_in_words(dict(exact_match=1.0, evaluated_on=10), {"name": "pairs"})
    assert figures_in_words({"steps": 3}, task) == ""
    # An interval is told where somebody counted, whatever a file says.
    assert interval_of(1.0, 1000) == "(99.6 % to 100.0 %)"
    assert [interval_of(*told) for told in ((0.5, 0), (7.0, 10), (float("nan"), 10), (0.5, float("inf")))] == [""] * 4
    assert share_in_words({"exact_match": 0.5}, False) == "Of texts it had never seen, it wrote 50.0 % exactly right."
    assert [loss_in_words(told, 9) for told in (None, "0.1", -1, 1, float("nan"), 0.0)] == [""] * 6
    assert "smoothed by 0.10 over 4,000 tokens. The least possible is 1.15, not 0." in loss_in_words(0.1, 4000)


def test_a_model_is_known_by_its_build_whatever_its_sizes():
    for name in ("modular", "paper", "lightning", "arabic-english", "encoder-only"):
        sizes = dict(d_model=16, num_heads=2, num_layers=1, d_ff=8, source_vocab_size=9, target_vocab_size=9)
        config = system_config(name, **sizes)
        assert system_of(config) == system_of(replace(config, tied_output=True)) == name
        assert system_of(replace(config, positions="none")) == ""


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
    assert shown(app)[-1] == "Ada's :red[*best*] · Copy letters · yours"
    assert not any("best" in element.value for kind in (app.markdown, app.subheader, app.caption) for element in kind)
    taken = tmp_path / "elsewhere.safetensors"
    taken.write_bytes(content_of(models_of(tmp_path, hash_of(MINE))["my-model-mine00000000"]))
    there = load(taken)
    assert there.name == "Ada's :red[*best*]"
    here, there = (greedy(checkpoint, "abc").steps for checkpoint in (load(folder.model), there))
    assert here and [step.top(5) for step in here] == [step.top(5) for step in there]


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


def test_undo_does_not_take_the_place_of_another_model(open_as, tmp_path):
    shared = keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="shared one"), hash_of(MINE))
    app = open_as(MINE, model=shared.id)
    assert shared.id == "shared-one" and shared.path.parent == tmp_path / "kept"
    press(app, "Remove")
    press(app, "Undo")
    assert shared.id in options(app) and shared.path.exists()
    press(app, "Remove")
    another = keep_model(replace(load(SHIPPED / "sort-letters.safetensors"), name="shared one"))
    press(app, "Undo")
    assert "Another shared-one is there now, so " in app.warning[0].value
    assert another.path == shared.path and load(shared.path).task["name"] == "sort"


def test_sharing_shows_a_copy_to_everyone_and_only_once(open_as, make_own_run, tmp_path, acting_as):
    folder, unfinished = (
        make_own_run("mine00000000", name="copy letters"),
        make_own_run("going0000000", state="stopped"),
    )
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

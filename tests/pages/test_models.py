"""Models: whose they are, who sees them, and that nothing is lost by a click."""

import hashlib
import json
import os
import re
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from pages import ui
from pages.ui.models import content_of, models_of
from pages.ui.run_list import oldest_unpinned
from transformer import RunSpec, Task, TrainingSettings, greedy, load
from transformer.checkpoints import to_bytes
from transformer.jobs import RunFolder, runs
from transformer.jobs.job import Job
from transformer.jobs.removal import bytes_in, bytes_in_use, purge_removed, removed_runs, set_aside

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "assets" / "checkpoints"
MINE, THEIRS = "a" * 32, "b" * 32
SPEC = RunSpec(
    name="my model",
    sizes=dict(d_model=16, num_heads=2, num_layers=1, d_ff=16, dropout=0.0),
    task=Task(name="copy", max_length=3, max_tokens=5),
    settings=TrainingSettings(steps=2, batch_size=4, evaluate_every=2, evaluate_on=4),
)


def hash_of(token):
    return hashlib.sha256(token.encode()).hexdigest()[:16]


@pytest.fixture(scope="session")
def finished(tmp_path_factory):
    """The folder of one finished run, to be copied."""
    folder = RunFolder(tmp_path_factory.mktemp("finished"))
    (folder.path / "spec.json").write_text(json.dumps(SPEC.to_dict()))
    job = Job(SPEC, folder)
    while job.advance():
        pass
    return folder.path


@pytest.fixture
def make_run(finished, tmp_path):
    """`make_run(id, token=MINE, name="my model", state="done")`: a run of the owner who has this token."""

    def make_run(run_id, token=MINE, name="my model", state="done"):
        path = shutil.copytree(finished, tmp_path / run_id)
        folder = RunFolder(path)
        folder.leave_note("owner", hash_of(token))
        (path / "spec.json").write_text(json.dumps(replace(SPEC, name=name).to_dict()))
        if state != "done":
            folder.model.unlink()
            folder.emit(state, step=1, reason="no number")
        return folder

    return make_run


@pytest.fixture
def open_as():
    """`open_as(token, page="models", **query)`: the page as the owner of a token sees it."""

    def open_as(token, page="models", **query):
        app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=30)
        app.session_state["owner"] = token
        for key, value in query.items():
            app.query_params[key] = value
        return app.switch_page(f"pages/{page}.py").run()

    return open_as


def options(app):
    return app.selectbox(key="model").options


def table(app):
    frame = app.dataframe[0].value
    return {row["in links"]: row for row in frame.to_dict("records")}


def press(app, label):
    return next(button for button in app.button if button.label == label).click().run()


def labels(app):
    return [button.label for button in app.button]


def said(app):
    return [element.value for kind in (app.text, app.caption, app.warning) for element in kind]


# Who sees what


def test_two_owners_see_their_own_models_and_not_each_others(make_run, tmp_path):
    mine, theirs = make_run("mine00000000"), make_run("theirs000000", THEIRS)
    seen = models_of(tmp_path, hash_of(MINE))
    assert ui.model_id_of(mine) in seen and ui.model_id_of(theirs) not in seen
    assert seen["my-model-mine00000000"].origin == "mine"
    assert {file.origin for file in models_of(tmp_path, "nobody").values()} == {"shipped"}
    assert next(iter(seen)) == "reverse-letters"


def test_a_link_invites_to_one_run_and_to_nothing_else(make_run, tmp_path):
    make_run("theirs000000", THEIRS), make_run("secret000000", THEIRS, name="secret")
    seen = models_of(tmp_path, hash_of(MINE), ["my-model-theirs000000", "x-../../etc", "a-nothere00000", "", "-"])
    assert [file.id for file in seen.values() if not file.shipped] == ["my-model-theirs000000"]
    assert seen["my-model-theirs000000"].origin == "linked"


def test_a_run_without_an_owner_is_nobodys(make_run, tmp_path):
    make_run("noowner00000").leave_note("owner", "")
    assert not [file for file in models_of(tmp_path, hash_of(MINE)).values() if not file.shipped]


def test_an_owner_written_after_the_folder_was_seen_still_counts(tmp_path, finished):
    folder = RunFolder(Path(shutil.copytree(finished, tmp_path / "slowstart000")))
    assert len(models_of(tmp_path, hash_of(MINE))) == len(models_of(tmp_path, "x"))
    folder.leave_note("owner", hash_of(MINE))
    assert "my-model-slowstart000" in models_of(tmp_path, hash_of(MINE))


def test_pages_of_two_owners_and_a_link_between_them(open_as, make_run):
    make_run("mine00000000")
    make_run("theirs000000", THEIRS)
    app = open_as(MINE)
    assert "my-model-mine00000000" in options(app) and "my-model-theirs000000" not in options(app)
    assert not any("theirs000000" in text for text in [*table(app), *said(app)])
    app = open_as(MINE, "heads", model="my-model-theirs000000")
    assert not app.exception and not app.warning and app.selectbox(key="model").value == "my-model-theirs000000"
    app.switch_page("pages/models.py").run()  # it stays for this session, to look at but not to change
    assert table(app)["my-model-theirs000000"]["origin"] == "from a link"
    app.selectbox(key="model").select("my-model-theirs000000").run()
    assert any("somebody else's" in text for text in said(app))
    assert not {"Rename it", "Pin", "Remove", "Share with everyone here"} & set(labels(app))


def test_the_same_visitor_is_the_same_owner_and_a_tampered_token_nobody(open_page):
    app = open_page("start")
    token = app.session_state["owner"]
    app.switch_page("pages/models.py").run()
    assert re.fullmatch(r"[0-9a-f]{32}", token) and app.session_state["owner"] == token
    assert open_page("start").session_state["owner"] != token


# What can be done with one's own


def test_a_rename_keeps_the_link_and_travels_with_the_download(open_as, make_run, tmp_path):
    folder = make_run("mine00000000")
    app = open_as(MINE, model="my-model-mine00000000")
    app.text_input(key="name-my-model-mine00000000").input(" Ada's :red[*best*] ")
    press(app, "Rename it")
    assert not app.exception and folder.name == "Ada's :red[*best*]"
    assert app.selectbox(key="model").value == "my-model-mine00000000"
    assert table(app)["my-model-mine00000000"]["name"] == "Ada's :red[*best*]"
    assert "Name: Ada's :red[*best*]" in said(app)
    assert not any("best" in element.value for kind in (app.markdown, app.subheader, app.caption) for element in kind)
    file = models_of(tmp_path, hash_of(MINE))["my-model-mine00000000"]
    taken = tmp_path / "elsewhere.safetensors"
    taken.write_bytes(content_of(file))
    there = load(taken)
    assert there.name == "Ada's :red[*best*]"
    here, there = (greedy(checkpoint, "abc").steps for checkpoint in (load(folder.model), there))
    assert here and [step.top(5) for step in here] == [step.top(5) for step in there]


def test_a_name_that_is_none_gets_a_sentence_and_changes_nothing(open_as, make_run):
    folder = make_run("mine00000000")
    app = open_as(MINE, model="my-model-mine00000000")
    app.text_input(key="name-my-model-mine00000000").input("  \u202e ")
    press(app, "Rename it")
    assert "1 to 60 characters" in app.warning[0].value and folder.name == "my model"
    assert not app.run().warning


def test_a_removed_run_is_on_no_page_and_undo_brings_it_back_whole(open_as, make_run, tmp_path):
    folder = make_run("mine00000000")
    files = sorted(path.name for path in folder.path.rglob("*"))
    app = open_as(MINE, model="my-model-mine00000000")
    press(app, "Remove")
    assert not app.exception and "my-model-mine00000000" not in options(app) and not folder.path.exists()
    assert "Removed my model." in said(app) and runs(tmp_path, hash_of(MINE)) == []
    press(app, "Undo")
    assert app.selectbox(key="model").value == "my-model-mine00000000"
    assert sorted(path.name for path in folder.path.rglob("*")) == files and "Undo" not in labels(app)


def test_undo_says_so_when_the_space_was_needed(open_as, make_run, tmp_path):
    make_run("mine00000000")
    app = open_as(MINE, model="my-model-mine00000000")
    press(app, "Remove")
    purge_removed(tmp_path, 0)
    press(app, "Undo")
    assert not app.exception and "its space was needed" in app.warning[0].value


def test_undo_does_not_take_the_place_of_another_model(open_as, tmp_path):
    shared = ui.keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="shared one"))
    app = open_as(MINE, model=shared.id)
    press(app, "Remove")
    another = ui.keep_model(replace(load(SHIPPED / "sort-letters.safetensors"), name="shared one"))
    press(app, "Undo")
    assert not app.exception and "Another shared-one is there now" in app.warning[0].value
    assert another.path == shared.path and load(shared.path).task["name"] == "sort"


def test_sharing_shows_a_copy_to_everyone_and_only_once(open_as, make_run, tmp_path):
    folder = make_run("mine00000000", name="copy letters")
    app = open_as(MINE, model="copy-letters-mine00000000")
    press(app, "Share with everyone here")
    assert not app.exception and any("copy-letters-2" in text for text in said(app))
    assert "Share with everyone here" not in labels(app)
    assert table(app)["copy-letters-mine00000000"]["origin"] == "mine, shared"
    assert models_of(tmp_path, "someone")["copy-letters-2"].origin == "shared"
    assert ui.share_model(folder).id == "copy-letters-2"
    other = open_as(THEIRS, model="copy-letters-2")
    assert table(other)["copy-letters-2"]["origin"] == "shared here" and "Rename it" not in labels(other)
    press(other, "Remove")
    assert ui.share_model(folder).path.exists()  # gone, it can be shared anew


def test_an_unfinished_run_is_shared_as_it_is_without_what_it_takes_to_go_on(make_run):
    folder = make_run("mine00000000", state="stopped")
    assert load(folder.checkpoint).training is not None
    assert load(ui.share_model(folder).path).training is None


# Space


def test_a_pin_protects_from_the_offer(open_as, make_run):
    make_run("pinned000000"), make_run("older0000000")
    app = open_as(MINE, model="my-model-pinned000000")
    press(app, "Pin")
    assert table(app)["my-model-pinned000000"]["pinned"] and not table(app)["my-model-older0000000"]["pinned"]
    app.session_state["space"] = True
    app.run()
    assert app.multiselect(key="to-remove").options == ["my-model-older0000000"]
    press(app, "Unpin")
    assert len(app.multiselect(key="to-remove").options) == 2


def test_the_oldest_are_offered_first_and_only_a_click_removes_them(open_as, make_run, tmp_path, monkeypatch):
    folders = [make_run(f"run{number}00000000") for number in range(3)]
    for age, folder in enumerate(folders):
        os.utime(folder.model, (1e9 - age, 1e9 - age))
    make_run("theirs000000", THEIRS)
    monkeypatch.setenv("ATTENTION_LAB_DISK_FOR_RUNS", "0")
    app = open_as(MINE)
    assert not app.exception and "keeps 0 MB" in app.warning[0].value
    assert app.multiselect(key="to-remove").options == [f"my-model-run{number}00000000" for number in (2, 1, 0)]
    assert all(folder.path.exists() for folder in folders)
    app.multiselect(key="to-remove").set_value(["my-model-run200000000", "my-model-run100000000"]).run()
    app.button(key="remove-chosen").click().run()
    assert not app.exception and [folder.path.exists() for folder in folders] == [True, False, False]
    assert (tmp_path / "theirs000000").exists() and "Removed 2 models." in said(app)
    press(app, "Undo")
    assert all(folder.path.exists() for folder in folders)


def test_what_was_removed_can_be_brought_back_in_another_session_or_deleted_for_good(open_as, make_run, tmp_path):
    mine, theirs = make_run("mine00000000"), make_run("theirs000000", THEIRS)
    set_aside(mine.path, tmp_path), set_aside(theirs.path, tmp_path)
    app = open_as(MINE)
    app.session_state["space"] = True
    app.run()
    assert any("1 removed run or model of yours" in text for text in said(app))
    press(app, "Bring all back")
    assert mine.model.exists() and not theirs.path.exists() and "my-model-mine00000000" in options(app)
    app.selectbox(key="model").select("my-model-mine00000000").run()
    press(app, "Remove")
    press(app, "Delete for good now")
    assert removed_runs(tmp_path, hash_of(MINE)) == [] and len(removed_runs(tmp_path, hash_of(THEIRS))) == 1
    assert "Undo" not in labels(app)


def test_only_what_was_removed_is_purged_oldest_first_and_no_more_than_needed(make_run, tmp_path):
    kept = make_run("kept00000000")
    places = [set_aside(make_run(f"run{number}00000000").path, tmp_path) for number in range(3)]
    used = bytes_in(tmp_path)
    size = bytes_in(places[0])
    assert bytes_in_use(tmp_path) == bytes_in(kept.path)
    assert purge_removed(tmp_path, used) == used and all(place.exists() for place in places)
    assert purge_removed(tmp_path, used - 1) == used - size
    assert [place.exists() for place in places] == [False, True, True]
    assert purge_removed(tmp_path, 0) == bytes_in(kept.path) == bytes_in(tmp_path)


# Runs without a model


def test_unfinished_runs_are_listed_with_a_way_back_and_can_be_removed(open_as, make_run):
    stopped = make_run("stopped00000", name=":red[a]", state="stopped")
    make_run("diverged0000", state="diverged"), make_run("theirs000000", THEIRS, state="stopped")
    alive = make_run("alive0000000", state="going")
    with alive.lock:
        app = open_as(MINE)
        assert [element.value for element in app.subheader].count("Unfinished runs") == 1
        assert ":red[a] (stopped00000): stopped" in said(app)
        assert any("diverged0000" in text and "no number" in text for text in said(app))
        assert "my model (alive0000000): training" in said(app)
        assert not any("theirs000000" in text for text in said(app))
        assert not [button for button in app.button if button.key == "remove-alive0000000"]
        links = [element.proto for element in app.get("page_link")]
        assert {link.query_string for link in links} >= {"run=stopped00000", "run=alive0000000"}
        app.button(key="remove-stopped00000").click().run()
    assert not app.exception and not stopped.path.exists() and "Removed :red[a]." in said(app)
    press(app, "Undo")
    assert stopped.path.exists() and not app.warning


# Uploads


def test_an_upload_is_ones_own_and_writes_the_same(open_as, tmp_path):
    content = (SHIPPED / "copy-letters.safetensors").read_bytes()
    app = open_as(MINE)
    app.file_uploader[0].upload("mine.safetensors", content, "application/octet-stream").run()
    press(app, "Add it")
    assert not app.exception and "nobody else sees it" in app.success[0].value
    (file,) = [file for file in models_of(tmp_path, hash_of(MINE)).values() if file.is_mine]
    assert re.fullmatch(r"copy-letters-[a-z0-9]{12}", file.id) and file.path.read_bytes() == content
    assert file.id not in models_of(tmp_path, hash_of(THEIRS))
    app.run()
    app.selectbox(key="model").select(file.id).run()
    press(app, "Remove")
    press(app, "Undo")
    press(app, "Share with everyone here")
    assert not app.exception and "copy-letters-2" in models_of(tmp_path, hash_of(THEIRS))


def test_an_uploaded_name_that_can_not_be_seen_becomes_a_word(open_as, tmp_path):
    content = to_bytes(replace(load(SHIPPED / "copy-letters.safetensors"), name="\u202e\u200b"))
    app = open_as(MINE)
    app.file_uploader[0].upload("x.safetensors", content, "application/octet-stream").run()
    press(app, "Add it")
    (file,) = [file for file in models_of(tmp_path, hash_of(MINE)).values() if file.is_mine]
    assert not app.exception and ui.checkpoint_of(file).name == "model" and file.id.startswith("model-")


def test_a_checkpoint_of_a_run_is_added_without_what_it_takes_to_go_on(open_as, make_run, tmp_path):
    folder = make_run("theirs000000", THEIRS)
    app = open_as(MINE)
    app.file_uploader[0].upload("x.safetensors", folder.checkpoint.read_bytes(), "application/octet-stream").run()
    press(app, "Add it")
    (file,) = [file for file in models_of(tmp_path, hash_of(MINE)).values() if file.is_mine]
    assert load(file.path).training is None


@pytest.mark.parametrize("content", [b"PK\x03\x04 a pickle", b"", b"\x08\x00\x00\x00\x00\x00\x00\x00{}      "])
def test_a_file_that_is_no_model_gets_a_sentence_and_leaves_nothing(open_as, tmp_path, content):
    app = open_as(MINE)
    app.file_uploader[0].upload("bad.safetensors", content, "application/octet-stream").run()
    press(app, "Add it")
    assert not app.exception and "bad.safetensors" in app.error[0].value
    assert not [path for path in tmp_path.iterdir() if re.fullmatch("[a-z0-9]{12}", path.name)]


def test_an_upload_without_room_gets_a_sentence(open_as, make_run, tmp_path, monkeypatch):
    make_run("mine00000000")
    monkeypatch.setenv("ATTENTION_LAB_DISK_FOR_RUNS", "0")
    app = open_as(MINE)
    app.file_uploader[0].upload("x.safetensors", b"x", "application/octet-stream").run()
    press(app, "Add it")
    assert "There is no room" in app.error[0].value


# The table


def test_the_table_tells_what_is_known_and_nothing_else(open_as, make_run):
    folder = make_run("mine00000000")
    rows = table(open_as(MINE))
    shipped, mine = rows["reverse-letters"], rows["my-model-mine00000000"]
    assert (shipped["task"], shipped["origin"]) == ("Reverse letters", "shipped")
    assert 90 < shipped["exact match (%)"] <= 100
    assert mine["task"] == "Copy letters" and mine["origin"] == "mine" and mine["system"] == "A (modular)"
    assert mine["parameters"] == load(folder.model).model.num_parameters
    assert all(map(np.isnan, (mine["BLEU"], shipped["BLEU"], shipped["character errors (%)"])))


def test_more_figures_are_shown_where_a_model_has_them(open_as, make_run):
    folder = make_run("mine00000000")
    checkpoint = load(folder.model)
    folder.model.write_bytes(to_bytes(replace(checkpoint, metrics={**checkpoint.metrics, "bleu": 31.25})))
    row = table(open_as(MINE))["my-model-mine00000000"]
    assert row["BLEU"] == 31.25 and row["character errors (%)"] != row["character errors (%)"]  # an empty cell


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


def test_the_oldest_unpinned_keep_their_order(make_run):
    newest, middle, oldest = (make_run(f"{name}0000000") for name in ("newes", "middl", "oldes"))
    middle.leave_note("pinned", "yes")
    assert oldest_unpinned([newest, middle, oldest]) == [oldest, newest]


def test_a_translator_says_in_plain_words_how_good_it_is_and_shows_its_failures(open_as):
    app = open_as(MINE, model="english-spanish")
    said = " ".join(element.value for element in [*app.text, *app.caption])
    assert "short everyday sentences" in said and "BLEU" in said and "tatoeba.org" in said and "CC BY 2.0 FR" in said
    failures = next(frame.value for frame in app.dataframe if "it writes" in frame.value.columns)
    assert len(failures) == 5 and (failures["it writes"] != failures["right would be"]).all()

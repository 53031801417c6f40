"""Models: whose they are, who sees them, and that nothing is lost by a click."""

import hashlib
import json
import os
import re
import shutil
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from pages import ui
from pages.ui.model_chooser import shown_names
from pages.ui.models import content_of, models_of
from pages.ui.run_list import oldest_unpinned
from transformer import RunSpec, Task, TrainingSettings, Transformer, greedy, load
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


def shown(app):
    """What the models are called where one chooses, in the order of `options`."""
    return app.selectbox(key="model-by-name").options


def table(app):
    """Rows by id, where every model can be opened."""
    rows = app.dataframe[0].value.to_dict("records")
    assert len(rows) == len(options(app)) and "in links" not in rows[0]
    return dict(zip(options(app), rows, strict=True))


def told_of(app, run_id):
    """What the list of runs says of one: what it is, and where it stands."""
    place = next(place for place, text in enumerate(listed(app)) if f"({run_id})" in text)
    return listed(app)[place], listed(app)[place + 1]


def listed(app):
    """Every text and caption, in the order of the page."""
    return [element.value for element in app.main if element.type in ("text", "caption")]


def ways(app):
    """Where the links of a page lead, by what they are called; the last of each name."""
    return {link.label: (link.page, link.query_string) for link in (element.proto for element in app.get("page_link"))}


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
    assert any("Ada's \\:red\\[\\*best\\*\\]" in element.value for element in app.subheader)
    (heading,) = [element.value for element in app.subheader if "About" in element.value]
    assert heading == r"About Ada's \:red\[\*best\*\]" and shown(app)[-1] == "Ada's :red[*best*] · Copy letters"
    assert not any("best" in element.value for kind in (app.markdown, app.caption) for element in kind)
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
    assert (
        not app.exception
        and "Another shared-one is there now; what you removed, shared one, stays aside" in app.warning[0].value
    )
    assert another.path == shared.path and load(shared.path).task["name"] == "sort"


def test_sharing_shows_a_copy_to_everyone_and_only_once(open_as, make_run, tmp_path):
    folder = make_run("mine00000000", name="copy letters")
    app = open_as(MINE, model="copy-letters-mine00000000")
    press(app, "Share with everyone here")
    assert not app.exception and "Everyone on this server has it too, as copy letters." in said(app)
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
    assert app.multiselect(key="to-remove").options == ["my model · Copy letters"]
    press(app, "Unpin")
    assert len(app.multiselect(key="to-remove").options) == 2


def test_the_oldest_are_offered_first_and_only_a_click_removes_them(open_as, make_run, tmp_path, monkeypatch):
    folders = [make_run(f"run{number}00000000") for number in range(3)]
    for age, folder in enumerate(folders):
        os.utime(folder.model, (1e9 - 60 * age, 1e9 - 60 * age))
    make_run("theirs000000", THEIRS)
    monkeypatch.setenv("ATTENTION_LAB_DISK_FOR_RUNS", "0")
    app = open_as(MINE)
    assert not app.exception and "keeps 0 MB" in app.warning[0].value
    dates = [f"{datetime.fromtimestamp(1e9 - age, UTC):%Y-%m-%d %H:%M}" for age in (2 * 60, 60, 0)]
    assert app.multiselect(key="to-remove").options == [f"my model · Copy letters · {date}" for date in dates]
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
    app = open_as(MINE)
    assert [element.value for element in app.subheader].count("Unfinished runs") == 1
    what, standing = told_of(app, "stopped00000")
    assert what.startswith(":red[a]: Copy letters, system A, started 20") and standing.startswith("Stopped; you can go")
    links = [element.proto for element in app.get("page_link")]
    assert {link.query_string for link in links} >= {"run=stopped00000", "run=diverged0000"}
    assert not any("theirs000000" in text for text in said(app)) and "Stop" not in labels(app)
    app.button(key="remove-stopped00000").click().run()
    assert not app.exception and not stopped.path.exists() and "Removed :red[a]." in said(app)
    press(app, "Undo")
    assert stopped.path.exists() and not app.warning


def test_a_run_that_ended_early_tells_its_own_reason(open_as, make_run):
    make_run("diverged0000", state="going").emit("diverged", step=2, reason="The loss has exploded to 50.3 nats.")
    make_run("failed000000", state="going").emit("failed", step=2, reason="No memory is left.")
    app = open_as(MINE)
    assert told_of(app, "diverged0000")[1] == "The loss has exploded to 50.3 nats."
    assert told_of(app, "failed000000")[1] == "No memory is left."


def test_runs_in_progress_tell_what_they_are_and_their_place_in_line(open_as, make_run):
    running, waiting = make_run("running00000", state="going"), make_run("waiting00000", state="going")
    waiting.emit("waiting", ahead=2)
    theirs = make_run("theirs000000", THEIRS, state="going")
    with running.lock, waiting.lock, theirs.lock:
        app = open_as(MINE)
        assert not any("theirs000000" in text for text in said(app))
        what, standing = told_of(app, "running00000")
        assert what.startswith("my model: Copy letters, system A, started 20") and standing == "Training. Step 2 of 2."
        what, standing = told_of(app, "waiting00000")
        assert what.startswith("my model: Copy letters, system A, started 20")
        assert standing.startswith("In line") and "2 others wait before it" in standing
        assert not [button for button in app.button if str(button.key).startswith("remove-")]


def test_a_run_in_progress_can_be_stopped_where_it_is_listed(open_as, make_run):
    first, second = make_run("first0000000", state="going"), make_run("second000000", state="going")
    with first.lock, second.lock:
        app = open_as(MINE)
        app.button(key="stop-second000000").click().run()
        assert not app.exception and second.orders.stop and not first.orders.stop
        assert told_of(app, "second000000")[1] == "Stopping …" and app.button(key="stop-second000000").disabled
        second.emit("stopped", step=2)
    first.emit("stopped", step=2)
    app.run()
    assert not app.exception and "Stop" not in labels(app) and app.button(key="remove-second000000")


def test_a_run_that_is_gone_before_it_could_be_stopped_gets_a_sentence(open_as, make_run):
    going = make_run("going0000000", state="going")
    with going.lock:
        app = open_as(MINE)
        shutil.rmtree(going.path)
        app.button(key="stop-going0000000").click().run()
        assert not app.exception and "is not here any more" in app.warning[0].value


# The ways from a model


def test_a_model_leads_to_its_heads_and_to_the_film_of_its_run(open_as, make_run):
    make_run("mine00000000"), make_run("theirs000000", THEIRS)
    app = open_as(MINE, model="my-model-mine00000000")
    assert ways(app)["Look at its heads"] == ("heads", "model=my-model-mine00000000")
    assert ways(app)["Its film"] == ("train", "run=mine00000000")
    assert app.code[0].value.endswith("heads?model=my-model-mine00000000")
    app.selectbox(key="model").select("copy-letters").run()
    assert ways(app)["Look at its heads"] == ("heads", "model=copy-letters") and "Its film" not in ways(app)
    linked = open_as(MINE, model="my-model-theirs000000")
    assert ways(linked)["Its film"] == ("train", "run=theirs000000")


def test_a_model_that_no_run_here_made_has_no_film(open_as, tmp_path):
    app = open_as(MINE)
    content = (SHIPPED / "copy-letters.safetensors").read_bytes()
    app.file_uploader[0].upload("x.safetensors", content, "application/octet-stream").run()
    press(app, "Add it")
    app.run()
    app.selectbox(key="model").select(options(app)[-1]).run()
    assert "Look at its heads" in ways(app) and "Its film" not in ways(app)
    assert not [expander for expander in app.expander if "finished runs" in expander.label]


def test_finished_runs_are_listed_with_the_way_to_their_films(open_as, make_run):
    make_run("mine00000000"), make_run("theirs000000", THEIRS), make_run("stopped00000", state="stopped")
    app = open_as(MINE)
    assert "My finished runs (1)" in [expander.label for expander in app.expander]
    assert not any("mine00000000" in text for text in said(app))
    app.session_state["finished-runs"] = True
    app.run()
    assert not app.exception and ways(app)["Its film"] == ("train", "run=mine00000000")
    assert any(text.startswith("my model: Copy letters, system A, started 20") for text in said(app))
    assert not any("theirs000000" in text for text in said(app))


# What models are called where one chooses


def test_every_page_chooses_by_name_and_keeps_the_id_in_the_link(open_as, make_run):
    folder = make_run("mine00000000")
    folder.leave_note("name", "نموذجي")
    app = open_as(MINE, "heads")
    assert shown(app)[0] == "reverse-letters" and shown(app)[-1] == "\u2068نموذجي\u2069 · Copy letters"
    assert options(app)[-1] == "my-model-mine00000000"
    app.selectbox(key="model-by-name").select("my-model-mine00000000").run()
    assert not app.exception and app.selectbox(key="model").value == "my-model-mine00000000"
    app.selectbox(key="model-by-name").select("copy-letters").run()
    assert not app.exception and app.selectbox(key="model").value == "copy-letters"
    app.selectbox(key="model").select("my-model-mine00000000").run()
    assert app.selectbox(key="model-by-name").value == "my-model-mine00000000"
    app.switch_page("pages/decoding.py").run()
    assert app.selectbox(key="model-by-name").value == "my-model-mine00000000"


def test_another_model_chosen_by_name_brings_its_example(open_as):
    app = open_as(MINE, "heads", model="reverse-letters")
    before = app.text_input(key="text").value
    app.selectbox(key="model-by-name").select("english-spanish").run()
    assert not app.exception and app.text_input(key="text").value not in ("", before)


def test_models_of_one_name_are_told_apart_by_what_differs(make_run, tmp_path):
    same = [make_run(f"{name}0000000") for name in ("aaaaa", "bbbbb", "ccccc", "ddddd", "eeeee")]
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
    assert names["my-model-bbbbb0000000"] == "my model · Copy letters"  # of no reference system: the others are of A
    later = f"{datetime.fromtimestamp(1e9 + 60, UTC):%Y-%m-%d %H:%M}"
    assert names["my-model-ccccc0000000"] == f"my model · Copy letters · system A · {later}"
    for end in "de":  # alike to the last letters of their ids
        assert names[f"my-model-{end * 5}0000000"] == (
            f"my model · Copy letters · system A · {at} · my-model-{end * 5}0000000"
        )


def test_no_name_of_a_person_hides_another_model(make_run, tmp_path):
    make_run("mine00000000", name="reverse-letters").leave_note("name", "reverse-letters")
    first, second = (
        ui.keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="copy-letters")) for _ in range(2)
    )
    names = shown_names(models_of(tmp_path, hash_of(MINE)))
    assert names["reverse-letters"] == "reverse-letters" and names["copy-letters"] == "copy-letters"
    assert names["reverse-letters-mine00000000"] == "reverse-letters · Copy letters"
    assert names[first.id] != names[second.id] and len(set(names.values())) == len(names)


def test_a_name_in_any_script_stands_in_the_link_and_is_shown_to_everyone(open_as, make_run):
    folder = make_run("mine00000000", name="نموذجي")
    folder.leave_note("name", "نموذجي")
    assert ui.model_id_of(folder) == "نموذجي-mine00000000"
    app = open_as(MINE, model="نموذجي-mine00000000")
    assert not app.warning and app.selectbox(key="model").value == "نموذجي-mine00000000"
    press(app, "Share with everyone here")
    other = open_as(THEIRS, "heads", model="نموذجي")
    assert not other.warning and other.selectbox(key="model").value == "نموذجي"
    assert shown(other)[-1] == "\u2068نموذجي\u2069 · shared here"
    assert "model=%D9%86" in open_as(THEIRS, model="نموذجي").code[0].value
    invited = open_as(THEIRS, "heads", model="نموذجي-mine00000000")
    assert not invited.warning and shown(invited)[-1] == "\u2068نموذجي\u2069 · from a link"


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

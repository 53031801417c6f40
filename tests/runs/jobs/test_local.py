"""Jobs as processes of this machine: nothing is lost, whichever process dies."""

import json
import os
import shutil
import signal

import pytest
import torch
from jobs import SIZES, make_folder, needs_proc, processes_of, tiny_spec, wait_until
from jobs import ended as ended_folder

from transformer.runs.film import Frame
from transformer.runs.jobs import (
    Controls,
    LimitError,
    RunFolder,
    cancel,
    control,
    find,
    result,
    resume,
    rewind,
    runs,
    submit,
    submit_twins,
)
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.waiting import places_in
from transformer.runs.locks import Lock
from transformer.runs.run import Run
from transformer.runs.shelf import Shelf, delete_for_good

pytestmark = pytest.mark.slow

LONG = 20_000


@pytest.fixture
def one_slot(monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "1")


def ended(run_id, root):
    return ended_folder(find(run_id, root))


@pytest.fixture(scope="module")
def root_of_one(tmp_path_factory):
    """The root folder of one run that its process has trained to the end."""
    root = tmp_path_factory.mktemp("root")
    folder = find(submit(tiny_spec(), root, owner="me"), root)
    assert ended_folder(folder) == "done"
    assert wait_until(lambda: not processes_of(folder))
    return root


@pytest.fixture
def done(root_of_one, tmp_path):
    """The id of that run, copied into the root folder of this test."""
    shutil.copytree(root_of_one, tmp_path, dirs_exist_ok=True)
    (folder,) = runs(tmp_path)
    return folder.id


def steps_told(run_id, root):
    return [event["step"] for event in find(run_id, root).events() if event["event"] == "step"]


def test_a_run_ends_with_a_measured_model(tmp_path, done):
    told = [event["event"] for event in find(done, tmp_path).events()]
    assert told[:3] == ["queued", "launched", "start"] and told[-1] == "done"
    assert steps_told(done, tmp_path)[-1] == 30
    checkpoint = result(done, tmp_path)
    assert checkpoint.metrics["evaluated_on"] == 1000 and checkpoint.training is None


def test_the_job_trains_what_the_library_trains(tmp_path, done):
    here = Run(tiny_spec())
    list(here)
    for name, parameter in result(done, tmp_path).model.named_parameters():
        assert torch.equal(parameter, dict(here.checkpoint().model.named_parameters())[name])


def test_a_stopped_run_goes_on_as_if_nothing_had_happened(tmp_path):
    spec = tiny_spec(steps=LONG)  # long enough to be still running when it is cancelled
    run_id = submit(spec, tmp_path)
    wait_until(lambda: steps_told(run_id, tmp_path))
    cancel(run_id, tmp_path)
    assert ended(run_id, tmp_path) == "stopped"
    stopped_at = result(run_id, tmp_path).training.step
    assert 0 < stopped_at < LONG
    resume(run_id, tmp_path, pause_at=stopped_at + 50)
    wait_until(lambda: find(run_id, tmp_path).status() == "paused")
    uninterrupted = Run(spec)
    for _ in zip(range(stopped_at + 50), uninterrupted):
        pass
    gone_on = result(run_id, tmp_path)
    assert gone_on.training.step == uninterrupted.step == stopped_at + 50
    for name, parameter in gone_on.model.named_parameters():
        assert torch.equal(parameter, dict(uninterrupted.model.named_parameters())[name])
    cancel(run_id, tmp_path)
    ended(run_id, tmp_path)


def test_a_run_that_ends_while_one_looks_is_not_lost(tmp_path, monkeypatch):
    folder = make_folder(tmp_path / "run", tiny_spec())
    folder.emit("start", step=0)
    assert folder.status() == "lost"
    monkeypatch.setattr(
        RunFolder, "is_alive", lambda run: run.emit("done", exact_match=1.0, evaluated_on=9) or False
    )  # the run ends during the check
    assert folder.status() == "done"


@needs_proc
def test_a_killed_job_goes_on_from_its_last_checkpoint_and_learns_the_same(tmp_path):
    spec = tiny_spec(steps=LONG)
    run_id = submit(spec, tmp_path, controls=Controls(pause_at=20))  # where it pauses, it saves a checkpoint
    wait_until(lambda: find(run_id, tmp_path).status() == "paused")
    control(run_id, tmp_path, pause_at=None)
    wait_until(lambda: steps_told(run_id, tmp_path)[-1] > 20)
    os.kill(processes_of(find(run_id, tmp_path))[0], signal.SIGKILL)
    wait_until(lambda: find(run_id, tmp_path).status() == "lost")
    saved = result(run_id, tmp_path).training.step
    control(run_id, tmp_path, pause_at=saved + 50)  # every order also supervises all runs
    wait_until(lambda: find(run_id, tmp_path).status() == "paused")
    told = find(run_id, tmp_path).events()
    assert [e["step"] for e in told if e["event"] in {"died", "start"}] == [0, saved, saved] and saved >= 20
    undisturbed = Run(spec)
    for _ in zip(range(saved + 50), undisturbed):
        pass
    for name, parameter in result(run_id, tmp_path).model.named_parameters():
        assert torch.equal(parameter, dict(undisturbed.model.named_parameters())[name])
    cancel(run_id, tmp_path)
    ended(run_id, tmp_path)


@needs_proc
def test_a_job_whose_folder_is_deleted_ends(tmp_path):
    run_id = submit(tiny_spec(steps=LONG), tmp_path)
    wait_until(lambda: steps_told(run_id, tmp_path))
    delete_for_good(Shelf(tmp_path).remove(tmp_path / run_id))
    wait_until(lambda: not processes_of(RunFolder(tmp_path / run_id)), seconds=20)
    assert not (tmp_path / run_id).exists()


def test_runs_wait_in_the_order_in_which_they_came(tmp_path, one_slot):
    first = submit(tiny_spec(steps=LONG), tmp_path)
    wait_until(lambda: find(first, tmp_path).status() == "running")
    second, third = (submit(tiny_spec(), tmp_path) for _ in range(2))
    assert [find(run_id, tmp_path).status() for run_id in (second, third)] == ["waiting", "waiting"]
    assert {run_id: place.ahead for run_id, place in places_in(tmp_path).items()} == {second: 0, third: 1}
    # A waiting run has no process.
    assert not any(processes_of(find(run_id, tmp_path)) for run_id in (second, third))
    assert find(first, tmp_path).status() == "running"
    cancel(first, tmp_path)
    assert [ended(run_id, tmp_path) for run_id in (first, second, third)] == ["stopped", "done", "done"]
    told = [find(run_id, tmp_path).events() for run_id in (first, second, third)]
    began = [next(event["time"] for event in events if event["event"] == "start") for events in told]
    assert began == sorted(began)
    wait_until(lambda: not Line(tmp_path).ids())


def test_a_run_that_waits_can_be_cancelled(tmp_path, one_slot):
    first = submit(tiny_spec(steps=LONG), tmp_path)
    wait_until(lambda: find(first, tmp_path).status() == "running")
    second = submit(tiny_spec(), tmp_path)
    cancel(second, tmp_path)
    assert find(second, tmp_path).status() == "stopped"  # at once, without any process
    assert find(first, tmp_path).status() == "running"
    cancel(first, tmp_path)
    ended(first, tmp_path)


def test_a_run_that_fails_says_why_and_can_go_on(tmp_path, done):
    folder = find(done, tmp_path)
    spec = (folder.path / "spec.json").read_text()
    folder.save("spec.json", json.dumps(tiny_spec(steps=31).to_dict() | {"sizes": {**SIZES, "d_model": 32}}).encode())
    resume(done, tmp_path)
    assert ended(done, tmp_path) == "failed"
    assert "is another model than 'tiny' describes" in folder.last_state()["reason"]
    folder.save("spec.json", spec.encode())
    resume(done, tmp_path)
    assert ended(done, tmp_path) == "done"


def test_a_half_written_line_of_events_is_left_for_later(tmp_path):
    folder = RunFolder(tmp_path)
    folder.emit("queued")
    with (tmp_path / "events.jsonl").open("ab") as file:
        file.write(b'{"event": "st')
    assert [event["event"] for event in folder.events()] == ["queued"]
    folder.emit("start", step=3)
    assert [event["event"] for event in folder.events()] == ["queued", "unreadable", "start"]
    assert folder.events()[2]["step"] == 3


@pytest.mark.parametrize("run_id", ["", "..", "../other", "a/b", "nothere", "."])
def test_an_unknown_id_is_refused_with_a_sentence(tmp_path, run_id):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "spec.json").write_text(json.dumps(tiny_spec().to_dict()))
    with pytest.raises(KeyError, match="There is no such run here"):
        find(run_id, tmp_path / "runs")


def test_a_run_waits_takes_one_step_and_goes_on(tmp_path):
    run_id = submit(tiny_spec(), tmp_path, controls=Controls(pause_at=0))
    folder = find(run_id, tmp_path)
    wait_until(lambda: folder.status() == "paused")
    assert folder.newest_frame().step == 0 and not steps_told(run_id, tmp_path)
    control(run_id, tmp_path, pause_at=1)
    wait_until(lambda: folder.newest_frame().step == 1)
    wait_until(lambda: folder.status() == "paused")
    assert steps_told(run_id, tmp_path)[-1] == 1
    wait_until(lambda: not any(Lock(path).is_held() for path in tmp_path.glob("slot-*.lock")))
    control(run_id, tmp_path, pause_at=None)
    assert ended(run_id, tmp_path) == "done"
    whole = Run(tiny_spec())
    list(whole)
    for name, parameter in result(run_id, tmp_path).model.named_parameters():
        assert torch.equal(parameter, dict(whole.model.named_parameters())[name])


def test_rewind_is_a_new_run_with_the_same_weights(tmp_path, done):
    second = rewind(done, tmp_path)
    wait_until(lambda: find(second, tmp_path).status() == "paused")
    frames = [Frame.read(find(run_id, tmp_path).frames()[0]) for run_id in (done, second)]
    assert (frames[0].step, frames[1].step) == (0, 0)
    assert all((frames[0].maps[kind] == frames[1].maps[kind]).all() for kind in frames[0].maps)
    assert find(second, tmp_path).note("owner") == "me" and find(done, tmp_path).status() == "done"
    cancel(second, tmp_path)
    ended(second, tmp_path)


def test_runs_side_by_side_share_a_process_and_learn_the_same_as_alone(tmp_path):
    specs = [tiny_spec(), tiny_spec(learning_rate=1e-2), tiny_spec(steps=200, learning_rate=10.0, warmup=0.0)]
    ids = submit_twins(specs, tmp_path, owner="me")
    assert len({wait_until(lambda run_id=run_id: processes_of(find(run_id, tmp_path)))[0] for run_id in ids}) == 1
    assert [ended(run_id, tmp_path) for run_id in ids] == ["done", "done", "diverged"]
    assert {folder.id for folder in runs(tmp_path, "me")} == set(ids)
    assert not runs(tmp_path, "you") and len(runs(tmp_path)) == 3
    for spec, run_id in zip(specs[:2], ids):
        alone = Run(spec)
        list(alone)
        for name, parameter in result(run_id, tmp_path).model.named_parameters():
            assert torch.equal(parameter, dict(alone.model.named_parameters())[name])


@pytest.mark.parametrize(
    ("variable", "value", "message"),
    [
        ("LARGEST_MODEL", "1000", "The model would have [0-9,]+ parameters; this server trains at most 1,000"),
        ("LONGEST_SEQUENCE", "10", "this server trains on at most 10"),
        ("MOST_STEPS", "29", "The run has 30 steps; this server allows 29"),
        ("MOST_JOBS_A_SESSION", "0", "this server allows 0 at a time"),
        ("DISK_FOR_RUNS", "-1", "must be a whole number"),
    ],
)
def test_what_is_beyond_a_limit_gets_a_sentence_and_leaves_nothing(tmp_path, monkeypatch, variable, value, message):
    monkeypatch.setenv(f"ATTENTION_LAB_{variable}", value)
    with pytest.raises(ValueError, match=message):
        submit(tiny_spec(), tmp_path)
    assert not [path for path in tmp_path.iterdir() if path.is_dir()]


def test_a_full_disk_refuses_the_next_run_and_deletes_nothing(tmp_path, done, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_DISK_FOR_RUNS", "0")
    with pytest.raises(LimitError, match="Delete old runs first"):
        submit(tiny_spec(), tmp_path)
    assert result(done, tmp_path)

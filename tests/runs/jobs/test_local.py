"""Jobs as processes of this machine: nothing is lost, whichever process dies."""

import json
import os
import shutil
import signal

import pytest
from jobs import (
    NEVER,
    SIZES,
    apart,
    assert_same_weights,
    ended,
    make_folder,
    needs_proc,
    processes_of,
    tiny_spec,
    told,
    train_here,
    undisturbed,
    wait_until,
)

from transformer import SequenceTask
from transformer.runs import jobs
from transformer.runs.film import Frame
from transformer.runs.jobs import Controls, LimitError, supervise, worker
from transformer.runs.jobs.line import Line
from transformer.runs.locks import Lock
from transformer.runs.machine import restore_limits
from transformer.runs.run import Run
from transformer.runs.shelf import Shelf, delete_for_good

TWINS = [tiny_spec(), tiny_spec(steps=200, learning_rate=10.0, warmup=0.0)]


@pytest.fixture(scope="module")
def root_of_all(tmp_path_factory):
    """Train two twins and a run behind them to the end in processes; return the root folder of all."""
    root = tmp_path_factory.mktemp("root")
    with pytest.MonkeyPatch.context() as one_slot:
        one_slot.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "1")
        one_slot.delenv("RAY_ADDRESS", raising=False)
        twins = [jobs.find(run_id, root) for run_id in jobs.submit_twins(TWINS, root, owner="me")]
        alone = jobs.find(jobs.submit(tiny_spec(), root, owner="you"), root)
        assert alone.status() == "waiting"
        processes = {process for twin in twins for process in wait_until(lambda twin=twin: processes_of(twin))}
        assert len(processes) == 1 and not processes_of(alone)  # a waiting run has none
        assert [ended(folder) for folder in (*twins, alone)] == ["done", "diverged", "done"]
    wait_until(lambda: not Line(root).ids() and not processes_of(alone))
    return root


@pytest.fixture
def done(root_of_all, tmp_path):
    """Copy the run that trained alone into the root folder of this test; return its id."""
    (folder,) = jobs.runs(root_of_all, "you")
    shutil.copytree(folder.path, tmp_path / folder.id)
    return folder.id


@needs_proc
def test_runs_side_by_side_learn_as_alone_and_the_next_one_follows(root_of_all):
    twins, (alone,) = jobs.runs(root_of_all, "me"), jobs.runs(root_of_all, "you")
    assert len(jobs.runs(root_of_all)) == 3 and len(twins) == 2 and not jobs.runs(root_of_all, "nobody")
    assert [event["event"] for event in alone.events()][:3] == ["queued", "launched", "start"]
    assert alone.events()[-1]["event"] == "done" and alone.records()[-1]["step"] == 30
    assert max(told(twin, "start")[0]["time"] for twin in twins) <= told(alone, "start")[0]["time"]
    expected = undisturbed(tiny_spec())
    for folder in (*twins, alone):
        if folder.status() == "done":
            checkpoint = jobs.result(folder.id, root_of_all)
            assert checkpoint.metrics["evaluated_on"] == 1000 and checkpoint.training is None
            assert_same_weights(checkpoint.model, expected)


@needs_proc
def test_steps_pauses_a_kill_and_a_stop_change_nothing_of_what_is_learned(tmp_path):
    folder = jobs.find(jobs.submit(tiny_spec(steps=20_000), tmp_path, controls=Controls(pause_at=0)), tmp_path)

    def paused_at(step):
        wait_until(lambda: folder.status() == "paused" and folder.last_state()["step"] == step)

    paused_at(0)
    assert folder.newest_frame().step == 0 and not folder.records()
    jobs.control(folder.id, tmp_path, pause_at=1)
    paused_at(1)
    assert folder.newest_frame().step == folder.records()[-1]["step"] == 1
    wait_until(lambda: not any(Lock(path).is_held() for path in tmp_path.glob("slot-*.lock")))

    jobs.control(folder.id, tmp_path, pause_at=None)
    wait_until(lambda: folder.records()[-1]["step"] > 1)
    os.kill(processes_of(folder)[0], signal.SIGKILL)
    wait_until(lambda: folder.status() == "lost")
    saved = folder.saved_step()
    jobs.control(folder.id, tmp_path, pause_at=saved + 50)  # every order also supervises all runs
    paused_at(saved + 50)
    assert [event["step"] for event in told(folder, "died", "start")] == [0, saved, saved] and saved >= 1

    jobs.control(folder.id, tmp_path, pause_at=None)
    wait_until(lambda: folder.records()[-1]["step"] > saved + 50)
    jobs.cancel(folder.id, tmp_path)
    assert ended(folder) == "stopped"
    stopped_at = jobs.result(folder.id, tmp_path).training.step
    jobs.resume(folder.id, tmp_path, pause_at=stopped_at + 10)
    paused_at(stopped_at + 10)
    checkpoint = jobs.result(folder.id, tmp_path)
    assert checkpoint.training.step == stopped_at + 10
    assert_same_weights(checkpoint.model, undisturbed(folder.spec(), stopped_at + 10))

    delete_for_good(Shelf(tmp_path).remove(folder.path))
    wait_until(lambda: not processes_of(folder))
    assert not folder.path.exists()


def test_orders_reach_the_run_they_name_and_a_waiting_one_ends_at_once(tmp_path, processes):
    first, second = (jobs.find(jobs.submit(tiny_spec(), tmp_path), tmp_path) for _ in range(2))
    assert processes.of(first) and second.status() == "waiting"
    jobs.cancel(second.id, tmp_path)
    assert second.status() == "stopped" and first.status() == "running" and not first.controls.stop
    jobs.resume(second.id, tmp_path, stop_when_solved=True)
    assert second.status() == "waiting" and second.controls == Controls(stop_when_solved=True)
    first.emit("paused", step=3)
    jobs.control(first.id, tmp_path, pause_at=3)
    assert Line(tmp_path).ids() == [first.id, second.id] and not first.is_due()
    jobs.control(first.id, tmp_path, pause_at=4)  # at the end, behind those already waiting
    assert Line(tmp_path).ids() == [second.id, first.id] and first.is_due()
    processes.end(first, "stopped", step=3)
    supervise(tmp_path, NEVER)
    assert processes.of(second)


def test_a_run_that_fails_says_why_and_can_go_on(tmp_path, done, no_process):
    folder, slot = jobs.find(done, tmp_path), Lock(tmp_path / "slot-0.lock")

    def go_on(**changes):
        folder.save("spec.json", json.dumps(tiny_spec().to_dict() | changes).encode())
        jobs.resume(done, tmp_path)
        assert folder.status() == "waiting"
        with folder.lock as lock, restore_limits():
            worker.work(tmp_path, {folder: lock}, [slot])
        return folder.status()

    assert go_on(sizes={**SIZES, "d_model": 32}) == "failed"
    assert "is another model than 'tiny' describes" in folder.last_state()["reason"]
    assert go_on() == "done"


def test_an_unknown_id_is_refused_with_a_sentence(tmp_path):
    make_folder(tmp_path / "other", tiny_spec())
    (tmp_path / "runs").mkdir()
    for run_id in ("", "..", "../other", "nothere"):
        with pytest.raises(KeyError, match="There is no such run here"):
            jobs.find(run_id, tmp_path / "runs")


def test_rewind_is_a_new_run_with_the_same_weights(tmp_path, done, no_process):
    first, second = jobs.find(done, tmp_path), jobs.find(jobs.rewind(done, tmp_path), tmp_path)
    train_here(second)
    frames = [Frame.read(folder.frames()[0]) for folder in (first, second)]
    assert (frames[0].step, frames[1].step, second.step()) == (0, 0, 0)
    assert all((frames[0].maps[kind] == frames[1].maps[kind]).all() for kind in frames[0].maps)
    assert second.note("owner") == "you" and first.status() == "done"


def test_what_is_beyond_a_limit_gets_a_sentence_and_leaves_nothing(tmp_path, monkeypatch):
    there = make_folder(tmp_path / "run", tiny_spec())
    for variable, value, message in (
        ("LARGEST_MODEL", "1000", "The model would have [0-9,]+ parameters; this server trains at most 1,000"),
        ("MOST_STEPS", "29", "The run has 30 steps; this server allows 29"),
        ("DISK_FOR_RUNS", "0", "Delete old runs first"),
    ):
        with monkeypatch.context() as limited, pytest.raises(LimitError, match=message):
            limited.setenv(f"ATTENTION_LAB_{variable}", value)
            jobs.submit(tiny_spec(), tmp_path)
        assert [path for path in tmp_path.iterdir() if path.is_dir()] == [there.path]


# Two processes


def shared(processes):
    # With nine rows, the processes have different numbers of rows and tokens.
    task = SequenceTask(name="copy", max_length=6)
    return tiny_spec(20, sizes={**SIZES, "dropout": 0.0}, task=task, batch_size=9, processes=processes)


def test_two_processes_train_what_one_trains_and_a_new_rate_reaches_both(tmp_path, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "2")
    folder = jobs.find(jobs.submit(shared(2), tmp_path, controls=Controls(learning_rate=1e-3)), tmp_path)
    alone = Run(shared(1))
    alone.learning_rate = 1e-3
    losses = {record.step: record for record in alone}
    assert ended(folder) == "done", (folder.path / "output.log").read_text()
    records = folder.records()
    assert records[-1]["step"] == 20 and records[-1]["exact_match"] == losses[20].exact_match
    for record in records:
        assert record["loss"] == pytest.approx(losses[record["step"]].loss, abs=1e-5)
        assert record["gradient_norm"] == pytest.approx(losses[record["step"]].gradient_norm, rel=1e-4)
    assert apart(jobs.result(folder.id, tmp_path).model, alone.model) < 1e-5

"""Jobs as processes: nothing is lost, whatever dies."""

import json
import os
import signal
import time

import pytest
import torch

from transformer import RunSpec, Task, TrainingSettings
from transformer.jobs import RunFolder, cancel, delete, events, find, result, resume, runs, submit
from transformer.run import Run

TINY = dict(d_model=16, num_heads=2, num_layers=1, d_ff=32, dropout=0.1)


def tiny_spec(steps=30, **settings):
    return RunSpec(
        name="tiny",
        sizes=TINY,
        task=Task(name="copy", max_length=4),
        settings=TrainingSettings(steps=steps, batch_size=8, evaluate_every=10, evaluate_on=20, **settings),
    )


def wait_until(condition, seconds=60.0):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if value := condition():
            return value
        time.sleep(0.05)
    raise AssertionError("It did not happen in time.")


def ended(run_id, root):
    return wait_until(lambda: (s := find(run_id, root).status()) not in {"queued", "waiting", "running"} and s)


def steps_told(run_id, root):
    return [event["step"] for event in events(run_id, root) if event["event"] == "step"]


def process_of(run_id):
    """The job's process, found by its command line as a server that was restarted would have to."""
    for number in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{number}/cmdline", "rb") as file:
                line = file.read().decode(errors="replace")
            with open(f"/proc/{number}/stat", encoding="utf-8") as file:
                zombie = file.read().rsplit(")", 1)[1].split()[0] == "Z"
        except OSError:
            continue
        if run_id in line and "jobs.worker" in line and not zombie:
            return int(number)
    return None


def test_a_run_ends_with_a_measured_model(tmp_path):
    run_id = submit(tiny_spec(), tmp_path)
    assert ended(run_id, tmp_path) == "done"
    told = [event["event"] for event in events(run_id, tmp_path)]
    assert told[:2] == ["queued", "start"] and told[-1] == "done"
    assert steps_told(run_id, tmp_path)[-1] == 30
    checkpoint = result(run_id, tmp_path)
    assert checkpoint.metrics["evaluated_on"] == 1000 and checkpoint.training is None
    assert [folder.id for folder in runs(tmp_path)] == [run_id]
    assert wait_until(lambda: process_of(run_id) is None)


def test_the_job_trains_what_the_library_trains(tmp_path):
    run_id = submit(tiny_spec(), tmp_path)
    ended(run_id, tmp_path)
    here = Run(tiny_spec())
    list(here)
    for name, parameter in result(run_id, tmp_path).model.named_parameters():
        assert torch.equal(parameter, dict(here.checkpoint().model.named_parameters())[name])


def test_a_stopped_run_goes_on_as_if_nothing_had_happened(tmp_path):
    spec = tiny_spec(steps=300)
    run_id = submit(spec, tmp_path)
    wait_until(lambda: steps_told(run_id, tmp_path))
    cancel(run_id, tmp_path)
    assert ended(run_id, tmp_path) == "stopped"
    stopped_at = result(run_id, tmp_path).training.step
    assert 0 < stopped_at < 300
    resume(run_id, tmp_path)
    wait_until(lambda: find(run_id, tmp_path).status() == "done")
    whole = Run(spec)
    list(whole)
    for name, parameter in result(run_id, tmp_path).model.named_parameters():
        assert torch.equal(parameter, dict(whole.checkpoint().model.named_parameters())[name])


@pytest.mark.skipif(not os.path.exists("/proc/self/cmdline"), reason="finds the process through /proc")
def test_a_killed_job_is_lost_and_can_be_resumed(tmp_path):
    run_id = submit(tiny_spec(steps=2000), tmp_path)
    wait_until(lambda: find(run_id, tmp_path).checkpoint.exists())
    os.kill(process_of(run_id), signal.SIGKILL)
    wait_until(lambda: find(run_id, tmp_path).status() == "lost")
    saved = result(run_id, tmp_path).training.step
    resume(run_id, tmp_path)
    starts = wait_until(lambda: [e for e in events(run_id, tmp_path) if e["event"] == "start"][1:])
    assert starts[0]["step"] == saved > 0
    cancel(run_id, tmp_path)
    ended(run_id, tmp_path)


@pytest.mark.skipif(not os.path.exists("/proc/self/cmdline"), reason="finds the process through /proc")
def test_a_job_whose_folder_is_deleted_ends(tmp_path):
    run_id = submit(tiny_spec(steps=100_000), tmp_path)
    wait_until(lambda: steps_told(run_id, tmp_path))
    delete(run_id, tmp_path)
    wait_until(lambda: process_of(run_id) is None, seconds=20)
    assert not (tmp_path / run_id).exists()


def test_a_second_run_waits_for_the_first(tmp_path):
    first = submit(tiny_spec(steps=100_000), tmp_path)
    wait_until(lambda: find(first, tmp_path).status() == "running")
    others = [submit(tiny_spec(steps=100_000), tmp_path) for _ in range(os.cpu_count() or 2)]
    wait_until(lambda: "waiting" in [find(run_id, tmp_path).status() for run_id in others])
    assert find(first, tmp_path).status() == "running"
    for run_id in [*others, first]:
        cancel(run_id, tmp_path)
    assert {ended(run_id, tmp_path) for run_id in [*others, first]} == {"stopped"}


def test_a_run_that_fails_says_why(tmp_path):
    run_id = submit(tiny_spec(), tmp_path)
    ended(run_id, tmp_path)
    folder = find(run_id, tmp_path)
    (folder.path / "spec.json").write_text('{"name": "tiny", "system": "nonsense"}')
    folder.checkpoint.unlink()
    resume(run_id, tmp_path)
    failed = wait_until(lambda: [e for e in events(run_id, tmp_path) if e["event"] == "failed"])
    assert "`system` must be one of" in failed[0]["reason"]


def test_a_half_written_line_of_events_is_left_for_later(tmp_path):
    folder = RunFolder(tmp_path)
    folder.emit("queued")
    with (tmp_path / "events.jsonl").open("ab") as file:
        file.write(b'{"event": "st')
    assert [event["event"] for event in folder.events()] == ["queued"]
    folder.emit("start", step=3)
    assert [event["event"] for event in folder.events()] == ["queued", "unreadable"]
    folder.emit("step", step=4)
    assert folder.events(after=2)[0]["step"] == 4


@pytest.mark.parametrize("run_id", ["", "..", "../other", "a/b", "nothere", "."])
def test_an_unknown_id_is_refused_with_a_sentence(tmp_path, run_id):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "spec.json").write_text(json.dumps(tiny_spec().to_dict()))
    with pytest.raises(KeyError, match="There is no such run here"):
        find(run_id, tmp_path / "runs")

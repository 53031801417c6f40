"""One job in this process: controls, film, divergence."""

import os
import time
from dataclasses import replace

import pytest
import torch
from jobs import SIZES, make_folder, tiny_spec, told, train_here

from transformer import SequenceTask, greedy, load
from transformer.runs.film import Frame, maps_of, to_uint8
from transformer.runs.jobs import worker
from transformer.runs.jobs.controls import SOLVED
from transformer.runs.jobs.job import Job
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.supervisor import LEAVE
from transformer.runs.locks import Lock


@pytest.fixture
def folder(tmp_path):
    return make_folder(tmp_path / "run", tiny_spec())


def test_a_pause_saves_and_a_learning_rate_changed_meanwhile_stays(folder):
    spec = tiny_spec(schedule="constant", warmup=0.0)
    folder.control(pause_at=5)
    job = train_here(folder, spec)
    assert not job.is_ready and job.rest() and job.rest()
    assert folder.last_checkpoint().training.step == folder.newest_frame().step == 5
    folder.control(learning_rate=0.0005, pause_at=10)
    while job.is_ready:
        job.advance()
    assert [event["event"] for event in told(folder, "paused", "going")] == ["paused", "going"]  # each is told once
    folder.control(stop=True)
    assert not job.advance()
    last = Frame.read(folder.frames()[-1])  # the film ends where the run has stopped, with its loss
    assert last.step == 10 and last.loss == pytest.approx(folder.records()[-1]["loss"], rel=1e-6)
    rates = {record["step"]: record["learning_rate"] for record in folder.records()}
    assert (rates[5], rates[10]) == (0.002, 0.0005)
    assert folder.last_checkpoint().training.learning_rate == 0.0005
    folder.control(stop=False, pause_at=None)
    train_here(folder, spec)
    assert folder.records()[-1] == {**folder.records()[-1], "step": 30, "learning_rate": 0.0005}
    assert [(event["step"], event["learning_rate"]) for event in told(folder, "rate")] == [(5, 0.0005)]


def easy_spec(evaluate_every, evaluate_on):
    task = SequenceTask(name="copy", max_length=2, max_tokens=4)
    learning = dict(batch_size=32, learning_rate=5e-3, evaluate_every=evaluate_every, evaluate_on=evaluate_on)
    return tiny_spec(60, sizes={**SIZES, "d_model": 32, "d_ff": 64, "dropout": 0.0}, task=task, **learning)


@pytest.mark.parametrize("asked", [True, False])
def test_a_solved_task_ends_early_only_if_asked_to(folder, monkeypatch, asked):
    monkeypatch.setattr("transformer.runs.jobs.job.SOLVED", 0.05)  # soon reached
    folder.control(stop_when_solved=asked)
    train_here(folder, easy_spec(evaluate_every=20, evaluate_on=50))
    end, last = folder.events()[-1], Frame.read(folder.frames()[-1])
    # Curve and film tell the final measurement.
    assert last.step == end["steps"] and folder.records()[-1]["exact_match"] == last.exact_match == end["exact_match"]
    assert end["exact_match"] >= 0.05 and (end["steps"] == 60) == (not asked)
    assert end.get("solved_at") == (end["steps"] if asked else None)


def test_a_lucky_measurement_solves_nothing(folder):
    folder.control(stop_when_solved=True)
    train_here(folder, easy_spec(evaluate_every=5, evaluate_on=1))
    measured = [event["exact_match"] for event in told(folder, "step")]
    assert 1.0 in measured[:-2]  # the single measured sequence was right at some time
    final = folder.events()[-1]
    assert final["steps"] == 60 and final["exact_match"] < SOLVED and "solved_at" not in final


@pytest.mark.parametrize("system", ["modular", "encoder-only"])
def test_frames_are_what_the_saved_checkpoints_see(folder, system):
    def assert_seen(frame, model):
        for kind, maps in maps_of(model, folder.probe()).items():
            assert (frame.maps[kind] == to_uint8(maps.values)).all()

    spec = replace(tiny_spec(learning_rate=1e-2, evaluate_on=3), system=system)
    job = Job(spec, folder)
    while job.advance():
        if job.run.step in (1, 29):
            folder.control(pause_at=job.run.step)
            job.rest()
            frame, saved = folder.newest_frame(), folder.last_checkpoint()
            assert frame.step == saved.training.step == job.run.step
            assert_seen(frame, saved.model)
            folder.control(pause_at=None)
    first, last = (Frame.read(folder.frames()[end]) for end in (0, -1))
    probe, model = folder.probe(), load(folder.model)
    assert (first.step, first.loss, first.exact_match, last.step) == (0, None, None, 30)
    assert_seen(first, spec.model().eval())
    assert_seen(last, model.model)
    decoding = greedy(model, probe.text, max_length=len(probe.target) + 4)
    assert last.answer == decoding.text
    assert last.is_right == (decoding.text == probe.answer and decoding.finished)


def test_a_run_that_diverges_is_stopped_within_twenty_steps(folder):
    train_here(folder, tiny_spec(steps=200, learning_rate=10.0, warmup=0.0))
    last = folder.events()[-1]
    assert folder.status() == "diverged" and last["step"] <= 20
    assert "The loss has exploded" in last["reason"] and "lower learning rate (0.002 instead of 10)" in last["reason"]
    other = make_folder(folder.path.with_name("other"), tiny_spec())
    job = Job(tiny_spec(), other)
    job.advance()
    with torch.no_grad():
        job.run.model.output_projection.bias.fill_(torch.nan)
    assert not job.advance()  # what is no number is noticed at once
    assert other.events()[-1]["step"] == 2 and "no number any more" in other.events()[-1]["reason"]


def test_a_paused_process_steps_without_waiting_and_leaves_in_time(folder, monkeypatch):
    """The clock moves with each look of the paused process, which has no slot, steps if told to, and ends."""
    root, now, seen = folder.path.parent, [0.0], []
    slot, orders = Lock(root / "slot-0.lock"), {3: dict(pause_at=3), 6: dict(pause_at=4)}

    def sleep(seconds):  # called in each round of a pause
        assert not slot.is_held()
        seen.append(folder.step())
        now[0] += worker.STAYS / 4
        if order := orders.get(len(seen)):
            folder.control(**order)
            os.utime(folder.path / "orders.json", (len(seen), len(seen)))  # differs on any file system
            Line(root).join([folder.id])

    monkeypatch.setattr(time, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    folder.control(pause_at=2)
    Line(root).join([folder.id])
    assert slot.take()
    with folder.lock as lock:
        worker.work(root, {folder: lock}, [slot])
    assert seen == [2] * 3 + [3] * 3 + [4] * 5 and [event["step"] for event in told(folder, "start")] == [0]
    assert folder.status() == "paused" and folder.saved_step() == 4


def test_a_paused_process_ends_when_it_is_sent_away(folder, monkeypatch):
    monkeypatch.setattr(time, "sleep", lambda seconds: folder.leave_note(LEAVE, "yes"))
    folder.control(pause_at=0)
    with folder.lock as lock:
        worker.work(folder.path.parent, {folder: lock}, [])
    assert folder.status() == "paused" and folder.note(LEAVE)

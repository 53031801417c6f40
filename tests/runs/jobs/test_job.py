"""One job in this process: controls, film, divergence."""

import os
import time
from dataclasses import replace

import pytest
import torch
from jobs import make_folder, tiny_spec, told, train_here

from transformer import greedy, load
from transformer.runs.film import Frame, maps_of, to_uint8
from transformer.runs.jobs import worker
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


@pytest.mark.parametrize(("asked", "final", "ends_at"), [(True, 1.0, 10), (False, 1.0, 30), (True, 0.9, 30)])
def test_a_solved_task_ends_early_if_asked_to_and_not_by_luck(folder, monkeypatch, asked, final, ends_at):
    monkeypatch.setattr("transformer.training.loop.exact_match", lambda *_: 1.0)  # on the way, on few sequences
    monkeypatch.setattr("transformer.runs.run.exact_match", lambda *_: final)
    folder.control(stop_when_solved=asked)
    train_here(folder, tiny_spec())
    end, last = folder.events()[-1], Frame.read(folder.frames()[-1])
    # Curve and film tell the final measurement.
    assert last.step == end["steps"] == ends_at and end.get("solved_at") == (10 if ends_at == 10 else None)
    assert folder.records()[-1]["exact_match"] == last.exact_match == end["exact_match"] == final


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
    looks = iter(["yes"])  # at once: a second look would fail
    monkeypatch.setattr(time, "sleep", lambda seconds: folder.leave_note(LEAVE, next(looks)))
    folder.control(pause_at=0)
    with folder.lock as lock:
        worker.work(folder.path.parent, {folder: lock}, [])
    assert folder.status() == "paused" and folder.note(LEAVE)

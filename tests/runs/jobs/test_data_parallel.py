"""Data-parallel training, compared with the same run in one process."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from jobs import SIZES, ended, needs_proc, processes_of, tiny_spec, told, wait_until
from rows import FULL

from transformer import SequenceTask, TrainingSettings
from transformer.runs.jobs import control, find, result, submit
from transformer.runs.run import Run


@pytest.fixture(autouse=True)
def two_slots(one_slot, monkeypatch):
    monkeypatch.setenv("ATTENTION_LAB_JOBS_AT_ONCE", "2")


def spec(processes, **settings):
    # With nine rows, the processes have different numbers of rows and tokens.
    settings = {"steps": 20, "batch_size": 9, "evaluate_every": 10, "evaluate_on": 20, **settings}
    task = SequenceTask(name="copy", max_length=6)
    return tiny_spec(sizes={**SIZES, "dropout": 0.0}, task=task, processes=processes, **settings)


def test_two_processes_train_what_one_trains(tmp_path):
    folder = find(submit(spec(2), tmp_path), tmp_path)
    alone = Run(spec(1))
    losses = {record.step: record for record in alone}
    assert ended(folder) == "done", (folder.path / "output.log").read_text()
    records = folder.records()
    assert records[-1]["step"] == 20 and records[-1]["exact_match"] == losses[20].exact_match
    for record in records:
        assert record["loss"] == pytest.approx(losses[record["step"]].loss, abs=1e-5)
        assert record["gradient_norm"] == pytest.approx(losses[record["step"]].gradient_norm, rel=1e-4)
    there = result(folder.id, tmp_path).model.state_dict()
    for name, weight in alone.model.state_dict().items():
        # A key bias shifts all scores of a query equally, so its gradient is only rounding noise, which Adam amplifies.
        if not name.endswith("key_projection.bias"):
            assert (there[name] - weight).abs().max() < 1e-5, name


@needs_proc
@pytest.mark.skipif(not FULL, reason="one more kill, for --rows=all")
def test_one_process_that_dies_takes_all_along_and_orders_reach_all(tmp_path):
    folder = find(submit(spec(2, steps=20_000), tmp_path), tmp_path)
    wait_until(lambda: folder.saved_step() > 0)
    os.kill(max(processes_of(folder, "jobs.data_parallel")), signal.SIGKILL)
    (died,) = wait_until(lambda: told(folder, "died"))
    wait_until(lambda: folder.events()[-1]["event"] == "step")  # all go on together
    assert [event["step"] for event in told(folder, "start")] == [0, died["step"]]
    pause_at = folder.records()[-1]["step"] + 100
    control(folder.id, tmp_path, learning_rate=1e-4, pause_at=pause_at)
    wait_until(lambda: folder.status() == "paused" and not processes_of(folder, "jobs."))
    training = result(folder.id, tmp_path).training
    assert training.step >= pause_at and training.learning_rate == 1e-4


IN_STEP = """
import json, signal, sys, torch
from pathlib import Path
from transformer import RunSpec, SequenceTask, TrainingSettings
from transformer.training.data_parallel import broadcast_end, join_process_group
from transformer.errors import DivergedError
from transformer.training.loop import train

signal.alarm(500)  # processes that wait for each other for good end all the same
torch.set_num_threads(1)
join_process_group()
rank = torch.distributed.get_rank()
sizes = dict(d_model=16, num_heads=2, num_layers=1, d_ff=32, dropout=0.5)

def training(**changes):
    settings = TrainingSettings(**{**dict(batch_size=8, processes=2, evaluate_every=3, evaluate_on=5), **changes})
    task = SequenceTask(name="copy", max_length=4)
    model = RunSpec(name="two", system="encoder-only", sizes=sizes, task=task, settings=settings).model()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter += rank  # all begin with the weights of the first, whatever they had
    return train(model, task, settings)

run, seen = training(steps=50), {"measured": []}
for record in run:
    seen["measured"].append(record.exact_match)
    seen["rate"] = record.learning_rate
    if rank == 0:
        run.learning_rate = 1e-3
        if record.step == 3:
            broadcast_end()
            break
seen["weights"] = sum(parameter.double().sum().item() for parameter in run.model.parameters())

seen["diverged"] = False
try:
    list(training(steps=50, learning_rate=10.0, warmup=0.0, clip=1e6))
except DivergedError:
    seen["diverged"] = True
    broadcast_end()
(Path(sys.argv[1]) / f"{rank}.json").write_text(json.dumps(seen))
"""


def test_processes_stay_in_step(tmp_path):
    script = tmp_path / "in_step.py"
    script.write_text(IN_STEP)
    command = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--local-addr=127.0.0.1"]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3]), "OMP_NUM_THREADS": "1"}
    command += ["--nproc-per-node=2", str(script), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    first, second = (json.loads((tmp_path / f"{rank}.json").read_text()) for rank in (0, 1))
    assert first["weights"] == second["weights"]
    assert first["measured"][2] is not None and second["measured"] == [None] * 3  # only the first process measures
    # The second process has stopped after as many steps, although only the first was told to.
    assert first["rate"] == second["rate"] == TrainingSettings(steps=50).rate(3, 1e-3)  # changed by the first process
    assert (first["diverged"], second["diverged"]) == (True, False)  # the first process decides

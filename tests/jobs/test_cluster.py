"""Runs on a real Ray cluster of two nodes, in a network of its own: Ray listens on every address it finds."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from transformer import RunSpec, Task, TrainingSettings
from transformer.jobs import LimitError, find, server_limits, submit
from transformer.jobs.limits import cluster_address

SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=32)
ROOT = Path(__file__).parents[2]
# A namespace of processes too: whatever the cluster has started ends with it.
ALONE = ["unshare", *(["-r"] if os.geteuid() else []), "-n", "-p", "-f", "--mount-proc", "--kill-child"]


def why_not() -> str:
    """What is missing here for a cluster; on a server that checks changes nothing may be."""
    if os.environ.get("CI"):
        return ""
    if find_spec("ray") is None:
        return "Ray is not installed"
    if not shutil.which("unshare") or not shutil.which("ip"):
        return "needs unshare and ip"
    return "" if subprocess.run([*ALONE, "true"], capture_output=True).returncode == 0 else "unshare is not allowed"


WHY_NOT = why_not()
needs_ray = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)


@pytest.fixture(scope="module")
def seen():
    """What the scenario saw."""
    folder = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))  # the paths of sockets must be short
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("RAY_", "ATTENTION_LAB_"))}
    process = subprocess.run(
        [*ALONE, sys.executable, str(Path(__file__).with_name("cluster_scenario.py")), str(folder)],
        env={**environment, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=900,
    )
    logs = "\n".join(path.read_text()[-2000:] for path in folder.glob("runs/*/output.log"))
    shutil.rmtree(folder, ignore_errors=True)
    assert process.returncode == 0, process.stderr[-4000:] + logs
    return json.loads(process.stdout.splitlines()[-1])


@needs_ray
def test_two_nodes_train_what_one_process_trains(seen):
    together = seen["together"]
    assert together["status"] == "done", together["reason"]
    assert together["steps_told"][0] == 1 and together["steps_told"][-1] == 20
    assert together["loss_apart"] < 1e-5
    assert together["weights_apart"] < 1e-5


@needs_ray
def test_a_run_on_a_killed_node_goes_on_elsewhere_and_loses_nothing(seen):
    assert seen["moved"] == "done"
    assert seen["computers"] == [seen["node"], seen["head"]]
    assert seen["started_at"][0] == 0 and seen["paused_at"] <= seen["started_at"][1] <= seen["killed_at"] + 100
    assert seen["steps_are_in_order"] and seen["last_step"] == seen["last_frame"] == seen["steps"]
    assert seen["moved_weights_apart"] == 0
    assert len(seen["left_behind"]) <= 1  # the killed trainer's


@needs_ray
def test_cancel_ends_a_run_within_seconds(seen):
    assert seen["stopped"] == seen["third"] == "stopped"
    assert seen["seconds_to_cancel"] < 15 and seen["seconds_to_cancel_one_that_waits"] < 15
    assert seen["stopped_at"] == seen["paused_at"]


def test_the_environment_names_a_cluster_before_the_file(tmp_path, monkeypatch):
    (tmp_path / "limits.toml").write_text('ray_address = "10.0.0.1:6399"')
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert server_limits(tmp_path / "limits.toml").ray_address == "10.0.0.1:6399"
    assert cluster_address() == ""
    monkeypatch.setenv("ATTENTION_LAB_RAY_ADDRESS", "10.0.0.2:6399")
    assert cluster_address() == "10.0.0.2:6399"
    monkeypatch.setenv("RAY_ADDRESS", "10.0.0.3:6399")
    assert cluster_address() == "10.0.0.3:6399"


def test_only_a_cluster_may_train_with_more_processes_than_this_computer(monkeypatch):
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    spec = RunSpec(name="tiny", sizes=SIZES, settings=TrainingSettings(processes=64))
    with pytest.raises(LimitError, match="The run wants 64 processes"):
        server_limits().check(spec)
    monkeypatch.setenv("RAY_ADDRESS", "10.0.0.3:6399")
    server_limits().check(spec)


@needs_ray
def test_a_run_that_finds_no_room_says_so(seen):
    assert seen["third_waited_for"] == ["The cluster is busy: other runs come first. It starts by itself."]


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "local", "somewhere"])
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(tmp_path, monkeypatch, address):
    monkeypatch.setenv("RAY_ADDRESS", address)
    spec = RunSpec(
        name="tiny",
        sizes=SIZES,
        task=Task(name="copy", max_length=4),
        settings=TrainingSettings(steps=5, processes=2),
    )
    folder = find(submit(spec, tmp_path), tmp_path)
    end = time.monotonic() + 60
    while folder.status() != "failed" and time.monotonic() < end:
        time.sleep(0.1)
    assert f"The cluster at {address} can't be used: " in folder.last_state()["reason"]
    assert "unset RAY_ADDRESS" in folder.last_state()["reason"]

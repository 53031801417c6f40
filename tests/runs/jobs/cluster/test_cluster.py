"""Runs on a real Ray cluster of two nodes, in a separate network, because Ray listens on every address it finds."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest
from jobs import SIZES, tiny_spec, wait_until

from transformer import RunSpec, TrainingSettings
from transformer.runs.jobs import LimitError, cancel, find, server_limits, submit, supervise
from transformer.runs.jobs.cluster.connection import Away, join, reach
from transformer.runs.jobs.limits import cluster_address
from transformer.runs.locks import Lock

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[4]
# It includes a process namespace, with which every process of the cluster ends.
ALONE = ["unshare", *(["-r"] if os.geteuid() else []), "-n", "-p", "-f", "--mount-proc", "--kill-child"]


def why_not() -> str:
    """Return what this machine lacks for a cluster; empty on CI, where a lack must fail the tests."""
    if os.environ.get("CI"):
        return ""
    if find_spec("ray") is None:
        return "Ray is not installed"
    if not shutil.which("unshare") or not shutil.which("ip"):
        return "needs unshare and ip"
    return "" if subprocess.run([*ALONE, "true"], capture_output=True).returncode == 0 else "unshare is not allowed"


WHY_NOT = why_not()
needs_ray = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)


@pytest.fixture(scope="module", autouse=True)
def scenario(request):
    """The process of the scenario, which mostly waits: it runs beside the tests that come before those of `seen`."""
    if WHY_NOT or not any("seen" in item.fixturenames and item.path == request.path for item in request.session.items):
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))  # short, because paths of sockets are limited
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("RAY_", "ATTENTION_LAB_"))}
    with (folder / "said").open("wb") as said, (folder / "errors").open("wb") as errors:
        process = subprocess.Popen(
            [*ALONE, sys.executable, str(Path(__file__).with_name("cluster_scenario.py")), str(folder)],
            env={**environment, "PYTHONPATH": f"{ROOT}:{ROOT / 'tests' / 'helpers'}"},
            cwd=ROOT,
            stdout=said,
            stderr=errors,
        )
    yield process, folder
    process.kill()
    process.wait()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def seen(scenario):
    """The observations of the scenario."""
    process, folder = scenario
    status = process.wait(timeout=900)
    logs = "\n".join(path.read_text()[-4000:] for path in folder.glob("runs/follower.log"))
    assert status == 0, (folder / "errors").read_text()[-4000:] + logs
    return json.loads((folder / "said").read_text().splitlines()[-1])


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


def test_a_missing_token_is_named_before_ray_ends_the_process(tmp_path, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = "{}:{}".format(*server.getsockname())
        monkeypatch.setenv("RAY_AUTH_MODE", "token")
        monkeypatch.delenv("RAY_AUTH_TOKEN", raising=False)
        monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(tmp_path / "token"))
        with pytest.raises(Away, match=f"no token for the cluster at {address}: copy it from the cluster's head"):
            reach(address)
        (tmp_path / "token").write_text("0123456789abcdef" * 4)
        monkeypatch.setattr("transformer.runs.jobs.cluster.connection.ANSWER_WITHIN", 0.1)
        with pytest.raises(
            Away, match=f"Something answers at {address}, but it is no Ray"
        ):  # silent, and no token lacks
            reach(address)


def test_a_computer_without_ray_says_so(monkeypatch, tmp_path):
    monkeypatch.setattr("transformer.runs.jobs.cluster.connection.find_spec", lambda name: None)
    with pytest.raises(Away, match="This computer lacks Ray, which the cluster at 10.0.0.1:6399 needs: install it"):
        join("10.0.0.1:6399", tmp_path, pytest.fail)


def run_at(address, root, monkeypatch):
    """Submit a run that waits for the cluster at this address."""
    monkeypatch.setenv("RAY_ADDRESS", address)
    return find(submit(tiny_spec(steps=5), root), root)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("127.0.0.1:1", "The cluster at 127.0.0.1:1 does not answer; the run starts by itself when it is back."),
        ("local", "The cluster's address must be host:port, got local; the run starts by itself when"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_and_the_run_waits(tmp_path, monkeypatch, address, why):
    run = run_at(address, tmp_path, monkeypatch)
    assert wait_until(lambda: run.last_state().get("reason")).startswith(why)
    assert run.status() == "waiting"
    cancel(run.id, tmp_path)
    assert run.status() == "stopped"
    wait_until(lambda: not Lock(tmp_path / "follower.lock").is_held())


@needs_ray
def test_a_port_that_is_no_rays_is_told_and_orders_are_heeded_meanwhile(tmp_path, monkeypatch):
    with socket.create_server(("127.0.0.1", 0), backlog=50) as server:
        address = "{}:{}".format(*server.getsockname())
        first, second = (run_at(address, tmp_path, monkeypatch) for _ in range(2))
        server.accept()[0].close()  # the follower is trying the port now
        cancel(first.id, tmp_path)
        assert first.status() == "stopped"
        reason = wait_until(lambda: second.last_state().get("reason"))
        assert reason.startswith(
            f"Something answers at {address}, but it is no Ray: look after the address and its port"
        )
        cancel(second.id, tmp_path)
    wait_until(lambda: not Lock(tmp_path / "follower.lock").is_held())


@needs_ray
def test_a_computer_that_lacks_a_package_is_named():
    from transformer.runs.jobs.cluster.attempt import lacking_package

    told = "The actor died because of an error raised in its creation task, \x1b[36mray::Trainer.__init__()\x1b[39m "
    told += "(pid=352, ip=10.9.0.2, actor_id=61f2)\nRuntimeError: The actor with name Trainer failed to import.\n"
    sentence = "The computer 10.9.0.2 lacks the package safetensors.torch: install it there, as"
    assert lacking_package(f"{told}ModuleNotFoundError: No module named 'safetensors.torch'").startswith(sentence)
    assert lacking_package(told) == ""


def test_who_follows_a_cluster_ends_when_the_server_names_another(tmp_path, monkeypatch):
    run = run_at("127.0.0.1:1", tmp_path, monkeypatch)
    wait_until(lambda: run.last_state().get("reason"))
    monkeypatch.delenv("RAY_ADDRESS")
    supervise(tmp_path)  # starts a process on this machine
    wait_until(lambda: run.status() == "done")
    wait_until(lambda: not Lock(tmp_path / "follower.lock").is_held())


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


@needs_ray
def test_what_killed_trainers_leave_behind_is_cleared_by_the_next(seen):
    assert seen["left_behind"] == []


@needs_ray
def test_cancel_ends_a_run_within_seconds(seen):
    assert seen["stopped"] == seen["third"] == "stopped"
    assert seen["seconds_to_cancel"] < 15 and seen["seconds_to_cancel_one_that_waits"] < 15
    assert seen["stopped_at"] == seen["paused_at"]


@needs_ray
def test_runs_start_in_line_also_where_a_later_one_wants_less(seen):
    assert seen["line"] == {"places": [0, 1], "first": "stopped", "later_had_started": False}
    assert not seen["third_started"]


@needs_ray
def test_a_cluster_started_again_is_noticed_and_nothing_fills_the_disk(seen):
    assert seen["head_lost_while_paused"] == "paused"
    assert seen["bytes_written"] < 10_000_000 and not seen["follower_crashed"]


@needs_ray
def test_a_run_whose_cluster_is_gone_says_so_and_goes_on_when_it_is_back(seen):
    away = f"The cluster at {seen['head']}:6399 does not answer; the run "
    assert seen["told_without_a_cluster"] == away + "starts by itself when it is back."
    assert re.fullmatch(
        re.escape(away) + r"goes on by itself from step \d+ when it is back\.", seen["told_without_the_head"]
    )
    assert seen["seconds_until_told"] < 45  # about 20 on an idle machine
    assert seen["head_came_back"] == "done" and seen["weights_apart_after_the_heads"] == 0
    assert seen["deaths"] == 0  # the loss of a cluster doesn't count as an attempt


@needs_ray
def test_another_token_is_named(seen):
    assert (
        "refuses this computer's token, or it has none: copy it from the cluster's head"
        in seen["told_with_another_token"]
    )

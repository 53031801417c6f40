"""Runs with a named cluster: without one here, and on a real one of two nodes, in `cluster_story.py`."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
from importlib.util import find_spec
from pathlib import Path

import pytest
from jobs import SIZES, tiny_spec, wait_until
from rows import FULL

from transformer import RunSpec, TrainingSettings
from transformer.runs.jobs import LimitError, find, server_limits, submit, supervise
from transformer.runs.jobs.cluster import connection, follower, name_cluster
from transformer.runs.jobs.cluster.connection import ClusterUnavailableError, join
from transformer.runs.jobs.cluster.follower_start import follower_lock
from transformer.runs.jobs.limits import cluster_address
from transformer.runs.locks import Lock

ROOT = Path(__file__).parents[4]
# It includes a process namespace, with which every process of the cluster ends.
ALONE = ["unshare", *(["-r"] if os.geteuid() else []), "-n", "-p", "-f", "--mount-proc", "--kill-child"]


@pytest.fixture
def silent(monkeypatch):
    """Open a port that says nothing, for which nobody waits long; provide its address."""
    monkeypatch.setattr(connection, "ANSWER_WITHIN", 0.1)
    with socket.create_server(("127.0.0.1", 0), backlog=50) as server:
        yield "{}:{}".format(*server.getsockname())


def test_the_environment_names_a_cluster_that_may_have_more_processes(monkeypatch):
    spec = RunSpec(name="tiny", sizes=SIZES, settings=TrainingSettings(processes=64))
    assert cluster_address() == ""
    with pytest.raises(LimitError, match="The run wants 64 processes"):
        server_limits().check(spec)
    for number, variable in enumerate(("ATTENTION_LAB_RAY_ADDRESS", "RAY_ADDRESS")):
        monkeypatch.setenv(variable, f"10.0.0.{number}:6399")
        assert cluster_address() == f"10.0.0.{number}:6399"
    server_limits().check(spec)


def test_a_computer_without_ray_is_told_to_install_it(monkeypatch, tmp_path):
    monkeypatch.setattr(connection, "find_spec", lambda name: None)
    said = "This computer lacks Ray, which the cluster at 10.0.0.1:6399 needs: install it"
    with pytest.raises(ClusterUnavailableError, match=said):
        join("10.0.0.1:6399", tmp_path, pytest.fail)


@pytest.mark.parametrize(("address", "mode", "why"), [
    ("127.0.0.1:1", "", "The cluster at 127.0.0.1:1 does not answer; the run starts by itself when it is back."),
    ("127.0.0.1:1", "token", "This computer has no token for the cluster at 127.0.0.1:1: copy it from the cluster's"),
    ("local", "", "The cluster's address must be host:port, got local; the run starts by itself when"),
    ("", "", "Something answers at 127.0.0.1:"),
])  # fmt: skip
def test_why_no_cluster_trains_is_told_and_orders_are_heeded(tmp_path, monkeypatch, silent, address, mode, why):
    monkeypatch.setattr(follower, "LOOK_EVERY", 0.01)
    monkeypatch.setenv("RAY_AUTH_MODE", mode)
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(tmp_path / "token"))
    address = address or silent
    monkeypatch.setenv("RAY_ADDRESS", address)
    name_cluster(tmp_path, address)
    with Lock(follower_lock(tmp_path)):  # no other process follows
        first, second = (find(submit(tiny_spec(steps=5), tmp_path), tmp_path) for _ in range(2))
        follower_thread = threading.Thread(target=follower.Follower(tmp_path, address).run)
        follower_thread.start()
        for run in (first, second):
            assert wait_until(lambda run=run: run.last_state().get("reason")).startswith(why)
            assert run.status() == "waiting"
            run.control(stop=True)
            supervise(tmp_path)
            assert run.status() == "stopped"
        follower_thread.join()  # it ends by itself when no run is due


def test_nothing_is_lost_whichever_part_of_a_cluster_is():
    has_all = find_spec("ray") and shutil.which("unshare") and shutil.which("ip")
    if not os.environ.get("CI") and (not has_all or subprocess.run([*ALONE, "true"], capture_output=True).returncode):
        pytest.skip("needs Ray, and a network of its own")  # on CI a lack must fail the tests
    command = [*ALONE, sys.executable, "-m", "pytest", "-n0", "-qsW", "default", "-p", "no:cacheprovider"]
    command += ["--rows", "all" if FULL else "few", Path(__file__).with_name("cluster_story.py")]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("RAY_", "ATTENTION_LAB_"))}
    with tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True) as folder:  # a short path
        environment["TMPDIR"] = folder
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr

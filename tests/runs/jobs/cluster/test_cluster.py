"""Runs with a named cluster: without one here, and on a real one of two nodes, in `cluster_story.py`."""

import socket
import threading

import pytest
from jobs import SIZES, STUB, tiny_spec, wait_until

from transformer import RunSpec, TrainingSettings
from transformer.runs.jobs import LimitError, find, server_limits, submit, supervise
from transformer.runs.jobs.cluster import connection, follower, name_cluster
from transformer.runs.jobs.cluster.connection import ClusterUnavailableError, join, reach
from transformer.runs.jobs.cluster.follower_start import follower_lock
from transformer.runs.jobs.limits import cluster_address
from transformer.runs.locks import Lock


@pytest.fixture
def silent(monkeypatch):
    """Open a port that says nothing, for which nobody waits long; provide its address."""
    monkeypatch.setattr(connection, "ANSWER_WITHIN", 0.1)
    with socket.create_server(("127.0.0.1", 0), backlog=50) as server:
        yield "{}:{}".format(*server.getsockname())


def test_the_environment_names_a_cluster_before_the_file(tmp_path, monkeypatch):
    (tmp_path / "limits.toml").write_text('ray_address = "10.0.0.1:6399"')
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert server_limits(tmp_path / "limits.toml").ray_address == "10.0.0.1:6399"
    assert cluster_address() == ""
    for number, variable in enumerate(("ATTENTION_LAB_RAY_ADDRESS", "RAY_ADDRESS")):
        monkeypatch.setenv(variable, f"10.0.0.{number}:6399")
        assert cluster_address() == f"10.0.0.{number}:6399"


def test_only_a_cluster_may_train_with_more_processes_than_this_computer(monkeypatch):
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    spec = RunSpec(name="tiny", sizes=SIZES, settings=TrainingSettings(processes=64))
    with pytest.raises(LimitError, match="The run wants 64 processes"):
        server_limits().check(spec)
    monkeypatch.setenv("RAY_ADDRESS", "10.0.0.3:6399")
    server_limits().check(spec)


def test_a_missing_token_is_named_before_ray_ends_the_process(tmp_path, monkeypatch, silent):
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.delenv("RAY_AUTH_TOKEN", raising=False)
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(tmp_path / "token"))
    with pytest.raises(
        ClusterUnavailableError, match=f"no token for the cluster at {silent}: copy it from the cluster's head"
    ):
        reach(silent)
    (tmp_path / "token").write_text("0123456789abcdef" * 4)
    with pytest.raises(ClusterUnavailableError, match="it is no Ray"):  # the port is silent, and no token lacks
        reach(silent)


def test_what_a_computer_lacks_is_named(monkeypatch, tmp_path, lacking):
    monkeypatch.setattr(connection, "find_spec", lambda name: None)
    with pytest.raises(
        ClusterUnavailableError, match="This computer lacks Ray, which the cluster at 10.0.0.1:6399 needs: install it"
    ):
        join("10.0.0.1:6399", tmp_path, pytest.fail)
    if lacking == "Ray is not installed":
        return
    from transformer.runs.jobs.cluster.attempt import find_missing_package

    told = "The actor died because of an error raised in its creation task, \x1b[36mray::Trainer.__init__()\x1b[39m "
    told += "(pid=352, ip=10.9.0.2, actor_id=61f2)\nRuntimeError: The actor with name Trainer failed to import.\n"
    sentence = "The computer 10.9.0.2 lacks the package safetensors.torch: install it there, as"
    assert find_missing_package(f"{told}ModuleNotFoundError: No module named 'safetensors.torch'").startswith(sentence)
    assert find_missing_package(told) == ""


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("127.0.0.1:1", "The cluster at 127.0.0.1:1 does not answer; the run starts by itself when it is back."),
        ("local", "The cluster's address must be host:port, got local; the run starts by itself when"),
        ("", "Something answers at 127.0.0.1:"),
    ],
)
def test_why_no_cluster_trains_is_told_and_orders_are_heeded(tmp_path, monkeypatch, silent, address, why):
    monkeypatch.setattr(follower, "LOOK_EVERY", 0.01)
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
        follower_thread.join(60)  # it ends by itself when no run is due
        assert not follower_thread.is_alive()


def test_who_follows_a_cluster_ends_when_the_server_names_another(tmp_path, monkeypatch):
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    run = find(submit(tiny_spec(steps=5), tmp_path), tmp_path)
    wait_until(lambda: run.last_state().get("reason"))
    monkeypatch.delenv("RAY_ADDRESS")
    supervise(tmp_path, STUB)  # this starts a process on this machine
    wait_until(lambda: run.status() == "done" and not Lock(follower_lock(tmp_path)).is_held())


def test_nothing_is_lost_whichever_part_of_a_cluster_is(story):
    status, told = story
    assert status == "0", told

"""A story of runs on a Ray cluster of two nodes, told in a separate network, because Ray listens wherever it can.

`test_cluster.py` runs it in namespaces of its own; it cleans nothing up, because every process ends with them. One run
goes on by itself when the cluster is there; with `--rows=all` the cluster then loses a node.
"""

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from jobs import apart, ended, tiny_spec, told, undisturbed, wait_until
from rows import FULL

from transformer.runs.jobs import Controls, cancel, find, result, submit, supervise_forever

HEAD, NODE, PORT = "10.77.0.1", "10.77.0.2", 6399
FOLDER = Path(tempfile.gettempdir())
ROOT = FOLDER / "runs"
AWAY = f"The cluster at {HEAD}:{PORT} does not answer; the run "
STEPS, PAUSED_AT = 200, 30
LONG = tiny_spec(STEPS, evaluate_every=STEPS)


def test_nothing_is_lost_whichever_part_of_a_cluster_is(monkeypatch):
    for command in ("link set lo up", f"address add {HEAD}/32 dev lo", f"address add {NODE}/32 dev lo"):
        subprocess.run(["ip", *command.split()], check=True)
    for name, value in {"AUTH_MODE": "token", "AUTH_TOKEN_PATH": a_token("own"), "ADDRESS": f"{HEAD}:{PORT}"}.items():
        monkeypatch.setenv(f"RAY_{name}", str(value))
    monkeypatch.setenv("ATTENTION_LAB_MOST_JOBS_A_SESSION", "9")
    ROOT.mkdir()
    threading.Thread(target=supervise_forever, args=(ROOT, threading.Event()), daemon=True).start()
    first = start()
    assert reason_of(first) == AWAY + "starts by itself when it is back."
    start_node("--head", f"--port={PORT}", "--include-dashboard=false", f"--temp-dir={FOLDER}/ray", address=HEAD)
    wait_until(is_up)
    with monkeypatch.context() as other_server:
        other_server.setenv("RAY_AUTH_TOKEN_PATH", str(a_token("another")))
        refused = start(FOLDER / "runs_with_another_token")
    here = undisturbed(LONG)
    wait_until(lambda: first.status() == "paused")  # the run has started by itself
    assert "refuses this computer's token, or it has none: copy it from the cluster's head" in reason_of(refused)
    refused.control(stop=True)
    if FULL:
        start_node(f"--address={HEAD}:{PORT}", address=NODE)
        lose_a_node([first, start()], here)
    else:
        first.control(pause_at=None)
        assert ended(first) == "done" and apart(result(first.id, ROOT).model, here) == 0
        assert told(first, "start")[-1]["computer"] == HEAD and first.newest_frame().step == STEPS


def a_token(name):
    path = FOLDER / name
    path.write_text(secrets.token_hex(32))
    return path


def start(root=ROOT):
    return find(submit(LONG, root, controls=Controls(pause_at=PAUSED_AT)), root)


def reason_of(run):
    return wait_until(lambda: run.last_state().get("reason"))


def is_up():
    with socket.socket() as probe:
        return probe.connect_ex((HEAD, PORT)) == 0


def start_node(*options, address):
    """Start a node with one processor, without waiting for it."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", *options, f"--node-ip-address={address}"]
    command += ["--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats", "--block"]
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    with open(FOLDER / f"{address}.log", "wb") as log:
        subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)


def lose_a_node(runs, here):
    """Kill one of two nodes that each have a run, and stop the other's run: the first continues there."""
    wait_until(lambda: all(run.status() == "paused" for run in runs))
    computers = {told(run, "start")[-1]["computer"]: run for run in runs}
    stopped, moved = computers[HEAD], computers[NODE]
    moved.control(pause_at=PAUSED_AT + 100)  # the run hasn't ended when the node is killed
    killed_at = wait_until(lambda: (step := moved.records()[-1]["step"]) > PAUSED_AT and step)
    for path in Path("/proc").glob("[0-9]*/cmdline"):  # its workers end with it
        with contextlib.suppress(OSError):  # the process has ended meanwhile
            if NODE in path.read_text():
                os.kill(int(path.parent.name), signal.SIGKILL)
    wait_until(lambda: told(moved, "waiting"))
    moved.control(pause_at=None)
    cancel(stopped.id, ROOT)
    assert ended(stopped) == "stopped" and result(stopped.id, ROOT).training.step == PAUSED_AT
    assert ended(moved) == "done"
    starts = told(moved, "start")
    assert [event["computer"] for event in starts] == [NODE, HEAD]
    assert PAUSED_AT <= starts[1]["step"] <= killed_at + 100 and apart(result(moved.id, ROOT).model, here) == 0

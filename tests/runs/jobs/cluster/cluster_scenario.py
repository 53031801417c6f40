"""A scenario of runs on a Ray cluster of two nodes, started by test_cluster.py in its own namespaces.

It prints its observations as one JSON object. It cleans nothing up, because every process ends with the namespace.
"""

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import torch
from jobs import SIZES, ended, told, wait_until

from transformer import RunSpec, SequenceTask, TrainingSettings
from transformer.data.parallel_text import ParallelText
from transformer.runs.jobs import Controls, RunFolder, cancel, find, place_of, result, submit, supervise_forever
from transformer.runs.run import Run

HEAD, NODE, PORT = "10.77.0.1", "10.77.0.2", 6399
STEPS, PAUSED_AT = 200, 30
LONG = RunSpec(
    name="long",
    sizes=SIZES,
    task=SequenceTask(name="copy", max_length=4),
    settings=TrainingSettings(steps=STEPS, batch_size=8, evaluate_every=STEPS, evaluate_on=20),
)


def main(folder: Path) -> None:
    torch.set_num_threads(1)
    for command in ("link set lo up", f"address add {HEAD}/32 dev lo", f"address add {NODE}/32 dev lo"):
        subprocess.run(["ip", *command.split()], check=True)
    for name in ("token", "other_token"):
        (folder / name).write_text(secrets.token_hex(32))
    os.environ["TMPDIR"] = str(folder)
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(folder / "token")}
    os.environ |= {"RAY_ADDRESS": f"{HEAD}:{PORT}", "ATTENTION_LAB_MOST_JOBS_A_SESSION": "9"}
    root = folder / "runs"
    root.mkdir()
    threading.Thread(target=supervise_forever, args=(root, threading.Event()), daemon=True).start()
    first = find(submit(LONG, root, controls=Controls(pause_at=PAUSED_AT)), root)
    seen = {"told_without_a_cluster": wait_until(lambda: first.last_state().get("reason"))}
    head = start_head()
    node = start_node(f"--address={HEAD}:{PORT}", address=NODE)
    other = start_with_another_token(folder)
    here = Run(LONG)
    list(here)
    wait_until(lambda: first.status() == "paused")  # it has started by itself and holds one of the two nodes
    seen["told_with_another_token"] = reason_of(other)
    together, alone = start_together(folder, root)
    runs = [find(submit(LONG, root, controls=Controls(pause_at=PAUSED_AT)), root) for _ in range(2)]
    seen["line"] = watch_the_line(first, together, runs[0])
    seen["together"] = watch_together(together, alone)
    seen |= lose_a_node(root, runs, node, here)
    seen |= lose_the_head(root, head, here)
    print(json.dumps(seen))


LOGS = Path(sys.argv[1])


def start_node(*options: str, address: str) -> subprocess.Popen:
    """Start a node with one processor; return its process without waiting for it."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", *options, f"--node-ip-address={address}"]
    command += ["--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats", "--block"]
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    with open(LOGS / f"{address}.log", "wb") as log:
        return subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)


def start_head() -> subprocess.Popen:
    options = ("--head", f"--port={PORT}", "--include-dashboard=false", f"--temp-dir={LOGS}/ray")
    head = start_node(*options, address=HEAD)
    wait_until(is_up)
    return head


def is_up() -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HEAD, PORT)) == 0


def start_together(folder: Path, root: Path) -> tuple[RunFolder, RunSpec]:
    """Submit a run of two processes that reads a file; return its folder, and the same spec for one process."""
    pairs = folder / "pairs.tsv"
    pairs.write_text("".join(f"{a}{b}{c}\t{c}{b}{a}\n" for a in "abcdefgh" for b in "abcdefgh" for c in "abcdefgh"))
    task = ParallelText(file=str(pairs), source="letters", target="letters", max_tokens=8)
    settings = dict(steps=20, batch_size=9, evaluate_every=10, evaluate_on=20)
    spec, alone = (
        RunSpec(name="pairs", sizes={**SIZES, "dropout": 0.0}, task=task, settings=TrainingSettings(**settings, **more))
        for more in ({"processes": 2}, {})
    )
    return find(submit(spec, root, files={pairs.name: pairs.read_bytes()}), root), alone


def watch_the_line(first: RunFolder, together: RunFolder, later: RunFolder) -> dict:
    """With one of two nodes free, observe that a run that needs both is not overtaken by one that needs one."""
    wait_until(lambda: place_of(together) and place_of(later))
    places = [place_of(run).ahead for run in (together, later)]
    cancel(first.id, first.path.parent)
    wait_until(together.records)
    return {"places": places, "first": ended(first), "later_had_started": bool(told(later, "launched"))}


def followers() -> dict[str, str]:
    """Return the command lines of the follower processes by process id."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if "cluster.follower" in (line := path.read_text()):
                found[path.parent.name] = line
    return found


def start_with_another_token(folder: Path) -> RunFolder:
    """Submit a run on a server whose token is not the cluster's."""
    root = folder / "runs_with_another_token"
    os.environ["RAY_AUTH_TOKEN_PATH"] = str(folder / "other_token")
    run = find(submit(LONG, root), root)
    os.environ["RAY_AUTH_TOKEN_PATH"] = str(folder / "token")
    return run


def reason_of(run: RunFolder) -> str:
    """Return the reason that a run reports for not training, then stop the run."""
    reason = wait_until(lambda: run.last_state().get("reason"))
    run.control(stop=True)
    return reason


def lose_the_head(root: Path, head: subprocess.Popen, here: Run) -> dict:
    """Restart the head while a run is paused, and while it trains."""
    run = find(submit(LONG, root, controls=Controls(pause_at=PAUSED_AT)), root)
    wait_until(lambda: run.status() == "paused")
    followed = set(followers())
    kill_with_children(head.pid)
    before = bytes_written()
    head = start_head()
    wait_until(lambda: not followed & set(followers()))
    seen = {"bytes_written": bytes_written() - before, "head_lost_while_paused": run.status()}
    run.control(pause_at=PAUSED_AT + 100)  # so that it hasn't ended when the head is killed
    wait_until(lambda: run.records()[-1]["step"] > PAUSED_AT)
    kill_with_children(head.pid)
    lost = time.monotonic()
    run.control(pause_at=None)
    seen["told_without_the_head"] = wait_until(lambda: "does not" in (r := run.last_state().get("reason") or "") and r)
    seen["seconds_until_told"] = time.monotonic() - lost
    start_head()
    seen["head_came_back"] = ended(run)
    return seen | {
        "weights_apart_after_the_heads": apart(run, here),
        "follower_crashed": "Check failed" in (LOGS / "runs" / "follower.log").read_text(errors="replace"),
        "deaths": len(told(run, "died")),
        "left_behind": left_behind(),
    }


def left_behind(seconds=30.0) -> list[str]:
    """Return what trainers have left in the folder for temporary files; the last one may take a moment to clean up."""
    end = time.monotonic() + seconds
    while (left := list(Path(tempfile.gettempdir()).glob("attention-lab-*"))) and time.monotonic() < end:
        time.sleep(0.1)
    return [path.name for path in left]


def bytes_written() -> int:
    """Return the size of the logs of Ray and of the follower."""
    paths = [LOGS / "runs" / "follower.log", *(LOGS / "ray").rglob("logs/*")]
    return sum(path.stat().st_size for path in paths if path.is_file() and not path.is_symlink())


def watch_together(run: RunFolder, alone: RunSpec) -> dict:
    """Compare a run of two processes with the same run in one process."""
    here = Run(alone)
    losses = {record.step: record.loss for record in here}
    status = ended(run)
    told = {record["step"]: record["loss"] for record in run.records()}
    return {
        "status": status,
        "reason": run.last_state().get("reason"),
        "steps_told": list(told),
        "loss_apart": max((abs(loss - losses[step]) for step, loss in told.items()), default=None),
        "weights_apart": apart(run, here) if status == "done" else None,
    }


def lose_a_node(root: Path, runs: list[RunFolder], node: subprocess.Popen, here: Run) -> dict:
    """With a run on each node, kill one node and stop the other's run; observe that the first continues there."""
    wait_until(lambda: all(run.status() == "paused" for run in runs))
    computers = {start_of(run)["computer"]: run for run in runs}
    stopped, moved = computers[HEAD], computers[NODE]
    third = find(submit(LONG, root), root)
    wait_until(lambda: place_of(third))
    cancelled = time.monotonic()
    cancel(third.id, root)
    seen = {"third": ended(third), "third_started": bool(told(third, "launched"))}
    seen["seconds_to_cancel_one_that_waits"] = time.monotonic() - cancelled

    moved.control(pause_at=PAUSED_AT + 100)  # so that it hasn't ended when the node is killed
    killed_at = wait_until(lambda: (step := moved.records()[-1]["step"]) > PAUSED_AT and step)
    kill_with_children(node.pid)
    wait_until(lambda: told(moved, "waiting"))
    moved.control(pause_at=None)
    cancelled = time.monotonic()
    cancel(stopped.id, root)
    seen["stopped"] = ended(stopped)
    seen["seconds_to_cancel"] = time.monotonic() - cancelled
    going_on = time.monotonic()
    wait_until(lambda: start_of(moved)["computer"] == HEAD)
    seen["seconds_until_it_went_on"] = time.monotonic() - going_on
    seen["moved"] = ended(moved)
    starts = told(moved, "start")
    return seen | {
        "head": HEAD,
        "node": NODE,
        "steps": STEPS,
        "paused_at": PAUSED_AT,
        "stopped_at": result(stopped.id, root).training.step,
        "killed_at": killed_at,
        "started_at": [event["step"] for event in starts],
        "computers": [event["computer"] for event in starts],
        "steps_are_in_order": (steps := [record["step"] for record in moved.records()]) == sorted(set(steps)),
        "last_step": steps[-1],
        "last_frame": moved.newest_frame().step,
        "moved_weights_apart": apart(moved, here),
    }


def apart(run, here: Run) -> float:
    """Return the largest difference of a weight, key biases excluded: they change no output, so they are only noise."""
    there = result(run.id, run.path.parent).model.state_dict()
    return max(
        (there[name] - weight).abs().max().item()
        for name, weight in here.model.state_dict().items()
        if not name.endswith("key_projection.bias")
    )


def start_of(run) -> dict:
    return told(run, "start")[-1]


def kill_with_children(process_id: int) -> None:
    """Kill a process and its descendants at once, as a power failure would."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # the process has ended meanwhile
            parents[int(path.parent.name)] = int(path.read_text().rsplit(")", 1)[1].split()[1])
    # All are found before the first is killed, because the children of an ended process could not be found any more.
    doomed = [process_id]
    for one in doomed:
        doomed += [child for child, parent in parents.items() if parent == one]
    for one in doomed:
        with contextlib.suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

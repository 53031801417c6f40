"""A stub of a job's process for trials of the supervisor; it trains nothing and starts within a few milliseconds.

It takes the arguments of `transformer.runs.jobs.worker`, checks the locks that it inherits, counts steps, saves each
step's number in a checkpoint's header, and writes a job's events. It imports nothing of the program.
"""

import json
import os
import sys
import time
from pathlib import Path


def tell(folder: Path, event: str, **values) -> None:
    with (folder / "events.jsonl").open("ab", buffering=0) as file:
        file.write(json.dumps({"event": event, "time": time.time(), **values}).encode() + b"\n")


def save(folder: Path, step: int) -> None:
    header = json.dumps({"__metadata__": {"training": json.dumps({"step": step})}}).encode()
    (folder / "new").write_bytes(len(header).to_bytes(8, "little") + header)
    os.replace(folder / "new", folder / "checkpoint.safetensors")


def saved(folder: Path) -> int:
    path = folder / "checkpoint.safetensors"
    return json.loads(json.loads(path.read_bytes()[8:])["__metadata__"]["training"])["step"] if path.exists() else 0


def main(held: str, slots: str, folders: list[Path]) -> None:
    expected = [*(folder / "job.lock" for folder in folders), *(folders[0].parent / slot for slot in slots.split(","))]
    for descriptor, path in zip(map(int, held.split(",")), expected, strict=True):
        assert os.fstat(descriptor).st_ino == path.stat().st_ino
    steps = {folder: json.loads((folder / "spec.json").read_bytes())["settings"]["steps"] for folder in folders}
    for folder in folders:
        tell(folder, "start", step=saved(folder))
    while going := [folder for folder in folders if saved(folder) < steps[folder]]:
        for folder in going:
            save(folder, saved(folder) + 1)
        time.sleep(0.02)
    for folder in folders:
        tell(folder, "done", exact_match=1.0, evaluated_on=1)


if __name__ == "__main__":
    assert sys.argv[1] == "--held" and sys.argv[3] == "--slots"
    main(sys.argv[2], sys.argv[4], [Path(argument) for argument in sys.argv[5:]])

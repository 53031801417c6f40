"""Damage that may stand in the folder of a run in place of a file, shared by several test files."""

import os
import shutil

LINE = '{"event": "%s", "time": 1.0%s}\n'
STARTED = LINE % ("start", ', "step": 1')
DAMAGED = {
    "a spec that was cut": ("spec.json", b'{"name": "my mod'),
    "a spec of wrong types": ("spec.json", b'{"name": 5, "settings": [], "task": "copy"}'),
    "a spec that is nested without end": ("spec.json", b"[" * 100_000),
    "a spec that is a folder": ("spec.json", "folder"),
    "a spec that is a pipe": ("spec.json", "pipe"),
    "no spec": ("spec.json", None),
    "events that are no events": ("events.jsonl", b'[]\n5\n"start"\nnull\n{}\n'),
    "events that are binary": ("events.jsonl", bytes(range(256)) + b"\n"),
    "events without what they need": ("events.jsonl", (LINE % ("step", "") + LINE % ("done", "")).encode()),
}
PARTLY = {
    "an owner that is no text": ("owner.txt", b"\xff\xfe\x00"),
    "a name that is no text": ("name.txt", b"\xff" * 10),
    "a name that is a pipe": ("name.txt", "pipe"),
    "orders that are a list": ("orders.json", b"[1]"),
    "orders of wrong types": ("orders.json", b'{"stop": "no", "pause_at": "x", "learning_rate": [], "more": 1}'),
    "orders that are a folder": ("orders.json", "folder"),
    "together with a path": ("together.json", b'{"runs": ["whole", "../x"], "seconds": Infinity}'),
    "together with what is no id": ("together.json", b'{"runs": {"whole": 1}}'),
    "a film without its sentence": ("probe/probe.json", None),
    "a film of another sentence": ("probe/probe.json", b'{"source": [1], "target": 5}'),
    "a frame that is binary": ("probe/0000001.safetensors", bytes(range(256))),
    "a frame that is a folder": ("probe/0000001.safetensors", "folder"),
    "a checkpoint that is binary": ("checkpoint.safetensors", bytes(range(256))),
    "steps that are no numbers": ("events.jsonl", (STARTED + LINE % ("step", ', "step": NaN, "loss": NaN')).encode()),
}  # fmt: skip


def put(path, what):
    """Put something else in place of a file; None for nothing."""
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    if what == "folder":
        path.mkdir()
    elif what == "pipe":
        os.mkfifo(path)
    elif what is not None:
        path.write_bytes(what)

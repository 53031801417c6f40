"""Damage that may stand in the folder of a run in place of a file, shared by several test files."""

import os
import shutil

DEEP, LONG = b"[" * 100_000, b'{"event": "start", "time": 1, "step": 1' + b"0" * 400 + b"}\n"
LINE = '{"event": "%s", "time": 1.0%s}\n'
STARTED = LINE % ("start", ', "step": 1')
DAMAGED = {
    "a spec that was cut": ("spec.json", b'{"name": "my mod'),
    "a spec that is a list": ("spec.json", b"[]"),
    "a spec of wrong types": ("spec.json", b'{"name": 5, "settings": [], "task": "copy"}'),
    "a spec of absurd numbers": ("spec.json", b'{"name": "a", "sizes": {"d_model": 1' + b"0" * 400 + b"}}"),
    "a spec that is nested without end": ("spec.json", DEEP),
    "a spec that is binary": ("spec.json", bytes(range(256))),
    "a spec that is huge": ("spec.json", b" " * 3_000_000),
    "a spec that is a folder": ("spec.json", "folder"),
    "a spec that is a link to nothing": ("spec.json", "link"),
    "a spec that is a pipe": ("spec.json", "pipe"),
    "no spec": ("spec.json", None),
    "events that are no events": ("events.jsonl", b'[]\n5\n"start"\nnull\n{}\n'),
    "events that are binary": ("events.jsonl", bytes(range(256)) + b"\n"),
    "events without what they need": ("events.jsonl", (LINE % ("step", "") + LINE % ("done", "")).encode()),
    "events that are a folder": ("events.jsonl", "folder"),
    "events that are a pipe": ("events.jsonl", "pipe"),
    "events that are nested without end": ("events.jsonl", DEEP + b"\n"),
    "events of absurd numbers": ("events.jsonl", LONG),
}
PARTLY = {
    "an owner that is no text": ("owner.txt", b"\xff\xfe\x00"),
    "an owner that is a folder": ("owner.txt", "folder"),
    "a name that is no text": ("name.txt", b"\xff" * 10),
    "a name of many lines": ("name.txt", b"a\nb\0" * 100),
    "a name that is a pipe": ("name.txt", "pipe"),
    "a name that is huge": ("name.txt", b"a" * 5_000_000),
    "orders that are a list": ("orders.json", b"[1]"),
    "orders of wrong types": ("orders.json", b'{"stop": "no", "pause_at": "x", "learning_rate": [], "more": 1}'),
    "orders that are no numbers": ("orders.json", b'{"learning_rate": NaN, "pause_at": 1e400}'),
    "orders that are a folder": ("orders.json", "folder"),
    "together with nobody": ("together.json", b'{"runs": [], "seconds": "1"}'),
    "together with a path": ("together.json", b'{"runs": ["whole", "../x"], "seconds": Infinity}'),
    "together with what is no id": ("together.json", b'{"runs": {"whole": 1}}'),
    "a film without its sentence": ("probe/probe.json", None),
    "a film of another sentence": ("probe/probe.json", b'{"source": [1], "target": 5}'),
    "a film that is a file": ("probe", b"film"),
    "a frame that is binary": ("probe/0000001.safetensors", bytes(range(256))),
    "a frame that is a folder": ("probe/0000001.safetensors", "folder"),
    "a frame of no step": ("probe/1a.safetensors", b""),
    "a checkpoint that is binary": ("checkpoint.safetensors", bytes(range(256))),
    "a checkpoint that is a folder": ("checkpoint.safetensors", "folder"),
    "a checkpoint that is a pipe": ("checkpoint.safetensors", "pipe"),
    "steps that are no numbers": ("events.jsonl", (STARTED + LINE % ("step", ', "step": NaN, "loss": NaN')).encode()),
    "output that is a folder": ("output.log", "folder"),
}  # fmt: skip


def put(path, what):
    """Put something else in place of a file; None for nothing."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    if what == "folder":
        path.mkdir()
    elif what == "link":
        path.symlink_to("nothing")
    elif what == "pipe":
        os.mkfifo(path)
    elif what is not None:
        path.write_bytes(what)

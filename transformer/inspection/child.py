"""The process that reads an untrusted file: a script, so that it sets its limits before it imports the program.

Its arguments are the kind of work, seconds and megabytes. It reads one JSON request from standard input and prints one
JSON answer.
"""

import gc
import json
import os
import sys
from pathlib import Path
from types import ModuleType

WORK = {
    "checkpoint": ("transformer.inspection.models", "read_checkpoint"),
    "weights": ("transformer.inspection.models", "read_weights"),
    "import": ("transformer.inspection.models", "write_imported"),
    "state dict": ("transformer.inspection.models", "read_state_dict"),
    "lecture": ("transformer.inspection.lectures", "read_parts"),
    "table": ("transformer.inspection.corpus", "read_preview"),
    "pairs": ("transformer.inspection.corpus", "read_outline"),
}
"""For each kind of file, the module and function that read it."""
WITH_TORCH = {"import"}
"""Kinds of work that run a model: what they read was checked by another process before."""


def main() -> None:
    """Answer one request."""
    what, seconds, megabytes = sys.argv[1:]
    gc.disable()  # collections would rescan everything made from the file, and this process ends soon
    limit(int(seconds), int(megabytes))
    if what in WITH_TORCH:
        sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    else:
        skip_the_packages_own_imports()
    request = json.loads(sys.stdin.buffer.read())
    print(json.dumps(answer(what, request)))


def limit(seconds: int, megabytes: int) -> None:
    """Lower the priority of this process and, on Linux, limit its memory, CPU time and output."""
    if hasattr(os, "nice"):
        os.nice(10)
    if sys.platform == "linux":
        import resource

        # RLIMIT_DATA, not the address space, because libraries reserve far more of that than they use.
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds + 1, seconds + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (200 << 20, 200 << 20))


def skip_the_packages_own_imports() -> None:
    """Register the program's packages without running their `__init__`, which would import torch."""
    root = Path(__file__).resolve().parents[1]
    for place in (root, *(found.parent for found in root.rglob("__init__.py"))):
        name = ".".join(("transformer", *place.relative_to(root).parts))
        package = ModuleType(name)
        package.__path__ = [str(place)]
        sys.modules[name] = package


def answer(what: str, request: dict) -> dict:
    """Return the result of the work, or why the file was refused."""
    from importlib import import_module

    module, function = WORK[what]
    try:
        return getattr(import_module(module), function)(**request)
    except ValueError as error:
        return as_dict(error)
    except (OSError, MemoryError):
        return {"gave up": True}


def as_dict(error: ValueError) -> dict:
    """Return the fields of an error of this program, or the message of any other."""
    from transformer.errors import LabError

    lab_error = error if isinstance(error, LabError) else LabError(str(error))
    return {name: value[:2000] if isinstance(value, str) else value for name, value in lab_error.to_dict().items()}


if __name__ == "__main__":
    main()

"""The process that reads a stranger's file: a script, so that nothing of the program is there before its limits are.

Its arguments: what to do, seconds, megabytes. It reads a request from its input and writes one answer, both JSON.
"""

import gc
import json
import os
import sys
from pathlib import Path
from types import ModuleType

WORK = {
    "checkpoint": ("transformer.inspection.models", "read_checkpoint"),
    "state dict": ("transformer.inspection.models", "read_state_dict"),
    "pairs": ("transformer.inspection.corpus", "read_outline"),
}
"""For each kind of file the module and the function that read it."""


def main() -> None:
    """Answer one request."""
    what, seconds, megabytes = sys.argv[1:]
    gc.disable()  # it looks again and again through all that a file makes, and this process ends soon
    limit(int(seconds), int(megabytes))
    skip_the_packages_own_imports()
    request = json.loads(sys.stdin.buffer.read())
    print(json.dumps(answer(what, request)))


def limit(seconds: int, megabytes: int) -> None:
    """Bound what this process may take, where the system knows such bounds."""
    if hasattr(os, "nice"):
        os.nice(10)
    if sys.platform == "linux":
        import resource

        # Not the address space: libraries reserve more of it than they ever use.
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds + 1, seconds + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (200 << 20, 200 << 20))


def skip_the_packages_own_imports() -> None:
    """Let modules of the program be imported without the faces of their packages, which import torch."""
    root = Path(__file__).resolve().parents[1]
    for place in (root, *(found.parent for found in root.rglob("__init__.py"))):
        name = ".".join(("transformer", *place.relative_to(root).parts))
        package = ModuleType(name)
        package.__path__ = [str(place)]
        sys.modules[name] = package


def answer(what: str, request: dict) -> dict:
    """What the work tells, or why the file was refused."""
    from importlib import import_module

    module, function = WORK[what]
    try:
        return getattr(import_module(module), function)(**request)
    except ValueError as error:
        return as_dict(error)
    except (OSError, MemoryError):
        return {"gave up": True}


def as_dict(error: ValueError) -> dict:
    """An error of the program with its fields; of any other what it says."""
    from transformer.errors import LabError

    known = error if isinstance(error, LabError) else LabError(str(error))
    return {name: told[:2000] if isinstance(told, str) else told for name, told in known.to_dict().items()}


if __name__ == "__main__":
    main()

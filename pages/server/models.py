"""Models by the name that links use, for callers without a session: shipped ones, shared ones, and those of runs."""

import re
from pathlib import Path

from pages.server.storage import runs_root
from transformer import Checkpoint, LabError, assets_folder, load

_NAME, _RUN = re.compile(r"\w[\w-]{0,99}"), re.compile(r"[a-z0-9]{12}")


def path_of_model(name: str) -> Path | None:
    """Return the file of a model; None if there is none.

    The name may come from a stranger, so it must not name any other file.
    """
    if not _NAME.fullmatch(name):
        return None
    run = name.rpartition("-")[2]
    places = [
        assets_folder() / "checkpoints" / f"{name}.safetensors",
        runs_root() / "kept" / f"{name}.safetensors",
        *([runs_root() / run / "model.safetensors"] if _RUN.fullmatch(run) else []),
    ]
    return next((path for path in places if path.is_file()), None)


def open_named(name: str) -> Checkpoint:
    """Load a model by its name.

    Raises:
        LabError: If no model has this name, or its file can't be read.
    """
    path = path_of_model(name)
    if path is None:
        raise LabError(f"The model “{name[:64]}” is not on this server.")
    return load(path)

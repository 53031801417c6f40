"""Where the files are that come with the program: shipped models, a server's limits, words, what is drawn with."""

from __future__ import annotations

import os
from pathlib import Path

from transformer.errors import CheckpointError

_PACKAGE = Path(__file__).parent
_SUFFIX = ".safetensors"


def assets_folder() -> Path:
    """The folder named by `ATTENTION_LAB_ASSETS`; else that of the installed package; else that of the checkout."""
    if named := os.environ.get("ATTENTION_LAB_ASSETS"):
        return Path(named)
    own = _PACKAGE / "_assets"
    return own if own.is_dir() else _PACKAGE.parent / "assets"


def checkpoint_path(name: str | Path) -> Path:
    """The file of a checkpoint, which a shipped model's name stands for.

    Args:
        name: A path as it is; or, where no file is called so, a name without folder and ending: `reverse-letters`.
    Raises:
        CheckpointError: If no shipped model has this name.
    """
    path = Path(name)
    if path.name != str(name) or path.suffix or path.exists():
        return path
    folder = assets_folder() / "checkpoints"
    shipped = folder / f"{name}{_SUFFIX}"
    if shipped.exists():
        return shipped
    names = ", ".join(sorted(file.stem for file in folder.glob(f"*{_SUFFIX}"))) or "none"
    raise CheckpointError(
        path.name,
        sentence=f"There is neither a file nor a shipped model {path.name!r}.",
        advice=(
            f"In {folder} there are: {names}. The translators are only in a checkout of the "
            "source code: let ATTENTION_LAB_ASSETS name its folder assets."
        ),
    )

"""Models by the name that a link has for them, where nobody knows more of the one who asks."""

from __future__ import annotations

import re
from collections.abc import Callable

from transformer.assets import checkpoint_path
from transformer.checkpoints.checkpoint import Checkpoint, load
from transformer.errors import CheckpointError, SettingError

OpenModel = Callable[[str], Checkpoint]
"""A function that gives the model of a name, which may be a stranger's; it raises a `LabError` if there is none."""


def shipped_model(name: str) -> Checkpoint:
    """Open a shipped model.

    A stranger's view may name no other: with a path it could ask for any file of the server.

    Raises:
        SettingError: If it is not the name of one.
    """
    try:
        # Shipped models lie in a folder; a path as it stands here is a file that happens to have the name.
        if re.fullmatch("[a-z0-9-]{1,64}", name) and (path := checkpoint_path(name)).name != name:
            return load(path)
    except CheckpointError:
        pass  # its sentence names the server's folder
    raise SettingError("model", "be the name of a shipped model", name[:64])

"""Models that people share with everyone on this server: a copy of each, and its owner."""

import itertools
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from pages.server.storage import runs_root
from pages.ui.models.files import SHIPPED, ModelFile
from pages.ui.models.names import as_id
from pages.ui.state.owner import NotAllowed, is_allowed, may_direct, must_direct
from transformer import Checkpoint, load, save
from transformer.runs import Shelf, note_of, note_owner, owner_of
from transformer.runs.jobs import RunFolder


def shares() -> Shelf:
    """Return all shares of this server."""
    return Shelf(runs_root(), "kept", ".safetensors")


def keep_model(checkpoint: Checkpoint, owner_id: str = "") -> ModelFile:
    """Save a model under a free name; it is then on every page, for everyone on this server.

    Args:
        checkpoint: The model.
        owner_id: Whose share it is, who alone may remove it, besides the teacher; empty: the teacher's.
    """
    stem = as_id(checkpoint.name)
    names = itertools.chain([stem], (f"{stem}-{number}" for number in itertools.count(2)))
    with shares().lock:
        paths = map(shares().path, names)
        path = next(path for path in paths if not path.exists() and not (SHIPPED / path.name).exists())
        note_owner(path, owner_id)
        save(replace(checkpoint, training=None), path)
    return ModelFile(path.stem, path, "shared")


def share_model(folder: RunFolder) -> ModelFile:
    """Share a run's model with everyone on this server, as it is now; once shared, it is not copied again.

    Raises:
        FileNotFoundError: If the run has saved nothing yet.
        NotAllowed: If it is somebody else's run.
    """
    must_direct(folder)
    if shared := share_id_of(folder):
        return ModelFile(shared, shares().path(shared), "shared")
    checkpoint = load(folder.model if folder.model.exists() else folder.checkpoint)
    file = keep_model(replace(checkpoint, name=folder.name), folder.note("owner"))
    folder.leave_note("shared", file.id)
    return file


def share_id_of(folder: RunFolder) -> str:
    """Return the id under which everyone sees a run's model; empty if it is not shared, or not any more."""
    name = folder.note("shared")
    return name if name and shares().path(name).exists() else ""


def owner_of_share(path: Path) -> str:
    """Return the owner of a share, wherever its file lies now; empty: the teacher.

    A share from before owners were kept belongs to the owner of the run whose note names it.
    """
    return owner_of(path) if note_of(path).exists() else _owner_by_note(runs_root(), shares().id_of(path))


@lru_cache(maxsize=1024)
def _owner_by_note(root: Path, name: str) -> str:
    notes = (path.parent for path in root.glob("*/shared.txt"))
    folders = (RunFolder(path) for path in notes)
    return next((folder.note("owner") for folder in folders if folder.note("shared") == name), "")


def may_remove(file: ModelFile) -> bool:
    """Return whether this visitor may take a model off every page: their own, what they shared, and the teacher any."""
    if file.origin == "shared":
        return is_allowed(owner_of_share(file.path))
    return file.folder is not None and may_direct(file.folder)


def must_own_share(path: Path, order: str) -> None:
    """Refuse an order to somebody else's share, wherever its file lies now.

    Raises:
        NotAllowed: If this visitor may not give it; what `order` names is said to them.
    """
    if not is_allowed(owner_of_share(path)):
        raise NotAllowed(f"Only the one who shared this model, and the teacher, can {order}.")


def removed_shares(owner_id: str | None) -> list[Path]:
    """Return the removed shares of an owner, oldest removal first; None: everybody's."""
    return [place for place in shares().list_removed() if owner_id is None or owner_of_share(place) == owner_id]

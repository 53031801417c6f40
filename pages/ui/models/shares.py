"""Models that people share with everyone on this server: a copy each, and whose it is."""

import itertools
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from filelock import FileLock

from pages.server.storage import runs_root
from pages.ui.models.files import SHIPPED, ModelFile
from pages.ui.models.names import as_id
from pages.ui.models.owner import NotAllowed, is_allowed, may_direct, must_direct
from transformer import Checkpoint, load, save
from transformer.checkpoints import write_atomically
from transformer.runs.jobs import RunFolder, bring_back, removed_name, set_aside

_OWNER = ".owner"
"""Ending of the file beside a share that says whose it is."""


def keep_model(checkpoint: Checkpoint, owner_id: str = "") -> ModelFile:
    """Save a model under a free name; it is then on every page, for everyone on this server.

    Args:
        checkpoint: The model.
        owner_id: Whose share it is, who alone may remove it, besides the teacher; empty: the teacher's.
    """
    kept = runs_root() / "kept"
    kept.mkdir(parents=True, exist_ok=True)
    stem = as_id(checkpoint.name)
    names = itertools.chain([stem], (f"{stem}-{number}" for number in itertools.count(2)))
    with FileLock(kept / ".lock"):
        paths = (kept / f"{name}.safetensors" for name in names)
        path = next(path for path in paths if not path.exists() and not (SHIPPED / path.name).exists())
        write_atomically(path.with_suffix(_OWNER), owner_id.encode())  # first: no share is ever without
        save(replace(checkpoint, training=None), path)
    return ModelFile(path.stem, path, "shared")


def share_model(folder: RunFolder) -> ModelFile:
    """Share a run's model with everyone on this server, as it is now; once shared, it is not copied again.

    Raises:
        FileNotFoundError: If the run has saved nothing yet.
        NotAllowed: If it is somebody else's run.
    """
    must_direct(folder)
    if shared := shared_as(folder):
        return ModelFile(shared, runs_root() / "kept" / f"{shared}.safetensors", "shared")
    checkpoint = load(folder.model if folder.model.exists() else folder.checkpoint)
    file = keep_model(replace(checkpoint, name=folder.name), folder.note("owner"))
    folder.leave_note("shared", file.id)
    return file


def shared_as(folder: RunFolder) -> str:
    """The id under which everyone sees a run's model; empty if it is not shared, or not any more."""
    name = folder.note("shared")
    return name if name and (runs_root() / "kept" / f"{name}.safetensors").exists() else ""


def owner_of_share(path: Path) -> str:
    """Whose a share is, wherever its file lies now; empty: the teacher's.

    A share from before owners were kept belongs to the owner of the run whose note names it.
    """
    try:
        return path.with_suffix(_OWNER).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return _owner_by_note(runs_root(), path.stem)


@lru_cache(maxsize=1024)
def _owner_by_note(root: Path, name: str) -> str:
    notes = (path.parent for path in root.glob("*/shared.txt"))
    folders = (RunFolder(path) for path in notes)
    return next((folder.note("owner") for folder in folders if folder.note("shared") == name), "")


def may_remove(file: ModelFile) -> bool:
    """Whether this visitor may take a model off every page: their own, what they shared, and the teacher any."""
    if file.origin == "shared":
        return is_allowed(owner_of_share(file.path))
    return file.folder is not None and may_direct(file.folder)


def remove_share(path: Path) -> Path:
    """Take a share off every page; the place where it is now, for `bring_back_share`.

    Raises:
        FileNotFoundError: If it is not there any more.
        NotAllowed: If it is somebody else's.
    """
    whose = owner_of_share(path)
    if not is_allowed(whose):
        raise NotAllowed("Only who shared this model can remove it, and the teacher.")
    place = set_aside(path, runs_root())
    with suppress(FileNotFoundError):  # moved, not written: a full disk takes nothing new
        path.with_suffix(_OWNER).rename(place.with_suffix(_OWNER))
    return place


def removed_shares(owner_id: str | None) -> list[Path]:
    """Shares of an owner that were removed, oldest removal first; None: everybody's."""
    found = sorted((runs_root() / "removed").glob("[0-9]*-*.safetensors"))
    return [place for place in found if owner_id is None or owner_of_share(place) == owner_id]


def bring_back_share(place: Path) -> Path:
    """Undo `remove_share`; the file where it is now.

    Raises:
        FileNotFoundError: If it was really deleted meanwhile.
        FileExistsError: If another share has its name now.
        NotAllowed: If it is somebody else's.
    """
    whose = owner_of_share(place)
    if not is_allowed(whose):
        raise NotAllowed("Only who shared this model can bring it back, and the teacher.")
    home = runs_root() / "kept" / removed_name(place)
    with FileLock(home.parent / ".lock"):
        bring_back(place, home)
        write_atomically(home.with_suffix(_OWNER), whose.encode())
        place.with_suffix(_OWNER).unlink(missing_ok=True)
    return home

"""The models that a person sees: shipped ones, those that people here share, and the person's own."""

import contextlib
import os
import re
import secrets
import shutil
import stat
import string
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Literal

import streamlit as st
import torch

from pages.server.storage import runs_root
from pages.ui.memory.store import stored
from pages.ui.models.names import as_id, clean_name
from pages.ui.state.owner import current_owner, must_direct
from pages.ui.state.session import session
from transformer import Checkpoint, CheckpointError, assets_folder, load
from transformer.checkpoints import read_header, to_bytes
from transformer.runs import cached_owner
from transformer.runs.jobs import DamagedError, RunFolder

torch.set_num_threads(1)  # OpenMP threads that compete with a training job are 20 × slower

SHIPPED = assets_folder() / "checkpoints"
DEFAULT_MODEL = "reverse-letters"
_RUN_ID = re.compile(r"[a-z0-9]{12}")

FileKey = tuple[str, int]
"""The path of a file, and the time of its last change, in nanoseconds."""
Origin = Literal["shipped", "shared", "mine", "linked"]
"""The origin of a model. `shared`: everyone on this server sees it; `linked`: somebody else's, whose link led here."""


@dataclass(frozen=True)
class ModelFile:
    """A model on this server.

    Attributes:
        id: Its name in links, which it keeps when it is renamed.
        path: The file.
        origin: Where it comes from.
        folder: Of the run that made it, for a person's own and for linked ones.
    """

    id: str
    path: Path
    origin: Origin
    folder: RunFolder | None = None

    @cached_property  # one run of a page asks for it a hundred times
    def key(self) -> FileKey:
        """The key that stands for the file's content wherever something is kept: as it is when that is asked first.

        Raises:
            OSError: If the file is gone.
        """
        return str(self.path), self.path.stat().st_mtime_ns

    @property
    def is_shipped(self) -> bool:
        """True if the model came with the program."""
        return self.origin == "shipped"

    @property
    def is_mine(self) -> bool:
        """True if the model is the person's own: to rename, pin and share."""
        return self.origin == "mine"

    @property
    def own_folder(self) -> RunFolder | None:
        """The folder of the model's run, if the model is the person's own."""
        return self.folder if self.is_mine else None


def model_files() -> dict[str, ModelFile]:
    """Return every model that this person sees, by id.

    The default stands first, then shipped and shared ones, the person's own, newest first, and those of links.
    """
    return models_of(runs_root(), current_owner(), _invitations())


def models_of(root: Path, owner: str, invited: Iterable[str] = ()) -> dict[str, ModelFile]:
    """Return every model that an owner sees, by id.

    Args:
        root: Folder of all runs.
        owner: Whose private runs are among them.
        invited: Ids of models of others, from links. Who has a link was invited: a run's id can't be guessed.
    """
    shipped = [ModelFile(path.stem, path, "shipped") for path in sorted(SHIPPED.glob("*.safetensors"))]
    shipped.sort(key=lambda file: file.id != DEFAULT_MODEL)
    shared = [ModelFile(path.stem, path, "shared") for path in sorted((root / "kept").glob("*.safetensors"))]
    mine = [ModelFile(model_id_of(folder), folder.model, "mine", folder) for folder in finished_runs(root, owner)]
    files = {file.id: file for file in [*shipped, *shared, *mine]}
    for model_id in invited:
        folder = _run_of(model_id, root)
        if folder and model_id_of(folder) not in files:
            files[model_id_of(folder)] = ModelFile(model_id_of(folder), folder.model, "linked", folder)
    return files


def finished_runs(root: Path, owner: str) -> list[RunFolder]:
    """Return an owner's runs that have a model, and the models that the owner uploaded, newest first."""
    if not root.exists():
        return []
    with os.scandir(root) as entries:
        # Every rerun of every page comes here: names first, then owners, which are remembered, and files last.
        run_paths = [entry.path for entry in entries if _RUN_ID.fullmatch(entry.name)]
    paths = [path for path in run_paths if cached_owner(path) == owner]
    models = []
    for path in paths:
        with contextlib.suppress(OSError):  # it has no model, or is no folder at all
            model = os.stat(os.path.join(path, "model.safetensors"))
            if stat.S_ISREG(model.st_mode):
                models.append((model.st_mtime_ns, path))
    return [RunFolder(Path(path)) for _, path in sorted(models, reverse=True)]


def _run_of(model_id: str, root: Path) -> RunFolder | None:
    """Return the finished run that a model's id names at its end, whoever owns it."""
    run_id = model_id.rpartition("-")[2]
    if not _RUN_ID.fullmatch(run_id):  # it comes from a link: it must name a folder right here and nothing else
        return None
    folder = RunFolder(root / run_id)
    return folder if folder.model.is_file() else None


def _invitations() -> list[str]:
    """Return ids of models that links led to in this session; the newest 20 stay while it lasts."""
    invitations = session().invitations
    linked = {**session().link_texts, **{key: st.query_params.get_all(key) for key in st.query_params}}
    for model_id in [text for key, texts in linked.items() if key.startswith("model") for text in texts]:
        if model_id not in invitations and _run_of(model_id, runs_root()):
            invitations[:] = [*invitations[-19:], model_id]
    return invitations


def model_id_of(folder: RunFolder) -> str:
    """Return the id in links of a run's model, e.g. `my-model-k3v9q2x7mp4c`: the run's first name, then its id."""
    return f"{_first_name(str(folder.path))}-{folder.id}"


@lru_cache(maxsize=4096)
def _first_name(path: str) -> str:
    folder = RunFolder(Path(path))
    try:
        name = folder.note("first-name") or folder.spec().name
    except DamagedError:
        name = ""
    return as_id(str(name))


def name_of(file: ModelFile) -> str:
    """Return the name that people read wherever they see a model: its latest; its id if it is shipped or has none."""
    if file.is_shipped:
        return file.id
    return _noted_name(file) or read_description(file).get("name", "").strip() or file.id


def _noted_name(file: ModelFile) -> str:
    """Return the name that its owner gave a model; empty if none can be read."""
    return file.folder.noted_name() if file.folder else ""


def read_description(file: ModelFile) -> dict[str, str]:
    """Return what the head of a model's file tells: `name`, and as JSON `task` and `config`; empty if it can't be read.

    No weight is read: whoever chooses a model needs the names of all.
    """
    try:
        return _read_description(file.key)
    except OSError:
        return {}


@stored
def _read_description(key: FileKey) -> dict[str, str]:
    try:
        metadata = read_header(Path(key[0])).get("__metadata__", {})
    except CheckpointError:
        return {}
    return {key: metadata[key] for key in ("name", "task", "config") if isinstance(metadata.get(key), str)}


def checkpoint_of(file: ModelFile) -> Checkpoint:
    """Return the loaded model, shared by all sessions, under its latest name; a replaced file is read anew."""
    checkpoint = _load(file.key)
    name = _noted_name(file)
    return replace(checkpoint, name=name) if name else checkpoint


@stored
def _load(key: FileKey) -> Checkpoint:
    return load(key[0])


def content_of(file: ModelFile) -> bytes:
    """Return the content of a model's file as a person takes it along: it carries the latest name."""
    checkpoint = checkpoint_of(file)
    if checkpoint.name == _load(file.key).name:
        return file.path.read_bytes()
    return to_bytes(checkpoint)


def rename_model(folder: RunFolder, name: str) -> None:
    """Give a person's own model another name; its id, and so every link to it, stays.

    Raises:
        ValueError: If nothing is left of the name, or it is too long.
        NotAllowed: If it is somebody else's.
    """
    must_direct(folder)
    folder.leave_note("name", clean_name(name))


def pin_model(folder: RunFolder, pinned: bool) -> None:
    """Pin a person's own model, which keeps it from being offered for removal, or unpin it.

    Raises:
        NotAllowed: If it is somebody else's.
    """
    must_direct(folder)
    folder.leave_note("pinned", "yes" if pinned else "")


def add_model(checkpoint: Checkpoint, content: bytes | None = None) -> ModelFile:
    """Put a model among this person's own; nobody else sees it.

    Args:
        checkpoint: The model.
        content: Its file, if it is there already as it should be stored.
    """
    run_id = "".join(secrets.choice(string.ascii_lowercase + string.digits) for _ in range(12))
    folder = RunFolder(runs_root() / run_id)
    folder.path.mkdir(parents=True)
    folder.leave_note("owner", current_owner())
    folder.leave_note("first-name", as_id(checkpoint.name))
    try:
        folder.leave_note("name", clean_name(checkpoint.name))
    except ValueError:  # nothing of the name can be seen
        folder.leave_note("name", "model")
    if content is None or checkpoint.training is not None:
        content = to_bytes(replace(checkpoint, training=None))
    try:
        folder.save(folder.model.name, content)  # last: from now on it is on every page
    except OSError:
        shutil.rmtree(folder.path, ignore_errors=True)
        raise
    return ModelFile(model_id_of(folder), folder.model, "mine", folder)

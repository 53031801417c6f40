"""The models of this server: shipped ones, and those that people trained here and kept."""

import os
import re
from dataclasses import dataclass, replace
from pathlib import Path

import streamlit as st
import torch

from transformer import Checkpoint, load, save

torch.set_num_threads(1)  # OpenMP threads that compete with a training job are 20 × slower

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "assets" / "checkpoints"
DEFAULT_MODEL = "reverse-letters"


@dataclass(frozen=True)
class ModelFile:
    """A checkpoint on this server.

    Attributes:
        id: Its name in links: the file's name without ending.
        path: The file.
        shipped: It came with the program.
    """

    id: str
    path: Path
    shipped: bool


def runs_root() -> Path:
    """Where runs and kept models are stored: `runs/` beside `app.py`, or `ATTENTION_LAB_RUNS`."""
    return Path(os.environ.get("ATTENTION_LAB_RUNS", ROOT / "runs"))


def model_files() -> dict[str, ModelFile]:
    """Every model by id, the default first, then shipped, then kept ones."""
    shipped = [ModelFile(path.stem, path, True) for path in sorted(SHIPPED.glob("*.safetensors"))]
    kept = [ModelFile(path.stem, path, False) for path in sorted((runs_root() / "kept").glob("*.safetensors"))]
    shipped.sort(key=lambda file: file.id != DEFAULT_MODEL)
    return {file.id: file for file in [*shipped, *kept]}


def checkpoint_of(file: ModelFile) -> Checkpoint:
    """The loaded model, shared by all sessions; a file that was replaced is read anew."""
    return _load(str(file.path), file.path.stat().st_mtime_ns)


@st.cache_resource(max_entries=16, show_spinner=False)
def _load(path: str, modified: int) -> Checkpoint:
    return load(path)


def keep_model(checkpoint: Checkpoint) -> ModelFile:
    """Save a trained model under a free name; it is then on every page, for everyone on this server."""
    stem = re.sub(r"[^a-z0-9]+", "-", checkpoint.name.lower()).strip("-")[:40] or "model"
    taken, name, number = model_files(), stem, 2
    while name in taken:
        name, number = f"{stem}-{number}", number + 1
    path = runs_root() / "kept" / f"{name}.safetensors"
    save(replace(checkpoint, training=None), path)
    return ModelFile(name, path, False)

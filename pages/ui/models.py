"""The models of this server: shipped ones, and those that people trained here and kept."""

import os
import re
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

import streamlit as st
import torch

from pages.ui.figures import draw_figure
from transformer import Checkpoint, CheckpointError, load, save
from transformer.figures import training_curves
from transformer.figures.theme import percent

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
    stem = re.sub(r"[^a-z0-9]+", "-", checkpoint.name.lower()).strip("-")[:40].strip("-") or "model"
    taken, name, number = model_files(), stem, 2
    while name in taken:
        name, number = f"{stem}-{number}", number + 1
    path = runs_root() / "kept" / f"{name}.safetensors"
    save(replace(checkpoint, training=None), path)
    return ModelFile(name, path, False)


def remove_model(file: ModelFile) -> None:
    """Take a kept model off every page; its file stays beside it as `.removed`, for an undo."""
    if file.shipped or not file.path.exists():
        return
    hidden = file.path.with_suffix(".removed")
    file.path.replace(hidden)
    st.session_state["removed"] = (file.id, hidden)


def offer_undo() -> None:
    """A way back from the last removal of this session."""
    if "removed" in st.session_state:
        name, hidden = st.session_state["removed"]
        with st.container(horizontal=True, vertical_alignment="center"):
            st.text(f"Removed {name}.", width="content")
            st.button("Undo", icon=":material/undo:", on_click=_restore, args=(name, hidden))


def _restore(name: str, hidden: Path) -> None:
    del st.session_state["removed"]
    path = hidden.with_suffix(".safetensors")
    if hidden.exists() and not path.exists():
        hidden.replace(path)
    st.session_state["model"] = name


def add_uploaded(name: str, content: bytes) -> None:
    """Check an uploaded file like any other and keep it; a file that is no model gets a sentence."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / (Path(name).name or "upload.safetensors")
        path.write_bytes(content)
        try:
            kept = keep_model(load(path))
        except CheckpointError as error:
            st.error(str(error))
            return
    st.success(f"Added as {kept.id}. It is on every page now.")


def draw_model_card(file: ModelFile) -> None:
    """What one model is made of and how its training went."""
    checkpoint = checkpoint_of(file)
    metrics, task = checkpoint.metrics, checkpoint.task
    st.subheader(f"About {file.id}", anchor=False)
    st.text(f"Name: {checkpoint.name}")
    if "exact_match" in metrics:
        tokens = f" of at most {metrics['max_tokens'] - 2} tokens" if "max_tokens" in metrics else ""
        st.text(
            f"Wrote {percent(metrics['exact_match'], 1)} of {metrics.get('evaluated_on', 0):,} fresh sequences wholly "
            f"right: {task.get('min_length')} to {task.get('max_length')} {task.get('unit')}{tokens}, "
            "never seen in training."
        )
    config, history = st.columns(2, gap="large")
    with config:
        values = {
            **checkpoint.config.to_dict(),
            **{f"training {key}": value for key, value in checkpoint.settings.items()},
        }
        st.dataframe(
            {"setting": list(values), "value": [str(value) for value in values.values()]},
            height=400, alt="Every setting of the model and of its training",
        )  # fmt: skip
    with history:
        if checkpoint.history:
            steps = checkpoint.history[-1]["step"]
            caption = f"Its training: {steps:,} steps, the last loss {checkpoint.history[-1]['loss']:.4f}."
            draw_figure(training_curves(checkpoint.history, steps), caption, "history")

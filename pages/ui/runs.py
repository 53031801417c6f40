"""A training run on a page: start it, find it again, watch it, stop it, keep its model."""

import time

import streamlit as st
import torch

from pages.ui.figures import draw_figure
from pages.ui.link import linked
from pages.ui.models import keep_model, model_files, runs_root
from transformer import RunSpec, Transformer, figures
from transformer.jobs import RunFolder, cancel, find, result, resume, submit

_STATUS = {
    "queued": "Starting …",
    "waiting": "Waiting for a free processor: other runs come first. It starts by itself.",
    "running": "Training.",
    "stopped": "Stopped; you can resume it.",
    "done": "Done.",
    "failed": "It ended with an error.",
    "lost": "Its process ended without a word; you can resume it from its last checkpoint.",
}
_ALIVE = {"queued", "waiting", "running"}


@st.cache_data(max_entries=256, show_spinner=False)
def _parameters_of(spec: str, _spec: RunSpec) -> int:
    with torch.device("meta"):
        return Transformer(_spec.config()).num_parameters


def count_parameters(spec: RunSpec) -> int:
    """Trainable numbers of the model that this run would make; nothing is allocated for it."""
    return _parameters_of(repr(spec.config()), spec)


def start_run(spec: RunSpec) -> None:
    """Start a run and watch it; its id is in the link, so a reload finds it again."""
    st.session_state["run"] = submit(spec, runs_root())


def choose_run() -> RunFolder | None:
    """The run in the link, with a field for the id of another."""
    with st.expander("Find a run again"):
        run_id = linked(st.text_input, "Id of a run on this server", key="run", max_chars=40)
    if not run_id:
        return None
    try:
        return find(run_id.strip(), runs_root())
    except KeyError as error:
        st.warning(error.args[0])
        return None


def draw_run(folder: RunFolder | None) -> None:
    """The run as it is now; it draws itself anew twice a second for as long as it lives."""
    if folder is None:
        st.info("Choose a task and press Start training. Loss and exact match appear here while the model learns.")
        return
    alive = folder.status() in _ALIVE
    st.fragment(_draw_live, run_every=0.5 if alive else None)(folder, alive)


def _draw_live(folder: RunFolder, was_alive: bool) -> None:
    if not folder.path.exists():
        st.warning("This run was deleted.")
        return
    spec, events, status = folder.spec(), folder.events(), folder.status()
    if was_alive != (status in _ALIVE):
        st.rerun()  # the whole page: a run that ended needs no polling, one that was resumed does
    st.subheader(f"{spec.task.name} · {spec.system}", anchor=False)
    st.text(f"{spec.name} (run {folder.id}). {_STATUS[status]}")
    if status == "failed":
        st.error(next(event["reason"] for event in reversed(events) if event["event"] == "failed"))
    records = _since_last_start([event for event in events if event["event"] in {"step", "start"}])
    _draw_controls(folder, status)
    if records:
        _draw_figures(records, spec.settings.steps, alive=status in _ALIVE)
    if status == "done":
        final = events[-1]
        st.text(
            f"In the end {final['exact_match']:.1%} of {final['evaluated_on']:,} fresh sequences were wholly right."
        )


def _since_last_start(events: list[dict]) -> list[dict]:
    """Step records; a run that was resumed at an earlier step cuts the curve there."""
    records: list[dict] = []
    for event in events:
        if event["event"] == "start":
            records = [record for record in records if record["step"] <= event["step"]]
        else:
            records.append(event)
    return records


def _draw_figures(records: list[dict], steps: int, alive: bool) -> None:
    last = records[-1]
    measured = [record["exact_match"] for record in records if record["exact_match"] is not None]
    speed = _steps_per_second(records)
    left = (steps - last["step"]) / speed if speed else 0.0
    st.progress(last["step"] / steps, text=f"Step {last['step']:,} of {steps:,}")
    with st.container(horizontal=True):
        st.metric("Loss", f"{last['loss']:.3f}", help="Cross-entropy per token, in nats")
        st.metric("Exact match", f"{measured[-1]:.1%}" if measured else "–", help="Fresh sequences wholly right")
        if alive:
            st.metric("Learning rate", f"{last['learning_rate']:.2g}")
            st.metric("Examples a second", f"{last['examples_per_second']:,.0f}")
            st.metric("Time left", f"{left:.0f} s" if left < 120 else f"{left / 60:.0f} min")
    shown = records[:: max(1, len(records) // 400)]
    shown += [record for record in records if record["exact_match"] is not None and record not in shown]
    shown.sort(key=lambda record: record["step"])
    reached = f"; exact match {measured[-1]:.1%}, measured on sequences never trained on" if measured else ""
    caption = f"After {last['step']:,} steps the loss is {last['loss']:.3f}{reached}."
    draw_figure(figures.training_curves(shown, steps), caption, "curves")


def _steps_per_second(records: list[dict]) -> float:
    recent = records[-40:]
    seconds = recent[-1]["time"] - recent[0]["time"]
    return (recent[-1]["step"] - recent[0]["step"]) / seconds if seconds > 0 else 0.0


def _draw_controls(folder: RunFolder, status: str) -> None:
    root = runs_root()
    with st.container(horizontal=True, vertical_alignment="center"):
        if status in _ALIVE:
            st.button("Stop", icon=":material/stop:", on_click=cancel, args=(folder.id, root), key="stop-run")
        if status in {"stopped", "lost"}:
            st.button("Resume", icon=":material/play_arrow:", on_click=_resume, args=(folder.id,), key="resume-run")
        has_model = folder.model.exists() or folder.checkpoint.exists()
        if status not in _ALIVE and has_model:
            _draw_keep(folder)


def _resume(run_id: str) -> None:
    resume(run_id, runs_root())
    time.sleep(0.2)  # the new process should hold its lock before the page asks for it


def _draw_keep(folder: RunFolder) -> None:
    if folder.kept_as in model_files():
        st.text(f"Kept as {folder.kept_as}: it is on every page now.", width="content")
        st.page_link(
            "pages/heads.py",
            label="Look at its heads",
            icon=":material/grid_view:",
            query_params={"model": folder.kept_as},
        )
    elif st.button("Keep this model", icon=":material/bookmark_add:", type="primary", key="keep-model"):
        folder.keep_as(keep_model(result(folder.id, runs_root())).id)
        st.rerun()

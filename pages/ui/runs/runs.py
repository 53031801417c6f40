"""A training run on a page: watch it live, see its film."""

import time
from collections.abc import Sequence

import streamlit as st

from pages.ui.models.files import model_id_of
from pages.ui.models.measured import about_loss, exact_match_in_words, interval_of
from pages.ui.models.owner import may_direct
from pages.ui.models.shares import share_model, shared_as
from pages.ui.runs.controls import draw_answers, draw_controls
from pages.ui.runs.damaged import draw_damaged
from pages.ui.runs.film import draw_film, draw_live
from pages.ui.shell.figures import draw_figure
from pages.ui.shell.glossary import literal
from transformer import CheckpointError, RunSpec, figures
from transformer.runs import forecast_words, seconds_left
from transformer.runs.jobs import (
    ALIVE,
    RunFolder,
    Status,
    cluster_address,
    place_of,
    server_limits,
    storage_words,
)
from transformer.text import counted, decimal, in_a_line, percent, significant

_STATUS: dict[Status, str] = {
    "queued": "Starting …",
    "running": "Training.",
    "paused": "Paused.",
    "stopped": "Stopped; you can go on.",
    "done": "Done.",
    "diverged": "Stopped, because it diverged.",
    "failed": "It ended with an error; you can go on from its last checkpoint.",
}
_MANY = 200
"""With fewer sequences measured, a decimal of a percentage says nothing."""
_WATCH_EVERY = 0.5
"""Seconds between two looks at a run that is alive."""
_HOW_LONG = (
    "By what the last steps took here, measurements and film included; looked at anew every five seconds. It is right "
    "for as long as this computer has as much else to do as now."
)


def status_words(folder: RunFolder, status: Status) -> str:
    """Where a run stands, in a sentence; in line, with its place and about how long it waits."""
    if status == "damaged":
        return f"Damaged: {folder.damage()}"
    if status == "lost":
        return _after_its_process_ended(folder)
    if status != "waiting":
        return _STATUS[status]
    if reason := folder.last_state().get("reason"):
        return f"Waiting: {reason}"
    starts = "it starts by itself" if folder.controls.pause_at is None else "then it waits for you"
    place = place_of(folder)
    if place is None:
        return f"In line; {starts}."
    line = {0: "It is next", 1: "One other waits before it"}.get(place.ahead, f"{place.ahead} others wait before it")
    if cluster_address():  # nobody knows here what others use of it
        return f"In line for the cluster. {line}; {starts}."
    slots = server_limits().slots
    busy = "the processor is" if slots == 1 else f"all {slots} processors are"
    rough = "" if place.seconds is None else f" in {forecast_words(place.seconds)}"
    return f"In line: {busy} busy. {line}; {starts}{rough}."


def _after_its_process_ended(folder: RunFolder) -> str:
    step = folder.saved_step()
    if step == 0 and folder.checkpoint.exists():
        return "Its process ended; it goes on by itself, from the beginning: its last checkpoint is damaged."
    return f"Its process ended; it goes on by itself from step {counted(step)}."


def draw_run(folder: RunFolder | None) -> None:
    """The run as it is now; it draws itself anew twice a second for as long as it lives."""
    if folder is None:
        st.info(
            "Choose a task and press Start training. Loss, exact match and the attention of every head appear here "
            "while the model learns; afterwards you can play it back like a film."
        )
        return
    alive = folder.status() in ALIVE
    st.fragment(_draw_live, run_every=_WATCH_EVERY if alive else None)(folder, alive)


def _draw_live(folder: RunFolder, was_alive: bool) -> None:
    if "open_next" in st.session_state:
        st.rerun()
    if not folder.path.exists():
        st.warning("This run was deleted.")
        return
    status, records = folder.status(), folder.records()
    if was_alive != (status in ALIVE):
        st.rerun()  # the whole page: a run that ended needs no polling, one that goes on does
    if status == "damaged":
        st.subheader(literal(folder.name), anchor=False)
        draw_damaged(folder)
        return
    spec = folder.spec()
    newest = folder.newest_frame()
    step = max(records[-1]["step"] if records else 0, newest.step if newest else 0)
    is_mine = may_direct(folder)
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="run-heading"):
        st.subheader(literal(folder.name), anchor=False, width="content")
        st.text(_outcome(folder) if status == "done" else status_words(folder, status), width="content")
        if is_mine:
            draw_controls(folder, status, step)
    if status in {"failed", "diverged"}:
        st.error(literal(folder.last_state()["reason"]))
    draw_answers(folder)
    if records and status != "done":
        _draw_progress(folder, records, spec, status)
    if status in ALIVE:
        draw_live([folder], [""])
    elif newest:
        draw_film(folder)
    if status == "done":
        _draw_ways(folder, is_mine)
    if not is_mine:
        st.caption("Somebody else's run, to watch: only the browser that started it directs it, and the teacher.")
    st.caption(literal(f"Task {spec.task.name}, system {spec.system}, seed {spec.settings.seed}, run {folder.id}."))
    if died := [event["step"] for event in folder.events() if event["event"] == "died"]:
        often = "once" if len(died) == 1 else f"{len(died)} times"
        st.caption(f"Its process ended {often} on the way; it went on by itself, last from step {counted(died[-1])}.")
    if records:
        _draw_curves(records, spec)


def _outcome(folder: RunFolder) -> str:
    final = folder.last_state()
    early = f" It was solved at step {counted(final['solved_at'])} and stopped there." if "solved_at" in final else ""
    share = percent(final["exact_match"], 1 if final["evaluated_on"] >= _MANY else 0)
    of = f"{interval_of(final['exact_match'], final['evaluated_on'])} of {counted(final['evaluated_on'])}"
    return f"In the end {share} {of} fresh sequences were wholly right.{early}"


def _draw_ways(folder: RunFolder, is_mine: bool) -> None:
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.page_link(
            "heads.py", label="Look at its heads", icon=":material/grid_view:",
            query_params={"model": model_id_of(folder)},
        )  # fmt: skip
        if shared_as(folder):
            st.text(f"Shared with everyone here: {in_a_line(folder.name)}.", width="content")
        elif is_mine and st.button("Share with everyone here", icon=":material/group_add:", key="share-model"):
            _share(folder)


def _share(folder: RunFolder) -> None:
    try:
        share_model(folder)
    except CheckpointError as error:
        st.warning(literal(f"It can't be shared. {error}"))
    except OSError as error:
        st.warning(f"It can't be shared. {storage_words(error)}")
    else:
        st.rerun()


def _draw_progress(folder: RunFolder, records: list[dict], spec: RunSpec, status: Status) -> None:
    last, steps, measured = records[-1], spec.settings.steps, last_exact_match(records)
    wholly = "" if measured is None else f": {exact_match_in_words(measured, spec)}"
    st.progress(min(1.0, last["step"] / steps), text=f"Step {counted(last['step'])} of {counted(steps)}")
    loss = f"Cross-entropy per token of one batch, in nats.{about_loss(spec)}"
    share = "–" if measured is None else percent(measured, 1)
    told: list[tuple[str, str, str | None]] = [
        ("Loss", decimal(last["loss"], 3), loss),
        ("Exact match", share, f"Fresh sequences wholly right{wholly}"),
    ]
    if status in ALIVE:
        left = time_left([folder], [spec]) if status == "running" else "–"
        told.append(("Time left", left, _HOW_LONG))
        told.append(("Learning rate", significant(last["learning_rate"], 2), None))
        told.append(("Examples a second", decimal(last["examples_per_second"], 0), None))
    with st.container(horizontal=True, gap="medium", key="run-figures"):
        for name, value, hint in told:
            st.metric(name, value, help=hint, width="content")


def last_exact_match(records: list[dict]) -> float | None:
    """As last measured; None before."""
    return next((record["exact_match"] for record in reversed(records) if record["exact_match"] is not None), None)


def _draw_curves(records: list[dict], spec: RunSpec) -> None:
    last, measured = records[-1], last_exact_match(records)
    caption = f"After {counted(last['step'])} steps the loss is {decimal(last['loss'], 3)}"
    if measured is not None:
        caption += f"; exact match {exact_match_in_words(measured, spec)}, measured on sequences never trained on"
    draw_figure(
        figures.training_curves(thinned_records(records), spec.settings.steps),
        f"{caption}.{about_loss(spec)}",
        "curves",
    )


def thinned_records(records: list[dict], most: int = 400) -> list[dict]:
    """Enough of them for a curve, and every measurement of exact match."""
    every = max(1, len(records) // most)
    return [r for number, r in enumerate(records) if number % every == 0 or r["exact_match"] is not None]


def time_left(folders: Sequence[RunFolder], specs: Sequence[RunSpec]) -> str:
    """How long runs that are trained in turn still take, to the second in the end."""
    left = seconds_left([folder.events() for folder in folders], specs, time.time())
    if left is None:
        return "being measured"
    return f"{decimal(left, 0)} s" if left < 120 else f"{decimal(left / 60, 0)} min"

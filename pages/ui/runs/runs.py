"""A training run on a page: live, and as a film."""

import time
from collections.abc import Mapping, Sequence
from functools import partial

import streamlit as st

from pages.ui.models.files import model_id_of
from pages.ui.models.metrics_in_words import about_loss, exact_match_in_words, interval_of
from pages.ui.models.opening import draw_way_to_heads
from pages.ui.models.shares import share_id_of, share_model
from pages.ui.runs.controls import draw_answers, draw_controls
from pages.ui.runs.damaged import draw_damaged
from pages.ui.runs.film import draw_film, draw_live
from pages.ui.runs.live_region import draw_live_region
from pages.ui.shell.figures import draw_curve, offer
from pages.ui.shell.glossary import help_on, literal
from pages.ui.state.owner import may_direct
from pages.ui.state.session import session
from transformer import CheckpointError, RunSpec, views
from transformer.runs import forecast_words, seconds_left, speed_here
from transformer.runs.jobs import (
    ALIVE,
    RunFolder,
    Status,
    cluster_address,
    place_of,
    server_limits,
    storage_words,
)
from transformer.text import counted, decimal, in_a_line, percent, sentence_of, significant

_STATUS: dict[Status, str] = {
    "queued": "Starting …",
    "running": "Training.",
    "paused": "Paused.",
    "stopped": "Stopped; you can go on.",
    "done": "Done.",
    "diverged": "Stopped, because it diverged.",
    "failed": "It ended with an error; you can go on from its last checkpoint.",
}
_CURVES = "curves"
_MANY = 200
"""Number of measured sequences below which a decimal of a percentage says nothing."""
_WATCH_EVERY = 0.5
"""Seconds between two looks at a run that is alive."""
_HOW_LONG = (
    "From how long the last steps took here, with measurements and film; updated every five seconds. It holds as long "
    "as this computer stays as busy as it is."
)


def status_words(folder: RunFolder, status: Status) -> str:
    """Return the status of a run, in a sentence; in line, with its place and about how long it waits."""
    if status == "damaged":
        return f"Damaged: {folder.damage()}"
    if status == "lost":
        return _after_its_process_ended(folder)
    if status == "queued" and folder.controls.pause_at == 0:
        return "It is made ready, and then waits for you before its first step."
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
    """Draw the run as it is now; it draws itself anew twice a second for as long as it lives."""
    if folder is None:
        st.info(
            "Choose a task and press Start training. Loss, exact match and the attention of every head appear here "
            "while the model learns; afterwards you can play it back like a film."
        )
        return
    alive = folder.status() in ALIVE
    st.fragment(_draw_live, run_every=_WATCH_EVERY if alive else None)(folder, alive)


def _draw_live(folder: RunFolder, was_alive: bool) -> None:
    if "run" in session().open_next:
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
        if status == "done":
            st.text(_outcome(folder), width="content", help=_how_sure(folder))
        else:
            st.text(status_words(folder, status), width="content")
        draw_live_region(folder, draw_controls(folder, status, step) if is_mine else {})
    if status in {"failed", "diverged"}:
        st.error(literal(folder.last_state()["reason"]))
    draw_answers(folder)
    if records and status != "done":
        _draw_progress(folder, records, spec, status)
    drawn: set[str] = set()
    if status in ALIVE:
        drawn = draw_live([folder], [""], [_CURVES], _begins(status))
    elif newest:
        drawn = draw_film(folder, _CURVES)
    if records:
        draw_curves(records, spec, _curves_caption(records, spec), _CURVES, is_drawn=_CURVES in drawn)
    if status == "done":
        _draw_ways(folder, is_mine)
    if not is_mine:
        st.caption(
            "This is somebody else's run, and you can watch it. Only the browser that started it, and the "
            "teacher, can direct it."
        )
    st.caption(literal(f"Task {spec.task.name}, system {spec.system}, seed {spec.settings.seed}, run {folder.id}."))
    if died := [event["step"] for event in folder.events() if event["event"] == "died"]:
        often = "once" if len(died) == 1 else f"{len(died)} times"
        st.caption(f"Its process ended {often} on the way; it went on by itself, last from step {counted(died[-1])}.")


def _begins(status: Status) -> str:
    """Return how long a start takes here, in a sentence; empty where nobody knows it."""
    speed = None if cluster_address() or status not in {"queued", "running"} else speed_here()
    return "" if speed is None else f"Starting: {forecast_words(speed.start)} until the first step."


def _outcome(folder: RunFolder) -> str:
    final = folder.last_state()
    early = f" It was solved at step {counted(final['solved_at'])} and stopped there." if "solved_at" in final else ""
    share = percent(final["exact_match"], 1 if final["evaluated_on"] >= _MANY else 0)
    return f"In the end {share} of {counted(final['evaluated_on'])} new texts were exactly right.{early}"


def _how_sure(folder: RunFolder) -> str | None:
    final = folder.last_state()
    interval = interval_of(final["exact_match"], final["evaluated_on"])
    return f"95 % interval {interval}" if interval else None


def _draw_ways(folder: RunFolder, is_mine: bool) -> None:
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        if folder.model.exists():
            draw_way_to_heads(model_id_of(folder))
        if share_id_of(folder):
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
    if status not in ALIVE:
        return  # the film tells the same of each of its steps: figures of another step would seem to contradict it
    loss = f"Cross-entropy per token of one batch, in nats.{about_loss(spec)}"
    share = "–" if measured is None else percent(measured, 1)
    told: list[tuple[str, str, str | None]] = [
        ("Loss", decimal(last["loss"], 3), loss),
        ("Exact match", share, f"New texts exactly right{wholly}"),
    ]
    left = time_left([folder], [spec]) if status == "running" else "–"
    told.append(("Time left", left, _HOW_LONG))
    told.append(("Learning rate", significant(last["learning_rate"], 2), None))
    told.append(("Examples a second", decimal(last["examples_per_second"], 0), None))
    with st.container(horizontal=True, gap="medium", key="run-figures"):
        for name, value, hint in told:
            st.metric(name, value, help=hint, width="content")


def last_exact_match(records: list[dict]) -> float | None:
    """Return the exact match as last measured; None before."""
    return next((record["exact_match"] for record in reversed(records) if record["exact_match"] is not None), None)


def _curves_caption(records: list[dict], spec: RunSpec) -> str:
    last = records[-1]
    caption = f"At step {counted(last['step'])} the loss of its batch is {decimal(last['loss'], 3)}"
    measured = next((record for record in reversed(records) if record["exact_match"] is not None), None)
    if measured is not None:
        when = "" if measured is last else f"at step {counted(measured['step'])}, "
        exact = exact_match_in_words(measured["exact_match"], spec)
        caption += f"; exact match, measured {when}on texts never trained on, is {exact}"
    return f"{caption}.{about_loss(spec)}"


def draw_curves(
    records: list[dict],
    spec: RunSpec,
    caption: str,
    key: str,
    *,
    is_drawn: bool,
    highest: float | None = None,
    narrow: bool = False,
    about: Mapping[str, str] | None = None,
) -> None:
    """Say loss and exact match of a run, offer them for export, and draw them where its film doesn't.

    Args:
        records: Told steps of the run, at least one.
        spec: What the run is.
        caption: What they say, in words.
        key: The name under which they are exported.
        is_drawn: The film draws them, and offers their picture.
        highest: End of the axis of the loss, shared with runs beside it.
        narrow: They stand beside others.
        about: For an export: what differs from the page's model.
    """
    shown = thinned_records(records)
    curve = partial(views.training_curves, shown, spec.settings.steps, highest, narrow=narrow)
    numbers = partial(views.training_series, shown)
    picture = views.Picture(caption=caption, numbers=numbers, about=about or {}, curve=curve)
    if is_drawn:
        st.text(sentence_of(caption), help=help_on(caption))
        offer({key: picture})
    else:
        draw_curve(picture, key)


def thinned_records(records: list[dict], most: int = 400) -> list[dict]:
    """Return enough records for a curve, and every measurement of exact match."""
    every = max(1, len(records) // most)
    return [r for number, r in enumerate(records) if number % every == 0 or r["exact_match"] is not None]


def time_left(folders: Sequence[RunFolder], specs: Sequence[RunSpec]) -> str:
    """Return how long runs that are trained in turn still take, to the second below two minutes."""
    left = seconds_left([folder.events() for folder in folders], specs, time.time())
    if left is None:
        return "being measured"
    return f"{decimal(left, 0)} s" if left < 120 else f"{decimal(left / 60, 0)} min"

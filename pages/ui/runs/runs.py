"""A training run on a page: start it, find it again, watch it live, see its film."""

from collections.abc import Mapping

import streamlit as st

from pages.server.storage import runs_root
from pages.ui.models.files import model_id_of
from pages.ui.models.measured import about_loss, exact_match_in_words, interval_of
from pages.ui.models.owner import may_direct, owner
from pages.ui.models.shares import share_model, shared_as
from pages.ui.runs.controls import draw_controls
from pages.ui.runs.damaged import draw_damaged
from pages.ui.runs.film import draw_film, draw_live
from pages.ui.shell.figures import draw_figure
from pages.ui.shell.glossary import literal
from pages.ui.state.link import linked
from transformer import CheckpointError, RunSpec, figures
from transformer.runs import forecast_seconds, forecast_words
from transformer.runs.jobs import (
    ALIVE,
    Controls,
    LimitError,
    RunFolder,
    Status,
    cluster_address,
    find,
    num_parameters,
    place_of,
    server_limits,
    storage_words,
    submit_twins,
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


@st.cache_data(max_entries=256, show_spinner="Timing a few steps on this machine …")
def _forecast(key: str, _spec: RunSpec) -> tuple[int, float]:
    return num_parameters(_spec), forecast_seconds(_spec)


def _forecast_of(spec: RunSpec) -> tuple[int, float]:
    """Parameters of a run's model, and about how many seconds it takes here."""
    return _forecast(repr((spec.config(), spec.task, spec.settings)), spec)


def describe_run(specs: list[RunSpec]) -> str:
    """What these runs are before they start, in words: parameters, steps, about how long here."""
    found = [_forecast_of(spec) for spec in specs]
    sizes = sorted({parameters for parameters, _ in found})
    parameters = counted(sizes[0]) if len(sizes) == 1 else f"{counted(sizes[0])} to {counted(sizes[-1])}"
    settings = specs[0].settings
    what = f"{parameters} parameters, {counted(settings.steps)} steps of {settings.batch_size} sequences"
    if cluster_address():  # how fast that is, nobody knows here
        return f"{what}, on the cluster."
    return f"{what}: {forecast_words(sum(seconds for _, seconds in found))} here on a free processor."


def draw_start(specs: list[RunSpec], shown: list[RunFolder], paused: bool = False) -> bool | None:
    """The buttons that start runs; these very runs are not started a second time while they go on.

    Args:
        specs: What to start; empty = nothing can be started.
        shown: The runs that are beside the form.
        paused: Whether they may also start paused.
    Returns:
        None if no button was pressed, else whether to start paused.
    """
    goes_on = bool(specs) and all(folder.status() in ALIVE and may_direct(folder) for folder in shown)
    # A run that is alive is not damaged: its spec can be read.
    goes_on = goes_on and [folder.spec().to_dict() for folder in shown] == [spec.to_dict() for spec in specs]
    options = {"disabled": goes_on or not specs, "width": "stretch"}
    starts = st.button("Start training", type="primary", icon=":material/play_arrow:", **options)
    waits = paused and st.button("Start paused, step by step", icon=":material/skip_next:", **options)
    if goes_on:
        st.caption("This is under way already. Change something, or its seed, to start another.")
    return waits if starts or waits else None


def start_runs(specs: list[RunSpec], controls: Controls, files: Mapping[str, bytes] | None = None) -> list[str]:
    """Start runs of this browser's owner; where the server refuses, the page says why and nothing starts.

    Returns:
        Their ids, or nothing.
    """
    seconds = [_forecast_of(spec)[1] for spec in specs]
    try:
        return submit_twins(specs, runs_root(), owner(), controls, files, seconds)
    except LimitError as error:
        st.warning(str(error))
    except OSError as error:
        st.warning(f"It can't be started. {storage_words(error)}")
    return []


def open_run(ids: list[str]) -> None:
    """Watch a run that was just started; its id is in the link, so a reload finds it again."""
    if ids:
        st.session_state["open_next"] = ids[0]
        st.rerun()


def choose_run() -> RunFolder | None:
    """The run in the link, with a field for the id of another."""
    if "open_next" in st.session_state:
        st.session_state["run"] = st.session_state.pop("open_next")
    with st.expander("Find a run again"):
        run_id = linked(st.text_input, "Id of a run on this server", key="run", max_chars=40)
        st.page_link("models.py", label="All my runs", icon=":material/inventory_2:")
    return run_of(run_id or "")


def run_of(run_id: str) -> RunFolder | None:
    """The folder of a run; a warning where there is none."""
    if not run_id.strip():
        return None
    try:
        return find(run_id.strip(), runs_root())
    except KeyError as error:
        st.warning(error.args[0])
        return None


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
    st.subheader(literal(folder.name), anchor=False)
    if status == "damaged":
        draw_damaged(folder)
        return
    spec = folder.spec()
    st.text(
        f"{status_words(folder, status)} Task {spec.task.name}, system {spec.system}, seed {spec.settings.seed}, "
        f"run {folder.id}."
    )
    if status in {"failed", "diverged"}:
        st.error(literal(folder.last_state()["reason"]))
    if died := [event["step"] for event in folder.events() if event["event"] == "died"]:
        often = "once" if len(died) == 1 else f"{len(died)} times"
        st.caption(f"Its process ended {often} on the way; it went on by itself, last from step {counted(died[-1])}.")
    newest = folder.newest_frame()
    step = max(records[-1]["step"] if records else 0, newest.step if newest else 0)
    is_mine = may_direct(folder)
    if is_mine:
        draw_controls(folder, status, step)
    else:
        st.caption("Somebody else's run, to watch: only the browser that started it directs it, and the teacher.")
    if status == "done":
        _draw_outcome(folder, is_mine)
    elif records:
        _draw_progress(records, spec, status)
    if status in ALIVE:
        draw_live([folder], [""])
    elif newest:
        st.subheader("The film", anchor=False)
        draw_film(folder)
    if records:
        _draw_curves(records, spec)


def _draw_outcome(folder: RunFolder, is_mine: bool) -> None:
    final = folder.last_state()
    early = f" It was solved at step {counted(final['solved_at'])} and stopped there." if "solved_at" in final else ""
    share = percent(final["exact_match"], 1 if final["evaluated_on"] >= _MANY else 0)
    of = f"{interval_of(final['exact_match'], final['evaluated_on'])} of {counted(final['evaluated_on'])}"
    st.text(f"In the end {share} {of} fresh sequences were wholly right.{early}")
    with st.container(horizontal=True, vertical_alignment="center"):
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


def _draw_progress(records: list[dict], spec: RunSpec, status: Status) -> None:
    last, steps, measured = records[-1], spec.settings.steps, last_exact_match(records)
    wholly = "" if measured is None else f": {exact_match_in_words(measured, spec)}"
    st.progress(min(1.0, last["step"] / steps), text=f"Step {counted(last['step'])} of {counted(steps)}")
    with st.container(horizontal=True):
        st.metric(
            "Loss", decimal(last["loss"], 3), help=f"Cross-entropy per token of one batch, in nats.{about_loss(spec)}"
        )
        share = "–" if measured is None else percent(measured, 1)
        st.metric("Exact match", share, help=f"Fresh sequences wholly right{wholly}")
        if status in ALIVE:
            speed = _steps_per_second(records) if status == "running" else 0.0
            left = (steps - last["step"]) / speed if speed else None
            st.metric("Learning rate", significant(last["learning_rate"], 2))
            st.metric("Examples a second", decimal(last["examples_per_second"], 0))
            st.metric(
                "Time left",
                "–" if left is None else f"{decimal(left, 0)} s" if left < 120 else f"{decimal(left / 60, 0)} min",
            )


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


def _steps_per_second(records: list[dict]) -> float:
    recent = records[-40:]
    gaps = [place for place in range(1, len(recent)) if recent[place]["time"] - recent[place - 1]["time"] > 5]
    recent = recent[gaps[-1] :] if gaps else recent  # a pause is no slow step
    seconds = recent[-1]["time"] - recent[0]["time"]
    return (recent[-1]["step"] - recent[0]["step"]) / seconds if seconds > 0 else 0.0

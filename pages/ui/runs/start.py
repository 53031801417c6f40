"""Runs before they start, their start, and the way to find them again."""

from collections.abc import Mapping, Sequence

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.server.storage import runs_root
from pages.ui.runs.live_region import note_opened
from pages.ui.shell.waiting import wait_for
from pages.ui.state.link import linked, recall
from pages.ui.state.owner import current_owner, may_direct
from pages.ui.state.session import session
from transformer import RunSpec
from transformer.runs import begin_to_measure, forecast_seconds, forecast_words, speed_here
from transformer.runs.jobs import (
    ALIVE,
    Controls,
    LimitError,
    RunFolder,
    cluster_address,
    find,
    num_parameters,
    storage_words,
    submit_twins,
)
from transformer.text import counted


def lay_out_form(label: str, folders: Sequence[RunFolder]) -> tuple[DeltaGenerator, DeltaGenerator, bool]:
    """Lay out the form and the runs that are open: beside each other, or the runs alone once there are any.

    Args:
        label: Of the button behind which the form waits while something is open.
        folders: The runs that are open.
    Returns:
        The place of the form, that of the runs, and whether the form is in sight.
    """
    if not folders:
        form, live = st.columns([3, 7], gap="large")
        return form, live, True
    with st.container(key="opened-area"):
        # Other runs get a popover of their own, so that it is closed again when a run has been started in it.
        key = f"another-{'-'.join(folder.id for folder in folders)}"
        with st.container(key="another", width="content"):
            form = st.popover(label, icon=":material/add:", key=key, on_change="rerun")
        return form, st.container(), bool(form.open)


def draw_forecast(specs: Sequence[RunSpec]) -> None:
    """Say what runs that share a process are before they start, and how long they take here.

    Args:
        specs: At least one.
    """
    st.text(_describe_time(specs), help=describe_runs(specs))
    if not cluster_address() and speed_here() is None:
        begin_to_measure()
        wait_for(speed_here)


def describe_runs(specs: Sequence[RunSpec]) -> str:
    """Return what runs that share a process are, in words: parameters, steps, and how long they take here.

    Args:
        specs: At least one.
    """
    sizes = sorted({num_parameters(spec) for spec in specs})
    parameters = counted(sizes[0]) if len(sizes) == 1 else f"{counted(sizes[0])} to {counted(sizes[-1])}"
    settings = specs[0].settings
    what = f"{parameters} parameters, {counted(settings.steps)} steps of {settings.batch_size} sequences"
    return f"{what}. {_describe_time(specs, ' on this computer, give or take half')}"


def _describe_time(specs: Sequence[RunSpec], more: str = "") -> str:
    if cluster_address():  # nobody knows here how fast that is
        return "On the cluster."
    speed = speed_here()
    if speed is None:
        return "Its first seconds will tell how long it takes."
    seconds = speed.start + sum(forecast_seconds(spec, speed) for spec in specs)
    return f"{forecast_words(seconds).capitalize()}{more}."


def draw_start(specs: list[RunSpec], shown: list[RunFolder], paused: bool = False) -> bool | None:
    """Draw the buttons that start runs; these very runs are not started a second time while they go on.

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
    starts = st.button("Start training", key="start-training", type="primary", icon=":material/play_arrow:", **options)
    waits = paused and st.button("Start paused", icon=":material/skip_next:", **options)
    if goes_on:
        st.caption("This is under way already. Change something, or its seed, to start another.")
    return waits if starts or waits else None


def start_runs(specs: list[RunSpec], controls: Controls, files: Mapping[str, bytes] | None = None) -> list[str]:
    """Start runs of this browser's owner; where the server refuses, the page says why and nothing starts.

    Returns:
        Their ids, or nothing.
    """
    speed = None if cluster_address() else speed_here()
    seconds = speed and [forecast_seconds(spec, speed) for spec in specs]
    try:
        return submit_twins(specs, runs_root(), current_owner(), controls, files, seconds)
    except LimitError as error:
        st.warning(str(error))
    except OSError as error:
        st.warning(f"It can't be started. {storage_words(error)}")
    return []


def open_run(ids: list[str]) -> None:
    """Open the first of the runs that were just started; its id is in the link, so a reload finds it again."""
    if ids:
        session().open_next["run"] = ids[0]
        st.rerun()


def find_requested_runs(key: str) -> str:
    """Return ids of runs that the link asks for or that were just started, before the field of the ids is drawn."""
    if key in session().open_next:
        st.session_state[key] = session().open_next.pop(key)
        note_opened(st.session_state[key])
    recall(key)
    return st.session_state.get(key) or st.query_params.get(key) or ""


def choose_run() -> None:
    """Draw a field for the id of another run than the one in the link."""
    with st.expander("Open a run"):
        linked(st.text_input, "Id of a run on this server", key="run", max_chars=40)
        st.page_link("models.py", label="All my runs", icon=":material/inventory_2:")


def run_of(run_id: str) -> RunFolder | None:
    """Return the folder of a run; where there is none, draw a warning."""
    if not run_id.strip():
        return None
    try:
        return find(run_id.strip(), runs_root())
    except KeyError as error:
        st.warning(error.args[0])
        return None

"""A person's runs on the page Models: in progress, unfinished, and the space they take."""

from datetime import datetime
from pathlib import Path

import pandas as pd
import streamlit as st

from pages.models.removals import bring_back_all, find_removed, offer_undo, remove
from pages.server.storage import runs_root
from pages.ui.models.chooser import shown_names
from pages.ui.models.files import ModelFile, finished_runs, model_id_of
from pages.ui.models.opening import draw_way_to_heads
from pages.ui.models.table import task_in_words, time_zone
from pages.ui.runs.runs import status_words
from pages.ui.shell.glossary import literal
from pages.ui.shell.messages import attempt, draw_message, tell
from pages.ui.state.owner import current_owner, must_direct
from pages.ui.state.session import session
from transformer.runs import bytes_in, bytes_in_use, delete_for_good, removed_name
from transformer.runs.jobs import (
    ALIVE,
    DamagedError,
    RunFolder,
    Status,
    cancel,
    runs,
    server_limits,
)
from transformer.text import clipped, counted, in_a_line, megabytes

_MOST_LISTED, _LONGEST_TASK = 20, 40
_WATCH_EVERY = 2.0
"""Seconds between two looks at runs that are alive."""


def find_unfinished_runs() -> tuple[list[tuple[RunFolder, Status]], list[tuple[RunFolder, Status]]]:
    """Return the visitor's runs in progress, and those that ended without a model, each with its status."""
    runs_with_status: list[tuple[RunFolder, Status]] = [
        (folder, folder.status()) for folder in runs(runs_root(), current_owner()) if not folder.model.exists()
    ]
    return [run for run in runs_with_status if run[1] in ALIVE], [
        run for run in runs_with_status if run[1] not in ALIVE
    ]


def draw_runs(
    title: str, runs_with_status: list[tuple[RunFolder, Status]], removable: bool = False, where: str = "runs"
) -> None:
    """Draw a list of runs with the way to each; nothing if there is none.

    Args:
        title: The title of the list.
        runs_with_status: Runs, newest first, with their status. Those that are alive are watched; each can be stopped.
        removable: True if each can be removed, and the last one brought back.
        where: Part of the page in which the undo is offered.
    """
    if runs_with_status:
        st.header(title, anchor=False)
    draw_message("runs")
    if any(status in ALIVE for _, status in runs_with_status):
        st.fragment(_draw_live, run_every=_WATCH_EVERY)([folder for folder, _ in runs_with_status[:_MOST_LISTED]])
    else:
        _draw_list(runs_with_status[:_MOST_LISTED], where if removable else "")
    if len(runs_with_status) > _MOST_LISTED:
        st.caption(f"And {len(runs_with_status) - _MOST_LISTED} older ones.")
    if removable:
        offer_undo(where)


def _draw_live(folders: list[RunFolder]) -> None:
    """Draw runs in progress; once one has ended, draw the whole page anew, for the run stands elsewhere now."""
    now: list[tuple[RunFolder, Status]] = [(folder, folder.status()) for folder in folders]
    if any(status not in ALIVE for _, status in now):
        st.rerun()
    _draw_list(now)


def _draw_list(runs_with_status: list[tuple[RunFolder, Status]], removable_from: str = "") -> None:
    for (folder, status), what in zip(runs_with_status, _describe_each([folder for folder, _ in runs_with_status])):
        _draw_run(folder, status, what, removable_from)


def _draw_run(folder: RunFolder, status: Status, what: str, removable_from: str) -> None:
    with st.container(key=f"run-{folder.id}", gap="xxsmall"):
        with st.container(horizontal=True, vertical_alignment="center"):
            st.text(what, width="content")
            link, icon = {"run": folder.id}, ":material/model_training:"
            st.page_link("train.py", label="Open on Train", icon=icon, query_params=link)
            if status in ALIVE:
                icon, off = ":material/stop:", folder.controls.stop
                st.button("Stop", icon=icon, key=f"stop-{folder.id}", on_click=_stop, args=(folder,), disabled=off)
            if removable_from:
                icon, which = ":material/delete:", ([(folder.name, folder.path)], removable_from)
                st.button("Remove", icon=icon, key=f"remove-{folder.id}", on_click=remove, args=which)
        st.caption(literal(_describe_status(folder, status)))


def _describe_each(folders: list[RunFolder]) -> list[str]:
    """Return a description of each run; runs that would read alike are told apart by the end of their ids."""
    descriptions = [_describe(folder) for folder in folders]
    return [
        what if descriptions.count(what) == 1 else f"{what} … {folder.id[-4:]}"
        for folder, what in zip(folders, descriptions)
    ]


def _describe(folder: RunFolder) -> str:
    """Return a description of a run: its name, task, system, and the time of its start."""
    try:
        spec = folder.spec()
    except DamagedError:
        return f"{in_a_line(folder.name)}: damaged ({folder.id})"
    task = clipped(task_in_words(spec.task.to_dict()).rstrip("."), _LONGEST_TASK)
    began = f"{datetime.fromtimestamp(folder.started_at(), time_zone()):%Y-%m-%d %H:%M}"
    return f"{in_a_line(folder.name)}: {task}, system {spec.system}, started {began}"


def _describe_status(folder: RunFolder, status: Status) -> str:
    """Return where a run stands: its place in line, its last step, or the reason why it ended."""
    if status in ALIVE and folder.controls.stop:
        return "Stopping …"
    if status == "damaged":
        return status_words(folder, status)
    if status in {"diverged", "failed"}:
        return folder.last_state().get("reason") or status_words(folder, status)
    records = folder.records()
    step = f" Step {counted(records[-1]['step'])} of {counted(folder.spec().settings.steps)}." if records else ""
    return status_words(folder, status) + step


def _stop(folder: RunFolder) -> None:
    def stop() -> None:
        must_direct(folder)
        cancel(folder.id, runs_root())

    try:
        attempt(stop, "runs", "It can't be stopped.")
    except KeyError:
        tell("runs", "That run is not here any more: it was removed, in another tab perhaps.")


def draw_finished_runs() -> None:
    """Draw the visitor's finished runs, each with the way to its film; closed until somebody looks for one."""
    done = [folder for folder in finished_runs(runs_root(), current_owner()) if (folder.path / "spec.json").exists()]
    if not done:
        return
    title = f"My finished runs ({len(done)})"
    finished = st.expander(title, icon=":material/movie:", key="finished-runs", on_change="rerun")
    if finished.open:
        with finished:
            for folder, what in zip(done, _describe_each(done[:_MOST_LISTED])):
                _draw_finished(folder, what)
            if len(done) > _MOST_LISTED:
                st.caption(f"And {len(done) - _MOST_LISTED} older ones: choose the model above to find its film.")


def _draw_finished(folder: RunFolder, what: str) -> None:
    with st.container(horizontal=True, vertical_alignment="center", key=f"finished-{folder.id}"):
        st.text(what, width="content")
        st.page_link("train.py", label="Its film", icon=":material/movie:", query_params={"run": folder.id})
        draw_way_to_heads(model_id_of(folder))


def oldest_unpinned(folders: list[RunFolder]) -> list[RunFolder]:
    """Return the runs that may be offered for removal, oldest first: finished ones that their owner did not pin.

    Args:
        folders: Finished runs, newest first, as `finished_runs` returns them.
    """
    return [folder for folder in reversed(folders) if not folder.note("pinned")]


def draw_space() -> None:
    """Draw how much room everything takes, and what could be removed; nothing is removed without a click."""
    root, most = runs_root(), server_limits().disk_for_runs * 10**6
    used = _bytes_in_use(str(root), root.stat().st_mtime_ns if root.exists() else 0)
    is_short = used > most
    if is_short:
        st.warning(
            f"All models and runs together take {megabytes(used)}; this server keeps {megabytes(most)}. "
            "A new run starts only after old ones were removed."
        )
    space = st.expander(
        "Space on this server", icon=":material/hard_drive:", expanded=is_short, key="space", on_change="rerun"
    )
    if space.open:
        with space:
            st.text(f"{megabytes(used, 1)} of {megabytes(most)} are taken by everyone together.")
            if is_short:
                st.text("Your oldest models that are not pinned are chosen below; nothing goes before you say so.")
            _draw_offer(used - most)
            offer_undo("space")
            _draw_removed()


@st.cache_data(ttl=15, max_entries=4, show_spinner=False)
def _bytes_in_use(root: str, modified: int) -> int:
    """Count the bytes of thousands of files: again when a run came or went, and now and then, because runs grow."""
    return bytes_in_use(Path(root))


def _draw_offer(excess: int) -> None:
    offered = {model_id_of(folder): folder for folder in oldest_unpinned(finished_runs(runs_root(), current_owner()))}
    if not offered:
        st.caption("You have no finished model that is not pinned.")
        return
    sizes = {model_id: bytes_in(folder.path) for model_id, folder in offered.items()}
    names = shown_names({key: ModelFile(key, folder.model, "mine", folder) for key, folder in offered.items()})
    zone = time_zone()
    table = [
        {
            "name": names[model_id],
            "finished": f"{datetime.fromtimestamp(folder.model.stat().st_mtime, zone):%Y-%m-%d %H:%M}",
            "size (MB)": sizes[model_id] / 1e6,
        }
        for model_id, folder in offered.items()
    ]
    st.dataframe(
        pd.DataFrame(table),
        hide_index=True,
        alt="Your finished models that are not pinned, oldest first, with their size",
        column_config={"size (MB)": st.column_config.NumberColumn(format="%.2f")},
    )
    suggested = []
    for model_id, size in sizes.items():
        if excess > 0:
            suggested.append(model_id)
            excess -= size
    chosen = st.multiselect(
        "To remove, oldest first", list(offered), suggested, key="to-remove",
        format_func=lambda model_id: names.get(model_id) or model_id,
    )  # fmt: skip
    size = megabytes(sum(sizes[model_id] for model_id in chosen), 1)
    st.button(
        f"Remove {len(chosen)} ({size})" if chosen else "Remove",
        icon=":material/delete:",
        key="remove-chosen",
        disabled=not chosen,
        on_click=remove,
        args=([(offered[model_id].name, offered[model_id].path) for model_id in chosen], "space"),
    )


def _draw_removed() -> None:
    """Draw the visitor's removed runs and models that can still be brought back."""
    removed = find_removed(current_owner())
    if not removed:
        return
    size = megabytes(sum(bytes_in(place) for place in removed), 1)
    count = "1 removed run or model" if len(removed) == 1 else f"{len(removed)} removed runs and models"
    st.text(
        f"{count} of yours ({size}) can still be brought back. When a new run needs the space, what was "
        "removed first is deleted for good."
    )
    with st.container(horizontal=True):
        st.button("Bring all back", icon=":material/undo:", on_click=_bring_all_back)
        st.button("Delete for good now", icon=":material/delete_forever:", on_click=_delete_all)


def _bring_all_back() -> None:
    session().removals = ("", ())
    bring_back_all([(removed_name(place), place) for place in find_removed(current_owner())], "space")


def _delete_all() -> None:
    session().removals = ("", ())
    for place in find_removed(current_owner()):
        delete_for_good(place)

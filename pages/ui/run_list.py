"""A person's runs on the page Models: in progress, unfinished, and the space they take."""

from datetime import datetime
from pathlib import Path

import pandas as pd
import streamlit as st

from pages.ui.model_actions import offer_undo
from pages.ui.model_table import time_zone
from pages.ui.models import finished_runs, model_id_of, remove, runs_root
from pages.ui.owner import owner
from transformer.jobs import ALIVE, RunFolder, runs, server_limits
from transformer.jobs.removal import (
    bring_back,
    bytes_in,
    bytes_in_use,
    delete_for_good,
    removed_name,
    removed_runs,
)

_STATES = {
    "queued": "starting",
    "waiting": "waiting for a free processor",
    "running": "training",
    "paused": "paused",
    "stopped": "stopped",
    "diverged": "diverged: the loss was no number any more",
    "failed": "ended with an error",
    "lost": "its process ended without a word",
    "done": "done",
}
_MOST_LISTED = 20


def unfinished_runs() -> tuple[list[tuple[RunFolder, str]], list[tuple[RunFolder, str]]]:
    """This person's runs without a finished model, each with its status: those in progress, those that ended early."""
    found = [(folder, folder.status()) for folder in runs(runs_root(), owner()) if not folder.model.exists()]
    return (
        [(folder, status) for folder, status in found if status in ALIVE],
        [(folder, status) for folder, status in found if status not in ALIVE],
    )


def draw_runs(title: str, found: list[tuple[RunFolder, str]], removable: bool = False) -> None:
    """A list of runs with the way to each; nothing where there is none.

    Args:
        title: Of the list.
        found: Runs, newest first, with their status.
        removable: Each can be removed, and the last one brought back.
    """
    if found:
        st.subheader(title, anchor=False)
    for folder, status in found[:_MOST_LISTED]:
        with st.container(horizontal=True, vertical_alignment="center", key=f"run-{folder.id}"):
            st.text(f"{folder.name} ({folder.id}): {_STATES.get(status, status)}", width="content")
            link, icon = {"run": folder.id}, ":material/model_training:"
            st.page_link("pages/train.py", label="Open on Train", icon=icon, query_params=link)
            if removable:
                icon, what = ":material/delete:", ([(folder.name, folder.path)], "runs")
                st.button("Remove", icon=icon, key=f"remove-{folder.id}", on_click=remove, args=what)
    if len(found) > _MOST_LISTED:
        st.caption(f"And {len(found) - _MOST_LISTED} older ones.")
    if removable:
        offer_undo("runs")


def oldest_unpinned(folders: list[RunFolder]) -> list[RunFolder]:
    """What may be offered for removal, oldest first: finished runs that their owner did not pin.

    Args:
        folders: Finished runs, newest first, as `finished_runs` gives them.
    """
    return [folder for folder in reversed(folders) if not folder.note("pinned")]


def draw_space() -> None:
    """How much everything takes, and what could go; nothing is removed but by a click."""
    root, most = runs_root(), server_limits().disk_for_runs * 10**6
    used = _bytes_in_use(str(root), root.stat().st_mtime_ns if root.exists() else 0)
    is_short = used > most
    if is_short:
        st.warning(
            f"All models and runs together take {used / 1e6:,.0f} MB; this server keeps {most / 1e6:,.0f} MB. "
            "A new run starts only after old ones were removed."
        )
    space = st.expander(
        "Space on this server", icon=":material/hard_drive:", expanded=is_short, key="space", on_change="rerun"
    )
    if space.open:
        with space:
            st.text(f"{used / 1e6:,.1f} of {most / 1e6:,.0f} MB are taken, by everyone together.")
            if is_short:
                st.text("Your oldest models that are not pinned are chosen below; nothing goes before you say so.")
            _draw_offer(used - most)
            offer_undo("space")
            _draw_removed()


@st.cache_data(ttl=15, max_entries=4, show_spinner=False)
def _bytes_in_use(root: str, modified: int) -> int:
    """Thousands of files are counted: again when a run came or went, and now and then, because runs grow."""
    return bytes_in_use(Path(root))


def _draw_offer(excess: int) -> None:
    offered = {model_id_of(folder): folder for folder in oldest_unpinned(finished_runs(runs_root(), owner()))}
    if not offered:
        st.caption("You have no finished model that is not pinned.")
        return
    sizes = {model_id: bytes_in(folder.path) for model_id, folder in offered.items()}
    zone = time_zone()
    table = [
        {
            "name": folder.name,
            "finished": f"{datetime.fromtimestamp(folder.model.stat().st_mtime, zone):%Y-%m-%d %H:%M}",
            "size (MB)": sizes[model_id] / 1e6,
            "in links": model_id,
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
    chosen = st.multiselect("To remove, oldest first", list(offered), suggested, key="to-remove")
    megabytes = sum(sizes[model_id] for model_id in chosen) / 1e6
    st.button(
        f"Remove {len(chosen)} ({megabytes:.1f} MB)" if chosen else "Remove",
        icon=":material/delete:",
        key="remove-chosen",
        disabled=not chosen,
        on_click=remove,
        args=([(offered[model_id].name, offered[model_id].path) for model_id in chosen], "space"),
    )


def _draw_removed() -> None:
    """What this person removed and still can have back."""
    removed = removed_runs(runs_root(), owner())
    if not removed:
        return
    megabytes = sum(bytes_in(folder.path) for folder in removed) / 1e6
    count = "1 removed run or model" if len(removed) == 1 else f"{len(removed)} removed runs and models"
    st.text(
        f"{count} of yours ({megabytes:.1f} MB) can still be brought back. When a new run needs the space, what was "
        "removed first is deleted for good."
    )
    with st.container(horizontal=True):
        st.button("Bring all back", icon=":material/undo:", on_click=_bring_all_back, args=(removed,))
        st.button("Delete for good now", icon=":material/delete_forever:", on_click=_delete_all, args=(removed,))


def _bring_all_back(removed: list[RunFolder]) -> None:
    st.session_state.pop("removed", None)
    for folder in removed:
        home = runs_root() / removed_name(folder.path)
        if folder.path.exists() and not home.exists():
            bring_back(folder.path, home)


def _delete_all(removed: list[RunFolder]) -> None:
    st.session_state.pop("removed", None)
    for folder in removed:
        delete_for_good(folder.path)

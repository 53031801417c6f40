"""The teacher's part at the end of the page Models: everybody's runs, and the memory and disk that are used."""

from pathlib import Path

import streamlit as st

from pages.models.removals import bring_back_all, find_removed
from pages.models.run_list import draw_runs
from pages.models.stops import offer_stops
from pages.server.bundle import declare_bundled
from pages.server.storage import runs_root
from pages.server.teacher import HOW_TO_BECOME_TEACHER, has_teacher
from pages.ui.memory.store import STORE
from pages.ui.state.owner import current_owner, is_teacher
from transformer.runs import bytes_in, bytes_in_use, removed_name, usable_memory, used_memory
from transformer.runs.jobs import ALIVE, RunFolder, Status, runs, server_limits
from transformer.text import in_a_line, megabytes

_KEY_FIELD = declare_bundled("teacherKey")
_MOST_REMOVED = 20


def draw_teacher() -> None:
    """Draw the field for the teacher's key; for the teacher, draw what only they may see and do."""
    section = st.expander(
        "For the teacher", icon=":material/school:", expanded=is_teacher(), key="teacher", on_change="rerun"
    )
    if section.open:
        with section:
            if is_teacher():
                _draw_room()
                _draw_others_runs()
                _draw_removed()
                _KEY_FIELD(key="leave-teacher", data={"entered": True})
            elif has_teacher():
                st.text("With the key of this server you see all runs, and can stop, remove and bring back any.")
                _KEY_FIELD(key="enter-teacher", data={"entered": False})
            else:
                st.text(f"This server has no teacher. {HOW_TO_BECOME_TEACHER}")


def _draw_room() -> None:
    """Draw how much memory and disk are used, and of how much."""
    used, usable, kept = used_memory(), usable_memory(), STORE.used_bytes
    disk, most = bytes_in_use(runs_root()), server_limits().disk_for_runs * 10**6
    with st.container(horizontal=True):
        st.metric(
            "Memory of the server",
            megabytes(used),
            help=f"Of {megabytes(usable)} that it may use; runs that train are processes of their own.",
        )
        st.metric("Of it kept results", megabytes(kept), help="Loaded models and results that sessions share.")
        st.metric("Disk", megabytes(disk), help=f"Of {megabytes(most)} for all runs and models.")


def _draw_others_runs() -> None:
    own = set(
        runs(runs_root(), current_owner())
    )  # the runs that are listed above, even one whose note of its owner is lost meanwhile
    unfinished: list[tuple[RunFolder, Status]] = [
        (folder, folder.status()) for folder in runs(runs_root()) if folder not in own and not folder.model.exists()
    ]
    alive = [run for run in unfinished if run[1] in ALIVE]
    ended = [run for run in unfinished if run[1] not in ALIVE]
    offer_stops(alive)
    draw_runs("Runs of others in progress", alive, where="others")
    draw_runs("Unfinished runs of others", ended, removable=True, where="others")
    if not unfinished:
        st.text("Nobody else has a run in progress, or an unfinished one.")


def _draw_removed() -> None:
    """Draw what anybody removed, newest first, each with the way back."""
    for place in find_removed(None)[: -_MOST_REMOVED - 1 : -1]:
        with st.container(horizontal=True, vertical_alignment="center", key=f"removed-{place.name}"):
            what = in_a_line(RunFolder(place).name if place.is_dir() else Path(removed_name(place)).stem)
            st.text(f"Removed: {what} ({megabytes(bytes_in(place), 1)})", width="content")
            back = ([(what, place)], "others")
            st.button(
                "Bring back", icon=":material/undo:", key=f"back-{place.name}", on_click=bring_back_all, args=back
            )

"""The teacher's way to stop many runs of others at once: all that wait, or all of one person; it can be undone."""

from collections import defaultdict
from collections.abc import Sequence

import streamlit as st

from pages.server.storage import runs_root
from pages.ui.shell.messages import attempt, draw_message, tell
from pages.ui.state.owner import NotAllowed, must_direct
from pages.ui.state.session import session
from transformer.runs.jobs import ALIVE, LimitError, RunFolder, Status, cancel_all, resume, storage_words
from transformer.text import in_a_line

_WAITING: set[Status] = {"waiting", "lost"}
_MOST_NAMES = 3


def offer_stops(runs_with_status: list[tuple[RunFolder, Status]]) -> None:
    """Draw buttons that stop many of these runs, and the way back from the last press.

    Args:
        runs_with_status: Runs of others in progress, newest first, with their status.
    """
    going = [(folder, status) for folder, status in runs_with_status if not folder.controls.stop]
    waiting = [folder for folder, status in going if status in _WAITING]
    by_owner: defaultdict[str, list[RunFolder]] = defaultdict(list)
    for folder, _ in going:
        by_owner[folder.note("owner")].append(folder)
    several = {key: folders for key, folders in by_owner.items() if key and len(folders) > 1}
    if len(waiting) > 1:
        _draw_stop(f"Stop all {len(waiting)} of others that wait", "stop-waiting", waiting)
    if several:
        with st.container(horizontal=True, vertical_alignment="bottom"):
            whose = st.selectbox(
                "All of one person", several, format_func=lambda key: _words(several[key]), key="whose"
            )
            if whose:
                _draw_stop(f"Stop these {len(several[whose])}", "stop-person", several[whose])
    draw_message("stops")
    if stopped_runs := session().stopped_runs:
        with st.container(horizontal=True, vertical_alignment="center"):
            st.text(f"Stopped {len(stopped_runs)} runs; their owners can go on with each.", width="content")
            st.button("Undo", icon=":material/undo:", key="undo-stops", on_click=_undo)


def _draw_stop(label: str, key: str, folders: list[RunFolder]) -> None:
    st.button(label, icon=":material/stop:", key=key, on_click=_stop, args=(folders,))


def _words(folders: list[RunFolder]) -> str:
    """Return the names of one person's runs, by which the teacher finds them in the list."""
    names = [f"{in_a_line(folder.name)} ({folder.id})" for folder in folders[:_MOST_NAMES]]
    return f"{len(folders)} runs: {', '.join(names)}{' …' if len(folders) > _MOST_NAMES else ''}"


def _stop(folders: Sequence[RunFolder]) -> None:
    before = [(folder, folder.controls.pause_at) for folder in folders if folder.status() in ALIVE]

    def stop() -> None:
        for folder in folders:
            must_direct(folder)
        session().stopped_runs = before
        cancel_all([folder for folder, _ in before], runs_root())

    attempt(stop, "stops", "Not all could be stopped.")


def _undo() -> None:
    """Let the stopped runs go on as they were told before, in the order in which they came."""
    problems = set()
    stopped, session().stopped_runs = session().stopped_runs, ()
    for folder, pause_at in reversed(stopped):
        try:
            must_direct(folder)
            resume(folder.id, runs_root(), pause_at=pause_at)
        except (NotAllowed, LimitError) as error:
            problems.add(str(error))
        except KeyError:
            problems.add("One was removed meanwhile.")
        except OSError as error:
            problems.add(f"Not all go on. {storage_words(error)}")
    if problems:
        tell("stops", " ".join(sorted(problems)))

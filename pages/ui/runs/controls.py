"""The controls of one run: pause, one step, stop, resume, rewind, another learning rate."""

from collections.abc import Callable

import streamlit as st

from pages.server.storage import runs_root
from pages.ui.runs.form import WHEN_SOLVED, for_people
from pages.ui.shell.messages import draw_message, forget_message, tell
from pages.ui.state.owner import NotAllowed, must_direct
from pages.ui.state.session import session
from transformer.runs.jobs import ALIVE, RunFolder, Status, cancel, control, resume, rewind, storage_words

UNENDED: set[Status] = {"stopped", "failed"}
"""Statuses from which a run can go on from its last checkpoint, as soon as somebody says so."""
_READING_TIME = 8.0
"""Seconds that a refusal stays: a run that is watched draws itself anew all the time."""


def draw_controls(folder: RunFolder, status: Status, step: int) -> dict[str, str]:
    """Draw buttons that fit the run's status into the row that is being drawn; each has a letter on the keyboard.

    Args:
        folder: The run.
        status: Of the run.
        step: Steps done.
    Returns:
        The label of each letter's button.
    """
    controls = folder.controls
    is_paused = status == "paused" or (status in ALIVE and controls.pause_at is not None)
    labels: dict[str, str] = {}

    def button(label: str, icon: str, letter: str, action: Callable[..., None], *arguments: object) -> None:
        st.button(
            label, icon=f":material/{icon}:", on_click=_safely, args=(action, folder, *arguments), key=f"run-{icon}",
            shortcut=letter,
        )  # fmt: skip
        labels[letter] = label

    if status in UNENDED or is_paused:
        button("Go on", "play_arrow", "P", _go_on)
        button("One step", "skip_next", "N", _one_step, step)
    elif status in ALIVE:
        button("Pause", "pause", "P", _set_controls, {"pause_at": 0})
    if status in ALIVE:
        button("Stop", "stop", "S", _stop)
    if status not in {"queued", "waiting"}:
        button("Rewind", "replay", "W", _rewind)
    if status in ALIVE or status in UNENDED:
        with st.popover("Change", icon=":material/tune:", help="Learning rate, and when it ends"):
            _draw_rate(folder)
            st.toggle(
                "Stop when solved",
                controls.stop_when_solved,
                key=f"solved-{folder.id}",
                on_change=_safely,
                args=(_set_stop_when_solved, folder),
                help=WHEN_SOLVED,
            )
    return labels


def draw_answers(folder: RunFolder) -> None:
    """Draw what became of the last click on a control: why it was refused, or the way back from a rewind."""
    rewound = session().rewind
    draw_message(f"run-{folder.id}", _READING_TIME)
    if rewound and rewound[1] == folder.id:
        with st.container(horizontal=True, vertical_alignment="center"):
            st.text("From the same initial weights, before the first step.", width="content")
            st.button(
                "Back to the run before", icon=":material/undo:", on_click=_open, args=(rewound[0],), key="unwind"
            )


def _safely(action, folder: RunFolder, *arguments) -> None:
    """Do what a control asks for; where that can't be done, leave a message that says why.

    Between drawing and click a run may be deleted, or a limit be reached; a number may be out of range. The visitor's
    right to direct the run is checked here as well: it may have been another's when the buttons were drawn.
    """
    try:
        must_direct(folder)
        action(folder, *arguments)
    except NotAllowed as error:
        problem = str(error)
    except ValueError as error:
        problem = for_people(error)
    except KeyError as error:
        problem = str(error.args[0])
    except OSError as error:
        problem = storage_words(error)
    else:
        forget_message(f"run-{folder.id}")
        return
    tell(f"run-{folder.id}", problem)


def _draw_rate(folder: RunFolder) -> None:
    highest = folder.controls.learning_rate or folder.spec().settings.learning_rate
    tries = session().rate_tries  # a rate that is refused does not stay in the field
    key = f"rate-{folder.id}-{highest}-{tries}"  # so that every browser shows the rate that holds now
    st.number_input(
        "Highest learning rate",
        # The session doesn't set the value: a field first seen when its popover opens would begin with 0, and say so.
        value=highest,
        step=highest / 10,
        format="%g",
        key=key,
        on_change=_safely,
        args=(_change_rate, folder, key),
        width=180,
        help="From the next step on; warm-up and decay of the schedule stay as they are.",
    )


def _change_rate(folder: RunFolder, key: str) -> None:
    session().rate_tries += 1
    _set_controls(folder, {"learning_rate": st.session_state[key]})


def _set_stop_when_solved(folder: RunFolder) -> None:
    _set_controls(folder, {"stop_when_solved": st.session_state[f"solved-{folder.id}"]})


def _set_controls(folder: RunFolder, changes: dict) -> None:
    control(folder.id, runs_root(), **changes)


def _stop(folder: RunFolder) -> None:
    cancel(folder.id, runs_root())


def _go_on(folder: RunFolder, **controls: int) -> None:
    resume(folder.id, runs_root(), **controls)


def _one_step(folder: RunFolder, step: int) -> None:
    if folder.status() != "running":  # a running one is on its way to the step asked for before
        _go_on(folder, pause_at=step + 1)


def _rewind(folder: RunFolder) -> None:
    new = rewind(folder.id, runs_root())
    cancel(folder.id, runs_root())
    session().rewind = (folder.id, new)
    _open(new)


def _open(run_id: str) -> None:
    # A click in a fragment draws only the fragment anew, and its next look at the run would bring the old id back.
    session().open_next["run"] = run_id

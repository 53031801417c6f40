"""The words beside the controls of a run: what their letters do, and each time what has become of the run."""

from collections.abc import Mapping

from pages.server.bundle import declare_bundled
from pages.ui.state.session import session
from transformer.runs.jobs import RunFolder
from transformer.text import counted, percent

_TOLD = declare_bundled("runTold")


def note_opened(run_id: str) -> None:
    """Note that this run was opened by what somebody did on the page, so that how it stands is news."""
    session().opened_here = run_id


def draw_told(folder: RunFolder, letters: Mapping[str, str]) -> None:
    """Draw the switch of the letters into the row that is being drawn, and say to screen readers how the run stands.

    Args:
        folder: The run.
        letters: What each letter does; none = there is no switch.
    """
    is_new = session().opened_here == folder.id
    data = {"run": folder.id, "now": now_of(folder), "isNew": is_new, "letters": dict(letters)}
    _TOLD(key="run-told", data=data, width="content")


def now_of(folder: RunFolder) -> str:
    """Return in a sentence what has become of a run; empty before it has begun."""
    last = folder.last_state()
    step = last.get("step", 0)
    match last["event"]:
        case "start" | "going":
            return f"Goes on from step {counted(step)}." if step else "Training started."
        case "paused":
            return f"Paused at step {counted(step)}."
        case "stopped":
            return f"Stopped at step {counted(step)}."
        case "diverged":
            return f"Stopped at step {counted(step)}, because it diverged."
        case "failed":
            return "It ended with an error."
        case "done":
            return f"Finished: exact match {percent(last['exact_match'], 1)}."
        case _:
            return ""

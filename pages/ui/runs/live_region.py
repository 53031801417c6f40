"""The words beside the controls of a run: what their letters do, and each time what has become of the run."""

from collections.abc import Mapping

from pages.server.bundle import declare_bundled
from pages.ui.state.session import session
from transformer.runs.jobs import RunFolder
from transformer.text import counted, percent

_LIVE_REGION = declare_bundled("runTold")


def note_opened(run_id: str) -> None:
    """Note that this run was opened by what somebody did on the page, so that how it stands is news."""
    session().opened_run = run_id


def draw_live_region(folder: RunFolder, letters: Mapping[str, str]) -> None:
    """Draw the switch of the letters into the row that is being drawn, and say to screen readers how the run stands.

    Args:
        folder: The run.
        letters: What each letter does; none = there is no switch.
    """
    is_new = session().opened_run == folder.id
    data = {"run": folder.id, "now": describe_state(folder), "isNew": is_new, "letters": dict(letters)}
    _LIVE_REGION(key="run-told", data=data, width="content")


def describe_state(folder: RunFolder) -> str:
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

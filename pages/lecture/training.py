"""A training run in a lecture: its lecturer starts it, and the slide shows it; where none can start, its record."""

import base64
import threading
import time
from typing import Any, Literal

from pages.server.storage import runs_root
from pages.server.visitor import owner_of
from pages.ui.models.metrics_in_words import interval_of
from transformer import LabError, RunSpec
from transformer.runs import forecast_seconds, speed_here
from transformer.runs.jobs import (
    ALIVE,
    DamagedError,
    RunFolder,
    ShippedRun,
    cluster_address,
    has_free_slot,
    runs,
    shipped_run,
    storage_words,
    submit,
)
from transformer.text import counted, decimal, percent
from transformer.views import View, newest_view, runs_view, with_host

FILM_BYTES = 200_000
"""The most bytes of the weights of one film: enough frames to see how its heads form."""
State = Literal["idle", "starts", "learns", "done", "recorded", "waits"]
"""The state of a training for the slide: nothing has begun; a process starts; a film grows; a film is whole; the record
plays; it plays until there is a place."""
_SHOWN = 3600.0
"""Seconds after its start for which the run of a lecturer is shown, so that the way back leads to it."""
_STARTS = threading.Lock()
"""Held while one looks whether a run goes on and starts one, so that two presses start one."""
_IDLE = "This model has learned nothing yet. Start trains it now, here."
_RECORDING = "A recording of the same training"


def record_in_words(run: ShippedRun) -> str:
    """Return a sentence on the film of a recorded run, for those who can start none: phones, and the file."""
    day = time.strftime("%Y-%m-%d", time.gmtime(run.started_at()))
    return f"A recording of a training run, made on {day} with seed {run.spec().settings.seed}."


def begin_training(recipe: str, secret: str) -> dict[str, Any]:
    """Start the run of a recipe for a visitor, unless it goes on already; return what `look_at_training` returns.

    Args:
        recipe: The name of a recorded run.
        secret: Of the visitor's cookie; empty without one.
    Raises:
        SettingError: If there is no such recipe.
    """
    spec = shipped_run(recipe).spec()
    if not secret:
        return _told("recorded", f"{_RECORDING}: this browser takes no cookies, so nothing can start.")
    with _STARTS:
        found = _newest_run(spec, owner_of(secret))
        if found is None or found.status() not in ALIVE:
            if not has_free_slot(runs_root()):
                return _told("recorded", f"{_RECORDING}: there is no free place now.")
            try:
                _submit(spec, owner_of(secret))
            except LabError as error:
                return _told("recorded", f"{_RECORDING}. {error}")
            except OSError as error:
                return _told("recorded", f"{_RECORDING}. {storage_words(error)}")
    return look_at_training(recipe, secret)


def look_at_training(recipe: str, secret: str) -> dict[str, Any]:
    """Return how far a visitor's run of a recipe is: its state, a sentence, and its picture; None where a record plays.

    Arguments and errors are those of `begin_training`.
    """
    folder = _newest_run(shipped_run(recipe).spec(), owner_of(secret)) if secret else None
    if folder is None:
        return _told("idle", _IDLE)
    status = folder.status()
    if status == "done":
        return _told("done", _outcome(folder), runs_view([folder], [""], FILM_BYTES))
    if status == "waiting":
        return _told("waits", f"{_RECORDING}: the run here waits for a free place.")
    if status not in ALIVE:
        return _told("recorded", f"{_RECORDING}: the run here ended early.")
    view = newest_view([folder], [""])
    if view is None:
        return _told("starts", f"The training is starting, {_place()}.")
    said = "This run is paused." if status == "paused" else f"This run is being trained now, {_place()}."
    return _told("learns", said, view)


def _submit(spec: RunSpec, owner: str) -> None:
    speed = None if cluster_address() else speed_here()
    submit(spec, runs_root(), owner, seconds=forecast_seconds(spec, speed) if speed else None)


def _newest_run(spec: RunSpec, owner: str) -> RunFolder | None:
    """Return the run of this very spec that its owner started last; None if that ended long ago."""
    for folder in runs(runs_root(), owner):
        try:
            is_same = folder.spec().to_dict() == spec.to_dict()
        except DamagedError:
            continue
        if is_same:
            is_recent = time.time() - folder.started_at() < _SHOWN
            return folder if is_recent or folder.status() in ALIVE else None
    return None


def _outcome(folder: RunFolder) -> str:
    """Return how a run ended, in a sentence."""
    last = folder.last_state()
    began = next((event["time"] for event in folder.events() if event["event"] == "start"), last["time"])
    share, count = last["exact_match"], last["evaluated_on"]
    right = f"{percent(share, 1)} {interval_of(share, count)} of {counted(count)} new texts are exactly right."
    return f"Trained {_place()} in {decimal(max(1.0, last['time'] - began), 0)} seconds: {right}"


def _place() -> str:
    return "on the cluster" if cluster_address() else "on this machine"


def _told(state: State, said: str, view: View | None = None) -> dict[str, Any]:
    sent = view and {
        "component": view.component,
        "bytes": base64.b64encode(with_host(view.data, {**view.host, "file": ""})).decode(),
    }
    return {"state": state, "said": said, "view": sent}

"""The sentences on a run, one at each of its events."""

import pytest

from pages.ui.runs.live_region import describe_state
from transformer.runs.jobs import RunFolder


@pytest.mark.parametrize(
    ("event", "values", "sentence"),
    [
        ("queued", {}, ""),
        ("start", {"step": 0, "steps": 12}, "Training started."),
        ("start", {"step": 1200, "steps": 2000}, "Goes on from step 1,200."),
        ("going", {"step": 3}, "Goes on from step 3."),
        ("paused", {"step": 0}, "Paused at step 0."),
        ("stopped", {"step": 5}, "Stopped at step 5."),
        ("done", {"exact_match": 0.985, "evaluated_on": 1000}, "Finished: exact match 98.5 %."),
        ("diverged", {"step": 7, "reason": "its loss is not finite"}, "Stopped at step 7, because it diverged."),
        ("failed", {"reason": "no room"}, "It ended with an error."),
    ],
)
def test_what_became_of_a_run_is_said_from_what_it_emitted(tmp_path, event, values, sentence):
    folder = RunFolder(tmp_path)
    folder.emit(event, **values)
    folder.emit("step", step=9, loss=1.0)  # the event was told on the way
    assert describe_state(folder) == sentence

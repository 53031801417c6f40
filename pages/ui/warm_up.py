"""The warm-up of a server: it makes the first visitor's view, then loads and reads what the other pages need."""

import base64
import pkgutil
import time
from dataclasses import asdict
from importlib import import_module

import pages
from pages.server.first_view import keep_first_view
from pages.server.storage import runs_root
from pages.ui.example.example import Example, task_scores_of
from pages.ui.example.sentences import examples_of
from pages.ui.memory import heap
from pages.ui.models.files import models_of
from pages.ui.models.training_pairs import open_model, why_not_measured
from pages.ui.state.selection import usual_selection
from transformer.views import with_host
from transformer.views.ideas import stage_view

_FOR_THE_FIRST = 1.5
"""Seconds for which the first visitor, who may be waiting already, has the processor: then the rest is read."""


def warm_up() -> None:
    """Make ready for visitors.

    Load the default model, decode its first example, import what serves the other pages, and read all models.
    """
    try:
        _draw_first_view()
    finally:
        time.sleep(_FOR_THE_FIRST)
        for _, name, is_folder in pkgutil.walk_packages(pages.__path__, "pages."):
            if is_folder or name.count(".") > 1:  # the files beside the folders are scripts
                import_module(name)
        for file in models_of(runs_root(), owner="").values():
            import_module("pages.ui.models.table").facts_of(file)
        heap.prepare()
    _measure_default()


def _default() -> Example | None:
    file = next(iter(models_of(runs_root(), owner="").values()), None)
    texts = examples_of(open_model(file)) if file else ()
    return Example(file, texts[0]) if file and texts else None


def _measure_default() -> None:
    """Ask for what Heads, on the page Look, says of the default model, so that its first visitor finds it there."""
    example = _default()
    if example and not why_not_measured(example.checkpoint):
        task_scores_of(example)


def _draw_first_view() -> None:
    example = _default()
    if not example:
        return
    result = example.replay.usual_result()
    data = with_host(stage_view(example.replay).data, {"layout": "sentence", "levels": True})
    keep_first_view(base64.b64encode(data).decode("ascii"), asdict(usual_selection(result, example.checkpoint.opening)))

"""What the first visitor sees, made when the server starts; then what other pages need is loaded."""

import base64
import pkgutil
from dataclasses import asdict
from importlib import import_module

import pages
from pages.server.first_view import keep_first_view
from pages.server.storage import runs_root
from pages.ui.example.example import Example, run_traced
from pages.ui.example.linked_stage import packed_for_stage
from pages.ui.example.sentences import examples_of
from pages.ui.memory import heap
from pages.ui.models.files import models_of
from pages.ui.models.training_pairs import open_model
from pages.ui.state.selection import usual_selection


def warm_up() -> None:
    """Load the default model and decode its first example, then import what serves the other pages."""
    try:
        _draw_first_view()
    finally:
        for _, name, is_folder in pkgutil.walk_packages(pages.__path__, "pages."):
            if is_folder or name.count(".") > 1:  # the files beside the folders are scripts
                import_module(name)
        heap.prepare()


def _draw_first_view() -> None:
    file = next(iter(models_of(runs_root(), owner="").values()), None)
    texts = examples_of(open_model(file)) if file else ()
    if not file or not texts:
        return
    example = Example(file, texts[0])
    result = run_traced(example)
    data = packed_for_stage(example, result, "start")
    keep_first_view(base64.b64encode(data).decode("ascii"), asdict(usual_selection(result, example.checkpoint.opening)))

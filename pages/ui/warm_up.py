"""What the first visitor sees, made when the server starts."""

import base64
from dataclasses import asdict

from pages.server.first_view import keep_first_view
from pages.server.storage import runs_root
from pages.ui.example import Example, run_traced
from pages.ui.linked_stage import packed_for_stage
from pages.ui.models import models_of
from pages.ui.selection import usual_selection
from pages.ui.sentences import examples_of
from pages.ui.training_pairs import open_model


def warm_up() -> None:
    """Load the default model and decode its first example; importing this file has loaded everything else."""
    file = next(iter(models_of(runs_root(), owner="").values()), None)
    texts = examples_of(open_model(file)) if file else ()
    if not file or not texts:
        return
    example = Example(file, texts[0])
    result = run_traced(example)
    data = packed_for_stage(example, result, "start")
    keep_first_view(base64.b64encode(data).decode("ascii"), asdict(usual_selection(result)))

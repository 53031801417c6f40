"""What the first visitor sees, made when the server starts."""

from pages.server.storage import runs_root
from pages.ui.example import Example, run_traced
from pages.ui.models import models_of
from pages.ui.sentences import examples_of
from pages.ui.training_pairs import open_model


def warm_up() -> None:
    """Load the default model and decode its first example; importing this file has loaded everything else."""
    file = next(iter(models_of(runs_root(), owner="").values()), None)
    if file is None:
        return
    for text in examples_of(open_model(file))[:1]:
        run_traced(Example(file, text))

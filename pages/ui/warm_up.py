"""What the first visitor sees, made when the server starts."""

from pages.server.storage import runs_root
from pages.ui.example import Example, run_traced
from pages.ui.models import checkpoint_of, models_of
from pages.ui.sentences import examples_of
from pages.ui.training_pairs import with_pairs


def warm_up() -> None:
    """Load the default model and decode its first example; importing this file has loaded everything else."""
    file = next(iter(models_of(runs_root(), owner="").values()), None)
    if file is None:
        return
    checkpoint = with_pairs(file, checkpoint_of(file))
    for text in examples_of(checkpoint)[:1]:
        run_traced(Example(file, checkpoint, text))
